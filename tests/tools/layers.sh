#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the dependencies between folders: spec -> gen -> generated -> runtime/library/include, and those inside gen and
# runtime. Each call checks one rule, by its name. It prints the lines that break the rule, and exits with 1 if there
# are any. For its own test, LAYERS_ROOT names another tree, and LAYERS_GEN another table of gen's folders. Comments are
# ignored.
set -u

tools=$(cd "$(dirname "$0")" && pwd)
[ -z "${LAYERS_ROOT:-}" ] || cd "$LAYERS_ROOT" || exit 2

# What each folder of gen may include, besides itself. A row names only folders of rows above it, so there is no circle.
gen_arrows=${LAYERS_GEN:-'
diag:
words:
model: diag words
model/group: diag model
load/keys: diag model
load/join: diag load/keys
load: diag model load/keys load/join
check: diag model
check/text: diag model check
emit: diag model load/keys
emit/header: diag model emit
emit/tables: diag model emit
draw: model
doc: model draw
doc/about: model doc
emit/page: model doc doc/about
output: diag
diff: diag model load load/keys emit
diff/accept: diag model load load/keys diff
diff/report: diag model doc diff diff/accept
import: diag model load/keys load/join load output
export: diag model load emit emit/header
site: model doc doc/about emit output diff diff/report export
site/docs: model doc output site
site/live: draw site
cli/why: model doc doc/about
cli: diag model load/keys load/join load check doc doc/about emit emit/page draw output diff diff/accept diff/report import export site site/docs cli/why
'}
# The same for runtime, whose folders are on three floors: library, simulator, programs. linux and sim each make a machine, which a session uses only through core: none of the three
# includes another. perf counts for a session through the kernel. A public header counts as a file of its folder, and
# otherwise as a file of core.
runtime_arrows='
shared:
base: shared
core: shared
event: shared core
schedule: shared core event
session: shared core event schedule
linux: shared core
perf: core event schedule session linux
region: shared core
sim: shared core event
json: shared base core sim
kernel: core event sim
fuse: shared sim kernel
supervisor: fuse
search: shared base core event
screen: shared base
http: shared base
cli: shared base core event schedule session linux perf sim json kernel fuse supervisor search screen http
describe: base core json cli
wasm: base core cli
'
runtime_headers='
event: event metric errata group name_hash
schedule: schedule
session: session count
linux: linux
perf: perf
region: region
sim: sim scenario regfile
'

# The same for the simulator. The shape of a machine is const once it is built. Each later folder owns one more
# struct, and includes only folders before it.
sim_arrows='
sim/time:
sim/shape:
sim/registers: sim/shape
sim/core: sim/time sim/shape
sim/traffic: sim/time sim/shape
sim/count: sim/time sim/shape sim/registers sim/traffic
sim/faults: sim/shape sim/registers sim/count
sim/access: sim/shape sim/registers sim/core sim/count sim/faults
sim: sim/shape sim/access
'

# The same for the command: what commands share, then what they are made of, then the commands, which do not need each
# other except for records of one kind. The tables of commands, above all, have no row.
cli_arrows='
cli/common:
cli/help: cli/common
cli/machine: cli/common
cli/registers: cli/common cli/machine
cli/run: cli/common cli/machine
cli/encode: cli/common
cli/decode: cli/common cli/registers
cli/complete: cli/common
cli/list: cli/common cli/machine
cli/show: cli/common cli/machine cli/encode
cli/search: cli/common cli/machine cli/registers
cli/restore: cli/common cli/machine
cli/bench: cli/common
cli/groups: cli/common cli/machine
cli/who: cli/common cli/machine cli/registers
cli/dump: cli/common cli/machine cli/registers
cli/doctor: cli/common cli/machine cli/registers cli/who
cli/decode_log: cli/common cli/machine cli/registers cli/decode
cli/dry_run: cli/common cli/machine cli/registers
cli/stat: cli/common cli/machine cli/registers cli/run cli/encode cli/dry_run cli/who
cli/top: cli/common cli/machine cli/run cli/stat
cli/exporter: cli/common cli/machine cli/run cli/stat
cli/report: cli/common cli/machine cli/stat
cli/sim: cli/common cli/machine cli/registers cli/stat
cli: cli/common cli/machine cli/help
'

# code FOLDER...: prints "file:line:text" for every line there, without comments
code() {
	find "$@" -type f 2>/dev/null | sort | xargs -r awk -f "$tools/code.awk" /dev/null
}

# includes FOLDER...: prints "file:line:name" for every include in the C and Ragel files there. <linux/...> is the
# kernel's: runtime/library/linux is reached by "..." alone.
includes() {
	code "$@" | sed -nE '/include[[:space:]]*<linux\//d; s/^([^:]*\.(c|h|rl):[0-9]+):[[:space:]]*#[[:space:]]*include[[:space:]]*["<]([^">]*)[">].*/\1:\3/p'
}

# floors: prints the arrows of the table that lead up: from the library to the simulator or the programs, or from the
# simulator to the programs. A floor of runtime is a folder of folders.
floors() {
	find runtime/*/* -prune -type d | awk -F/ -v table="$runtime_arrows" '
		{ above[$3] = index("library simulator programs", $2); place[$3] = $2 "/" $3 }
		END {
			rows = split(table, row, "\n")
			for (i = 1; i <= rows; i++) {
				n = split(row[i], word, /:? +|:$/)
				for (j = 2; j <= n; j++)
					if (above[word[1]] && above[word[j]] > above[word[1]])
						print "table of layers.sh: an arrow leads up from " place[word[1]] " to " place[word[j]]
			}
		}'
}

# folders TREE TABLE [HEADERS [PART [DEPTH]]]: prints the wrong rows of the table, then the includes between folders of the tree
# that no row allows. HEADERS assigns public headers to folders; then a row includes the folder's subfolders.
# PART is the folder of the tree that the table describes; without it, the whole tree. DEPTH: so many folders of a path
# are its row, whatever is below. Floors of runtime are left out of paths.
folders() {
	includes "$1${4:+/$4}" | sed -E 's#^runtime/(library|simulator|programs)/#runtime/#' | awk -F: -v tree="$1" -v table="$2" -v headers="${3-}" -v depth="${5-0}" '
		function folder(path, part, name, at) {
			if (depth > 0 && split(path, part, "/") > depth) {
				name = part[1]
				for (at = 2; at <= depth; at++)
					name = name "/" part[at]
				return name
			}
			if (headers != "" && sub(/^(include\/)?uncore\//, "", path)) {
				sub(/\.h$/, "", path)
				return path in owner ? owner[path] : path ~ /\// ? "" : "core"
			}
			return path !~ /\// ? "" : substr(path, 1, (headers != "" ? index(path, "/") : match(path, /\/[^\/]*$/)) - 1)
		}
		BEGIN {
			rows = split(headers, row, "\n")
			for (i = 1; i <= rows; i++) {
				n = split(row[i], word, /:? +/)
				for (j = 2; j <= n; j++)
					owner[word[j]] = word[1]
			}
			rows = split(table, row, "\n")
			for (i = 1; i <= rows; i++) {
				n = split(row[i], word, /:? +|:$/)
				for (j = 2; j <= n; j++) {
					if (word[j] != "" && !(word[j] in known))
						print "table of layers.sh: " word[1] " names " word[j] ", which is not above it"
					allowed[word[1], word[j]] = 1
				}
				known[word[1]]
			}
			delete known[""]
		}
		{
			from = folder(substr($1, length(tree) + 2))
			to = folder($3)
			if (!(from in known))
				print $0 ": no row of the table in layers.sh is for " tree "/" from
			else if ((to in known || substr(to, 1, index(to "/", "/") - 1) in known) && to != from && !((from, to) in allowed))
				print $0 ": the table in layers.sh has no arrow from " tree "/" from " to " tree "/" to
		}'
}

# local_includes FOLDER...: prints includes, but not those of standard C and POSIX headers
local_includes() {
	includes "$@" | awk -F: '$3 ~ /\// && $3 !~ /^(sys|linux|asm|sanitizer)\// || $3 ~ /^(jansson|cmocka)/'
}

# none REASON: fails if standard input has lines, and prints them with the reason
none() {
	awk -v reason="$1" '{ print $0 ": " reason; bad = 1 } END { exit bad }'
}

# Prints the ids of platforms and boxes, which are the names of the spec's files and folders.
platform_words() {
	for file in spec/*/platform.json spec/*/*.box.json; do
		[ -f "$file" ] || continue
		case $file in
		*.box.json) basename "$file" .box.json ;;
		*) basename "$(dirname "$file")" ;;
		esac
	done | sort -u
}

case ${1:-} in
jansson)
	includes gen runtime | grep -vE '^(gen/load|runtime/programs/json)/' | grep ':jansson' |
		none "only gen/load and runtime/programs/json include jansson.h" ;;
fuse)
	includes gen runtime | grep -v '^runtime/simulator/fuse/' | grep -E ':(fuse3/.*|fuse[a-z_]*\.h)$' |
		none "only runtime/simulator/fuse includes libfuse3" ;;
curses)
	includes gen runtime | grep -v '^runtime/programs/screen/' | grep -E ':(n?curses|term|panel|menu)[a-z_]*\.h$' |
		none "only runtime/programs/screen includes ncurses" ;;
http)
	includes gen runtime | grep -v '^runtime/programs/http/' | grep -E ':microhttpd' |
		none "only runtime/programs/http includes libmicrohttpd" ;;
gen-includes)
	{
		local_includes gen | grep -E ':(uncore/|\.\./|runtime/|generated/)' |
			grep -vE ':uncore/(words|table_abi|table_members|tables_file|name_hash|version)\.h$'
	} | none "gen knows nothing of runtime but words.h, table_abi.h, table_members.h, tables_file.h, name_hash.h and version.h of uncore/" ;;
gen-folders)
	folders gen "$gen_arrows" | none "gen/diag <- model <- load, check, emit <- diff, import, export <- cli" ;;
runtime-folders)
	folders runtime "$runtime_arrows" "$runtime_headers" |
		none "runtime/library/core <- event, linux; event <- schedule, sim; schedule <- session; json, fuse and cli above" ;;
runtime-floors)
	floors | none "runtime/library includes nothing of the other floors, runtime/simulator nothing of the programs" ;;
cli-folders)
	folders runtime "$cli_arrows" '' programs/cli 2 | none "runtime/programs/cli: common <- machine <- run, registers <- commands" ;;
sim-folders)
	folders runtime "$sim_arrows" '' simulator/sim | none "runtime/simulator/sim: shape <- registers <- count <- faults <- access" ;;
base-includes)
	local_includes runtime/programs/base | grep -vE ':(base|shared)/' |
		none "runtime/programs/base knows nothing of the product" ;;
runtime-names)
	code runtime | sed -nE 's/^([^:]*:[0-9]+):struct (uncore_[a-z0-9_]+) \{.*/\1:\2/p' |
		awk -F: 'seen[$3]++' | none "another struct of runtime has this name: one name, one thing" || exit 1
	# Inner names are short. What a header of these two floors defines is seen by more than one file.
	code runtime/library runtime/simulator | sed -nE 's/^([^:]*:[0-9]+):struct ([a-z0-9_]+) \{.*/\1:\2/p' |
		awk -F: '{ line[NR] = $0; name[NR] = $3; count[$3]++; if ($1 ~ /\.h$/) shared[$3] = 1 }
			END { for (at = 1; at <= NR; at++) if (shared[name[at]] && count[name[at]] > 1) print line[at] }' |
		none "a struct of a header and another struct have this name: one name, one thing" ;;
runtime-includes)
	local_includes runtime | grep -vE '^runtime/programs/json/[^:]*:[0-9]+:jansson' |
		grep -E ':(gen/|load/|model/|check/|emit/|diff/|import/|jansson|\.\./)' |
		none "runtime includes nothing of gen" ;;
public-includes)
	local_includes runtime/library/include | grep -vE ':uncore/[a-z0-9_]+\.h$' |
		none "public headers include public headers" ;;
python-imports)
	# The package is for interpreters without anything else; pandas is only loaded by who asks for a DataFrame.
	grep -nE '^[[:space:]]*(import|from) ' runtime/library/python/uncore/*.py |
		grep -vE ':(from \._?[a-z]*|[[:space:]]+from \._[a-z]+|from (__future__|ctypes|dataclasses|functools|os|pathlib|types|typing)|[[:space:]]*import (ctypes|functools|json|math|os|re|subprocess|threading|weakref|uncore)$|from \. import _[a-z]+$)' |
		grep -vE ':[[:space:]]+import pandas' |
		none "runtime/library/python imports itself and the standard library" ;;
platform-words)
	words=$(platform_words | tr '\n' '|' | sed 's/|$//')
	[ -n "$words" ] || { echo "no platform found in spec/"; exit 2; }
	code gen runtime | grep -iE "^[^:]*:[0-9]+:(.*[^a-z0-9])?($words)([^a-z0-9]|\$)" |
		none "names a platform: what is particular to one belongs in spec/" ;;
*)
	echo "layers.sh: no such demand: ${1:-}" >&2
	exit 2 ;;
esac
