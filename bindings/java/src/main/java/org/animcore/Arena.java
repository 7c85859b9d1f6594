// SPDX-License-Identifier: MIT
package org.animcore;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Memory of a thread that the library reads and writes during a call. Calls nest (a callback may call the library), so
 * it is a stack: what was taken after a mark is given back by resetting to it.
 */
final class Arena {
    private static final int SMALL = 1 << 16;
    private static final int LARGEST_SPARE = 1 << 24;
    private static final int LARGEST = Integer.MAX_VALUE - 7;
    private static final int SURE_NESTING = 8;
    private static final int FRAMES_OF_A_CALL = 2000;
    private static final int FRAMES_BEFORE_A_CALL = 500;
    private static final ThreadLocal<Arena> ARENAS = ThreadLocal.withInitial(Arena::new);

    /** A piece of memory with its address. */
    static final class Block {
        final ByteBuffer buffer;
        final long address;

        Block(int size) {
            buffer = ByteBuffer.allocateDirect(size).order(ByteOrder.nativeOrder());
            address = Pointer.nativeValue(Native.getDirectBufferPointer(buffer));
        }
    }

    interface Writer<T> {
        void write(T value, Arena arena, ByteBuffer buffer, int at);
    }

    interface Reader<T> {
        T read(ByteBuffer buffer, int at);
    }

    private final Block small = new Block(SMALL);
    private final ArrayList<Block> large = new ArrayList<>();
    private int top;
    private Block spare;
    private Throwable pending;
    private int nesting; // of callbacks

    /** Where in its block the memory is that was taken last. */
    int at;
    /** How many bytes the text has that was taken last. */
    int length;
    /** The address of the lengths of the texts that were taken last. */
    long lengths;

    static Arena get() {
        return ARENAS.get();
    }

    /** For a call in which the library calls the host, which needs a stack for that: see {@link #nest()}. */
    static Arena calling() {
        Arena arena = ARENAS.get();
        if (!Registry.isEmpty()) {
            frames(FRAMES_BEFORE_A_CALL);
        }
        return arena;
    }

    /** For a call that may evaluate an easing of the host's: one that starts, ends, sets or reads a motion. */
    static Arena easing() {
        Arena arena = ARENAS.get();
        if (Registry.hasEasings()) {
            frames(FRAMES_BEFORE_A_CALL);
        }
        return arena;
    }

    long mark() {
        return (long) large.size() << 32 | top;
    }

    void reset(long mark) {
        top = (int) mark;
        for (int count = (int) (mark >> 32); large.size() > count; ) {
            Block last = large.remove(large.size() - 1);
            int capacity = last.buffer.capacity();
            if (capacity <= LARGEST_SPARE && (spare == null || spare.buffer.capacity() < capacity)) {
                spare = last;
            }
        }
    }

    Block take(long size) {
        if (size > LARGEST) {
            throw new IllegalArgumentException(
                    "An argument or a result of " + size + " bytes is too large: Java's buffers have at most 2 GB.");
        }
        int aligned = Math.toIntExact((size + 7) & ~7L);
        if (aligned <= SMALL / 8 && top + aligned <= SMALL) {
            at = top;
            top += aligned;
            return small;
        }
        Block block = spare;
        if (block != null && block.buffer.capacity() >= aligned) {
            spare = null;
        } else {
            block = new Block(aligned);
        }
        large.add(block);
        at = 0;
        return block;
    }

    private Block find(long address) {
        for (Block each : large) {
            if (address >= each.address && address - each.address <= each.buffer.capacity()) {
                return each;
            }
        }
        return small;
    }

    // ---- Errors ----

    void check(int status) {
        if (status != 0 || pending != null) {
            fail(status, -1);
        }
    }

    /** For calls that tell where in a text their error is. */
    void check(int status, long offset) {
        if (status != 0 || pending != null) {
            fail(status, offset);
        }
    }

    /** For calls that write to an object that was made for it. */
    void check(int status, Handle... made) {
        if (status != 0 || pending != null) {
            AnimException.Place place = status == 0 ? null : AnimException.place(status, -1);
            for (Handle each : made) {
                each.close();
            }
            rethrow();
            throw Exceptions.of(place);
        }
    }

