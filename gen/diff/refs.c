/* SPDX-License-Identifier: MIT */
/* Compares facts by the items that they name. */
#include "diff/refs.h"

#include <ctype.h>
#include <string.h>

#include "model/metric.h"
#include "model/lookup.h"

static bool same_text(const char *a, const char *b)
{
	return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

/* After an error an item may be unknown. Then names are compared. */
static bool same_item(const struct mapping *mapping, const void *old, const void *new, const char *a, const char *b)
{
	return old != NULL && new != NULL ? mapped(mapping, old, new) : same_text(a, b);
}

/* ---- paths ---- */

static bool same_ref(const struct mapping *mapping, const struct field_ref *a, const struct field_ref *b)
{
	if ((a->reg != NULL) != (b->reg != NULL) || (a->field != NULL) != (b->field != NULL))
		return false;
	return (a->box == NULL || b->box == NULL || mapped(mapping, a->box, b->box)) &&
	       (a->reg == NULL || mapped(mapping, a->reg, b->reg)) &&
	       (a->field == NULL || mapped(mapping, a->field, b->field));
}

static bool same_event(const struct mapping *mapping, const struct event_ref *a, const struct event_ref *b)
{
	return (a->umask != NULL) == (b->umask != NULL) && mapped(mapping, a->event, b->event) &&
	       (a->umask == NULL || mapped(mapping, a->umask, b->umask));
}

/* box.register.field, box/EVENT.UMASK or box/METRIC */
static bool same_path(const struct mapping *mapping, const struct platform *old, const char *a,
		      const struct platform *new, const char *b)
{
	struct field_ref x, y;
	struct event_ref e, f;

	if (old == NULL || new == NULL || (strchr(a, '/') != NULL) != (strchr(b, '/') != NULL))
		return same_text(a, b);
	if (strchr(a, '/') == NULL)
		return find_path(old, a, &x) == PATH_OK && find_path(new, b, &y) == PATH_OK ?
			       mapped(mapping, x.box, y.box) && same_ref(mapping, &x, &y) :
			       same_text(a, b);
	if (find_event_path(old, a, &e) && find_event_path(new, b, &f))
		return same_event(mapping, &e, &f);
	return same_item(mapping, find_metric_path(old, a), find_metric_path(new, b), a, b);
}

/* ---- citations ---- */

static size_t word_length(const char *text)
{
	size_t length = 0;

	while (isalnum((unsigned char)text[length]) || text[length] == '_' || text[length] == '-')
		length++;
	return length;
}

/* Compares citations word by word. A document's id means the document. */
static bool same_citation(const struct mapping *mapping, const char *a, const char *b, bool owner)
{
	while (*a != '\0') {
		size_t x = word_length(a), y = word_length(b);
		const struct document *old = x != 0 ? find_document_span(mapping->old, a, x) : NULL;
		const struct document *new = y != 0 ? find_document_span(mapping->new, b, y) : NULL;

		if (old != NULL && new != NULL ? !mapped(mapping, old, new) :
						 x != y || strncmp(a, b, x + (x == 0)) != 0)
			return false;
		a += x + (x == 0);
		b += y + (x == 0);
		if (owner)
			return strcmp(a, b) == 0;
	}
	return *b == '\0';
}

/* "DOCUMENT: NAME" begins with a document; the name after it is not one. */
static bool cites_same(const struct mapping *mapping, enum fact_kind kind, const char *a, const char *b)
{
	if (mapping->old == NULL)
		return strcmp(a, b) == 0;
	return same_citation(mapping, a, b, kind == FACT_ALIASES);
}

/* ---- what is selected, filtered and written ---- */

static bool same_settings(const struct mapping *mapping, const struct setting *a, size_t count, const struct setting *b,
			  size_t other_count)
{
	if (count != other_count)
		return false;
	for (size_t i = 0; i < count; i++) {
		size_t k = 0;

		while (k < count && !same_item(mapping, a[i].is.field, b[k].is.field, a[i].field_id, b[k].field_id))
			k++;
		if (k == count || a[i].is.value != b[k].is.value)
			return false;
	}
	return true;
}

static bool same_filter(const struct mapping *mapping, const struct filter *a, const struct filter *b)
{
	bool known = a->is.ref.field != NULL && b->is.ref.field != NULL;

	return (known ? same_ref(mapping, &a->is.ref, &b->is.ref) : same_text(a->path, b->path)) &&
	       a->has_value == b->has_value && a->nonzero == b->nonzero && a->optional == b->optional &&
	       a->value == b->value && a->all == b->all;
}

static bool same_filters(const struct mapping *mapping, const struct filter *a, const struct filter *b, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		size_t k = 0;

		while (k < count && !same_filter(mapping, &a[i], &b[k]))
			k++;
		if (k == count)
			return false;
	}
	return true;
}

