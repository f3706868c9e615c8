# SPDX-License-Identifier: MIT
# For the test scripts of this folder (sourced after describe.sh): finds with awk, without the importer, what event
# files contain and what an import of them must report.

# facts FILE...: prints "box EVENT.UMASK code umask ext:umask_ext:ports:kinds counters" for each event that a general
# counter counts and the spec can express, sorted by name. Later files give the ports and kinds of the IIO twice, the
# second time as UMaskExt; if the two differ, the import leaves the entry out.
facts() {
	awk -F '"' '
	function hex(text,    n, i) {
		n = 0
		text = tolower(text)
		if (text !~ /^0x/)
			return text + 0
		for (i = 3; i <= length(text); i++)
			n = n * 16 + index("0123456789abcdef", substr(text, i, 1)) - 1
		return n
	}
	/"EventName"/ {
		delete value
		for (i = 2; i + 2 <= NF; i += 4)
			value[$i] = $(i + 2)
		if (value["CounterType"] ~ /FREERUN|FIXED/ || value["Counter"] !~ /^[0-9]/ || hex(value["CounterMask"]))
			next
		more = hex(value["UMaskExt"])
		ports = hex(value["PortMask"])
		kinds = hex(value["FCMask"])
		if (value["Unit"] == "IIO" && more) {
			if (more != kinds * 65536 + ports * 16)
				next
			more = 0
		}
		box = tolower(value["Unit"])
		gsub(/[^a-z0-9]/, "_", box)
		sub(/,$/, "", value["Counter"])
		print box, value["EventName"], hex(value["EventCode"]), hex(value["UMask"]), hex(value["ExtSel"]) ":" more ":" ports ":" kinds, value["Counter"]
	}' "$@" | LC_ALL=C sort -u
}

# wanted OLDER NEWER: prints "verdict EVENT.UMASK" for what the newer files change; each argument may be several files.
# A new umask with the code of one that is gone from its event is a rename.
wanted() {
	facts $1 >"$scratch/older"
	facts $2 >"$scratch/newer"
	awk '
	function code() { event = $2; sub(/\..*/, "", event); return $1 " " event " " $3 " " $4 " " $5 }
	NR == FNR { old[$1 " " $2] = $0; was[$1 " " $2] = code(); next }
	{ seen[$1 " " $2] = 1 }
	!(($1 " " $2) in old) { fresh[$2] = code(); next }
	old[$1 " " $2] != $0 { print "changed", $2 }
	END {
		for (name in old)
			if (!(name in seen)) {
				how = "gone"
				for (now in fresh)
					if (fresh[now] == was[name] && name ~ /\./) {
						print "renamed", now
						delete fresh[now]
						how = ""
					}
				short = name
				sub(/.* /, "", short)
				if (how != "")
					print how, short
			}
		for (now in fresh)
			print "new", now
	}' "$scratch/older" "$scratch/newer" | LC_ALL=C sort
}

# said REPORT: prints the same from the importer's report
said() {
	sed -n 's/^ *{"verdict": "\(new\|changed\|renamed\)", .*"name": "\([^"]*\)", "at".*/\1 \2/p
		s/^ *{"verdict": "\(gone\)", .*"item": "[^"]*\/\([^"/]*\)".*/\1 \2/p' "$1" | LC_ALL=C sort
}

# described PLATFORM: adds registers to the boxes that the import has begun, and texts to its events. Every box has the
# extended umask of later processors, except the IIO, which has ports and kinds of transactions there.
described() {
	base=100
	describe_platform spec "$1"
	for box in $(tr -d '\n' <"spec/$1/platform.json" | sed -n 's/.*"boxes": \[\([^]]*\)\].*/\1/p' | tr -d '",'); do
		fields=umask_ext
		[ "$box" = iio ] && fields=ports
		describe_box spec "$1" "$box" "$base" 8 "$fields"
		base=$((base + 1))
	done
	describe spec
}

# published PLATFORM: prints Intel's newest file of a described platform from what tests/facts has of it, one entry a
# line. Units and filters are spelled as Intel spells them.
published() {
	awk -v platform="$1" '
	function spelled(box, register, bits) {
		sub(/\.\./, ":", bits)
		if (register in renamed)
			register = renamed[register]
		else if (register == "box_filter" && box == "cbo")
			register = platform == "jkt" ? "CBoFilter" : "CBoFilter0"
		else
			register = filter[box]
		return register "[" bits "]"
	}
	function filters(box, text,    count, i, parts, place, all) {
		count = text == "-" ? 0 : split(text, parts, ",")
		for (i = 1; i <= count; i++) {
			split(parts[i], place, ":")
			all = all (i > 1 ? ", " : "") spelled(box, place[1], place[2])
		}
		return count ? all : "null"
	}
	BEGIN {
		split("box_filter1 CBoFilter1 box_addrmatch0 HA_AddrMatch0 box_addrmatch1 HA_AddrMatch1 box_opcodematch HA_OpcodeMatch " \
			"pkt_mask0 QPIMask0 pkt_mask1 QPIMask1 pkt_match0 QPIMatch0 pkt_match1 QPIMatch1", word, " ")
		for (i = 1; i in word; i += 2)
			renamed[word[i]] = word[i + 1]
		split("pcu PCUFilter ubox UBoxFilter irp IRPFilter", word, " ")
		for (i = 1; i <= 5; i += 2)
			filter[word[i]] = word[i + 1]
		split("cbo CBO ha HA imc iMC irp IRP pcu PCU r2pcie R2PCIe r3qpi R3QPI sbox SBO ubox UBOX", word, " ")
		for (i = 1; i in word; i += 2)
			unit[word[i]] = word[i + 1]
		unit["qpi"] = "QPI LL"
	}
	/^#/ {
		if (match($0, /V[0-9]+ \([0-9\/]+/)) {
			split(substr($0, RSTART + 1, RLENGTH - 1), head, " [(]")
			printf "{ \"Header\": { \"Version\": \"%s\", \"DatePublished\": \"%s\" },\n  \"Events\": [\n", head[1], head[2]
		}
		next
	}
	{
		printf "%s{ \"Unit\": \"%s\", \"EventName\": \"%s\", \"EventCode\": \"%s\", \"UMask\": \"%s\", \"ExtSel\": \"%s\", \"Counter\": \"%s\", " \
			"\"Filter\": \"%s\" }\n", count++ ? "," : "", unit[$1], $2, $3, $4, $5, $6, filters($1, $7)
	}
	END { print "] }" }' "tests/facts/perfmon_$1.txt"
}
