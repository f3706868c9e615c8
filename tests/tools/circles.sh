#!/bin/sh
# SPDX-License-Identifier: MIT
# circles.sh OBJECTS FOLDER: fails if files of the folder need each other in a circle, and prints the files. A file
# needs another one if its object, below OBJECTS, uses a symbol of the other one. A circle is allowed if functions are
# recursive across files, which docs/architecture.md explains.
set -u

# Each line is one circle that is allowed.
known='
gen/model/metric_formula gen/model/metric_reference
'

# objects OBJECTS FOLDER: prints those that still have a source; a build folder keeps objects of files that were moved
objects() {
	find "$1/$2" -name '*.o' | sort | while read -r object; do
		file=${object#"$1/"}
		file=${file%.o}
		[ -f "$file.c" ] || [ -f "$file.rl" ] || continue
		echo "$file.o"
	done
}

# "FILE SYMBOL TYPE"
symbols() {
	objects "$@" | (cd "$1" && xargs -r nm -A -P) | sed 's/\.o: / /'
}

# "FILE FILE" for each file that needs another; the files of a known circle count as one.
needs() {
	awk -v known="$known" '
		BEGIN {
			lines = split(known, line, "\n")
			for (i = 1; i <= lines; i++) {
				n = split(line[i], word, " ")
				for (j = 1; j <= n; j++)
					one[word[j]] = word[1]
			}
		}
		{ file = $1 in one ? one[$1] : $1 }
		$3 == "U" { need[file, $2] }
		$3 ~ /^[A-TV-Z]$/ { home[$2] = file }
		END {
			for (pair in need) {
				split(pair, part, SUBSEP)
				if (part[2] in home)
					print part[1], home[part[2]]
			}
		}'
}

[ $# -eq 2 ] && [ -d "$1/$2" ] || { echo "circles.sh: there are no objects in ${1:-}/${2:-}" >&2; exit 2; }
symbols "$1" "$2" | needs | sort | tsort 2>&1 >/dev/null | sed 's/^tsort: //' | awk '{ print; bad = 1 } END { exit bad }'
