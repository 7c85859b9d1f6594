// SPDX-License-Identifier: MIT
// C#'s runner: see Tests/bindings/conformance.md.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.RegularExpressions;
using Animcore;

internal static partial class Runner
{
    private const int Fps = 60;
    private const long Flicks = Constants.FlicksPerSecond;

    // Mono's double.Parse does not always give the nearest double; C's function does.
    [DllImport("libc.so.6")]
    private static extern double strtod(string text, IntPtr end);

    private static double Number(string field) { return strtod(field, IntPtr.Zero); }

    private static double[] Numbers(string field) { return field == "-" ? new double[0] : field.Split(',').Select(Number).ToArray(); }

    private static string Said(params double[] values)
    {
        return string.Join(" ", values.Select(each => BitConverter.DoubleToInt64Bits(each).ToString("x16")));
    }

    private static string Pairs(double[] values, double[] velocities)
    {
        return string.Join(" ", values.Select((each, index) => Said(each, velocities[index])));
    }

    private static string Digest(string text)
    {
        ulong hash = 0xcbf29ce484222325;
        foreach (byte each in Encoding.UTF8.GetBytes(text)) hash = unchecked((hash ^ each) * 0x100000001b3);
        return "digest " + hash.ToString("x16") + "\n";
    }

    private static Spring SpringOf(params double[] f) { return new Spring(f[0], f[1], f[2]); }

    private static string States(Scene scene)
    {
        string states = scene.GetAtomicStates();
        return states == "" ? "-" : states;
    }

