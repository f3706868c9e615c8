/* SPDX-License-Identifier: MIT */
/* uncore encode: turns events into register values. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/encode/encode.h"
#include "base/keys/macros.h"
#include "base/memory.h"
#include "cli/common/linux_version.h"
#include "cli/common/output.h"
#include "cli/common/row_text.h"
#include "uncore/machine.h"

/* One EVENT of the command line, parsed or wrong. */
struct encoded {
	struct uncore_tables *made; /* with a box for the type of units that the word names; NULL: it names none */
	const char *word;
	int result; /* 0 or an uncore_error */
	struct uncore_encoding encoding;
	struct uncore_event_error error;
};

/* ---- text ---- */

/* "MMIO imc3.channel+", or of no instance in particular "MMIO imc.channel+" */
static void add_window_place(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg)
{
	const struct uncore_window_row *window = &uncore_windows(tables)[uncore_registers(tables)[reg->reg].window];

	text_printf(text, "%s %s", window_space(tables, uncore_registers(tables)[reg->reg].window),
		    box_id(tables, window->box));
	if (reg->instance != UNCORE_NO_INDEX && uncore_boxes(tables)[window->box].instances > 1)
		text_printf(text, "%u", reg->instance);
	text_printf(text, ".%s+", uncore_text(tables, window->id));
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
	else if (uncore_is_in_window(&address))
		add_window_place(text, tables, reg);
	else if (reg->instance != UNCORE_NO_INDEX && result == 0) {
		text_printf(text, "PCI ");
		add_function(text, &address);
		text_printf(text, "+");
	} else
		text_printf(text, "PCI %s+", uncore_text(tables, uncore_functions(tables)[row->function].id));
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
	grid_take(grid, &name);
	grid_take(grid, &address);
	grid_cell(grid, "0x%0*" PRIx64, layout_of(tables, row)->width / 4, bits->value);
	grid_take(grid, &fields);
}

/* A free-running counter has no control register: its event cannot be chosen. */
static bool is_chosen(const struct uncore_encoding *encoding)
{
	return encoding->reg != UNCORE_NO_INDEX;
}

/* What must be written: the event's bits, and reserved bits that must be 1. */
static struct uncore_bits written_bits(const struct uncore_encoding *encoding)
{
	uint64_t ones = is_chosen(encoding) ? layout_of(encoding->tables, encoding->reg)->must_one : 0;

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
	if (encoding->assumed & UNCORE_ASSUMED_FILTER)
		puts("  a filter that must not be 0 and is not given lets everything pass");
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
	if (!is_chosen(encoding)) {
		printf("  nothing is written: the counter runs freely, and is read before and after\n");
		return;
	}
	add_register_row(&grid, encoding, encoding->reg, UNCORE_NO_INDEX, &control);
	for (unsigned at = 0; at < encoding->filter_count; at++)
		add_register_row(&grid, encoding, encoding->filters[at].reg, encoding->filters[at].index,
				 &encoding->filters[at].bits);
	grid_print(&grid, 2);
	grid_free(&grid);
}

/* ---- JSON ---- */

struct written {
	const char *reg, *name, *role;
	uint64_t value, mask;
};

struct encoded_record {
	const char *platform, *box, *event, *expression, *group;
	unsigned instance, companion, max_increment;
	bool has_instance, has_companion, has_max;
	struct strings umasks, notes;
	uint64_t counters;
	struct written *registers;
	size_t register_count;
};

struct refused_record {
	const char *error, *code, *hint, *expression;
	unsigned column;
};

/* clang-format off */

static const char *const role_words[] = { "control", "filter" };

static const struct key written_keys[] = {
	{ .name = "register", STRING(written, reg), REQUIRED, .help = "id" },
	{ .name = "name", STRING(written, name), REQUIRED, .help = "name in the manual" },
	{ .name = "role", STRING(written, role), WORDS(role_words), REQUIRED, .help = "what it does" },
	{ .name = "value", HEX(written, value), REQUIRED, .help = "bits to write" },
	{ .name = "mask", HEX(written, mask), REQUIRED, .help = "bits that the event decides" },
};
static const struct keys written_kind = { "register", "a register", "A register that is written.", KEYS(written_keys),
	.size = sizeof(struct written), .bare = true };

static const struct key encoded_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "platform", STRING(encoded_record, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "box", STRING(encoded_record, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(encoded_record, instance), HAS_AT(encoded_record, has_instance), NULLABLE,
	  .help = "null: all" },
	{ .name = "event", STRING(encoded_record, event), NULLABLE,
	  .help = "name; null: a raw encoding that no event has" },
	{ .name = "umasks", STRINGS(encoded_record, umasks), REQUIRED, .help = "names" },
	{ .name = "expression", STRING(encoded_record, expression), REQUIRED, .help = "canonical form" },
	{ .name = "group", STRING(encoded_record, group), REQUIRED, .help = "counter group" },
	{ .name = "counters", BIT_NUMBERS(encoded_record, counters), REQUIRED, .help = "numbers in the group" },
	{ .name = "companion", COUNT(encoded_record, companion), HAS_AT(encoded_record, has_companion), NULLABLE,
	  .help = "counter that must count an occupancy at the same time" },
	{ .name = "max_increment", COUNT(encoded_record, max_increment), HAS_AT(encoded_record, has_max), NULLABLE,
	  .help = "in a cycle; null: no source gives it" },
	{ .name = "registers", LIST(encoded_record, registers, register_count), .element = &written_kind, REQUIRED,
	  .help = "that are written" },
	{ .name = "notes", STRINGS(encoded_record, notes),
	  .help = "what no source says of the umask; left out where there is nothing to say" },
};
static const struct keys encoded_kind = { "event", "an event", "What to write for an EVENT.", KEYS(encoded_keys),
	.size = sizeof(struct encoded_record), .bare = true };

