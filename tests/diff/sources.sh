# SPDX-License-Identifier: MIT
# Sourced by run.sh: tests where the two sides of diff may come from, and what it refuses.

# Makes a repository of two commits with the spec below a folder; the work tree has a third state.
repository() {
	rm -rf "$scratch/repo" && mkdir -p "$scratch/repo/below" && whole tests/diff/field-moved old && whole tests/diff/field-moved new &&
		cp -r "$scratch/old" "$scratch/repo/below/spec" && cd "$scratch/repo" && git init -q . &&
		git config user.email test@example.org && git config user.name test && git add -A && git commit -qm one &&
		rm -rf below/spec && cp -r ../new below/spec && git add -A && git commit -qm two && cd below &&
		sed -i 's/"Cache slice"/"Slice of the cache"/' spec/madeup/slice.box.json
}

in_repository() {
	(cd "$scratch/repo/below" && "$generator" diff --format json "$@") >"$scratch/json" 2>"$scratch/err" &&
		as_expected "$scratch/json"
}

revisions() {
	(repository) || return 1
	[ "$(in_repository)" = "text title-changed madeup/slice" ] || { echo "the work tree against HEAD"; return 1; }
	[ "$(in_repository git:HEAD~1 git:HEAD)" = "$(cat tests/diff/field-moved/expect)" ] || { echo "two revisions"; return 1; }
	[ "$(in_repository git:HEAD~1:below/spec git:HEAD)" = "$(cat tests/diff/field-moved/expect)" ] ||
		{ echo "a path from the top"; return 1; }
	[ -z "$(in_repository git:HEAD git:HEAD)" ] || { echo "a revision against itself"; return 1; }
}

# Revisions must be found even if the work tree lacks the folder, in the environment of a hook, in packs, and from
# another work tree.
elsewhere() {
	(repository) || return 1
	wanted=$(cat tests/diff/field-moved/expect)
	(cd "$scratch/repo" && mv below/spec away && cd below && "$generator" diff --format json git:HEAD~1 git:HEAD) >"$scratch/json" &&
		[ "$(as_expected "$scratch/json")" = "$wanted" ] || { echo "without the folder"; return 1; }
	(cd "$scratch/repo" && mv away below/spec && git tag -a -m v1 v1 HEAD~1 && git gc -q && git pack-refs --all && cd below &&
		GIT_DIR=$scratch/repo/.git GIT_PREFIX=below/ "$generator" diff --format json git:v1 git:HEAD) >"$scratch/json" &&
		[ "$(as_expected "$scratch/json")" = "$wanted" ] || { echo "in a hook, packed"; return 1; }
	(cd "$scratch/repo" && rm -rf ../beside && git worktree add -q ../beside v1 && cd ../beside/below &&
		"$generator" diff --format json git:HEAD spec && "$generator" diff --format json git:v1 "git:$(git rev-parse --short=7 main 2>/dev/null ||
		git rev-parse --short=7 master)") >"$scratch/json" && [ "$(as_expected "$scratch/json")" = "$wanted" ] ||
		{ echo "in another work tree"; return 1; }
}

# The error about a revision that a shallow clone lacks must name the remedy.
shallow() {
	rm -rf "$scratch/shallow" && git clone -q --depth 1 "file://$scratch/repo" "$scratch/shallow" || return 1
	(cd "$scratch/shallow/below" && "$generator" diff git:HEAD~1) >"$scratch/out" 2>"$scratch/err"
	[ $? -eq 2 ] && [ ! -s "$scratch/out" ] && grep -q 'git fetch --unshallow' "$scratch/err"
}

# refuses WORDS ARGUMENTS...: exit 2, nothing on standard output, and the words among the errors
refuses() {
	words=$1
	shift
	(cd "$scratch/repo/below" && "$generator" diff "$@") >"$scratch/out" 2>"$scratch/err"
	status=$?
	[ "$status" -eq 2 ] && [ ! -s "$scratch/out" ] && grep -qF -- "$words" "$scratch/err" && return 0
	echo "exit $status"
	cat "$scratch/out" "$scratch/err"
	return 1
}

# dumps CASE: a dump may replace the folder on either side.
dumps() {
	"$generator" dump --json tests/diff/base >"$scratch/base.json" && both "tests/diff/$1" &&
		"$generator" dump --json "$scratch/old" >"$scratch/old.json" &&
		"$generator" dump --json "$scratch/new" >"$scratch/new.json" || return 1
	for old in old old.json; do
		for new in new new.json; do
			(cd "$scratch" && "$generator" diff --format json $old $new) >"$scratch/json" || return 1
			as_expected "$scratch/json" | diff -u "tests/diff/$1/expect" - || { echo "$old $new"; return 1; }
		done
	done
}

