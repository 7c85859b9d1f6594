// SPDX-License-Identifier: MIT
package org.animcore.tests;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.animcore.AnimCore;
import org.animcore.AnimException;
import org.animcore.AnimationOptions;
import org.animcore.ColorSpace;
import org.animcore.CubicBezier;
import org.animcore.Decay;
import org.animcore.Document;
import org.animcore.DocumentOptions;
import org.animcore.DocumentWarning;
import org.animcore.Easing;
import org.animcore.Event;
import org.animcore.EventField;
import org.animcore.Expression;
import org.animcore.FillRule;
import org.animcore.Item;
import org.animcore.ItemList;
import org.animcore.Keyframe;
import org.animcore.KeyframeKind;
import org.animcore.KeyframeMode;
import org.animcore.KeyframeOptions;
import org.animcore.Keyframes;
import org.animcore.Morph;
import org.animcore.MorphMotion;
import org.animcore.MorphOptions;
import org.animcore.MorphPaint;
import org.animcore.MorphPair;
import org.animcore.MorphPairing;
import org.animcore.MorphStarts;
import org.animcore.MorphStructure;
import org.animcore.MotionKind;
import org.animcore.Path;
import org.animcore.PathOperation;
import org.animcore.PointerAction;
import org.animcore.Property;
import org.animcore.Read;
import org.animcore.Rectangle;
import org.animcore.Scene;
import org.animcore.SceneInfo;
import org.animcore.SceneOptions;
import org.animcore.Spring;
import org.animcore.Stage;
import org.animcore.StageOptions;
import org.animcore.Trace;
import org.animcore.TraceInfo;
import org.animcore.ValueKind;
import org.animcore.WarningText;

/** Java's runner: see Tests/bindings/conformance.md. */
public final class Runner {
    private static final int FPS = 60;
    private static final long FRAME = AnimCore.FLICKS_PER_SECOND / FPS;

    private Runner() {}

    // ---- Words ----

    static String hex(double number) {
        return String.format("%016x", Double.doubleToRawLongBits(number));
    }

    static double number(String field) {
        return switch (field) {
            case "nan" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            default -> Double.parseDouble(field);
        };
    }

    static double[] numbers(String field) {
        return field.equals("-") ? new double[0] : Arrays.stream(field.split(",")).mapToDouble(Runner::number).toArray();
    }

    private static String[] names(String field) {
        return field.equals("-") ? new String[0] : field.split(" ");
    }

    static long fnv(byte[] bytes) {
        long hash = 0xcbf29ce484222325L;
        for (byte each : bytes) {
            hash = (hash ^ (each & 0xff)) * 0x100000001b3L;
        }
        return hash;
    }

    private static final class Words {
        final List<String> all = new ArrayList<>();

        Words say(double... numbers) {
            for (double each : numbers) {
                all.add(hex(each));
            }
            return this;
        }

        Words say(String text) {
            all.add(text.replace('\n', ' '));
            return this;
        }

        Words pairs(double[] first, double[] second) {
            for (int index = 0; index < first.length; index++) {
                say(first[index], second[index]);
            }
            return this;
        }
    }

    // ---- Cases ----

