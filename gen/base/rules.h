/* SPDX-License-Identifier: MIT */
/* Every rule a spec must keep: the names in diagnostics, the manual and the tests all come from this list. */
#ifndef GEN_BASE_RULES_H
#define GEN_BASE_RULES_H

/* X(id, name, what it demands) */
#define RULES(X) \
	X(FILE, "file", "A spec file or folder can be read.") \
	X(FILE_SIZE, "file-size", "A spec file is at most 8 MiB.") \
	X(NESTING, "nesting", "JSON values are nested at most 32 deep.") \
	X(JSON, "json", "A spec file is one well-formed JSON value in UTF-8.") \
	X(DUPLICATE_KEY, "duplicate-key", "An object has each key once.") \
	X(UNKNOWN_KEY, "unknown-key", "An object has no key that the format does not know.") \
	X(MISSING_KEY, "missing-key", "An object has every key that the format demands.") \
	X(WRONG_TYPE, "wrong-type", "A value has the type that its key demands.") \
	X(NUMBER, "number", "A number is an integer, or a string of hexadecimal, binary or decimal digits.") \
	X(NUMBER_RANGE, "number-range", "A number lies in the range of what it counts or addresses.") \
	X(BITS, "bits", "A bit range is \"hi:lo\" with hi >= lo, or \"n\", inside 64 bits.") \
	X(WORD, "word", "A word comes from the list for its key.") \
	X(IDENTIFIER, "identifier", "An id makes a C name.") \
	X(KEYWORD, "keyword", "An id is no C or C++ keyword.") \
	X(UPPERCASE, "upper-case", "Two names stay distinct in upper case, and as C names.") \
	X(SCHEMA_VERSION, "schema-version", "A file has the schema version that this tool reads.") \
	X(FILE_NAME, "file-name", "A file is called after what it describes.") \
	X(DUPLICATE_FIELD, "duplicate-field", "A layout has each field once.") \
	X(DUPLICATE_REGISTER, "duplicate-register", "A box has each register once.") \
	X(DUPLICATE_BOX, "duplicate-box", "A platform has each box once.") \
	X(DUPLICATE_ID, "duplicate-id", \
	  "Functions, counters, procedures, notes, categories, instances, documents and disputes have each id once.") \
	X(DUPLICATE_CPUID, "duplicate-cpuid", "A CPUID signature belongs to one platform, and is said once.") \
	X(VARIANT, "variant", \
	  "Signatures, events and umasks name variants of the platform, each signature one, each variant some's.") \
	X(MACHINE, "machine", \
	  "An MSR of the machine stands once, by its kind too where that must be single, its flags and functions once; a place has one ID.") \
	X(FIELD_OVERLAP, "field-overlap", "A bit belongs to one field.") \
	X(FIELD_WIDTH, "field-width", "A field lies inside its register.") \
	X(FIELD_GAP, "field-gap", "Every bit of a layout belongs to a field or to a reserved range.") \
	X(PART_RANGE, "part-range", "A part lies inside its field.") \
	X(RESET_WIDTH, "reset-width", "A reset value fits its field.") \
	X(FIELD_DEFAULT, "field-default", "A default fits its field, which events may set.") \
	X(WRITE_RULE, "write-rule", "Reserved and unknown bits, and only they, say what is written to them.") \
	X(ENUM_WIDTH, "enum-width", "An enumerated value fits its field.") \
	X(DUPLICATE_ENUM, "duplicate-enum", "An enumeration has each name and each value once.") \
	X(ENUM_WHEN, "enum-when", "Values that depend on another field name one of its values.") \
	X(ROLE_SINGLE, "role-single", "A role that must be single occurs once in a layout.") \
	X(UNKNOWN_LAYOUT, "unknown-layout", "A register names a layout of its box.") \
	X(UNUSED_LAYOUT, "unused-layout", "A layout is used by a register.") \
	X(UNKNOWN_REGISTER, "unknown-register", "A reference names a register that exists.") \
	X(UNKNOWN_FIELD, "unknown-field", "A reference names a field that exists.") \
	X(UNKNOWN_FUNCTION, "unknown-function", "A register names a PCI function of its box.") \
	X(UNKNOWN_BOX, "unknown-box", "A reference names a box that exists, and each box has its file.") \
	X(UNKNOWN_EVENT, "unknown-event", "A reference names an event, and a umask, that exist.") \
	X(UNKNOWN_ROLE, "unknown-role", "A role comes from the list of roles.") \
	X(UNKNOWN_PLATFORM, "unknown-platform", "A reference names a platform that exists.") \
	X(UNKNOWN_DOCUMENT, "unknown-document", "A source begins with the id of a document of documents.json.") \
	X(MISSING_SOURCE, "missing-source", "A box, layout, register, platform fact and claim has a source.") \
	X(ADDRESS_FORM, "address-form", "A register has one address form: msr, pci, or address \"unknown\".") \
	X(ADDRESS_LIST, "address-list", "An address list has one entry, or one list, for each instance or element.") \
	X(ADDRESS_CLASH, "address-clash", "Two registers of an instance have different addresses.") \
	X(INSTANCE_CLASH, "instance-clash", \
	  "Two instances have different addresses, but for registers other than counters' in a function they share.") \
	X(PRESENCE, "presence", \
	  "Instances are told by a PCI function only where it holds counters, by cores only in a box of the package.") \
	X(PCI_ALIGN, "pci-align", "A PCI offset is a multiple of four and inside 4096 bytes.") \
	X(NAME_LIST, "name-list", \
	  "A list of names or bits has one for each, and {i} stands only in what is repeated.") \
	X(ALIAS_HIDES, "alias-hides", \
	  "An alias is nobody else's name, and in event expressions it names one field of one register.") \
	X(COUNTER_COUNT, "counter-count", "Control and data registers of a counter group have the same count.") \
	X(COUNTER_WIDTH, "counter-width", "A counter is no wider than the count field of its data register.") \
	X(COUNTER_WRITE, "counter-write", "A write takes fewer bits than the counter has.") \
	X(ENABLED_BY, "enabled-by", \
	  "What enables all counters of a group is one of them, and no step sets the enable of another.") \
	X(COUNTER_KIND, "counter-kind", "Free-running counters have no control register, all others have one.") \
	X(COUNTER_ROLE, "counter-role", "A data register has a field with role count.") \
	X(OVERFLOW_BIT, "overflow-bit", \
	  "A counter group's overflow bits lie inside their field, and are no other instance's.") \
	X(OVERFLOW_FREEZE, "overflow-freeze", \
	  "What a wrap freezes by is a field with role freeze_all, or freeze in its own box, and the wrap shows.") \
	X(COUNTER_NUMBER, "counter-number", \
	  "A bit of a command's selection, or an index of RDPMC, is one counter's of the box.") \
	X(STEP_FORM, "step-form", "A step reads or writes one register, in a form that register allows.") \
	X(STEP_READ_ONLY, "step-read-only", "A procedure writes no read-only field.") \
	X(STEP_RESERVED, "step-reserved", "A procedure keeps the write rules of reserved and undocumented bits.") \
	X(STEP_EARLY, "step-early", \
	  "No step of setup, reset or program lets a counter count, unless a freeze of the box holds it.") \
	X(STEP_VALUE, "step-value", "A value fits the field or register that a step writes.") \
	X(DUPLICATE_EVENT, "duplicate-event", "A platform has each event name once, and an event each umask name.") \
	X(EVENT_FIELD, "event-field", \
	  "An event and its umasks select with writable fields of its group's control register.") \
	X(EVENT_WIDTH, "event-width", "A code or umask fits its field.") \
	X(EVENT_ENCODING, "event-encoding", \
	  "Two events, or two umasks, have one encoding only if one is alias_of the other.") \
	X(EVENT_CLOCK, "event-clock", \
	  "A clock adds one each cycle, needs nothing else and is no alias; where events say what is one, metrics take no other.") \
	X(EVENT_COUNTER, "event-counter", "An event's counters are counters of its group, its umasks' among them.") \
	X(UMASK_PARTS, "umask-parts", "A combined umask is the OR of its parts.") \
	X(UMASK_NARROWS, "umask-narrows", "A umask that narrows others may be OR-ed with one that counts by itself.") \
	X(ALIAS_OF, "alias-of", "alias_of names another with the same encoding, which is no alias itself.") \
	X(SAME_AS, "same-as", \
	  "Events of which one may be counted in place of the other differ in code and in one filter field, of one width, alone.") \
	X(FILTER_FIELD, "filter-field", \
	  "A needed filter is a writable field of the box, outside its counters, and is named once.") \
	X(FILTER_WIDTH, "filter-width", \
	  "A filter's value fits its field; one without a value may be any but 0, or optional.") \
	X(PERF, "perf", \
	  "perf's words are bits of config words that fill registers; units are instances; what the driver takes it takes by code.") \
	X(UNKNOWN_CATEGORY, "unknown-category", "An event's category is one of its file's.") \
	X(NAME_CLASH, "name-clash", \
	  "A name means one event of a platform, or one umask of an event, whichever tool uses it.") \
	X(MISSING_TEXT, "missing-text", "Every event and umask has a text of our own.") \
	X(METRIC_FORMULA, "metric-formula", "A metric has a formula of the language, or says why it is uncomputable.") \
	X(METRIC_EVENT, "metric-event", "A formula names programmable events, their umasks, metrics and symbols.") \
	X(METRIC_UNIT, "metric-unit", \
	  "Units are known; what is added has one unit, and the formula's is the metric's.") \
	X(METRIC_FILTER, "metric-filter", \
	  "Settings fit the event, and inputs of one pass agree on filters and find counters: \"passes\" says how many.") \
	X(METRIC_BOUNDS, "metric-bounds", \
	  "A metric's min is below its max, and a percentage has bounds inside 0 and 100.") \
	X(DOCUMENT_URL, "document-url", "A document's address is a web address without blanks.") \
	X(DISPUTE_FORM, "dispute-form", "A dispute has at least two values that differ.")

enum rule {
#define RULE_ENUM_(id, name, help) RULE_##id,
	RULES(RULE_ENUM_)
#undef RULE_ENUM_
		RULE_COUNT
};

const char *rule_name(enum rule rule);
const char *rule_help(enum rule rule);

#endif
