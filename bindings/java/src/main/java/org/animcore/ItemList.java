// SPDX-License-Identifier: MIT
package org.animcore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A list of a scene: instances of a component that come, change places and go. It is a name for what the scene has, and
 * holds until the scene is closed or reloaded. Its items are those that are not leaving.
 */
public final class ItemList implements Iterable<Item> {
    /** A place behind all items that there are. */
    public static final int LAST = Integer.MAX_VALUE;

    private final Scene scene;
    private final String name;
    private final int number;

    ItemList(Scene scene, String name, int number) {
        this.scene = scene;
        this.name = name;
        this.number = number;
    }

    /** The list's name. */
    public String name() {
        return name;
    }

    /** How many items there are. */
    public int size() {
        return scene.getListInfo(number).itemCount();
    }

    /** How many it has room for, those that are leaving included. */
    public int capacity() {
        return scene.getListInfo(number).capacity();
    }

    /** The item at a place, from 0 on. */
    public Item get(int place) {
        if (place < 0 || place >= size()) {
            throw new IndexOutOfBoundsException("place is " + place + " and the list has " + size() + " items.");
        }
        return at(place);
    }

    private Item at(int place) {
        ItemInfo info = scene.getItemInfo(number, place);
        return new Item(scene.getItemKey(number, place), nameOf(info.number()), info.number(), info.leaving());
    }

    private static int natural(int place) {
        return Arena.natural("place", place);
    }

    private static List<EventField> fields(EventField[] values) {
        return Arena.list(Arrays.asList(Objects.requireNonNull(values, "values")), "values");
    }

    private String nameOf(int item) {
        return name + "." + Integer.toUnsignedString(item);
    }

    /** The item with a key. */
    public Optional<Item> get(String key) {
        int place = indexOf(key);
        return place < 0 ? Optional.empty() : Optional.of(at(place));
    }

    /** The place of the item with a key, or -1. */
    public int indexOf(String key) {
        try {
            return scene.findItem(number, key);
        } catch (NotFoundException none) {
            return -1;
        }
    }

    /** The items in their order, as they are now. */
    public List<Item> items() {
        return some(0, size());
    }

    /** The items that were removed and whose machines have not come to their end. */
    public List<Item> leaving() {
        ListInfo info = scene.getListInfo(number);
        return some(info.itemCount(), info.leavingCount());
    }

    private List<Item> some(int from, int count) {
        List<Item> items = new ArrayList<>(count);
        for (int place = from; place < from + count; place++) {
            items.add(at(place));
        }
        return items;
    }

    /** The keys of the items, in their order. */
    public List<String> keys() {
        return stream().map(Item::key).toList();
    }

    @Override
    public Iterator<Item> iterator() {
        return items().iterator();
    }

    /** The items as they are now. */
    public Stream<Item> stream() {
        return items().stream();
    }

    /** Adds an item at the end, with values of its inputs, and starts its machine. */
    public Item append(String key, EventField... values) {
        return insert(LAST, key, values);
    }

    /**
     * Adds an item at a place, with values of its inputs, and starts its machine. Where the key is empty, the list
     * chooses a number that none has.
     */
    public Item insert(int place, String key, EventField... values) {
        int added = scene.appendItem(number, natural(place), key, fields(values));
        ListInfo info = scene.getListInfo(number);
        for (int each = 0; each < info.itemCount() + info.leavingCount(); each++) {
            if (scene.getItemInfo(number, each).number() == added) {
                return at(each);
            }
        }
        // Its machine has come to its end already.
        return new Item(key, nameOf(added), added, true);
    }

    /** Moves an item to a place, or to the end where there are fewer. */
    public void move(String key, int place) {
        scene.moveItem(number, key, natural(place));
    }

    /** Gives inputs of an item other values. */
    public void update(String key, EventField... values) {
        scene.updateItem(number, key, fields(values));
    }

    /** Removes an item: its machine hears the event removed, and it is gone when that has come to its end. */
    public void remove(String key) {
        scene.removeItem(number, key);
    }

    /** Removes all items. */
    public void clear() {
        scene.clearList(number);
    }

    @Override
    public String toString() {
        return "ItemList " + name + (scene.isClosed() ? " (closed)" : " " + keys());
    }
}
