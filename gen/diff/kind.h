/* SPDX-License-Identifier: MIT */
/* Lists the kinds of compared items: their names, how they are matched, which facts they have. */
#ifndef GEN_DIFF_KIND_H
#define GEN_DIFF_KIND_H

#include "diff/fact.h"

/* X(id, word, added, removed, renamed) */
#define KINDS(X) \
	X(SPEC, "spec", PLATFORM_ADDED, PLATFORM_REMOVED, PLATFORM_RENAMED) \
	X(DOCUMENT, "document", DOCUMENT_ADDED, DOCUMENT_REMOVED, DOCUMENT_RENAMED) \
	X(DISPUTE, "dispute", DISPUTE_ADDED, DISPUTE_REMOVED, DISPUTE_RENAMED) \
	X(SYNONYM, "synonym", SYNONYM_ADDED, SYNONYM_REMOVED, SYNONYM_RENAMED) \
	X(PLATFORM, "platform", PLATFORM_ADDED, PLATFORM_REMOVED, PLATFORM_RENAMED) \
	X(CPUID, "signature", CPUID_ADDED, CPUID_REMOVED, CPUID_REMOVED) \
	X(BOX, "box", BOX_ADDED, BOX_REMOVED, BOX_RENAMED) \
	X(FUNCTION, "PCI function", FUNCTION_ADDED, FUNCTION_REMOVED, FUNCTION_RENAMED) \
	X(REGISTER, "register", REGISTER_ADDED, REGISTER_REMOVED, REGISTER_RENAMED) \
	X(LAYOUT, "layout", LAYOUT_RENAMED, LAYOUT_RENAMED, LAYOUT_RENAMED) \
	X(FIELD, "field", FIELD_ADDED, FIELD_REMOVED, FIELD_RENAMED) \
	X(RESERVED, "reserved bits", WRITE_RULE, WRITE_RULE, WRITE_RULE) \
	X(VALUE, "value", VALUE_ADDED, VALUE_REMOVED, VALUE_RENAMED) \
	X(GROUP, "counter group", GROUP_ADDED, GROUP_REMOVED, GROUP_RENAMED) \
	X(PROCEDURE, "procedure", PROCEDURE_ADDED, PROCEDURE_REMOVED, PROCEDURE_CHANGED) \
	X(NOTE, "note", NOTE_ADDED, NOTE_REMOVED, NOTE_RENAMED) \
	X(CATEGORY, "category", CATEGORY_ADDED, CATEGORY_REMOVED, CATEGORY_RENAMED) \
	X(EVENT, "event", EVENT_ADDED, EVENT_REMOVED, EVENT_RENAMED) \
	X(UMASK, "umask", UMASK_ADDED, UMASK_REMOVED, UMASK_RENAMED) \
	X(METRIC, "metric", METRIC_ADDED, METRIC_REMOVED, METRIC_RENAMED) \
	X(ERRATUM, "erratum", ERRATUM_ADDED, ERRATUM_REMOVED, ERRATUM_RENAMED) \
	X(STAT_GROUP, "group", STAT_GROUP_ADDED, STAT_GROUP_REMOVED, STAT_GROUP_RENAMED)

enum item_kind {
#define KIND_ID_(id, word, added, removed, renamed) ITEM_##id,
	KINDS(KIND_ID_)
#undef KIND_ID_
		ITEM_KIND_COUNT
};

struct kind {
	const char *word;
	enum change_id added, removed, renamed;
	size_t size; /* of an item in its list */
	bool (*same)(const void *a, const void *b);
	/* NULL: items of this kind cannot be renamed. */
	const char *(*id)(const void *item);
	/* inside is the item's parent: a box's platform, a field's layout. */
	void (*facts)(const void *item, const void *inside, struct facts *facts);
};

const struct kind *kind_of(enum item_kind kind);

/* A list of items of one kind, and what it is a list of. */
struct items {
	enum item_kind of;
	const void *at;
	size_t count;
	const void *inside;
};

const void *item_at(const struct items *items, size_t index);

/*
 * The lists in an item, in the order of reports. Items of a kind all have the same ones. The fields of a register are
 * those of its layout.
 */
struct lists {
	struct items at[8];
	size_t count;
};

struct lists lists_of(enum item_kind kind, const void *item);

/* Facts of the kinds, in files of their own. */
void platform_facts(const void *item, const void *inside, struct facts *facts);
void cpuid_facts(const void *item, const void *inside, struct facts *facts);
void document_facts(const void *item, const void *inside, struct facts *facts);
void dispute_facts(const void *item, const void *inside, struct facts *facts);
void synonym_facts(const void *item, const void *inside, struct facts *facts);
void box_facts(const void *item, const void *inside, struct facts *facts);
void function_facts(const void *item, const void *inside, struct facts *facts);
void register_facts(const void *item, const void *inside, struct facts *facts);
void layout_facts(const void *item, const void *inside, struct facts *facts);
void field_facts(const void *item, const void *inside, struct facts *facts);
void value_facts(const void *item, const void *inside, struct facts *facts);
void group_facts(const void *item, const void *inside, struct facts *facts);
void procedure_facts(const void *item, const void *inside, struct facts *facts);
void note_facts(const void *item, const void *inside, struct facts *facts);
void category_facts(const void *item, const void *inside, struct facts *facts);
void event_facts(const void *item, const void *inside, struct facts *facts);
void umask_facts(const void *item, const void *inside, struct facts *facts);
void metric_facts(const void *item, const void *inside, struct facts *facts);
void erratum_facts(const void *item, const void *inside, struct facts *facts);
void stat_group_facts(const void *item, const void *inside, struct facts *facts);

void reserved_facts(const struct field *field, const struct layout *layout, struct facts *facts);
void phrase_facts(struct facts *facts, const struct phrase *phrases, size_t count);
/* Adds source and evidence. Each is inherited if it equals the parent's; parent may be NULL. */
void origin_facts(struct facts *facts, const struct about *about, const struct about *parent);

#endif
