/* SPDX-License-Identifier: MIT */
/* Finds parts of the model by id or by path, and suggests ids for misspelled ones. */
#include "model/lookup.h"

#include <stdlib.h>
#include <string.h>

#include "base/source.h"
#include "model/metric.h"
#include "shared/named.h"

const struct variant *find_variant(const struct platform *platform, const char *id)
{
	return NAMED(platform->variants, platform->is.variant_count, id, id);
}

const struct box *find_box(const struct platform *platform, const char *id, size_t length)
{
	return NAMED_SPAN(platform->boxes, platform->box_count, id, id, length);
}

const struct layout *find_layout(const struct box *box, const char *id)
{
	return NAMED(box->layouts, box->layout_count, id, id);
}

const struct reg *find_reg(const struct box *box, const char *id, size_t length)
{
	return NAMED_SPAN(box->regs, box->reg_count, id, id, length);
}

const struct field *find_field(const struct layout *layout, const char *id, size_t length)
{
	return NAMED_SPAN(layout->is.fields, layout->is.field_count, id, id, length);
}

const struct field *find_field_of_role(const struct layout *layout, int role)
{
	for (size_t i = 0; layout != NULL && i < layout->is.field_count; i++)
		if (layout->is.fields[i].role == role)
			return &layout->is.fields[i];
	return NULL;
}

const struct function *find_function(const struct box *box, const char *id)
{
	return NAMED(box->functions, box->function_count, id, id);
}

const struct window *find_window(const struct box *box, const char *id)
{
	return NAMED(box->windows, box->window_count, id, id);
}

const struct platform *find_platform(const struct model *model, const char *id)
{
	return NAMED(model->platforms, model->platform_count, id, id);
}

static int compare_years(const void *left, const void *right)
{
	const struct platform *a = *(const struct platform *const *)left, *b = *(const struct platform *const *)right;

	if (a->year != b->year)
		return a->year > b->year ? -1 : 1;
	return strcmp(a->id, b->id);
}

const struct platform **platforms_newest_first(struct arena *arena, const struct model *model)
{
	const struct platform **platforms = arena_array(arena, model->platform_count, sizeof *platforms);

	for (size_t i = 0; i < model->platform_count; i++)
		platforms[i] = &model->platforms[i];
	if (model->platform_count > 1)
		qsort(platforms, model->platform_count, sizeof *platforms, compare_years);
	return platforms;
}

const struct counters *find_counters_of(const struct box *box, const struct reg *reg)
{
	for (size_t i = 0; i < box->counter_count; i++)
		if (box->counters[i].is.control == reg || box->counters[i].is.data == reg)
			return &box->counters[i];
	return NULL;
}

static bool role_is_filter(int role)
{
	return role >= UNCORE_ROLE_FILTER_OPCODE && role <= UNCORE_ROLE_MATCH_MASK;
}

bool reg_is_filter(const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;

	for (size_t i = 0; layout != NULL && !reg->about.is.elsewhere && i < layout->is.field_count; i++)
		if (role_is_filter(layout->is.fields[i].role))
			return true;
	return false;
}

const struct field *find_counter_select(const struct box *box)
{
	const struct field *field = NULL;

	for (size_t i = 0; i < box->layout_count && field == NULL; i++)
		field = find_field_of_role(&box->layouts[i], UNCORE_ROLE_COUNTER_SELECT);
	return field;
}

bool counts_in_pci(const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++)
		if (box->counters[i].is.data != NULL && box->counters[i].is.data->is.space == SPACE_PCI)
			return true;
	return false;
}

bool only_perf_counts(const struct box *box)
{
	const struct reg *data = box->counter_count != 0 ? box->counters[0].is.data : NULL;

	return data != NULL && data->is.space == SPACE_UNKNOWN;
}

enum path_result find_path(const struct platform *platform, const char *path, struct field_ref *ref)
{
	size_t box_length = strcspn(path, "."), reg_length;
	const char *reg, *field;

	*ref = (struct field_ref){ .box = find_box(platform, path, box_length) };
	if (ref->box == NULL)
		return PATH_NO_BOX;
	if (path[box_length] == '\0')
		return PATH_OK;
	reg = path + box_length + 1;
	reg_length = strcspn(reg, ".");
	ref->reg = find_reg(ref->box, reg, reg_length);
	if (ref->reg == NULL)
		return PATH_NO_REGISTER;
	if (reg[reg_length] == '\0')
		return PATH_OK;
	field = reg + reg_length + 1;
	if (strchr(field, '.') != NULL)
		return PATH_FORM;
	if (ref->reg->is.layout != NULL)
		ref->field = find_field(ref->reg->is.layout, field, strlen(field));
	return ref->field != NULL ? PATH_OK : PATH_NO_FIELD;
}

const struct event *find_event(const struct events *events, const char *name)
{
	return events != NULL ? NAMED(events->at, events->count, name, name) : NULL;
}

const struct event *find_event_span(const struct events *events, const char *name, size_t length)
{
	return events != NULL ? NAMED_SPAN(events->at, events->count, name, name, length) : NULL;
}

const struct event *find_event_anywhere(const struct platform *platform, const char *name, size_t length)
{
	const struct event *event = NULL;

	for (size_t i = 0; i < platform->box_count && event == NULL; i++)
		event = find_event_span(platform->boxes[i].events, name, length);
	return event;
}

