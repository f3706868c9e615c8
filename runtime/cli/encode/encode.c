/* SPDX-License-Identifier: MIT */
/* uncore encode: turns events into register values. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/encode/encode.h"
#include "base/memory.h"
#include "cli/output.h"

/* One EVENT of the command line, understood or not. */
struct encoded {
	const char *word;
	int result; /* 0 or an uncore_error */
	struct uncore_encoding encoding;
	struct uncore_event_error error;
};

void add_expression(struct text *text, const struct uncore_encoding *encoding)
{
	int length = uncore_event_format(encoding, NULL, 0);
	char *written;

	if (length < 0)
		return;
	written = take_memory(NULL, (size_t)length + 1);
	if (uncore_event_format(encoding, written, (size_t)length + 1) >= 0)
		text_printf(text, "%s", written);
	free(written);
}

/* ---- text ---- */

/* "0xd10 + 0x20*n + i": n is an instance, i an element, as far as they are not said. */
static void add_number_rule(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg,
			    uint32_t first)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg->reg];
	bool is_list = row->bases.count > 0 || row->offsets.count > 0;

	text_printf(text, "0x%" PRIx32, first);
	if (is_list) {
		text_printf(text, " and on");
		return;
	}
	if (reg->instance == UNCORE_NO_INDEX && row->instance_stride != 0)
		text_printf(text, " + 0x%" PRIx32 "*n", row->instance_stride);
	if (reg->index == UNCORE_NO_INDEX && row->index_stride > 1)
		text_printf(text, " + %" PRIu32 "*i", row->index_stride);
	else if (reg->index == UNCORE_NO_INDEX && row->index_stride == 1)
		text_printf(text, " + i");
}

static void add_address_rule(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	const struct uncore_register_row *row = &uncore_registers(tables)[reg->reg];
	struct uncore_register first = *reg;
	struct uncore_address address;
	int result;

	first.instance = reg->instance == UNCORE_NO_INDEX ? 0 : reg->instance;
	first.index = reg->index == UNCORE_NO_INDEX ? 0 : reg->index;
	result = uncore_register_address(tables, &first, &address);
	if (result != 0 && result != UNCORE_E_NOPLACE) {
		text_printf(text, "no address known");
		return;
	}
	if (address.space == UNCORE_SPACE_MSR)
		text_printf(text, "MSR ");
	else if (reg->instance != UNCORE_NO_INDEX && result == 0) {
		text_printf(text, "PCI ");
		add_function(text, &address);
		text_printf(text, " offset ");
	} else
		text_printf(text, "PCI %s offset ", uncore_text(tables, uncore_functions(tables)[row->function].id));
	add_number_rule(text, tables, reg, address.number);
}

static void add_register_row(struct grid *grid, const struct uncore_encoding *encoding, uint16_t row, uint16_t index,
			     const struct uncore_bits *bits)
{
	const struct uncore_tables *tables = encoding->tables;
	struct uncore_register reg = { encoding->box, encoding->instance, row, index };
	struct text name = { 0 }, address = { 0 }, fields = { 0 };

	if (uncore_registers(tables)[row].count == 1)
		reg.index = 0;
	if (uncore_boxes(tables)[encoding->box].instances == 1)
		reg.instance = 0;
	add_register_name(&name, tables, &reg);
	add_address_rule(&address, tables, &reg);
	add_fields(&fields, tables, row, bits->value,
		   index == UNCORE_NO_INDEX ? telling_bits(tables, row, bits->value) : bits->mask);
	grid_cell(grid, "%s", text_string(&name));
	grid_cell(grid, "%s", text_string(&address));
	grid_cell(grid, "0x%0*" PRIx64, layout_of(tables, row)->width / 4, bits->value);
	grid_cell(grid, "%s", text_string(&fields));
	text_free(&name);
	text_free(&address);
	text_free(&fields);
}

/* What is to be written: an event's bits, and the reserved ones that must be 1. */
static struct uncore_bits written_bits(const struct uncore_encoding *encoding)
{
	uint64_t ones = layout_of(encoding->tables, encoding->reg)->must_one;

	return (struct uncore_bits){ encoding->control.value | ones, encoding->control.mask | ones };
}

