/* SPDX-License-Identifier: MIT */
/*
 * The words of the spec language that are also numbers in the tables. Each has one list, so that the generator's
 * checks, the documentation, the tables and the runtime cannot disagree. Append only: a number once given is never
 * reused.
 */
#ifndef UNCORE_WORDS_H
#define UNCORE_WORDS_H

/*
 * How a PCI function is printed, as by lspci: a format for device and function. The number of the bus is left out,
 * because only the running machine knows it. Instead, the number of the bus among those of the socket precedes it,
 * unless it is 0.
 */
#define UNCORE_PCI_FUNCTION "%02x.%x"
#define UNCORE_PCI_BUS "bus%u:"

/* Cores of a package and threads of a core, at most: what a spec may say and the simulator makes. */
#define UNCORE_CORES_MAX 512
#define UNCORE_THREADS_MAX 8

/* X(id, spelling in the spec, help) */
#define UNCORE_ACCESS(X) \
	X(RW, "RW", "read and write") \
	X(RW_V, "RW-V", "read and write; hardware may change it") \
	X(RWS, "RWS", "read and write; keeps its value over a warm reset") \
	X(RO, "RO", "read only") \
	X(RO_V, "RO-V", "read only; hardware changes it") \
	X(WO, "WO", "write only") \
	X(RW1C, "RW1C", "reads the state; writing 1 clears the bit") \
	X(RV, "RV", "reserved") \
	X(UNKNOWN, "unknown", "not printed in any source")

#define UNCORE_EVIDENCE(X) \
	X(MANUAL, "manual", "the row was read in the platform's own document") \
	X(CROSS_SOURCE, "cross-source", "other named sources agree; we have not read the manual's own table") \
	X(INFERRED, "inferred", "one code base alone says so, or a sibling table or the neighbouring generation") \
	X(UNKNOWN, "unknown", "no source documents it")

#define UNCORE_SCOPE(X) \
	X(PACKAGE, "package", "one set for each socket") \
	X(CPU, "cpu", "one set for each logical CPU")

/* Which instances of a box a part has. */
#define UNCORE_INSTANCE_RULES(X) \
	X(ALWAYS, "always", "every instance") \
	X(DEVICE, "device", "those whose PCI function, which holds their counters, is on the bus with its device ID") \
	X(CORES, "cores", "as many as the package has physical cores, from the first on") \
	X(ANSWERING, "answering", "those whose MSRs answer: smaller parts lack some") \
	X(REGISTER, "register", "as many as a register says, from the first on") \
	X(FOUND, "found", "those that the machine's table of units has, by their numbers")

/* How much of the machine's table of units is believed. */
#define UNCORE_FOUND_TRUSTS(X) \
	X(ALL, "all", "which units there are, and where their registers begin") \
	X(IDS, "ids", "which units there are; their addresses must be those of the description") \
	X(NOTHING, "nothing", "nothing: it is only shown")

/* Where a window of a unit that the table has begins. */
#define UNCORE_FOUND_PARTS(X) \
	X(UNIT, "unit", "at the unit's address, where its own control register is") \
	X(CONTROLS, "controls", "at the first control register of its counters") \
	X(COUNTERS, "counters", "at its first counter")

/* The parts of the table of units. */
#define UNCORE_RECORDS(X) \
	X(PLACE, "place", "the capability of the PCI function that says where the table is") \
	X(HEAD, "head", "the record at the beginning of the table") \
	X(UNIT, "unit", "the record of each unit")

/* How fields of a register say how many instances a part has. */
#define UNCORE_NUMBER_RULES(X) \
	X(VALUE, "value", "the value of the one field") \
	X(ONES, "ones", "the bits that are 1 in all the fields")

#define UNCORE_COUNTER_KIND(X) \
	X(GENERAL, "general", "counts the event its control register selects") \
	X(FIXED, "fixed", "has a control register, and counts one thing") \
	X(FREE, "free", "has no control register, and always counts")

/* What lets a counter with a control register count. */
#define UNCORE_COUNTER_ENABLE(X) \
	X(BIT, "bit", "an enable bit, of its own control register or of another's") \
	X(NONZERO, "nonzero", "any bit of its control register that an event sets")

