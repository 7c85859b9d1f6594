// SPDX-License-Identifier: MIT
package org.animcore.tests;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.animcore.*;

/** Tests of the Java package. A test is a method that begins with "test"; it fails by throwing. */
public final class UnitTests {
    private UnitTests() {}

    interface Block {
        void run() throws Throwable;
    }

    private static void check(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }

    private static void near(double got, double wanted) {
        check(Math.abs(got - wanted) <= 1e-12 * Math.max(1, Math.abs(wanted)), got + " is not " + wanted);
    }

    private static <T extends Throwable> T throwsThat(Class<T> wanted, Block block) {
        try {
            block.run();
        } catch (Throwable thrown) {
            check(wanted.isInstance(thrown), thrown + " is no " + wanted.getSimpleName());
            return wanted.cast(thrown);
        }
        throw new AssertionError("There was no " + wanted.getSimpleName() + ".");
    }

    private static String toggle() throws Exception {
        return Files.readString(java.nio.file.Path.of(System.getProperty("toggle")));
    }

    // ---- Values ----

    static void testSpringsAreTheFormulas() {
        Spring spring = Spring.perceptual(0.5, 0);
        near(spring.stiffness(), Math.pow(2 * Math.PI / 0.5, 2)); // SwiftUI's: k = (2 pi / duration)^2
        check(spring.equals(new Spring(1, spring.stiffness(), spring.damping())), "Springs have value equality.");
        near(new Spring(1, 100, 10).getSettlingDuration(0, false), 1.4727003346780927); // Core Animation's
        // Critically damped: 1 - (1 + w t) exp(-w t).
        near(new Spring(1, 100, 20).evaluate(0.1, 0, 1, 0).value(), 1 - 2 * Math.exp(-1));
    }

    static void testBuffersAreFilledInPlace() {
        Spring spring = new Spring(1, 100, 10);
        double[] times = {0.1, 0.2, 0.3};
        double[] wanted = spring.evaluateMany(times, 0, 1, 0).values();
        DoubleBuffer direct = ByteBuffer.allocateDirect(40).order(ByteOrder.nativeOrder()).asDoubleBuffer();
        direct.position(2);
        spring.evaluateMany(DoubleBuffer.wrap(times), 0, 1, 0, direct, null);
        check(direct.get(2) == wanted[0] && direct.get(4) == wanted[2] && direct.get(1) == 0, "direct, at its position");
        double[] heap = new double[5];
        spring.evaluateMany(DoubleBuffer.wrap(times), 0, 1, 0, DoubleBuffer.wrap(heap, 1, 3), null);
        check(Arrays.equals(Arrays.copyOfRange(heap, 1, 4), wanted) && heap[0] == 0 && heap[4] == 0, "on the heap");
        throwsThat(IllegalArgumentException.class,
                () -> spring.evaluateMany(DoubleBuffer.wrap(times), 0, 1, 0, DoubleBuffer.allocate(2), null));
        throwsThat(IllegalArgumentException.class, () -> spring.evaluateMany(
                ByteBuffer.allocateDirect(24).order(ByteOrder.BIG_ENDIAN).asDoubleBuffer(), 0, 1, 0,
                DoubleBuffer.allocate(3), null));
        throwsThat(java.nio.ReadOnlyBufferException.class, () -> spring.evaluateMany(
                DoubleBuffer.wrap(times), 0, 1, 0, DoubleBuffer.wrap(heap).asReadOnlyBuffer(), null));
    }

    static void testManyAndLongArrays() {
        double[] times = new double[300_000];
        Arrays.setAll(times, index -> index * 1e-6);
        double[] values = new Spring(1, 100, 10).evaluateMany(times, 0, 1, 0).values();
        check(values.length == times.length, "as long");
        check(values[123_456] == new Spring(1, 100, 10).evaluate(times[123_456], 0, 1, 0).value(), "the same bits");
        double[] moving = {0, 10};
        double[] velocities = {0, 0};
        new Spring(1, 100, 10).stepMany(0.1, new double[] {1, 1}, Set.of(), moving, velocities);
        check(moving[0] == new Spring(1, 100, 10).evaluate(0.1, 0, 1, 0).value(), "changed in place");
        throwsThat(IllegalArgumentException.class,
                () -> new Spring(1, 100, 10).stepMany(0.1, new double[] {1}, Set.of(), moving, velocities));
    }

