/* SPDX-License-Identifier: MIT */
/* Turns faults that the decoder finds into diagnostics, each with its rule. */
#include <string.h>

#include "base/json/value.h"
#include "load/keys/spec_keys.h"

static enum rule rule_of(const struct key_fault *fault)
{
	switch (fault->kind) {
	case KEY_FAULT_ID:
		return RULE_IDENTIFIER;
	case KEY_FAULT_KEYWORD:
		return RULE_KEYWORD;
	case KEY_FAULT_NUMBER:
		return RULE_NUMBER;
	case KEY_FAULT_RANGE:
		return RULE_NUMBER_RANGE;
	case KEY_FAULT_BITS:
		return RULE_BITS;
	case KEY_FAULT_WORD:
		return strcmp(fault->key, "role") == 0 ? RULE_UNKNOWN_ROLE : RULE_WORD;
	case KEY_FAULT_TWICE:
		return RULE_DUPLICATE_ID;
	case KEY_FAULT_VERSION:
		return RULE_SCHEMA_VERSION;
	case KEY_FAULT_UNKNOWN:
		return RULE_UNKNOWN_KEY;
	case KEY_FAULT_MISSING:
		return strcmp(fault->key, "source") == 0 ? RULE_MISSING_SOURCE : RULE_MISSING_KEY;
	default:
		return RULE_WRONG_TYPE;
	}
}

/* The file of the base's root as the one that is read inherits it; NULL: it inherits nothing of it. */
static const struct source *view_of(const struct source *joined, struct node base)
{
	const char *path = value_source(base)->path;

	for (size_t i = 0; joined->origins != NULL && i < joined->position_count; i++)
		if (joined->origins[i]->from != NULL && strcmp(joined->origins[i]->path, path) == 0)
			return joined->origins[i];
	return NULL;
}

/* What a file lacks because the one that it is like lacks it is missing there. */
static struct loc place_of(const struct spec_report *to, const struct key_fault *fault)
{
	struct loc root, at = fault->at;
	const struct source *view;
	struct node member;

	if (fault->kind != KEY_FAULT_MISSING || fault->key == NULL || to->base_count == 0)
		return at;
	root = node_loc(to->root);
	if (at.source != root.source || at.offset != root.offset)
		return at;
	for (size_t i = 0; i < to->base_count && !value_member(to->bases[i], fault->key, &member); i++) {
		view = view_of(to->root.source, to->bases[i]);
		if (view == NULL)
			return at;
		at = (struct loc){ view, node_loc(to->bases[i]).offset };
	}
	return at;
}

static void report(void *context, const struct key_fault *fault)
{
	const struct spec_report *to = context;

	diag_error(to->diag, rule_of(fault), place_of(to, fault), "%s", fault->text);
	if (fault->word != NULL)
		diag_advise(to->diag, fault->kind == KEY_FAULT_UNKNOWN ? "its keys are" : "it is one of", fault->word,
			    fault->known, fault->known_count);
}

struct reader spec_reader(struct spec_report *to)
{
	return (struct reader){ .arena = to->diag->arena, .report = report, .context = to };
}
