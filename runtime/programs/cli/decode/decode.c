/* SPDX-License-Identifier: MIT */
/* uncore decode: explains a register's value by fields, names and the event, and lists the rules that it breaks. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/keys/macros.h"
#include "base/memory.h"
#include "base/words.h"
#include "cli/registers/at_address.h"
#include "cli/common/meanings.h"
#include "cli/decode/control_event.h"
#include "cli/common/describe.h"
#include "cli/registers/field_record.h"
#include "cli/common/output.h"
#include "cli/common/problems.h"
#include "cli/common/row_text.h"

/* A decoded value. */
struct taken {
	const struct uncore_tables *tables;
	struct uncore_register reg;
	uint64_t raw;
	struct uncore_decoded *items;
	unsigned count;
	struct control_event event;
	unsigned shift; /* of the word on the command line: it may be of the upper half only */
};

/* ---- which register ---- */

static int unknown_register(const struct cli_request *request, const struct uncore_tables *tables, const char *word)
{
	struct nearest nearest = { .wanted = word };
	struct item item;

	if (find_item(tables, word, &item)) {
		complain(request, "\"%s\" is not a register; give box.register, or its name in the manual", word);
		return CLI_BAD;
	}
	offer_items(tables, &nearest);
	complain(request, "%s has no register \"%s\"; see: uncore list registers -p %s", platform_id(tables), word,
		 platform_id(tables));
	complain_nearest(&nearest);
	return CLI_BAD;
}

/* Boxes give their registers the same names. Only the user knows which box is meant. */
static int choose_register(const struct cli_request *request, const struct uncore_tables *tables,
			   const struct meanings *meanings)
{
	complain(request, "%u registers of %s have the name \"%s\"; name one with its box:", meanings->count,
		 platform_id(tables), request->line.arguments[0]);
	for (unsigned at = 0; at < meanings->count; at++) {
		struct text line = { 0 };

		add_item_path(&line, tables, &meanings->items[at]);
		fprintf(stderr, "  uncore decode -p %s %s %s\n", platform_id(tables), text_string(&line),
			request->line.arguments[1]);
		text_free(&line);
	}
	return CLI_BAD;
}

static int find_by_name(const struct cli_request *request, struct taken *taken)
{
	struct meanings meanings = { 0 };
	int result = CLI_GOOD;

	find_registers(taken->tables, request->line.arguments[0], &meanings);
	if (meanings.count == 1)
		taken->reg = meanings.items[0].reg;
	else if (meanings.count > 1)
		result = choose_register(request, taken->tables, &meanings);
	else
		result = unknown_register(request, taken->tables, request->line.arguments[0]);
	meanings_free(&meanings);
	return result;
}

/* Finds the elements of an instance's registers with this number, in every function of the box. */
static unsigned find_at(const struct uncore_tables *tables, uint16_t box, uint16_t instance, uint64_t number,
			struct uncore_register *found, unsigned room)
{
	struct uncore_range regs = uncore_boxes(tables)[box].registers;
	struct uncore_address address;
	unsigned count = 0;

	for (unsigned row = regs.first; row - regs.first < regs.count; row++) {
		for (unsigned index = 0; index < uncore_registers(tables)[row].count; index++) {
			struct uncore_register reg = { box, instance, (uint16_t)row, (uint16_t)index };
			int result = uncore_register_address(tables, &reg, &address);

			if ((result == 0 || result == UNCORE_E_NOPLACE) && address.number == number && count < room)
				found[count++] = reg;
		}
	}
	return count;
}

static int ambiguous(const struct cli_request *request, const struct uncore_tables *tables,
		     const struct uncore_register *found, unsigned count)
{
	complain(request,
		 "several functions or windows of %s have a register at %s; "
		 "name the register instead: uncore decode -p %s REGISTER VALUE",
		 request->line.arguments[0], request->line.arguments[2], platform_id(tables));
	for (unsigned at = 0; at < count; at++) {
		struct text text = { 0 };

		text_printf(&text, "%s%u.", box_id(tables, found[at].box), found[at].instance);
		add_register_id(&text, tables, &found[at]);
		fprintf(stderr, "  %s\n", text_string(&text));
		text_free(&text);
	}
	return CLI_BAD;
}

