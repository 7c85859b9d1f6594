# SPDX-License-Identifier: MIT
"""Hand-written members of the Java package's generated classes, by C type."""

from __future__ import annotations

EXTRA: dict[str, str] = {
    "anim_path": """
    /** The path of SVG path data. An error says at which {@link AnimException#offset()} it is. */
    public static Path of(String svg) {
        java.util.Objects.requireNonNull(svg, "svg");
        Path path = create();
        try {
            path.parse(svg);
            return path;
        } catch (RuntimeException error) {
            path.close();
            throw error;
        }
    }

    /** A path of its own with the same contents. */
    public Path copy() {
        return assign();
    }

    /** The verbs and coordinates. */
    public Contents contents() {
        CountsResult counts = getCounts();
        byte[] verbs = new byte[counts.verbCount()];
        double[] coordinates = new double[counts.coordinateCount()];
        copy(verbs, coordinates);
        return new Contents(verbs, coordinates);
    }

    /** The numbers of {@link Verb} constants, and the coordinates that belong to them. */
    public record Contents(byte[] verbs, double[] coordinates) {}

    /** The path as SVG path data that people read best: absolute, a command for each verb. write() is shorter. */
    public String svg() {
        return write(new PathFormat().minified(false).coordinates(PathCoordinates.ABSOLUTE));
    }

    /** The path as SVG path data, where it is not closed. */
    @Override
    public String toString() {
        return isClosed() ? "Path (closed)" : svg();
    }
""",
    "anim_motion": """
    /** A motion by a spring. */
    public static Motion of(Spring spring) {
        return new Motion().kind(MotionKind.SPRING).spring(spring);
    }

    /** A motion by a curve over seconds. */
    public static Motion of(CubicBezier curve, double duration) {
        return new Motion().kind(MotionKind.CURVE).curve(curve).duration(duration);
    }

    /** A motion by an easing over seconds. */
    public static Motion of(Easing easing, double duration) {
        return new Motion().kind(MotionKind.EASING).easing(easing).duration(duration);
    }

    /** None: values jump. */
    public static Motion none() {
        return new Motion().kind(MotionKind.NONE);
    }
""",
    "anim_stage": """
    /** A property of one number. */
    public Property add(String name, double value) {
        return addProperty(name, ValueKind.SCALAR, value);
    }

    /** Runs a block; the values that it sets move so. Gives the transaction, which is committed. */
    public Transaction animate(Motion motion, Runnable changes) {
        java.util.Objects.requireNonNull(changes, "changes");
        Transaction transaction = beginTransaction(motion);
        try {
            changes.run();
        } catch (Throwable thrown) {
            try {
                transaction.commit();
            } catch (Throwable second) {
                if (second != thrown) {
                    thrown.addSuppressed(second);
                }
            }
            throw thrown;
        }
        transaction.commit();
        return transaction;
    }

    /** The values that a block sets move by a spring. */
    public Transaction animate(Spring spring, Runnable changes) {
        return animate(Motion.of(spring), changes);
    }

    /** The stage's time in seconds. */
    public double time() {
        return AnimCore.flicksToSeconds(getInfo().time());
    }
""",
    "anim_property": """
    /** All components of the model value, the presentation value or the velocity. */
    public double[] get(Read what) {
        PropertyInfo info = getInfo();
        // A path on its way to one with other verbs is shown with other components than its model value has.
        double[] value = new double[what == Read.MODEL ? info.componentCount() : info.shownCount()];
        getValue(what, value);
        return value;
    }

    private double first(Read what) {
        double[] value = new double[1];
        getValue(what, value);
        return value[0];
    }

    /** The model value of a property of one number. */
    public double value() {
        return first(Read.MODEL);
    }

    /** The value that is seen now, of a property of one number. */
    public double presentation() {
        return first(Read.PRESENTATION);
    }

    /** The velocity of the value that is seen, of a property of one number. */
    public double velocity() {
        return first(Read.VELOCITY);
    }
""",
    "anim_event_field": """
    /** A number. */
    public static EventField of(String name, double number) {
        return new EventField(name, FieldKind.NUMBER, number, null);
    }

    /** A boolean. */
    public static EventField of(String name, boolean value) {
        return new EventField(name, FieldKind.BOOLEAN, value ? 1 : 0, null);
    }

    /** A text. */
    public static EventField of(String name, String text) {
        return new EventField(name, FieldKind.TEXT, 0, java.util.Objects.requireNonNull(text, "text"));
    }
""",
    "anim_scene": """
    /** The names of the active states that have none inside, in the document's order. */
    public List<String> getStates() {
        return StateNames.in(getAtomicStates());
    }

    /** The names of all active states, in the document's order. */
    public List<String> getActiveStates() {
        return StateNames.in(getConfiguration());
    }

    /** The list of that name; one in an instance has the instance's name before it. */
    public ItemList list(String name) {
        return new ItemList(this, name, findList(name));
    }

    /** All lists, in the document's order. */
    public List<ItemList> lists() {
        List<ItemList> lists = new java.util.ArrayList<>();
        try {
            while (true) {
                String name = getStage().getName(getListInfo(lists.size()).name());
                lists.add(new ItemList(this, name, lists.size()));
            }
        } catch (NotFoundException beyond) {
            return lists;
        }
    }
""",
    "anim_display": """
    /** A part of the texts: bytes from a start. */
    public String string(int start, int count) {
        return new String(text, start, count, java.nio.charset.StandardCharsets.UTF_8);
    }
""",
}
