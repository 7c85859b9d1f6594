// SPDX-License-Identifier: MIT
package org.animcore.tests;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.animcore.Action;
import org.animcore.AnimCore;
import org.animcore.AnimException;
import org.animcore.AnimationGroup;
import org.animcore.AnimationOptions;
import org.animcore.Arrangement;
import org.animcore.CubicBezier;
import org.animcore.Decay;
import org.animcore.Document;
import org.animcore.Easing;
import org.animcore.EventValue;
import org.animcore.Interruption;
import org.animcore.Key;
import org.animcore.KeyAction;
import org.animcore.KeyframeMode;
import org.animcore.KeyframeOptions;
import org.animcore.Keyframes;
import org.animcore.MediaTiming;
import org.animcore.ModifierFlag;
import org.animcore.Motion;
import org.animcore.MotionKind;
import org.animcore.Path;
import org.animcore.PointerAction;
import org.animcore.Property;
import org.animcore.PropertyOptions;
import org.animcore.Read;
import org.animcore.ReducedMotion;
import org.animcore.Scene;
import org.animcore.Spring;
import org.animcore.Stage;
import org.animcore.Transaction;
import org.animcore.ValueKind;

/** Plays the programs of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave. */
final class Program implements AutoCloseable {
    private static final Set<String> OF_PROPERTIES = Set.of("derive", "set", "shape", "spring", "curve",
            "reshape", "reform", "hold", "stop", "remove", "threshold", "action", "animate", "keyframes");

    private final String[] documents;
    private final Scene scene;
    private final Stage stage;
    private final Deque<Transaction> open = new ArrayDeque<>();
    private final ProgramMotion motion;
    private byte[] kept = {};

    Program(String first, String second) {
        documents = new String[] {first, second};
        scene = first.equals("-") ? null : Scene.load(first);
        stage = scene == null ? Stage.create() : scene.getStage();
        motion = new ProgramMotion(stage);
    }

    @Override
    public void close() {
        if (scene == null) {
            stage.close();
        } else {
            scene.close();
        }
    }

    /** What a call said, and the digest of the state afterwards. */
    String word(String step) {
        String[] parts = step.split(":", -1);
        String said = "ok";
        String more;
        try {
            more = take(parts[0], Arrays.copyOfRange(parts, 1, parts.length));
        } catch (AnimException error) {
            more = "";
            said = AnimCore.statusName(error.status()).replace("ANIM_ERROR_", "");
            if (error.line() != 0) {
                said += "@" + error.line() + "," + error.column() + "," + error.pointer();
            }
            if (error.offset() >= 0) {
                said += "#" + error.offset();
            }
        }
        byte[] text = (more + state()).getBytes(StandardCharsets.UTF_8);
        return said + String.format("/%016x", Runner.fnv(text));
    }

    static String row(double... values) {
        return Arrays.stream(values).mapToObj(each -> " " + Runner.hex(each)).collect(Collectors.joining());
    }

    private String state() {
        StringBuilder text = new StringBuilder();
        long hash = scene == null ? stage.getHash() : scene.getHash();
        text.append(stage.getInfo().time()).append(String.format(" %016x\n", hash));
        for (Property each : stage.listProperties()) {
            int name = each.getInfo().name();
            text.append(name < 0 ? "" : stage.getName(name));
            text.append(row(each.get(Read.PRESENTATION))).append(row(each.get(Read.VELOCITY)));
            text.append(each.getInfo().kind() == ValueKind.PATH ? "" : row(each.get(Read.MODEL))).append('\n');
        }
        stage.pollEvents().forEach(event -> {
            text.append(event.kind().value).append(' ').append(event.time()).append(' ');
            text.append(event.name() < 0 ? "" : stage.getName(event.name()));
            text.append(event.finished() ? " 1 " : " 0 ").append(event.count());
            for (int index = event.dataLost(); event.data() != 0 && index < event.count(); index++) {
                text.append(dataOf(event.data(), index));
            }
            text.append('\n');
        });
        if (scene != null) {
            text.append(scene.getAtomicStates()).append(' ').append(scene.getFocus()).append(' ');
            text.append(scene.getDisplayCommands().size()).append('\n');
        }
        return text.toString();
    }

    /** A value of an event's data. */
    private String dataOf(long data, int index) {
        EventValue value = scene.getEventValue(data, index);
        String shown = switch (value.kind()) {
            case TEXT -> "'" + scene.getEventText(data, index);
            case BOOLEAN -> value.number() != 0 ? "1" : "0";
            default -> Runner.hex(value.number());
        };
        return " " + stage.getName(value.name()) + "=" + shown;
    }

    private static int integer(String field) {
        return Integer.parseInt(field);
    }

    static double number(String field) {
        return Runner.number(field);
    }

    static double[] numbers(String field) {
        return Runner.numbers(field);
    }

    static boolean isSet(String field) {
        return !field.equals("-");
    }

    static Spring springOf(String field) {
        double[] of = numbers(field);
        return new Spring(of[0], of[1], of[2]);
    }