static const struct key refused_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "error", STRING(refused_record, error), REQUIRED, .help = "what is wrong" },
	{ .name = "code", STRING(refused_record, code), REQUIRED, .help = "the same as one word" },
	{ .name = "column", COUNT(refused_record, column), REQUIRED, .help = "in bytes, from 1" },
	{ .name = "hint", STRING(refused_record, hint), REQUIRED, .may_be_empty = true,
	  .help = "what to do; may be empty" },
	{ .name = "expression", STRING(refused_record, expression), REQUIRED, .may_be_empty = true,
	  .help = "as it was given" },
};
static const struct keys refused_kind = { "error", "an error", "What is wrong with an EVENT.", KEYS(refused_keys),
	.size = sizeof(struct refused_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &encoded_kind, &refused_kind };
const struct format encode_format = { .name = "encode",
				      .command = "uncore encode",
				      .title = "a line of uncore encode --format json",
				      .kinds = kinds,
				      .kind_count = 2 };

static void record_written(struct encoded_record *record, struct arena *arena, const struct uncore_encoding *encoding,
			   uint16_t row, uint16_t index, const struct uncore_bits *bits)
{
	struct uncore_register reg = { encoding->box, encoding->instance, row, index };
	struct text id = { 0 }, name = { 0 };
	bool is_first = record->register_count == 0;

	add_register_id(&id, encoding->tables, &reg);
	add_register_name(&name, encoding->tables, &reg);
	record->registers[record->register_count++] = (struct written){ .reg = keep_text(arena, &id),
									.name = keep_text(arena, &name),
									.role = is_first ? "control" : "filter",
									.value = bits->value,
									.mask = bits->mask };
}

static void record_registers(struct encoded_record *record, struct arena *arena, const struct uncore_encoding *encoding)
{
	struct uncore_bits control = written_bits(encoding);

	record->registers = arena_array(arena, 1 + (size_t)encoding->filter_count, sizeof(record->registers[0]));
	if (is_chosen(encoding))
		record_written(record, arena, encoding, encoding->reg, UNCORE_NO_INDEX, &control);
	for (unsigned at = 0; at < encoding->filter_count; at++)
		record_written(record, arena, encoding, encoding->filters[at].reg, encoding->filters[at].index,
			       &encoding->filters[at].bits);
}

static void record_names(struct encoded_record *record, struct arena *arena, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	struct text expression = { 0 }, doubt = { 0 };

	add_expression(&expression, encoding);
	record->platform = platform_id(tables);
	record->box = box_id(tables, encoding->box);
	record->event = encoding->event != UNCORE_NO_INDEX ?
				uncore_text(tables, uncore_events(tables)[encoding->event].name) :
				NULL;
	for (unsigned at = 0; at < encoding->umask_count; at++)
		list_add(arena, &record->umasks, uncore_text(tables, uncore_umasks(tables)[encoding->umasks[at]].name));
	record->expression = keep_text(arena, &expression);
	record->group = uncore_text(tables, uncore_counters(tables)[encoding->group].id);
	if (add_doubt(&doubt, encoding))
		list_add(arena, &record->notes, keep_text(arena, &doubt));
	text_free(&doubt);
}

static void print_good(const struct uncore_encoding *encoding)
{
	struct arena arena = { 0 };
	struct encoded_record record = { .instance = encoding->instance,
					 .has_instance = encoding->instance != UNCORE_ALL_INSTANCES,
					 .counters = encoding->counters,
					 .companion = encoding->companion,
					 .has_companion = (encoding->flags & UNCORE_EVENT_COMPANION) != 0,
					 .max_increment = encoding->max_increment,
					 .has_max = encoding->max_increment != 0 };

	record_names(&record, &arena, encoding);
	record_registers(&record, &arena, encoding);
	print_json_of(&encoded_kind, &record, false);
	arena_free(&arena);
}

static void print_json(const struct encoded *item)
{
	struct refused_record refused = { .error = item->error.message,
					  .code = uncore_event_code_name(item->error.code),
					  .column = item->error.column,
					  .hint = item->error.hint,
					  .expression = item->word };

	if (item->result == 0)
		print_good(&item->encoding);
	else
		print_json_of(&refused_kind, &refused, false);
}

/* ---- all events ---- */

static int print_perf(const struct cli_request *request, const struct encoded *item, unsigned linux_version)
{
	char why[UNCORE_EVENT_ERROR_ROOM];
	int length = uncore_event_format_perf_for(&item->encoding, linux_version, NULL, 0, why, sizeof(why));
	char *text;

	if (length < 0) {
		complain(request, "perf cannot say \"%s\": %s", item->word, why);
		return CLI_BAD;
	}
	if (why[0] != '\0')
		complain(request, "%s: %s", item->word, why);
	text = take_memory(NULL, (size_t)length + 1);
	if (uncore_event_format_perf_for(&item->encoding, linux_version, text, (size_t)length + 1, NULL, 0) >= 0)
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

static int print_likwid(const struct cli_request *request, const struct encoded *item)
{
	char why[UNCORE_EVENT_ERROR_ROOM];
	int length = uncore_event_format_likwid(&item->encoding, NULL, 0, why, sizeof(why));
	char *text;

	if (length < 0) {
		complain(request, "LIKWID cannot say \"%s\": %s", item->word, why);
		return CLI_BAD;
	}
	text = take_memory(NULL, (size_t)length + 1);
	if (uncore_event_format_likwid(&item->encoding, text, (size_t)length + 1, NULL, 0) >= 0)
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

/*
 * Prints the doubts that print_text() prints beside the registers. Programs read these formats, so they go to standard
 * error.
 */
static void warn_doubts(const struct cli_request *request, const struct encoded *items, unsigned count)
{
	for (unsigned at = 0; at < count && request->format != CLI_TEXT; at++) {
		struct text doubt = { 0 };

		if (add_doubt(&doubt, &items[at].encoding))
			complain(request, "warning: %s: %s", items[at].word, text_string(&doubt));
		text_free(&doubt);
	}
}

static int print_all(const struct cli_request *request, const struct encoded *items, unsigned count,
		     unsigned linux_version)
{
	int result = CLI_GOOD;

	warn_doubts(request, items, count);
	if (request->format == CLI_RDMSR)
		return print_all_commands(request, items, count);
	for (unsigned at = 0; at < count; at++) {
		if (request->format == CLI_PERF && print_perf(request, &items[at], linux_version) != CLI_GOOD)
			result = CLI_BAD;
		if (request->format == CLI_LIBPFM && print_libpfm(request, &items[at]) != CLI_GOOD)
			result = CLI_BAD;
		if (request->format == CLI_LIKWID && print_likwid(request, &items[at]) != CLI_GOOD)
			result = CLI_BAD;
		if (request->format == CLI_TEXT) {
			if (at > 0)
				putchar('\n');
			print_text(&items[at]);
		}
	}
	return result;
}

/*
 * Gives the tables, or ones with a box for the type of units that the word names. Its control register is the same
 * wherever it is. NULL after printing that the platform describes the type.
 */
static const struct uncore_tables *with_type(const struct cli_request *request, const struct uncore_tables *tables,
					     struct encoded *item)
{
	struct uncore_unit_type type = { type_in(tables, item->word), MOST_UNITS, UNCORE_SPACE_UNKNOWN };

	item->made = NULL;
	if (type.type == UNCORE_FOUND_OTHERS)
		return tables;
	if (check_type(request, tables, type.type) != CLI_GOOD)
		return NULL;
	return uncore_tables_with_types(tables, &type, 1, &item->made) == 0 ? item->made : tables;
}

static int encode_word(const struct cli_request *request, const struct uncore_tables *tables, struct encoded *item)
{
	tables = with_type(request, tables, item);
	if (tables == NULL)
		return CLI_BAD;
	item->result = parse_event(request, tables, item->word, strlen(item->word), &item->encoding, &item->error);
	if (item->result != 0 && request->format != CLI_JSON)
		print_event_error(request, item->word, strlen(item->word), &item->error);
	if (item->result == 0)
		warn_of_event(request, item->word, strlen(item->word), &item->error);
	if (request->format == CLI_JSON)
		print_json(item);
	return item->result != 0 ? CLI_BAD : CLI_GOOD;
}

int cli_encode(const struct cli_request *request)
{
	const struct uncore_tables *tables = choose_platform(request);
	unsigned count = (unsigned)request->line.count;
	struct encoded *items;
	unsigned linux_version;
	int result = CLI_GOOD;

	if (tables == NULL || read_linux_version(request, &linux_version) != CLI_GOOD)
		return CLI_BAD;
	if (linux_version != 0 && request->format != CLI_PERF) {
		complain(request, "--linux is for perf's strings: add --format perf");
		return CLI_BAD;
	}
	items = take_memory(NULL, count * sizeof(*items));
	for (unsigned at = 0; at < count; at++) {
		items[at].word = request->line.arguments[at];
		if (encode_word(request, tables, &items[at]) != CLI_GOOD)
			result = CLI_BAD;
	}
	/* A partial answer could be mistaken for the whole one. */
	if (result == CLI_GOOD && request->format != CLI_JSON)
		result = print_all(request, items, count, linux_version);
	for (unsigned at = 0; at < count; at++)
		free(items[at].made);
	free(items);
	return result;
}