static int find_by_address(const struct cli_request *request, struct taken *taken)
{
	enum { ROOM = 8 };
	struct uncore_register found[ROOM];
	uint64_t instance, number;
	uint16_t box;
	unsigned count;

	if (uncore_find_box(taken->tables, request->line.arguments[0], &box) != 0) {
		complain(request, "%s has no box \"%s\"; see: uncore list boxes -p %s", platform_id(taken->tables),
			 request->line.arguments[0], platform_id(taken->tables));
		return CLI_BAD;
	}
	if (!word_is_number(request->line.arguments[1], &instance) ||
	    instance >= uncore_boxes(taken->tables)[box].instances) {
		complain(request, "instance \"%s\": %s has 0..%u", request->line.arguments[1],
			 request->line.arguments[0], uncore_boxes(taken->tables)[box].instances - 1u);
		return CLI_BAD;
	}
	if (!word_is_number(request->line.arguments[2], &number)) {
		complain(request, "address \"%s\" is not a number", request->line.arguments[2]);
		return CLI_BAD;
	}
	count = find_at(taken->tables, box, (uint16_t)instance, number, found, ROOM);
	if (count > 1)
		return ambiguous(request, taken->tables, found, count);
	if (count == 1) {
		taken->reg = found[0];
		return CLI_GOOD;
	}
	complain(request, "%s %s has no register at %s; see: uncore show -p %s %s", request->line.arguments[0],
		 request->line.arguments[1], request->line.arguments[2], platform_id(taken->tables),
		 request->line.arguments[0]);
	return CLI_NOTHING;
}

/* ---- by its address alone ---- */

/* Where an address leads: registers of every platform in question. */
struct leads {
	const struct uncore_tables *tables[32]; /* of each register */
	struct found_register found[32];
	size_t count;
};

static void find_leads(struct platforms *platforms, const struct address_query *query, struct leads *leads)
{
	enum { ROOM = sizeof(leads->found) / sizeof(leads->found[0]) };
	const struct uncore_tables *tables;

	while ((tables = next_platform(platforms)) != NULL && leads->count < ROOM) {
		struct address_map map;
		size_t first = leads->count;

		make_address_map(&map, tables);
		leads->count += find_at_address(&map, query, &leads->found[first], ROOM - first);
		if (leads->count > ROOM)
			leads->count = ROOM;
		for (size_t at = first; at < leads->count; at++)
			leads->tables[at] = tables;
		free_address_map(&map);
	}
}

/* The first lead of each platform, or all leads of the one platform. */
static void list_leads(const struct cli_request *request, const struct leads *leads, bool one_platform)
{
	for (size_t at = 0; at < leads->count; at++) {
		const struct uncore_tables *tables = leads->tables[at];
		struct item item = { .kind = ITEM_REGISTER, .reg = leads->found[at].reg };
		struct text line = { 0 }, name = { 0 };

		add_item_path(&line, tables, &item);
		add_register_range(&name, tables, &item.reg);
		if (one_platform)
			fprintf(stderr, "  uncore decode -p %s %s %s    %s\n", platform_id(tables), text_string(&line),
				request->line.arguments[1], text_string(&name));
		else if (at == 0 || leads->tables[at - 1] != tables)
			fprintf(stderr, "  uncore decode -p %s %s %s    %s, %s\n", platform_id(tables),
				request->line.arguments[0], request->line.arguments[1], text_string(&line),
				text_string(&name));
		text_free(&line);
		text_free(&name);
	}
}

static int no_lead(const struct cli_request *request, const struct uncore_tables *only)
{
	const char *word = request->line.arguments[0];

	if (only == NULL)
		complain(request, "no platform has a register at %s; see: uncore list registers", word);
	else
		complain(request, "%s has no register at %s; see: uncore list registers -p %s", platform_id(only), word,
			 platform_id(only));
	return CLI_NOTHING;
}