    private static string Answer(string[] f)
    {
        switch (f[0])
        {
            case "spring":
                var moved = SpringOf(Number(f[1]), Number(f[2]), Number(f[3])).EvaluateMany(Numbers(f[7]), Number(f[4]), Number(f[5]), Number(f[6]));
                return Pairs(moved.Values, moved.Velocities);
            case "perceptual":
                Spring made = Spring.MakePerceptual(Number(f[1]), Number(f[2]));
                return Said(made.Mass, made.Stiffness, made.Damping, made.GetSettlingDuration(0, false));
            case "named":
                Spring named = Spring.MakeNamed(f[1], Number(f[2]), Number(f[3]));
                return Said(named.Mass, named.Stiffness, named.Damping);
            case "easing":
                using (Easing easing = Easing.CreateCss(f[1])) return Said(easing.EvaluateMany(Numbers(f[2]))) + " " + easing.GetCss();
            case "bezier":
                return Said(new CubicBezier(Number(f[1]), Number(f[2]), Number(f[3]), Number(f[4])).EvaluateMany(Numbers(f[5])));
            case "keyframes":
                var options = new KeyframeOptions { Mode = (KeyframeMode)int.Parse(f[1]), ComponentCount = uint.Parse(f[2]), Duration = Number(f[3]) };
                using (Keyframes keyframes = Keyframes.CreateValues(options, Numbers(f[4]), Numbers(f[5]), new CubicBezier[0], new double[0]))
                {
                    double[] times = Numbers(f[6]);
                    var values = new double[times.Length * int.Parse(f[2])];
                    keyframes.Evaluate(times, new double[0], values, null);
                    return Said(values);
                }
            case "decay":
                var decayed = new Decay { Rate = Number(f[1]) }.Evaluate(Numbers(f[4]), Number(f[2]), Number(f[3]));
                return Pairs(decayed.Values, decayed.Velocities);
            case "path":
                using (Animcore.Path path = Animcore.Path.FromSvg(f[1]))
                {
                    Rectangle box = path.GetBounds();
                    return path.GetCounts().VerbCount + " " + Said(path.GetArea(), path.GetLength(0), box.X, box.Y, box.Width, box.Height) + " " + path.ToSvg();
                }
            case "nearest":
                using (Animcore.Path path = Animcore.Path.FromSvg(f[1]))
                {
                    PathLocation place = path.FindNearest(Number(f[2]), Number(f[3]));
                    return Said(place.X, place.Y, place.Distance);
                }
            case "morph":
                using (Animcore.Path from = Animcore.Path.FromSvg(f[1]))
                using (Animcore.Path to = Animcore.Path.FromSvg(f[2]))
                using (Morph morph = Morph.Create(from, to))
                    return string.Join(" ", Numbers(f[3]).Select(time => { using (var at = morph.GetPath(time)) return at.ToSvg(); }));
            case "expression":
                using (Expression expression = Expression.Create(f[1], f[2] == "-" ? new string[0] : f[2].Split(' ')))
                    return Said(expression.Evaluate(Numbers(f[3])));
            case "color":
                return Said(Library.ColorConvert((ColorSpace)int.Parse(f[1]), (ColorSpace)int.Parse(f[2]), Numbers(f[3])));
            case "property":
                return PropertyCase(f);
            case "document":
                using (Scene scene = Scene.Load(f[1]))
                    return States(scene) + " " + scene.GetStage().ListProperties().Length + " " + scene.GetDisplay().Commands.Length + " " + scene.GetHash().ToString("x16");
            case "machine":
                using (Scene scene = Scene.Load(f[1]))
                {
                    var words = new List<string> { States(scene).Replace(' ', '+') };
                    foreach (string name in f[2] == "-" ? new string[0] : f[2].Split(' '))
                    {
                        scene.Send(name);
                        scene.Advance(0.25);
                        words.Add(States(scene).Replace(' ', '+'));
                    }
                    return string.Join(" ", words) + (scene.IsDone() ? " 1" : " 0");
                }
            case "snapshot":
                using (Scene scene = Scene.Load(f[1]))
                {
                    scene.Send(f[2]);
                    scene.Advance(0.1);
                    byte[] kept = scene.Snapshot();
                    scene.Advance(0.3);
                    ulong first = scene.GetHash();
                    scene.Restore(kept);
                    scene.Advance(0.3);
                    return scene.GetHash() == first ? "1" : "0";
                }
            case "list":
                using (Scene scene = Scene.Load(f[1]))
                using (Scene other = Scene.Load(f[1]))
                {
                    ItemList list = scene.List(f[2]);
                    var words = new List<string> { Items(list) };
                    foreach (string step in f[3] == "-" ? new string[0] : f[3].Split(' '))
                    {
                        Take(scene, list, step.Split(':'));
                        words.Add(Items(list));
                    }
                    other.Restore(scene.Snapshot());
                    words.Add(Items(other.List(f[2])));
                    words.Add(other.GetHash().ToString("x16"));
                    words.Add(scene.GetHash() == other.GetHash() ? "1" : "0");
                    return string.Join(" ", words);
                }
            case "combine":
                using (Animcore.Path path = Animcore.Path.FromSvg(f[1]))
                using (Animcore.Path other = Animcore.Path.FromSvg(f[2]))
                using (Animcore.Path kept = path.Combine(other, (PathOperation)int.Parse(f[3]), (FillRule)int.Parse(f[4])))
                    return kept.ToSvg();
            case "morphed":
                return Morphed(f);
            case "shape":
                return Shape(f);
            case "edition":
                return Edition(f);
            case "inputs":
                using (Scene scene = Scene.Load(f[1]))
                    return string.Join(" ", f[2].Split(' ').Select(step => Given(scene, step.Split(':')) + States(scene).Replace(' ', '+')))
                        + " " + scene.GetHash().ToString("x16");
            case "program": return ProgramCase(f);
            case "lost":
                return Lost(f);
            case "warnings":
                return Warnings(f);
            case "shared":
                return Shared(f);
            case "states":
                using (Scene scene = Scene.Load(f[1]))
                    return string.Join(" ", f[2].Split(' ').Select(name =>
                    {
                        scene.Send(name);
                        string[] active = scene.ActiveStates;
                        int count = active.Count(each => scene.IsInState(each));
                        return string.Join("|", scene.States) + " " + string.Join("|", active) + " " + count;
                    }));
        }
        throw new InvalidDataException(f[0]);
    }

    private static string Dash(string text) { return text == "" ? "-" : text; }

    private static MorphPair[] PairsOf(string field)
    {
        return (field == "-" ? new string[0] : field.Split(',')).Select(pair =>
        {
            string[] ends = pair.Split(':');
            return new MorphPair(int.Parse(ends[0]), int.Parse(ends[1]));
        }).ToArray();
    }

