/* SPDX-License-Identifier: MIT */
/* Finds what a change is about: its path, its place in the files, and what contains it. */
#include <string.h>

#include "diff/diff.h"
#include "model/metric.h"

static const struct subject *nearest(const struct subject *subject, enum item_kind kind)
{
	while (subject != NULL && subject->kind != kind)
		subject = subject->up;
	return subject;
}

const void *subject_old(const struct subject *subject, enum item_kind kind)
{
	const struct subject *found = nearest(subject, kind);

	return found != NULL ? found->old : NULL;
}

const void *subject_new(const struct subject *subject, enum item_kind kind)
{
	const struct subject *found = nearest(subject, kind);

	return found != NULL ? found->new : NULL;
}

const void *subject_last(const struct subject *subject, enum item_kind kind)
{
	const struct subject *found = nearest(subject, kind);

	return found == NULL ? NULL : found->new != NULL ? found->new : found->old;
}

bool change_is_of_events(const struct change *change)
{
	enum item_kind kind = change->subject->kind;

	return kind == ITEM_EVENT || kind == ITEM_UMASK || kind == ITEM_CATEGORY;
}

static const char *bits_path(struct arena *arena, const char *up, const struct field *field)
{
	return arena_printf(arena, "%s[%u:%u]", up, field_hi(field), field_lo(field));
}

static const char *cpuid_path(struct arena *arena, const char *up, const struct cpuid *cpuid)
{
	return arena_printf(arena, "%s cpuid %u-%u", up, cpuid->family, cpuid->model);
}

static void put_in(struct item *item, const struct subject *subject, bool old)
{
	const void *at = old ? subject->old : subject->new;

	switch (subject->kind) {
	case ITEM_PLATFORM:
		item->platform = at;
		break;
	case ITEM_BOX:
		item->box = at;
		break;
	case ITEM_FUNCTION:
		item->function = at;
		break;
	case ITEM_GROUP:
		item->counters = at;
		break;
	case ITEM_LAYOUT:
		item->reg = old ? subject->regs[0].old : subject->regs[0].new;
		break;
	case ITEM_REGISTER:
		item->reg = at;
		break;
	case ITEM_FIELD:
		item->field = at;
		break;
	case ITEM_VALUE:
		item->value = at;
		break;
	case ITEM_EVENT:
		item->event = at;
		break;
	case ITEM_UMASK:
		item->umask = at;
		break;
	case ITEM_METRIC:
		item->metric = at;
		item->box = item->metric != NULL ? item->metric->is.box : NULL;
		break;
	case ITEM_ERRATUM:
		item->erratum = at;
		break;
	case ITEM_STAT_GROUP:
		item->group = at;
		break;
	case ITEM_DISPUTE:
		item->dispute = at;
		break;
	default:
		break;
	}
}

struct item subject_item(const struct subject *subject, bool old)
{
	struct item item = { 0 };

	for (; subject != NULL; subject = subject->up)
		put_in(&item, subject, old);
	return item;
}

/* The path of the subject on the old side or on the new one. */
static const char *path_on(struct arena *arena, const struct subject *subject, bool old)
{
	const struct item of = subject_item(subject, old);
	const void *item = old ? subject->old : subject->new;
	const struct kind *kind = kind_of(subject->kind);
	const char *up = subject->up != NULL ? path_on(arena, subject->up, old) : "";

	switch (subject->kind) {
	case ITEM_DOCUMENT:
	case ITEM_DISPUTE:
	case ITEM_SYNONYM:
		return arena_printf(arena, "%s %s", kind->word, kind->id(item));
	case ITEM_RESERVED:
		return bits_path(arena, up, item);
	case ITEM_CPUID:
		return cpuid_path(arena, up, item);
	case ITEM_PROCEDURE:
		return arena_printf(arena, "%s %s", up, procedure_words[((const struct procedure *)item)->name]);
	case ITEM_NOTE:
	case ITEM_CATEGORY:
		return arena_printf(arena, "%s %s %s", up, kind->word, kind->id(item));
	default:
		return item_full_path(arena, &of);
	}
}

const char *subject_path(struct arena *arena, const struct subject *subject)
{
	return path_on(arena, subject, subject->new == NULL);
}

struct loc subject_loc(const struct subject *subject)
{
	const void *item = subject->new != NULL ? subject->new : subject->old;

	/* Every item begins with its node. */
	return node_loc(*(const struct node *)item);
}
