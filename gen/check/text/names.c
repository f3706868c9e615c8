/* SPDX-License-Identifier: MIT */
/*
 * Checks that names in texts are names of something on the platform. A name is sure where a word has an underscore
 * inside and is written as ids or Intel's names are: box_ctl, RxR_INSERTS. Messages (Data_SI), events of cores
 * (IOQ_allocation) and English words are not, nor are Linux's names of PMUs, which begin with uncore_.
 */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "check/text/texts.h"
#include "model/metric.h"
#include "shared/register_name.h"

/* A word of a text. */
struct name {
	char at[64];
	size_t length;
	const struct platform *platform;
};

static bool is_spelled(const struct name *name, const char *other)
{
	return ((*name->at ^ *other) & ~0x20) == 0 && strcasecmp(name->at, other) == 0;
}

/* "" and NULL are no names. */
static bool is(const struct name *name, const char *other)
{
	return other != NULL && is_spelled(name, other);
}

static bool is_one_of(const struct name *name, const struct strings *others)
{
	for (size_t i = 0; i < others->count; i++)
		if (is(name, others->at[i]))
			return true;
	return false;
}

/* What the other one ends with, if that is the name; else NULL. */
static const char *end_of(const struct name *name, const char *other)
{
	size_t all = other != NULL ? strlen(other) : 0;

	return all >= name->length && is_spelled(name, other + all - name->length) ? other + all - name->length : NULL;
}

/* Texts leave out what every event of the box begins with: RxR_INSERTS is UNC_C_RxR_INSERTS. */
static bool ends(const struct name *name, const char *whole)
{
	const char *end = end_of(name, whole);

	return end != NULL && end != whole && end[-1] == '_';
}

static bool is_tool_name(const struct name *name, const struct tool_names *tools, size_t count)
{
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < tools[i].names.count; j++) {
			const char *other = tools[i].names.at[j], *end = end_of(name, other);

			if (end != NULL && (end == other || end[-1] == '_' || end - 1 == strpbrk(other, ".:")))
				return true;
		}
	return false;
}

static bool is_value(const struct name *name, const struct field *field)
{
	for (size_t i = 0; i < field->value_count; i++)
		if (is(name, field->values[i].id) || is(name, field->values[i].name) ||
		    is(name, field->values[i].alias))
			return true;
	return false;
}

static bool is_field(const struct name *name, const struct layout *layout)
{
	if (is(name, layout->id))
		return true;
	for (size_t i = 0; i < layout->is.field_count; i++) {
		const struct field *field = &layout->is.fields[i];

		if (is(name, field->id) || is(name, field->is.name) || is_one_of(name, &field->about.aliases) ||
		    is_value(name, field))
			return true;
	}
	return false;
}

static bool is_register(const struct name *name, const struct reg *reg)
{
	struct name_numbers numbers;

	if (is(name, reg->id) || is_one_of(name, &reg->names) || is_one_of(name, &reg->about.aliases))
		return true;
	return reg->name != NULL && (name_matches(reg->name, name->at, &numbers) || ends(name, reg->name));
}

static bool is_event(const struct name *name, const struct event *event)
{
	if (is(name, event->name) || ends(name, event->name) ||
	    is_tool_name(name, event->tool_names, event->tool_count))
		return true;
	for (size_t i = 0; i < event->umask_count; i++)
		if (is(name, event->umasks[i].name) ||
		    is_tool_name(name, event->umasks[i].tool_names, event->umasks[i].tool_count))
			return true;
	return false;
}

static bool is_of_box(const struct name *name, const struct box *box)
{
	for (size_t i = 0; i < box->reg_count; i++)
		if (is_register(name, &box->regs[i]))
			return true;
	for (size_t i = 0; i < box->layout_count; i++)
		if (is_field(name, &box->layouts[i]))
			return true;
	for (size_t i = 0; box->events != NULL && i < box->events->count; i++)
		if (is_event(name, &box->events->at[i]))
			return true;
	return false;
}

static bool is_known(const struct name *name)
{
	const struct platform *platform = name->platform;

	for (size_t i = 0; i < platform->box_count; i++)
		if (is(name, platform->boxes[i].id) || is_of_box(name, &platform->boxes[i]))
			return true;
	for (size_t i = 0; platform->metrics != NULL && i < platform->metrics->count; i++)
		if (is(name, platform->metrics->at[i].name))
			return true;
	return false;
}

/* A part between underscores, as TXR and RxR are; Data and allocation are not. */
static bool is_intels(const char *part, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (islower((unsigned char)part[i]) &&
		    (i == 0 || i + 1 == length || islower((unsigned char)part[i + 1])))
			return false;
	return true;
}

static bool is_sure(const char *name)
{
	size_t length;

	if (strcspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen(name))
		return strncmp(name, "uncore_", strlen("uncore_")) != 0;
	for (; *name != '\0'; name += length + (name[length] == '_')) {
		length = strcspn(name, "_");
		if (!is_intels(name, length))
			return false;
	}
	return true;
}

static bool in_name(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* Where the next word with an underscore inside begins, and its length; NULL: there is none. */
static const char *next_name(const char *at, size_t *length)
{
	if (strchr(at, '_') == NULL)
		return NULL;
	for (; *at != '\0'; at += *length + (*length == 0)) {
		const char *inner;

		for (*length = 0; in_name(at[*length]);)
			(*length)++;
		inner = memchr(at, '_', *length);
		if (inner != NULL && inner != at && inner + 1 != at + *length)
			return at;
	}
	return NULL;
}

void check_text_names(struct checker *checker, const struct text_at *text)
{
	struct name name = { .platform = text->platform };
	size_t length = 0;

	for (const char *at = text->text; (at = next_name(at, &length)) != NULL; at += length) {
		if (length >= sizeof name.at)
			continue;
		memcpy(name.at, at, length);
		name.at[length] = '\0';
		name.length = length;
		if (is_sure(name.at) && !is_known(&name))
			diag_error(checker->diag, RULE_TEXT_NAME, node_loc(text->node),
				   "nothing on %s is called \"%s\"", name.platform->id, name.at);
	}
}
