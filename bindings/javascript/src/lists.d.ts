// SPDX-License-Identifier: MIT

/** Values of an item's inputs by their names. */
export interface ItemValues {
  [input: string]: number | boolean | string;
}

/** An item of a list, as it was when it was read. */
export interface Item {
  /** What it is known by. */
  readonly key: string;
  /** What stands, with a dot, before the names of all that is its own: "toasts.3" of the property "toasts.3.y". */
  readonly name: string;
  readonly number: number;
  /** Whether it was removed, and its machine has not come to its end. */
  readonly leaving: boolean;
}

/** The items of a list of a scene, without those that are leaving. */
export declare class ItemList implements Iterable<Item> {
  private constructor();
  readonly name: string;
  readonly length: number;
  /** How many items it has room for, those that are leaving included. */
  readonly capacity: number;
  readonly keys: string[];
  /** The items that were removed and whose machines have not come to their end. */
  readonly leaving: Item[];
  [Symbol.iterator](): IterableIterator<Item>;
  /** The item at a place, from the end where that is negative. */
  at(index: number): Item | undefined;
  /** The place of the item with a key, or -1. */
  indexOf(key: string | number): number;
  has(key: string | number): boolean;
  get(key: string | number): Item | undefined;
  /** Adds an item, at the end unless told, and starts its machine. Without a key the list chooses a number. */
  append(values?: ItemValues, options?: { key?: string | number | undefined; index?: number | undefined }): Item;
  /** Moves an item to a place, or to the end where there are fewer. */
  move(key: string | number, index: number): this;
  /** Gives inputs of an item other values. */
  update(key: string | number, values: ItemValues): this;
  /** Removes an item: its machine hears the event removed, and it is gone when that has come to its end. */
  remove(key: string | number): this;
  clear(): this;
}
