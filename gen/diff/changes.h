/* SPDX-License-Identifier: MIT */
/* Lists every change that diff distinguishes. Reports, the manual and the tests take the names from this list. */
#ifndef GEN_DIFF_CHANGES_H
#define GEN_DIFF_CHANGES_H

/* X(id, name, what it means for a user, the semver step that follows) */
#define CHANGE_CLASSES(X) \
	X(BREAKING, "breaking", \
	  "a generated symbol or a documented name is removed, changes its type, or accepts less", "major") \
	X(BEHAVIOUR, "behaviour", "the same symbols behave differently", "minor") \
	X(ADDITION, "addition", "something new; everything old is unchanged", "minor") \
	X(TEXT, "text", "only texts for people differ", "patch")

enum change_class {
#define CLASS_ID_(id, name, meaning, step) CLASS_##id,
	CHANGE_CLASSES(CLASS_ID_)
#undef CLASS_ID_
		CLASS_COUNT
};

/* X(id, name, class, what has happened) */
#define CHANGES(X) \
	X(PLATFORM_ADDED, "platform-added", ADDITION, "A platform is new.") \
	X(PLATFORM_REMOVED, "platform-removed", BREAKING, "A platform is gone, and every symbol of it.") \
	X(PLATFORM_RENAMED, "platform-renamed", BREAKING, "A platform has another id, and so have all its symbols.") \
	X(CPUID_ADDED, "cpuid-added", ADDITION, "A platform has one more processor signature.") \
	X(CPUID_REMOVED, "cpuid-removed", BREAKING, \
	  "A processor signature is gone: such a processor is no longer recognized.") \
	X(CPUID_STEPPINGS, "cpuid-steppings", BEHAVIOUR, "A processor signature covers other steppings.") \
	X(CPUID_CACHE, "cpuid-cache", BEHAVIOUR, \
	  "A processor signature demands a cache of another level, or no longer demands one.") \
	X(CPUID_VARIANT, "cpuid-variant", BEHAVIOUR, \
	  "A processor signature belongs to another variant of its platform.") \
	X(VARIANT_ADDED, "variant-added", ADDITION, "A platform has one more variant.") \
	X(VARIANT_REMOVED, "variant-removed", BREAKING, "A variant of a platform is gone, or has another id.") \
	X(PLATFORM_SIZE, "platform-size", BEHAVIOUR, "The largest part has another number of cores or threads.") \
	X(MAPPING_ADDED, "bus-mapping-added", ADDITION, "A platform says how PCI buses belong to sockets.") \
	X(MAPPING_REMOVED, "bus-mapping-removed", BREAKING, \
	  "A platform no longer says how PCI buses belong to sockets.") \
	X(MAPPING_CHANGED, "bus-mapping-changed", BEHAVIOUR, "PCI buses are matched to sockets in another way.") \
	X(MACHINE, "machine-changed", BEHAVIOUR, \
	  "What a machine shows besides the uncore differs; the simulator shows it.") \
	X(BOX_ADDED, "box-added", ADDITION, "A box is new.") \
	X(BOX_REMOVED, "box-removed", BREAKING, "A box is gone, and every symbol of it.") \
	X(BOX_RENAMED, "box-renamed", BREAKING, "A box has another id, and so have all its symbols.") \
	X(BOX_SCOPE, "box-scope", BEHAVIOUR, "A box belongs to a package instead of a CPU, or the reverse.") \
	X(BOX_PRESENCE, "box-presence", BEHAVIOUR, "Another rule decides which instances of a box a part has.") \
	X(INSTANCES_MORE, "instances-more", ADDITION, "A box has more instances.") \
	X(INSTANCES_FEWER, "instances-fewer", BREAKING, "A box has fewer instances.") \
	X(INSTANCES_RENAMED, "instances-renamed", BREAKING, "Instances of a box have other names.") \
	X(FUNCTION_ADDED, "function-added", ADDITION, "A box has one more PCI function.") \
	X(FUNCTION_REMOVED, "function-removed", BREAKING, "A PCI function is gone, and its device ID's symbol.") \
	X(FUNCTION_RENAMED, "function-renamed", BREAKING, "A PCI function has another id.") \
	X(FUNCTION_MOVED, "function-moved", BEHAVIOUR, "A PCI function has another device or function number.") \
	X(FUNCTION_DEVICE_ID, "function-device-id", BEHAVIOUR, "A PCI function is found by another device ID.") \
	X(FUNCTION_SHARED, "function-shared", BEHAVIOUR, "Instances may, or may no longer, share a PCI function.") \
	X(WINDOW_ADDED, "window-added", ADDITION, "A box has one more window of memory.") \
	X(WINDOW_REMOVED, "window-removed", BREAKING, \
	  "A window of memory is gone or has another id, and so have its symbols.") \
	X(WINDOW_CHANGED, "window-changed", BEHAVIOUR, \
	  "A window of memory has another size, or its address is made of other fields, bits or offsets.") \
	X(FOUND_CHANGED, "found-changed", BEHAVIOUR, \
	  "A box is in the machine's table of units under another type, or more or less of that is believed.") \
	X(REGISTER_ADDED, "register-added", ADDITION, "A register is new.") \
	X(REGISTER_REMOVED, "register-removed", BREAKING, "A register is gone: its type, its accessors, its address.") \
	X(REGISTER_RENAMED, "register-renamed", BREAKING, "A register has another id, and so have its symbols.") \
	X(REGISTER_ADDRESS, "register-address", BEHAVIOUR, "A register has another address.") \
	X(REGISTER_HALVES, "register-halves", BEHAVIOUR, "The halves of a register are written in another order.") \
	X(REGISTER_SPACE, "register-space", BREAKING, \
	  "A register moves between MSRs, PCI space, memory and units that are found: its address has another type.") \
	X(REGISTER_FOUND, "register-found", ADDITION, "A register whose address was unknown has one.") \
	X(REGISTER_LOST, "register-lost", BREAKING, "A register's address is no longer known: no symbol gives it.") \
	X(REGISTER_WIDTH, "register-width", BREAKING, "A register has another width: its C type changes.") \
	X(REGISTER_ARRAY, "register-array", BREAKING, \
	  "A register becomes an array or no longer is one: its address takes other arguments.") \
	X(ELEMENTS_MORE, "elements-more", ADDITION, "An array of registers has more elements.") \
	X(ELEMENTS_FEWER, "elements-fewer", BREAKING, "An array of registers has fewer elements.") \
	X(LAYOUT_RENAMED, "layout-renamed", TEXT, "A layout has another id; no symbol has it.") \
	X(FIELD_ADDED, "field-added", ADDITION, "A field is new.") \
	X(FIELD_REMOVED, "field-removed", BREAKING, "A field is gone: its masks and accessors.") \
	X(FIELD_RENAMED, "field-renamed", BREAKING, "A field has another id, and so have its symbols.") \
	X(FIELD_MOVED, "field-moved", BEHAVIOUR, "A field of the same width is at other bits.") \
	X(FIELD_NARROWED, "field-narrowed", BREAKING, "A field has fewer bits: some values no longer fit.") \
	X(FIELD_WIDENED, "field-widened", BEHAVIOUR, "A field has more bits.") \
	X(ACCESS_NARROWED, "access-narrowed", BREAKING, "A field loses an accessor.") \
	X(ACCESS_WIDENED, "access-widened", ADDITION, "A field gains an accessor.") \
	X(ACCESS_CHANGED, "access-changed", BEHAVIOUR, \
	  "The hardware treats a field in another way; its accessors stay.") \
	X(ELSEWHERE_GAINED, "elsewhere-gained", BREAKING, \
	  "Only another document names the item now: it is no longer written.") \
	X(ELSEWHERE_LOST, "elsewhere-lost", ADDITION, "The platform's own document names the item now.") \
	X(FIELD_RESET, "field-reset", BEHAVIOUR, \
	  "The value after reset differs, and so does the value that writes start from.") \
	X(FIELD_DEFAULT, "field-default", BEHAVIOUR, "A field has another default in the control value of events.") \
	X(WRITE_RULE, "write-rule", BEHAVIOUR, "Reserved or undocumented bits are written in another way.") \
	X(RESERVED_ACCESS, "reserved-access", BEHAVIOUR, "Reserved bits have another access.") \
	X(FIELD_ROLE, "field-role", BEHAVIOUR, "A field means something else to software.") \
	X(FIELD_NEEDS, "field-needs", BEHAVIOUR, "A field depends on another one to work.") \
	X(FIELD_BY, "field-by", BEHAVIOUR, "Another field decides what a field's values mean.") \
	X(FIELD_FLAGS, "field-flags", BEHAVIOUR, "Values of a field may, or may no longer, be OR-ed.") \
	X(FIELD_UNIT, "field-unit", BEHAVIOUR, "A value of a field stands for another amount.") \
	X(FIELD_PART, "field-part", BEHAVIOUR, "A field is a part of another one, or no longer is.") \
	X(VALUE_ADDED, "value-added", ADDITION, "A value of a field has a name.") \
	X(VALUE_REMOVED, "value-removed", BREAKING, "An enumerator is gone.") \
	X(VALUE_RENAMED, "value-renamed", BREAKING, "An enumerator has another name.") \
	X(VALUE_CHANGED, "value-changed", BEHAVIOUR, "An enumerator has another value or another mask.") \
	X(VALUE_CLOCK, "value-clock", BEHAVIOUR, "A value of a field stands for another clock, or for none.") \
	X(GROUP_ADDED, "group-added", ADDITION, "A box has one more group of counters.") \
	X(GROUP_REMOVED, "group-removed", BREAKING, "A group of counters is gone.") \
	X(GROUP_RENAMED, "group-renamed", BREAKING, "A group of counters has another id.") \
	X(GROUP_KIND, "group-kind", BEHAVIOUR, "Counters are of another kind.") \
	X(GROUP_REGISTERS, "group-registers", BEHAVIOUR, "Counters have other control or data registers.") \
	X(GROUP_COUNTS, "group-counts", BEHAVIOUR, "A fixed or free-running counter counts something else.") \
	X(GROUP_ENABLE, "group-enable", BEHAVIOUR, "Something else enables the counters.") \
	X(GROUP_MATCH, "group-match", BEHAVIOUR, "The fields of a control register choose in another way.") \
	X(GROUP_SELECT_BIT, "group-select-bit", BEHAVIOUR, "Commands to the counters in use name them by other bits.") \
	X(GROUP_RDPMC, "group-rdpmc", BEHAVIOUR, \
	  "RDPMC reads the counters by other numbers, starts to read them, or no longer reads them.") \
	X(COUNTER_NARROWED, "counter-narrowed", BREAKING, "Counters wrap sooner.") \
	X(COUNTER_WIDENED, "counter-widened", BEHAVIOUR, "Counters wrap later.") \
	X(COUNTER_WRITE_WIDTH, "counter-write-width", BEHAVIOUR, "A write to a counter sets another number of bits.") \
	X(COUNTER_WORTH, "counter-worth", BEHAVIOUR, "A count of a free-running counter is another amount.") \
	X(COUNTER_INCREMENT, "counter-increment", BEHAVIOUR, "The largest increment of a counter in a cycle differs.") \
	X(OVERFLOW_REPORT, "overflow-report", BEHAVIOUR, "Another bit reports a wrapped counter.") \
	X(OVERFLOW_FREEZE, "overflow-freeze", BEHAVIOUR, \
	  "A wrapped counter starts to freeze others, no longer freezes them, or freezes other ones.") \
	X(PROCEDURE_ADDED, "procedure-added", BEHAVIOUR, "A stage of a session that did nothing has steps now.") \
	X(PROCEDURE_REMOVED, "procedure-removed", BEHAVIOUR, "A stage of a session no longer does anything.") \
	X(PROCEDURE_CHANGED, "procedure-changed", BEHAVIOUR, "A stage of a session has other steps.") \
	X(CATEGORY_ADDED, "category-added", ADDITION, "Events have one more category.") \
	X(CATEGORY_REMOVED, "category-removed", BREAKING, "A category of events is gone.") \
	X(CATEGORY_RENAMED, "category-renamed", BREAKING, "A category of events has another id.") \
	X(CATEGORY_OF, "category-of", TEXT, "An event or metric belongs to another category.") \
	X(EVENT_ADDED, "event-added", ADDITION, "An event is new.") \
	X(EVENT_REMOVED, "event-removed", BREAKING, "An event is gone: its name and its constants.") \
	X(EVENT_RENAMED, "event-renamed", BREAKING, "An event has another name, and so have its constants.") \
	X(EVENT_CODE, "event-code", BEHAVIOUR, "An event is selected by another code, or by other fields.") \
	X(EVENT_DEFAULTS, "event-defaults", BEHAVIOUR, "An event has other defaults.") \
	X(EVENT_VARIANTS, "event-variants", BEHAVIOUR, "Other variants of the platform count an event or umask.") \
	X(EVENT_DIFFERS, "event-differs", BEHAVIOUR, \
	  "An event or umask means something else on other variants than before.") \
	X(EVENT_GROUP, "event-group", BEHAVIOUR, "Another group of counters counts an event.") \
	X(EVENT_COUNTERS, "event-counters", BEHAVIOUR, "Other counters can count an event or umask.") \
	X(EVENT_INCREMENT, "event-increment", BEHAVIOUR, \
	  "The largest increment of an event or umask in a cycle differs.") \
	X(EVENT_FILTERS, "event-filters", BEHAVIOUR, "An event or umask needs other filters.") \
	X(EVENT_SUBCOUNTER, "event-subcounter", BEHAVIOUR, "An event starts or stops adding the level of a queue.") \
	X(EVENT_COMPANION, "event-companion", BEHAVIOUR, "An event counts through another counter.") \
	X(EVENT_THRESHOLD, "event-threshold", BEHAVIOUR, "An event needs a threshold, or no longer needs one.") \
	X(EVENT_CLOCK, "event-clock", BEHAVIOUR, \
	  "An event or umask starts or stops counting its box's clock, or that clock has another rate.") \
	X(EVENT_SCALE, "event-scale", BEHAVIOUR, "A count of an event or umask stands for something else.") \
	X(EVENT_ALIAS, "event-alias", TEXT, "An event or umask has the encoding of another one on purpose.") \
	X(EVENT_SAME, "event-same", BEHAVIOUR, \
	  "An event may be counted in place of another one that counts the same, or no longer.") \
	X(UMASK_REQUIRED, "umask-required", BREAKING, "An event can no longer be counted without a umask.") \
	X(UMASK_OPTIONAL, "umask-optional", ADDITION, "An event can be counted without a umask.") \
	X(UMASK_ADDED, "umask-added", ADDITION, "A umask is new.") \
	X(UMASK_REMOVED, "umask-removed", BREAKING, "A umask is gone.") \
	X(UMASK_RENAMED, "umask-renamed", BREAKING, "A umask has another name.") \
	X(UMASK_CODE, "umask-code", BEHAVIOUR, "A umask has another value, or sets other fields.") \
	X(UMASK_ALONE, "umask-alone", BREAKING, "A umask may no longer be OR-ed with others.") \
	X(UMASK_COMBINES, "umask-combines", ADDITION, "A umask may be OR-ed with others.") \
	X(UMASK_NARROWS, "umask-narrows", BREAKING, "A umask can no longer be counted without another one.") \
	X(UMASK_STANDS, "umask-stands", ADDITION, "A umask can be counted without another one.") \
	X(UMASK_DEPRECATED, "umask-deprecated", TEXT, "A umask is deprecated, or no longer.") \
	X(UMASK_PARTS, "umask-parts", BEHAVIOUR, "A umask is the OR of other umasks than before.") \
	X(UNPROGRAMMABLE, "unprogrammable", BREAKING, "An event or umask can no longer be programmed.") \
	X(PROGRAMMABLE, "programmable", ADDITION, "An event or umask can be programmed.") \
	X(METRIC_ADDED, "metric-added", ADDITION, "A metric is new.") \
	X(METRIC_REMOVED, "metric-removed", BREAKING, "A metric is gone.") \
	X(METRIC_RENAMED, "metric-renamed", BREAKING, "A metric has another name.") \
	X(METRIC_BOX, "metric-box", BREAKING, "A metric belongs to another box, so its path differs.") \
	X(METRIC_FORMULA, "metric-formula", BEHAVIOUR, "A metric is computed in another way.") \
	X(METRIC_UNIT, "metric-unit", BEHAVIOUR, "A metric has another unit.") \
	X(METRIC_BOUNDS, "metric-bounds", BEHAVIOUR, "The bounds of a metric's valid results differ.") \
	X(METRIC_PASSES, "metric-passes", BEHAVIOUR, "A metric takes another number of measurements.") \
	X(METRIC_PARAMETERS, "metric-parameters", BREAKING, "A metric takes other parameters.") \
	X(METRIC_UNCOMPUTABLE, "metric-uncomputable", BREAKING, "A metric can no longer be computed.") \
	X(METRIC_COMPUTABLE, "metric-computable", ADDITION, "A metric can be computed.") \
	X(METRIC_CLOCKS, "metric-clocks", BEHAVIOUR, \
	  "Metrics use other clocks, or other events that count the cycles of a clock.") \
	X(PERF_WORDS, "perf-words", BEHAVIOUR, \
	  "perf names the events of a box differently, or counts other instances.") \
	X(LIKWID_WORDS, "likwid-words", BEHAVIOUR, \
	  "LIKWID names the counters or options of a box differently, or has others.") \
	X(EVENT_UNITS, "event-units", BEHAVIOUR, "Metrics use another unit for an event.") \
	X(NAME_CHANGED, "name-changed", BREAKING, \
	  "The manual's name of a register, field or value differs: the old name no longer finds it.") \
	X(LIBPFM4_DEFAULT, "libpfm4-default", BEHAVIOUR, "libpfm4's words mean another umask where they name none.") \
	X(ALIAS_ADDED, "alias-added", ADDITION, "An item has one more alias.") \
	X(ALIAS_REMOVED, "alias-removed", BREAKING, "An alias of an item is gone.") \
	X(TITLE_CHANGED, "title-changed", TEXT, "A title differs.") \
	X(LINEAGE_CHANGED, "lineage-changed", TEXT, "The year of a platform or the predecessors of a box differ.") \
	X(TEXT_CHANGED, "text-changed", TEXT, "A description differs.") \
	X(SOURCE_CHANGED, "source-changed", TEXT, "The citations differ.") \
	X(EVIDENCE_CHANGED, "evidence-changed", TEXT, "A fact is supported better or worse.") \
	X(SYMBOLS_ADDED, "symbols-added", ADDITION, \
	  "Generated symbols are new that no other line names; they follow from several changes.") \
	X(SYMBOLS_REMOVED, "symbols-removed", BREAKING, \
	  "Generated symbols are gone that no other line names; they follow from several changes.") \
	X(SYMBOLS_RETYPED, "symbols-retyped", BREAKING, \
	  "Generated functions or macros take other arguments, or generated types have other members.") \
	X(SYMBOLS_DIFFER, "symbols-differ", BEHAVIOUR, \
	  "Generated constants or functions have other values because of other changes.") \
	X(NOTE_ADDED, "note-added", TEXT, "A note is new.") \
	X(NOTE_REMOVED, "note-removed", TEXT, "A note is gone.") \
	X(NOTE_RENAMED, "note-renamed", TEXT, "A note has another id.") \
	X(ERRATUM_ADDED, "erratum-added", BEHAVIOUR, "An erratum is new: some counts are not what they seemed.") \
	X(ERRATUM_REMOVED, "erratum-removed", BEHAVIOUR, "An erratum is gone.") \
	X(ERRATUM_RENAMED, "erratum-renamed", TEXT, "An erratum has another id.") \
	X(ERRATUM_ABOUT, "erratum-about", BEHAVIOUR, "An erratum is about other items.") \
	X(ERRATUM_EFFECT, "erratum-effect", BEHAVIOUR, \
	  "An erratum does something else to the count, or sessions meet it, or no longer.") \
	X(ERRATUM_WHERE, "erratum-where", BEHAVIOUR, "Other steppings or variants have an erratum.") \
	X(ERRATUM_INSTEAD, "erratum-instead", BEHAVIOUR, \
	  "Something else is counted in place of what an erratum spoils.") \
	X(STAT_GROUP_ADDED, "stat-group-added", ADDITION, "A group, which stat -g counts, is new.") \
	X(STAT_GROUP_REMOVED, "stat-group-removed", BREAKING, "A group is gone.") \
	X(STAT_GROUP_RENAMED, "stat-group-renamed", BREAKING, "A group has another name.") \
	X(STAT_GROUP_ITEMS, "stat-group-items", BEHAVIOUR, "A group has other metrics or events.") \
	X(STAT_GROUP_SETTINGS, "stat-group-settings", BEHAVIOUR, "A group shows other settings beside its values.") \
	X(STAT_GROUP_LIMIT, "stat-group-limit", BEHAVIOUR, "A group judges its values by another limit.") \
	X(STAT_GROUP_BY, "stat-group-by", BEHAVIOUR, "The values of a group have other lines.") \
	X(DOCUMENT_ADDED, "document-added", TEXT, "A document is new.") \
	X(DOCUMENT_REMOVED, "document-removed", TEXT, "A document is gone.") \
	X(DOCUMENT_RENAMED, "document-renamed", TEXT, "A document has another id.") \
	X(DOCUMENT_CHANGED, "document-changed", TEXT, \
	  "A document has another title, edition, publisher, date, kind or address.") \
	X(DISPUTE_ADDED, "dispute-added", TEXT, "A dispute is new.") \
	X(DISPUTE_REMOVED, "dispute-removed", TEXT, "A dispute is gone.") \
	X(DISPUTE_RENAMED, "dispute-renamed", TEXT, "A dispute has another id.") \
	X(DISPUTE_CHANGED, "dispute-changed", TEXT, "A dispute has other claims, another verdict or other items.") \
	X(SYNONYM_ADDED, "synonym-added", TEXT, "Searches take words for each other.") \
	X(SYNONYM_REMOVED, "synonym-removed", TEXT, "Searches no longer take words for each other.") \
	X(SYNONYM_RENAMED, "synonym-renamed", TEXT, "A set of synonyms has another id.") \
	X(SYNONYM_CHANGED, "synonym-changed", TEXT, "A set of synonyms has other words, or another kind.")

enum change_id {
#define CHANGE_ID_(id, name, klass, text) CHANGE_##id,
	CHANGES(CHANGE_ID_)
#undef CHANGE_ID_
		CHANGE_COUNT
};

const char *change_name(enum change_id id);
/* The change with this name, which there must be. */
enum change_id change_named(const char *name);
const char *change_text(enum change_id id);
enum change_class change_class(enum change_id id);
const char *class_name(enum change_class of);
const char *class_meaning(enum change_class of);
/* major, minor or patch */
const char *class_step(enum change_class of);

#endif
