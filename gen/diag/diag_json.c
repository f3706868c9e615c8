/* SPDX-License-Identifier: MIT */
/* Prints every diagnostic for programs: as JSON lines, and as a SARIF log. */
#include <string.h>

#include "diag/diag_message.h"
#include "base/json/write.h"
#include "base/source.h"
#include "uncore/version.h"

static struct line_column place_of(struct loc loc)
{
	struct line_column first = { 1, 1 };

	return loc.source != NULL && loc.source->text != NULL ? source_locate(loc.source, loc.offset) : first;
}

static void print_json_place(struct text *out, struct loc loc)
{
	struct line_column at = place_of(loc);

	text_add(out, "{\"file\": ");
	text_json(out, loc.source != NULL ? loc.source->path : "");
	text_printf(out, ", \"line\": %u, \"column\": %u", at.line, at.column);
	if (loc.source == NULL || loc.source->positions == NULL)
		return; /* a file that was not parsed has no JSON pointers */
	text_add(out, ", \"pointer\": \"");
	source_pointer(loc.source, loc.offset, out);
	text_char(out, '"');
}

static void print_json_message(struct text *out, const struct diag_message *message, bool warning)
{
	print_json_place(out, message->loc);
	text_printf(out, ", \"rule\": \"%s\", \"severity\": \"%s\", \"message\": ", rule_name(message->rule),
		    warning ? "warning" : "error");
	text_json(out, message->text);
	if (message->hint != NULL) {
		text_add(out, ", \"hint\": ");
		text_json(out, message->hint);
	}
	text_add(out, ", \"notes\": [");
	for (const struct diag_note *note = message->notes; note != NULL; note = note->next) {
		text_add(out, note == message->notes ? "" : ", ");
		print_json_place(out, note->loc);
		text_add(out, ", \"message\": ");
		text_json(out, note->text);
		text_char(out, '}');
	}
	text_add(out, "]}\n");
}

void diag_print_json(struct diag *diag, struct text *out)
{
	diag_sort(diag);
	for (size_t i = 0; i < diag->count; i++)
		print_json_message(out, &diag->messages[i], diag->are_warnings);
}

/*
 * A path as a URI reference. "./" goes before a path whose first part has a colon, which would otherwise be read as a
 * scheme.
 */
static void print_uri(struct text *out, const char *path)
{
	static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";

	text_add(out, *path == '/' ? "\"file://" : "\"");
	for (; *path != '\0'; path++) {
		if (strchr(plain, *path) != NULL)
			text_char(out, *path);
		else
			text_printf(out, "%%%02X", (unsigned)(unsigned char)*path);
	}
	text_char(out, '"');
}

/* Prints the members of a location without its braces. */
static void print_sarif_place(struct text *out, struct loc loc)
{
	struct line_column at = place_of(loc);

	text_add(out, "\"physicalLocation\": {\"artifactLocation\": {\"uri\": ");
	print_uri(out, loc.source != NULL ? loc.source->path : "");
	text_printf(out, "}, \"region\": {\"startLine\": %u, \"startColumn\": %u}}", at.line, at.column);
	if (loc.source == NULL || loc.source->positions == NULL)
		return;
	text_add(out, ", \"logicalLocations\": [{\"fullyQualifiedName\": \"");
	source_pointer(loc.source, loc.offset, out);
	text_add(out, "\"}]");
}

static void print_sarif_notes(struct text *out, const struct diag_note *note)
{
	text_add(out, ", \"relatedLocations\": [");
	for (const struct diag_note *first = note; note != NULL; note = note->next) {
		text_add(out, note == first ? "{" : ", {");
		print_sarif_place(out, note->loc);
		text_add(out, ", \"message\": {\"text\": ");
		text_json(out, note->text);
		text_add(out, "}}");
	}
	text_char(out, ']');
}

static void print_sarif_result(struct text *out, const struct diag_message *message, const char *level)
{
	struct text text = { 0 };

	text_add(&text, message->text);
	if (message->hint != NULL)
		text_printf(&text, "; %s", message->hint);
	text_printf(out, "{\"ruleId\": \"%s\", \"ruleIndex\": %d, \"level\": \"%s\", \"message\": {\"text\": ",
		    rule_name(message->rule), (int)message->rule, level);
	text_json(out, text_string(&text));
	text_free(&text);
	text_add(out, "}, \"locations\": [{");
	print_sarif_place(out, message->loc);
	text_add(out, "}]");
	if (message->notes != NULL)
		print_sarif_notes(out, message->notes);
	text_char(out, '}');
}

static void print_sarif_rules(struct text *out)
{
	for (int rule = 0; rule < RULE_COUNT; rule++) {
		text_printf(out, "%s\n{\"id\": \"%s\", \"shortDescription\": {\"text\": ", rule == 0 ? "" : ",",
			    rule_name((enum rule)rule));
		text_json(out, rule_help((enum rule)rule));
		text_add(out, "}, \"defaultConfiguration\": {\"level\": \"error\"}}");
	}
}

static void print_sarif_results(struct diag *diag, bool first, struct text *out)
{
	diag_sort(diag);
	for (size_t i = 0; i < diag->count; i++) {
		text_add(out, first && i == 0 ? "\n" : ",\n");
		print_sarif_result(out, &diag->messages[i], diag->are_warnings ? "warning" : "error");
	}
}

void diag_print_sarif(struct diag *diag, struct diag *warnings, struct text *out)
{
	text_add(out,
		 "{\"version\": \"2.1.0\", \"$schema\": "
		 "\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json\",\n"
		 "\"runs\": [{\"tool\": {\"driver\": {\"name\": \"uncoregen\", \"version\": \"" UNCORE_VERSION
		 "\", \"rules\": [");
	print_sarif_rules(out);
	text_add(out, "]}},\n\"columnKind\": \"unicodeCodePoints\", \"results\": [");
	print_sarif_results(diag, true, out);
	print_sarif_results(warnings, diag->count == 0, out);
	text_add(out, "]}]}\n");
}
