# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks how wide the lines are that people read. Everything is folded in two places: a manual to 80
# columns, what a terminal shows to its width. Files and pipes get whole lines.
cat >"$scratch/narrow.py" <<'PYTHON'
import fcntl, os, pty, re, struct, subprocess, sys, termios
def shown(words, width):
    """What the command prints on a terminal of this width."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, shell=isinstance(words, str)) as child:
        os.close(theirs)
        output = b""
        while True:
            try:
                output += os.read(ours, 65536)
            except OSError:
                break
    return re.sub("\x1b\\[[0-9;]*m", "", output.decode()).replace("\r", ""), child.returncode

def piped(words):
    made = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return made.stdout.decode(), made.returncode
uncore, width, lines = sys.argv[1], int(sys.argv[2]), open(sys.argv[3]).read().splitlines()
for line in lines:
    words = [uncore, *line.split()]
    (text, status), (whole, other) = shown(words, width), piped(words)
    wide = [row for row in text.split("\n") if len(row) > width]
    assert not wide, f"uncore {line}: {len(wide)} lines are too long: {wide[0]}"
    assert text and status == other, f"uncore {line}: exit {status}, and {other} through a pipe"
    # Nothing is lost but what the last column of a table loses at the edge.
    if "list" not in line and "search" not in line and "show" not in line:
        assert text.split() == whole.split(), f"uncore {line}: {text.split()} {whole.split()}"
PYTHON

narrow() {
	width=$1
	shift
	printf '%s\n' "$@" >"$scratch/narrow"
	python3 "$scratch/narrow.py" "$uncore" "$width" "$scratch/narrow"
}

manuals_hold() {
	for command in "" list search show encode decode decode-log stat record report top exporter dump doctor who restore sim \
		complete help; do
		"$uncore" $command --help >"$scratch/manual"
		awk 'length > 80 { print; bad = 1 } END { exit bad || NR < 20 }' "$scratch/manual" || { echo "$command"; return 1; }
	done
}
try "width: manuals have lines of at most 80 columns, through a pipe too" manuals_hold

both="-e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 1000"
if command -v python3 >/dev/null; then
	try "width: notes of turns and tables hold to 80 columns" narrow 80 "stat --sim ivt:2 -m $both" \
		"stat --sim skx:2 -g llc -t 1000" "stat --sim ivt:2 -g memory -t 1000" "stat --sim ivt:2 -g interconnect -t 1000 -I 500"
	try "width: messages hold to 80 columns" narrow 80 "stat --sim ivt:2 $both" "stat --sim ivt:2" "stat -g list -p skx" \
		"stat --sim ivt:2 -M NOSUCHMETRIC" "restore --dry-run --sim ivt:2" "list --fromat json"
	try "width: dry runs and every write hold to 80 columns" narrow 80 "stat --sim ivt:2 -M MEM_BW_TOTAL -n" \
		"stat --sim ivt:2 -M MEM_BW_TOTAL -n -v" "stat --sim ivt:2 -M MEM_BW_TOTAL -v -t 1000"
	try "width: lists hold to 80 columns" narrow 80 "list -p skx" "list platforms" "list boxes -p ivt" \
		"list registers -p ivt" "list metrics -p ivt" "list groups -p ivt" "show -p ivt cbo" "search -p ivt bandwidth"
	try "width: a narrower terminal" narrow 60 "list boxes -p ivt" "stat --sim ivt:2 $both"
else
	skip "width: a terminal of 80 columns" "there is no python3"
fi

# Names in files, and those of files, are of others: nothing on the terminal is a control character but what colours it.
cat >"$scratch/tame.py" <<'PYTHON'
import os, pty, re, subprocess, sys
def on_terminal(words, given):
    ours, theirs = pty.openpty()
    with subprocess.Popen(words, stdin=given, stdout=theirs, stderr=theirs):
        os.close(theirs)
        output = b""
        while True:
            try:
                output += os.read(ours, 65536)
            except OSError:
                return output
output = on_terminal(sys.argv[2:], open(sys.argv[1], "rb")).replace(b"\r\n", b"\n")
left = re.sub(rb"\x1b\[[0-9;]*m", b"", output)
assert b"[2J" in left, f"the name is not printed: {output}"
assert not re.search(rb"[\0-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]", left), output
PYTHON
wild=$(printf 'a\033[2J\007\302\2335n\177b')
tame() {
	printf 'x %s\377: wrmsr\n' "$wild" >"$scratch/wild"
	python3 "$scratch/tame.py" "$scratch/wild" "$@"
}
if command -v python3 >/dev/null; then
	printf '{"schema": 1, "platform": "a\\u001b[2J\\u009b5n"}\n' >"$scratch/$wild.json"
	printf '{"a\\u001b[2J\\u009b5n": 1}\n' >"$scratch/$wild.rec"
	mkdir -p "$scratch/$wild/toy" && printf '{"a\\u001b[2J\\u009b5n": 1}\n' >"$scratch/$wild/toy/$wild"
	try "width: nothing in a scenario controls the terminal" tame "$uncore" stat --sim "ivt,$scratch/$wild.json" \
		-g memory -t 1
	try "width: nothing in a recording controls the terminal" tame "$uncore" report "$scratch/$wild.rec" -o "$scratch/page"
	try "width: nothing in a log controls the terminal" tame "$uncore" decode-log -p ivt
	try "width: no name of tables controls the terminal" tame "$uncore" list boxes --tables "$scratch/$wild.json"
	try "width: no word of the command line controls the terminal" tame "$uncore" list -p "$wild"
	try "width: nothing in a spec controls the terminal" tame "${BUILD:-build}/bin/uncoregen" check --spec "$scratch/$wild"
else
	skip "width: names that control the terminal" "there is no python3"
fi
whole_lines() {
	run list -p ivt
	awk 'length > 120 { wide++ } END { exit wide < 100 }' "$scratch/out" || return 1
	run stat --sim ivt:2 $both
	[ "$(grep -c 'cannot count at the same time: .*2 passes would do$' "$scratch/err")" = 1 ]
}
try "width: files and pipes get whole lines" whole_lines

# The pages of section 1, which are made of the same texts. A long option's name or an example may not be broken.
pages_hold() {
	"$uncore" help --format tsv >"$scratch/records"
	for command in list search show encode decode decode-log stat record report top exporter dump doctor who restore sim complete help; do
		awk -v page=$command -v version=1 -f runtime/packaging/man1.awk "$scratch/records" >"$scratch/page.1"
		mandoc -T utf8 -O width=78 "$scratch/page.1" 2>/dev/null | sed 's/.\x08//g' | grep -v 'uncore .*--' |
			awk 'length > 80 { print; bad = 1 } END { exit bad || NR < 20 }' || { echo "$command"; return 1; }
	done
}
if command -v mandoc >/dev/null; then
	try "width: manual pages of commands hold to 80 columns" pages_hold
else
	skip "width: manual pages of commands hold to 80 columns" "there is no mandoc"
fi