same_as_folder() {
	"$generator" dump --json "$1" >"$scratch/same.json" &&
		"$generator" diff --fail-on any "$1" "$scratch/same.json" >"$scratch/said" || { cat "$scratch/said"; return 1; }
}

# A platform does not differ from itself. Differences from another platform are reported box by box.
between() {
	"$generator" diff --between --spec tests/diff/base --fail-on any madeup madeup >/dev/null || return 1
	"$generator" diff --between --spec tests/diff/base madeup ratios >"$scratch/said" &&
		grep -q 'box-removed' "$scratch/said" && grep -q 'box-added' "$scratch/said" &&
		grep -q '^slice: 1 gone, 0 new, 0 changed$' "$scratch/said" &&
		"$generator" diff --between jkt ivt | grep -q 'jkt/cbo.box_filter.opc: is gone; another .* opc → box_filter1.opc '
}

# A box that has another name on the newer platform is followed, also from the oldest to the newest.
between_names() {
	for pair in "bdx skx cbo → cha" "spr gnr m2m → b2cmi" "wsmex spr cbox → cha" "nhmex gnr wbox → pcu"; do
		"$generator" diff --between $(echo "$pair" | cut -d ' ' -f 1,2) >"$scratch/said" &&
			grep -q " renamed ${pair#* * }  \[box-renamed\]" "$scratch/said" || { echo "$pair"; return 1; }
	done
}

# The generated files are committed with one spec, and then the spec alone changes.
stale() {
	(repository && rm -rf spec && cp -r ../../old spec && "$generator" generate --quiet && git add -A && git commit -qm generated &&
		rm -rf spec && cp -r ../../new spec && git add -A && git commit -qm "spec alone" && "$generator" generate --check) \
		>"$scratch/said" 2>&1
	status=$?
	[ "$status" -eq 1 ] && grep -qF 'generated/include/uncore/madeup/mesh.h is stale: madeup/mesh.busno.bus bits [7:0]' "$scratch/said" &&
		grep -q '^generated/src/madeup_tables.c is stale: madeup/mesh.busno.bus .*(spec/madeup/mesh.box.json:[0-9]*:[0-9]*)$' "$scratch/said" &&
		! grep -q 'slice' "$scratch/said" && return 0
	echo "exit $status"
	cat "$scratch/said"
	return 1
}

stale_by_hand() {
	(cd "$scratch/repo/below" && "$generator" generate --quiet && git add -A && git commit -qm both &&
		echo '/* mine */' >>generated/include/uncore/madeup/mesh.h && ! "$generator" generate --check) >"$scratch/said" 2>&1 &&
		grep -q 'mesh.h is stale: not by the spec' "$scratch/said" && [ "$(grep -c 'is stale' "$scratch/said")" -eq 1 ]
}

# A change of a register may change the constants of its events.
stale_events() {
	(cd "$scratch/repo/below" && git checkout -q -- . &&
		sed -i 's/"id": "umask", "bits": "15:8"/"id": "umask", "bits": "7:0"/; s/"id": "ev_sel", "bits": "7:0"/"id": "ev_sel", "bits": "15:8"/' spec/madeup/slice.box.json &&
		! git diff --quiet && ! "$generator" generate --check) >"$scratch/said" 2>&1 || { cat "$scratch/said"; return 1; }
	(cd "$scratch/repo/below" && git checkout -q -- spec)
	grep -qF 'generated/include/uncore/madeup/slice_events.h is stale: madeup/slice.ctl.umask bits ' "$scratch/said" || { cat "$scratch/said"; return 1; }
}

# Sets git up as docs/spec-updates.md describes it.
git_diff() {
	(repository && cd .. && echo '/below/spec/**/*.json diff=uncoregen' >.gitattributes &&
		git config diff.uncoregen.command "sh -c '$generator diff --file \"\$0\" \"\$1\" \"\$4\"'" &&
		git diff && git diff HEAD~1 HEAD) >"$scratch/said" 2>&1
	grep -q 'box madeup/slice: title Cache slice → Slice of the cache' "$scratch/said" &&
		grep -q 'field madeup/mesh.busno.bus: bits \[7:0\]' "$scratch/said" &&
		[ "$(grep -c 'version follows' "$scratch/said")" -eq 2 ] && return 0
	cat "$scratch/said"
	return 1
}

# Without the two files that git gives.
file_alone() {
	for files in "" tests/diff/base/madeup/tile.box.json; do
		"$generator" diff --file tests/diff/base/madeup/tile.box.json $files >"$scratch/said" 2>&1
		[ $? = 2 ] && grep -q -- '--file needs two files after it' "$scratch/said" || { cat "$scratch/said"; return 1; }
	done
}