static bool keeps_same(const struct mapping *mapping, const struct step *a, const struct step *b)
{
	if (a->keep.count != b->keep.count)
		return false;
	for (size_t i = 0; i < a->keep.count; i++) {
		const char *id = a->keep.at[i];
		const struct field *field = find_field(a->is.reg->is.layout, id, strlen(id));
		size_t k = 0;

		while (k < b->keep.count &&
		       !same_item(mapping, field,
				  find_field(b->is.reg->is.layout, b->keep.at[k], strlen(b->keep.at[k])), id,
				  b->keep.at[k]))
			k++;
		if (k == b->keep.count)
			return false;
	}
	return true;
}

static bool same_step(const struct mapping *mapping, const struct step *a, const struct step *b)
{
	return a->is.read == b->is.read && mapped(mapping, a->is.reg, b->is.reg) && a->has_index == b->has_index &&
	       a->index == b->index && a->event == b->event && a->preload == b->preload &&
	       a->has_value == b->has_value && a->value == b->value &&
	       same_item(mapping, a->is.in_use, b->is.in_use, a->in_use_id, b->in_use_id) &&
	       same_settings(mapping, a->settings, a->setting_count, b->settings, b->setting_count) &&
	       keeps_same(mapping, a, b);
}

static bool same_steps(const struct mapping *mapping, const struct procedure *a, const struct procedure *b)
{
	if (a->step_count != b->step_count)
		return false;
	for (size_t i = 0; i < a->step_count; i++)
		if (!same_step(mapping, &a->steps[i], &b->steps[i]))
			return false;
	return true;
}

static bool same_overflow(const struct mapping *mapping, const struct fact *old, const struct fact *new)
{
	const struct counters *a = old->at, *b = new->at;
	unsigned count = a->is.overflow_bits.count > 1 || b->is.overflow_bits.count > 1 ? (unsigned)old->number : 1;

	if (!same_ref(mapping, &a->is.overflow, &b->is.overflow) || old->number != new->number ||
	    (a->is.overflow_global != NULL) != (b->is.overflow_global != NULL))
		return false;
	for (unsigned i = 0; a->is.overflow.field != NULL && i < count; i++)
		if (overflow_bit(a, i) != overflow_bit(b, i))
			return false;
	for (size_t i = 0; a->is.overflow_global != NULL && i < old->number; i++)
		if (!same_ref(mapping, &a->is.overflow_global[i], &b->is.overflow_global[i]))
			return false;
	return true;
}

/* ---- events and metrics ---- */

/* Whether both sets have the same umasks. */
static bool same_umasks(const struct mapping *mapping, const struct metric_input *a, const struct metric_input *b)
{
	for (size_t i = 0; i < a->umask_count; i++) {
		size_t k = 0;

		while (k < b->umask_count && !mapped(mapping, a->umasks[i], b->umasks[k]))
			k++;
		if (k == b->umask_count)
			return false;
	}
	return a->umask_count == b->umask_count;
}

static bool same_input(const struct mapping *mapping, const struct metric_input *a, const struct metric_input *b)
{
	if (!mapped(mapping, a->box, b->box) || (a->event != NULL) != (b->event != NULL) ||
	    (a->event != NULL ? !mapped(mapping, a->event, b->event) : !mapped(mapping, a->group, b->group)) ||
	    !same_umasks(mapping, a, b) || a->setting_count != b->setting_count)
		return false;
	for (size_t i = 0; i < a->setting_count; i++) {
		const struct metric_setting *x = &a->settings[i], *y = &b->settings[i];

		if (!mapped(mapping, x->reg, y->reg) || !mapped(mapping, x->field, y->field) || x->value != y->value ||
		    x->parameter != y->parameter)
			return false;
	}
	return true;
}

/* Whether two formulas are equal except for names. The compiled formulas show whether the names mean the same. */
static bool same_but_for_words(const char *a, const char *b)
{
	while (*a != '\0' && *b != '\0') {
		size_t x = strcspn(a, " +-*/(){}[]=,"), y = strcspn(b, " +-*/(){}[]=,");

		if (x == 0 ? *a != *b : y == 0)
			return false;
		a += x + (x == 0);
		b += x == 0 ? 1 : y;
	}
	return *a == *b;
}

static bool same_formula(const struct mapping *mapping, const struct metric *a, const struct metric *b)
{
	if (!a->is.compiled || !b->is.compiled)
		return same_text(a->is.shown, b->is.shown);
	if (!same_but_for_words(a->is.shown, b->is.shown) || a->is.op_count != b->is.op_count ||
	    a->is.input_count != b->is.input_count || memcmp(&a->is.unit, &b->is.unit, sizeof a->is.unit) != 0)
		return false;
	for (size_t i = 0; i < a->is.op_count; i++)
		if (a->is.ops[i].op != b->is.ops[i].op || a->is.ops[i].operand != b->is.ops[i].operand ||
		    !same_text(a->is.ops[i].number, b->is.ops[i].number))
			return false;
	for (size_t i = 0; i < a->is.input_count; i++)
		if (!same_input(mapping, &a->is.inputs[i], &b->is.inputs[i]))
			return false;
	return true;
}

