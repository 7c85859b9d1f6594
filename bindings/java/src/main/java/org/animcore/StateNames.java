// SPDX-License-Identifier: MIT
package org.animcore;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The names in a list of C's: spaces are between them, and parts with spaces inside are in backquotes. Backquotes that a
 * name has of its own, for signs that mean something in expressions, stay.
 */
final class StateNames {
    private static final Pattern NAME = Pattern.compile("(?:`[^`]*`|[^ `])+");
    private static final Pattern NEEDLESS = Pattern.compile("`([^`.()\\[\\]=']+)`");

    private StateNames() {}

    static List<String> in(String list) {
        return NAME.matcher(list).results().map(name -> NEEDLESS.matcher(name.group()).replaceAll("$1")).toList();
    }
}
