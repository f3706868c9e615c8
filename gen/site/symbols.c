/* SPDX-License-Identifier: MIT */
/* Shows the C names of an item, as the headers define them. */
#include <string.h>

#include "site/parts.h"

static bool is_about(const struct symbol *symbol, const struct item *item)
{
	const struct item *of = &symbol->of;
	size_t length = strlen(symbol->name);

	return of->reg == item->reg && of->field == item->field && of->value == item->value &&
	       of->event == item->event && of->umask == item->umask && of->counters == item->counters &&
	       of->function == item->function && symbol->kind != SYMBOL_GUARD &&
	       (length == 0 || symbol->name[length - 1] != '_');
}

static void put_symbol(struct doc *doc, const struct symbol *symbol)
{
	doc_item(doc);
	doc_code(doc, symbol->signature != NULL ? symbol->signature : symbol->name);
	if (symbol->value != NULL && (symbol->kind == SYMBOL_CONSTANT || symbol->kind == SYMBOL_ENUMERATOR)) {
		doc_text(doc, " = ");
		doc_code(doc, symbol->value);
	}
	doc_end(doc);
}

static void open_header(struct doc *doc, const char *header)
{
	struct text title = { 0 };

	text_join(&title, "C names of <", header, ">");
	doc_fold(doc, text_string(&title), false);
	doc_list(doc, NULL);
	text_free(&title);
}

void site_symbols(struct doc *doc, const struct site_box *of, const struct item *item)
{
	bool any = false;

	for (size_t i = 0; i < of->symbols.count; i++) {
		const struct symbol *symbol = &of->symbols.at[i];

		if (!is_about(symbol, item))
			continue;
		if (!any)
			open_header(doc, symbol->header);
		any = true;
		put_symbol(doc, symbol);
	}
	if (!any)
		return;
	doc_end(doc);
	doc_end(doc);
}