    static void testColorsHaveRowsOfFour() {
        double[] white = AnimCore.colorConvert(ColorSpace.SRGB, ColorSpace.OKLAB, 1, 1, 1, 1);
        check(Math.abs(white[0] - 1) < 1e-6 && white[3] == 1, "white");
        throwsThat(IllegalArgumentException.class,
                () -> AnimCore.colorConvert(ColorSpace.SRGB, ColorSpace.OKLAB, 1, 1, 1));
    }

    // ---- Stages ----

    static void testATransactionMovesAndAnInterruptionKeepsTheVelocity() {
        try (Stage stage = Stage.create()) {
            Property x = stage.add("x", 0);
            Spring spring = Spring.perceptual(0.5, 0.3);
            stage.animate(spring, () -> x.setValue(100));
            stage.advance(0.25);
            double velocity = x.velocity();
            near(x.presentation(), spring.evaluate(0.25, 0, 100, 0).value());
            stage.animate(spring, () -> x.setValue(0));
            near(x.velocity(), velocity);
            check(stage.takeChanged().equals(List.of(x)), "what has changed");
            stage.advance(20);
            check(x.presentation() == 0 && x.value() == 0, "at rest");
            List<Event> events = stage.pollEvents();
            check(events.stream().anyMatch(each -> each.kind() == EventKind.TRANSACTION_COMPLETED), "completed");
            check(stage.findProperty("x").equals(x), "found");
            check(stage.listProperties().equals(List.of(x)), "listed");
            near(stage.time(), 20.25);
        }
    }

    static void testAPathOnItsWayToOtherVerbsHasAModelValue() {
        try (Stage stage = Stage.create();
                Path from = Path.of("M0 0C5 5 10 0 10 10L20 20L30 5L0 40Z");
                Path to = Path.of("M0 0L10 0L10 10Z")) {
            Property path = stage.addPath("path", from);
            stage.animate(new Spring(1, 100, 20), () -> path.setPath(to));
            stage.advance(0.05);
            check(Arrays.equals(path.get(Read.MODEL), new double[] {0, 0, 10, 0, 10, 10}), "the model value");
            int shown = path.get(Read.PRESENTATION).length;
            check(shown > 6 && path.get(Read.VELOCITY).length == shown, "what is shown");
        }
    }

    static void testWhatTheBlockOfATransactionThrowsComesOut() {
        try (Stage stage = Stage.create()) {
            IllegalStateException own = new IllegalStateException("mine");
            Throwable out = throwsThat(IllegalStateException.class, () -> stage.animate(new Spring(1, 100, 20), () -> {
                stage.beginTransaction();
                throw own;
            }));
            check(out == own && out.getSuppressed().length == 1, "The transaction inside is open.");
        }
    }

    static void testOptionsKeepWhatNobodyHasSaid() {
        Motion motion = new Motion();
        check(motion.autoreverses() == null && motion.duration() == AnimCore.INHERIT, "nobody has said");
        motion.autoreverses(true).kind(MotionKind.SPRING).spring(new Spring(1, 100, 10));
        check(motion.autoreverses() && motion.kind() == MotionKind.SPRING, "said");
        try (Stage stage = Stage.create(new StageOptions().eventLimit(10))) {
            Property x = stage.add("x", 0);
            x.animate(new AnimationOptions().kind(MotionKind.CURVE).duration(1)
                    .curve(new CubicBezier(0, 0, 1, 1)).from(new double[] {0}).to(new double[] {10}));
            stage.advance(0.5);
            near(x.presentation(), 5);
            throwsThat(IllegalArgumentException.class, () -> x.animate(
                    new AnimationOptions().from(new double[] {0}).to(new double[] {10, 2})));
        }
    }

    static void testAViewShowsABankWithoutACopy() throws InterruptedException {
        try (Stage stage = Stage.create()) {
            SpringBank bank = stage.addBank(new Spring(1, 100, 20), new double[] {1, 2, 3}, 0.001);
            SpringBankView view = bank.viewCreate();
            DoubleBuffer values = view.getValues();
            check(values.isDirect() && values.remaining() == 3 && values.get(2) == 3, "the numbers");
            throwsThat(java.nio.ReadOnlyBufferException.class, () -> values.put(0, 1));
            bank.retarget((int[]) null, 5, 6, 7);
            stage.advance(0.1);
            check(values.get(0) > 1 && values.get(0) == bank.getValues()[0], "they move without being asked for again");
            DoubleBuffer positions = DoubleBuffer.allocate(3);
            new Spring(1, 100, 20).evaluateMany(values, 0, 1, 0, positions, null);
            check(positions.get(0) == new Spring(1, 100, 20).evaluate(values.get(0), 0, 1, 0).value(), "a call reads it");
            double kept = values.get(1);
            bank.remove();
            view.close();
            view.close();
            check(view.isClosed(), "closed");
            throwsThat(ClosedException.class, view::getValues);
            // What was closed is released when the last buffer is gone: this one is not.
            for (int round = 0; round < 3; round++) {
                System.gc();
                Thread.sleep(10);
                try (Stage other = Stage.create()) {
                    other.addBank(new Spring(1, 100, 20), new double[3], 0.001);
                }
            }
            check(values.get(1) == kept, "the memory is there as long as the buffer");
            check(values.duplicate().get(1) == kept, "and as long as what is made of it");
        }
        try (Stage stage = Stage.create()) {
            SpringBank bank = stage.addBank(new Spring(1, 100, 20), new double[100_000], 0.001);
            for (int round = 0; round < 2000; round++) {
                try (SpringBankView view = bank.viewCreate()) {
                    check(view.getValues().get(99_999) == 0, "a number");
                }
            }
        }
    }

