# SPDX-License-Identifier: MIT
# Shared by the scripts in this folder: messages, and skipping of steps that have passed already.
# Sourced after cd to the repository's root.
# shellcheck shell=bash

# The caller's settings of Python would hide the project's own modules or add others.
unset PYTHONHOME PYTHONPATH PYTHONSAFEPATH

say() {
    printf '%s\n' "$*"
}

# fail SENTENCE: ends the script.
fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# fingerprint PATH...: a hash of names and contents of all files at these paths. Paths that do not exist are left out.
fingerprint() {
    local path existing=()
    for path in "$@"; do
        [[ -e $path ]] && existing+=("$path")
    done
    find "${existing[@]}" \
        \( -name build -o -name .build -o -name .venv -o -name dist -o -name __pycache__ -o -name '.*_cache' \
        -o -name '*.egg-info' -o -name .hypothesis \) -prune -o -type f -print0 |
        LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1
}

# step NAME SENTENCE ADVICE PATH... -- COMMAND...
#
# Says the sentence and runs the command, with its output in build/steps/NAME.log; shows the output's last lines, or,
# when the command fails, its last page and the advice. Skips the command when it has passed before with the same
# files at the paths (FORCE=1 runs it anyway); without paths it always runs.
step() {
    local name=$1 sentence=$2 advice=$3 paths=()
    shift 3
    while [[ $1 != -- ]]; do
        paths+=("$1")
        shift
    done
    shift

    local log=build/steps/$name.log passed=build/steps/$name.passed before='' began=$SECONDS
    mkdir -p build/steps
    if ((${#paths[@]})); then
        before=$(fingerprint "${paths[@]}" tools/requirements.txt tools/steps.sh)
        if [[ ${FORCE:-0} == 0 && -e $passed && $(<"$passed") == "$before" ]]; then
            say "== $sentence: passed before with the same files"
            closing_lines "$log"
            return
        fi
    fi
    say "== $sentence"
    rm -f "$passed"
    # In a subshell, where errors still end functions; in a condition they would not.
    local status=0
    set +e
    (
        set -e
        "$@"
    ) >"$log" 2>&1 </dev/null
    status=$?
    set -e
    if ((status)); then
        tail -n 60 "$log" >&2
        fail "$sentence: failed after $((SECONDS - began)) s. $advice The whole output is in $log."
    fi
    closing_lines "$log"
    say "   $((SECONDS - began)) s"
    [[ -z $before ]] || printf '%s\n' "$before" >"$passed"
}

# The end of a runner's output: its last nonempty lines.
closing_lines() {
    grep -v '^[[:space:]]*$' "$1" | tail -n "${CLOSING_LINES:-3}" | cut -c 1-160 | sed 's/^/   /' || true
}
