// SPDX-License-Identifier: MIT
// Unit tests: Tests.exe DOCUMENT. It prints "ok" where all hold.
using System;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using Animcore;

internal static class Tests
{
    private static void True(bool holds, string what)
    {
        if (!holds) throw new Exception("not so: " + what);
    }

    private static T Throws<T>(System.Action action) where T : Exception
    {
        try { action(); }
        catch (T thrown) { return thrown; }
        throw new Exception("no " + typeof(T).Name);
    }

    private static void Refused(Status status, System.Action action)
    {
        AnimException thrown = Throws<AnimException>(action);
        True(thrown.Status == status, thrown.Status + " is " + status);
    }

    private static void Springs()
    {
        // x(t) = 1 - (1 + w t) e^(-w t), with w = 10.
        var at = new Spring(1, 100, 20).Evaluate(0.1, 0, 1, 0);
        True(Math.Abs(at.Value - (1 - 2 / Math.E)) < 1e-12, "the value of a critically damped spring");
        True(Math.Abs(at.Velocity - 10 / Math.E) < 1e-11, "its velocity");
    }

    private static void Interruption()
    {
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0);
            Motion spring = Motion.By(new Spring(1, 100, 20));
            stage.Animate(spring, () => x.Value = new[] { 1.0 });
            stage.Advance(0.1);
            double before = x.Velocity[0];
            stage.Animate(spring, () => x.Value = new[] { 0.0 });
            True(before > 3 && Math.Abs(x.Velocity[0] - before) < 1e-9, "the velocity goes on");
            True(stage.TakeChanged().Single().Equals(x), "x has changed");
            True(x.Name == "x" && stage.FindProperty("x").Equals(x), "its name");
            stage.Advance(10);
            True(stage.PollEvents().Any(each => each.Kind == EventKind.TransactionCompleted), "an event");
        }
    }

    private static void APathOnItsWayToOtherVerbsHasAModelValue()
    {
        using (Stage stage = Stage.Create())
        using (Animcore.Path from = Animcore.Path.FromSvg("M0 0C5 5 10 0 10 10L20 20L30 5L0 40Z"))
        using (Animcore.Path to = Animcore.Path.FromSvg("M0 0L10 0L10 10Z"))
        {
            Property path = stage.AddPath("path", from);
            stage.Animate(Motion.By(new Spring(1, 100, 20)), () => path.SetPath(to));
            stage.Advance(0.05);
            True(path.Value.SequenceEqual(new[] { 0.0, 0, 10, 0, 10, 10 }), "the model value");
            True(path.Presentation.Length > 6 && path.Velocity.Length == path.Presentation.Length, "what is shown");
        }
    }

    private static void WhatTheFunctionOfATransactionThrowsComesOut()
    {
        using (Stage stage = Stage.Create())
        {
            Motion motion = Motion.By(new Spring(1, 100, 20));
            Transaction inside = default(Transaction);
            var own = new InvalidOperationException("mine");
            System.Action set = () => { inside = stage.BeginTransaction(motion); throw own; };
            True(Throws<InvalidOperationException>(() => stage.Animate(motion, set)) == own, "the function's");
            inside.Commit();
            Refused(Status.ErrorState, () => stage.Animate(motion, () => stage.BeginTransaction(motion)));
        }
    }

    private static void Options()
    {
        using (Stage stage = Stage.Create())
        using (Easing easing = Easing.CreateCss("linear"))
        {
            Property x = stage.Add("x", 0, 0);
            var options = new AnimationOptions { Kind = MotionKind.Easing, Easing = easing, Duration = 1 };
            options.From = new[] { 0.0, 10 };
            options.To = new[] { 1.0, 20 };
            x.Animate(options);
            stage.Advance(0.5);
            True(x.Presentation.SequenceEqual(new[] { 0.5, 15 }), "both components");
            options.To = new[] { 1.0 };
            Throws<ArgumentException>(() => x.Animate(options));
            easing.Dispose();
            options.To = options.From;
            Throws<ObjectDisposedException>(() => x.Animate(options));
        }
    }

    private static void CallbacksThrow()
    {
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0);
            int events = 0;
            stage.SetEventCallback(each => events++);
            x.Observe((property, value) => { throw new InvalidDataException("mine"); });
            stage.Animate(Motion.By(new Spring(1, 100, 20)), () => x.Value = new[] { 1.0 });
            True(Throws<InvalidDataException>(() => stage.Advance(0.1)).Message == "mine", "the exception travels");
            double seen = 0;
            x.Observe((property, value) => seen = value[0]);
            stage.Advance(0.1);
            True(seen == x.Presentation[0] && seen > 0, "the callback's value");
            Property y = stage.Add("y", 0);
            x.Observe((property, value) => { throw new InvalidDataException("first"); });
            y.Observe((property, value) => { new Spring(1, 100, 20).Evaluate(0, 0, 1, 0); seen = -1; throw new InvalidDataException("second"); });
            stage.Animate(Motion.By(new Spring(1, 100, 20)), () => y.Value = new[] { 1.0 });
            True(Throws<InvalidDataException>(() => stage.Advance(0.1)).Message == "first", "the first one travels");
            True(seen == -1, "a call inside the next callback is not disturbed");
            y.Remove();
            x.Observe((property, value) => stage.Advance(1));
            Refused(Status.ErrorReentrant, () => stage.Advance(0.1));
            x.Observe(null);
            stage.Advance(10);
            True(events > 0, "events come to the callback");
        }
    }

    private static void Events(string document)
    {
        using (Scene scene = Scene.Load(File.ReadAllText(document), new SceneOptions { Seed = 7 }))
        {
            SceneInfo info = scene.GetInfo();
            System.Action tap = () =>
            {
                scene.SendPointer(PointerAction.Down, 0, info.Width / 2, info.Height / 2);
                scene.SendPointer(PointerAction.Up, 0, info.Width / 2, info.Height / 2);
                scene.Advance(2);
            };
            int first = 0, second = 0, inside = 0;
            EventHandler<Event> count = (sender, each) => { True(sender == scene, "the sender"); first++; };
            EventHandler<Event> countToo = (sender, each) => second++;
            scene.EventReceived += count;
            scene.EventReceived += countToo;
            Stage inner = scene.GetStage();
            inner.EventReceived += (sender, each) => { True(sender == inner, "the stage"); inside++; };
            True(ReferenceEquals(scene.GetStage(), scene.GetStage()), "one stage is one object");
            inner.PollEvents();
            tap();
            True(first > 0 && first == second && first == inside, "both subscribers hear of it");
            True(scene.GetStage().PollEvents().Length == first, "the events are queued, too");
            scene.EventReceived -= countToo;
            int before = first;
            tap();
            True(first > before && second == before, "one has left");
            scene.EventReceived -= count;
            scene.EventReceived -= count;
            scene.EventReceived += null;
            before = first;
            tap();
            True(first == before && inside > before, "none of the scene's is left");
            EventHandler<Event> angry = (sender, each) => { throw new InvalidDataException("mine"); };
            scene.EventReceived += angry;
            True(Throws<InvalidDataException>(tap).Message == "mine", "the exception travels");
            scene.EventReceived -= angry;
            tap();
            EventHandler<Event> once = null;
            once = (sender, each) => { second = 1000; scene.EventReceived -= once; };
            scene.EventReceived += once;
            tap();
            second = 0;
            tap();
            True(second == 0, "a subscriber leaves inside its call");
            scene.EventReceived += countToo;
            tap();
            True(second > 0, "and another comes after it");
            scene.Dispose();
            scene.EventReceived -= countToo;
            Throws<ObjectDisposedException>(() => scene.EventReceived += new EventHandler<Event>((sender, each) => { }));
        }
    }

    private static void LeftInsideACall()
    {
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0);
            int calls = 0;
            EventHandler<Event> once = null;
            once = (sender, each) => { calls++; stage.EventReceived -= once; };
            stage.EventReceived += once;
            for (int round = 0; round < 3; round++)
            {
                stage.Animate(Motion.By(new Spring(1, 100, 20)), () => x.Value = new[] { round + 1.0 });
                stage.Advance(10);
            }
            True(calls == 1, "the only subscriber leaves inside its call");
            stage.EventReceived += (sender, each) => calls++;
            stage.Animate(Motion.By(new Spring(1, 100, 20)), () => x.Value = new[] { 0.0 });
            stage.Advance(10);
            True(calls > 1, "the next one hears");
        }
    }

    private static void Changes()
    {
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0, 0);
            Property y = stage.Add("y", 0);
            double[] seen = null;
            EventHandler<PresentationChange> see = (sender, change) =>
            {
                True(sender == stage && change.Property.Equals(x), "whose change it is");
                seen = change.Value;
            };
            x.PresentationChanged += see;
            y.PresentationChanged += (sender, change) => { throw new InvalidDataException("not y"); };
            stage.Animate(Motion.By(new Spring(1, 100, 20)), () => x.Value = new[] { 1.0, 2 });
            stage.Advance(0.1);
            True(seen != null && seen.SequenceEqual(x.Presentation), "the presentation value");
            x.PresentationChanged -= see;
            seen = null;
            stage.Advance(0.1);
            True(seen == null, "nobody asks any more");
            Property none = default(Property);
            Throws<ArgumentNullException>(() => none.PresentationChanged += see);
            x.Remove();
            Refused(Status.ErrorIdentifier, () => x.PresentationChanged += see);
            x.PresentationChanged -= see;
        }
    }

    private static void SubscribersMissNothingForOthers()
    {
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0);
            int first = 0, second = 0, own = 0;
            EventHandler<PresentationChange> tell = (sender, change) => first++;
            EventHandler<PresentationChange> tellToo = (sender, change) => second++;
            x.PresentationChanged += tell;
            x.Value = new[] { 9.0 };
            x.PresentationChanged += tellToo;
            stage.Advance(0.1);
            True(first == 1, "what changed before another subscribed is told: " + first);
            x.Observe((property, value) => own++);
            x.PresentationChanged -= tell;
            x.Value = new[] { 10.0 };
            stage.Advance(0.1);
            True(own == 1, "one that leaves ends no callback of another's: " + own);
            x.PresentationChanged += tell;
            int before = second;
            x.Value = new[] { 11.0 };
            stage.Advance(0.1);
            True(second == before + 1 && own == 1, "one that stayed is told again: " + (second - before));
            x.Observe((property, value) => own++);
            x.PresentationChanged -= tell;
            x.PresentationChanged -= tellToo;
            x.Value = new[] { 12.0 };
            stage.Advance(0.1);
            True(own == 2, "the last that leaves ends no callback of another's: " + own);
        }
    }

    private static WeakReference Subscribed()
    {
        Stage stage = Stage.Create();
        Property x = stage.Add("x", 0);
        stage.EventReceived += (sender, each) => x.GetInfo();
        x.PresentationChanged += (sender, change) => stage.GetInfo();
        return new WeakReference(stage);
    }

    private static void SubscribersComeBackAfterAnotherCallback(string document)
    {
        using (Stage stage = Stage.Create())
        using (Scene scene = Scene.Load(File.ReadAllText(document)))
        {
            Property x = stage.Add("x", 0);
            int first = 0, second = 0, own = 0, seen = 0, inScene = 0;
            System.Action move = () =>
            {
                stage.Animate(Motion.By(new Spring(1, 100, 20)), () => x.Value = new[] { x.Value[0] + 1 });
                stage.Advance(10);
            };
            stage.EventReceived += (sender, each) => first++;
            stage.SetEventCallback(each => own++);
            move();
            True(own > 0 && first == 0, "another is in its place");
            int before = own;
            stage.EventReceived += (sender, each) => second++;
            move();
            True(first > 0 && second == first && own == before, "subscribers are in its place again");
            x.PresentationChanged += (sender, change) => seen++;
            x.Observe(null);
            x.PresentationChanged += (sender, change) => seen++;
            x.Value = new[] { 9.0 };
            stage.Advance(0.1);
            True(seen == 2, "both are told: " + seen);
            EventHandler<Event> count = (sender, each) => inScene++;
            scene.EventReceived += count;
            scene.GetStage().SetEventCallback(null);
            scene.EventReceived += count;
            scene.GetStage().PollEvents();
            scene.SendPointer(PointerAction.Down, 0, 25, 15);
            scene.Advance(0.1);
            int all = scene.GetStage().PollEvents().Length;
            True(all > 0 && inScene == 2 * all, inScene + " of " + all + " events");
        }
    }

    private static void SubscriptionsDoNotKeepAStage()
    {
        // Mono's collector looks at stacks without knowing what on them is a reference: most are enough.
        var made = new WeakReference[100];
        var thread = new System.Threading.Thread(() => { for (int i = 0; i < made.Length; i++) made[i] = Subscribed(); });
        thread.Start();
        thread.Join();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();
        True(made.Count(each => each.IsAlive) < 10, "what nothing refers to is collected");
    }

    private static void Views()
    {
        using (Stage stage = Stage.Create())
        {
            SpringBank bank = stage.AddBank(new Spring(1, 100, 20), new[] { 1.0, 2, 3 }, 0.001);
            SpringBankView owner = bank.ViewCreate();
            DoubleView view = owner.GetValues();
            True(view.Count == 3 && view[2] == 3 && view.SequenceEqual(new[] { 1.0, 2, 3 }), "the numbers");
            bank.Retarget(null, new[] { 5.0, 6, 7 });
            stage.Advance(0.1);
            True(view.SequenceEqual(bank.GetValues()) && view[0] > 1, "they move without being asked for again");
            var some = new double[4];
            view.CopyTo(1, some, 2, 2);
            True(some[1] == 0 && some[2] == view[1] && some[3] == view[2], "a part is copied");
            Throws<ArgumentException>(() => view.CopyTo(2, some, 0, 2));
            Throws<ArgumentException>(() => view.CopyTo(0, some, 3, 2));
            Throws<ArgumentException>(() => view.CopyTo(long.MaxValue, some, 0, 2));
            Throws<ArgumentException>(() => view.CopyTo(0, some, 0, -1));
            Throws<ArgumentNullException>(() => view.CopyTo(0, null, 0, 0));
            Throws<ArgumentOutOfRangeException>(() => view[3].ToString());
            Throws<ArgumentOutOfRangeException>(() => view[-1].ToString());
            double[] kept = view.ToArray();
            bank.Remove();
            True(view.ToArray().SequenceEqual(kept), "a view outlives its bank");
            owner.Dispose();
            Throws<ObjectDisposedException>(() => view[0].ToString());
            Throws<ObjectDisposedException>(() => view.ToArray());
            Throws<ObjectDisposedException>(() => owner.GetValues());
        }
    }

    private static void WrongSizes()
    {
        var spring = new Spring(1, 100, 20);
        Throws<ArgumentException>(() => spring.StepMany(0.1, new double[2], 0, new double[3], new double[2]));
        Throws<ArgumentNullException>(() => spring.StepMany(0.1, null, 0, new double[3], new double[2]));
        Throws<ArgumentException>(() => Library.ColorConvert(ColorSpace.Srgb, ColorSpace.Oklab, new double[5]));
        Throws<ArgumentNullException>(() => Easing.CreateCss(null));
        Throws<ArgumentNullException>(() => Scene.Load(null));
        Throws<ArgumentNullException>(() => Morph.Create(null, null));
        Throws<ArgumentNullException>(() => Scene.AdvanceMany(new Scene[] { null }, 0.1, 0));
        Easing easing = Easing.CreateCss("linear");
        easing.Dispose();
        Throws<ObjectDisposedException>(() => easing.EvaluateMany(new[] { 0.5 }));
        True(spring.AnimateMany(new double[0], new double[0], new double[0], null, 0).Values.Length == 0, "no springs");
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0);
            Refused(Status.ErrorArgument, () => x.SetValue(new double[2]));
            Refused(Status.ErrorArgument, () => stage.Advance(-1));
            x.Remove();
            Refused(Status.ErrorIdentifier, () => x.GetInfo());
            Throws<ArgumentNullException>(() => default(Property).GetInfo());
        }
    }

    private static void WhatIsDisposedInsideACallIsReleasedAfterIt()
    {
        Func<long> resident = () => File.ReadAllLines("/proc/self/status").Where(each => each.StartsWith("VmRSS:"))
            .Select(each => long.Parse(each.Split(new[] { ' ', '\t' }, StringSplitOptions.RemoveEmptyEntries)[1])).First();
        var values = new double[100000];
        long before = 0;
        for (int round = 0; round < 60; round++)
        {
            Stage stage = Stage.Create();
            stage.AddBank(new Spring(1, 100, 20), values, 0.1);
            Property x = stage.Add("x", 0);
            x.PresentationChanged += (sender, change) => stage.Dispose();
            stage.Animate(Motion.By(new Spring(1, 100, 20)), () => x.Value = new[] { 1.0 });
            stage.Advance(0.1);
            True(stage.IsClosed, "it is closed");
            Throws<ObjectDisposedException>(() => stage.Advance(0.1));
            if (round == 9) before = resident();
        }
        // A stage has a megabyte and more of springs.
        True(resident() - before < 20000, "it is released");
    }

    [DllImport("libanimcore.so.1", CallingConvention = CallingConvention.Cdecl)]
    private static extern IntPtr anim_last_error_message();

    /// <summary>"Calls that succeed leave it alone", the C header says of a thread's last error.</summary>
    private static void WhatIsDisposedInsideACallIsLeftAloneByOtherThreads()
    {
        Func<bool> isLeftAlone = () =>
        {
            string told = Throws<AnimException>(() => Easing.CreateCss("wrong")).Message;
            new Spring(1, 100, 20).Evaluate(0, 0, 1, 0);
            return Marshal.PtrToStringAnsi(anim_last_error_message()) == told;
        };
        Stage stage = Stage.Create();
        Property x = stage.Add("x", 0);
        int left = 0;
        x.Observe((property, value) =>
        {
            stage.Dispose();
            var other = new System.Threading.Thread(() => left += isLeftAlone() ? 1 : 0);
            other.Start();
            other.Join();
            left += isLeftAlone() ? 10 : 0;
        });
        stage.Animate(Motion.By(new Spring(1, 100, 20)), () => x.Value = new[] { 1.0 });
        stage.Advance(0.1);
        True(left == 11, "no thread has tried to release it: " + left);
    }

    /// <summary>Each level adds 1 to what the one inside it gives.</summary>
    private static void CallbacksWithoutEndAreAnError()
    {
        Exception thrown = null;
        double sum = 0;
        var thread = new System.Threading.Thread(() =>
        {
            Easing easing = null;
            easing = Easing.CreateCallback(x => easing.Evaluate(x, false) + 1);
            thrown = Throws<InsufficientExecutionStackException>(() => easing.Evaluate(0.5, false));
            int depth = 0;
            easing = Easing.CreateCallback(x => depth++ < 150 ? easing.Evaluate(x, false) + 1 : 0);
            sum = easing.Evaluate(0.5, false);
        });
        thread.Start();
        thread.Join();
        True(thrown != null && thrown.Message.Contains("200 deep"), "it is said");
        True(sum == 150, "and what ends is right");
    }

    private static void AnEasingThatThrowsInAnAdvanceIsLinear()
    {
        using (Easing easing = Easing.CreateCallback(x => { if (x > 0) throw new InvalidOperationException("no easing"); return x; }))
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0);
            stage.Animate(new Motion { Kind = MotionKind.Easing, Easing = easing, Duration = 1 }, () => x.SetValue(new double[] { 100 }));
            Throws<InvalidOperationException>(() => stage.Advance(0.25));
            True(x.Presentation[0] == 25, "as if there were no easing: " + x.Presentation[0]);
        }
    }

    private static void TextsAreOfNoCulture()
    {
        System.Globalization.CultureInfo before = System.Threading.Thread.CurrentThread.CurrentCulture;
        System.Threading.Thread.CurrentThread.CurrentCulture = new System.Globalization.CultureInfo("de-DE");
        try
        {
            True(new Spring(1.5, 100, 10).ToString() == "Spring(1.5, 100, 10)", "a spring: " + new Spring(1.5, 100, 10));
            var morph = new MorphPair(-1, 2);
            True(morph.ToString() == "MorphPair(-1, 2)", "a pair: " + morph);
        }
        finally
        {
            System.Threading.Thread.CurrentThread.CurrentCulture = before;
        }
    }

    private static void Dive(Func<bool> isRight)
    {
        if (!isRight()) throw new InvalidOperationException("a result was lost");
        Dive(isRight);
        GC.KeepAlive(isRight);
    }

    /// <summary>At the end of the stack a callback is an error while there is still room to say so.</summary>
    private static void ACallbackAtTheEndOfTheStackIsAnError()
    {
        using (Easing easing = Easing.CreateCallback(x => x * x))
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0);
            stage.Animate(new Motion { Kind = MotionKind.Easing, Easing = easing, Duration = 1 }, () => x.SetValue(new double[] { 1 }));
            stage.Advance(0.5);
            Func<bool>[] questions =
            {
                () => easing.Evaluate(0.5, false) == 0.25,
                () => Math.Abs(x.Velocity[0] - 1) < 1e-6,
                () => { stage.Advance(0); return x.Presentation[0] == 0.25; },
            };
            foreach (Func<bool> question in questions)
            {
                Exception thrown = null;
                var thread = new System.Threading.Thread(() =>
                {
                    try { Dive(question); }
                    catch (Exception each) { thrown = each; }
                }, 1 << 20);
                thread.Start();
                thread.Join();
                True(thrown is StackOverflowException || thrown is InsufficientExecutionStackException, "the end is said: " + thrown);
                True(question(), "and the next call is as before");
            }
        }
    }

    private static void WhatIsWrongIsNamed()
    {
        Func<System.Action, string> missing = action => Throws<ArgumentNullException>(action).ParamName;
        Func<System.Action, string> wrong = action => Throws<ArgumentException>(action).Message;
        using (Stage stage = Stage.Create())
        {
            Property x = stage.Add("x", 0);
            var options = new AnimationOptions { From = new double[1], To = new double[2] };
            const string Lengths = "have 1 and 2 elements; they must be as long as each other.";
            True(wrong(() => x.Animate(options)).Contains("To") && wrong(() => x.Animate(options)).EndsWith(Lengths), "arrays of options");
            True(wrong(() => Easing.CreateLinear(new double[1], new double[2])) == "outputs and inputs " + Lengths, "arrays");
            True(missing(() => x.Animate(new AnimationOptions { Timing = null })) == "Timing", "a part of options");
            True(missing(() => Expression.Create("1", new string[] { null })) == "names", "a text of several");
            True(missing(() => stage.Animate(Motion.By(new Spring(1, 100, 20)), null)) == "set", "what sets values");
            True(stage.GetInfo().OpenTransactions == 0, "no transaction was begun");
            True(missing(() => Easing.CreateCallback(null)) == "callback", "a callback");
            True(missing(() => Animcore.Path.FromSvg(null)) == "svg", "path data");
            True(missing(() => EventField.Of("a", null)) == "text", "a text of an event");
            True(missing(() => new MediaTiming().EvaluateMany(null)) == "parentTimes", "an argument as it is called here");
        }
    }

    private static void ObserversOfRemovedPropertiesAreForgotten()
    {
        using (Stage stage = Stage.Create())
        {
            var watched = new WeakReference[1000];
            // On another thread, whose stack the collector does not take for one that knows the last of them.
            var thread = new System.Threading.Thread(() =>
            {
                for (int each = 0; each < watched.Length; each++)
                {
                    var kept = new object();
                    Property x = stage.Add("", 0);
                    x.PresentationChanged += (sender, change) => kept.GetHashCode();
                    x.Remove();
                    watched[each] = new WeakReference(kept);
                }
            });
            thread.Start();
            thread.Join();
            GC.Collect();
            GC.WaitForPendingFinalizers();
            GC.Collect();
            True(watched.Count(each => each.IsAlive) < 200, "what observed them is collected");
        }
    }

    private static void Misuse()
    {
        Stage stage = Stage.Create();
        Property x = stage.Add("x", 0);
        Refused(Status.ErrorDuplicate, () => stage.Add("x", 0));
        Refused(Status.ErrorNotFound, () => stage.FindProperty("y"));
        Refused(Status.ErrorArgument, () => x.Value = new[] { double.NaN });
        Refused(Status.ErrorIdentifier, () => stage.SetValueMany(new[] { x, default(Property) }, new[] { 1.0, 2 }));
        Throws<ArgumentNullException>(() => stage.FindProperty(null));
        Throws<ArgumentNullException>(() => x.Value = null);
        Throws<ArgumentException>(() => stage.Add("z"));
        Throws<ArgumentException>(() => Library.ColorConvert(ColorSpace.Srgb, ColorSpace.Oklab, new double[3]));
        stage.Dispose();
        stage.Dispose();
        Throws<ObjectDisposedException>(() => stage.Advance(1));
        Throws<ObjectDisposedException>(() => x.Value = new[] { 1.0 });
        AnimException place = Throws<AnimException>(() => Scene.Load("{\n  \"animcore\": nonsense}"));
        True(place.Line == 2 && place.Column > 9, "the place of an error");
        True(Throws<AnimException>(() => Animcore.Path.FromSvg("M0 0 L!")).Offset == 6, "the byte of an error");
    }

    private static void Half(string name, System.Action action)
    {
        ArgumentException thrown = Throws<ArgumentException>(action);
        True(thrown.ParamName == name && thrown.Message.StartsWith(name + " has half of a surrogate pair at "), thrown.Message);
    }

    private static void HalfOfASurrogatePairIsRefused(string document)
    {
        using (Stage stage = Stage.Create())
        using (Scene scene = Scene.Load(File.ReadAllText(document)))
        {
            foreach (string text in new[] { "\ud800", "\udc00", "a\ud83d", "\udc00\ud800", "\ud800x", "\ud83d\ude00\ud800" })
            {
                Half("name", () => stage.Add(text, 0));
                Half("text", () => Easing.CreateCss(text));
                Half("names[1]", () => Expression.Create("a", new[] { "a", text }));
                Half("Text", () => scene.SendData("x", new[] { EventField.Of("a", text) }));
                Half("Name", () => scene.SendData("x", new[] { EventField.Of(text, 1) }));
                Half("Parameters", () => Scene.Load("{}", new SceneOptions { Parameters = text }));
            }
            True(stage.Add("\ud83d\ude00", 0).Name == "\ud83d\ude00", "the same text");
        }
    }

    // A text is as long as it is: what follows a NUL is a part of it, and a name has none.
    private static void ATextDoesNotEndAtANul()
    {
        string document = "{ 'animcore': 1, 'size': [9, 9], 'inputs': { 't': { 'type': 'string' } } }".Replace('\'', '"');
        using (Stage stage = Stage.Create())
        using (Scene scene = Scene.Load(document))
        {
            Refused(Status.ErrorArgument, () => stage.Add("a\0b", 0));
            Refused(Status.ErrorArgument, () => Spring.MakeNamed("smooth\0", 0, 0));
            Refused(Status.ErrorSyntax, () => Easing.CreateCss("ease\0"));
            Refused(Status.ErrorSyntax, () => Animcore.Path.FromSvg("M0 0L1 1\0"));
            Refused(Status.ErrorSyntax, () => Scene.Load(document + "\0"));
            scene.SetString("t", "a\0b");
            True(scene.GetString("t") == "a\0b", "the whole text");
        }
    }

    private static void AListIsEmptiedWhileItIsGoneThrough(string document)
    {
        string folder = System.IO.Path.Combine(System.IO.Path.GetDirectoryName(document), "examples");
        using (Scene scene = Scene.Load(File.ReadAllText(System.IO.Path.Combine(folder, "toast-stack.json"))))
        {
            ItemList list = scene.List("toasts");
            foreach (string key in new[] { "a", "b", "c" }) list.Append(key);
            True(Throws<ArgumentNullException>(() => list.Append("d", (EventField)null)).ParamName == "values", "a value");
            True(Throws<ArgumentNullException>(() => list.Update("a", null)).ParamName == "values", "values");
            foreach (Item item in list) list.Remove(item.Key);
            True(list.Count == 0 && list.Leaving.Length == 3, "all are leaving");
        }
    }

    private static void Scenes(string document)
    {
        string text = File.ReadAllText(document);
        Scene scene = Scene.Load(text, new SceneOptions { Seed = 7 });
        SceneInfo info = scene.GetInfo();
        string before = scene.GetAtomicStates();
        scene.SendPointer(PointerAction.Down, 0, info.Width / 2, info.Height / 2);
        scene.SendPointer(PointerAction.Up, 0, info.Width / 2, info.Height / 2);
        scene.Advance(0.1);
        True(scene.GetAtomicStates() != before, "a tap changes the state");
        Display display = scene.GetDisplay();
        DrawCommand fill = display.Commands.First(each => each.Kind == DrawKind.Fill);
        True(fill.Content.Fill != null && fill.Content.Stroke == null, "one member of a command's content");
        True(fill.Content.Fill.Path.VerbCount <= display.Verbs.Length, "its path");
        scene.SendData("x", new[] { new EventField { Name = "a", Kind = FieldKind.Text, Text = "b" } });
        True(scene.Reload(text).Length == 0, "nothing is lost");
        using (Scene other = Scene.Load(text))
        {
            SceneChangeFlags shown = SceneChangeFlags.Display;
            Scene.AdvanceMany(new[] { scene, other }, 10, shown);
            scene.GetDisplay();
            other.GetDisplay();
            other.SendPointer(PointerAction.Down, 0, info.Width / 2, info.Height / 2);
            other.SendPointer(PointerAction.Up, 0, info.Width / 2, info.Height / 2);
            var advanced = Scene.AdvanceMany(new[] { scene, other }, 0.1, shown);
            True(advanced.Changed == 1 && advanced.Changes.Length == 1 && advanced.Changes[0].Index == 1, "one has changed");
        }
        Stage stage = scene.GetStage();
        scene.Dispose();
        Throws<ObjectDisposedException>(() => stage.GetInfo());
        Throws<ObjectDisposedException>(() => scene.Advance(0));
    }

    private static int Main(string[] arguments)
    {
        Springs();
        Interruption();
        APathOnItsWayToOtherVerbsHasAModelValue();
        WhatTheFunctionOfATransactionThrowsComesOut();
        Options();
        CallbacksThrow();
        Events(arguments[0]);
        LeftInsideACall();
        Changes();
        SubscribersComeBackAfterAnotherCallback(arguments[0]);
        SubscribersMissNothingForOthers();
        SubscriptionsDoNotKeepAStage();
        Views();
        WrongSizes();
        WhatIsDisposedInsideACallIsReleasedAfterIt();
        WhatIsDisposedInsideACallIsLeftAloneByOtherThreads();
        CallbacksWithoutEndAreAnError();
        ACallbackAtTheEndOfTheStackIsAnError();
        AnEasingThatThrowsInAnAdvanceIsLinear();
        TextsAreOfNoCulture();
        WhatIsWrongIsNamed();
        ObserversOfRemovedPropertiesAreForgotten();
        Misuse();
        HalfOfASurrogatePairIsRefused(arguments[0]);
        ATextDoesNotEndAtANul();
        AListIsEmptiedWhileItIsGoneThrough(arguments[0]);
        Scenes(arguments[0]);
        Console.WriteLine("ok");
        return 0;
    }
}