    static void testBanksAndManyValues() {
        try (Stage stage = Stage.create()) {
            List<Property> properties = stage.addScalars(1, 2, 3);
            double[] values = new double[3];
            stage.getValueMany(properties, Read.MODEL, values);
            check(Arrays.equals(values, new double[] {1, 2, 3}), "read in one call");
            stage.setValueMany(properties, 4, 5, 6);
            check(properties.get(2).value() == 6, "set in one call");
            SpringBank bank = stage.addBank(new Spring(1, 100, 20), new double[] {0, 0}, 0.001);
            bank.retarget(new int[] {1}, 10);
            stage.advance(5);
            check(Arrays.equals(bank.getValues(), new double[] {0, 10}), "a bank");
            check(Arrays.equals(bank.takeSettled(), new int[] {1}), "settled");
            bank.retarget((int[]) null, 3, 4);
            bank.remove();
            throwsThat(IdentifierException.class, bank::getValues);
        }
    }

    static void testCallbacks() {
        List<Double> seen = new ArrayList<>();
        try (Stage stage = Stage.create()) {
            Property x = stage.add("x", 0);
            x.observe((property, value) -> {
                check(property.equals(x) && property.stage == stage, "the property itself");
                seen.add(value[0]);
            });
            stage.animate(new Spring(1, 100, 20), () -> x.setValue(1));
            stage.advance(0.1);
            stage.advance(0.1);
            check(seen.size() == 2, "once a frame");
            x.observe(null);
            stage.advance(0.1);
            check(seen.size() == 2, "no more");
        }
    }

