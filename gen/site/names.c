/* SPDX-License-Identifier: MIT */
/* Shows what selects an event, what it needs, and what other programs call it. */
#include <inttypes.h>
#include <string.h>

#include "export/perf_words.h"
#include "model/perf.h"
#include "site/parts.h"

void site_tool_names(struct site_page *page, const struct tool_names *names, size_t count)
{
	struct text label = { 0 };

	for (size_t i = 0; i < count; i++) {
		text_cut(&label, 0);
		text_join(&label, "In ", names[i].tool, "");
		doc_fact_codes(&page->doc, text_string(&label), &names[i].names);
	}
	text_free(&label);
}

static bool is_countable(const struct event *event, const struct umask *umask)
{
	return event->unprogrammable == NULL && event_is_placed(event) &&
	       (umask != NULL ? umask->unprogrammable == NULL : !event->umask_required);
}

/* ---- libpfm4 ---- */

static const char *libpfm_name(const struct tool_names *names, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (strcmp(names[i].tool, "libpfm4") == 0 && names[i].names.count != 0)
			return names[i].names.at[0];
	return NULL;
}

/* Its name of the box's PMUs: the alias with "_unc_". */
static const char *libpfm_pmu(const struct box *box)
{
	for (size_t i = 0; i < box->about.aliases.count; i++)
		if (strstr(box->about.aliases.at[i], "_unc_") != NULL)
			return box->about.aliases.at[i];
	return NULL;
}

/* One PMU counts for instances that share a PCI function; otherwise each has one, and the first stands for all. */
static bool is_one_pmu(const struct box *box)
{
	const struct reg *data = box->counter_count != 0 ? box->counters[0].is.data : NULL;

	return box->instances == 1 || (data != NULL && data->is.space == SPACE_PCI && data->is.function->shared);
}

/* It has names for event and umask, and modifiers for some filters; it has no words for other fields. */
static bool is_in_libpfm(const struct event *event, const struct umask *umask)
{
	return event_is_placed(event) && event->select_count == 1 && event->default_count == 0 &&
	       event->filter_count == 0 && (umask == NULL || (umask->set_count == 0 && umask->filter_count == 0));
}

void site_libpfm_string(struct site_page *page, const struct box *box, const struct event *event,
			const struct umask *umask)
{
	const char *pmu = libpfm_pmu(box), *name = libpfm_name(event->tool_names, event->tool_count);
	struct text string = { 0 };

	if (pmu == NULL || !is_countable(event, umask) || !is_in_libpfm(event, umask))
		return;
	text_join(&string, pmu, is_one_pmu(box) ? "::" : "0::", name != NULL ? name : event->name);
	if (umask != NULL) {
		name = libpfm_name(umask->tool_names, umask->tool_count);
		if (name != NULL && strchr(name, ':') != NULL)
			name = strchr(name, ':') + 1;
		text_join(&string, ":", name != NULL ? name : umask->name, "");
	}
	doc_fact_code(&page->doc, "For libpfm4", text_string(&string));
	text_free(&string);
}

/* ---- perf ---- */

void site_perf_string(struct site_page *page, const struct box *box, const struct event *event,
		      const struct umask *umask)
{
	const struct choice choice = { box, event, umask };
	struct perf_words words = { 0 };
	struct arena arena = { 0 };
	struct text string = { 0 };
	const char *why;

	if (box->perf == NULL || !is_countable(event, umask))
		return;
	why = perf_words(&arena, &choice, &words);
	if (why != NULL) {
		doc_fact_text(&page->doc, "Not in perf of Linux", why);
	} else {
		perf_words_put(&string, words.pmu, &words, false);
		doc_fact_code(&page->doc, "For perf of Linux", text_string(&string));
	}
	text_free(&string);
	perf_words_free(&words);
	arena_free(&arena);
}

static void put_filter(struct doc *doc, const struct filter *filter)
{
	const struct field_ref *ref = &filter->is.ref;

	if (ref->field != NULL)
		doc_link(doc,
			 &(struct item){ .platform = ref->box->is.platform,
					 .box = ref->box,
					 .reg = ref->reg,
					 .field = ref->field },
			 DOC_CODE, filter->path);
	else
		doc_code(doc, filter->path);
	if (filter->has_value) {
		doc_text(doc, " = ");
		doc_format(doc, DOC_CODE, "0x%" PRIx64, filter->value);
	} else {
		doc_text(doc, filter->nonzero ? ", which must not be 0" : ", of which you give the value");
	}
	if (filter->all != 0) {
		doc_text(doc, "; ");
		doc_format(doc, DOC_CODE, "0x%" PRIx64, filter->all);
		doc_text(doc, " lets everything pass");
	}
	doc_text(doc, filter->optional ? "; it also counts without" : "");
}

void site_filters(struct site_page *page, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		doc_fact(&page->doc, "Filter");
		put_filter(&page->doc, &filters[i]);
		doc_end(&page->doc);
	}
}

static bool is_asked(const struct filter *filter)
{
	return !filter->has_value && !filter->optional && strchr(filter->path, '.') != NULL;
}

static size_t count_of(const struct filter *filters, size_t count, const char *field)
{
	size_t found = 0;

	for (size_t i = 0; i < count; i++)
		found += is_asked(&filters[i]) && strcmp(strchr(filters[i].path, '.') + 1, field) == 0;
	return found;
}

/* The field of a filter that alone has this name needs no register. */
static void ask_filters(struct text *out, const struct filter *filters, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const char *field;

		if (!is_asked(&filters[i]))
			continue;
		field = strchr(filters[i].path, '.') + 1;
		text_join(out, ",", count_of(filters, count, field) == 1 ? field : filters[i].path, "=VALUE");
	}
}

void site_expression(struct text *out, const struct event *event, const struct umask *umask)
{
	text_add(out, event->name);
	if (umask != NULL)
		text_join(out, ".", umask->name, "");
	ask_filters(out, event->filters, event->filter_count);
	if (umask != NULL)
		ask_filters(out, umask->filters, umask->filter_count);
}

void site_settings(struct text *out, const struct setting *settings, size_t count)
{
	for (size_t i = 0; i < count; i++)
		text_printf(out, "%s%s=0x%" PRIx64, i == 0 ? "" : " ", settings[i].field_id, settings[i].is.value);
}

void site_numbers(struct text *out, const struct numbers *numbers)
{
	for (size_t i = 0; i < numbers->count; i++)
		text_printf(out, "%s%" PRIu64, i == 0 ? "" : ", ", numbers->at[i]);
}
