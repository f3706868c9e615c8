# SPDX-License-Identifier: MIT
# Sourced by run.sh: diff must not report what merely follows from a rename, but must report what only looks like that.

# edited OLD NEW: diff reports exactly the lines given to told(), for the base with the sed script OLD against the same
# with NEW too
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
try "a renamed document is reported once and not for each citation" edited '' 's/\bmade-up-1\b/made-up-guide/g'

told <<'END'
text document-renamed document handbook
text document-changed document handbook
text dispute-changed dispute tile-width
END
try "a document is recognized as renamed even if its title contains its id" \
	edited 's/"Guide"/"guide"/' 's/\bguide\b/handbook/g'

told <<'END'
breaking alias-removed ratios/unit/SHARE
addition alias-added ratios/unit/SHARE
text document-renamed document handbook
text dispute-changed dispute tile-width
END
try "an alias with the name of a renamed document is reported as another alias" \
	edited 's/"PART"/"guide"/' 's/\bguide\b/handbook/g'

told <<'END'
breaking category-renamed ratios/unit category B
END
try "a renamed category is reported once, for its own box only" edited '' \
	'/"box": "unit"/,$ { s/"id": "A"/"id": "B"/; s/"category": "A"/"category": "B"/ }'

told <<'END'
breaking field-renamed madeup/slice.status.modus
END
try "a renamed field is reported once even if something else in the box has its old id" edited 's/"targets"/"mode"/' \
	's/"mode", "bits": "30:28"/"modus", "bits": "30:28"/; s/status\.mode/status.modus/; s/"set": \{ "mode"/"set": { "modus"/'

told <<'END'
breaking umask-renamed madeup/slice/UNC_S_LOOKUP.LOAD
text dispute-changed dispute lookup
END
try "a renamed umask does not explain a changed umask of another event" edited \
	's/"READ", "value": "0x1", "text"/"LOAD", "value": "0x2", "text": "Both." }, { "name": &/; s/UNC_S_VICTIM.DIRTY/UNC_S_LOOKUPS.READ/' \
	's/"READ", "value": "0x1", "or"/"LOAD", "value": "0x1", "or"/; s/\["READ", /["LOAD", /; s/LOOKUPS.READ/LOOKUPS.LOAD/'

told <<'END'
breaking umask-renamed ratios/unit/UNC_S_LOOKUP.STATE.6
breaking umask-renamed ratios/aux/UNC_A_IN.STATE.6
text dispute-changed dispute lookup
END
try "a renamed umask does not explain a changed umask of another platform" edited \
	's/UNC_T_IN/UNC_S_LOOKUP/g; s/"name": "Z"/"name": "STATE.2"/; s/UNC_S_VICTIM.DIRTY/UNC_S_LOOKUP.STATE.2/' \
	'/"Z\."/s/STATE.2/STATE.6/; s/UNC_S_LOOKUP\.STATE\.2/UNC_S_LOOKUP.STATE.6/'

told <<'END'
breaking umask-renamed ratios/unit/UNC_T_IN.W
breaking umask-renamed ratios/aux/UNC_A_IN.W
END
try "a renamed umask explains a name that joins umasks with a bar" edited '' '/"Y\."/s/"Y"/"W"/; s/X\|Y/X|W/'

told <<'END'
breaking umask-renamed ratios/unit/UNC_T_IN.V
breaking umask-renamed ratios/aux/UNC_A_IN.V
behaviour metric-formula ratios/unit/RATE
END
try "a umask whose name merely begins with that of a renamed one is another umask" edited \
	's/\{ "name": "Z", "value": 4/{ "name": "Z.1", "value": 8, "text": "1." }, { "name": "V.1", "value": 16, "text": "2." }, &/; s/UNC_T_IN.X \/ TIME/UNC_T_IN.Z.1 \/ TIME/' \
	'/"Z\."/s/"Z"/"V"/; s/UNC_T_IN.Z.1/UNC_T_IN.V.1/'

told <<'END'
text document-renamed document handbook
text dispute-changed dispute tile-width
text source-changed ratios cpuid 6-1
text source-changed ratios/unit/USE
END
try "a document whose id merely contains that of a renamed one is another document" edited \
	's/"model": 1, "source": "guide"/"model": 1, "source": "guide old-guide"/; s/"guide p2"/"guide p2 guide-2"/' 's/\bguide\b/handbook/g'

# --between follows renames too: a renamed field does not change what is selected, filtered and written.
between_follows() {
	both tests/diff/base && cp -r "$scratch/old/madeup" "$scratch/old/other" &&
		find "$scratch/old/other" -name '*.json' -exec sed -i -E 's/"madeup"/"other"/; s/"0xfe"/"0xfd"/; s/"model": ([46])/"model": 1\1/; s/\bmode\b/modus/g' {} + &&
		"$generator" diff --format json --spec "$scratch/old" --between madeup other >"$scratch/json" &&
		as_expected "$scratch/json" | diff -u "$scratch/lines" -
}

# Symbols do not differ merely because they contain the name of their platform.
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
try "--between does not report what merely follows from a renamed field" between_follows
try "--between names the symbols of what differs and no others" between_symbols
