/* SPDX-License-Identifier: MIT */
/* Prints what uncore search found as text. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "cli/common/output.h"
#include "cli/search/report.h"

enum { INDENT = 4 };

static void print_head(const struct row_record *row)
{
	printf("%s%s%s  %s on ", bold(), row->name, plain(), row->kind);
	for (size_t i = 0; i < row->platforms.count; i++)
		printf("%s%s", i > 0 ? ", " : "", row->platforms.at[i]);
	if (row->alike != 0)
		printf("; %" PRIu64 " more differ in numbers only", row->alike);
	putchar('\n');
}

/* "LLC (L3) in the name, miss in the text" */
static void print_reasons(const struct row_record *row)
{
	struct text text = { 0 };

	text_add(&text, "found: ");
	for (size_t i = 0; i < row->reason_count; i++) {
		const struct reason_record *reason = &row->reasons[i];

		text_printf(&text, "%s%s", i > 0 ? ", " : "", reason->asked);
		if (!same_word(reason->asked, reason->found))
			text_printf(&text, " (%s)", reason->found);
		if (reason->name != NULL)
			text_printf(&text, " in its other name %s", reason->name);
		else
			text_printf(&text, " in the %s", reason->place);
	}
	printf("%*s", INDENT, "");
	print_wrapped(INDENT, INDENT, text_string(&text));
	text_free(&text);
}

static void print_row(const struct row_record *row)
{
	print_head(row);
	if (row->text[0] != '\0') {
		printf("%*s", INDENT, "");
		print_wrapped(INDENT, INDENT, row->text);
	}
	print_reasons(row);
	printf("%*s%s\n", INDENT, "", row->command);
}

static bool is_of_several(const struct search_record *record)
{
	for (size_t i = 0; i < record->count; i++)
		if (record->rows[i].platforms.count > 1 ||
		    strcmp(record->rows[i].platforms.at[0], record->rows[0].platforms.at[0]) != 0)
			return true;
	return false;
}

void print_search(const struct search_record *record)
{
	for (size_t i = 0; i < record->asked_count; i++) {
		const struct asked_record *asked = &record->asked[i];

		if (asked->instead != NULL)
			printf("No result has \"%s\"; showing results for \"%s\".\n\n", asked->asked, asked->instead);
		else if (!asked->is_known && record->count != 0)
			printf("No result has \"%s\"; showing results for the other words.\n\n", asked->asked);
	}
	for (size_t i = 0; i < record->count; i++) {
		if (i > 0)
			putchar('\n');
		print_row(&record->rows[i]);
	}
	if (record->count > 0)
		printf("\nEverything about one of them: uncore show NAME\n");
	if (record->count < record->total)
		printf("The best %zu of %" PRIu64 "; -N %" PRIu64 " prints all%s.\n", record->count, record->total,
		       record->total, is_of_several(record) ? ", -p PLATFORM those of one platform" : "");
}
