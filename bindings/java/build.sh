#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the jar, its sources and its documentation with the JDK alone:
#   bindings/java/build.sh [FOLDER]
# JNA's jar is where JNA_JAR says, or where Debian's libjna-java puts it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
out=${1:-$here/target}
jna=${JNA_JAR:-/usr/share/java/jna.jar}
version=$(sed -n 's|^ *<version>\(.*\)</version>.*|\1|p' "$here/pom.xml" | head -1)
if [[ ! -e $jna ]]; then
    echo "build.sh: $jna is missing. Install the Debian package libjna-java, or set JNA_JAR." >&2
    exit 1
fi
# The times in the jars, so that the same sources give the same bytes: that of SOURCE_DATE_EPOCH, or one that says nothing.
# A jar knows no time before 1980.
earliest=315619200
seconds=${SOURCE_DATE_EPOCH:-$earliest}
stamp=$(date --utc --date="@$((seconds < earliest ? earliest : seconds))" +%Y-%m-%dT%H:%M:%SZ)
rm -rf "$out/classes" "$out/javadoc"
mkdir -p "$out/classes/META-INF"
javac -Xlint:all -Werror --release 17 -encoding UTF-8 -cp "$jna" -d "$out/classes" "$here"/src/main/java/org/animcore/*.java
cp "$here/LICENSE" "$out/classes/META-INF/LICENSE"
printf 'Automatic-Module-Name: org.animcore\nImplementation-Title: animcore\nImplementation-Version: %s\n' "$version" \
    >"$out/manifest"
jar --create --date "$stamp" --file "$out/animcore-$version.jar" --manifest "$out/manifest" -C "$out/classes" .
jar --create --date "$stamp" --file "$out/animcore-$version-sources.jar" -C "$here/src/main/java" .
javadoc -quiet -Xdoclint:all,-missing -Werror --release 17 -encoding UTF-8 -cp "$jna" -d "$out/javadoc" \
    -sourcepath "$here/src/main/java" org.animcore
jar --create --date "$stamp" --file "$out/animcore-$version-javadoc.jar" -C "$out/javadoc" .
ln -sf "animcore-$version.jar" "$out/animcore.jar"
