/* SPDX-License-Identifier: MIT */
/* Holds the table of kinds, and compares items of one kind. */
#include "diff/kind.h"

#include <string.h>

#include "model/errata.h"
#include "model/metric.h"

/* Compares and names items by a member of type const char *. */
#define BY_MEMBER(name, type, member) \
	static const char *name##_id(const void *item) \
	{ \
		return ((const struct type *)item)->member; \
	} \
	static bool same_##name(const void *a, const void *b) \
	{ \
		return strcmp(name##_id(a), name##_id(b)) == 0; \
	}

BY_MEMBER(document, document, id)
BY_MEMBER(dispute, dispute, id)
BY_MEMBER(synonym, synonym, id)
BY_MEMBER(platform, platform, id)
BY_MEMBER(box, box, id)
BY_MEMBER(function, function, id)
BY_MEMBER(register, reg, id)
BY_MEMBER(layout, layout, id)
BY_MEMBER(group, counters, id)
BY_MEMBER(note, remark, id)
BY_MEMBER(category, category, id)
BY_MEMBER(event, event, name)
BY_MEMBER(umask, umask, name)
BY_MEMBER(metric, metric, name)
BY_MEMBER(erratum, erratum, id)
BY_MEMBER(stat_group, stat_group, name)

static bool same_cpuid(const void *a, const void *b)
{
	const struct cpuid *x = a, *y = b;

	return x->family == y->family && x->model == y->model;
}

/* Reserved ranges have no id, and are compared bit by bit. */
static bool same_field(const void *a, const void *b)
{
	const struct field *x = a, *y = b;

	return x->id != NULL && y->id != NULL ? strcmp(x->id, y->id) == 0 :
						x->id == y->id && field_lo(x) == field_lo(y);
}

static const char *field_id(const void *item)
{
	return ((const struct field *)item)->id;
}

/* Several values of a field may have the same id, for different values of another field. */
static bool same_value(const void *a, const void *b)
{
	const struct value *x = a, *y = b;

	if (strcmp(x->id, y->id) != 0 || (x->when_id == NULL) != (y->when_id == NULL))
		return false;
	return x->when_id == NULL || strcmp(x->when_id, y->when_id) == 0;
}

static const char *value_id(const void *item)
{
	return ((const struct value *)item)->id;
}

static bool same_procedure(const void *a, const void *b)
{
	return ((const struct procedure *)a)->name == ((const struct procedure *)b)->name;
}

#define LISTED(list_type, same_fn, id_fn, facts_fn) \
	.size = sizeof(struct list_type), .same = same_fn, .id = id_fn, .facts = facts_fn

static const struct kind kinds[ITEM_KIND_COUNT] = {
#define KIND_ROW_(kind_id, said, new_one, gone, renamed_to) \
	[ITEM_##kind_id] = { .word = said, \
			     .added = CHANGE_##new_one, \
			     .removed = CHANGE_##gone, \
			     .renamed = CHANGE_##renamed_to, \
			     KIND_##kind_id },
#define KIND_SPEC .size = 0
#define KIND_DOCUMENT LISTED(document, same_document, document_id, document_facts)
#define KIND_DISPUTE LISTED(dispute, same_dispute, dispute_id, dispute_facts)
#define KIND_SYNONYM LISTED(synonym, same_synonym, synonym_id, synonym_facts)
#define KIND_PLATFORM LISTED(platform, same_platform, platform_id, platform_facts)
#define KIND_CPUID LISTED(cpuid, same_cpuid, NULL, cpuid_facts)
#define KIND_BOX LISTED(box, same_box, box_id, box_facts)
#define KIND_FUNCTION LISTED(function, same_function, function_id, function_facts)
#define KIND_REGISTER LISTED(reg, same_register, register_id, register_facts)
#define KIND_LAYOUT LISTED(layout, same_layout, layout_id, layout_facts)
#define KIND_FIELD LISTED(field, same_field, field_id, field_facts)
#define KIND_RESERVED .size = sizeof(struct field)
#define KIND_VALUE LISTED(value, same_value, value_id, value_facts)
#define KIND_GROUP LISTED(counters, same_group, group_id, group_facts)
#define KIND_PROCEDURE LISTED(procedure, same_procedure, NULL, procedure_facts)
#define KIND_NOTE LISTED(remark, same_note, note_id, note_facts)
#define KIND_CATEGORY LISTED(category, same_category, category_id, category_facts)
#define KIND_EVENT LISTED(event, same_event, event_id, event_facts)
#define KIND_UMASK LISTED(umask, same_umask, umask_id, umask_facts)
#define KIND_METRIC LISTED(metric, same_metric, metric_id, metric_facts)
#define KIND_ERRATUM LISTED(erratum, same_erratum, erratum_id, erratum_facts)
#define KIND_STAT_GROUP LISTED(stat_group, same_stat_group, stat_group_id, stat_group_facts)
	KINDS(KIND_ROW_)
};

const struct kind *kind_of(enum item_kind kind)
{
	return &kinds[kind];
}

const void *item_at(const struct items *items, size_t index)
{
	return (const char *)items->at + index * kind_of(items->of)->size;
}

#define LIST(kind, owner, list, list_count) \
	{ \
		ITEM_##kind, (owner)->list, (owner)->list_count, owner \
	}

static struct lists lists_of_box(const struct box *box)
{
	static const struct events none = { .about = { .evidence = -1 } };
	const struct events *events = box->events != NULL ? box->events : &none;

	return (struct lists){
		{
			LIST(FUNCTION, box, functions, function_count),
			LIST(REGISTER, box, regs, reg_count),
			LIST(GROUP, box, counters, counter_count),
			LIST(PROCEDURE, box, procedures, procedure_count),
			LIST(NOTE, box, remarks, remark_count),
			LIST(CATEGORY, events, categories, category_count),
			LIST(EVENT, events, at, count),
		},
		7,
	};
}

static struct lists lists_of_platform(const struct platform *platform)
{
	static const struct metrics none;
	static const struct errata no_errata;
	static const struct groups no_groups;
	const struct metrics *metrics = platform->metrics != NULL ? platform->metrics : &none;
	const struct errata *errata = platform->errata != NULL ? platform->errata : &no_errata;
	const struct groups *groups = platform->groups != NULL ? platform->groups : &no_groups;

	return (struct lists){
		{
			LIST(CPUID, platform, cpuids, cpuid_count),
			LIST(PROCEDURE, platform, procedures, procedure_count),
			LIST(NOTE, platform, remarks, remark_count),
			LIST(BOX, platform, boxes, box_count),
			{ ITEM_METRIC, metrics->is.at, metrics->is.count, platform },
			{ ITEM_ERRATUM, errata->at, errata->count, platform },
			{ ITEM_STAT_GROUP, groups->at, groups->count, platform },
			LIST(DISPUTE, platform, disputes.at, disputes.count),
		},
		8,
	};
}

static struct lists lists_of_model(const struct model *model)
{
	return (struct lists){
		{
			LIST(DOCUMENT, model, documents, document_count),
			LIST(PLATFORM, model, platforms, platform_count),
			LIST(SYNONYM, model, synonyms, synonym_count),
		},
		3,
	};
}

#define ONLY(kind, type, item, list, list_count) \
	(struct lists) \
	{ \
		{ LIST(kind, (const struct type *)(item), list, list_count) }, 1 \
	}

struct lists lists_of(enum item_kind kind, const void *item)
{
	switch (kind) {
	case ITEM_SPEC:
		return lists_of_model(item);
	case ITEM_PLATFORM:
		return lists_of_platform(item);
	case ITEM_BOX:
		return lists_of_box(item);
	case ITEM_REGISTER:
		return ONLY(FIELD, layout, ((const struct reg *)item)->is.layout, is.fields, is.field_count);
	case ITEM_LAYOUT:
		return ONLY(FIELD, layout, item, is.fields, is.field_count);
	case ITEM_FIELD:
		return ONLY(VALUE, field, item, values, value_count);
	case ITEM_EVENT:
		return ONLY(UMASK, event, item, umasks, umask_count);
	default:
		return (struct lists){ .count = 0 };
	}
}
