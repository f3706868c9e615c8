# SPDX-License-Identifier: MIT
# For the test scripts of this folder (sourced; wants $generator): what a person does after an import.

# describe SPEC: a text for everything, as a person would write it
describe() {
	for file in "$1"/*/*.events.json; do
		awk '
		# Each event and umask begins on its own line with its name; texts stand at its end, before the next name.
		{ lines[NR] = $0 }
		END {
			for (i = 1; i <= NR; i++) {
				if (lines[i] ~ /[{] "name": /) {
					last = i
					for (j = i; j <= NR && (j == i || lines[j] !~ /[{] "name": /); j++)
						if (lines[j] ~ /"text": /)
							last = 0
					if (last)
						sub(/[{] "name": /, "{ \"text\": \"Described.\", \"name\": ", lines[i])
				}
				print lines[i]
			}
		}' "$file" >"$file.new" && mv "$file.new" "$file"
	done
	"$generator" fmt --quiet "$1"
}

# describe_box SPEC PLATFORM BOX BASE COUNTERS [FIELDS]: registers and counters for a box that the import has begun. FIELDS is what the
# control register has above bit 31: "ports", and the kinds of transactions; "umask_ext"; or "none" (as without it).
describe_box() {
	case ${6:-none} in
	ports) high='{ "bits": "63:51", "access": "RV", "reset": 0, "write": 0 },
	      { "id": "fc_mask", "bits": "50:48", "access": "RW", "reset": 0, "role": "completion_mask" },
	      { "id": "ch_mask", "bits": "47:36", "access": "RW", "reset": 0, "role": "channel_mask" },
	      { "bits": "35:23"' ;;
	umask_ext) high='{ "id": "umask_ext", "bits": "63:32", "access": "RW", "reset": 0, "role": "umask_ext" },
	      { "bits": "31:23"' ;;
	none) high='{ "bits": "63:23"' ;;
	esac
	cat >"$1/$2/$3.box.json" <<-EOF
	{ "schema": 1, "box": "$3", "title": "$3", "instances": 1, "evidence": "unknown", "source": "notes",
	  "layouts": {
	    "ctl": { "width": 64, "fields": [
	      $high, "access": "RV", "reset": 0, "write": 0 },
	      { "id": "en", "bits": "22", "access": "RW", "reset": 0, "role": "enable" },
	      { "id": "ev_sel_ext", "bits": "21", "access": "RW", "reset": 0, "role": "event_select_ext" },
	      { "bits": "20:16", "access": "RV", "reset": 0, "write": 0 },
	      { "id": "umask", "bits": "15:8", "access": "RW", "reset": 0, "role": "umask" },
	      { "id": "ev_sel", "bits": "7:0", "access": "RW", "reset": 0, "role": "event_select" } ] },
	    "ctr": { "width": 64, "fields": [
	      { "bits": "63:48", "access": "RV", "reset": 0, "write": "ignored" },
	      { "id": "count", "bits": "47:0", "access": "RW-V", "role": "count" } ] } },
	  "registers": [
	    { "id": "ctl", "name": "$3_CTL{i}", "count": $5, "layout": "ctl", "msr": { "base": "0x${4}0", "index": 1 } },
	    { "id": "ctr", "name": "$3_CTR{i}", "count": $5, "layout": "ctr", "msr": { "base": "0x${4}8", "index": 1 } } ],
	  "counters": [ { "id": "general", "control": "ctl", "data": "ctr", "width": 48 } ] }
	EOF
}

# describe_platform SPEC PLATFORM: its signature, and the document that its boxes cite
describe_platform() {
	sed -i "s/\"cpuid\": \[\]/\"cpuid\": [ { \"family\": 6, \"model\": \"0xfe\", \"source\": \"notes\" } ]/" "$1/$2/platform.json"
	grep -q '"notes"' "$1/documents.json" ||
		sed -i '0,/"documents": \[/s//"documents": [ { "id": "notes", "title": "Notes", "kind": "thread" },/' "$1/documents.json"
	"$generator" fmt --quiet "$1"
}
