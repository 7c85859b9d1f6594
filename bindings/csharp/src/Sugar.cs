// SPDX-License-Identifier: MIT
using System;
using System.Text.RegularExpressions;

namespace Animcore
{
    public sealed unsafe partial class Motion
    {
        /// <summary>A motion by a spring, for transactions.</summary>
        public static Motion By(Spring spring) { return new Motion { Kind = MotionKind.Spring, Spring = spring }; }
    }

    public sealed unsafe partial class Stage
    {
        /// <summary>Makes a property of one to four numbers. AddProperty makes those of every kind.</summary>
        public Property Add(string name, params double[] value)
        {
            ValueKind[] kinds = { ValueKind.Scalar, ValueKind.Vector2, ValueKind.Vector3, ValueKind.Vector4 };
            if (value == null || value.Length < 1 || value.Length > kinds.Length)
            {
                throw new ArgumentException("Add takes 1 to 4 numbers; AddProperty takes a kind.", "value");
            }
            return AddProperty(name, kinds[value.Length - 1], value);
        }

        /// <summary>Begins a transaction, runs what sets values, and commits it: they move by the motion.</summary>
        public Transaction Animate(Motion motion, System.Action set)
        {
            Runtime.NotNull(set, "set");
            Transaction transaction = BeginTransaction(motion);
            try { set(); }
            catch
            {
                // What it threw comes out, also where the transaction cannot be committed.
                try { transaction.Commit(); }
                catch (Exception) { }
                throw;
            }
            transaction.Commit();
            return transaction;
        }
    }

    public unsafe partial struct Property
    {
        /// <summary>All components of the model value, the presentation value or the velocity.</summary>
        public double[] Get(Read what)
        {
            PropertyInfo info = GetInfo();
            // A path on its way to one with other verbs is shown with other components than its model value has.
            var value = new double[what == Read.Model ? info.ComponentCount : info.ShownCount];
            GetValue(what, value);
            return value;
        }

        /// <summary>The model value: where the property is or is going.</summary>
        public double[] Value { get { return Get(Read.Model); } set { SetValue(value); } }

        /// <summary>The value that is seen now.</summary>
        public double[] Presentation { get { return Get(Read.Presentation); } }

        /// <summary>How fast the value that is seen changes, for each second.</summary>
        public double[] Velocity { get { return Get(Read.Velocity); } }

        /// <summary>The property's name; empty where it has none.</summary>
        public string Name { get { int name = GetInfo().Name; return name < 0 ? "" : Stage.GetName(name); } }
    }

    public sealed unsafe partial class Path
    {
        /// <summary>The path of SVG path data, read strictly. An exception says at which byte it is wrong (Offset).</summary>
        public static Path FromSvg(string svg)
        {
            Runtime.NotNull(svg, "svg");
            Path path = Create();
            try { path.Parse(svg); }
            catch { path.Dispose(); throw; }
            return path;
        }

        /// <summary>The path as SVG path data that people read best.</summary>
        public string ToSvg() { return Write(new PathFormat { Minified = false, Coordinates = PathCoordinates.Absolute }); }

        /// <summary>The coordinates of the path's verbs.</summary>
        public double[] GetCoordinates()
        {
            var counts = GetCounts();
            var coordinates = new double[counts.CoordinateCount];
            Copy(new Verb[counts.VerbCount], coordinates);
            return coordinates;
        }
    }

    public sealed unsafe partial class Scene
    {
        /// <summary>The names of the active states that have none inside, in the document's order.</summary>
        public string[] States { get { return NamesIn(GetAtomicStates()); } }

        /// <summary>The names of all active states, in the document's order.</summary>
        public string[] ActiveStates { get { return NamesIn(GetConfiguration()); } }

        // The names in a list of C's: spaces are between them, and parts with spaces inside are in backquotes. Backquotes
        // that a name has of its own, for signs that mean something in expressions, stay.
        private static string[] NamesIn(string list)
        {
            MatchCollection names = Regex.Matches(list, "(?:`[^`]*`|[^ `])+");
            var all = new string[names.Count];
            for (int each = 0; each < all.Length; each++) all[each] = Regex.Replace(names[each].Value, @"`([^`.()\[\]=']+)`", "$1");
            return all;
        }
    }
}