# git names /dev/null for a file that one side does not have. The work tree may lack it too.
file_of_one_side() {
	file=tests/diff/base/madeup/disputes.json
	rm -rf "$scratch/gone" && cp -r tests/diff/base "$scratch/gone" && rm "$scratch/gone/madeup/disputes.json" || return 1
	for files in "$file /dev/null $file is.new" "$file $file /dev/null is.gone" \
		"$scratch/gone/madeup/disputes.json $file /dev/null is.gone"; do
		set -- $files
		"$generator" diff --file "$1" "$2" "$3" >"$scratch/said" 2>&1 && [ "$(grep -c '^  dispute ' "$scratch/said")" -eq 3 ] &&
			[ "$(grep -c "^  dispute .*: $4 " "$scratch/said")" -eq 3 ] || { cat "$scratch/said"; return 1; }
	done
}

# changed_dump CHANGE NAME: the dump of the base with its files changed by a statement of Python
changed_dump() {
	python3 -c 'import json, sys
dump = json.load(open(sys.argv[1]))
files = dump["files"]
exec(sys.argv[2])
json.dump(dump, open(sys.argv[3], "w"))' "$scratch/base.json" "$1" "$scratch/$2.json"
}

# warns WORDS CHANGE: diff of the base with its changed dump warns of an error that has the words
warns() {
	"$generator" dump --json tests/diff/base >"$scratch/base.json" && changed_dump "$2" changed || return 1
	(cd "$scratch" && "$generator" diff base.json changed.json) >"$scratch/said" 2>&1
	grep -qF -- "$1" "$scratch/said" || { cat "$scratch/said"; return 1; }
}

# Validates with an independent validator.
valid() {
	"$generator" diff --format json --spec tests/diff/base --between madeup ratios >"$scratch/between.json" &&
		both tests/diff/platform-removed && "$generator" diff --format json "$scratch/old" "$scratch/new" >"$scratch/gone.json" &&
		python3 -c 'import json, sys, jsonschema
schema = json.load(open("spec/schema/output/diff.schema.json"))
jsonschema.Draft202012Validator.check_schema(schema)
for path in sys.argv[1:]:
    jsonschema.validate(json.load(open(path)), schema)' "$scratch/between.json" "$scratch/gone.json"
}

# Even the largest report stays within the limit of GitHub, and every fold is closed.
comment_fits() {
	"$generator" diff --format markdown --between jkt ivt >"$scratch/comment" &&
		[ "$(wc -c <"$scratch/comment")" -le 65536 ] && grep -q '\*\*[0-9]* more\*\* have no room' "$scratch/comment" &&
		[ "$(grep -c '^<details>' "$scratch/comment")" -eq "$(grep -c '^</details>' "$scratch/comment")" ]
}

# Adds an event before another one, on two branches: first at different places, then at the same one, where git must
# conflict.
add_event() {
	sed -i "s|^ *{ \"name\": \"$1\"|    { \"name\": \"$2\", \"select\": { \"ev_sel\": \"$3\" }, \"counters\": [0], \"category\": \"CLOCK\",\n      \"text\": \"New.\" },\n&|" \
		spec/madeup/slice.events.json && git commit -qam "$2"
}

merging() {
	(repository && git checkout -q spec && git checkout -qb left && add_event UNC_S_OCCUPANCY UNC_S_LEFT 0x70 && git checkout -qb right HEAD~1 &&
		add_event UNC_S_THREAD UNC_S_RIGHT 0x71 && git merge -q --no-edit left && "$generator" check &&
		"$generator" diff git:ORIG_HEAD && git checkout -qb same HEAD~1 && git reset -q --hard left~1 &&
		add_event UNC_S_OCCUPANCY UNC_S_SAME 0x72 && ! git merge -q --no-edit left) >"$scratch/said" 2>&1 &&
		grep -q 'UNC_S_LEFT: is new' "$scratch/said" && ! grep -q 'UNC_S_RIGHT: is new' "$scratch/said" && return 0
	cat "$scratch/said"
	return 1
}

# Reverses the keys of each object and each list of items, and writes each file on one line.
reordered() {
	rm -rf "$scratch/turned" && cp -r spec "$scratch/turned" && python3 - "$scratch/turned" <<-'END' &&
		import glob, json, sys
		def turned(node):
		    if isinstance(node, dict):
		        return {key: turned(node[key]) for key in reversed(list(node))}
		    return [turned(item) for item in node] if isinstance(node, list) else node
		for path in glob.glob(sys.argv[1] + "/*.json") + glob.glob(sys.argv[1] + "/[!s]*/*.json"):
		    tree = turned(json.load(open(path)))
		    for key in ("events", "registers", "counters", "notes", "functions", "documents", "disputes"):
		        if isinstance(tree.get(key), list):
		            tree[key].reverse()
		    json.dump(tree, open(path, "w"))
	END
		"$generator" diff --fail-on any spec "$scratch/turned" >"$scratch/said" || { head -20 "$scratch/said"; return 1; }
}