    private static string Morphed(string[] f)
    {
        int[] given = f[3].Split(',').Select(int.Parse).ToArray();
        var options = new MorphOptions
        {
            Structure = (MorphStructure)given[0], Motion = (MorphMotion)given[1], Pairing = (MorphPairing)given[2],
            Starts = (MorphStarts)given[3], FillRule = (FillRule)given[4], Paint = (MorphPaint)given[5],
            Effort = int.Parse(f[4]), Smoothness = Number(f[5]), Pairs = PairsOf(f[6]), Points = PairsOf(f[7]),
        };
        using (Animcore.Path from = Animcore.Path.FromSvg(f[1]))
        using (Animcore.Path to = Animcore.Path.FromSvg(f[2]))
        using (Morph morph = Morph.Create(from, to, options))
            return string.Join(" ", Numbers(f[8]).Select(time => { using (var at = morph.GetPath(time)) return at.ToSvg(); }));
    }

    private static Keyframes ShapeKeyframes(string way, Animcore.Path[] paths, double[] given)
    {
        var options = new KeyframeOptions { Duration = 1 };
        if (way == "values") return Keyframes.CreatePaths(options, paths, given, new CubicBezier[0], new double[0]);
        double[] firsts = given.Where((each, index) => index % 2 == 0).ToArray();
        double[] seconds = given.Where((each, index) => index % 2 == 1).ToArray();
        Animcore.Path[] others = paths.Skip(1).ToArray();
        if (way == "blocks") return Keyframes.CreatePathBlocks(options, firsts, seconds, others);
        var keys = firsts.Select((kind, index) => new Keyframe
        {
            Kind = (KeyframeKind)(int)kind, Duration = seconds[index],
            Curve = new CubicBezier(0, 0, 1, 1), Spring = SpringOf(1, 100, 10),
        }).ToArray();
        return Keyframes.CreatePathTrack(options, keys, others);
    }

    private static string Shape(string[] f)
    {
        Animcore.Path[] paths = f[2].Split('|').Select(data => Animcore.Path.FromSvg(data)).ToArray();
        var words = new List<string>();
        using (Stage stage = Stage.Create())
        {
            Property x = stage.AddPath("x", paths[0]);
            if (f[1] == "turns")
            {
                x.SetPathTurns(f[3] == "1");
                stage.Animate(Motion.By(SpringOf(1, 100, 20)), () => x.SetPath(paths[1]));
            }
            else
            {
                using (Keyframes keyframes = ShapeKeyframes(f[1], paths, Numbers(f[3])))
                    x.Animate(new AnimationOptions { Kind = MotionKind.Keyframes, Keyframes = keyframes });
            }
            for (int frame = 0; frame < int.Parse(f[4]); frame++)
            {
                stage.Advance(0.25);
                using (Animcore.Path path = x.GetPath(Read.Presentation)) words.Add(path.ToSvg());
            }
            words.Add(x.GetPathTurns() ? "1" : "0");
        }
        return string.Join(" ", words);
    }

    private static string Edition(string[] f)
    {
        using (Document document = Document.Load(f[1]))
        using (Scene first = Scene.Create(document))
        using (Scene scene = Scene.Load(f[2]))
        using (Scene other = Scene.Load(f[2]))
        {
            first.Send(f[3]);
            first.Advance(0.1);
            string[] losses = scene.RestoreEdition(first.Snapshot(), document, f[2]);
            scene.Advance(0.3);
            string[] again = other.RestoreEdition(scene.Snapshot(), document, f[2]);
            string same = again.Length == 0 && other.GetHash() == scene.GetHash() ? " 1" : " 0";
            string lost = losses.Length > 20 ? losses.Length + " " + losses[losses.Length - 1] : Dash(string.Join("|", losses));
            return lost + " " + States(scene) + " " + scene.GetHash().ToString("x16") + same;
        }
    }

    private static string Given(Scene scene, string[] step)
    {
        switch (step[0])
        {
            case "number":
                scene.SetNumber(step[1], Number(step[2]));
                return Said(scene.GetNumber(step[1])) + " ";
            case "boolean":
                scene.SetBoolean(step[1], step[2] == "1");
                return scene.GetBoolean(step[1]) ? "1 " : "0 ";
            case "text":
                scene.SetString(step[1], step[2]);
                return Dash(scene.GetString(step[1])) + " ";
            case "fire": scene.FireTrigger(step[1]); return "";
            default: scene.Send(step[1]); return "";
        }
    }

