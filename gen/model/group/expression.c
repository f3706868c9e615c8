/* SPDX-License-Identifier: MIT */
/* Reads the event expressions of groups: "EVENT.UMASK,field=value". */
#include "model/group/expression.h"

#include <string.h>

#include "base/words.h"
#include "model/lookup.h"

/* A part of an expression. */
struct piece {
	const char *at;
	size_t length;
};

/* The part up to one of the marks; moves the text past it, to NULL at the end. */
static struct piece next_piece(const char **text, const char *marks)
{
	struct piece piece = { *text, strcspn(*text, marks) };

	*text = piece.at[piece.length] != '\0' ? piece.at + piece.length + 1 : NULL;
	return piece;
}

/* After an error a name may be missing. */
static bool is_piece(struct piece piece, const char *word)
{
	return word != NULL && strncmp(word, piece.at, piece.length) == 0 && word[piece.length] == '\0';
}

static const struct event *event_in(const struct box *box, struct piece name)
{
	for (size_t i = 0; box->events != NULL && i < box->events->count; i++)
		if (is_piece(name, box->events->at[i].name))
			return &box->events->at[i];
	return NULL;
}

void find_expression(const struct platform *platform, const char *text, struct event_ref *ref)
{
	struct piece name = { text, strcspn(text, ".,") };
	struct piece umask = { text + name.length, 0 };

	*ref = (struct event_ref){ 0 };
	for (size_t i = 0; i < platform->box_count && ref->event == NULL; i++) {
		ref->event = event_in(&platform->boxes[i], name);
		ref->box = ref->event != NULL ? &platform->boxes[i] : NULL;
	}
	if (ref->event == NULL || *umask.at != '.')
		return;
	umask.at++;
	umask.length = strcspn(umask.at, ",");
	for (size_t i = 0; i < ref->event->umask_count; i++)
		if (is_piece(umask, ref->event->umasks[i].name))
			ref->umask = &ref->event->umasks[i];
}

/* ---- settings ---- */

static bool named_value(const struct field *field, struct piece word, uint64_t *value)
{
	for (size_t i = 0; i < field->value_count; i++)
		if (is_piece(word, field->values[i].id)) {
			*value |= field->values[i].value;
			return true;
		}
	return false;
}

/* A number, or names of the field's values: "0x182", "DRd", "M+E". */
static bool read_value(const struct field *field, struct piece word, uint64_t *value)
{
	const char *end = word.at + word.length;

	*value = 0;
	if (scan_plain_number(word.at, word.length, value) == SCAN_NUMBER_OK)
		return *value <= field_max(field);
	while (word.at < end) {
		size_t length = strcspn(word.at, "+,");

		if (!named_value(field, (struct piece){ word.at, length }, value) ||
		    (word.at + length < end && !field->flags))
			return false;
		word.at += length + 1;
	}
	return true;
}

static bool in_filters(const struct filter *filters, size_t count, struct piece id, struct metric_setting *setting)
{
	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.field != NULL && is_piece(id, filters[i].is.ref.field->id)) {
			setting->reg = filters[i].is.ref.reg;
			setting->field = filters[i].is.ref.field;
			return true;
		}
	return false;
}

/* Whether a filter of the event or of one of its chosen umasks has the field. */
static bool in_any_filter(const struct metric_input *input, struct piece id, struct metric_setting *setting)
{
	const struct event *event = input->event;

	if (in_filters(event->filters, event->filter_count, id, setting))
		return true;
	for (size_t i = 0; i < input->umask_count; i++)
		if (in_filters(input->umasks[i]->filters, input->umasks[i]->filter_count, id, setting))
			return true;
	return false;
}

static bool find_setting(const struct metric_input *input, struct piece name, struct metric_setting *setting)
{
	size_t dot = strcspn(name.at, ".,=");
	const struct reg *reg = name.at[dot] == '.' ? find_reg(input->box, name.at, dot) : input->group->is.control;

	if (name.at[dot] == '.') {
		name.at += dot + 1;
		name.length -= dot + 1;
	}
	if (reg == NULL || reg->is.layout == NULL)
		return false;
	setting->reg = reg;
	setting->field = find_field(reg->is.layout, name.at, name.length);
	setting->is_control = setting->field != NULL && reg == input->group->is.control;
	if (setting->field != NULL)
		return field_is_writable(setting->field);
	return reg == input->group->is.control && in_any_filter(input, name, setting);
}

