#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the workflow of docs/sharing/reviews.md step by step, as it is there, in a copy of the tree. Only installing is left out,
# and "gh" is a program that keeps what would be posted.
# Run by make test, one turn in 3, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
page=$PWD/docs/sharing/reviews.md script=$PWD/tests/docs/workflow.py

for tool in git python3 bash; do
	command -v $tool >/dev/null || { skip "the workflow of docs/sharing/reviews.md" "$tool is not there"; done_testing; exit; }
done
python3 -c 'import yaml' 2>/dev/null || { skip "the workflow of docs/sharing/reviews.md" "no python3-yaml here"; done_testing; exit; }

# The copy keeps the times of files, so that make has nothing to build but what a step changes.
repo=$scratch/repo
mkdir "$repo" "$scratch/bin" && git ls-files -z | tar -c --null -T - | tar -x -C "$repo" && cp -a "${BUILD:-build}" "$repo/build" ||
	broken "a copy of the tree"
cat >"$scratch/bin/gh" <<'END'
#!/bin/sh
# The first comment cannot be edited, because there is none.
echo "$*" >>"$POSTED.words"
case $* in
*--edit-last*) [ -f "$POSTED" ] || exit 1 ;;
esac
cp changes.md "$POSTED"
END
chmod +x "$scratch/bin/gh"
printf '{ "schema": 1, "accepted": [] }\n' >"$repo/accepted.json"
git_in() { git -C "$repo" -c user.name=test -c user.email=test@invalid -c init.defaultBranch=main "$@"; }
{
	git_in init -q && printf '/build/\n' >>"$repo/.gitignore" && git_in add -A && git_in commit -qm base && git_in tag v0.1 &&
		git_in update-ref refs/remotes/origin/main HEAD
} >"$scratch/git.log" 2>&1 || broken "git: $(cat "$scratch/git.log")"

# ran STATUS LINES: runs the steps; these are the names of the steps that failed, "" if none did
ran() {
	: >"$scratch/summary"
	PATH="$scratch/bin:$PATH" POSTED="$scratch/posted" GITHUB_STEP_SUMMARY="$scratch/summary" \
		python3 "$script" "$page" run "$repo" "$scratch/steps" >"$scratch/out" 2>&1
	[ $? = "$1" ] && [ "$(sed -n 's/: [1-9][0-9]*$//p' "$scratch/steps")" = "$2" ] && [ -s "$scratch/steps" ] ||
		{ cat "$scratch/steps" "$scratch/out"; return 1; }
}
says() { grep -qF -- "$1" "$2" || { echo "$2 does not say: $1"; cat "$2"; return 1; }; }
committed() { git_in add -A && git_in commit -qm "$1" >/dev/null; }
generated() { (cd "$repo" && build/bin/uncoregen generate --quiet) >/dev/null; }

nothing() { ran 0 "" && says 'no change' "$scratch/posted" && says 'pr comment 42 --edit-last --body-file changes.md' "$scratch/posted.words"; }
try "workflow: a pull request without a change of the spec passes" nothing

breaks() {
	sed -i '0,/, "aliases": \["filter_link"\]/s///' "$repo/spec/skx/cha.box.json" && generated && committed breaks &&
		ran 1 "Nothing breaks that is not accepted" && says '**2 breaking; a major version follows**' "$scratch/posted" &&
		says 'field `skx/cha.box_filter.link`: other names' "$scratch/posted" && cmp "$scratch/posted" "$scratch/summary"
}
try "workflow: what breaks is posted, and fails the last step" breaks
accepts() {
	cat >"$repo/accepted.json" <<-'END'
		{ "schema": 1,
		  "accepted": [
		    { "change": "alias-removed", "path": "skx/cha.box_filter.link", "reason": "No program has it.", "date": "2026-11-28" }
		  ] }
	END
	committed accepts && ran 0 "" && says '2 breaking (2 accepted)' "$scratch/out"
}
try "workflow: with the entry it passes, and says what is accepted" accepts

# After the merge the entry stays valid until the next release.
merged() {
	git_in update-ref refs/remotes/origin/main HEAD && ran 0 "" && says 'no change' "$scratch/posted" || return 1
	git_in tag v1.0 && ran 1 "Nothing breaks that is not accepted" &&
		says 'accepted.json:3:5: error[accepted]: the diff has no alias-removed of skx/cha.box_filter.link; delete the entry' "$scratch/out"
}
try "workflow: after a merge the entry holds, after a release it is an error" merged
empties() { printf '{ "schema": 1, "accepted": [] }\n' >"$repo/accepted.json" && committed empties && ran 0 ""; }
try "workflow: with the empty list it passes again" empties

stale_files() {
	sed -i 's/"text": "Uncore clock cycles\."/"text": "Cycles of the uncore clock."/' "$repo/spec/ivt/cbo.events.json" &&
		committed "no generate" && ran 1 "Generated files are current" && says 'text' "$scratch/posted"
}
try "workflow: generated files that are not current fail it" stale_files
# Even a spec with an error is compared and posted.
faulty() {
	git_in checkout -q -- . && sed -i '0,/"bits": "7:0"/s//"bits": "8:0"/' "$repo/spec/skx/cha.box.json" && committed faulty &&
		ran 1 "Check the spec" && says '**warning:**' "$scratch/posted" && ! grep -q '^Generated\|^Nothing' "$scratch/steps"
}
try "workflow: a spec with an error fails the check, and is posted all the same" faulty
done_testing