static int find_by_number(const struct cli_request *request, const struct address_query *query, struct taken *taken)
{
	struct platforms platforms;
	struct leads leads = { .count = 0 };
	int result = choose_platforms(request, &platforms);

	if (result != CLI_GOOD)
		return result;
	find_leads(&platforms, query, &leads);
	if (leads.count == 0)
		return no_lead(request, platforms.only);
	if (leads.count > 1) {
		bool one_platform = leads.tables[0] == leads.tables[leads.count - 1];

		complain(request,
			 one_platform ? "several registers are at %s; say which one:" :
					"several platforms have a register at %s; say which platform, with -p:",
			 request->line.arguments[0]);
		list_leads(request, &leads, one_platform);
		return CLI_BAD;
	}
	taken->tables = leads.tables[0];
	taken->reg = leads.found[0].reg;
	taken->shift = leads.found[0].shift;
	return CLI_GOOD;
}

/* ---- decoding ---- */

static int take_apart(const struct cli_request *request, struct taken *taken)
{
	const struct uncore_layout_row *layout = layout_of(taken->tables, taken->reg.reg);
	const char *word = request->line.arguments[request->line.count - 1];

	if (!word_is_number(word, &taken->raw)) {
		complain(request, "value \"%s\" is not a number of at most 64 bits", word);
		return CLI_BAD;
	}
	if (taken->shift != 0 && taken->raw >> (64 - taken->shift) != 0) {
		complain(request, "value \"%s\" is too wide: %u bits of the register begin at that address", word,
			 layout->width - taken->shift);
		return CLI_BAD;
	}
	taken->raw <<= taken->shift;
	taken->items = take_memory(NULL, layout->fields.count * sizeof(*taken->items) + 1);
	taken->count = layout->fields.count;
	if (uncore_decode_register(taken->tables, taken->reg.reg, taken->raw, taken->items, taken->count) < 0) {
		complain(request, "value \"%s\" is wider than the register, which has %u bits", word, layout->width);
		return CLI_BAD;
	}
	find_control_event(&taken->event, taken->tables, UNCORE_NO_INDEX, &taken->reg, taken->raw, NULL, 0);
	return CLI_GOOD;
}

/* ---- rules that it breaks ---- */

typedef void problem_call(void *context, const char *problem);

static void each_problem(const struct taken *taken, problem_call *call, void *context)
{
	for (unsigned at = 0; at < taken->count; at++) {
		for (unsigned problem = 1; problem <= taken->items[at].problems; problem *= 2) {
			struct text text = { 0 };

			if (!(taken->items[at].problems & problem))
				continue;
			add_problem(&text, taken->tables, taken->reg.reg, &taken->items[at], problem);
			call(context, text_string(&text));
			text_free(&text);
		}
	}
}

/* ---- printing ---- */

static void add_meaning(struct text *text, const struct taken *taken, const struct uncore_decoded *item)
{
	const struct uncore_field_row *field = &uncore_fields(taken->tables)[item->field.at];
	char name[256];

	if (uncore_value_name(taken->tables, item->field, taken->raw, name, sizeof(name)) > 0)
		text_printf(text, "%s", name);
	if (add_field_amount(text, taken->tables, item->field, taken->raw)) {
		text_join(text, ": ", uncore_text(taken->tables, field->text), "");
		return;
	}
	if (item->enumerator != UNCORE_NO_INDEX) {
		const char *about = uncore_text(taken->tables, uncore_values(taken->tables)[item->enumerator].text);

		text_printf(text, "%s%s", about[0] != '\0' ? ": " : "", about);
	} else if (text->length == 0 && item->value != 0) {
		text_printf(text, "%s", uncore_text(taken->tables, field->text));
	}
}

static void add_row(struct grid *grid, const struct taken *taken, const struct uncore_decoded *item)
{
	const struct uncore_field_row *field = &uncore_fields(taken->tables)[item->field.at];
	struct text bits = { 0 }, value = { 0 }, meaning = { 0 };

	add_bits(&bits, field);
	add_value(&value, item->value);
	add_meaning(&meaning, taken, item);
	grid_take(grid, &bits);
	grid_cell(grid, "%s%s", field->flags & UNCORE_FIELD_PART ? "  " : "",
		  field->flags & UNCORE_FIELD_RESERVED ? unnamed_word(field) : uncore_text(taken->tables, field->id));
	grid_take(grid, &value);
	grid_take(grid, &meaning);
}