# A umask LAST must not name the constants of another umask LAST_OF_ALL.
own_constants() {
	both tests/diff/umask-renamed && rm -r "$scratch/old" && cp -r "$scratch/new" "$scratch/old" &&
		sed -i 's/"name": "T1"/"name": "LAST_OF_ALL"/' "$scratch"/old/madeup/slice.events.json "$scratch"/new/madeup/slice.events.json &&
		sed -i 's/"LAST"/"END"/' "$scratch/new/madeup/slice.events.json" && report || return 1
	listed symbols <"$scratch/json" | sed 's/.*_EVENT_//' | sort >"$scratch/said"
	printf 'THREAD_%s\n' END END_COUNTERS LAST LAST_COUNTERS | sort | diff - "$scratch/said" && headers_agree
}

colors() {
	both tests/diff/field-moved && "$generator" diff --color always "$scratch/old" "$scratch/new" | grep -q "$(printf '\033')" &&
		! "$generator" diff "$scratch/old" "$scratch/new" | grep -q "$(printf '\033')"
}

# The refusals below run in the repository too.
if ! command -v git >/dev/null 2>&1; then
	skip "diff reads git revisions without a checkout" "git is not there"
	mkdir -p "$scratch/repo/below/spec" && cp -r tests/diff/base/. "$scratch/repo/below/spec"
else
	try "diff reads git revisions without a checkout" revisions
	try "diff reads git revisions in a hook, from packs and in another work tree" elsewhere
	try "the error in a shallow clone says how to fetch the missing revision" shallow
	try "the error about a revision without the folder says that there is no such folder" \
		refuses 'no such folder' 'git:HEAD:no/such'
	try "git: without the name of a revision is refused" refuses 'cannot give' git:
	try "a revision that looks like an option of git is refused" refuses 'git cannot give' git:--help
	try "a path that the revision lacks is refused" refuses 'git cannot give' git:HEAD:no/such
	try "generate --check names the item that makes a file stale" stale
	try "generate --check says if a stale file was not changed by the spec" stale_by_hand
	try "generate --check names a field that makes the constants of events stale" stale_events
	try "two branches that add events to one file merge" merging
	try "git diff can show what a change of spec files means" git_diff
fi
try "diff --file: without two more files it says what it needs" file_alone
try "diff --file: a file that is new, or gone" file_of_one_side
try "a revision that is not there is refused" refuses 'git cannot give spec as of "nowhere"' git:nowhere
try "a folder that is not there is refused" refuses 'cannot open' no-such-folder
try "an unknown form is refused" refuses '--format takes text|json|markdown|html, not "pdf"' --format pdf git:HEAD
try "an unknown class is refused" refuses '--fail-on takes breaking|behaviour|any, not "some"' --fail-on some git:HEAD
try "--between with one platform is refused" refuses 'name both' --between madeup
try "--between with an unknown platform is refused" refuses 'no platform "nil"' --between madeup nil
try "--between compares two platforms" between
try "--between follows boxes that were renamed" between_names
try "a spec does not differ from its dump" same_as_folder tests/diff/base
try "the real specs do not differ from their dump" same_as_folder spec
try "diff reports the same for dumps and folders: a moved field" dumps field-moved
try "diff reports the same for dumps and folders: a renamed platform" dumps platform-renamed
try "a file that is not a dump is refused" refuses 'this dump does not hold the files' spec/documents.json
"$generator" dump --json tests/diff/base | head -c 90000 >"$scratch/half.json"
try "a dump that is cut short is refused" refuses 'truncated' ../../half.json
try "a file that a dump holds as null is missing" \
	warns 'box "mesh" has no file changed.json/madeup/mesh.box.json' 'files["madeup/mesh.box.json"] = None'
try "a file of a dump that is of no platform is refused" \
	warns 'changed.json/stray.json:1:1: the spec folder holds documents.json' 'files["stray.json"] = {}'
try "another order of keys and items is not a change" reordered
if python3 -c 'import jsonschema' 2>/dev/null; then
	try "the JSON report is valid by its schema" valid
else
	skip "the JSON report is valid by its schema" "python3-jsonschema is not there"
fi
try "a large Markdown report still fits into a GitHub comment" comment_fits
try "a renamed umask names its own constants and not those that begin with its name" own_constants
try "text in a pipe is coloured only with --color always" colors