    private static void work(Words words, String[] f) {
        switch (f[0]) {
            case "spring" -> {
                Spring spring = new Spring(number(f[1]), number(f[2]), number(f[3]));
                var moved = spring.evaluateMany(numbers(f[7]), number(f[4]), number(f[5]), number(f[6]));
                words.pairs(moved.values(), moved.velocities());
            }
            case "perceptual" -> {
                Spring spring = Spring.perceptual(number(f[1]), number(f[2]));
                words.say(spring.mass(), spring.stiffness(), spring.damping(), spring.getSettlingDuration(0, false));
            }
            case "named" -> {
                Spring spring = Spring.named(f[1], number(f[2]), number(f[3]));
                words.say(spring.mass(), spring.stiffness(), spring.damping());
            }
            case "easing" -> {
                try (Easing easing = Easing.css(f[1])) {
                    words.say(easing.evaluateMany(numbers(f[2]))).say(easing.getCss());
                }
            }
            case "bezier" -> words.say(
                    new CubicBezier(number(f[1]), number(f[2]), number(f[3]), number(f[4])).evaluateMany(numbers(f[5])));
            case "keyframes" -> keyframes(words, f);
            case "decay" -> {
                var moved = new Decay().rate(number(f[1])).evaluate(numbers(f[4]), number(f[2]), number(f[3]));
                words.pairs(moved.values(), moved.velocities());
            }
            case "path" -> {
                try (Path path = Path.of(f[1])) {
                    Rectangle bounds = path.getBounds();
                    words.say("" + path.getCounts().verbCount()).say(path.getArea(), path.getLength(0));
                    words.say(bounds.x(), bounds.y(), bounds.width(), bounds.height()).say(path.svg());
                }
            }
            case "nearest" -> {
                try (Path path = Path.of(f[1])) {
                    var place = path.findNearest(number(f[2]), number(f[3]));
                    words.say(place.x(), place.y(), place.distance());
                }
            }
            case "morph" -> {
                try (Path from = Path.of(f[1]); Path to = Path.of(f[2]); Morph morph = Morph.create(from, to)) {
                    for (double time : numbers(f[3])) {
                        try (Path path = morph.getPath(time)) {
                            words.say(path.svg());
                        }
                    }
                }
            }
            case "expression" -> {
                try (Expression expression = Expression.create(f[1], List.of(names(f[2])))) {
                    words.say(expression.evaluate(numbers(f[3])));
                }
            }
            case "color" -> words.say(AnimCore.colorConvert(
                    ColorSpace.of(Integer.parseInt(f[1])), ColorSpace.of(Integer.parseInt(f[2])), numbers(f[3])));
            case "property" -> property(words, f);
            case "document" -> {
                try (Scene scene = Scene.load(f[1])) {
                    String states = scene.getAtomicStates();
                    words.say(states.isEmpty() ? "-" : states);
                    words.say("" + scene.getStage().listProperties().size());
                    words.say("" + scene.getDisplayCommands().size());
                    words.say(String.format("%016x", scene.getHash()));
                }
            }
            case "machine" -> {
                try (Scene scene = Scene.load(f[1])) {
                    words.say(moment(scene));
                    for (String event : names(f[2])) {
                        scene.send(event);
                        scene.advance(0.25);
                        words.say(moment(scene));
                    }
                    words.say(scene.isDone() ? "1" : "0");
                }
            }
            case "snapshot" -> {
                try (Scene scene = Scene.load(f[1])) {
                    scene.send(f[2]);
                    scene.advance(0.1);
                    byte[] kept = scene.snapshot();
                    scene.advance(0.3);
                    long first = scene.getHash();
                    scene.restore(kept);
                    scene.advance(0.3);
                    words.say(scene.getHash() == first ? "1" : "0");
                }
            }
            case "list" -> {
                try (Scene scene = Scene.load(f[1]); Scene other = Scene.load(f[1])) {
                    ItemList list = scene.list(f[2]);
                    words.say(items(list));
                    for (String step : f[3].equals("-") ? new String[0] : f[3].split(" ")) {
                        take(scene, list, step.split(":"));
                        words.say(items(list));
                    }
                    other.restore(scene.snapshot());
                    words.say(items(other.list(f[2])));
                    words.say(String.format("%016x", other.getHash()));
                    words.say(scene.getHash() == other.getHash() ? "1" : "0");
                }
            }
            case "combine" -> {
                try (Path path = Path.of(f[1]); Path other = Path.of(f[2])) {
                    var operation = PathOperation.of(Integer.parseInt(f[3]));
                    words.say(path.combine(other, operation, FillRule.of(Integer.parseInt(f[4]))).svg());
                }
            }
            case "morphed" -> morphed(words, f);
            case "shape" -> shape(words, f);
            case "edition" -> edition(words, f);
            case "inputs" -> inputs(words, f);
            case "program" -> {
                try (Program program = new Program(f[1], f[2])) {
                    for (String step : f[3].split(" ")) {
                        words.say(program.word(step));
                    }
                }
            }
            case "lost" -> lost(words, f);
            case "warnings" -> warnings(words, f);
            case "shared" -> shared(words, f);
            case "states" -> {
                try (Scene scene = Scene.load(f[1])) {
                    for (String event : f[2].split(" ")) {
                        scene.send(event);
                        List<String> active = scene.getActiveStates();
                        words.say(String.join("|", scene.getStates())).say(String.join("|", active));
                        words.say("" + active.stream().filter(scene::isInState).count());
                    }
                }
            }
            default -> throw new IllegalArgumentException("There is no case of kind " + f[0] + ".");
        }
    }

