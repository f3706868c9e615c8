# SPDX-License-Identifier: MIT
# Sourced by commands.sh: checks the words that shells offer. Names and numbers are of the guide of ivt (329468-002).

# offers PLATFORM KIND WORD WANTED...: exactly these words, in order; "" for none
offers() {
	run complete -p "$1" "$2" "$3"
	shift 3
	[ "$status" = 0 ] && [ ! -s "$scratch/err" ] && [ "$(cat "$scratch/out")" = "$(printf '%s\n' "$@")" ] || { cat "$scratch/out"; return 1; }
}
try "complete: an event by its first letters, in any case" offers ivt event unc_c_tor_i UNC_C_TOR_INSERTS
try "complete: an event that is typed whole goes on with a dot" offers ivt event UNC_H_TAD_REQUESTS_G1 \
	UNC_H_TAD_REQUESTS_G1 UNC_H_TAD_REQUESTS_G1.
try "complete: sub-events" offers ivt event UNC_H_TAD_REQUESTS_G1.REGION \
	UNC_H_TAD_REQUESTS_G1.REGION10 UNC_H_TAD_REQUESTS_G1.REGION11 UNC_H_TAD_REQUESTS_G1.REGION8 UNC_H_TAD_REQUESTS_G1.REGION9
try "complete: the filter that the event needs" offers ivt event UNC_C_TOR_INSERTS.OPCODE,op UNC_C_TOR_INSERTS.OPCODE,opc=
try "complete: a filter that the event ignores is not offered" offers ivt event UNC_C_CLOCKTICKS,op ""
# Tables 2-84 to 2-87: match and mask registers have fields of the same names
try "complete: a field that several registers have follows its register" offers ivt event UNC_Q_CTO_COUNT,pkt_match0.m \
	UNC_Q_CTO_COUNT,pkt_match0.mc=
try "complete: the values of a filter" offers ivt event UNC_C_TOR_INSERTS.OPCODE,opc=RF UNC_C_TOR_INSERTS.OPCODE,opc=RFO
try "complete: a value after others that are joined" offers ivt event UNC_C_LLC_LOOKUP.ANY,state=M+E+F \
	UNC_C_LLC_LOOKUP.ANY,state=M+E+F
try "complete: a field of the last event of a list" offers ivt event UNC_M_CAS_COUNT.RD,UNC_C_CLOCKTICKS,thr \
	UNC_M_CAS_COUNT.RD,UNC_C_CLOCKTICKS,thresh=
try "complete: the instances of a box before an event" offers ivt event ha ha0: ha1:
try "complete: the events of a box after an instance" offers ivt event cbo3:UNC_C_TOR_O cbo3:UNC_C_TOR_OCCUPANCY
try "complete: no event of another box after an instance" offers ivt event cbo3:UNC_M ""
try "complete: instances of a box" offers ivt box ha ha ha0 ha1
try "complete: no instances of a box before its name is typed" offers ivt box h ha
try "complete: a metric with a parameter" offers ivt metric MEM_BW_READS,PCT_FREQ_BAND0 MEM_BW_READS,PCT_FREQ_BAND0:band=
try "complete: the parameter of a metric" offers ivt metric pct_freq_band0:b PCT_FREQ_BAND0:band=
try "complete: the groups of a platform, the last of a list" offers ivt group memory,I memory,interconnect memory,io
try "complete: a metric of a box" offers ivt metric cbo/CYC_ cbo/CYC_INGRESS_BLOCKED cbo/CYC_USED_DN cbo/CYC_USED_UP
try "complete: a register" offers ivt register pcu.box_f pcu.box_filter
try "complete: nothing begins so" offers ivt event no_event ""
try "complete: a platform" offers all platform xeon7 xeon7100 xeon7400
simulated() {
	exits 0 complete --sim ivt:2,FILE box ha && [ "$(wc -l <"$scratch/out")" = 3 ] && exits 2 complete event UNC_C -p nowhere &&
		exits 2 complete word UNC_C && holds err 'uncore complete: there is no kind "word"; see: uncore complete --help'
}
with_pid() {
	exits 0 complete -p 1234 --sim ivt:2,FILE box ha && [ "$(wc -l <"$scratch/out")" = 3 ] && exits 0 complete -p 12,34 event UNC_M_CAS_COU
}
try "complete: -p with the numbers of processes is no platform" with_pid
try "complete: the platform of --sim is used; a wrong kind or platform is an error" simulated
