// SPDX-License-Identifier: MIT
// Plays the programs of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave. A part of
// Runner.cs.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Animcore;

internal static partial class Runner
{
    private sealed partial class Player : IDisposable
    {
        private static readonly HashSet<string> ofProperties = new HashSet<string>
        {
            "derive", "set", "shape", "spring", "curve", "reshape", "reform", "hold", "stop", "remove", "threshold", "action", "animate",
            "keyframes",
        };

        private readonly string[] documents;
        private readonly Scene scene;
        private readonly Stage stage;
        private readonly Stack<Transaction> open = new Stack<Transaction>();
        private AnimationGroup? group;
        private byte[] kept = new byte[0];

        internal Player(string first, string second)
        {
            documents = new[] { first, second };
            scene = first == "-" ? null : Scene.Load(first);
            stage = scene == null ? Stage.Create() : scene.GetStage();
        }

        public void Dispose()
        {
            if (scene == null) stage.Dispose();
            else scene.Dispose();
        }

        /// <summary>What a call said, and the digest of the state afterwards.</summary>
        internal string Word(string step)
        {
            string[] parts = step.Split(':');
            string said = "ok";
            string more;
            try { more = Take(parts[0], parts.Skip(1).ToArray()); }
            catch (AnimException error)
            {
                more = "";
                said = Library.StatusName(error.Status).Replace("ANIM_ERROR_", "");
                if (error.Line != 0) said += "@" + error.Line + "," + error.Column + "," + error.Pointer;
                if (error.Offset >= 0) said += "#" + error.Offset;
            }
            return said + "/" + Digest(more + State()).Substring("digest ".Length).Trim();
        }

        private string State()
        {
            var text = new StringBuilder();
            ulong hash = scene == null ? stage.GetHash() : scene.GetHash();
            text.Append(stage.GetInfo().Time + " " + hash.ToString("x16") + "\n");
            foreach (Property each in stage.ListProperties())
            {
                text.Append(each.Name + Row(each.Presentation) + Row(each.Velocity));
                text.Append((each.GetInfo().Kind == ValueKind.Path ? "" : Row(each.Value)) + "\n");
            }
            foreach (Event each in stage.PollEvents())
            {
                string name = each.Name < 0 ? "" : stage.GetName(each.Name);
                text.Append((int)each.Kind + " " + each.Time + " " + name + (each.Finished ? " 1 " : " 0 ") + each.Count);
                for (uint index = each.DataLost; each.Data != 0 && index < each.Count; index++) text.Append(DataOf(each.Data, index));
                text.Append("\n");
            }
            if (scene != null)
            {
                text.Append(scene.GetAtomicStates() + " " + scene.GetFocus() + " " + scene.GetDisplayCommands().Length + "\n");
            }
            return text.ToString();
        }

        /// <summary>A value of an event's data.</summary>
        private string DataOf(ulong data, uint index)
        {
            EventValue value = scene.GetEventValue(data, index);
            string shown = Said(value.Number);
            if (value.Kind == FieldKind.Text) shown = "'" + scene.GetEventText(data, index);
            else if (value.Kind == FieldKind.Boolean) shown = value.Number != 0 ? "1" : "0";
            return " " + stage.GetName(value.Name) + "=" + shown;
        }

        private static CubicBezier CurveOf(string field)
        {
            double[] of = Numbers(field);
            return new CubicBezier(of[0], of[1], of[2], of[3]);
        }

        private static MotionKind KindOf(string field)
        {
            switch (field.Split(',')[0])
            {
                case "-": return MotionKind.Inherit;
                case "none": return MotionKind.None;
                case "spring": return MotionKind.Spring;
                case "curve": return MotionKind.Curve;
                case "decay": return MotionKind.Decay;
                default: return MotionKind.Easing;
            }
        }

        private static string Rest(string field) { return field.Substring(field.IndexOf(',') + 1); }

        private static Motion MotionOf(string field)
        {
            var motion = new Motion { Kind = KindOf(field) };
            if (motion.Kind == MotionKind.Spring) motion.Spring = SpringOf(Numbers(Rest(field)));
            else if (motion.Kind == MotionKind.Curve) motion.Curve = CurveOf(Rest(field));
            else if (motion.Kind == MotionKind.Easing) motion.Easing = Easing.CreateCss(Rest(field));
            return motion;
        }