    static String items(ItemList list) {
        List<String> words = new ArrayList<>();
        for (Item item : list) {
            words.add(item.key() + "." + item.number());
        }
        list.leaving().forEach(item -> words.add("~" + item.key() + "." + item.number()));
        return words.isEmpty() ? "-" : String.join("+", words);
    }

    static EventField[] valuesOf(String field) {
        return Arrays.stream(field.equals("-") ? new String[0] : field.split(",")).map(pair -> {
            String[] parts = pair.split("=");
            return parts[1].startsWith("'")
                    ? EventField.of(parts[0], parts[1].substring(1))
                    : EventField.of(parts[0], number(parts[1]));
        }).toArray(EventField[]::new);
    }

    static void take(Scene scene, ItemList list, String[] step) {
        switch (step[0]) {
            case "append" -> list.insert(step[2].equals("-") ? ItemList.LAST : Integer.parseInt(step[2]),
                    step[1].equals("-") ? "" : step[1], valuesOf(step[3]));
            case "update" -> list.update(step[1], valuesOf(step[2]));
            case "move" -> list.move(step[1], Integer.parseInt(step[2]));
            case "remove" -> list.remove(step[1]);
            case "clear" -> list.clear();
            case "wait" -> scene.advance(number(step[1]));
            default -> throw new IllegalArgumentException("There is no step " + step[0] + ".");
        }
    }

    private static String moment(Scene scene) {
        String states = scene.getAtomicStates().replace(' ', '+');
        return states.isEmpty() ? "-" : states;
    }

    private static void keyframes(Words words, String[] f) {
        int width = Integer.parseInt(f[2]);
        KeyframeOptions options = new KeyframeOptions()
                .mode(KeyframeMode.of(Integer.parseInt(f[1]))).componentCount(width).duration(number(f[3]));
        double[] none = {};
        try (Keyframes keyframes = Keyframes.values(options, numbers(f[4]), numbers(f[5]), List.of(), none)) {
            double[] times = numbers(f[6]);
            double[] values = new double[times.length * width];
            keyframes.evaluate(times, none, values, null);
            words.say(values);
        }
    }

    private static void property(Words words, String[] f) {
        double[] from = numbers(f[2]);
        double[] to = numbers(f[3]);
        double[] numbers = numbers(f[4]);
        Spring spring = new Spring(numbers[0], numbers[1], numbers[2]);
        int frames = Integer.parseInt(f[5]);
        try (Stage stage = Stage.create()) {
            Property moving = stage.addProperty("x", ValueKind.of(Integer.parseInt(f[1])), from);
            stage.animate(spring, () -> moving.setValue(to));
            for (int frame = 0; frame < frames; frame++) {
                if (frame == frames / 2) {
                    stage.animate(spring, () -> moving.setValue(from));
                }
                stage.advanceFlicks(FRAME);
                words.say(moving.get(Read.PRESENTATION));
            }
            words.say("" + stage.pollEvents().size()).say("" + stage.getInfo().time());
        }
    }

    private static String dash(String text) {
        return text.isEmpty() ? "-" : text;
    }