static void print_problem(void *context, const char *problem)
{
	(void)context;
	printf("  breaks a rule: %s\n", problem);
}

static void print_head(const struct taken *taken)
{
	const struct uncore_tables *tables = taken->tables;
	const struct item item = { .kind = ITEM_REGISTER, .reg = taken->reg };
	struct text name = { 0 }, address = { 0 };

	add_register_range(&name, tables, &taken->reg);
	printf("%s%s%s  ", bold(), text_string(&name), plain());
	text_free(&name);
	add_item_path(&name, tables, &item);
	printf("%s of %s", text_string(&name), platform_id(tables));
	if (taken->reg.instance != UNCORE_NO_INDEX && taken->reg.index != UNCORE_NO_INDEX) {
		add_address(&address, tables, &taken->reg);
		printf(", %s", text_string(&address));
	}
	printf(" = 0x%0*" PRIx64 "\n", layout_of(tables, taken->reg.reg)->width / 4, taken->raw);
	text_free(&name);
	text_free(&address);
}

static void print_text(const struct taken *taken)
{
	static const struct column columns[] = {
		{ "bits", "bits", CELL_TEXT },
		{ "field", "field", CELL_TEXT },
		{ "value", "value", CELL_TEXT },
		{ "meaning", "meaning", CELL_TEXT },
	};
	struct grid grid = { .columns = columns, .column_count = sizeof(columns) / sizeof(columns[0]) };

	print_head(taken);
	for (unsigned at = 0; at < taken->count; at++)
		add_row(&grid, taken, &taken->items[at]);
	grid_print(&grid, 2);
	grid_free(&grid);
	if (taken->event.is_control)
		printf("  event: %s\n", taken->event.words.length > 0 ? text_string(&taken->event.words) :
									"none of this box has this code");
	each_problem(taken, print_problem, NULL);
}

struct decode_record {
	const char *platform, *box, *reg, *name, *window, *event, *events;
	unsigned instance;
	bool has_instance, is_msr, is_offset;
	uint64_t number, value;
	struct field_record *fields;
	size_t field_count;
	struct strings problems;
	struct arena arena;
};

/* clang-format off */