    private static string Lost(string[] f)
    {
        using (Stage stage = Stage.Create(new StageOptions { EventLimit = uint.Parse(f[1]) }))
        {
            Property x = stage.Add("x", 0);
            for (int each = 1; each <= int.Parse(f[2]); each++)
            {
                stage.Animate(Motion.By(SpringOf(1, 100, 20)), () => x.Value = new double[] { each });
                stage.Advance(0.1);
            }
            string words = string.Concat(stage.PollEvents().Select(each => (int)each.Kind + "." + each.Count + " "));
            return words + stage.PollEvents().Length;
        }
    }

    private static string Warnings(string[] f)
    {
        using (Document document = Document.Load(f[1], new DocumentOptions { KeepsWarnings = true }))
        {
            var counts = document.GetWarningCount();
            string words = counts.Total.ToString();
            for (uint index = 0; index < counts.Count; index++)
            {
                DocumentWarning warning = document.GetWarning(index);
                words += " " + (int)warning.Kind + " " + warning.Line + " " + warning.Column;
                foreach (WarningText which in new[] { WarningText.Pointer, WarningText.Suggestion, WarningText.Message })
                    words += " " + Dash(document.GetWarningText(index, which));
            }
            return words;
        }
    }

    private static string Shared(string[] f)
    {
        Document document = Document.Load(f[1]);
        using (Scene first = Scene.Create(document))
        using (Scene second = Scene.Create(document))
        using (Scene other = Scene.Load(f[1]))
        {
            document.Dispose();
            first.Send(f[2]);
            other.Send(f[2]);
            foreach (Scene each in new[] { first, second, other }) each.Advance(0.3);
            return first.GetHash().ToString("x16") + " " + second.GetHash().ToString("x16") + (first.GetHash() == other.GetHash() ? " 1" : " 0");
        }
    }

    private static string Items(ItemList list)
    {
        var words = list.Select(item => item.Key + "." + item.Number)
            .Concat(list.Leaving.Select(item => "~" + item.Key + "." + item.Number)).ToArray();
        return words.Length == 0 ? "-" : string.Join("+", words);
    }

    private static EventField[] ValuesOf(string field)
    {
        return (field == "-" ? new string[0] : field.Split(',')).Select(pair =>
        {
            string[] parts = pair.Split('=');
            return parts[1].StartsWith("'", StringComparison.Ordinal)
                ? EventField.Of(parts[0], parts[1].Substring(1)) : EventField.Of(parts[0], Numbers(parts[1])[0]);
        }).ToArray();
    }

    private static void Take(Scene scene, ItemList list, string[] step)
    {
        switch (step[0])
        {
            case "append":
                list.Insert(step[2] == "-" ? ItemList.Last : uint.Parse(step[2]), step[1] == "-" ? "" : step[1], ValuesOf(step[3]));
                break;
            case "update": list.Update(step[1], ValuesOf(step[2])); break;
            case "move": list.Move(step[1], uint.Parse(step[2])); break;
            case "remove": list.Remove(step[1]); break;
            case "clear": list.Clear(); break;
            case "wait": scene.Advance(Numbers(step[1])[0]); break;
        }
    }

    private static string PropertyCase(string[] f)
    {
        Motion motion = Motion.By(SpringOf(Numbers(f[4])));
        int frames = int.Parse(f[5]);
        var words = new List<string>();
        using (Stage stage = Stage.Create())
        {
            Property moving = stage.AddProperty("x", (ValueKind)int.Parse(f[1]), Numbers(f[2]));
            stage.Animate(motion, () => moving.SetValue(Numbers(f[3])));
            for (int frame = 0; frame < frames; frame++)
            {
                if (frame == frames / 2) stage.Animate(motion, () => moving.SetValue(Numbers(f[2])));
                stage.AdvanceFlicks(Flicks / Fps);
                words.Add(Said(moving.Presentation));
            }
            words.Add(stage.PollEvents().Length.ToString());
            words.Add(stage.GetInfo().Time.ToString());
        }
        return string.Join(" ", words);
    }

    private static string Line(string line)
    {
        try { return Answer(line.Split('\t')).Replace('\n', ' '); }
        catch (AnimException refused)
        {
            string place = refused.Line == 0 ? "" : " at " + refused.Line + " " + refused.Column + " " + (refused.Pointer == "" ? "-" : refused.Pointer);
            return "error " + Library.StatusName(refused.Status) + place;
        }
    }

