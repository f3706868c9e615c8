# SPDX-License-Identifier: MIT
# Unpacks a bad spec from its archive. Sourced by run.sh and by tests/diff/broken.sh.

# unpack ARCHIVE FOLDER: copies the base to the new folder and lays the archive over it. run.sh describes the format.
unpack() {
	cp -r tests/bad/base "$2" && LC_ALL=C awk -v folder="$2" '
	# A line is written when the next one is read: only the last one may lack its newline.
	function flush_line() {
		if (waiting)
			printf "%s%s", line, ended ? "\n" : "" >path
		waiting = 0
	}
	function begin(name, how) {
		flush_line()
		close(path)
		path = folder "/" name
		ended = 1
		if (how == "left out")
			system("rm \"" path "\" && rmdir -p --ignore-fail-on-non-empty \"$(dirname \"" path "\")\"")
		else {
			if (name ~ /\// && name !~ /^spec\/(toy\/)?[^\/]*$/)
				system("mkdir -p \"$(dirname \"" path "\")\"")
			printf "" >path
		}
		if (how == "without the last newline")
			unended = path
	}
	BEGIN { begin("expect", "") }
	/^-- .* --$/ {
		ended = path != unended
		name = substr($0, 4, length($0) - 6)
		comma = index(name, ", ")
		begin(comma ? substr(name, 1, comma - 1) : name, comma ? substr(name, comma + 2) : "")
		next
	}
	{
		flush_line()
		line = $0
		waiting = 1
	}
	END {
		ended = path != unended
		flush_line()
	}' "$1"
}