static void print_head(const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	struct text expression = { 0 }, counters = { 0 }, variants = { 0 }, doubt = { 0 };

	add_expression(&expression, encoding);
	add_bit_numbers(&counters, encoding->counters);
	printf("%s%s%s  %s of %s, counters %s", bold(), text_string(&expression), plain(),
	       box_id(tables, encoding->box), platform_id(tables), text_string(&counters));
	if (encoding->max_increment != 0)
		printf(", at most %u a cycle", encoding->max_increment);
	add_variants(&variants, tables, encoding->variants);
	if (variants.length > 0)
		printf(", only on %s", text_string(&variants));
	putchar('\n');
	text_free(&variants);
	if (encoding->flags & UNCORE_EVENT_COMPANION)
		printf("  counter %u must count an occupancy at the same time\n", encoding->companion);
	if (encoding->flags & UNCORE_EVENT_DOUBTFUL)
		printf("  sources differ about this event, and the verdict is not certain\n");
	if (add_doubt(&doubt, encoding))
		printf("  %s\n", text_string(&doubt));
	text_free(&doubt);
	text_free(&expression);
	text_free(&counters);
}

static void print_text(const struct encoded *item)
{
	static const struct column columns[] = {
		{ "register", "register", CELL_TEXT },
		{ "address", "address", CELL_TEXT },
		{ "value", "value", CELL_TEXT },
		{ "fields", "fields", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };
	const struct uncore_encoding *encoding = &item->encoding;
	struct uncore_bits control = written_bits(encoding);

	print_head(encoding);
	add_register_row(&grid, encoding, encoding->reg, UNCORE_NO_INDEX, &control);
	for (unsigned at = 0; at < encoding->filter_count; at++)
		add_register_row(&grid, encoding, encoding->filters[at].reg, encoding->filters[at].index,
				 &encoding->filters[at].bits);
	grid_print(&grid, 2);
	grid_free(&grid);
}

/* ---- JSON ---- */

static void json_register(struct json *json, const struct uncore_encoding *encoding, uint16_t row, uint16_t index,
			  const char *role, const struct uncore_bits *bits)
{
	struct uncore_register reg = { encoding->box, encoding->instance, row, index };
	struct text id = { 0 }, name = { 0 };

	add_register_id(&id, encoding->tables, &reg);
	add_register_name(&name, encoding->tables, &reg);
	json_open(json, NULL, '{');
	json_text(json, "register", text_string(&id));
	json_text(json, "name", text_string(&name));
	json_text(json, "role", role);
	json_hex(json, "value", bits->value);
	json_hex(json, "mask", bits->mask);
	json_close(json, '}');
	text_free(&id);
	text_free(&name);
}

static void json_names(struct json *json, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	struct text expression = { 0 };

	add_expression(&expression, encoding);
	json_text(json, "platform", platform_id(tables));
	json_text(json, "box", box_id(tables, encoding->box));
	if (encoding->instance != UNCORE_ALL_INSTANCES)
		json_number(json, "instance", encoding->instance);
	else
		json_nothing(json, "instance");
	json_text(json, "event",
		  encoding->event != UNCORE_NO_INDEX ?
			  uncore_text(tables, uncore_events(tables)[encoding->event].name) :
			  NULL);
	json_open(json, "umasks", '[');
	for (unsigned at = 0; at < encoding->umask_count; at++)
		json_text(json, NULL, uncore_text(tables, uncore_umasks(tables)[encoding->umasks[at]].name));
	json_close(json, ']');
	json_text(json, "expression", text_string(&expression));
	text_free(&expression);
}

static void json_notes(struct json *json, const struct uncore_encoding *encoding)
{
	struct text doubt = { 0 };

	if (add_doubt(&doubt, encoding)) {
		json_open(json, "notes", '[');
		json_text(json, NULL, text_string(&doubt));
		json_close(json, ']');
	}
	text_free(&doubt);
}

static void json_good(struct json *json, const struct uncore_encoding *encoding)
{
	struct uncore_bits control = written_bits(encoding);

	json_names(json, encoding);
	json_text(json, "group", uncore_text(encoding->tables, uncore_counters(encoding->tables)[encoding->group].id));
	json_bits(json, "counters", encoding->counters);
	if (encoding->flags & UNCORE_EVENT_COMPANION)
		json_number(json, "companion", encoding->companion);
	else
		json_nothing(json, "companion");
	if (encoding->max_increment != 0)
		json_number(json, "max_increment", encoding->max_increment);
	else
		json_nothing(json, "max_increment");
	json_open(json, "registers", '[');
	json_register(json, encoding, encoding->reg, UNCORE_NO_INDEX, "control", &control);
	for (unsigned at = 0; at < encoding->filter_count; at++)
		json_register(json, encoding, encoding->filters[at].reg, encoding->filters[at].index, "filter",
			      &encoding->filters[at].bits);
	json_close(json, ']');
	json_notes(json, encoding);
}

static void print_json(const struct encoded *item)
{
	struct json json = { 0 };

	json_document(&json);
	if (item->result == 0) {
		json_good(&json, &item->encoding);
	} else {
		json_text(&json, "error", item->error.message);
		json_text(&json, "code", uncore_event_code_name(item->error.code));
		json_number(&json, "column", item->error.column);
		json_text(&json, "hint", item->error.hint);
		json_text(&json, "expression", item->word);
	}
	json_print(&json);
}

/* ---- all of them ---- */

static int print_perf(const struct cli_request *request, const struct encoded *item)
{
	char why[UNCORE_EVENT_ERROR_ROOM];
	int length = uncore_event_format_perf(&item->encoding, NULL, 0, why, sizeof(why));
	char *text;

	if (length < 0) {
		complain(request, "perf cannot say \"%s\": %s", item->word, why);
		return CLI_BAD;
	}
	if (why[0] != '\0')
		complain(request, "%s: %s", item->word, why);
	text = take_memory(NULL, (size_t)length + 1);
	if (uncore_event_format_perf(&item->encoding, text, (size_t)length + 1, NULL, 0) >= 0)
		printf("%s\n", text);
	free(text);
	return CLI_GOOD;
}

static int print_libpfm(const struct cli_request *request, const struct encoded *item)
{
	const char *why = NULL;
	int length = uncore_event_format_libpfm(&item->encoding, NULL, 0, &why);
	char *text;

	if (length < 0) {
		complain(request, "libpfm4 cannot say \"%s\": %s", item->word, why != NULL ? why : "it is too long");
		return CLI_BAD;
	}
	text = take_memory(NULL, (size_t)length + 1);
	if (uncore_event_format_libpfm(&item->encoding, text, (size_t)length + 1, NULL) >= 0)
		printf("%s\n", text);
	free(text);
	return CLI_GOOD;
}

static int print_all_commands(const struct cli_request *request, const struct encoded *items, unsigned count)
{
	struct uncore_encoding *encodings = take_memory(NULL, count * sizeof(*encodings));
	int result;

	for (unsigned at = 0; at < count; at++)
		encodings[at] = items[at].encoding;
	result = print_commands(request, encodings, count);
	free(encodings);
	return result;
}

/* What print_text() says beside the registers; other programs read these formats, so it goes to standard error. */
static void warn_doubts(const struct cli_request *request, const struct encoded *items, unsigned count)
{
	for (unsigned at = 0; at < count && request->format != CLI_TEXT; at++) {
		struct text doubt = { 0 };

		if (add_doubt(&doubt, &items[at].encoding))
			complain(request, "warning: %s: %s", items[at].word, text_string(&doubt));
		text_free(&doubt);
	}
}

static int print_all(const struct cli_request *request, const struct encoded *items, unsigned count)
{
	int result = CLI_GOOD;

	warn_doubts(request, items, count);
	if (request->format == CLI_RDMSR)
		return print_all_commands(request, items, count);
	for (unsigned at = 0; at < count; at++) {
		if (request->format == CLI_PERF && print_perf(request, &items[at]) != CLI_GOOD)
			result = CLI_BAD;
		if (request->format == CLI_LIBPFM && print_libpfm(request, &items[at]) != CLI_GOOD)
			result = CLI_BAD;
		if (request->format == CLI_TEXT) {
			if (at > 0)
				putchar('\n');
			print_text(&items[at]);
		}
	}
	return result;
}

int cli_encode(const struct cli_request *request)
{
	const struct uncore_tables *tables = choose_platform(request);
	unsigned count = (unsigned)request->count;
	struct encoded *items;
	int result = CLI_GOOD;

	if (tables == NULL)
		return CLI_BAD;
	items = take_memory(NULL, count * sizeof(*items));
	for (unsigned at = 0; at < count; at++) {
		struct encoded *item = &items[at];

		item->word = request->arguments[at];
		item->result =
			parse_event(request, tables, item->word, strlen(item->word), &item->encoding, &item->error);
		if (item->result != 0)
			result = CLI_BAD;
		if (item->result != 0 && request->format != CLI_JSON)
			print_event_error(request, item->word, strlen(item->word), &item->error);
		if (item->result == 0)
			warn_ignored(request, item->word, strlen(item->word), &item->error);
		if (request->format == CLI_JSON)
			print_json(item);
	}
	/* Half an answer to a command line would be taken for the whole. */
	if (result == CLI_GOOD && request->format != CLI_JSON)
		result = print_all(request, items, count);
	free(items);
	return result;
}