static const struct key decode_keys[] = {
	OUTPUT_SCHEMA_KEY,
	{ .name = "platform", STRING(decode_record, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "box", STRING(decode_record, box), REQUIRED, .help = "id of the box" },
	{ .name = "instance", COUNT(decode_record, instance), HAS_AT(decode_record, has_instance), NULLABLE,
	  .help = "null: not said" },
	{ .name = "register", STRING(decode_record, reg), REQUIRED, .help = "id, with its number in an array" },
	{ .name = "name", STRING(decode_record, name), REQUIRED, .help = "name in the manual" },
	{ .name = "msr", HEX(decode_record, number), HAS_AT(decode_record, is_msr),
	  .help = "its number; left out where instance or element are not known" },
	{ .name = "offset", HEX(decode_record, number), HAS_AT(decode_record, is_offset),
	  .help = "the same in PCI configuration space or, with window, in memory" },
	{ .name = "window", STRING(decode_record, window),
	  .help = "of memory, where the register is in one: `box.window`" },
	{ .name = "value", HEX(decode_record, value), REQUIRED, .help = "as it was given" },
	{ .name = "event", STRING(decode_record, event), NULLABLE, .help = "as `uncore encode` takes it" },
	{ .name = "events", STRING(decode_record, events), NULLABLE,
	  .help = "where processors of the platform mean different ones: all in words" },
	{ .name = "fields", LIST(decode_record, fields, field_count), .element = &field_kind, REQUIRED,
	  .help = "of the register" },
	{ .name = "problems", STRINGS(decode_record, problems), REQUIRED, .help = "rules that the value breaks" },
};
static const struct keys decode_kind = { "decode", "the output of uncore decode --format json", "One document: a "
	"register's value, field by field.", KEYS(decode_keys), .size = sizeof(struct decode_record), .bare = true };

/* clang-format on */

static const struct keys *const kinds[] = { &decode_kind };
const struct format decode_format = { .name = "decode", .command = "uncore decode", .kinds = kinds, .kind_count = 1 };

static void record_problem(void *context, const char *problem)
{
	struct decode_record *record = context;

	list_once(&record->arena, &record->problems, problem, strlen(problem));
}

static void record_where(struct decode_record *record, const struct taken *taken)
{
	struct text id = { 0 }, name = { 0 }, window = { 0 };
	uint16_t row = uncore_registers(taken->tables)[taken->reg.reg].window;
	struct uncore_address address;
	int result = uncore_register_address(taken->tables, &taken->reg, &address);

	add_register_id(&id, taken->tables, &taken->reg);
	add_register_range(&name, taken->tables, &taken->reg);
	record->platform = platform_id(taken->tables);
	record->box = box_id(taken->tables, taken->reg.box);
	record->reg = keep_text(&record->arena, &id);
	record->name = keep_text(&record->arena, &name);
	if (result == 0 || result == UNCORE_E_NOPLACE) {
		record->number = address.number;
		record->is_msr = address.space == UNCORE_SPACE_MSR;
		record->is_offset = !record->is_msr;
	}
	if (row != UNCORE_NO_INDEX) {
		add_window(&window, taken->tables, row);
		record->window = keep_text(&record->arena, &window);
	}
}

static void print_json(const struct taken *taken)
{
	bool is_known = taken->event.words.length > 0;
	struct decode_record record = { .instance = taken->reg.instance,
					.has_instance = taken->reg.instance != UNCORE_NO_INDEX,
					.value = taken->raw,
					.event = is_known ? text_string(&taken->event.expression) : NULL,
					.field_count = taken->count };

	if (is_known && taken->tables->variants.count > 0)
		record.events = text_string(&taken->event.words);
	record_where(&record, taken);
	record.fields = arena_array(&record.arena, taken->count, sizeof(record.fields[0]));
	for (unsigned at = 0; at < taken->count; at++)
		record.fields[at] = record_field(&record.arena, taken->tables, &taken->items[at], taken->raw, true);
	each_problem(taken, record_problem, &record);
	print_json_of(&decode_kind, &record, true);
	arena_free(&record.arena);
}

/* A register's name needs a platform; an address may be of one platform alone. */
static int find_register_of(const struct cli_request *request, struct taken *taken)
{
	struct address_query query;

	if (request->line.count != 2 && request->line.count != 4) {
		complain(request,
			 "give REGISTER VALUE, ADDRESS VALUE, or BOX INSTANCE ADDRESS VALUE; "
			 "see: uncore decode --help");
		return CLI_BAD;
	}
	if (request->line.count == 2 && read_address(request->line.arguments[0], &query))
		return find_by_number(request, &query, taken);
	if (request->platform == NULL) {
		complain(request, "say which platform the register is of, with -p; see: uncore list platforms");
		return CLI_BAD;
	}
	taken->tables = choose_platform(request);
	if (taken->tables == NULL)
		return CLI_BAD;
	return request->line.count == 2 ? find_by_name(request, taken) : find_by_address(request, taken);
}

/* An address as commands print it, pasted without quotes: the shell makes two words of "PCI 10.4+0xd8". */
static void join_address(struct cli_request *request, struct text *address)
{
	char **words = request->line.arguments;

	if (request->line.count < 2 ||
	    (strcmp(words[0], "MSR") != 0 && strcmp(words[0], "PCI") != 0 && strcmp(words[0], "MMIO") != 0))
		return;
	text_printf(address, "%s %s", words[0], words[1]);
	words[1] = address->at;
	request->line.arguments++;
	request->line.count--;
}

int cli_decode(const struct cli_request *given)
{
	struct cli_request joined = *given, *request = &joined;
	struct text address = { 0 };
	struct taken taken = { .tables = NULL };
	int result;

	join_address(request, &address);
	result = find_register_of(request, &taken);
	if (result == CLI_GOOD)
		result = take_apart(request, &taken);
	if (result == CLI_GOOD && request->format == CLI_JSON)
		print_json(&taken);
	else if (result == CLI_GOOD)
		print_text(&taken);
	free(taken.items);
	free_control_event(&taken.event);
	text_free(&address);
	return result;
}
