/* SPDX-License-Identifier: MIT */
/* Finds what a change is about: its path, its place in the files, and what contains it. */
#include <string.h>

#include "diff/diff.h"
#include "uncore/words.h"

#define WORD_(id, word, help) word,

static const char *const procedure_words[] = { UNCORE_PROCEDURE(WORD_) };

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

static const char *layout_path(struct arena *arena, const char *up, const struct subject *subject, bool old)
{
	return arena_printf(arena, "%s.%s", up, (old ? subject->regs[0].old : subject->regs[0].new)->id);
}

static const char *bits_path(struct arena *arena, const char *up, const struct field *field)
{
	return arena_printf(arena, "%s[%u:%u]", up, field_hi(field), field_lo(field));
}

static const char *value_path(struct arena *arena, const char *up, const struct value *value)
{
	if (value->when_id == NULL)
		return arena_printf(arena, "%s.%s", up, value->id);
	return arena_printf(arena, "%s.%s (when %s)", up, value->id, value->when_id);
}

static const char *cpuid_path(struct arena *arena, const char *up, const struct cpuid *cpuid)
{
	return arena_printf(arena, "%s cpuid %u-%u", up, cpuid->family, cpuid->model);
}

/* The path of the subject on the old side or on the new one. */
static const char *path_on(struct arena *arena, const struct subject *subject, bool old)
{
	const void *item = old ? subject->old : subject->new;
	const struct kind *kind = kind_of(subject->kind);
	const char *up = subject->up != NULL ? path_on(arena, subject->up, old) : "";

	switch (subject->kind) {
	case ITEM_SPEC:
	case ITEM_KIND_COUNT:
		return "";
	case ITEM_PLATFORM:
		return kind->id(item);
	case ITEM_BOX:
		return arena_printf(arena, "%s/%s", up, kind->id(item));
	case ITEM_DOCUMENT:
	case ITEM_DISPUTE:
	case ITEM_SYNONYM:
		return arena_printf(arena, "%s %s", kind->word, kind->id(item));
	case ITEM_REGISTER:
	case ITEM_FIELD:
	case ITEM_UMASK:
		return arena_printf(arena, "%s.%s", up, kind->id(item));
	case ITEM_LAYOUT:
		return layout_path(arena, up, subject, old);
	case ITEM_RESERVED:
		return bits_path(arena, up, item);
	case ITEM_VALUE:
		return value_path(arena, up, item);
	case ITEM_EVENT:
		return arena_printf(arena, "%s/%s", up, kind->id(item));
	case ITEM_METRIC:
		return arena_printf(arena, "%s/%s/%s", up, ((const struct metric *)item)->box_id, kind->id(item));
	case ITEM_CPUID:
		return cpuid_path(arena, up, item);
	case ITEM_PROCEDURE:
		return arena_printf(arena, "%s %s", up, procedure_words[((const struct procedure *)item)->name]);
	case ITEM_FUNCTION:
	case ITEM_GROUP:
	case ITEM_NOTE:
	case ITEM_CATEGORY:
	case ITEM_ERRATUM:
	case ITEM_STAT_GROUP:
		break;
	}
	return arena_printf(arena, "%s %s %s", up, kind->word, kind->id(item));
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
