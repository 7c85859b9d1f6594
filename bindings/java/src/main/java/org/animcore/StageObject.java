// SPDX-License-Identifier: MIT
package org.animcore;

/** Something inside a stage. It ends with its stage, or where it is removed; what is done with it then throws. */
public abstract class StageObject {
    /** The stage that it is in. */
    public final Stage stage;

    /** Its identifier, as bulk calls on buffers take it. */
    public final long identifier;

    StageObject(Stage stage, long identifier) {
        this.stage = stage;
        this.identifier = identifier;
    }

    @Override
    public final boolean equals(Object object) {
        return object != null && object.getClass() == getClass() && ((StageObject) object).identifier == identifier;
    }

    @Override
    public final int hashCode() {
        return Long.hashCode(identifier);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + "(" + Long.toHexString(identifier) + ")";
    }
}