/* "clock: box/EVENT", "EVENT: unit" */
static bool same_pair(const struct mapping *mapping, const struct fact *old, const struct fact *new, const char *a,
		      const char *b)
{
	size_t x = strcspn(a, ":"), y = strcspn(b, ":");

	if (old->kind == FACT_CLOCKS)
		return x == y && strncmp(a, b, x) == 0 && a[x] != '\0' && b[y] != '\0' &&
		       same_path(mapping, old->item, a + x + 2, new->item, b + y + 2);
	return strcmp(a + x, b + y) == 0 &&
	       same_item(mapping, find_event_anywhere(old->item, a, x), find_event_anywhere(new->item, b, y), a, b);
}

/* ".A+B" of two events: the same umasks in the same order. */
static bool same_umask_names(const struct mapping *mapping, const struct event *old, const char *a,
			     const struct event *new, const char *b)
{
	while (*a == '.' || *a == '+') {
		size_t x = strcspn(++a, "+,"), y = *b == a[-1] ? strcspn(b + 1, "+,") : 0;
		const struct umask *left = find_umask_span(old, a, x), *right = find_umask_span(new, b + 1, y);

		if (left == NULL || right == NULL || !mapped(mapping, left, right))
			return false;
		a += x;
		b += 1 + y;
	}
	return strcmp(a, b) == 0;
}

/* "EVENT.A+B,field=value" or "box:group": equal settings of events and umasks that are the same. */
static bool same_expression(const struct mapping *mapping, const struct platform *old, const char *a,
			    const struct platform *new, const char *b)
{
	size_t x = strcspn(a, ".,:"), y = strcspn(b, ".,:");
	struct event_ref e, f;

	if (a[x] == ':')
		return strcmp(a + x, b + y) == 0 && same_item(mapping, find_box(old, a, x), find_box(new, b, y), a, b);
	find_expression(old, a, &e);
	find_expression(new, b, &f);
	return e.event != NULL && f.event != NULL && mapped(mapping, e.event, f.event) ?
		       same_umask_names(mapping, e.event, a + x, f.event, b + y) :
		       same_text(a, b);
}

bool ref_elements_equal(const struct mapping *mapping, const struct fact *old, const struct fact *new, const char *a,
			const char *b)
{
	if (fact_names(old) == NAMES_DOCUMENTS)
		return cites_same(mapping, old->kind, a, b);
	if (old->kind == FACT_CLOCKS || old->kind == FACT_UNITS)
		return same_pair(mapping, old, new, a, b);
	if (old->kind == FACT_STAT_GROUP_EVENTS)
		return same_expression(mapping, old->item, a, new->item, b);
	if (old->kind == FACT_STAT_GROUP_METRICS || old->kind == FACT_DISPUTE_ITEMS || old->kind == FACT_MAP_BUSES ||
	    old->kind == FACT_PRESENT_FIELDS || old->kind == FACT_ERRATUM_ITEMS || old->kind == FACT_ERRATUM_INSTEAD)
		return same_path(mapping, old->item, a, new->item, b);
	if (old->kind == FACT_PARTS)
		return same_item(mapping, find_umask(old->item, a), find_umask(new->item, b), a, b);
	return strcmp(a, b) == 0;
}

static bool same_lists(const struct mapping *mapping, const struct fact *old, const struct fact *new)
{
	struct arena arena = { 0 };
	struct strings a = fact_spell(&arena, old), b = fact_spell(&arena, new);
	size_t same = 0;

	while (same < a.count && same < b.count && ref_elements_equal(mapping, old, new, a.at[same], b.at[same]))
		same++;
	arena_free(&arena);
	return same == a.count && same == b.count;
}

bool refs_equal(const struct mapping *mapping, const struct fact *old, const struct fact *new)
{
	if (old->type != new->type || old->type == FACT_ABSENT)
		return old->type == new->type;
	switch (old->type) {
	case FACT_IS_ITEM:
		return same_item(mapping, old->item, new->item, old->at, new->at);
	case FACT_IS_PATH:
		return same_ref(mapping, old->item, new->item);
	case FACT_IS_FORMULA:
		return same_formula(mapping, old->item, new->item);
	case FACT_IS_SETTINGS:
		return same_settings(mapping, old->at, old->number, new->at, new->number);
	case FACT_IS_FILTERS:
		return old->number == new->number &&same_filters(mapping, old->at, new->at, old->number);
	case FACT_IS_OVERFLOW:
		return same_overflow(mapping, old, new);
	case FACT_IS_STEPS:
		return same_steps(mapping, old->at, new->at);
	default:
		return same_lists(mapping, old, new);
	}
}
