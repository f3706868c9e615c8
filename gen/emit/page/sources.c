/* SPDX-License-Identifier: MIT */
/* Lists the documents that a platform's facts cite, and the programs that have names for its events. */
#include "emit/page/page.h"

#include <stdlib.h>
#include <string.h>

#include "model/events.h"
#include "shared/named.h"

struct citations {
	const struct doc *doc;
	size_t *counts; /* one for each document */
};

static void cite(void *context, const struct about *about, const char *kind)
{
	struct citations *citations = context;
	const struct document *documents = citations->doc->model->documents;
	const char *source = about->is.source;
	struct doc_citation citation;

	(void)kind;
	while (source != NULL && doc_next_citation(citations->doc, &source, &citation))
		if (citation.document != NULL)
			citations->counts[citation.document - documents]++;
}

static void put_document(struct doc *doc, const struct document *document, size_t count)
{
	doc_row(doc);
	doc_cell(doc, NULL);
	doc_address(doc, document->url, document->title);
	doc_end(doc);
	/* As code, because a commit's name is longer than a printed column and may be broken anywhere. */
	doc_cell_code(doc, document->revision != NULL ? document->revision : document->date);
	doc_cell_number(doc, count);
	doc_end(doc);
}

void page_documents(struct doc *doc, const struct platform *platform)
{
	const struct model *model = doc->model;
	struct arena arena = { 0 };
	struct citations citations = { doc, arena_array(&arena, model->document_count, sizeof(size_t)) };
	const struct page_visit visit = { cite, &citations };

	page_walk(platform, &visit);
	cite(&citations, &(struct about){ .is = { .source = platform->source } }, "platform");
	doc_section(doc, "documents", "Documents");
	doc_table(doc, "Documents", "document|edition|cited");
	for (size_t i = 0; i < model->document_count; i++)
		if (citations.counts[i] != 0)
			put_document(doc, &model->documents[i], citations.counts[i]);
	doc_end(doc);
	doc_end(doc);
	arena_free(&arena);
}

static size_t named(const struct tool_names *tools, size_t count, const char *tool)
{
	return NAMED(tools, count, tool, tool) != NULL;
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

static void put_tools(struct doc *doc, const struct platform *platform, const struct strings *tools)
{
	doc_table(doc, "Names of other programs", "program|events and umasks with another name there");
	for (size_t i = 0; i < tools->count; i++) {
		doc_row(doc);
		doc_cell_text(doc, tools->at[i]);
		doc_cell_number(doc, count_named(platform, tools->at[i]));
		doc_end(doc);
	}
	doc_end(doc);
}

void page_names(struct doc *doc, const struct platform *platform)
{
	struct arena arena = { 0 };
	struct strings tools = list_tools(&arena, platform);

	doc_section(doc, "programs", "Other programs");
	doc_paragraph(doc);
	doc_format(doc, DOC_PLAIN, "Linux's driver has a PMU for %zu of the %zu boxes.%s", count_pmus(platform),
		   platform->box_count,
		   tools.count == 0 ?
			   "" :
			   " Names of other programs that differ from ours are aliases, so they find the event:");
	doc_end(doc);
	if (tools.count != 0)
		put_tools(doc, platform, &tools);
	doc_end(doc);
	arena_free(&arena);
}
