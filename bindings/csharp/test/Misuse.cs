// SPDX-License-Identifier: MIT
// Every public method with arguments of every kind, right and wrong, also when its object was disposed of: Misuse.exe
// CONTROLS. What comes is a result or an exception that says something; nothing crashes. It prints how many calls there
// were, and how many had a result.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using Animcore;

internal static class Misuse
{
    private static readonly Random random = new Random(1);
    private static readonly List<object> known = new List<object>();
    private static int calls, passed;

    private static T One<T>(params T[] values) { return values[random.Next(values.Length)]; }

    private static double Number() { return One<double>(0, -1, 0.5, 3, double.NaN, double.PositiveInfinity, 1e308, -0.0); }

    private static readonly Dictionary<Type, Func<object>> plain = new Dictionary<Type, Func<object>>
    {
        { typeof(double), () => Number() },
        { typeof(float), () => (float)Number() },
        { typeof(bool), () => One(true, false) },
        { typeof(byte), () => (byte)random.Next(256) },
        { typeof(int), () => One(0, -1, 1, 3, int.MaxValue, int.MinValue) },
        { typeof(uint), () => One(0u, 1u, 3u, uint.MaxValue) },
        { typeof(long), () => One<long>(0, -1, 1, long.MaxValue, long.MinValue) },
        { typeof(ulong), () => One<ulong>(0, 1, 3, ulong.MaxValue, 1ul << 63) },
        { typeof(string), () => One("", "x", "\0", "\ud800", "M0 0L1 1", "ease", "{}") },
        { typeof(System.Action), () => (System.Action)(() => Throw()) },
        { typeof(Func<double, double>), () => (Func<double, double>)(x => Throw() + x) },
        { typeof(Action<Event>), () => (Action<Event>)(each => Throw()) },
        { typeof(Action<Property, double[]>), () => (Action<Property, double[]>)((property, value) => Throw()) },
    };

    private static double Throw()
    {
        if (random.Next(3) == 0) throw new InvalidDataException("a callback's own");
        return 0;
    }

    private static object Any(Type kind)
    {
        if (kind.IsByRef) return Any(kind.GetElementType());
        if (!kind.IsValueType && random.Next(8) == 0) return null;
        Func<object> make;
        if (plain.TryGetValue(kind, out make)) return make();
        if (kind.IsEnum) return Enum.ToObject(kind, random.Next(4) == 0 ? 77 : random.Next(5));
        object[] fit = known.Where(kind.IsInstanceOfType).ToArray();
        if (fit.Length > 0 && random.Next(6) != 0) return One(fit);
        if (kind.IsArray)
        {
            Array array = Array.CreateInstance(kind.GetElementType(), random.Next(5));
            for (int index = 0; index < array.Length; index++) array.SetValue(Any(kind.GetElementType()), index);
            return array;
        }
        Type inner = Nullable.GetUnderlyingType(kind);
        if (inner != null) return Any(inner);
        bool isMade = kind.IsValueType || kind.GetConstructor(Type.EmptyTypes) != null;
        return isMade ? Activator.CreateInstance(kind) : null;
    }

    private static void Begin(string controls)
    {
        Func<string, string> read = name => File.ReadAllText(System.IO.Path.Combine(controls, name));
        string toggle = read("gender-toggle.json");
        var spring = new Spring(1, 100, 10);
        Stage stage = Stage.Create();
        Animcore.Path path = Animcore.Path.FromSvg("M0 0L10 0L10 10Z");
        SpringBank bank = stage.AddBank(spring, new[] { 0.0, 1 }, 0.1);
        SpringBankView view = bank.ViewCreate();
        Scene toasts = Scene.Load(read("examples/toast-stack.json"));
        known.Clear();
        known.AddRange(new object[]
        {
            Scene.Load(toggle), toasts, toasts.List("toasts"), stage, stage.Add("x", 0), stage.AddGroup(), bank, view,
            view.GetValues(), path, Morph.Create(path, path), PathCollection.Create(), Easing.CreateCss("ease"),
            Expression.Create("a", new[] { "a" }), Document.Load(toggle), VelocityEstimator.Create(),
            Trace.Load(read("traces/gender-toggle/tap.jsonl")), spring, new CubicBezier(0, 0, 1, 1), new Decay(),
            new Transform(1, 0, 0, 1, 0, 0), new Rectangle(0, 0, 1, 1), new Motion(), new AnimationOptions(),
            new SceneOptions(), new MediaTiming(), new WebTiming(), new StrokeStyle(), new Keyframe(),
        });
    }

    private static void Try(object target, MethodInfo method)
    {
        var path = target as Animcore.Path;
        if (path != null && !path.IsDisposed && path.GetCounts().VerbCount > 100) path.Clear(); // extended by itself, it doubles
        object[] arguments = method.GetParameters().Select(each => Any(each.ParameterType)).ToArray();
        calls++;
        try
        {
            method.Invoke(target, arguments);
            passed++;
        }
        catch (TargetInvocationException thrown)
        {
            Exception inside = thrown.InnerException;
            bool isTold = inside is AnimException || inside is ArgumentException || inside is ObjectDisposedException
                || inside is InvalidDataException;
            if (!isTold) throw new Exception(target.GetType().Name + "." + method.Name + " threw " + inside);
        }
    }

    private static void Main(string[] arguments)
    {
        const BindingFlags Own = BindingFlags.Public | BindingFlags.DeclaredOnly | BindingFlags.Instance | BindingFlags.Static;
        for (int round = 0; round < 32; round++)
        {
            Begin(arguments[0]);
            bool isClosed = round % 4 == 3;
            if (isClosed) known.OfType<Handle>().ToList().ForEach(each => each.Dispose());
            foreach (object target in known.ToArray())
            {
                foreach (MethodInfo method in target.GetType().GetMethods(Own))
                {
                    bool isPointer = method.ReturnType.IsPointer || method.GetParameters().Any(each => each.ParameterType.IsPointer);
                    if (!isPointer && !method.Name.StartsWith("op_")) Try(target, method);
                }
            }
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
        Console.WriteLine(calls + " " + passed);
    }
}
