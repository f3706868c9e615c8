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

static void put_symbol(struct site_page *page, const struct symbol *symbol)
{
	text_add(page->out, "<li>");
	doc_code(&page->doc, symbol->signature != NULL ? symbol->signature : symbol->name);
	if (symbol->value != NULL && (symbol->kind == SYMBOL_CONSTANT || symbol->kind == SYMBOL_ENUMERATOR)) {
		text_add(page->out, " = ");
		doc_code(&page->doc, symbol->value);
	}
	text_add(page->out, "</li>\n");
}

void site_symbols(struct site_page *page, const struct site_box *of, const struct item *item)
{
	const char *header = NULL;

	for (size_t i = 0; i < of->symbols.count; i++) {
		const struct symbol *symbol = &of->symbols.at[i];

		if (!is_about(symbol, item))
			continue;
		if (header == NULL) {
			header = symbol->header;
			text_join(page->out, "<details><summary>C names of <code>&lt;", header,
				  "&gt;</code></summary><ul>\n");
		}
		put_symbol(page, symbol);
	}
	if (header == NULL)
		return;
	text_add(page->out, "</ul></details>\n");
}
