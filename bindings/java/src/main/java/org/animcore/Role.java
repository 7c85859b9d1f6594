// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The accessibility role of a node.
 */
public enum Role {
    /**
     * ANIM_ROLE_NONE.
     */
    NONE(0),
    /**
     * ANIM_ROLE_BUTTON.
     */
    BUTTON(1),
    /**
     * ANIM_ROLE_SWITCH.
     */
    SWITCH(2),
    /**
     * ANIM_ROLE_CHECKBOX.
     */
    CHECKBOX(3),
    /**
     * ANIM_ROLE_RADIO.
     */
    RADIO(4),
    /**
     * ANIM_ROLE_SLIDER.
     */
    SLIDER(5),
    /**
     * ANIM_ROLE_PROGRESS.
     */
    PROGRESS(6),
    /**
     * ANIM_ROLE_IMAGE.
     */
    IMAGE(7),
    /**
     * ANIM_ROLE_TEXT.
     */
    TEXT(8),
    /**
     * ANIM_ROLE_LINK.
     */
    LINK(9),
    /**
     * ANIM_ROLE_GROUP.
     */
    GROUP(10),
    /**
     * ANIM_ROLE_HEADING.
     */
    HEADING(11),
    /**
     * ANIM_ROLE_LIST.
     */
    LIST(12),
    /**
     * ANIM_ROLE_LIST_ITEM.
     */
    LIST_ITEM(13),
    /**
     * ANIM_ROLE_TAB.
     */
    TAB(14),
    /**
     * ANIM_ROLE_MENU.
     */
    MENU(15),
    /**
     * ANIM_ROLE_MENU_ITEM.
     */
    MENU_ITEM(16),
    /**
     * ANIM_ROLE_DIALOG.
     */
    DIALOG(17),
    /**
     * ANIM_ROLE_ALERT.
     */
    ALERT(18),
    /**
     * ANIM_ROLE_SEPARATOR.
     */
    SEPARATOR(19),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Role(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Role of(int value) {
        return switch (value) {
            case 0 -> NONE;
            case 1 -> BUTTON;
            case 2 -> SWITCH;
            case 3 -> CHECKBOX;
            case 4 -> RADIO;
            case 5 -> SLIDER;
            case 6 -> PROGRESS;
            case 7 -> IMAGE;
            case 8 -> TEXT;
            case 9 -> LINK;
            case 10 -> GROUP;
            case 11 -> HEADING;
            case 12 -> LIST;
            case 13 -> LIST_ITEM;
            case 14 -> TAB;
            case 15 -> MENU;
            case 16 -> MENU_ITEM;
            case 17 -> DIALOG;
            case 18 -> ALERT;
            case 19 -> SEPARATOR;
            default -> UNRECOGNIZED;
        };
    }
}