/* What an MSR of the cores, beside the uncore, does. Numbers of bits are those of Intel's architecture. */
#define UNCORE_CORE_MSR(X) \
	X(STORAGE, "storage", "keeps what is written") \
	X(CONSTANT, "constant", "has one value; a write faults") \
	X(TSC, "tsc", "counts at the nominal clock, always") \
	X(MPERF, "mperf", "counts at the nominal clock while the core runs") \
	X(APERF, "aperf", "counts the core's clock while it runs") \
	X(RATIO, "ratio", "bits 15:8 say how often the nominal clock has the bus clock in it; a write faults") \
	X(COUNTER, "counter", "a general counter; a write takes 32 bits and copies the highest") \
	X(SELECT, "select", "says what the general counter of the same index counts") \
	X(FIXED, "fixed_counter", "counts instructions, cycles of the core, or of the nominal clock, by its index") \
	X(FIXED_CONTROL, "fixed_control", "enables the fixed counters, four bits each") \
	X(GLOBAL_CONTROL, "global_control", "enables general counters from bit 0, fixed ones from bit 32") \
	X(GLOBAL_STATUS, "global_status", "shows wraps at the same bits; a write faults") \
	X(GLOBAL_CLEAR, "global_clear", "a written 1 clears a bit of the status")

/* What a cache holds, by CPUID leaf 4. */
#define UNCORE_CACHE_TYPE(X) \
	X(DATA, "data", "data") \
	X(INSTRUCTION, "instruction", "instructions") \
	X(UNIFIED, "unified", "both")

/* How the fields of a control register choose what is counted. */
#define UNCORE_EVENT_MATCH(X) \
	X(CODE, "code", "they are a code: what has this code is counted") \
	X(ALL, "all", "they are attributes: what has all of them is counted") \
	X(ANY, "any", "they are attributes: what has one of them is counted")

#define UNCORE_SYNONYM_KIND(X) \
	X(SAME, "same", "they mean the same") \
	X(QUANTITY, "quantity", "they mean the same, and who asks with them wants a number that is computed") \
	X(IGNORED, "ignored", "questions have them, and they are about nothing")

#define UNCORE_PROCEDURE(X) \
	X(SETUP, "setup", "take the box and hold its counters still") \
	X(FREEZE, "freeze", "stop counting and keep the counts") \
	X(UNFREEZE, "unfreeze", "continue counting from the kept counts") \
	X(RESET, "reset", "zero the counters") \
	X(PROGRAM, "program", "write filters and controls for the chosen events") \
	X(START, "start", "begin counting") \
	X(STOP, "stop", "end counting") \
	X(READ, "read", "read the counters") \
	X(ACKNOWLEDGE, "acknowledge", "clear overflow state") \
	X(RESTORE, "restore", "leave the box as a polite guest")

#define UNCORE_SOCKET_METHOD(X) \
	X(NODE_MAP, "node-map", "a node ID looked up in a map of node IDs by package") \
	X(BUS_NUMBER, "bus-number", "a register holds the number of the bus") \
	X(MSR, "msr", "an MSR holds the number of the bus") \
	X(SINGLE, "single", "there is one socket, so every bus belongs to it")

/* Which socket a bus belongs to if it has no register that says so. */
#define UNCORE_BUS_OTHERS(X) \
	X(NONE, "none", "no socket") \
	X(NEXT_HIGHER, "next_higher", "the socket of the next higher bus that says so") \
	X(NEXT_LOWER, "next_lower", "the socket of the next lower bus that says so")

/* What an erratum does to the count of what it is about. */
#define UNCORE_ERRATUM_EFFECTS(X) \
	X(OVERCOUNTS, "overcounts", "counts more than happens") \
	X(UNDERCOUNTS, "undercounts", "counts less than happens") \
	X(MISCOUNTS, "miscounts", "counts wrongly; no source says whether too much or too little") \
	X(READS_WRONG, "reads-wrong", "counts rightly, and a read may give another value") \
	X(UNUSABLE, "unusable", "cannot be counted") \
	X(FAULTS, "faults", "an access may fail that should not") \
	X(SILENT, "silent", "counts rightly, and nothing reports that a counter wrapped") \
	X(BESIDE, "beside", "counts rightly; what is wrong is something else of the same device") \
	X(UNSAID, "unsaid", "no source that was read says what it does")

/* What has a line of its own where the values of a group are shown. */
#define UNCORE_GROUP_BY(X) \
	X(SOCKET, "socket", "one for each socket") \
	X(INSTANCE, "instance", "one for each instance of the box")

#define UNCORE_FLOW(X) \
	X(OWN, "own", "what a socket causes: some sockets are busier, and it varies with time") \
	X(OTHERS, "others", "what the other sockets cause here: their own of the same rate") \
	X(STEADY, "steady", "the same on each socket, and at all times") \
	X(CORES, "cores", "the same for each core of a socket, and at all times") \
	X(REMOTE, "remote", "what a socket causes, of memory of the other sockets")

