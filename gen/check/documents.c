/* SPDX-License-Identifier: MIT */
/* Checks documents, citations and disputes. */
#include <string.h>

#include "check/check.h"
#include "model/lookup.h"

static void unknown_document(struct checker *checker, const char *id, size_t length, struct loc loc)
{
	const struct model *model = checker->model;
	const char **ids = arena_array(checker->arena, model->document_count, sizeof *ids);
	const char *word = arena_copy(checker->arena, id, length);

	for (size_t i = 0; i < model->document_count; i++)
		ids[i] = model->documents[i].id;
	diag_error(checker->diag, RULE_UNKNOWN_DOCUMENT, loc, "\"%s\" is not a document of documents.json", word);
	diag_suggest(checker->diag, word, ids, model->document_count);
}

/* Citations are separated by "; ". Each begins with the id of a document. */
void check_source(struct checker *checker, const char *source, struct node node)
{
	struct loc loc = node_key_loc(node, "source");
	const char *at = source;

	if (source != NULL && loc.offset == node_loc(node).offset)
		return; /* inherited: checked where it is given */
	if (source == NULL) {
		diag_error(checker->diag, RULE_MISSING_SOURCE, node_loc(node), "no source is given here or around it");
		return;
	}
	while (checker->model->documents_known && *at != '\0') {
		size_t length = strcspn(at, " ;");

		if (find_document_span(checker->model, at, length) == NULL)
			unknown_document(checker, at, length, node_member_loc(node, "source"));
		at += strcspn(at, ";");
		at += strspn(at, "; ");
	}
}

static bool is_tool(const struct model *model, const char *tool)
{
	size_t length = strlen(tool);

	for (size_t i = 0; i < model->document_count; i++) {
		const char *id = model->documents[i].id;

		if (*id == *tool && strncmp(id, tool, length) == 0 && (id[length] == '\0' || id[length] == '-'))
			return true;
	}
	return false;
}

void check_tool(struct checker *checker, const char *tool, struct node names)
{
	if (checker->model->documents_known && !is_tool(checker->model, tool))
		unknown_document(checker, tool, strlen(tool), node_name_loc(names));
}

/* Pages link to the address, so it must be one of the web. */
static bool is_web_address(const char *url)
{
	size_t scheme = strncmp(url, "https://", 8) == 0 ? 8 : strncmp(url, "http://", 7) == 0 ? 7 : 0;

	return scheme != 0 && url[scheme] != '\0' && strpbrk(url, " \t\n\"<>") == NULL;
}

void check_documents(struct checker *checker)
{
	const struct model *model = checker->model;

	for (size_t i = 0; i < model->document_count; i++) {
		const struct document *document = &model->documents[i];

		if (strpbrk(document->id, " ;") != NULL)
			diag_error(checker->diag, RULE_IDENTIFIER, node_member_loc(document->node, "id"),
				   "a document's id has no blank and no semicolon, because citations begin with it");
		if (document->url != NULL && !is_web_address(document->url))
			diag_error(checker->diag, RULE_DOCUMENT_URL, node_member_loc(document->node, "url"),
				   "an address begins with https:// or http:// and has no blank");
	}
	report_same_ids(checker, RULE_DUPLICATE_ID, "document", IDS(model->documents, model->document_count, id));
}

static void check_claims(struct checker *checker, const struct dispute *dispute)
{
	bool differ = false;

	for (size_t i = 0; i < dispute->claim_count; i++) {
		check_source(checker, dispute->claims[i].source, dispute->claims[i].node);
		differ |= strcmp(dispute->claims[i].value, dispute->claims[0].value) != 0;
	}
	if (!differ)
		diag_error(checker->diag, RULE_DISPUTE_FORM, node_key_loc(dispute->node, "values"),
			   "dispute %s needs two values that differ", dispute->id);
}

static void check_dispute(struct checker *checker, const struct dispute *dispute)
{
	check_claims(checker, dispute);
	for (size_t i = 0; i < dispute->items.count; i++)
		check_path(checker, dispute->is.platform, dispute->items.at[i], true,
			   node_element_loc(dispute->node, "items", i));
}

void check_disputes(struct checker *checker, const struct platform *platform)
{
	for (size_t i = 0; i < platform->disputes.count; i++)
		check_dispute(checker, &platform->disputes.at[i]);
}

/* The whole spec has only one dispute with an id, which uncoregen why and pages of the manual name alone. */
void check_dispute_ids(struct checker *checker)
{
	const struct model *model = checker->model;
	struct dispute *all;
	size_t count = 0;

	for (size_t i = 0; i < model->platform_count; i++)
		count += model->platforms[i].disputes.count;
	all = arena_array(checker->arena, count, sizeof *all);
	count = 0;
	for (size_t i = 0; i < model->platform_count; i++)
		for (size_t k = 0; k < model->platforms[i].disputes.count; k++)
			all[count++] = model->platforms[i].disputes.at[k];
	report_same_ids(checker, RULE_DUPLICATE_ID, "dispute", IDS(all, count, id));
}
