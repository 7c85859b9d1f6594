// SPDX-License-Identifier: MIT
// Steps of programs: groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings. A part of
// Runner.cs.
using System;
using System.Linq;
using Animcore;

internal static partial class Runner
{
    private static MediaTiming TimingOf(string field)
    {
        double[] of = Numbers(field);
        return new MediaTiming
        {
            BeginTime = of[0], TimeOffset = of[1], Speed = of[2], Duration = of[3], RepeatCount = of[4], RepeatDuration = of[5],
            Autoreverses = of[6] == 1, FillMode = (FillMode)(int)of[7],
        };
    }

    private static string Row(params double[] values) { return string.Concat(values.Select(each => " " + Said(each))); }

    private static string Sampled(MediaTiming timing, double time)
    {
        MediaSample of = timing.Evaluate(time);
        string flags = (int)of.Phase + (of.IsInEffect ? " 1" : " 0") + (of.IsReversing ? " 1" : " 0");
        return flags + Row(of.Progress, of.Iteration, of.LocalTime, of.IterationTime, of.Rate, of.IterationRate);
    }

    private static uint[] IndicesOf(string field) { return field == "-" ? null : Numbers(field).Select(each => (uint)each).ToArray(); }

    private static Animcore.Path PathOf(string field) { return field == "-" ? null : Animcore.Path.FromSvg(field); }

    private sealed partial class Player
    {
        private SpringBank? bank;

        private AnimationGroup Parent(string inside) { return inside == "1" && group.HasValue ? group.Value : default(AnimationGroup); }

        /// <summary>What a step of these said; null for another step.</summary>
        private string MotionStep(string name, string[] f)
        {
            switch (name)
            {
                case "inner":
                    group = stage.AddGroup(new AnimationGroupOptions { Parent = Parent("1") });
                    return "";
                case "media":
                    MediaTiming timing = TimingOf(f[0]);
                    string said = Sampled(timing, 0);
                    group = stage.AddGroup(new AnimationGroupOptions { Kind = AnimationGroupKind.Media, Timing = timing, Parent = Parent(f[1]) });
                    return said;
                case "animator":
                    group = stage.AddGroup(new AnimationGroupOptions { Kind = AnimationGroupKind.Animator, Duration = Number(f[0]), Parent = Parent(f[1]) });
                    return "";
                case "clock": case "fraction": case "drag": case "run": case "rest": case "finish":
                    return group.HasValue ? OfAnimator(group.Value, name, f) : "";
                case "bank":
                    bank = stage.AddBank(SpringOf(Numbers(f[0])), Numbers(f[1]), Number(f[2]));
                    return "";
                case "aim": case "place": case "springs": case "settled": case "unbank":
                    return bank.HasValue ? OfBank(bank.Value, name, f) : "";
                case "morph":
                    using (Animcore.Path from = PathOf(f[0]))
                    using (Animcore.Path to = PathOf(f[1]))
                    using (Morph morph = Morph.Create(from, to))
                    using (Animcore.Path at = morph.GetPath(Number(f[2]))) return at.ToSvg();
                case "prepared":
                    var moved = SpringOf(Numbers(f[0])).Prepare().Evaluate(Number(f[1]), Number(f[2]), Number(f[3]), Number(f[4]));
                    return Row(moved.Value, moved.Velocity);
                case "timing": return Sampled(TimingOf(f[0]), Number(f[1]));
                case "track": case "blocks": case "outlines": case "glide": case "traced": case "turns":
                    return MotionOfProperty(stage.FindProperty(f[0]), name, f.Skip(1).ToArray());
                default: return null;
            }
        }

        private static string OfAnimator(AnimationGroup group, string name, string[] f)
        {
            switch (name)
            {
                case "clock": return Row(group.GetTime());
                case "fraction": return Row(group.GetFraction());
                case "drag":
                    group.SetFraction(Number(f[0]));
                    return Row(group.GetFraction());
                case "run": group.Run(f[0] == "1", MotionOf(f[1]), Number(f[2]), f[3] == "-" ? double.NaN : Number(f[3])); break;
                case "rest": group.Pause(); break;
                default: group.Stop((AnimatorPosition)int.Parse(f[0])); break;
            }
            return "";
        }

        private static string OfBank(SpringBank bank, string name, string[] f)
        {
            switch (name)
            {
                case "aim": bank.Retarget(IndicesOf(f[1]), Numbers(f[0])); break;
                case "place": bank.SetValues(IndicesOf(f[1]), Numbers(f[0])); break;
                case "springs":
                    double[] values = bank.GetValues();
                    var velocities = new double[values.Length];
                    bank.GetVelocities(velocities);
                    var counts = bank.GetCounts();
                    return Row(values) + Row(velocities) + " " + counts.Moving + " " + counts.Settled;
                case "settled": return string.Join(" ", bank.TakeSettled());
                default: bank.Remove(); break;
            }
            return "";
        }

        private static string MotionOfProperty(Property of, string name, string[] f)
        {
            switch (name)
            {
                case "track":
                    Keyframe[] keys = f[1].Split(',').Select(key => key.Split('/')).Select(key => new Keyframe
                    {
                        Kind = (KeyframeKind)int.Parse(key[0]), Flags = (KeyframeFlags)uint.Parse(key[1]), Duration = Number(key[2]),
                        Curve = CurveOf(f[2]), Spring = SpringOf(Numbers(f[3])),
                    }).ToArray();
                    var width = new KeyframeOptions { ComponentCount = uint.Parse(f[0]) };
                    return Along(of, Keyframes.CreateTrack(width, keys, Numbers(f[4]), Numbers(f[5]), Numbers(f[6])), f, 7);
                case "blocks":
                    var options = new KeyframeOptions { ComponentCount = uint.Parse(f[0]), Duration = Number(f[5]) };
                    return Along(of, Keyframes.CreateBlocks(options, Numbers(f[1]), Numbers(f[2]), Numbers(f[3]), Numbers(f[4])), f, 6);
                case "outlines":
                    Animcore.Path[] paths = f[1].Split('|').Select(PathOf).ToArray();
                    var mode = new KeyframeOptions { Mode = (KeyframeMode)int.Parse(f[0]), Duration = Number(f[2]) };
                    return Along(of, Keyframes.CreatePaths(mode, paths, new double[0], new CubicBezier[0], new double[0]), f, 3);
                case "glide":
                    AnimationOptions glide = OptionsOf(f[0]);
                    if (f[3] != "-") glide.Duration = Number(f[3]);
                    of.AnimatePath(Started(glide, f[4], f[5], f[6]), PathOf(f[1]), PathOf(f[2]));
                    return "";
                case "traced":
                    using (Animcore.Path path = of.GetPath(Read.Presentation)) return path.ToSvg();
                default:
                    of.SetPathTurns(f[0] == "1");
                    return of.GetPathTurns() ? "1" : "0";
            }
        }

        private static string Along(Property of, Keyframes along, string[] f, int first)
        {
            using (along)
            {
                var options = new AnimationOptions { Kind = MotionKind.Keyframes, Keyframes = along };
                of.Animate(Started(options, f[first], f[first + 1], f[first + 2]));
                return "";
            }
        }
    }
}