    static CubicBezier curveOf(String field) {
        double[] of = numbers(field);
        return new CubicBezier(of[0], of[1], of[2], of[3]);
    }

    private static String rest(String field) {
        return field.substring(field.indexOf(',') + 1);
    }

    private static MotionKind kindOf(String field) {
        return switch (field.split(",")[0]) {
            case "-" -> MotionKind.INHERIT;
            case "none" -> MotionKind.NONE;
            case "spring" -> MotionKind.SPRING;
            case "curve" -> MotionKind.CURVE;
            case "decay" -> MotionKind.DECAY;
            default -> MotionKind.EASING;
        };
    }

    static Motion motionOf(String field) {
        Motion motion = new Motion().kind(kindOf(field));
        return switch (motion.kind()) {
            case SPRING -> motion.spring(springOf(rest(field)));
            case CURVE -> motion.curve(curveOf(rest(field)));
            case EASING -> motion.easing(Easing.css(rest(field)));
            default -> motion;
        };
    }

    static AnimationOptions optionsOf(String field) {
        AnimationOptions options = new AnimationOptions();
        MotionKind kind = kindOf(field);
        if (kind == MotionKind.INHERIT) {
            return options;
        }
        options.kind(kind);
        return switch (kind) {
            case SPRING -> options.spring(springOf(rest(field)));
            case CURVE -> options.curve(curveOf(rest(field)));
            case EASING -> options.easing(Easing.css(rest(field)));
            case DECAY -> options.decay(new Decay().rate(number(rest(field))));
            default -> options;
        };
    }

    private String take(String name, String[] f) {
        String said = motion.take(name, f);
        if (said != null) {
            return said;
        }
        switch (name) {
            case "advance" -> advance(number(f[0]));
            case "flicks" -> advanceFlicks(Long.parseLong(f[0]));
            case "keep" -> {
                kept = scene == null ? stage.snapshot() : scene.snapshot();
                return "" + kept.length;
            }
            case "back" -> restore();
            case "pause" -> stage.setPaused(f[0].equals("1"));
            case "scale" -> stage.setTimeScale(number(f[0]));
            case "reduce" -> stage.setReducedMotion(ReducedMotion.of(integer(f[0])));
            case "changed" -> {
                return stage.takeChanged().stream().map(each -> each.getInfo().name())
                        .map(each -> each < 0 ? "" : stage.getName(each)).collect(Collectors.joining(" "));
            }
            case "group" -> motion.group = stage.addGroup();
            case "speed", "still", "seek", "ungroup" -> ofGroup(name, f);
            case "begin" -> begin(f);
            case "commit" -> {
                if (!open.isEmpty()) {
                    open.pop().commit();
                }
            }
            case "add" -> {
                double[] values = numbers(f[2]);
                PropertyOptions options = new PropertyOptions().kind(ValueKind.of(integer(f[1])));
                if (options.kind() == ValueKind.VECTOR) {
                    options.componentCount(values.length);
                }
                stage.addPropertyWith(f[0], options, values);
            }
            case "path" -> stage.addPath(f[0], Path.of(f[1]));
            default -> {
                if (!OF_PROPERTIES.contains(name)) {
                    return ofScene(name, f);
                }
                ofProperty(stage.findProperty(f[0]), name, Arrays.copyOfRange(f, 1, f.length));
            }
        }
        return "";
    }

    private void advance(double seconds) {
        if (scene == null) {
            stage.advance(seconds);
        } else {
            scene.advance(seconds);
        }
    }

    private void advanceFlicks(long flicks) {
        if (scene == null) {
            stage.advanceFlicks(flicks);
        } else {
            scene.advanceFlicks(flicks);
        }
    }

    private void restore() {
        if (scene == null) {
            stage.restore(kept);
        } else {
            scene.restore(kept);
        }
    }

    private void ofGroup(String name, String[] f) {
        AnimationGroup group = motion.group;
        if (group == null) {
            return;
        }
        switch (name) {
            case "speed" -> group.setSpeed(number(f[0]));
            case "still" -> group.setPaused(f[0].equals("1"));
            case "seek" -> group.seek(number(f[0]));
            default -> group.remove();
        }
    }

    private void begin(String[] f) {
        Motion said = motionOf(f[0]).arrangement(Arrangement.of(integer(f[4])));
        if (isSet(f[1])) {
            said.duration(number(f[1]));
        }
        if (isSet(f[2])) {
            said.delay(number(f[2]));
        }
        if (!f[3].equals("0")) {
            said.interruption(Interruption.of(integer(f[3])));
        }
        if (isSet(f[5])) {
            said.stagger(number(f[5]));
        }
        if (isSet(f[6])) {
            said.repeatCount(number(f[6]));
        }
        if (isSet(f[7])) {
            said.autoreverses(f[7].equals("1"));
        }
        if (f[8].equals("1") && motion.group != null) {
            said.group(motion.group);
        }
        open.push(stage.beginTransaction(said));
    }

