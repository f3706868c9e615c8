# SPDX-License-Identifier: MIT
# Sourced by run.sh: what merely follows from a rename, and what only looks as if it did.

# edited OLD NEW: the base with the edits OLD, a sed script, against the same with NEW as well, tells the lines of told and no other
edited() {
	both tests/diff/base && find "$scratch/old" "$scratch/new" -name '*.json' -exec sed -i -E "$1" {} + &&
		find "$scratch/new" -name '*.json' -exec sed -i -E "$2" {} + && report &&
		as_expected "$scratch/json" | diff -u "$scratch/lines" -
}

told() {
	cat >"$scratch/lines"
}

told <<'END'
text document-renamed document made-up-guide
END
try "a document's id is another one wherever it is cited" edited '' 's/\bmade-up-1\b/made-up-guide/g'

told <<'END'
text document-renamed document handbook
text document-changed document handbook
text dispute-changed dispute tile-width
END
try "a document whose title has its id is the same; sentences with it differ" edited 's/"Guide"/"guide"/' 's/\bguide\b/handbook/g'

told <<'END'
breaking alias-removed ratios/unit/SHARE
addition alias-added ratios/unit/SHARE
text document-renamed document handbook
text dispute-changed dispute tile-width
END
try "an alias that is called as its document is no document" edited 's/"PART"/"guide"/' 's/\bguide\b/handbook/g'

told <<'END'
breaking category-renamed ratios/unit category B
END
try "a metric's category is its box's, and another box has its own" edited '' \
	'/"box": "unit"/,$ { s/"id": "A"/"id": "B"/; s/"category": "A"/"category": "B"/ }'

told <<'END'
breaking field-renamed madeup/slice.status.modus
END
try "an id that something else in the box still has is what it was for each" edited 's/"targets"/"mode"/' \
	's/"mode", "bits": "30:28"/"modus", "bits": "30:28"/; s/status\.mode/status.modus/; s/"set": \{ "mode"/"set": { "modus"/'

told <<'END'
breaking umask-renamed madeup/slice/UNC_S_LOOKUP.LOAD
text dispute-changed dispute lookup
END
try "a umask's name is its event's, and another event has its own" edited \
	's/"READ", "value": "0x1", "text"/"LOAD", "value": "0x2", "text": "Both." }, { "name": &/; s/UNC_S_VICTIM.DIRTY/UNC_S_LOOKUPS.READ/' \
	's/"READ", "value": "0x1", "or"/"LOAD", "value": "0x1", "or"/; s/\["READ", /["LOAD", /; s/LOOKUPS.READ/LOOKUPS.LOAD/'

told <<'END'
breaking umask-renamed ratios/unit/UNC_S_LOOKUP.STATE.6
breaking umask-renamed ratios/aux/UNC_A_IN.STATE.6
text dispute-changed dispute lookup
END
try "nor is it that of an event of another platform" edited \
	's/UNC_T_IN/UNC_S_LOOKUP/g; s/"name": "Z"/"name": "STATE.2"/; s/UNC_S_VICTIM.DIRTY/UNC_S_LOOKUP.STATE.2/' \
	'/"Z\."/s/STATE.2/STATE.6/; s/UNC_S_LOOKUP\.STATE\.2/UNC_S_LOOKUP.STATE.6/'

told <<'END'
breaking umask-renamed ratios/unit/UNC_T_IN.W
breaking umask-renamed ratios/aux/UNC_A_IN.W
END
try "umasks stand behind bars as well" edited '' '/"Y\."/s/"Y"/"W"/; s/X\|Y/X|W/'

told <<'END'
breaking umask-renamed ratios/unit/UNC_T_IN.V
breaking umask-renamed ratios/aux/UNC_A_IN.V
behaviour metric-formula ratios/unit/RATE
END
try "a umask whose name goes on behind a dot is another one" edited \
	's/\{ "name": "Z", "value": 4/{ "name": "Z.1", "value": 8, "text": "1." }, { "name": "V.1", "value": 16, "text": "2." }, &/; s/UNC_T_IN.X \/ TIME/UNC_T_IN.Z.1 \/ TIME/' \
	'/"Z\."/s/"Z"/"V"/; s/UNC_T_IN.Z.1/UNC_T_IN.V.1/'

told <<'END'
text document-renamed document handbook
text source-changed ratios cpuid 6-1
text source-changed ratios/unit/USE
text dispute-changed dispute tile-width
END
try "a document whose id goes on behind a dash is another one" edited \
	's/"model": 1, "source": "guide"/"model": 1, "source": "guide old-guide"/; s/"guide p2"/"guide p2 guide-2"/' 's/\bguide\b/handbook/g'

# Two platforms are read the same way: a field of another name does not change what is selected, filtered and written.
between_follows() {
	both tests/diff/base && cp -r "$scratch/old/madeup" "$scratch/old/other" &&
		find "$scratch/old/other" -name '*.json' -exec sed -i -E 's/"madeup"/"other"/; s/"0xfe"/"0xfd"/; s/"model": ([46])/"model": 1\1/; s/\bmode\b/modus/g' {} + &&
		"$generator" diff --format json --spec "$scratch/old" --between madeup other >"$scratch/json" &&
		as_expected "$scratch/json" | diff -u "$scratch/lines" -
}

# That the symbols of another platform have its name is no difference.
between_symbols() {
	listed symbols <"$scratch/json" | sort -u >"$scratch/symbols"
	for name in MADEUP_SLICE_STATUS_MODE_'*' OTHER_SLICE_STATUS_MODUS_'*' madeup_core_sel_get_mode other_core_sel_get_modus; do
		grep -qxF "$name" "$scratch/symbols" || { echo "no $name"; cat "$scratch/symbols"; return 1; }
	done
	! grep -vi 'mod[eu]' "$scratch/symbols"
}

told <<'END'
breaking field-renamed other/slice.status.modus
breaking field-renamed other/core.sel.modus
END
try "what follows from a rename is none between platforms either" between_follows
try "between platforms the symbols of what differs are named, and no others" between_symbols