    /** After a call that cannot fail. */
    void done() {
        if (pending != null) {
            rethrow();
        }
    }

    private void fail(int status, long offset) {
        rethrow();
        throw Exceptions.of(AnimException.place(status, offset));
    }

    private void rethrow() {
        Throwable thrown = pending;
        if (thrown != null) {
            pending = null;
            Arena.<RuntimeException>sneak(thrown);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    // What a callback throws waits here until the call of the library is over.

    Throwable enter() {
        Throwable before = pending;
        pending = null;
        nesting++;
        return before;
    }

    /**
     * Looks whether a callback inside this one would find a stack. Where there is none, JNA cannot call it, and gives the
     * library 0 without a word: the error has to come before.
     */
    void nest() {
        if (nesting > SURE_NESTING) {
            frames(FRAMES_OF_A_CALL);
        }
    }

    private static int frames(int count) {
        return count == 0 ? 0 : frames(count - 1) + 1;
    }

    void threw(Throwable thrown) {
        pending = thrown;
    }

    void leave(Throwable before) {
        nesting--;
        if (before != null) {
            if (pending != null && pending != before) {
                before.addSuppressed(pending);
            }
            pending = before;
        }
    }

    // ---- Texts ----

    /** Half of a surrogate pair is no text: it is refused, and does not become another. */
    private static byte[] utf8(String text, String name) {
        for (int index = 0; index < text.length(); index++) {
            char each = text.charAt(index);
            if (Character.isSurrogate(each)) {
                boolean isPair = Character.isHighSurrogate(each) && index + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(index + 1));
                if (!isPair) {
                    throw new IllegalArgumentException(name + " has half of a surrogate pair at " + index + ".");
                }
                index += 1;
            }
        }
        return text.getBytes(StandardCharsets.UTF_8);
    }

    long text(String text, String name) {
        if (text == null) {
            length = 0;
            return 0;
        }
        byte[] bytes = utf8(text, name);
        length = bytes.length;
        return array(bytes);
    }

    long texts(List<String> texts, String name) {
        byte[][] all = new byte[texts.size()][];
        long total = 0;
        for (int index = 0; index < all.length; index++) {
            all[index] = utf8(texts.get(index), name + "[" + index + "]");
            total += all[index].length;
        }
        Block bytes = take(total);
        int bytesAt = at;
        Block table = take(all.length * 16L);
        int tableAt = at;
        for (int index = 0; index < all.length; index++) {
            view(bytes.buffer, bytesAt).put(all[index]);
            table.buffer.putLong(tableAt + index * 8, bytes.address + bytesAt);
            table.buffer.putLong(tableAt + (all.length + index) * 8, all[index].length);
            bytesAt += all[index].length;
        }
        lengths = table.address + tableAt + all.length * 8L;
        return table.address + tableAt;
    }

    static String string(ByteBuffer buffer, int at, int count) {
        return new String(getBytes(buffer, at, count), StandardCharsets.UTF_8);
    }

    /** The lines in a buffer, of a text of some length. If it did not fit, the last line says so. */
    static List<String> lines(ByteBuffer buffer, int at, long capacity, long length) {
        if (length == 0) {
            return List.of();
        }
        String[] lines = string(buffer, at, (int) Math.min(capacity, length)).split("\n", -1);
        if (length > capacity) {
            lines[lines.length - 1] = "and more, for which there was no room";
        }
        return List.of(lines);
    }

    // ---- Arrays of things ----

    /** What a list has now: it is read twice, for its elements and for their number, and may be another's as well. */
    static <T> List<T> list(List<T> list, String name) {
        List<T> taken = new ArrayList<>(java.util.Objects.requireNonNull(list, name));
        for (int index = 0; index < taken.size(); index++) {
            if (taken.get(index) == null) {
                throw new NullPointerException(name + "[" + index + "]");
            }
        }
        return taken;
    }

    static <T> List<T> list(List<T> list, String name, boolean nullable) {
        return nullable && list == null ? null : list(list, name);
    }

    static int length(List<?> list) {
        return list == null ? 0 : list.size();
    }

    static int length(Object[] array) {
        return array == null ? 0 : array.length;
    }

    <T> long structs(List<T> list, int size, Writer<T> writer) {
        if (list == null) {
            return 0;
        }
        Block block = take((long) list.size() * size);
        int place = at;
        int index = 0;
        for (T each : list) {
            writer.write(each, this, block.buffer, place + index * size);
            index += 1;
        }
        return block.address + place;
    }

    long objects(List<? extends Handle> list) {
        long[] addresses = new long[list.size()];
        for (int index = 0; index < addresses.length; index++) {
            addresses[index] = list.get(index).address();
        }
        return array(addresses);
    }

    long identifiers(List<? extends StageObject> list) {
        long[] identifiers = new long[list.size()];
        for (int index = 0; index < identifiers.length; index++) {
            identifiers[index] = list.get(index).identifier;
        }
        return array(identifiers);
    }

    static <T> List<T> things(long[] identifiers, LongFunction<T> make) {
        List<T> list = new ArrayList<>(identifiers.length);
        for (long each : identifiers) {
            list.add(make.apply(each));
        }
        return list;
    }

    static <T> List<T> getStructs(ByteBuffer buffer, int at, int count, int size, Reader<T> reader) {
        List<T> list = new ArrayList<>(count);
        for (int index = 0; index < count; index++) {
            list.add(reader.read(buffer, at + index * size));
        }
        return list;
    }

    static <T> List<T> readStructs(long address, long count, int size, Reader<T> reader) {
        return count == 0
                ? new ArrayList<>()
                : getStructs(at(address, count * size), 0, Math.toIntExact(count), size, reader);
    }

    long fixed(String name, double[] array, int count) {
        if (array.length != count) {
            throw new IllegalArgumentException(name + " needs " + count + " numbers, not " + array.length + ".");
        }
        return array(array);
    }

    // ---- Lengths ----

    /** A number that C has without a sign. */
    static int natural(String name, int value) {
        if (value < 0) {
            throw new IllegalArgumentException(name + " is " + value + ", and must be 0 or more.");
        }
        return value;
    }

    static int rows(int length, int per) {
        if (length % per != 0) {
            throw new IllegalArgumentException("An array of rows of " + per + " has " + length + " elements.");
        }
        return length / per;
    }

    /** The length that arrays share, of names and lengths in turn; -1 is an array that is not there. */
    static int same(String first, int firstLength, String second, int secondLength) {
        if (firstLength < 0 || secondLength < 0) {
            return Math.max(0, Math.max(firstLength, secondLength));
        }
        if (firstLength != secondLength) {
            throw new IllegalArgumentException(
                    first + " and " + second + " must be as long as each other, not " + firstLength + " and "
                            + secondLength + ".");
        }
        return firstLength;
    }

    static int same(String first, int firstLength, String second, int secondLength, String third, int thirdLength) {
        int length = same(first, firstLength, second, secondLength);
        return same(firstLength < 0 ? second : first, firstLength < 0 && secondLength < 0 ? -1 : length, third,
                thirdLength);
    }

    /** The length that arrays of a struct share, of names and arrays in turn. */
    static int same(Object... namesAndArrays) {
        int length = -1;
        String name = null;
        for (int index = 0; index < namesAndArrays.length; index += 2) {
            if (namesAndArrays[index + 1] instanceof double[] array) {
                length = same(name, length, (String) namesAndArrays[index], array.length);
                name = (String) namesAndArrays[index];
            }
        }
        return Math.max(0, length);
    }

    static void room(String name, Buffer buffer, long needed) {
        if (buffer != null && buffer.remaining() < needed) {
            throw new IllegalArgumentException(
                    name + " needs room for " + needed + " numbers, and has " + buffer.remaining() + ".");
        }
    }

    // ---- Memory ----

    /** Memory of the library's. */
    static ByteBuffer at(long address, long size) {
        return new Pointer(address).getByteBuffer(0, size).order(ByteOrder.nativeOrder());
    }

    static void clear(ByteBuffer buffer, int at, int size) {
        for (int index = 0; index < size; index++) {
            buffer.put(at + index, (byte) 0);
        }
    }

    private static ByteBuffer view(ByteBuffer buffer, int at) {
        return buffer.duplicate().order(ByteOrder.nativeOrder()).position(at);
    }

    private static void writable(Buffer buffer) {
        if (buffer != null && buffer.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
    }

    private static void native_(ByteOrder order) {
        if (order != ByteOrder.nativeOrder()) {
            throw new IllegalArgumentException("A direct buffer needs ByteOrder.nativeOrder().");
        }
    }

    // ---- double ----

    static int length(double[] array) {
        return array == null ? 0 : array.length;
    }

    static int length(DoubleBuffer buffer) {
        return buffer == null ? 0 : buffer.remaining();
    }

    long array(double[] array) {
        return changed(array);
    }

    long changed(double[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 8);
        view(block.buffer, at).asDoubleBuffer().put(array);
        return block.address + at;
    }

    long filled(double[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 8);
        return block.address + at;
    }

    void copyBack(long address, double[] array) {
        if (array != null) {
            Block block = find(address);
            view(block.buffer, (int) (address - block.address)).asDoubleBuffer().get(array);
        }
    }

    long buffer(DoubleBuffer buffer) {
        return place(buffer, true);
    }

    long changed(DoubleBuffer buffer) {
        writable(buffer);
        return place(buffer, true);
    }

    long filled(DoubleBuffer buffer) {
        writable(buffer);
        return place(buffer, false);
    }

    private long place(DoubleBuffer buffer, boolean isRead) {
        if (buffer == null) {
            return 0;
        }
        if (buffer.isDirect()) {
            native_(buffer.order());
            return Pointer.nativeValue(Native.getDirectBufferPointer(buffer)) + buffer.position() * 8L;
        }
        Block block = take(buffer.remaining() * 8L);
        if (isRead) {
            view(block.buffer, at).asDoubleBuffer().put(buffer.duplicate());
        }
        return block.address + at;
    }

    void copyBack(long address, DoubleBuffer buffer) {
        if (buffer != null && !buffer.isDirect()) {
            Block block = find(address);
            DoubleBuffer from = view(block.buffer, (int) (address - block.address)).asDoubleBuffer();
            from.limit(from.position() + buffer.remaining());
            buffer.duplicate().put(from);
        }
    }

    static double[] getDoubles(ByteBuffer buffer, int at, int count) {
        double[] array = new double[count];
        view(buffer, at).asDoubleBuffer().get(array);
        return array;
    }

    static void putDoubles(ByteBuffer buffer, int at, double[] array, int count) {
        if (array.length != count) {
            throw new IllegalArgumentException("This array needs " + count + " numbers, not " + array.length + ".");
        }
        view(buffer, at).asDoubleBuffer().put(array);
    }

    static double[] readDoubles(long address, long count) {
        return count == 0 ? new double[0] : getDoubles(at(address, count * 8), 0, Math.toIntExact(count));
    }

    static double[] joined(double[] first, double[] second) {
        double[] both = java.util.Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    // ---- float ----

    static int length(float[] array) {
        return array == null ? 0 : array.length;
    }

    static int length(FloatBuffer buffer) {
        return buffer == null ? 0 : buffer.remaining();
    }

    long array(float[] array) {
        return changed(array);
    }

    long changed(float[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 4);
        view(block.buffer, at).asFloatBuffer().put(array);
        return block.address + at;
    }

    long filled(float[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 4);
        return block.address + at;
    }

    void copyBack(long address, float[] array) {
        if (array != null) {
            Block block = find(address);
            view(block.buffer, (int) (address - block.address)).asFloatBuffer().get(array);
        }
    }

    long buffer(FloatBuffer buffer) {
        return place(buffer, true);
    }

    long changed(FloatBuffer buffer) {
        writable(buffer);
        return place(buffer, true);
    }

    long filled(FloatBuffer buffer) {
        writable(buffer);
        return place(buffer, false);
    }

    private long place(FloatBuffer buffer, boolean isRead) {
        if (buffer == null) {
            return 0;
        }
        if (buffer.isDirect()) {
            native_(buffer.order());
            return Pointer.nativeValue(Native.getDirectBufferPointer(buffer)) + buffer.position() * 4L;
        }
        Block block = take(buffer.remaining() * 4L);
        if (isRead) {
            view(block.buffer, at).asFloatBuffer().put(buffer.duplicate());
        }
        return block.address + at;
    }

    void copyBack(long address, FloatBuffer buffer) {
        if (buffer != null && !buffer.isDirect()) {
            Block block = find(address);
            FloatBuffer from = view(block.buffer, (int) (address - block.address)).asFloatBuffer();
            from.limit(from.position() + buffer.remaining());
            buffer.duplicate().put(from);
        }
    }

    static float[] getFloats(ByteBuffer buffer, int at, int count) {
        float[] array = new float[count];
        view(buffer, at).asFloatBuffer().get(array);
        return array;
    }

    static void putFloats(ByteBuffer buffer, int at, float[] array, int count) {
        if (array.length != count) {
            throw new IllegalArgumentException("This array needs " + count + " numbers, not " + array.length + ".");
        }
        view(buffer, at).asFloatBuffer().put(array);
    }

    static float[] readFloats(long address, long count) {
        return count == 0 ? new float[0] : getFloats(at(address, count * 4), 0, Math.toIntExact(count));
    }

    static float[] joined(float[] first, float[] second) {
        float[] both = java.util.Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    // ---- int ----

    static int length(int[] array) {
        return array == null ? 0 : array.length;
    }

    static int length(IntBuffer buffer) {
        return buffer == null ? 0 : buffer.remaining();
    }

    long array(int[] array) {
        return changed(array);
    }

    long changed(int[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 4);
        view(block.buffer, at).asIntBuffer().put(array);
        return block.address + at;
    }

    long filled(int[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 4);
        return block.address + at;
    }

    void copyBack(long address, int[] array) {
        if (array != null) {
            Block block = find(address);
            view(block.buffer, (int) (address - block.address)).asIntBuffer().get(array);
        }
    }

    long buffer(IntBuffer buffer) {
        return place(buffer, true);
    }

    long changed(IntBuffer buffer) {
        writable(buffer);
        return place(buffer, true);
    }

    long filled(IntBuffer buffer) {
        writable(buffer);
        return place(buffer, false);
    }

    private long place(IntBuffer buffer, boolean isRead) {
        if (buffer == null) {
            return 0;
        }
        if (buffer.isDirect()) {
            native_(buffer.order());
            return Pointer.nativeValue(Native.getDirectBufferPointer(buffer)) + buffer.position() * 4L;
        }
        Block block = take(buffer.remaining() * 4L);
        if (isRead) {
            view(block.buffer, at).asIntBuffer().put(buffer.duplicate());
        }
        return block.address + at;
    }

    void copyBack(long address, IntBuffer buffer) {
        if (buffer != null && !buffer.isDirect()) {
            Block block = find(address);
            IntBuffer from = view(block.buffer, (int) (address - block.address)).asIntBuffer();
            from.limit(from.position() + buffer.remaining());
            buffer.duplicate().put(from);
        }
    }

    static int[] getInts(ByteBuffer buffer, int at, int count) {
        int[] array = new int[count];
        view(buffer, at).asIntBuffer().get(array);
        return array;
    }

    static void putInts(ByteBuffer buffer, int at, int[] array, int count) {
        if (array.length != count) {
            throw new IllegalArgumentException("This array needs " + count + " numbers, not " + array.length + ".");
        }
        view(buffer, at).asIntBuffer().put(array);
    }

    static int[] readInts(long address, long count) {
        return count == 0 ? new int[0] : getInts(at(address, count * 4), 0, Math.toIntExact(count));
    }

    static int[] joined(int[] first, int[] second) {
        int[] both = java.util.Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    // ---- long ----

    static int length(long[] array) {
        return array == null ? 0 : array.length;
    }

    static int length(LongBuffer buffer) {
        return buffer == null ? 0 : buffer.remaining();
    }

    long array(long[] array) {
        return changed(array);
    }

    long changed(long[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 8);
        view(block.buffer, at).asLongBuffer().put(array);
        return block.address + at;
    }

    long filled(long[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 8);
        return block.address + at;
    }

    void copyBack(long address, long[] array) {
        if (array != null) {
            Block block = find(address);
            view(block.buffer, (int) (address - block.address)).asLongBuffer().get(array);
        }
    }

    long buffer(LongBuffer buffer) {
        return place(buffer, true);
    }

    long changed(LongBuffer buffer) {
        writable(buffer);
        return place(buffer, true);
    }

    long filled(LongBuffer buffer) {
        writable(buffer);
        return place(buffer, false);
    }

    private long place(LongBuffer buffer, boolean isRead) {
        if (buffer == null) {
            return 0;
        }
        if (buffer.isDirect()) {
            native_(buffer.order());
            return Pointer.nativeValue(Native.getDirectBufferPointer(buffer)) + buffer.position() * 8L;
        }
        Block block = take(buffer.remaining() * 8L);
        if (isRead) {
            view(block.buffer, at).asLongBuffer().put(buffer.duplicate());
        }
        return block.address + at;
    }

    void copyBack(long address, LongBuffer buffer) {
        if (buffer != null && !buffer.isDirect()) {
            Block block = find(address);
            LongBuffer from = view(block.buffer, (int) (address - block.address)).asLongBuffer();
            from.limit(from.position() + buffer.remaining());
            buffer.duplicate().put(from);
        }
    }

    static long[] getLongs(ByteBuffer buffer, int at, int count) {
        long[] array = new long[count];
        view(buffer, at).asLongBuffer().get(array);
        return array;
    }

    static void putLongs(ByteBuffer buffer, int at, long[] array, int count) {
        if (array.length != count) {
            throw new IllegalArgumentException("This array needs " + count + " numbers, not " + array.length + ".");
        }
        view(buffer, at).asLongBuffer().put(array);
    }

    static long[] readLongs(long address, long count) {
        return count == 0 ? new long[0] : getLongs(at(address, count * 8), 0, Math.toIntExact(count));
    }

    static long[] joined(long[] first, long[] second) {
        long[] both = java.util.Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    // ---- byte ----

    static int length(byte[] array) {
        return array == null ? 0 : array.length;
    }

    static int length(ByteBuffer buffer) {
        return buffer == null ? 0 : buffer.remaining();
    }

    long array(byte[] array) {
        return changed(array);
    }

    long changed(byte[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 1);
        view(block.buffer, at).put(array);
        return block.address + at;
    }

    long filled(byte[] array) {
        if (array == null) {
            return 0;
        }
        Block block = take((long) array.length * 1);
        return block.address + at;
    }

    void copyBack(long address, byte[] array) {
        if (array != null) {
            Block block = find(address);
            view(block.buffer, (int) (address - block.address)).get(array);
        }
    }

    long buffer(ByteBuffer buffer) {
        return place(buffer, true);
    }

    long changed(ByteBuffer buffer) {
        writable(buffer);
        return place(buffer, true);
    }

    long filled(ByteBuffer buffer) {
        writable(buffer);
        return place(buffer, false);
    }

    private long place(ByteBuffer buffer, boolean isRead) {
        if (buffer == null) {
            return 0;
        }
        if (buffer.isDirect()) {
            return Pointer.nativeValue(Native.getDirectBufferPointer(buffer)) + buffer.position() * 1L;
        }
        Block block = take(buffer.remaining() * 1L);
        if (isRead) {
            view(block.buffer, at).put(buffer.duplicate());
        }
        return block.address + at;
    }

    void copyBack(long address, ByteBuffer buffer) {
        if (buffer != null && !buffer.isDirect()) {
            Block block = find(address);
            ByteBuffer from = view(block.buffer, (int) (address - block.address));
            from.limit(from.position() + buffer.remaining());
            buffer.duplicate().put(from);
        }
    }

    static byte[] getBytes(ByteBuffer buffer, int at, int count) {
        byte[] array = new byte[count];
        view(buffer, at).get(array);
        return array;
    }

    static void putBytes(ByteBuffer buffer, int at, byte[] array, int count) {
        if (array.length != count) {
            throw new IllegalArgumentException("This array needs " + count + " numbers, not " + array.length + ".");
        }
        view(buffer, at).put(array);
    }

    static byte[] readBytes(long address, long count) {
        return count == 0 ? new byte[0] : getBytes(at(address, count * 1), 0, Math.toIntExact(count));
    }

    static byte[] joined(byte[] first, byte[] second) {
        byte[] both = java.util.Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

}