        private static AnimationOptions OptionsOf(string field)
        {
            var options = new AnimationOptions();
            MotionKind kind = KindOf(field);
            if (kind == MotionKind.Inherit) return options;
            options.Kind = kind;
            if (kind == MotionKind.Spring) options.Spring = SpringOf(Numbers(Rest(field)));
            else if (kind == MotionKind.Curve) options.Curve = CurveOf(Rest(field));
            else if (kind == MotionKind.Easing) options.Easing = Easing.CreateCss(Rest(field));
            else if (kind == MotionKind.Decay) options.Decay = new Decay { Rate = Number(Rest(field)) };
            return options;
        }

        private string Take(string name, string[] f)
        {
            switch (name)
            {
                case "advance":
                    if (scene == null) stage.Advance(Number(f[0]));
                    else scene.Advance(Number(f[0]));
                    break;
                case "flicks":
                    if (scene == null) stage.AdvanceFlicks(long.Parse(f[0]));
                    else scene.AdvanceFlicks(long.Parse(f[0]));
                    break;
                case "keep":
                    kept = scene == null ? stage.Snapshot() : scene.Snapshot();
                    return kept.Length.ToString();
                case "back":
                    if (scene == null) stage.Restore(kept);
                    else scene.Restore(kept);
                    break;
                case "pause": stage.SetPaused(f[0] == "1"); break;
                case "scale": stage.SetTimeScale(Number(f[0])); break;
                case "reduce": stage.SetReducedMotion((ReducedMotion)int.Parse(f[0])); break;
                case "changed": return string.Join(" ", stage.TakeChanged().Select(each => each.Name));
                case "group": group = stage.AddGroup(); break;
                case "speed": if (group.HasValue) group.Value.SetSpeed(Number(f[0])); break;
                case "still": if (group.HasValue) group.Value.SetPaused(f[0] == "1"); break;
                case "seek": if (group.HasValue) group.Value.Seek(Number(f[0])); break;
                case "ungroup": if (group.HasValue) group.Value.Remove(); break;
                case "begin": Begin(f); break;
                case "commit": if (open.Count > 0) open.Pop().Commit(); break;
                case "add":
                    double[] values = Numbers(f[2]);
                    var options = new PropertyOptions { Kind = (ValueKind)int.Parse(f[1]) };
                    if (options.Kind == ValueKind.Vector) options.ComponentCount = (uint)values.Length;
                    stage.AddPropertyWith(f[0], options, values);
                    break;
                case "path": stage.AddPath(f[0], Animcore.Path.FromSvg(f[1])); break;
                default:
                    string said = MotionStep(name, f);
                    if (said != null) return said;
                    if (!ofProperties.Contains(name)) return OfScene(name, f);
                    OfProperty(stage.FindProperty(f[0]), name, f.Skip(1).ToArray());
                    break;
            }
            return "";
        }

        private void Begin(string[] f)
        {
            Motion motion = MotionOf(f[0]);
            if (f[1] != "-") motion.Duration = Number(f[1]);
            if (f[2] != "-") motion.Delay = Number(f[2]);
            if (f[3] != "0") motion.Interruption = (Interruption)int.Parse(f[3]);
            motion.Arrangement = (Arrangement)int.Parse(f[4]);
            if (f[5] != "-") motion.Stagger = Number(f[5]);
            if (f[6] != "-") motion.RepeatCount = Number(f[6]);
            if (f[7] != "-") motion.Autoreverses = int.Parse(f[7]);
            if (f[8] == "1" && group.HasValue) motion.Group = group.Value;
            open.Push(stage.BeginTransaction(motion));
        }

