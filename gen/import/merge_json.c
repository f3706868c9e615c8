/* SPDX-License-Identifier: MIT */
/* Makes the pieces of JSON that merging puts into files: texts, numbers, citations, filters. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/json/write.h"
#include "import/merge_parts.h"
#include "load/edit.h"
#include "shared/named.h"

const char *text_take(struct arena *arena, struct text *out)
{
	const char *text = arena_copy(arena, out->at != NULL ? out->at : "", out->length);

	text_free(out);
	return text;
}

const char *quoted_json(struct arena *arena, const char *text)
{
	struct text out = { 0 };

	text_json(&out, text);
	return text_take(arena, &out);
}

void numbers_json(const struct numbers *numbers, struct text *out)
{
	text_char(out, '[');
	for (size_t i = 0; i < numbers->count; i++)
		text_printf(out, "%s%" PRIu64, i == 0 ? "" : ",", numbers->at[i]);
	text_char(out, ']');
}

/* The citations of a fact. The file is cited in the version that was read. */
static const char *cited_anew(struct merge *merge, const char *source)
{
	const char *document = merge->comparison->document, *at = source != NULL ? strstr(source, document) : NULL;
	struct text out = { 0 };

	if (source == NULL)
		return merge->citation;
	if (at == NULL)
		return arena_printf(merge->arena, "%s; %s", source, merge->citation);
	text_bytes(&out, source, (size_t)(at - source));
	text_add(&out, merge->citation);
	at += strlen(document);
	if (strncmp(at, " V", 2) == 0)
		at += 2 + strcspn(at + 2, " ;");
	text_add(&out, at);
	return text_take(merge->arena, &out);
}

void merge_citation(struct merge *merge, struct node node, const struct about *about)
{
	edit_put(merge->arena, node, "source", quoted_json(merge->arena, cited_anew(merge, about->is.source)));
}

static const struct filter *old_filter(const struct filter *filters, size_t count, const char *path)
{
	return NAMED(filters, count, path, path);
}

/* What a filter is like that the spec does not have yet. */
struct new_filter {
	uint64_t value; /* what it is set to; 0: the user says */
	bool optional;  /* the file does not say that the event needs it */
};

static void filter_json(const char *path, const struct filter *old, struct new_filter new, bool first, struct text *out)
{
	text_add(out, first ? "[{\"field\": " : ", {\"field\": ");
	text_json(out, path);
	if (old == NULL && new.value != 0)
		text_printf(out, ", \"value\": \"0x%" PRIx64 "\"", new.value);
	if (old != NULL && old->has_value)
		text_printf(out, ", \"value\": \"0x%" PRIx64 "\"", old->value);
	if (old != NULL && old->nonzero)
		text_add(out, ", \"nonzero\": true");
	if (old != NULL && old->all != 0)
		text_printf(out, ", \"all\": \"0x%" PRIx64 "\"", old->all);
	if (old != NULL ? old->optional : new.optional)
		text_add(out, ", \"optional\": true");
	text_char(out, '}');
}

bool filters_json(const struct box *box, const struct event *event, const struct umask *umask,
		  const struct perfmon_event *intel, struct text *out)
{
	const struct filter *own = umask != NULL ? umask->filters : event != NULL ? event->filters : NULL;
	size_t own_count = umask != NULL ? umask->filter_count : event != NULL ? event->filter_count : 0;
	bool is_given = intel->filter_value != 0 && intel->filter_count == 1, any = false;

	for (size_t i = 0; box != NULL && i < intel->filter_count; i++) {
		const struct reg *reg = filter_register(box, intel->filters[i].reg);

		for (size_t f = 0; reg != NULL && reg->is.layout != NULL && f < reg->is.layout->is.field_count; f++) {
			const struct field *field = &reg->is.layout->is.fields[f];
			struct new_filter new = { .value = is_given ? field_get(field, intel->filter_value) : 0 };
			const struct filter *old;
			char path[256];

			if (!field_is_writable(field) || !filter_covers(&intel->filters[i], field))
				continue;
			snprintf(path, sizeof path, "%s.%s", reg->id, field->id);
			if (umask != NULL && old_filter(event->filters, event->filter_count, path) != NULL)
				continue; /* the event has this filter already */
			old = old_filter(own, own_count, path);
			if (old == NULL && is_given && new.value == 0)
				continue; /* the file's value has nothing there */
			new.optional = !is_given &&is_whole_filter(reg, &intel->filters[i]);
			filter_json(path, old, new, !any, out);
			any = true;
		}
	}
	if (any)
		text_char(out, ']');
	return any;
}