/* X(id, spelling, how often in a layout: ONE or MANY, help) */
#define UNCORE_ROLES(X) \
	X(EVENT_SELECT, "event_select", ONE, "code of the event") \
	X(EVENT_SELECT_EXT, "event_select_ext", ONE, "extends the event code") \
	X(UMASK, "umask", ONE, "selects sub-events") \
	X(THRESHOLD, "threshold", ONE, "compared with the increment of a cycle") \
	X(INVERT, "invert", ONE, "inverts the comparison") \
	X(EDGE, "edge", ONE, "counts transitions of the comparison") \
	X(ENABLE, "enable", ONE, "lets the counter count") \
	X(OVERFLOW_ENABLE, "overflow_enable", ONE, "reports a wrap") \
	X(COUNTER_RESET, "counter_reset", ONE, "zeroes the counter") \
	X(QUEUE_RESET, "queue_reset", ONE, "zeroes the queue occupancy tracker") \
	X(THREAD_ENABLE, "thread_enable", ONE, "obeys the thread filter") \
	X(OCCUPANCY_SELECT, "occupancy_select", ONE, "chooses the occupancy that is counted") \
	X(OCCUPANCY_INVERT, "occupancy_invert", ONE, "inverts the occupancy comparison") \
	X(OCCUPANCY_EDGE, "occupancy_edge", ONE, "counts transitions of the occupancy comparison") \
	X(COUNT, "count", ONE, "the count") \
	X(FREEZE, "freeze", ONE, "holds the counters of the box still") \
	X(FREEZE_ENABLE, "freeze_enable", ONE, "lets the box obey a freeze") \
	X(RESET_COUNTERS, "reset_counters", ONE, "zeroes the counters of the box") \
	X(RESET_CONTROLS, "reset_controls", ONE, "zeroes the control registers of the box") \
	X(OVERFLOW, "overflow", MANY, "which counters have wrapped") \
	X(FREEZE_ALL, "freeze_all", ONE, "freezes every box of the package") \
	X(UNFREEZE_ALL, "unfreeze_all", ONE, "unfreezes every box of the package") \
	X(PMI_TARGET, "pmi_target", ONE, "cores that get the overflow interrupt") \
	X(PMI_WAKE, "pmi_wake", ONE, "wakes sleeping cores for the interrupt") \
	X(BOX_OVERFLOW, "box_overflow", MANY, "which boxes have wrapped counters") \
	X(FILTER_OPCODE, "filter_opcode", ONE, "counts one request opcode") \
	X(FILTER_STATE, "filter_state", ONE, "counts some line states") \
	X(FILTER_NODE, "filter_node", ONE, "counts some target nodes") \
	X(FILTER_THREAD, "filter_thread", ONE, "counts one core or thread") \
	X(FILTER_ISOCHRONOUS, "filter_isochronous", ONE, "counts isochronous requests") \
	X(FILTER_NONCOHERENT, "filter_noncoherent", ONE, "counts non-coherent requests") \
	X(FILTER_QUEUE, "filter_queue", ONE, "counts one queue") \
	X(FILTER_BAND, "filter_band", MANY, "a level that an event compares with") \
	X(FILTER_ADDRESS, "filter_address", MANY, "a piece of the address to match") \
	X(SUB_EVENT, "sub_event", MANY, "selects sub-events outside the control register; 0 is a choice too") \
	X(MATCH, "match", MANY, "packet bits to match") \
	X(MATCH_MASK, "match_mask", MANY, "packet bits that are compared") \
	X(NODE_ID, "node_id", ONE, "node ID of this socket") \
	X(NODE_MAP, "node_map", MANY, "node ID of a package") \
	X(LINK_RATE, "link_rate", ONE, "speed of a link") \
	X(LINK_SLOW, "link_slow", ONE, "the link runs slowly") \
	X(COUNTER_SELECT, "counter_select", ONE, "counters that the register's commands are for") \
	X(FREEZE_SELECTED, "freeze_selected", ONE, "holds the selected counters still") \
	X(UNFREEZE_SELECTED, "unfreeze_selected", ONE, "lets the selected counters go on") \
	X(RESET_SELECTED, "reset_selected", ONE, "zeroes the selected counters") \
	X(SATURATE, "saturate", ONE, "makes the count all ones instead of adding to it") \
	X(PRIVILEGED, "privileged", ONE, "counts while the processor runs at privilege level 0") \
	X(UNPRIVILEGED, "unprivileged", ONE, "counts while it runs at levels 1 to 3") \
	X(UMASK_EXT, "umask_ext", ONE, "extends the umask") \
	X(CHANNEL_MASK, "channel_mask", ONE, "the ports whose transactions are counted") \
	X(COMPLETION_MASK, "completion_mask", ONE, "the kinds of transactions that are counted") \
	X(COUNTER_ENABLE, "counter_enable", MANY, "which counters of the box may count") \
	X(ENABLE_ALL, "enable_all", ONE, "lets the counters of the package count; while it is 0 none does") \
	X(OVERFLOW_CLEAR, "overflow_clear", MANY, "a 1 clears the same bit of the box's overflow bits") \
	X(CAPABILITY_ID, "capability_id", ONE, "must have its first named value, or the capability is another") \
	X(CAPABILITY_KIND, "capability_kind", ONE, "must have its first named value as well") \
	X(TABLE_BAR, "table_bar", ONE, "number of the BAR in which the table of units is") \
	X(TABLE_OFFSET, "table_offset", ONE, "bytes from there to the table, in eighths") \
	X(RECORD_STRIDE, "record_stride", ONE, "eights of bytes from one record to the next") \
	X(RECORD_COUNT, "record_count", ONE, "how many records of units follow") \
	X(UNIT_COUNTERS, "unit_counters", ONE, "how many counters with controls a unit has") \
	X(UNIT_WIDTH, "unit_width", ONE, "bits of a counter") \
	X(CONTROL_OFFSET, "control_offset", ONE, "from the unit's address to its first control register") \
	X(COUNTER_OFFSET, "counter_offset", ONE, "from the unit's address to its first counter") \
	X(UNIT_ACCESS, "unit_access", ONE, "how registers are reached: its values are named msr, mmio, pci") \
	X(UNIT_ADDRESS, "unit_address", ONE, "the unit's address") \
	X(UNIT_OFFSET, "unit_offset", ONE, "a part of it, if it is in PCI space: the byte") \
	X(UNIT_FUNCTION, "unit_function", ONE, "the PCI function") \
	X(UNIT_DEVICE, "unit_device", ONE, "the PCI device") \
	X(UNIT_BUS, "unit_bus", ONE, "the PCI bus") \
	X(UNIT_DOMAIN, "unit_domain", ONE, "the PCI domain") \
	X(UNIT_TYPE, "unit_type", ONE, "the number of the unit's type") \
	X(UNIT_ID, "unit_id", ONE, "the number of the unit in its type")