    private static List<MorphPair> pairs(String field) {
        return Arrays.stream(field.equals("-") ? new String[0] : field.split(",")).map(pair -> {
            String[] ends = pair.split(":");
            return new MorphPair(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
        }).toList();
    }

    private static void morphed(Words words, String[] f) {
        int[] given = Arrays.stream(f[3].split(",")).mapToInt(Integer::parseInt).toArray();
        MorphOptions options = new MorphOptions()
                .structure(MorphStructure.of(given[0])).motion(MorphMotion.of(given[1]))
                .pairing(MorphPairing.of(given[2])).starts(MorphStarts.of(given[3]))
                .fillRule(FillRule.of(given[4])).paint(MorphPaint.of(given[5]))
                .effort(Integer.parseInt(f[4])).smoothness(number(f[5])).pairs(pairs(f[6])).points(pairs(f[7]));
        try (Path from = Path.of(f[1]); Path to = Path.of(f[2]); Morph morph = Morph.create(from, to, options)) {
            for (double time : numbers(f[8])) {
                try (Path path = morph.getPath(time)) {
                    words.say(path.svg());
                }
            }
        }
    }

    private static Keyframes shapeKeyframes(String way, List<Path> paths, double[] given) {
        KeyframeOptions options = new KeyframeOptions().duration(1);
        if (way.equals("values")) {
            return Keyframes.paths(options, paths, given, List.of());
        }
        List<Path> others = paths.subList(1, paths.size());
        double[] firsts = new double[given.length / 2];
        double[] seconds = new double[given.length / 2];
        List<Keyframe> keys = new ArrayList<>();
        for (int index = 0; index < firsts.length; index++) {
            firsts[index] = given[2 * index];
            seconds[index] = given[2 * index + 1];
            keys.add(new Keyframe(KeyframeKind.of((int) firsts[index]), Set.of(), seconds[index],
                    new CubicBezier(0, 0, 1, 1), new Spring(1, 100, 10)));
        }
        return way.equals("blocks")
                ? Keyframes.pathBlocks(options, firsts, seconds, others)
                : Keyframes.pathTrack(options, keys, others);
    }

    private static void shape(Words words, String[] f) {
        List<Path> paths = Arrays.stream(f[2].split("\\|")).map(Path::of).toList();
        try (Stage stage = Stage.create()) {
            Property x = stage.addPath("x", paths.get(0));
            if (f[1].equals("turns")) {
                x.setPathTurns(f[3].equals("1"));
                stage.animate(new Spring(1, 100, 20), () -> x.setPath(paths.get(1)));
            } else {
                try (Keyframes keyframes = shapeKeyframes(f[1], paths, numbers(f[3]))) {
                    x.animate(new AnimationOptions().kind(MotionKind.KEYFRAMES).keyframes(keyframes));
                }
            }
            for (int frame = 0; frame < Integer.parseInt(f[4]); frame++) {
                stage.advance(0.25);
                try (Path path = x.getPath(Read.PRESENTATION)) {
                    words.say(path.svg());
                }
            }
            words.say(x.getPathTurns() ? "1" : "0");
        }
    }

    private static void edition(Words words, String[] f) {
        try (Document document = Document.load(f[1]); Scene first = Scene.create(document);
                Scene scene = Scene.load(f[2]); Scene other = Scene.load(f[2])) {
            first.send(f[3]);
            first.advance(0.1);
            List<String> losses = scene.restoreEdition(first.snapshot(), document, f[2]);
            scene.advance(0.3);
            List<String> again = other.restoreEdition(scene.snapshot(), document, f[2]);
            if (losses.size() > 20) {
                words.say(String.valueOf(losses.size())).say(losses.get(losses.size() - 1));
            } else {
                words.say(dash(String.join("|", losses)));
            }
            words.say(dash(scene.getAtomicStates()));
            words.say(String.format("%016x", scene.getHash()));
            words.say(again.isEmpty() && other.getHash() == scene.getHash() ? "1" : "0");
        }
    }

    private static void inputs(Words words, String[] f) {
        try (Scene scene = Scene.load(f[1])) {
            for (String step : f[2].split(" ")) {
                String[] parts = step.split(":", -1);
                String name = parts[1];
                switch (parts[0]) {
                    case "number" -> {
                        scene.setNumber(name, number(parts[2]));
                        words.say(scene.getNumber(name));
                    }
                    case "boolean" -> {
                        scene.setBoolean(name, parts[2].equals("1"));
                        words.say(scene.getBoolean(name) ? "1" : "0");
                    }
                    case "text" -> {
                        scene.setString(name, parts[2]);
                        words.say(dash(scene.getString(name)));
                    }
                    case "fire" -> scene.fireTrigger(name);
                    default -> scene.send(name);
                }
                words.say(moment(scene));
            }
            words.say(String.format("%016x", scene.getHash()));
        }
    }

    private static void lost(Words words, String[] f) {
        try (Stage stage = Stage.create(new StageOptions().eventLimit(Integer.parseInt(f[1])))) {
            Property x = stage.addProperty("x", ValueKind.SCALAR, 0);
            for (int each = 1; each <= Integer.parseInt(f[2]); each++) {
                double value = each;
                stage.animate(new Spring(1, 100, 20), () -> x.setValue(value));
                stage.advance(0.1);
            }
            stage.pollEvents().forEach(event -> words.say(event.kind().value + "." + event.count()));
            words.say("" + stage.pollEvents().size());
        }
    }

    private static void warnings(Words words, String[] f) {
        try (Document document = Document.load(f[1], new DocumentOptions().keepsWarnings(true))) {
            var counts = document.getWarningCount();
            words.say("" + counts.total());
            for (int index = 0; index < counts.count(); index++) {
                DocumentWarning warning = document.getWarning(index);
                words.say(warning.kind().value + " " + warning.line() + " " + warning.column());
                for (WarningText which : List.of(WarningText.POINTER, WarningText.SUGGESTION, WarningText.MESSAGE)) {
                    words.say(dash(document.getWarningText(index, which)));
                }
            }
        }
    }

    private static void shared(Words words, String[] f) {
        Document document = Document.load(f[1]);
        try (Scene first = Scene.create(document); Scene second = Scene.create(document); Scene other = Scene.load(f[1])) {
            document.close();
            first.send(f[2]);
            other.send(f[2]);
            for (Scene each : List.of(first, second, other)) {
                each.advance(0.3);
            }
            words.say(String.format("%016x", first.getHash())).say(String.format("%016x", second.getHash()));
            words.say(first.getHash() == other.getHash() ? "1" : "0");
        }
    }

    private static String answer(String line) {
        Words words = new Words();
        try {
            work(words, line.split("\t", -1));
        } catch (AnimException error) {
            words.all.clear();
            words.say("error").say(AnimCore.statusName(error.status()));
            if (error.line() != 0) {
                String pointer = error.pointer().isEmpty() ? "-" : error.pointer();
                words.say("at " + error.line() + " " + error.column() + " " + pointer);
            }
        }
        return String.join(" ", words.all) + "\n";
    }

    private static String cases(String file) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String line : read(file).split("\n")) {
            if (!line.isEmpty() && !line.startsWith("#")) {
                text.append(answer(line));
            }
        }
        return text.append(digest(text)).toString();
    }

    private static String digest(CharSequence text) {
        return String.format("digest %016x%n", fnv(text.toString().getBytes(StandardCharsets.UTF_8)));
    }

    // ---- Transcripts ----

    private static String transcript(String documentFile, String traceFile) throws IOException {
        StringBuilder text = new StringBuilder();
        try (Trace trace = Trace.load(read(traceFile))) {
            TraceInfo info = trace.getInfo();
            SceneOptions options = new SceneOptions().seed(info.seed()).parameters(trace.getParameters());
            try (Scene scene = Scene.load(read(documentFile), options)) {
                Stage stage = scene.getStage();
                Map<Property, String> shown = new LinkedHashMap<>();
                for (Property each : stage.listProperties()) {
                    int name = each.getInfo().name();
                    if (name >= 0 && !stage.getName(name).isEmpty()) {
                        shown.put(each, stage.getName(name));
                    }
                }
                int step = 0;
                long time = 0;
                for (long frame = 0; frame == 0 || time < info.end(); frame++) {
                    time = (2 * frame * AnimCore.FLICKS_PER_SECOND + FPS) / (2 * FPS);
                    step = scene.play(trace, time, step);
                    frame(text, scene, stage, shown, frame, time);
                }
            }
        }
        return text.append(digest(text)).toString();
    }

    private static void frame(
            StringBuilder text, Scene scene, Stage stage, Map<Property, String> shown, long frame, long time) {
        String states = scene.getAtomicStates();
        text.append("frame ").append(frame).append(' ').append(time).append(" state ");
        text.append(states.isEmpty() ? "-" : states).append('\n');
        shown.forEach((property, name) -> {
            text.append("property ").append(name);
            components(text, property.get(Read.PRESENTATION));
            text.append(" velocity");
            components(text, property.get(Read.VELOCITY));
            text.append('\n');
        });
        for (Event each : stage.pollEvents()) {
            String kind = each.kind().name().toLowerCase().replace('_', '-');
            String name = each.name() >= 0 ? stage.getName(each.name()) : "";
            text.append("event ").append(each.time()).append(' ').append(kind).append(' ');
            text.append(name.isEmpty() ? "-" : name).append(' ').append(each.finished() ? 1 : 0).append(' ');
            text.append(each.count()).append('\n');
        }
        text.append(String.format("hash %016x\n", scene.getHash()));
    }

    private static void components(StringBuilder text, double[] components) {
        for (double each : components) {
            text.append(' ').append(hex(each));
        }
    }

    // ---- Memory ----

    private static String resident() throws IOException {
        System.gc();
        Matcher found = Pattern.compile("VmRSS:\\s+(\\d+) kB").matcher(read("/proc/self/status"));
        if (!found.find()) {
            throw new IllegalStateException("/proc/self/status has no VmRSS.");
        }
        return "resident " + found.group(1) + "\n";
    }

    private static String leaks(String file, int count) throws IOException {
        String document = read(file);
        StringBuilder text = new StringBuilder();
        for (int number = 1; number <= count; number++) {
            try (Scene scene = Scene.load(document)) {
                SceneInfo info = scene.getInfo();
                scene.sendPointer(PointerAction.DOWN, 0, info.width() / 2, info.height() / 2);
                scene.sendPointer(PointerAction.UP, 0, info.width() / 2, info.height() / 2);
                scene.advance(0.1);
                scene.getDisplay();
            }
            if (number == count / 10 || number == count) {
                text.append(resident());
            }
        }
        return text.toString();
    }

    private static String calls(int count) {
        try (Stage stage = Stage.create()) {
            Property x = stage.add("x", 1);
            double sum = 0;
            for (int index = 0; index < count; index++) {
                sum += x.presentation();
            }
            return "calls " + (long) sum + "\n";
        }
    }

    private static String read(String file) throws IOException {
        return Files.readString(java.nio.file.Path.of(file));
    }

    /** A command of the runner. */
    public static void main(String[] arguments) throws IOException {
        StringBuilder text = new StringBuilder();
        switch (arguments[0]) {
            case "cases" -> text.append(cases(arguments[1]));
            case "play" -> text.append(transcript(arguments[1], arguments[2]));
            case "digests" -> {
                for (int index = 1; index < arguments.length; index += 2) {
                    String played = transcript(arguments[index], arguments[index + 1]);
                    text.append(played.substring(played.lastIndexOf("digest ")));
                }
            }
            case "leaks" -> text.append(leaks(arguments[1], Integer.parseInt(arguments[2])));
            case "calls" -> text.append(calls(Integer.parseInt(arguments[1])));
            default -> throw new IllegalArgumentException("There is no command " + arguments[0] + ".");
        }
        new PrintStream(System.out, true, StandardCharsets.UTF_8).print(text);
    }
}
