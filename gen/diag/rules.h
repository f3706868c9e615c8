/* SPDX-License-Identifier: MIT */
/* Lists every rule of a spec. Diagnostics, the manual and the tests take the names from this list. */
#ifndef GEN_DIAG_RULES_H
#define GEN_DIAG_RULES_H

/* X(id, name, what it demands) */
#define RULES(X) \
	X(FILE, "file", "A spec file or folder can be read.") \
	X(FILE_SIZE, "file-size", "A spec file, or a dump of all of them, is at most 128 MiB.") \
	X(NESTING, "nesting", "JSON values are nested at most 32 deep.") \
	X(JSON, "json", "A spec file is one well-formed JSON value in UTF-8.") \
	X(CONTROL, "control-character", "No text has a control character; a text is one line.") \
	X(DUPLICATE_KEY, "duplicate-key", "An object has each key once.") \
	X(UNKNOWN_KEY, "unknown-key", "An object has only keys that the format defines.") \
	X(MISSING_KEY, "missing-key", "An object has every key that the format demands.") \
	X(WRONG_TYPE, "wrong-type", "A value has the type that its key demands.") \
	X(NUMBER, "number", "A number is an integer, or a string of hexadecimal, binary or decimal digits.") \
	X(NUMBER_RANGE, "number-range", "A number lies in the range of what it counts or addresses.") \
	X(BITS, "bits", \
	  "A bit range is \"hi:lo\" with hi >= lo, or \"n\", inside 64 bits; or such pieces, the highest first.") \
	X(WORD, "word", "A word comes from the list for its key.") \
	X(IDENTIFIER, "identifier", "An id makes a C name.") \
	X(KEYWORD, "keyword", "An id is no C or C++ keyword.") \
	X(UPPERCASE, "upper-case", "Two names stay distinct in upper case, and as C names.") \
	X(SCHEMA_VERSION, "schema-version", "A file has the schema version that this tool reads.") \
	X(FILE_NAME, "file-name", "A file has the name of what it describes.") \
	X(LIKE_BASE, "like-base", \
	  "A file is like one that exists, in no circle, and with it in a chain of at most three files.") \
	X(LIKE_SAME, "like-same", "A file that is like another only says what differs.") \
	X(LIKE_REMOVE, "like-remove", "What a file removes, the one that it is like has.") \
	X(LIKE_ORDER, "like-order", \
	  "A new element of a list is before one that the list has; one that is given again keeps its place.") \
	X(OVERLAY_FILE, "overlay-file", "A file of an overlay corrects the file of its name in the spec.") \
	X(OVERLAY_REASON, "overlay-reason", "What an overlay changes has a reason, there or around it.") \
	X(OVERLAY_STALE, "overlay-stale", "An overlay says what the spec does not say by itself (a warning).") \
	X(ACCEPTED, "accepted", \
	  "A list of accepted changes names changes that are there, each once, and a day for each (diff --accept).") \
	X(DUPLICATE_FIELD, "duplicate-field", "A layout has each field once.") \
	X(DUPLICATE_REGISTER, "duplicate-register", "A box has each register once.") \
	X(DUPLICATE_ID, "duplicate-id", \
	  "Functions, counters, procedures, notes, categories, instances, errata, groups, documents, disputes and " \
	  "synonyms have each id once; no list of names has one twice.") \
	X(DUPLICATE_CPUID, "duplicate-cpuid", "A CPUID signature belongs to one platform and is listed once.") \
	X(VARIANT, "variant", \
	  "Events and umasks name variants of the platform. Each signature names one, and each variant has a " \
	  "signature.") \
	X(MACHINE_EXAMPLE, "machine-example", \
	  "The example of a machine names boxes, groups of counters, events and flows that exist; a clock is no " \
	  "traffic. Its settings are fields, each with a value that fits or with a clock.") \
	X(MACHINE, "machine", \
	  "A machine lists each MSR, flag and function once, and each single kind of MSR once; a place has one ID.") \
	X(FIELD_OVERLAP, "field-overlap", "A bit belongs to one field.") \
	X(FIELD_WIDTH, "field-width", "A field lies inside its register.") \
	X(FIELD_GAP, "field-gap", "Every bit of a layout belongs to a field or to a reserved range.") \
	X(FIELD_PIECES, "field-pieces", \
	  "A field in pieces has a name, and no role that gives each of its bits to a counter or a box.") \
	X(PART_RANGE, "part-range", "A part lies inside its field.") \
	X(RESET_WIDTH, "reset-width", "A reset value fits its field.") \
	X(FIELD_DEFAULT, "field-default", "A default fits its field, which events may set.") \
	X(FIELD_UNIT, "field-unit", \
	  "A field has a unit and its scale, or neither. The unit is one that metrics have. Values with names have " \
	  "none.") \
	X(WRITE_RULE, "write-rule", "Reserved and unknown bits, and no others, say what is written to them.") \
	X(TEXT_RELATIVE, "text-relative", \
	  "A text that another platform inherits names generations: \"the generation before\" is another one there.") \
	X(TEXT_ACCESS, "text-access", "What a text says of reading and writing agrees with the access of its fields.") \
	X(TEXT_NAME, "text-name", \
	  "A name in a text, a word with an underscore inside, names something on the platform.") \
	X(TEXT_NUMBER, "text-number", \
	  "How many bits, counters, boxes or cores there are is in a text what it is in the facts.") \
	X(UNKNOWN_TO, "unknown-to", "A platform gives no names of a tool that does not know it.") \
	X(ENUM_WIDTH, "enum-width", "An enumerated value fits its field.") \
	X(DUPLICATE_ENUM, "duplicate-enum", "An enumeration has each name and each value once.") \
	X(ENUM_WHEN, "enum-when", "A value that depends on another field names one of that field's values.") \
	X(ENUM_HERTZ, "enum-hertz", \
	  "If one value of a field says a clock, each does, each another; and software cannot write the field.") \
	X(ROLE_SINGLE, "role-single", "A role that must be single occurs once in a layout.") \
	X(UNKNOWN_LAYOUT, "unknown-layout", "A register names a layout of its box.") \
	X(UNUSED_LAYOUT, "unused-layout", "A register uses each layout.") \
	X(UNKNOWN_REGISTER, "unknown-register", "A reference names a register that exists.") \
	X(UNKNOWN_FIELD, "unknown-field", "A reference names a field that exists.") \
	X(UNKNOWN_FUNCTION, "unknown-function", "A register names a PCI function of its box.") \
	X(UNKNOWN_WINDOW, "unknown-window", \
	  "A register in memory names a window of its box, and each window has registers.") \
	X(WINDOW_FIELD, "window-field", \
	  "Fields that make the address of a window can be read before it is known; none has a bit of another.") \
	X(WINDOW_ALIGN, "window-align", \
	  "A window begins at a multiple of 8, and its registers lie in it, each at a multiple of its size.") \
	X(FOUND, "found", \
	  "What is believed of the machine's table of units decides what a box may take from it; a type has one box.") \
	X(RECORD, "record", \
	  "One box describes the table of units: the function that leads to it, and every word that is needed, once.") \
	X(UNKNOWN_BOX, "unknown-box", "A reference names a box that exists, and each box has its file.") \
	X(UNKNOWN_EVENT, "unknown-event", "A reference names an event, and a umask, that exist.") \
	X(UNKNOWN_ROLE, "unknown-role", "A role comes from the list of roles.") \
	X(UNKNOWN_DOCUMENT, "unknown-document", "A source begins with the id of a document of documents.json.") \
	X(MISSING_SOURCE, "missing-source", "A box, layout, register, platform fact and claim has a source.") \
	X(ADDRESS_FORM, "address-form", "A register has one address form: msr, pci, or address \"unknown\".") \
	X(ADDRESS_LIST, "address-list", "An address list has one entry, or one list, for each instance or element.") \
	X(ADDRESS_CLASH, "address-clash", "Two registers of an instance have different addresses.") \
	X(INSTANCE_CLASH, "instance-clash", \
	  "Two instances have different addresses, except for registers other than counters in a shared function.") \
	X(PRESENCE, "presence", \
	  "Presence \"device\" needs a PCI function with counters. \"cores\" needs scope package, and \"answering\" " \
	  "several sets of MSRs there. \"register\" needs readable fields whose numbers fit the instances, one of " \
	  "which means all.") \
	X(BUS_MAPPING, "bus-mapping", \
	  "The keys of bus_to_socket fit its method, and a function is on a bus whose number the platform knows. " \
	  "root_buses has a readable field for each instance, or a PMU.") \
	X(HIGH_FIRST, "high-first", "A register that is written by halves has 64 bits.") \
	X(PCI_ALIGN, "pci-align", "A PCI offset is a multiple of four and inside 4096 bytes.") \
	X(NAME_LIST, "name-list", \
	  "A list of names or bits has one entry for each item, and only repeated things contain {i}.") \
	X(ALIAS_HIDES, "alias-hides", \
	  "An alias is the name of no other item, and in event expressions it names one field of one register.") \
	X(COUNTER_COUNT, "counter-count", "Control and data registers of a counter group have the same count.") \
	X(COUNTER_WIDTH, "counter-width", "A counter is no wider than the count field of its data register.") \
	X(COUNTER_WORTH, "counter-worth", \
	  "A worth is of free-running counters; a number halves it, or a readable field of at most five bits.") \
	X(COUNTER_WRITE, "counter-write", "write_width is less than the width of the counter.") \
	X(ENABLED_BY, "enabled-by", \
	  "enabled_by names a counter of the group, and no step sets the enable of another counter.") \
	X(COUNTER_KIND, "counter-kind", "Free-running counters have no control register, all others have one.") \
	X(COUNTER_ROLE, "counter-role", "A data register has a field with role count.") \
	X(COUNTER_ADDRESS, "counter-address", \
	  "All counters with a control register have addresses, or none has one and the box has perf.") \
	X(OVERFLOW_BIT, "overflow-bit", \
	  "A counter group's overflow bits lie inside their field, and no other instance has them.") \
	X(OVERFLOW_FREEZE, "overflow-freeze", \
	  "freezes names a field with role freeze_all, or freeze in the same box, and a bit reports the wrap.") \
	X(COUNTER_NUMBER, "counter-number", \
	  "A selection bit of a command, and an index of RDPMC, belong to one counter of the box.") \
	X(STEP_FORM, "step-form", "A step reads or writes one register, in a form that register allows.") \
	X(STEP_READ_ONLY, "step-read-only", "A procedure writes no read-only field.") \
	X(STEP_RESERVED, "step-reserved", "A procedure obeys the write rules of reserved and undocumented bits.") \
	X(STEP_EARLY, "step-early", \
	  "No step of setup, reset or program lets a counter count, unless a freeze of the box holds it.") \
	X(STEP_VALUE, "step-value", "A value fits the field or register that a step writes.") \
	X(DUPLICATE_EVENT, "duplicate-event", "A platform has each event name once, and an event each umask name.") \
	X(EVENT_FIELD, "event-field", \
	  "An event and its umasks select with writable fields of its group's control register.") \
	X(EVENT_WIDTH, "event-width", "A code or umask fits its field.") \
	X(EVENT_ENCODING, "event-encoding", \
	  "Two events, or two umasks, have one encoding only if one is alias_of the other.") \
	X(EVENT_UNIT, "event-unit", "An event's scale has a unit, which is one of the metrics' units and no cycles.") \
	X(EVENT_CLOCK, "event-clock", \
	  "A clock adds one each cycle, needs nothing else and is no alias; where events name clocks, metrics use no " \
	  "others.") \
	X(EVENT_COUNTER, "event-counter", \
	  "An event's counters belong to its group, and its umasks' counters are among them.") \
	X(UMASK_PARTS, "umask-parts", "A combined umask is the OR of its parts.") \
	X(UMASK_NARROWS, "umask-narrows", \
	  "A umask that narrows others may be OR-ed, and the event has a umask that counts by itself.") \
	X(ALIAS_OF, "alias-of", "alias_of names another item with the same encoding that is not an alias itself.") \
	X(SAME_AS, "same-as", \
	  "Events that count the same differ only in code and in one filter field, and these fields have one width.") \
	X(FILTER_FIELD, "filter-field", \
	  "A filter is a writable field of the box, outside its counters, and is named once.") \
	X(FILTER_WIDTH, "filter-width", \
	  "A filter's value fits its field; only a filter without a value is nonzero or optional.") \
	X(PERF, "perf", \
	  "perf's words fill bits of config words that fill registers, units are instances, and takes lists codes.") \
	X(PERF_OLDER, "perf-older", \
	  "The PMU of older versions of Linux differs from the later one, and its versions are in order.") \
	X(LIKWID, "likwid", \
	  "LIKWID's names tell counters apart, and the values of its options fill bits of the box's registers.") \
	X(UNKNOWN_CATEGORY, "unknown-category", "An event's category is one of its file's categories.") \
	X(NAME_CLASH, "name-clash", \
	  "A name means one event of a platform, or one umask of an event, whichever tool uses it.") \
	X(MISSING_TEXT, "missing-text", \
	  "Every event and umask has a text, or the umask has words for all parts of its name.") \
	X(WORD_FORM, "word-form", \
	  "A word is for parts of umasks' names. Its phrase has at most one ~, no full stop, and {i} as its part.") \
	X(UNUSED_WORD, "unused-word", "A text is composed with each word.") \
	X(METRIC_FORMULA, "metric-formula", "A metric has a valid formula, or says why it is uncomputable.") \
	X(METRIC_EVENT, "metric-event", \
	  "A formula names programmable events, their umasks, metrics and symbols, none of them deprecated.") \
	X(METRIC_UNIT, "metric-unit", \
	  "Units exist; both sides of an addition have one unit, and the formula has the metric's unit.") \
	X(METRIC_FILTER, "metric-filter", \
	  "Settings fit the event; the inputs of a pass agree on filters and find counters; \"passes\" says how many " \
	  "there are.") \
	X(METRIC_BOUNDS, "metric-bounds", \
	  "A metric's min is below its max, and a percentage has bounds inside 0 and 100.") \
	X(ERRATUM_STEPPING, "erratum-stepping", \
	  "The steppings of an erratum are those of one model of its platform, before the one that mends it.") \
	X(ERRATUM_INSTEAD, "erratum-instead", "What is counted instead is an event that the erratum is not about.") \
	X(GROUP_EMPTY, "group-empty", "A group has at least one metric or event.") \
	X(GROUP_ITEM, "group-item", \
	  "A group has each metric and event once, with every filter that it needs, and metrics without parameters.") \
	X(GROUP_LIMIT, "group-limit", \
	  "The limit of a group is one of its metrics, a ratio or a percentage, with half below near. What it limits " \
	  "is another of its metrics, an amount.") \
	X(GROUP_SETTING, "group-setting", \
	  "A setting of a group is a readable field with a unit, of a box of the package with one instance. Its " \
	  "register has an address, and is no array.") \
	X(DOCUMENT_URL, "document-url", "A document's address is a web address without blanks.") \
	X(DISPUTE_FORM, "dispute-form", "A dispute has at least two values that differ.") \
	X(SYNONYM, "synonym", \
	  "A set of synonyms has two words or more, each of letters and digits, and no word is in two sets.")

enum rule {
#define RULE_ENUM_(id, name, help) RULE_##id,
	RULES(RULE_ENUM_)
#undef RULE_ENUM_
		RULE_COUNT
};

const char *rule_name(enum rule rule);
const char *rule_help(enum rule rule);

#endif