/* What the program of a metric does, in postfix order. X(id, spelling in a formula, help) */
#define UNCORE_METRIC_OPS(X) \
	X(NUMBER, "", "pushes a constant") \
	X(INPUT, "", "pushes the count of an input, summed over the instances of its box") \
	X(SYMBOL, "", "pushes what the caller knows of the measurement") \
	X(ADD, "+", "adds") \
	X(SUBTRACT, "-", "subtracts") \
	X(MULTIPLY, "*", "multiplies") \
	X(DIVIDE, "/", "divides; no value where the divisor is 0") \
	X(MINIMUM, "min", "takes the smaller") \
	X(MAXIMUM, "max", "takes the larger")

/* X(id, spelling in a formula, unit, help) */
#define UNCORE_METRIC_SYMBOLS(X) \
	X(TIME, "TIME", "seconds", "how long the inputs counted") \
	X(INSTANCES, "INSTANCES", "ratio", "how many instances of the box the inputs were summed over")

#define UNCORE_X_ACCESS_(id, word, help) UNCORE_ACCESS_##id,
#define UNCORE_X_EVIDENCE_(id, word, help) UNCORE_EVIDENCE_##id,
#define UNCORE_X_SCOPE_(id, word, help) UNCORE_SCOPE_##id,
#define UNCORE_X_INSTANCES_(id, word, help) UNCORE_INSTANCES_##id,
#define UNCORE_X_TRUST_(id, word, help) UNCORE_TRUST_##id,
#define UNCORE_X_FOUND_(id, word, help) UNCORE_FOUND_##id,
#define UNCORE_X_RECORD_(id, word, help) UNCORE_RECORD_##id,
#define UNCORE_X_NUMBER_(id, word, help) UNCORE_NUMBER_##id,
#define UNCORE_X_KIND_(id, word, help) UNCORE_COUNTER_##id,
#define UNCORE_X_ENABLE_(id, word, help) UNCORE_ENABLE_##id,
#define UNCORE_X_MATCH_(id, word, help) UNCORE_MATCH_##id,
#define UNCORE_X_CORE_MSR_(id, word, help) UNCORE_CORE_MSR_##id,
#define UNCORE_X_CACHE_(id, word, help) UNCORE_CACHE_##id,
#define UNCORE_X_SYNONYM_(id, word, help) UNCORE_SYNONYM_##id,
#define UNCORE_X_PROCEDURE_(id, word, help) UNCORE_PROC_##id,
#define UNCORE_X_METHOD_(id, word, help) UNCORE_SOCKET_##id,
#define UNCORE_X_OTHERS_(id, word, help) UNCORE_OTHERS_##id,
#define UNCORE_X_ERRATUM_(id, word, help) UNCORE_ERRATUM_##id,
#define UNCORE_X_GROUP_BY_(id, word, help) UNCORE_GROUP_BY_##id,
#define UNCORE_X_FLOW_(id, word, help) UNCORE_FLOW_##id,
#define UNCORE_X_ROLE_(id, word, often, help) UNCORE_ROLE_##id,
#define UNCORE_X_METRIC_OP_(id, word, help) UNCORE_METRIC_##id,
#define UNCORE_X_METRIC_SYMBOL_(id, word, unit, help) UNCORE_SYMBOL_##id,