const struct umask *find_umask(const struct event *event, const char *name)
{
	return NAMED(event->umasks, event->umask_count, name, name);
}

const struct umask *find_umask_span(const struct event *event, const char *name, size_t length)
{
	return NAMED_SPAN(event->umasks, event->umask_count, name, name, length);
}

const struct category *find_category(const struct events *events, const char *id)
{
	return events != NULL ? NAMED(events->categories, events->category_count, id, id) : NULL;
}

const struct counters *find_counters(const struct box *box, const char *id)
{
	return NAMED(box->counters, box->counter_count, id, id);
}

const struct value *find_value(const struct field *field, const char *id)
{
	return NAMED(field->values, field->value_count, id, id);
}

const struct document *find_document(const struct model *model, const char *id)
{
	return NAMED(model->documents, model->document_count, id, id);
}

const struct document *find_document_span(const struct model *model, const char *id, size_t length)
{
	return NAMED_SPAN(model->documents, model->document_count, id, id, length);
}

bool find_event_path(const struct platform *platform, const char *path, struct event_ref *ref)
{
	size_t box_length = strcspn(path, "/"), length;
	const char *name = path + box_length + 1;

	*ref = (struct event_ref){ .box = find_box(platform, path, box_length) };
	if (ref->box == NULL || path[box_length] == '\0')
		return false;
	length = strcspn(name, ".");
	if (ref->box->events != NULL)
		ref->event = NAMED_SPAN(ref->box->events->at, ref->box->events->count, name, name, length);
	if (ref->event == NULL || name[length] == '\0')
		return ref->event != NULL;
	ref->umask = find_umask(ref->event, name + length + 1);
	return ref->umask != NULL;
}

const struct metric *find_metric(const struct metrics *metrics, const struct box *box, const char *name)
{
	for (size_t i = 0; i < metrics->is.count; i++)
		if (metrics->is.at[i].is.box == box && strcmp(metrics->is.at[i].name, name) == 0)
			return &metrics->is.at[i];
	return NULL;
}

const struct metric *find_metric_path(const struct platform *platform, const char *path)
{
	size_t length = strcspn(path, "/");
	const struct box *box = find_box(platform, path, length);
	const struct metrics *metrics = platform->metrics;

	if (path[length] != '/' || box == NULL || metrics == NULL || !metrics->whole)
		return NULL;
	return find_metric(metrics, box, path + length + 1);
}

/*
 * The length of "UNC_X_". The words after it say what is counted, so that they stay even if all events of a small box
 * share them.
 */
static size_t two_words(const char *name)
{
	size_t length = 0;

	for (int words = 0; words < 2 && name[length] != '\0'; length++)
		words += name[length] == '_';
	return length;
}

size_t event_prefix_length(const struct events *events)
{
	size_t common = events->count != 0 ? two_words(events->at[0].name) : 0;

	for (size_t i = 1; i < events->count; i++) {
		size_t same = 0;

		while (same < common && events->at[i].name[same] == events->at[0].name[same])
			same++;
		common = same;
	}
	while (common > 0 && events->at[0].name[common - 1] != '_')
		common--;
	return common;
}

/* Suggests one of the ids of an array of structs; id_offset is where a struct has its id. */
static void suggest(struct diag *diag, const char *word, const void *items, size_t count, size_t size, size_t id_offset)
{
	const char **ids = arena_array(diag->arena, count, sizeof *ids);
	size_t found = 0;

	for (size_t i = 0; i < count; i++) {
		const char *id = *(const char *const *)(const void *)((const char *)items + i * size + id_offset);

		if (id != NULL)
			ids[found++] = id;
	}
	diag_suggest(diag, word, ids, found);
}

void suggest_box(struct diag *diag, const struct platform *platform, const char *word)
{
	suggest(diag, word, platform->boxes, platform->box_count, sizeof(struct box), offsetof(struct box, id));
}

void suggest_reg(struct diag *diag, const struct box *box, const char *word)
{
	suggest(diag, word, box->regs, box->reg_count, sizeof(struct reg), offsetof(struct reg, id));
}

void suggest_field(struct diag *diag, const struct layout *layout, const char *word)
{
	suggest(diag, word, layout->is.fields, layout->is.field_count, sizeof(struct field),
		offsetof(struct field, id));
}

void suggest_event(struct diag *diag, const struct event_ref *ref, const char *word)
{
	size_t length = strcspn(word, ".");

	if (ref->event != NULL)
		suggest(diag, word + length + (word[length] == '.'), ref->event->umasks, ref->event->umask_count,
			sizeof(struct umask), offsetof(struct umask, name));
	else if (ref->box->events != NULL)
		suggest(diag, arena_copy(diag->arena, word, length), ref->box->events->at, ref->box->events->count,
			sizeof(struct event), offsetof(struct event, name));
}

void suggest_layout(struct diag *diag, const struct box *box, const char *word)
{
	suggest(diag, word, box->layouts, box->layout_count, sizeof(struct layout), offsetof(struct layout, id));
}

const char *correction_of(const struct about *about)
{
	return about->is.corrected_at != NULL ? node_origin(*about->is.corrected_at)->reason : NULL;
}