    static void testWhatACallbackThrowsComesOutOfAdvance() {
        try (Stage stage = Stage.create(); Stage other = Stage.create()) {
            Property x = stage.add("x", 0);
            Exception thrown = new Exception("mine");
            int[] calls = {0};
            x.observe((property, value) -> {
                calls[0] += 1;
                other.advance(0.1); // another object may be used
                throwsThat(ReentrantException.class, () -> stage.advance(1));
                UnitTests.<RuntimeException>sneak(thrown);
            });
            stage.animate(new Spring(1, 100, 20), () -> x.setValue(1));
            check(throwsThat(Exception.class, () -> stage.advance(0.1)) == thrown, "the very exception");
            x.observe(null);
            stage.advance(0.1);
            check(calls[0] == 1, "and all goes on");
            try (Easing easing = Easing.callback(t -> {
                throw new IllegalStateException("no easing");
            })) {
                throwsThat(IllegalStateException.class, () -> easing.evaluate(0.5, false));
            }
            try (Easing easing = Easing.callback(t -> t * t)) {
                near(easing.evaluate(0.5, false), 0.25);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    // ---- Scenes ----

    static void testAScene() throws Exception {
        try (Scene scene = Scene.load(toggle(), new SceneOptions().seed(7))) {
            SceneInfo info = scene.getInfo();
            String before = scene.getAtomicStates();
            byte[] snapshot = scene.snapshot();
            scene.sendPointer(PointerAction.DOWN, 0, info.width() / 2, info.height() / 2);
            scene.sendPointer(PointerAction.UP, 0, info.width() / 2, info.height() / 2);
            scene.advance(1);
            check(!scene.getAtomicStates().equals(before), "tapped");
            Display display = scene.getDisplay();
            check(display.commands().equals(scene.getDisplayCommands()), "the same commands");
            check(display.commands().stream().anyMatch(each -> each.content() instanceof DrawFill), "something filled");
            check(scene.getSvg().startsWith("<svg"), "SVG");
            check(scene.getAccessibilityInfo().count() > 0, "accessible");
            check(scene.getAccessibility(0).role() != Role.UNRECOGNIZED, "a role");
            scene.sendKey(KeyAction.PRESS, Key.TAB, EnumSet.noneOf(ModifierFlag.class));
            scene.restore(snapshot);
            check(scene.getAtomicStates().equals(before), "restored");
            check(scene.reload(toggle()).equals(List.of()), "reloaded");
            var changes = Scene.advanceMany(List.of(scene), 0.1, EnumSet.allOf(SceneChangeFlag.class));
            check(changes.changed() <= 1, "many");
        }
    }

    static void testWhatHasChangedOfManyScenes() throws Exception {
        try (Scene one = Scene.load(toggle()); Scene other = Scene.load(toggle())) {
            List<Scene> scenes = List.of(one, other);
            Set<SceneChangeFlag> shown = Set.of(SceneChangeFlag.DISPLAY);
            Scene.advanceMany(scenes, 10, shown);
            scenes.forEach(Scene::getDisplay);
            SceneInfo info = other.getInfo();
            other.sendPointer(PointerAction.DOWN, 0, info.width() / 2, info.height() / 2);
            other.sendPointer(PointerAction.UP, 0, info.width() / 2, info.height() / 2);
            var changes = Scene.advanceMany(scenes, 0.1, shown);
            check(changes.changed() == 1 && changes.changes().size() == 1, "one has changed");
            check(changes.changes().get(0).index() == 1, "the other");
        }
    }

    static void testErrorsSayWhere() throws Exception {
        String wrong = toggle().replace("\"nodes\"", "\"knots\"");
        AnimException error = throwsThat(DocumentException.class, () -> Scene.load(wrong));
        check(error.line() > 0 && error.column() > 0 && error.status() == Status.ERROR_DOCUMENT, "a place");
        error = throwsThat(SyntaxException.class, () -> Scene.load("{"));
        check(error.line() == 1 && error.pointer().isEmpty(), "no pointer");
        error = throwsThat(SyntaxException.class, () -> Path.of("M0 0 L1"));
        check(error.offset() == 7, "the byte of path data: " + error.offset());
        check(throwsThat(NotFoundException.class, () -> Spring.named("bumpy", 0, 0)).line() == 0, "no place");
        throwsThat(NullPointerException.class, () -> Scene.load(null));
        throwsThat(ArgumentException.class, () -> AnimCore.flicksFromSeconds(Double.NaN));
    }

    static void testWhatIsClosedIsRefused() throws Exception {
        Scene scene = Scene.load(toggle());
        Stage stage = scene.getStage();
        Property first = stage.listProperties().get(0);
        stage.close(); // the scene's: nothing happens
        first.getInfo();
        scene.close();
        scene.close();
        check(scene.isClosed() && stage.isClosed(), "closed");
        throwsThat(ClosedException.class, () -> scene.advance(0.1));
        throwsThat(ClosedException.class, () -> stage.advance(0.1));
        throwsThat(ClosedException.class, first::getInfo);
        Path path = Path.of("M0 0L1 1");
        check(path.toString().equals("M0 0L1 1"), path.toString());
        path.closePath();
        path.close();
        throwsThat(ClosedException.class, path::getBounds);
        try (Stage one = Stage.create(); Stage two = Stage.create()) {
            Property x = one.add("x", 0);
            throwsThat(IdentifierException.class, () -> two.setValueMany(List.of(x), 1));
            x.remove();
            throwsThat(IdentifierException.class, () -> x.setValue(1));
        }
    }

    private static Scene observed(List<Property> seen) throws Exception {
        Scene scene = Scene.load(toggle());
        Property first = scene.getStage().listProperties().get(0);
        first.observe((property, value) -> seen.add(property));
        scene.getStage().animate(new Spring(1, 100, 10), () -> first.setValue(first.presentation() + 1));
        return scene;
    }

    static void testAnObserverIsGivenPropertiesOfTheScenesStage() throws Exception {
        List<Property> seen = new ArrayList<>();
        try (Scene scene = observed(seen)) {
            System.gc();
            Thread.sleep(50);
            System.gc();
            scene.advance(0.1);
            near(seen.get(0).presentation(), scene.getStage().listProperties().get(0).presentation());
            check(scene.getStage() == scene.getStage(), "one stage");
        }
    }

    /** A list is another's as well: it may say another size each time. */
    private static <T> List<T> growing(T element) {
        return new java.util.AbstractList<T>() {
            private int size = 1;

            @Override
            public int size() {
                return size *= 100;
            }

            @Override
            public T get(int index) {
                return element;
            }

            @Override
            public Object[] toArray() {
                return new Object[] {element};
            }
        };
    }

    static void testAListIsReadOnce() {
        try (Path path = Path.of("M0 0L1 1"); Keyframes one = Keyframes.paths(null, growing(path), new double[0], List.of())) {
            check(one.getInfo().keyCount() == 1, "as many as there were");
            MorphOptions options = new MorphOptions().pairing(MorphPairing.GIVEN).pairs(growing(new MorphPair(0, 0)));
            Morph.create(path, path, options).close();
        }
        try (Expression expression = Expression.create("a + 1", growing("a"))) {
            near(expression.evaluate(2), 3);
        }
        throwsThat(NullPointerException.class, () -> Expression.create("a", java.util.Arrays.asList("a", null)));
    }

    private static void half(String name, Block block) {
        String message = throwsThat(IllegalArgumentException.class, block).getMessage();
        check(message.startsWith(name + " has half of a surrogate pair at "), message);
    }

    static void testHalfOfASurrogatePairIsRefused() throws Exception {
        try (Stage stage = Stage.create(); Scene scene = Scene.load(toggle())) {
            for (String name : new String[] {"\ud800", "\udc00", "a\ud83d", "\udc00\ud800", "\ud800x", "\ud83d\ude00\ud800"}) {
                half("name", () -> stage.addProperty(name, ValueKind.SCALAR, 0));
                half("text", () -> Easing.css(name));
                half("names[1]", () -> Expression.create("a", List.of("a", name)));
                half("text", () -> scene.sendData("x", List.of(EventField.of("a", name))));
                half("name", () -> scene.sendData("x", List.of(EventField.of(name, 1))));
                half("parameters", () -> Scene.load(toggle(), new SceneOptions().parameters(name)));
            }
            stage.addProperty("\ud83d\ude00", ValueKind.SCALAR, 0);
            check(stage.getName(stage.findProperty("\ud83d\ude00").getInfo().name()).equals("\ud83d\ude00"), "the same text");
        }
    }

    /** A text is as long as it is: what follows a NUL is a part of it, and a name has none. */
    static void testATextDoesNotEndAtANul() throws Exception {
        String document = "{ 'animcore': 1, 'size': [9, 9], 'inputs': { 't': { 'type': 'string' } } }".replace('\'', '"');
        try (Stage stage = Stage.create(); Scene scene = Scene.load(document)) {
            throwsThat(ArgumentException.class, () -> stage.add("a\0b", 0));
            throwsThat(ArgumentException.class, () -> Spring.named("smooth\0", 0, 0));
            throwsThat(SyntaxException.class, () -> Easing.css("ease\0"));
            throwsThat(SyntaxException.class, () -> Path.of("M0 0L1 1\0"));
            throwsThat(SyntaxException.class, () -> Expression.create("1\0", List.of()));
            throwsThat(SyntaxException.class, () -> Scene.load(document + "\0"));
            scene.setString("t", "a\0b");
            check(scene.getString("t").equals("a\0b"), "the whole text");
        }
    }

    static void testWhatNothingRefersToIsReleased() throws Exception {
        Object[] kept = {new Object()};
        WeakReference<Object> watched = new WeakReference<>(kept[0]);
        leave(kept);
        kept = null;
        for (int attempt = 0; attempt < 200 && watched.get() != null; attempt++) {
            System.gc();
            Thread.sleep(5);
        }
        check(watched.get() == null, "The easing was collected, and its callback with it.");
    }

    private static void leave(Object[] kept) {
        Object own = kept[0];
        Easing easing = Easing.callback(t -> own == null ? 0 : t);
        near(easing.evaluate(0.5, false), 0.5);
    }

    private static List<WeakReference<Object>> refused() {
        Object ofProperty = new Object();
        Object ofStage = new Object();
        Stage stage = Stage.create();
        Property x = stage.add("x", 0);
        stage.close();
        throwsThat(ClosedException.class, () -> x.observe((property, value) -> ofProperty.hashCode()));
        throwsThat(ClosedException.class, () -> stage.setEventCallback(event -> ofStage.hashCode()));
        return List.of(new WeakReference<>(ofProperty), new WeakReference<>(ofStage));
    }

    static void testACallbackThatIsRefusedIsNotKept() throws Exception {
        for (WeakReference<Object> each : refused()) {
            for (int attempt = 0; attempt < 200 && each.get() != null; attempt++) {
                System.gc();
                Thread.sleep(5);
            }
            check(each.get() == null, "What a closed stage refused was collected.");
        }
    }

    private static void missing(String name, Block block) {
        String message = throwsThat(NullPointerException.class, block).getMessage();
        check(message.equals(name), message + " is not " + name);
    }

    /** Exceptions can be serialized, as those of programs of several processes are. */
    static void testAnErrorIsSerializedWithItsPlace() throws Exception {
        AnimException thrown = throwsThat(AnimException.class, () -> Path.of("M0 0L1"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(thrown);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            AnimException read = (AnimException) in.readObject();
            check(read.getClass() == thrown.getClass() && read.getMessage().equals(thrown.getMessage()), "the same");
            check(read.status() == thrown.status() && read.pointer().equals(thrown.pointer()), "with its status");
            check(read.line() == 1 && read.column() == 7 && read.offset() == 6, "and its place");
        }
    }

    static void testWhatIsMissingIsNamed() throws Exception {
        missing("kind", () -> new Motion().kind(null));
        missing("spring", () -> new Motion().spring(null));
        missing("text", () -> EventField.of("a", null));
        missing("svg", () -> Path.of(null));
        missing("join", () -> new StrokeStyle().join(null));
        String list = Files.readString(java.nio.file.Path.of(System.getProperty("toggle")).resolveSibling("examples")
                .resolve("toast-stack.json"));
        try (Scene scene = Scene.load(list); Stage stage = Stage.create()) {
            missing("modifiers", () -> scene.sendKey(KeyAction.PRESS, Key.TAB, null));
            Set<ModifierFlag> none = new java.util.HashSet<>();
            none.add(null);
            missing("modifiers", () -> scene.sendKey(KeyAction.PRESS, Key.TAB, none));
            missing("changes", () -> stage.animate(new Spring(1, 100, 10), null));
            check(stage.getInfo().openTransactions() == 0, "no transaction was begun");
            missing("kind", () -> scene.sendData("x", List.of(new EventField("a", null, 0, null))));
            ItemList toasts = scene.list("toasts");
            missing("values[0]", () -> toasts.append("a", (EventField) null));
            missing("values", () -> toasts.update("a", (EventField[]) null));
        }
    }

    /** C has no negative numbers there: they would be large ones. */
    static void testNumbersWithoutASignAreNotNegative() throws Exception {
        String list = Files.readString(java.nio.file.Path.of(System.getProperty("toggle")).resolveSibling("examples")
                .resolve("toast-stack.json"));
        try (Scene scene = Scene.load(list); Stage stage = Stage.create(); Path path = Path.of("M0 0L1 1")) {
            ItemList toasts = scene.list("toasts");
            toasts.insert(ItemList.LAST, "a");
            for (int number : new int[] {-1, Integer.MIN_VALUE}) {
                throwsThat(IllegalArgumentException.class, () -> toasts.insert(number, "b"));
                throwsThat(IllegalArgumentException.class, () -> toasts.move("a", number));
                throwsThat(IllegalArgumentException.class, () -> stage.setStepBudget(number));
                String told = throwsThat(IllegalArgumentException.class, () -> path.subdivide(number, 1)).getMessage();
                check(told.equals("parts is " + number + ", and must be 0 or more."), told);
            }
            check(toasts.keys().equals(List.of("a")), "nothing came in");
        }
    }

    /** Each level adds 1 to what the one inside it gives: no result but that of all levels is right. */
    static void testACallbackThatFindsNoStackIsNoZero() throws Exception {
        Throwable[] thrown = {null};
        Thread small = new Thread(null, () -> {
            Easing[] easing = {null};
            easing[0] = Easing.callback(x -> easing[0].evaluate(x, false) + 1);
            try {
                easing[0].evaluate(0.5, false);
            } catch (Throwable each) {
                thrown[0] = each;
            }
        }, "small", 1 << 20);
        small.start();
        small.join();
        check(thrown[0] instanceof StackOverflowError, "endless: " + thrown[0]);
        int[] depth = {0};
        Easing[] easing = {null};
        easing[0] = Easing.callback(x -> depth[0]++ < 30 ? easing[0].evaluate(x, false) + 1 : 0);
        near(easing[0].evaluate(0.5, false), 30);
    }

    private static void dive(Easing easing, int[] counts) {
        counts[easing.evaluate(0.5, false) == 0.25 ? 0 : 1] += 1;
        dive(easing, counts);
    }

    /** Dives on small stacks until they end. It counts what was right and what was not: nothing may be wrong. */
    private static void divesToTheEnd(Consumer<int[]> dive) throws Exception {
        int[] counts = {0, 0};
        Throwable[] thrown = {null};
        for (int round = 0; round < 5; round++) {
            thrown[0] = null;
            Thread small = new Thread(null, () -> {
                try {
                    dive.accept(counts);
                } catch (Throwable each) {
                    thrown[0] = each;
                }
            }, "small", 1 << 20);
            small.start();
            small.join();
            check(thrown[0] instanceof StackOverflowError, "the end: " + thrown[0]);
        }
        check(counts[0] > 1000 && counts[1] == 0, counts[1] + " of " + (counts[0] + counts[1]) + " were lost");
    }

    /** A program that is at the end of its stack has a StackOverflowError, or the callback's own result. */
    static void testACallbackOfADeepProgramIsNoZero() throws Exception {
        try (Easing easing = Easing.callback(x -> x * x)) {
            divesToTheEnd(counts -> dive(easing, counts));
        }
    }

    private static void dive(Property property, double[] read, int[] counts) {
        property.getValue(Read.VELOCITY, read);
        counts[Math.abs(read[0] - 1) < 1e-6 ? 0 : 1] += 1;
        dive(property, read, counts);
    }

    /** What a stage asks an easing of the host's outside of an advance: here its slope, for a velocity. */
    static void testAnEasingOfAStageInADeepProgramIsNoZero() throws Exception {
        try (Stage stage = Stage.create(null); Easing easing = Easing.callback(x -> x * x)) {
            Property x = stage.addProperty("x", ValueKind.SCALAR, 0);
            Motion motion = new Motion().kind(MotionKind.EASING).easing(easing).duration(1);
            stage.animate(motion, () -> x.setValue(1));
            stage.advance(0.5);
            divesToTheEnd(counts -> dive(x, new double[1], counts));
        }
    }

    static void testAnEasingThatThrowsInAnAdvanceIsLinear() throws Exception {
        try (Stage stage = Stage.create(null); Easing easing = Easing.callback(x -> {
            if (x > 0) {
                throw new IllegalStateException("no easing");
            }
            return x;
        })) {
            Property x = stage.addProperty("x", ValueKind.SCALAR, 0);
            stage.animate(new Motion().kind(MotionKind.EASING).easing(easing).duration(1), () -> x.setValue(100));
            throwsThat(IllegalStateException.class, () -> stage.advance(0.25));
            near(x.presentation(), 25);
        }
    }

    static void testTwoThreadsWithErrorsOfTheirOwn() throws Exception {
        List<Throwable> wrong = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int number = 0; number < 4; number++) {
            String name = "spring" + number;
            threads.add(new Thread(() -> {
                try {
                    for (int index = 0; index < 2000; index++) {
                        String message = throwsThat(NotFoundException.class, () -> Spring.named(name, 0, 0)).getMessage();
                        check(message.contains(name), message);
                    }
                } catch (Throwable thrown) {
                    synchronized (wrong) {
                        wrong.add(thrown);
                    }
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread each : threads) {
            each.join();
        }
        check(wrong.isEmpty(), wrong.toString());
    }

    static void testEventsCallBack() {
        Set<EventKind> seen = EnumSet.noneOf(EventKind.class);
        try (Stage stage = Stage.create()) {
            stage.setEventCallback(event -> seen.add(event.kind()));
            Property x = stage.add("x", 0);
            stage.animate(new Spring(1, 100, 20), () -> x.setValue(1));
            stage.advance(20);
            check(seen.contains(EventKind.TRANSACTION_COMPLETED), "completed");
            stage.setEventCallback(null);
        }
    }

    // ---- Misuse ----

    private static final Random RANDOM = new Random(1);
    private static final List<Object> KNOWN = new ArrayList<>();

    private static Object any(Class<?> kind) {
        if (kind == int.class) {
            return new int[] {0, -1, 1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE}[RANDOM.nextInt(6)];
        } else if (kind == long.class) {
            return new long[] {0, -1, 1, 3, Long.MAX_VALUE, Long.MIN_VALUE}[RANDOM.nextInt(6)];
        } else if (kind == double.class) {
            return new double[] {0, -1, 0.5, 3, Double.NaN, Double.POSITIVE_INFINITY, 1e308}[RANDOM.nextInt(7)];
        } else if (kind == boolean.class) {
            return RANDOM.nextBoolean();
        } else if (kind == byte.class) {
            return (byte) RANDOM.nextInt(256);
        } else if (RANDOM.nextInt(8) == 0) {
            return null;
        } else if (kind == String.class) {
            return new String[] {"", "x", "\u0000", "\ud800", "M0 0L1 1", "ease", "{}"}[RANDOM.nextInt(7)];
        } else if (kind.isEnum()) {
            return kind.getEnumConstants()[RANDOM.nextInt(kind.getEnumConstants().length)];
        } else if (kind == double[].class) {
            return new double[RANDOM.nextInt(5)];
        } else if (kind == float[].class) {
            return new float[RANDOM.nextInt(5)];
        } else if (kind == int[].class) {
            return new int[] {-1, 0, 7};
        } else if (kind == long[].class) {
            return new long[RANDOM.nextInt(3)];
        } else if (kind == byte[].class) {
            byte[] bytes = new byte[RANDOM.nextInt(100)];
            RANDOM.nextBytes(bytes);
            return bytes;
        } else if (kind == DoubleBuffer.class) {
            return RANDOM.nextBoolean()
                    ? DoubleBuffer.allocate(RANDOM.nextInt(4))
                    : ByteBuffer.allocateDirect(24).order(ByteOrder.nativeOrder()).asDoubleBuffer();
        } else if (kind == List.class) {
            List<Object> list = new ArrayList<>();
            for (int count = RANDOM.nextInt(3); count > 0; count--) {
                list.add(RANDOM.nextInt(6) == 0 ? null : KNOWN.get(RANDOM.nextInt(KNOWN.size())));
            }
            return list;
        }
        for (int attempt = 0; attempt < 40; attempt++) {
            Object object = KNOWN.get(RANDOM.nextInt(KNOWN.size()));
            if (kind.isInstance(object)) {
                return object;
            }
        }
        return null;
    }

    private static int[] attempt(Object object, boolean isAll) {
        int calls = 0;
        int passed = 0;
        for (var method : object.getClass().getDeclaredMethods()) {
            if (!java.lang.reflect.Modifier.isPublic(method.getModifiers())) {
                continue;
            }
            for (int times = isAll ? 15 : 1; times > 0; times--) {
                Object[] arguments = Arrays.stream(method.getParameterTypes()).map(UnitTests::any).toArray();
                if (object instanceof Path path && !path.isClosed() && path.getCounts().verbCount() > 100) {
                    path.clear(); // extended by itself, it doubles
                }
                calls += 1;
                try {
                    method.invoke(object, arguments);
                    passed += 1;
                } catch (java.lang.reflect.InvocationTargetException thrown) {
                    check(thrown.getCause() instanceof RuntimeException, method + ": " + thrown.getCause());
                } catch (IllegalAccessException thrown) {
                    throw new AssertionError(thrown);
                }
            }
        }
        return new int[] {calls, passed};
    }

    static void testNothingCrashes() throws Exception {
        Scene scene = Scene.load(toggle());
        Stage stage = Stage.create();
        Path path = Path.of("M0 0L10 0L10 10Z");
        SpringBank bank = stage.addBank(new Spring(1, 100, 10), new double[] {0, 1}, 0.1);
        double[] none = {};
        KNOWN.addAll(List.of(
                scene, stage, path, bank, stage.add("x", 0), new Spring(1, 100, 10), Easing.css("ease"),
                Morph.create(path, path), Expression.create("a + b", List.of("a", "b")), stage.addGroup(),
                Keyframes.values(new KeyframeOptions().duration(1), new double[] {0, 1}, none, List.of(), none),
                Document.load(toggle()), VelocityEstimator.create(), new Transform(1, 0, 0, 1, 0, 0), new Decay(),
                scene.getStage().listProperties().get(0), new Motion(), new AnimationOptions(), new SceneOptions(),
                new CubicBezier(0, 0, 1, 1), new Rectangle(0, 0, 1, 1), new MediaTiming(), bank.viewCreate()));
        int calls = 0;
        int passed = 0;
        for (Object each : List.copyOf(KNOWN)) {
            int[] counts = attempt(each, true);
            calls += counts[0];
            passed += counts[1];
        }
        check(calls > 3000 && passed > 500 && passed < calls, passed + " of " + calls);
        for (Object each : KNOWN) {
            if (each instanceof Handle handle) {
                handle.close();
            }
        }
        for (Object each : List.copyOf(KNOWN)) {
            attempt(each, false);
        }
    }

    /** Runs all tests; prints their names. */
    public static void main(String[] arguments) throws Exception {
        int failed = 0;
        for (var method : UnitTests.class.getDeclaredMethods()) {
            if (!method.getName().startsWith("test")) {
                continue;
            }
            try {
                method.invoke(null);
                System.out.println("ok " + method.getName());
            } catch (java.lang.reflect.InvocationTargetException thrown) {
                failed += 1;
                System.out.println("FAILED " + method.getName());
                thrown.getCause().printStackTrace(System.out);
            }
        }
        System.exit(failed == 0 ? 0 : 1);
    }
}
