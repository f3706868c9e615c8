/* SPDX-License-Identifier: MIT */
/* Lists the documents that a platform's facts cite, and the programs that have names for its events. */
#include "emit/page/page.h"

#include <stdlib.h>
#include <string.h>

#include "model/events.h"

struct citations {
	const struct model *model;
	size_t *counts; /* one for each document */
};

static void cite(void *context, const struct about *about, const char *kind)
{
	struct citations *citations = context;
	const char *at = about->is.source;

	(void)kind;
	while (at != NULL && *at != '\0') {
		size_t length = strcspn(at, " ;");

		for (size_t i = 0; i < citations->model->document_count; i++)
			if (strlen(citations->model->documents[i].id) == length &&
			    strncmp(citations->model->documents[i].id, at, length) == 0)
				citations->counts[i]++;
		at += strcspn(at, ";");
		at += strspn(at, "; ");
	}
}

void page_documents(struct text *out, const struct model *model, const struct platform *platform)
{
	struct arena arena = { 0 };
	struct citations citations = { model, arena_array(&arena, model->document_count, sizeof(size_t)) };
	const struct page_visit visit = { cite, &citations };

	page_walk(platform, &visit);
	cite(&citations, &(struct about){ .is = { .source = platform->source } }, "platform");
	text_add(out, "\n## Documents\n\n| document | edition | cited |\n|---|---|---|\n");
	for (size_t i = 0; i < model->document_count; i++) {
		const struct document *document = &model->documents[i];

		if (citations.counts[i] == 0)
			continue;
		text_add(out, document->url != NULL ? "| [" : "| ");
		page_cell(out, document->title);
		if (document->url != NULL)
			text_printf(out, "](%s)", document->url);
		/* As code, because a commit's name is longer than a printed column and may be broken anywhere. */
		text_add(out, " | `");
		page_cell(out, document->revision != NULL ? document->revision : document->date);
		text_printf(out, "` | %zu |\n", citations.counts[i]);
	}
	arena_free(&arena);
}

static size_t named(const struct tool_names *tools, size_t count, const char *tool)
{
	for (size_t i = 0; i < count; i++)
		if (strcmp(tools[i].tool, tool) == 0)
			return 1;
	return 0;
}

/* How many of the events and umasks the tool has other names for. */
static size_t count_named(const struct platform *platform, const char *tool)
{
	size_t count = 0;

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct events *events = platform->boxes[b].events;

		for (size_t i = 0; events != NULL && i < events->count; i++) {
			const struct event *event = &events->at[i];

			count += named(event->tool_names, event->tool_count, tool);
			for (size_t u = 0; u < event->umask_count; u++)
				count += named(event->umasks[u].tool_names, event->umasks[u].tool_count, tool);
		}
	}
	return count;
}

static size_t count_pmus(const struct platform *platform)
{
	size_t count = 0;

	for (size_t b = 0; b < platform->box_count; b++)
		count += platform->boxes[b].perf != NULL;
	return count;
}

static int compare_words(const void *left, const void *right)
{
	return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static void add_tools(struct arena *arena, struct strings *list, const struct tool_names *tools, size_t count)
{
	for (size_t i = 0; i < count; i++)
		list_once(arena, list, tools[i].tool, strlen(tools[i].tool));
}

static struct strings list_tools(struct arena *arena, const struct platform *platform)
{
	struct strings list = { 0 };

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct events *events = platform->boxes[b].events;

		for (size_t i = 0; events != NULL && i < events->count; i++) {
			add_tools(arena, &list, events->at[i].tool_names, events->at[i].tool_count);
			for (size_t u = 0; u < events->at[i].umask_count; u++)
				add_tools(arena, &list, events->at[i].umasks[u].tool_names,
					  events->at[i].umasks[u].tool_count);
		}
	}
	if (list.count > 1)
		qsort(list.at, list.count, sizeof *list.at, compare_words);
	return list;
}

void page_names(struct text *out, const struct model *model, const struct platform *platform)
{
	struct arena arena = { 0 };
	struct strings tools = list_tools(&arena, platform);

	(void)model;
	text_printf(out,
		    "\n## Other programs\n\nLinux's driver has a PMU for %zu of the %zu boxes. Names of other programs "
		    "that differ from ours are aliases, so they find the event:\n\n"
		    "| program | events and umasks with another name there |\n|---|---|\n",
		    count_pmus(platform), platform->box_count);
	for (size_t i = 0; i < tools.count; i++)
		text_printf(out, "| %s | %zu |\n", tools.at[i], count_named(platform, tools.at[i]));
	arena_free(&arena);
}