enum uncore_access { UNCORE_ACCESS(UNCORE_X_ACCESS_) UNCORE_ACCESS_END };
enum uncore_evidence { UNCORE_EVIDENCE(UNCORE_X_EVIDENCE_) UNCORE_EVIDENCE_END };
enum uncore_scope { UNCORE_SCOPE(UNCORE_X_SCOPE_) UNCORE_SCOPE_END };
enum uncore_instance_rule { UNCORE_INSTANCE_RULES(UNCORE_X_INSTANCES_) UNCORE_INSTANCES_END };
enum uncore_found_trust { UNCORE_FOUND_TRUSTS(UNCORE_X_TRUST_) UNCORE_TRUST_END };
/* The type of a box that describes units of each type that no other box has. */
#define UNCORE_FOUND_OTHERS 0xffff
enum uncore_found_part { UNCORE_FOUND_NOWHERE, UNCORE_FOUND_PARTS(UNCORE_X_FOUND_) UNCORE_FOUND_END };
enum uncore_record { UNCORE_RECORD_NONE, UNCORE_RECORDS(UNCORE_X_RECORD_) UNCORE_RECORD_END };
enum uncore_number_rule { UNCORE_NUMBER_RULES(UNCORE_X_NUMBER_) UNCORE_NUMBER_END };
enum uncore_counter_kind { UNCORE_COUNTER_KIND(UNCORE_X_KIND_) UNCORE_COUNTER_END };
enum uncore_counter_enable { UNCORE_COUNTER_ENABLE(UNCORE_X_ENABLE_) UNCORE_ENABLE_END };
enum uncore_event_match { UNCORE_EVENT_MATCH(UNCORE_X_MATCH_) UNCORE_MATCH_END };
enum uncore_core_msr { UNCORE_CORE_MSR(UNCORE_X_CORE_MSR_) UNCORE_CORE_MSR_END };
enum uncore_cache_type { UNCORE_CACHE_TYPE(UNCORE_X_CACHE_) UNCORE_CACHE_END };
enum uncore_synonym_kind { UNCORE_SYNONYM_KIND(UNCORE_X_SYNONYM_) UNCORE_SYNONYM_END };
enum uncore_procedure { UNCORE_PROCEDURE(UNCORE_X_PROCEDURE_) UNCORE_PROC_END };
enum uncore_socket_method { UNCORE_SOCKET_METHOD(UNCORE_X_METHOD_) UNCORE_SOCKET_END };
enum uncore_bus_others { UNCORE_BUS_OTHERS(UNCORE_X_OTHERS_) UNCORE_OTHERS_END };
enum uncore_erratum_effect { UNCORE_ERRATUM_EFFECTS(UNCORE_X_ERRATUM_) UNCORE_ERRATUM_END };
enum uncore_group_by { UNCORE_GROUP_BY(UNCORE_X_GROUP_BY_) UNCORE_GROUP_BY_END };
enum uncore_flow { UNCORE_FLOW(UNCORE_X_FLOW_) UNCORE_FLOW_END };
enum uncore_role { UNCORE_ROLE_NONE, UNCORE_ROLES(UNCORE_X_ROLE_) UNCORE_ROLE_END };
enum uncore_metric_op { UNCORE_METRIC_OPS(UNCORE_X_METRIC_OP_) UNCORE_METRIC_OP_END };
enum uncore_metric_symbol { UNCORE_METRIC_SYMBOLS(UNCORE_X_METRIC_SYMBOL_) UNCORE_SYMBOL_END };

/* A version of Linux as a number of rows: 6.1 comes before 6.12. */
static inline unsigned uncore_linux_version(unsigned major, unsigned minor)
{
	return major << 8 | minor;
}

#endif