static const char *read_setting(struct arena *arena, struct metric_input *input, struct piece word)
{
	struct metric_setting setting = { .value = 1, .parameter = -1 };
	const char *text = word.at;
	struct piece name = next_piece(&text, "=,");
	bool given = name.length < word.length;

	if (!find_setting(input, name, &setting))
		return arena_printf(arena, "%s has no field \"%.*s\" to set", input->event->name, (int)name.length,
				    name.at);
	if (given && !read_value(setting.field, (struct piece){ text, word.length - name.length - 1 }, &setting.value))
		return arena_printf(arena, "%.*s is no value of the %u-bit field %s",
				    (int)(word.length - name.length - 1), text, field_width(setting.field),
				    setting.field->id);
	return add_metric_setting(arena, input, setting) ? NULL : "an event takes at most 16 settings";
}

static bool is_set(const struct metric_input *input, const struct filter *filter)
{
	for (size_t i = 0; i < input->setting_count; i++)
		if (input->settings[i].field == filter->is.ref.field)
			return input->settings[i].value != 0 || !filter->nonzero;
	return filter->optional || filter->has_value || filter->all != 0;
}

/* The path of a filter without which nothing is counted; NULL: all have a value. */
static const char *missing_filter(const struct metric_input *input)
{
	const struct event *event = input->event;

	for (size_t i = 0; i < event->filter_count; i++)
		if (!is_set(input, &event->filters[i]))
			return event->filters[i].path;
	for (size_t u = 0; u < input->umask_count; u++)
		for (size_t i = 0; i < input->umasks[u]->filter_count; i++)
			if (!is_set(input, &input->umasks[u]->filters[i]))
				return input->umasks[u]->filters[i].path;
	return NULL;
}

/* ---- expressions ---- */

static const char *read_umask(struct arena *arena, struct metric_input *input, struct piece word, bool several)
{
	const struct event *event = input->event;

	for (size_t i = 0; i < event->umask_count; i++) {
		const struct umask *umask = &event->umasks[i];

		if (!is_piece(word, umask->name))
			continue;
		if (umask->unprogrammable != NULL || umask->deprecated || (several && !umask->combines))
			return arena_printf(arena, "%s.%s %s", event->name, umask->name,
					    umask->unprogrammable != NULL ? "cannot be programmed" :
					    umask->deprecated             ? "is deprecated" :
									    "may not be combined with other umasks");
		if (!add_umask(input, umask))
			return arena_printf(arena, "%s is one umask more than the %d that an event may have at once",
					    umask->name, METRIC_UMASKS_MAX);
		return NULL;
	}
	return arena_printf(arena, "event %s has no umask \"%.*s\"", event->name, (int)word.length, word.at);
}

/* Reads ".A+B" after the event's name. */
static const char *read_umasks(struct arena *arena, struct metric_input *input, struct piece words)
{
	bool several = memchr(words.at, '+', words.length) != NULL;
	const char *wrong = NULL;

	while (words.length > 0 && wrong == NULL) {
		size_t length = strcspn(words.at, "+,");

		wrong = read_umask(arena, input, (struct piece){ words.at, length }, several);
		words.length -= length < words.length ? length + 1 : length;
		words.at += length + 1;
	}
	if (wrong == NULL && input->event->umask_required && input->umask_count == 0)
		wrong = arena_printf(arena, "event %s needs a umask", input->event->name);
	return wrong;
}

const char *read_expression(struct arena *arena, struct metric_input *input, const char *text)
{
	const char *rest = text, *wrong, *filter;
	struct piece name = next_piece(&rest, ",");
	size_t length = strlen(input->event->name);

	input->group = input->event->is.group;
	if (input->event->unprogrammable != NULL || !event_is_placed(input->event))
		return arena_printf(arena, "event %s cannot be programmed", input->event->name);
	name.at += length < name.length ? length + 1 : length;
	name.length -= length < name.length ? length + 1 : length;
	wrong = read_umasks(arena, input, name);
	while (wrong == NULL && rest != NULL)
		wrong = read_setting(arena, input, next_piece(&rest, ","));
	filter = wrong == NULL ? missing_filter(input) : NULL;
	return filter != NULL ? arena_printf(arena, "%s needs a value for %s", input->event->name, filter) : wrong;
}
