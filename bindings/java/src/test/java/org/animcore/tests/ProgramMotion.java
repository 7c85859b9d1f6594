// SPDX-License-Identifier: MIT
package org.animcore.tests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.animcore.AnimationGroup;
import org.animcore.AnimationGroupKind;
import org.animcore.AnimationGroupOptions;
import org.animcore.AnimationOptions;
import org.animcore.AnimatorPosition;
import org.animcore.FillMode;
import org.animcore.Keyframe;
import org.animcore.KeyframeFlag;
import org.animcore.KeyframeKind;
import org.animcore.KeyframeMode;
import org.animcore.KeyframeOptions;
import org.animcore.Keyframes;
import org.animcore.MediaSample;
import org.animcore.MediaTiming;
import org.animcore.Morph;
import org.animcore.MotionKind;
import org.animcore.Path;
import org.animcore.Property;
import org.animcore.Read;
import org.animcore.SpringBank;
import org.animcore.Stage;

/** Steps of programs: groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings. */
final class ProgramMotion {
    private static final Set<String> OF_PROPERTIES = Set.of("track", "blocks", "outlines", "glide", "traced", "turns");
    private static final double[] NONE = {};

    private final Stage stage;
    /** The last group that was made, if any. */
    AnimationGroup group;
    private SpringBank bank;

    ProgramMotion(Stage stage) {
        this.stage = stage;
    }

    /** What a step of these said; null for another step. */
    String take(String name, String[] f) {
        if (OF_PROPERTIES.contains(name)) {
            return ofProperty(stage.findProperty(f[0]), name, Arrays.copyOfRange(f, 1, f.length));
        }
        switch (name) {
            case "inner" -> group = stage.addGroup(options("1"));
            case "media" -> {
                MediaTiming timing = timingOf(f[0]);
                String said = sampled(timing, 0);
                group = stage.addGroup(options(f[1]).kind(AnimationGroupKind.MEDIA).timing(timing));
                return said;
            }
            case "animator" ->
                group = stage.addGroup(options(f[1]).kind(AnimationGroupKind.ANIMATOR).duration(Program.number(f[0])));
            case "clock", "fraction", "drag", "run", "rest", "finish" -> {
                return group == null ? "" : ofAnimator(name, f);
            }
            case "bank" ->
                bank = stage.addBank(Program.springOf(f[0]), Program.numbers(f[1]), Program.number(f[2]));
            case "aim", "place", "springs", "settled", "unbank" -> {
                return bank == null ? "" : ofBank(name, f);
            }
            case "morph" -> {
                return Morph.create(Path.of(f[0]), Path.of(f[1])).getPath(Program.number(f[2])).svg();
            }
            case "prepared" -> {
                double[] at = Arrays.stream(f).skip(1).mapToDouble(Program::number).toArray();
                var moved = Program.springOf(f[0]).prepare().evaluate(at[0], at[1], at[2], at[3]);
                return Program.row(moved.value(), moved.velocity());
            }
            case "timing" -> {
                return sampled(timingOf(f[0]), Program.number(f[1]));
            }
            default -> {
                return null;
            }
        }
        return "";
    }

    private AnimationGroupOptions options(String inside) {
        AnimationGroupOptions options = new AnimationGroupOptions();
        return inside.equals("1") && group != null ? options.parent(group) : options;
    }

    private static MediaTiming timingOf(String field) {
        double[] of = Program.numbers(field);
        return new MediaTiming().beginTime(of[0]).timeOffset(of[1]).speed(of[2]).duration(of[3]).repeatCount(of[4])
                .repeatDuration(of[5]).autoreverses(of[6] == 1).fillMode(FillMode.of((int) of[7]));
    }

    private static String sampled(MediaTiming timing, double time) {
        MediaSample of = timing.evaluate(time);
        String flags = of.phase().value + (of.isInEffect() ? " 1" : " 0") + (of.isReversing() ? " 1" : " 0");
        return flags + Program.row(of.progress(), of.iteration(), of.localTime(), of.iterationTime(), of.rate(),
                of.iterationRate());
    }