        private void OfProperty(Property of, string name, string[] f)
        {
            switch (name)
            {
                case "derive": of.SetExpression(f[0]); break;
                case "set": of.SetValue(Numbers(f[0])); break;
                case "shape": of.SetPath(Animcore.Path.FromSvg(f[0])); break;
                case "spring": of.SpringTo(Numbers(f[0]), Numbers(f[1]), SpringOf(Numbers(f[2]))); break;
                case "curve": of.CurveTo(Numbers(f[0]), CurveOf(f[1]), Number(f[2])); break;
                case "reshape":
                    of.SpringToPath(Animcore.Path.FromSvg(f[0]), f[1] == "-" ? null : Numbers(f[1]), SpringOf(Numbers(f[2])));
                    break;
                case "reform": of.CurveToPath(Animcore.Path.FromSvg(f[0]), CurveOf(f[1]), Number(f[2])); break;
                case "hold": of.Hold(); break;
                case "stop": of.RemoveAllAnimations(); break;
                case "remove": of.Remove(); break;
                case "threshold": of.SetThreshold(Number(f[0])); break;
                case "action":
                    if (f[0] == "-") of.SetAction(Animcore.Action.Follow);
                    else if (f[0] == "none") of.SetAction(Animcore.Action.None);
                    else of.SetAction(Animcore.Action.Own, MotionOf(f[0]));
                    break;
                case "animate":
                    AnimationOptions options = OptionsOf(f[0]);
                    if (f[1] != "-") options.From = Numbers(f[1]);
                    if (f[2] != "-") options.To = Numbers(f[2]);
                    if (f[3] != "-") options.By = Numbers(f[3]);
                    if (f[4] != "-") options.Velocity = Numbers(f[4]);
                    if (f[5] != "-") options.Duration = Number(f[5]);
                    options.Delay = Number(f[6]);
                    if (f[10] == "1" && group.HasValue) options.Group = group.Value;
                    of.Animate(Started(options, f[7], f[8], f[9]));
                    break;
                default:
                    var keys = new KeyframeOptions { Mode = (KeyframeMode)int.Parse(f[0]), ComponentCount = uint.Parse(f[1]), Duration = Number(f[4]) };
                    Keyframes along = Keyframes.CreateValues(keys, Numbers(f[2]), Numbers(f[3]), new CubicBezier[0], new double[0]);
                    Along(of, along, f, 5);
                    break;
            }
        }

        /// <summary>The options of an animation, with those that all animations have.</summary>
        private static AnimationOptions Started(AnimationOptions options, string interruption, string flags, string repeats)
        {
            options.Interruption = (Interruption)int.Parse(interruption);
            options.Additive = flags.Contains("a");
            options.Cumulative = flags.Contains("c");
            options.SetsModel = flags.Contains("m");
            var timing = new MediaTiming { Autoreverses = flags.Contains("r") };
            if (repeats != "-") timing.RepeatCount = Number(repeats);
            options.Timing = timing;
            return options;
        }

        private string OfScene(string name, string[] f)
        {
            switch (name)
            {
                case "share":
                    using (Document document = Document.Load(documents[0]))
                    using (Scene other = Scene.Create(document))
                    {
                        document.Dispose();
                        other.Restore(scene.Snapshot());
                        return other.GetHash().ToString("x16");
                    }
                case "edition":
                    using (Document document = Document.Load(documents[int.Parse(f[0])]))
                        return string.Join("\n", scene.RestoreEdition(kept, document, documents[int.Parse(f[1])]));
                case "items": return Items(scene.List(f[0]));
                case "reload": return string.Join("\n", scene.Reload(documents[int.Parse(f[0])]));
                case "pointer": scene.SendPointer((PointerAction)int.Parse(f[0]), int.Parse(f[1]), Number(f[2]), Number(f[3])); break;
                case "wheel": return scene.SendWheel(Number(f[0]), Number(f[1]), Number(f[2]), Number(f[3])) ? "1" : "0";
                case "key": return scene.SendKey((KeyAction)int.Parse(f[0]), (Key)int.Parse(f[1]), (ModifierFlags)uint.Parse(f[2])) ? "1" : "0";
                case "focus": scene.SetFocus(f[0] == "-" ? "" : f[0]); break;
                case "number":
                    scene.SetNumber(f[0], Number(f[1]));
                    return Row(scene.GetNumber(f[0]));
                case "boolean": scene.SetBoolean(f[0], f[1] == "1"); break;
                case "text":
                    scene.SetString(f[0], f[1]);
                    return scene.GetString(f[0]);
                case "fire": scene.FireTrigger(f[0]); break;
                case "send":
                    if (f[1] == "-") scene.Send(f[0]);
                    else scene.SendData(f[0], ValuesOf(f[1]));
                    break;
                default:
                    // The steps of cases of lists.
                    Runner.Take(scene, scene.List(f[0]), new[] { name == "drop" ? "remove" : name }.Concat(f.Skip(1)).ToArray());
                    break;
            }
            return "";
        }
    }

    private static string ProgramCase(string[] f)
    {
        using (var player = new Player(f[1], f[2])) return string.Join(" ", f[3].Split(' ').Select(player.Word));
    }
}
