// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Makes the exception of a status.
 */
final class Exceptions {
    private Exceptions() {}

    static AnimException of(AnimException.Place place) {
        return switch (place.status()) {
            case 1 -> new ArgumentException(place);
            case 2 -> new IdentifierException(place);
            case 3 -> new LimitException(place);
            case 4 -> new ReentrantException(place);
            case 5 -> new KindException(place);
            case 6 -> new NotFoundException(place);
            case 7 -> new DuplicateException(place);
            case 8 -> new StateException(place);
            case 9 -> new SyntaxException(place);
            case 10 -> new DocumentException(place);
            case 11 -> new CapacityException(place);
            case 12 -> new MemoryException(place);
            default -> new AnimException(place);
        };
    }
}