    private void ofProperty(Property of, String name, String[] f) {
        switch (name) {
            case "derive" -> of.setExpression(f[0]);
            case "set" -> of.setValue(numbers(f[0]));
            case "shape" -> of.setPath(Path.of(f[0]));
            case "spring" -> of.springTo(numbers(f[0]), numbers(f[1]), springOf(f[2]));
            case "curve" -> of.curveTo(numbers(f[0]), curveOf(f[1]), number(f[2]));
            case "reshape" -> of.springToPath(Path.of(f[0]), isSet(f[1]) ? numbers(f[1]) : null, springOf(f[2]));
            case "reform" -> of.curveToPath(Path.of(f[0]), curveOf(f[1]), number(f[2]));
            case "hold" -> of.hold();
            case "stop" -> of.removeAllAnimations();
            case "remove" -> of.remove();
            case "threshold" -> of.setThreshold(number(f[0]));
            case "action" -> {
                switch (f[0]) {
                    case "-" -> of.setAction(Action.FOLLOW);
                    case "none" -> of.setAction(Action.NONE);
                    default -> of.setAction(Action.OWN, motionOf(f[0]));
                }
            }
            case "animate" -> animate(of, f);
            default -> {
                KeyframeOptions keys = new KeyframeOptions().mode(KeyframeMode.of(integer(f[0])))
                        .componentCount(integer(f[1])).duration(number(f[4]));
                double[] none = {};
                Keyframes along = Keyframes.values(keys, numbers(f[2]), numbers(f[3]), List.of(), none);
                ProgramMotion.along(of, along, f, 5);
            }
        }
    }

    private void animate(Property of, String[] f) {
        AnimationOptions options = optionsOf(f[0]);
        if (isSet(f[1])) {
            options.from(numbers(f[1]));
        }
        if (isSet(f[2])) {
            options.to(numbers(f[2]));
        }
        if (isSet(f[3])) {
            options.by(numbers(f[3]));
        }
        if (isSet(f[4])) {
            options.velocity(numbers(f[4]));
        }
        if (isSet(f[5])) {
            options.duration(number(f[5]));
        }
        options.delay(number(f[6]));
        if (f[10].equals("1") && motion.group != null) {
            options.group(motion.group);
        }
        of.animate(started(options, f[7], f[8], f[9]));
    }

    /** The options of an animation, with those that all animations have. */
    static AnimationOptions started(AnimationOptions options, String interruption, String flags, String repeats) {
        MediaTiming timing = new MediaTiming().autoreverses(flags.contains("r"));
        if (isSet(repeats)) {
            timing.repeatCount(number(repeats));
        }
        return options.interruption(Interruption.of(integer(interruption))).additive(flags.contains("a"))
                .cumulative(flags.contains("c")).setsModel(flags.contains("m")).timing(timing);
    }

    private String ofScene(String name, String[] f) {
        switch (name) {
            case "share" -> {
                Document document = Document.load(documents[0]);
                try (Scene other = Scene.create(document)) {
                    document.close();
                    other.restore(scene.snapshot());
                    return String.format("%016x", other.getHash());
                }
            }
            case "edition" -> {
                try (Document document = Document.load(documents[integer(f[0])])) {
                    return String.join("\n", scene.restoreEdition(kept, document, documents[integer(f[1])]));
                }
            }
            case "items" -> {
                return Runner.items(scene.list(f[0]));
            }
            case "reload" -> {
                return String.join("\n", scene.reload(documents[integer(f[0])]));
            }
            case "pointer" -> scene.sendPointer(PointerAction.of(integer(f[0])), integer(f[1]), number(f[2]), number(f[3]));
            case "wheel" -> {
                return scene.sendWheel(number(f[0]), number(f[1]), number(f[2]), number(f[3])) ? "1" : "0";
            }
            case "key" -> {
                Set<ModifierFlag> held = EnumSet.noneOf(ModifierFlag.class);
                for (ModifierFlag each : ModifierFlag.values()) {
                    if ((integer(f[2]) & each.value) != 0) {
                        held.add(each);
                    }
                }
                return scene.sendKey(KeyAction.of(integer(f[0])), Key.of(integer(f[1])), held) ? "1" : "0";
            }
            case "focus" -> scene.setFocus(f[0].equals("-") ? "" : f[0]);
            case "number" -> {
                scene.setNumber(f[0], number(f[1]));
                return row(scene.getNumber(f[0]));
            }
            case "boolean" -> scene.setBoolean(f[0], f[1].equals("1"));
            case "text" -> {
                scene.setString(f[0], f[1]);
                return scene.getString(f[0]);
            }
            case "fire" -> scene.fireTrigger(f[0]);
            case "send" -> {
                if (isSet(f[1])) {
                    scene.sendData(f[0], List.of(Runner.valuesOf(f[1])));
                } else {
                    scene.send(f[0]);
                }
            }
            default -> {
                // The steps of cases of lists.
                String[] step = f.clone();
                step[0] = name.equals("drop") ? "remove" : name;
                Runner.take(scene, scene.list(f[0]), step);
            }
        }
        return "";
    }
}
