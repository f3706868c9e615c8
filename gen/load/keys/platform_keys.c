/* SPDX-License-Identifier: MIT */
/* Lists the keys of platform files: signatures, variants, the boxes, how PCI buses are matched to sockets. */
#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"

/* Tables are read by column, not by statement. */
/* clang-format off */

enum { CACHE_LEVEL_MAX = 7 };

static const struct key cpuid_keys[] = {
	{ .name = "family", REQUIRED, NUMBER(cpuid, family), RANGE(0, 0x10e),
	  .help = "display family" },
	{ .name = "model", REQUIRED, NUMBER(cpuid, model), RANGE(0, 0xff), .help = "display model" },
	{ .name = "stepping", BY_CODE, ONE_OR_NUMBERS(cpuid, steppings), .max = 15,
	  .help = "one stepping, or the first and the last; all where left out" },
	{ .name = "variant", STRING(cpuid, variant_id),
	  HEADER_FACT("variant", "cpuid-variant", 2),
	  .help = "the variant of the platform that it identifies" },
	{ .name = "cache_level", NUMBER(cpuid, cache_level), RANGE(1, CACHE_LEVEL_MAX),
	  FACT("cache level", "cpuid-cache", 1),
	  .help = "only those whose CPUID leaf 4 reports a cache of this level" },
	{ .name = "source", REQUIRED, SOURCE(cpuid, source),
	  HEADER_FACT("source", "source-changed", 0),
	  .help = "citations" },
};

const struct keys cpuid_kind = {
	.kind = "cpuid", .article = "a CPUID signature", .help = "A processor signature of the platform.",
	KEYS(cpuid_keys),
	.size = sizeof(struct cpuid),
};

static const struct key variant_keys[] = {
	{ .name = "id", REQUIRED, ID(variant, id), .help = "the name that signatures and events use" },
	{ .name = "title", REQUIRED, STRING(variant, title), .help = "the name for people" },
	{ .name = "text", STRING(variant, text), .help = "one sentence of our own" },
	{ .name = "source", REQUIRED, SOURCE(variant, source), .help = "citations" },
};

static const struct keys variant_kind = {
	.kind = "variant", .article = "a variant",
	.help = "Processors of a platform that differ in what their events mean.",
	KEYS(variant_keys), .size = sizeof(struct variant),
};

static const struct key socket_keys[] = {
	{ .name = "method", REQUIRED, WORD(socket_map, method), WORDS(socket_method_words),
	  FACT_WAYS("bus mapping", "bus-mapping-added", "bus-mapping-removed", "bus-mapping-changed", 1),
	  .help = "how the socket is found" },
	{ .name = "node", BY_CODE, PATH(socket_map, id_path),
	  .help = "box.register.field of the node ID, or of the bus number" },
	{ .name = "buses", DISTINCT_STRINGS(socket_map, bus_paths),
	  .help = "fields of the same register that hold further bus numbers: 1, 2 and so on of a function's bus" },
	{ .name = "valid", BY_CODE, PATH(socket_map, valid_path),
	  .help = "the field of the same register that is 1 where the bus numbers hold" },
	{ .name = "map", BY_CODE, PATH(socket_map, map_path),
	  .help = "box.register whose node_map fields list the packages" },
	{ .name = "limit", NUMBER(socket_map, limit), RANGE(1, 0xffff),
	  FACT("bus mapping: limit", "bus-mapping-changed", 1),
	  .help = "how many nodes it can distinguish" },
	{ .name = "others", WORD(socket_map, others), WORDS(bus_others_words),
	  .help = "which socket a bus belongs to that does not say so itself; none where left out" },
	{ .name = "source", REQUIRED, SOURCE(socket_map, source), .help = "citations" },
	{ .name = "text", STRING(socket_map, text),
	  FACT("bus mapping: text", "text-changed", 0),
	  .help = "one sentence of our own" },
};

const struct keys socket_kind = {
	.kind = "bus_to_socket", .article = "the bus-to-socket mapping",
	.help = "How PCI buses are matched to sockets.",
	KEYS(socket_keys), .size = sizeof(struct socket_map),
};

static const struct key platform_key_table[] = {
	FILE_KEYS,
	{ .name = "platform", REQUIRED, ID(platform, id),
	  .help = "C name of the platform, and its folder's" },
	LIKE_KEYS(platform, "a platform"),
	{ .name = "title", REQUIRED, STRING(platform, title),
	  HEADER_FACT("title", "title-changed", 2),
	  .help = "the name for people" },
	{ .name = "year", NUMBER(platform, year), RANGE(1990, 2100),
	  FACT("year", "lineage-changed", 0),
	  .help = "when the first of them was sold; platforms are listed by it, the newest first" },
	{ .name = "source", REQUIRED, SOURCE(platform, source),
	  HEADER_FACT("source", "source-changed", 0),
	  .help = "citations; the first is its own manual" },
	{ .name = "text", STRING(platform, text),
	  HEADER_FACT("text", "text-changed", 4),
	  .help = "one sentence of our own" },
	{ .name = "cpuid", BY_CODE, REQUIRED, LIST(platform, cpuids, cpuid_count),
	  .element = &cpuid_kind, .help = "its signatures" },
	{ .name = "variants", ON_LINES, LIST(platform, variants, variant_count),
	  .element = &variant_kind, .help = "processors that differ in what their events mean" },
	{ .name = "unknown_to", DISTINCT_STRINGS(platform, unknown_to), EACH,
	  FACT("tools that do not know it", "alias-removed", 0),
	  .help = "tools whose names of events, umasks and metrics are not inherited, because they do not know it" },
	{ .name = "cores", NUMBER(platform, cores), RANGE(1, UNCORE_CORES_MAX),
	  FACT("cores", "platform-size", 0),
	  .help = "cores of the largest package" },
	{ .name = "threads", NUMBER(platform, threads), RANGE(1, UNCORE_THREADS_MAX),
	  FACT("threads", "platform-size", 0),
	  .help = "logical CPUs of a core" },
	PHRASE_KEY(platform, "umasks of all boxes"),
	{ .name = "boxes", BY_CODE, REQUIRED, DISTINCT_STRINGS(platform, box_ids),
	  .help = "its boxes, in the order people list them" },
	{ .name = "bus_to_socket", BY_CODE, OPTIONAL_OBJECT(platform, sockets), .element = &socket_kind,
	  .help = "how PCI buses are matched to sockets" },
	{ .name = "machine", ON_LINES, OPTIONAL_OBJECT(platform, machine), .element = &machine_keys,
	  .help = "what software finds on a real machine besides the uncore" },
	{ .name = "procedures", BY_CODE, MAP(platform, procedures, procedure_count),
	  .element = &procedure_kind, .help = "steps for the whole package" },
	{ .name = "notes", ON_LINES, LIST(platform, remarks, remark_count), .element = &remark_kind,
	  .help = "restrictions, traps" },
};

const struct keys platform_keys = {
	.kind = "platform", .article = "a platform file", .help = "A processor: its signatures, boxes and bus mapping.",
	KEYS(platform_key_table), .size = sizeof(struct platform),
};
