#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that two branches merge without a conflict if each changes a distant event of the same box, generates and
# commits. The merged files of generated/ must be those that would be generated.
# Run by make test.
set -u

cd "$(dirname "$0")/../.." || exit 1
generator=$(cd "${BUILD:-build}" && pwd)/bin/uncoregen
. tests/tools/tap.sh
events=spec/ivt/cbo.events.json
[ -f "$events" ] || { skip "two branches merge" "no $events to change"; done_testing; exit; }
if ! command -v git >/dev/null 2>&1; then
	skip "two branches merge" "git is not there"
	done_testing
	exit
fi

# Only the platform and the one that it is like.
mkdir -p "$scratch/repo/spec" && cp -r spec/documents.json spec/ivt spec/jkt "$scratch/repo/spec/" &&
	cd "$scratch/repo" || exit 1
export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null
{
	git init -q -b base . && git config user.name nobody && git config user.email nobody@example.org &&
		printf '.stamp\n' >.gitignore && "$generator" generate --quiet --spec spec --out generated && git add -A && git commit -qm base
} >"$scratch/set-up" 2>&1 || { cat "$scratch/set-up"; exit 1; }

# Each function changes the event with the given number in the file.
reword() {
	awk -v wanted="$1" '/"name": "UNC_/ { event++ } event == wanted && !done && sub(/"text": "/, "&Changed: ") { done = 1 } { print }' "$events"
}
add() {
	awk -v wanted="$1" '/"name": "UNC_/ && ++event == wanted {
		printf "    { \"name\": \"UNC_C_NEW_%d\", \"select\": { \"ev_sel\": \"0x%x\" }, \"counters\": [0], \"category\": \"OCCUPANCY\",\n" \
			"      \"source\": \"329468-002\", \"text\": \"New number %d.\" },\n", wanted, 64 + wanted, wanted
	} { print }' "$events"
}
recode() {
	awk -v wanted="$1" '/"name": "UNC_/ && ++event == wanted { sub(/"ev_sel": "0x[0-9a-f]*"/, "\"ev_sel\": \"0xee\"") } { print }' "$events"
}

# branch NAME HOW EVENT: commits the change together with the files generated from it
branch() {
	git checkout -qf base && git clean -qfd && git checkout -q -B "$1" && "$2" "$3" >"$scratch/changed" && ! cmp -s "$scratch/changed" "$events" &&
		cp "$scratch/changed" "$events" && "$generator" fmt --spec spec >/dev/null &&
		"$generator" generate --quiet --spec spec --out generated && git commit -qam "$1"
}

merge() {
	branch left "$1" "$2" && branch right "$3" "$4" && git merge -q --no-edit left &&
		"$generator" generate --check --spec spec --out generated
}

try "two branches merge if each changes a sentence" merge reword 2 reword 12
try "two branches merge if the first changes a sentence and the second adds an event" merge reword 3 add 14
try "two branches merge if the first adds an event and the second changes a sentence" merge add 4 reword 15
try "two branches merge if each adds an event" merge add 5 add 13
try "two branches merge if the first changes a code and the second a sentence" merge recode 8 reword 20
try "two branches merge if the first changes a code and the second adds an event" merge recode 18 add 9
done_testing