    private String ofAnimator(String name, String[] f) {
        switch (name) {
            case "clock" -> {
                return Program.row(group.getTime());
            }
            case "fraction" -> {
                return Program.row(group.getFraction());
            }
            case "drag" -> {
                group.setFraction(Program.number(f[0]));
                return Program.row(group.getFraction());
            }
            case "run" -> {
                double velocity = Program.isSet(f[3]) ? Program.number(f[3]) : Double.NaN;
                group.run(f[0].equals("1"), Program.motionOf(f[1]), Program.number(f[2]), velocity);
            }
            case "rest" -> group.pause();
            default -> group.stop(AnimatorPosition.of(Integer.parseInt(f[0])));
        }
        return "";
    }

    private static int[] indicesOf(String field) {
        return Program.isSet(field) ? Arrays.stream(field.split(",")).mapToInt(Integer::parseInt).toArray() : null;
    }

    private String ofBank(String name, String[] f) {
        switch (name) {
            case "aim" -> bank.retarget(indicesOf(f[1]), Program.numbers(f[0]));
            case "place" -> bank.setValues(indicesOf(f[1]), Program.numbers(f[0]));
            case "springs" -> {
                double[] values = bank.getValues();
                double[] velocities = new double[values.length];
                bank.getVelocities(velocities);
                var counts = bank.getCounts();
                return Program.row(values) + Program.row(velocities) + " " + counts.moving() + " " + counts.settled();
            }
            case "settled" -> {
                return Arrays.stream(bank.takeSettled()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
            }
            default -> bank.remove();
        }
        return "";
    }

    private static String ofProperty(Property of, String name, String[] f) {
        switch (name) {
            case "track" -> {
                List<Keyframe> keys = new ArrayList<>();
                for (String key : f[1].split(",")) {
                    keys.add(key(key.split("/"), f[2], f[3]));
                }
                KeyframeOptions options = new KeyframeOptions().componentCount(Integer.parseInt(f[0]));
                along(of, Keyframes.track(options, keys, Program.numbers(f[4]), Program.numbers(f[5]),
                        Program.numbers(f[6])), f, 7);
            }
            case "blocks" -> {
                KeyframeOptions options = new KeyframeOptions().componentCount(Integer.parseInt(f[0]))
                        .duration(Program.number(f[5]));
                along(of, Keyframes.blocks(options, Program.numbers(f[1]), Program.numbers(f[2]),
                        Program.numbers(f[3]), Program.numbers(f[4])), f, 6);
            }
            case "outlines" -> {
                List<Path> paths = Arrays.stream(f[1].split("\\|")).map(Path::of).toList();
                KeyframeOptions options = new KeyframeOptions().mode(KeyframeMode.of(Integer.parseInt(f[0])))
                        .duration(Program.number(f[2]));
                along(of, Keyframes.paths(options, paths, NONE, List.of()), f, 3);
            }
            case "glide" -> {
                AnimationOptions options = Program.optionsOf(f[0]);
                if (Program.isSet(f[3])) {
                    options.duration(Program.number(f[3]));
                }
                of.animatePath(Program.started(options, f[4], f[5], f[6]), pathOf(f[1]), pathOf(f[2]));
            }
            case "traced" -> {
                return of.getPath(Read.PRESENTATION).svg();
            }
            default -> {
                of.setPathTurns(f[0].equals("1"));
                return of.getPathTurns() ? "1" : "0";
            }
        }
        return "";
    }

    private static Keyframe key(String[] parts, String curve, String spring) {
        Set<KeyframeFlag> flags = EnumSet.noneOf(KeyframeFlag.class);
        for (KeyframeFlag each : KeyframeFlag.values()) {
            if ((Integer.parseInt(parts[1]) & each.value) != 0) {
                flags.add(each);
            }
        }
        return new Keyframe(KeyframeKind.of(Integer.parseInt(parts[0])), flags, Program.number(parts[2]),
                Program.curveOf(curve), Program.springOf(spring));
    }

    private static Path pathOf(String field) {
        return Program.isSet(field) ? Path.of(field) : null;
    }

    static void along(Property of, Keyframes keyframes, String[] f, int first) {
        try (keyframes) {
            AnimationOptions options = new AnimationOptions().kind(MotionKind.KEYFRAMES).keyframes(keyframes);
            of.animate(Program.started(options, f[first], f[first + 1], f[first + 2]));
        }
    }
}
