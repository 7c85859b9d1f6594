// SPDX-License-Identifier: MIT
package org.animcore;

/**
 * An item of a list, as it was when it was read.
 *
 * @param key what it is known by
 * @param name what stands, with a dot, before the names of all that is its own: "toasts.3" of the property "toasts.3.y"
 * @param number the last part of the name
 * @param leaving whether it was removed, and its machine has not come to its end
 */
public record Item(String key, String name, int number, boolean leaving) {}
