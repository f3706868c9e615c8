/* SPDX-License-Identifier: MIT */
/* Lists the keys of a platform's machine: what software finds on a real one besides the uncore. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

enum { COUNT_MAX = 256, LEVEL_MAX = 4, WAYS_MAX = 1024, CACHE_LINE = 64, HERTZ_MAX = 1000000000, TIMES_MAX = 1000000 };

#define FLOW_MAX UINT64_C(1000000000000)

static const struct key cache_keys[] = {
	{ .name = "level", REQUIRED, NUMBER(cache, level), RANGE(1, LEVEL_MAX),
	  .help = "1 is next to the core" },
	{ .name = "type", WORD(cache, type), WORDS(cache_type_words), .fallback = UNCORE_CACHE_UNIFIED,
	  .help = "what it holds; both where left out" },
	{ .name = "size", REQUIRED, NUMBER(cache, size), RANGE(1, UINT32_MAX),
	  .help = "bytes; of a package's cache, the bytes that each core adds" },
	{ .name = "ways", REQUIRED, NUMBER(cache, ways), RANGE(1, WAYS_MAX),
	  .help = "associativity" },
	{ .name = "line", NUMBER(cache, line), RANGE(16, 1024), .fallback = CACHE_LINE,
	  .help = "bytes of a line; 64 where left out" },
	{ .name = "scope", WORD(cache, scope), WORDS(scope_words), .fallback = UNCORE_SCOPE_CPU,
	  .help = "package: its cores share it; cpu: a core has its own; cpu where left out" },
	{ .name = "source", SOURCE(cache, source), .help = "citations; the machine's where left out" },
};

static const struct keys cache_kind = {
	.kind = "cache", .article = "a cache", .help = "A cache of the processor.",
	KEYS(cache_keys), .size = sizeof(struct cache),
};

static const struct key msr_keys[] = {
	{ .name = "msr", AS_HEX, REQUIRED, NUMBER(core_msr, number), RANGE(0, UINT32_MAX),
	  .help = "its number" },
	{ .name = "count", NUMBER(core_msr, count), RANGE(1, COUNT_MAX), .fallback = 1,
	  .help = "how many MSRs have consecutive numbers" },
	{ .name = "kind", WORD(core_msr, kind), WORDS(core_msr_words),
	  .fallback = UNCORE_CORE_MSR_STORAGE,
	  .help = "what it does; storage where left out" },
	{ .name = "scope", WORD(core_msr, scope), WORDS(scope_words), .fallback = UNCORE_SCOPE_CPU,
	  .help = "package: one for each package; cpu: one for each logical CPU; cpu where left out" },
	{ .name = "value", AS_HEX, NUMBER(core_msr, value), .max = UINT64_MAX,
	  .help = "value at the start; 0 where left out" },
	{ .name = "source", SOURCE(core_msr, source),
	  .help = "citations; the machine's where left out" },
	{ .name = "text", STRING(core_msr, text), .help = "one sentence of our own" },
};

static const struct keys msr_kind = {
	.kind = "core_msr", .article = "an MSR of the cores", .help = "MSRs that belong to no box.", KEYS(msr_keys),
	.size = sizeof(struct core_msr),
};

static const struct key function_keys[] = {
	{ .name = "device", REQUIRED, NUMBER(root_function, device), RANGE(0, 31),
	  .help = "PCI device" },
	{ .name = "function", REQUIRED, NUMBER(root_function, function), RANGE(0, 7),
	  .help = "PCI function" },
	{ .name = "device_id", AS_HEX, REQUIRED, NUMBER(root_function, device_id), RANGE(1, 0xffff),
	  .help = "PCI device ID" },
	{ .name = "class", AS_HEX, NUMBER(root_function, class_id), RANGE(1, 0xffff),
	  .fallback = CLASS_SYSTEM_PERIPHERAL,
	  .help = "PCI class and subclass; 0x0880, a system peripheral, where left out" },
	{ .name = "bus_numbers", AS_HEX, NUMBER(root_function, bus_numbers), RANGE(0x40, 0xffc),
	  .help = "offset of the register that holds this bus in bits 7:0 and the uncore's bus in bits 15:8" },
	{ .name = "source", SOURCE(root_function, source),
	  .help = "citations; the machine's where left out" },
};

static const struct keys root_function_kind = {
	.kind = "root_function", .article = "a PCI function of the first bus",
	.help = "A PCI function on the first bus of a socket.",
	KEYS(function_keys), .size = sizeof(struct root_function),
};

static const struct key flow_keys[] = {
	{ .name = "id", REQUIRED, ID(flow, id), .help = "its name in \"traffic\"" },
	{ .name = "rate", REQUIRED, NUMBER(flow, rate), RANGE(0, FLOW_MAX), .help = "how many a second; 0: none" },
	{ .name = "of", WORD(flow, of), WORDS(flow_words), .fallback = UNCORE_FLOW_OWN,
	  .help = "whose it is; own where left out" },
	{ .name = "text", REQUIRED, STRING(flow, text), .help = "one sentence of our own: what is counted" },
};

static const struct keys flow_kind = {
	.kind = "flow", .article = "a flow",
	.help = "What happens on each socket of the example machine. It is an example and no fact.",
	KEYS(flow_keys), .size = sizeof(struct flow),
};

static const struct key machine_clock_keys[] = {
	{ .name = "name", REQUIRED, STRING(machine_clock, name),
	  .help = "a box, or one of its groups of counters: \"box.group\"" },
	{ .name = "hertz", REQUIRED, NUMBER(machine_clock, hertz), RANGE(1, UINT32_MAX),
	  .help = "cycles a second on the example machine" },
	{ .name = "source", SOURCE(machine_clock, source),
	  .help = "citations for what a real machine has; none where it is only an example" },
};

static const struct keys machine_clock_kind = {
	.kind = "machine_clock", .article = "a clock of the machine",
	.help = "A clock of the example machine, where no source gives a rate that never changes.",
	KEYS(machine_clock_keys), .size = sizeof(struct machine_clock),
};

static const struct key traffic_keys[] = {
	{ .name = "name", REQUIRED, STRING(machine_traffic, name),
	  .help = "an event expression, or a box: all of its events that no other entry names" },
	{ .name = "flows", REQUIRED, STRINGS(machine_traffic, flows),
	  .help = "the flows that it counts, together; none: it never happens" },
	{ .name = "times", NUMBER(machine_traffic, times), RANGE(1, TIMES_MAX), .fallback = 1,
	  .help = "how often it counts each; 1 where left out" },
	{ .name = "over", NUMBER(machine_traffic, over), RANGE(1, TIMES_MAX), .fallback = 1,
	  .help = "it counts one of so many; 1 where left out" },
};

static const struct keys traffic_kind = {
	.kind = "traffic", .article = "traffic of the machine",
	.help = "How often an event happens on a socket of the example machine.",
	KEYS(traffic_keys), .size = sizeof(struct machine_traffic),
};

static const struct key setting_keys[] = {
	{ .name = "name", REQUIRED, STRING(machine_setting, name), .help = "box.register.field" },
	{ .name = "value", NUMBER(machine_setting, value), HAS_AT(machine_setting, has_value), .max = UINT64_MAX,
	  .help = "what the field holds at the start" },
	{ .name = "clock", STRING(machine_setting, clock),
	  .help = "in place of a value: a box, or \"box.group\", whose clock the field shows in its unit" },
	{ .name = "source", SOURCE(machine_setting, source),
	  .help = "citations for what a real machine has; none where it is only an example" },
};

static const struct keys machine_setting_kind = {
	.kind = "machine_setting", .article = "a setting of the machine",
	.help = "What a field holds at the start on the example machine, where that differs from part to part.",
	KEYS(setting_keys), .size = sizeof(struct machine_setting),
};

static const struct key machine_key_table[] = {
	{ .name = "stepping", NUMBER(machine, stepping), RANGE(0, 15),
	  .help = "stepping of a real processor" },
	{ .name = "revision", NUMBER(machine, revision), RANGE(0, 0xff),
	  .help = "revision of its PCI functions" },
	{ .name = "bus_hertz", NUMBER(machine, bus_hertz), RANGE(1, HERTZ_MAX),
	  .help = "the clock that ratios multiply, in cycles per second" },
	{ .name = "uncore_bus", NUMBER(machine, uncore_bus), RANGE(1, 127),
	  .help = "the PCI bus of the first socket's uncore devices, where there are one or two sockets" },
	{ .name = "flags", DISTINCT_STRINGS(machine, flags),
	  .help = "what the processor can do, as Linux's /proc/cpuinfo names it" },
	{ .name = "caches", ON_LINES, LIST(machine, caches, cache_count),
	  .element = &cache_kind,
	  .help = "its caches" },
	{ .name = "msrs", ON_LINES, LIST(machine, msrs, msr_count), .element = &msr_kind,
	  .help = "the MSRs that belong to no box; others fault" },
	{ .name = "functions", ON_LINES, LIST(machine, functions, function_count),
	  .element = &root_function_kind,
	  .help = "PCI functions on the first bus of a socket" },
	{ .name = "flows", ON_LINES, LIST(machine, flows, flow_count), .element = &flow_kind,
	  .help = "what happens on an example of such a machine; the simulator shows it unless told otherwise" },
	{ .name = "clocks", ON_LINES, LIST(machine, clocks, clock_count), .element = &machine_clock_kind,
	  .help = "the clocks of the example machine" },
	{ .name = "settings", ON_LINES, LIST(machine, settings, setting_count), .element = &machine_setting_kind,
	  .help = "what fields hold at the start, where that differs from part to part" },
	{ .name = "traffic", ON_LINES, LIST(machine, traffic, traffic_count), .element = &traffic_kind,
	  .help = "which events count the flows; the first entry that names an event holds" },
	{ .name = "source", REQUIRED, SOURCE(machine, source), .help = "citations" },
	{ .name = "text", STRING(machine, text), .help = "one sentence of our own" },
};

const struct keys machine_keys = {
	.kind = "machine", .article = "a machine",
	.help = "What software finds on a real machine besides the uncore; the simulator shows it.",
	KEYS(machine_key_table), .size = sizeof(struct machine),
};
