// SPDX-License-Identifier: MIT

/** Values of an item's inputs by name. */
export interface ItemValues {
  [input: string]: number | boolean | string;
}

/** An item of a list, as it was when it was read. */
export interface Item {
  /** The key, which identifies it. */
  readonly key: string;
  /** The prefix of the names of its parts, without the dot: "toasts.3" of the property "toasts.3.y". */
  readonly name: string;
  readonly number: number;
  /** Whether it was removed but its machine is not done yet. */
  readonly leaving: boolean;
}

/** The items of a list of a scene, without those that are leaving. */
export declare class ItemList implements Iterable<Item> {
  private constructor();
  readonly name: string;
  readonly length: number;
  /** How many items it has room for, including those that are leaving. */
  readonly capacity: number;
  readonly keys: string[];
  /** The items that were removed but whose machines are not done yet. */
  readonly leaving: Item[];
  [Symbol.iterator](): IterableIterator<Item>;
  /** The item at an index; a negative index counts from the end. */
  at(index: number): Item | undefined;
  /** The index of the item with a key, or -1. */
  indexOf(key: string | number): number;
  has(key: string | number): boolean;
  get(key: string | number): Item | undefined;
  /** Adds an item, by default at the end, and starts its machine. Without a key the list chooses a number. */
  append(values?: ItemValues, options?: { key?: string | number | undefined; index?: number | undefined }): Item;
  /** Moves an item to an index, or to the end if there are fewer items. */
  move(key: string | number, index: number): this;
  /** Sets inputs of an item. */
  update(key: string | number, values: ItemValues): this;
  /** Removes an item: its machine receives the event removed, and the item is gone when the machine is done. */
  remove(key: string | number): this;
  clear(): this;
}
