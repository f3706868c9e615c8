# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks the lines below the table of uncore stat that say what it could not count.

# Neighbours that are missing for one reason share a line; instances that were not requested have no line.
cat >"$scratch/some_hidden.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "boxes": [
	{ "socket": 1, "box": "imc", "instance": 3, "state": "hidden" }, { "socket": 1, "box": "imc", "instance": 4, "state": "hidden" },
	{ "socket": 1, "box": "imc", "instance": 5, "state": "phantom" } ] }
END
stat_causes() {
	run --sim "ivt,$scratch/some_hidden.json" stat -e UNC_M_CAS_COUNT.RD,UNC_M_CAS_COUNT.WR -t 10
	[ "$status" = 1 ] && [ "$(grep -c '^  socket 1, imc3-4 hidden: ' "$scratch/out")" = 1 ] &&
		[ "$(grep -c '^  socket 1, imc5 phantom: ' "$scratch/out")" = 1 ] && [ "$(grep -c '^  socket [01]' "$scratch/out")" = 2 ] &&
		exits 0 --sim "ivt,$scratch/some_hidden.json" stat -e imc0:UNC_M_CAS_COUNT.RD -t 10 && ! grep -q imc3 "$scratch/out"
}
try "stat: prints below the table why instances are missing, one line for each reason" stat_causes

# lost PATTERN COUNT: this many lines of the report match
lost() {
	[ "$(grep -c "$1" "$scratch/out")" = "$2" ] || { echo "not $2 of: $1"; cat "$scratch/out"; return 1; }
}
cat >"$scratch/failing.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 2, "cores": 6, "faults": [
	{ "socket": 1, "box": "cbo", "instance": 3, "register": "ctr", "access": "read", "error": "EIO", "from_ns": 150000000, "times": 1 },
	{ "socket": 0, "box": "imc", "instance": 2, "register": "ctr", "access": "read", "error": "EPERM", "from_ns": 150000000, "times": 2 },
	{ "socket": 0, "box": "imc", "instance": 3, "register": "ctr", "access": "read", "error": "EPERM", "from_ns": 150000000, "times": 2 } ] }
END
stat_lost() {
	run --sim "ivt,$scratch/failing.json" stat -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD,UNC_M_CAS_COUNT.WR -M MEM_BW_READS -t 300
	[ "$status" = 1 ] && lost '^  socket [01], ' 2 &&
		lost '^  socket 1, cbo3 lost: read C3_MSR_PMON_CTR[0-3]: socket 1, MSR 0xd7[6-9]: the access to the hardware failed$' 1 &&
		lost '^  socket 0, imc2-3 denied: read MC_CH2_PCI_PMON_CTR[0-3]: socket 0, PCI 10[.].*: permission denied$' 1 &&
		lost '^ *1  *<lost>  *events  *-  UNC_C_CLOCKTICKS  *5/6 cbo ' 1 && lost '^ *0  *[1-9][0-9,]*  .* UNC_C_CLOCKTICKS  *6/6 cbo ' 1 &&
		exits 0 --sim "ivt,$scratch/failing.json" stat -e UNC_C_CLOCKTICKS,UNC_M_CAS_COUNT.RD -t 100 && lost '^  socket [01], ' 0
}
try "stat: prints once, below the table, which access lost a count" stat_lost

# A write fails in a change of pass: its box is lost, the other boxes keep counting.
cat >"$scratch/no_change.json" <<'END'
{ "schema": 1, "platform": "ivt", "sockets": 1, "cores": 6, "faults": [
	{ "box": "cbo", "instance": 2, "register": "box_filter1", "access": "write", "error": "EIO", "from_ns": 100000000, "times": 1 } ] }
END
stat_no_change() {
	run --sim "ivt,$scratch/no_change.json" stat -i -m -e UNC_C_TOR_INSERTS.OPCODE,opc=DRd -e UNC_C_TOR_INSERTS.OPCODE,opc=RFO -t 300
	[ "$status" = 1 ] && lost ' <lost> .* cbo2:UNC_C_TOR' 2 && lost ' 0  events .* cbo[01345]:UNC_C_TOR.* counted 50.0 % of the time$' 10 &&
		lost '^  socket 0, cbo2 lost: program: write C2_MSR_PMON_BOX_FILTER1: the access to the hardware failed; socket 0, MSR 0xd5a: ' 1
}
try "stat: a failed change of pass loses only the counts of its box" stat_no_change