    private static string Cases(string file)
    {
        var text = new StringBuilder();
        foreach (string line in File.ReadAllText(file).Split('\n'))
        {
            if (line != "" && line[0] != '#') text.Append(Line(line)).Append('\n');
        }
        return text + Digest(text.ToString());
    }

    private static double[] Components(Property property, Read what)
    {
        if (property.GetInfo().Kind != ValueKind.Path) return property.Get(what);
        using (var path = property.GetPath(what)) return path.GetCoordinates();
    }

    private static string KindName(EventKind kind) { return Regex.Replace(kind.ToString(), "(?<!^)([A-Z])", "-$1").ToLowerInvariant(); }

    private static string Transcript(string document, string file)
    {
        using (Trace trace = Trace.Load(File.ReadAllText(file)))
        {
            TraceInfo info = trace.GetInfo();
            var options = new SceneOptions { Seed = info.Seed, Parameters = trace.GetParameters() };
            using (Scene scene = Scene.Load(File.ReadAllText(document), options))
            {
                Stage stage = scene.GetStage();
                Property[] shown = stage.ListProperties().Where(each => each.Name != "").ToArray();
                string[] names = shown.Select(each => each.Name).ToArray();
                var text = new StringBuilder();
                long step = 0, time = 0;
                for (long frame = 0; frame == 0 || time < info.End; frame++)
                {
                    time = (2 * frame * Flicks + Fps) / (2 * Fps);
                    scene.Play(trace, time, ref step);
                    text.Append("frame " + frame + " " + time + " state " + States(scene) + "\n");
                    for (int index = 0; index < shown.Length; index++)
                    {
                        string now = Said(Components(shown[index], Read.Presentation)), velocity = Said(Components(shown[index], Read.Velocity));
                        text.Append(string.Join(" ", new[] { "property", names[index], now, "velocity", velocity }.Where(each => each != "")) + "\n");
                    }
                    foreach (Event each in stage.PollEvents())
                    {
                        string name = each.Name < 0 ? "-" : stage.GetName(each.Name);
                        text.Append("event " + each.Time + " " + KindName(each.Kind) + " " + name + (each.Finished ? " 1 " : " 0 ") + each.Count + "\n");
                    }
                    text.Append("hash " + scene.GetHash().ToString("x16") + "\n");
                }
                return text + Digest(text.ToString());
            }
        }
    }

    private static string Resident()
    {
        GC.Collect();
        return Regex.Match(File.ReadAllText("/proc/self/status"), @"VmRSS:\s+(\d+) kB").Groups[1].Value;
    }

    private static void Calls(int count)
    {
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 1);
            double sum = 0;
            for (int index = 0; index < count; index++)
            {
                sum += x.Presentation[0];
            }
            Console.WriteLine("calls " + sum);
        }
    }

    private static void Leaks(string file, int count)
    {
        string text = File.ReadAllText(file);
        Resident(); // so that what measures is compiled before
        for (int index = 1; index <= count; index++)
        {
            using (Scene scene = Scene.Load(text))
            {
                SceneInfo info = scene.GetInfo();
                scene.SendPointer(PointerAction.Down, 0, info.Width / 2, info.Height / 2);
                scene.SendPointer(PointerAction.Up, 0, info.Width / 2, info.Height / 2);
                scene.Advance(0.1);
                scene.GetDisplay();
            }
            if (index % 100 == 0) GC.Collect();
            if (index != count / 10 && index != count) continue;
            Console.WriteLine("resident " + Resident());
        }
    }

    private static int Main(string[] arguments)
    {
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { AutoFlush = true };
        Console.SetOut(output);
        switch (arguments.FirstOrDefault())
        {
            case "cases": output.Write(Cases(arguments[1])); return 0;
            case "play": output.Write(Transcript(arguments[1], arguments[2])); return 0;
            case "digests":
                for (int index = 1; index + 1 < arguments.Length; index += 2)
                {
                    output.Write(Transcript(arguments[index], arguments[index + 1]).Split('\n').Reverse().Skip(1).First() + "\n");
                }
                return 0;
            case "leaks": Leaks(arguments[1], int.Parse(arguments[2])); return 0;
            case "calls": Calls(int.Parse(arguments[1])); return 0;
        }
        Console.Error.WriteLine("runner: the commands are cases, play, digests, leaks and calls");
        return 2;
    }
}
