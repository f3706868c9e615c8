/* SPDX-License-Identifier: MIT */
/* Emits the self-test of windows and of registers in memory, against literal numbers from the model. */
#include "emit/header/selftest_memory.h"

#include <inttypes.h>

static const char mmio_helper[] =
	"static uint32_t mmio_bits(uncore_mmio at)\n"
	"{\n"
	"\treturn at.offset;\n"
	"}\n"
	"\n"
	"/* A window in which each byte differs from those around it. */\n"
	"static union {\n"
	"\tuint64_t aligned;\n"
	"\tunsigned char bytes[$y];\n"
	"} window;\n"
	"\n"
	"static void fill_window(void)\n"
	"{\n"
	"\tuint32_t i;\n"
	"\n"
	"\tfor (i = 0; i < sizeof window.bytes; i++)\n"
	"\t\twindow.bytes[i] = (unsigned char)(i * 7 + i / 256 + 1);\n"
	"}\n"
	"\n"
	"/* Whether a write changed the bytes from an address on to zeros, and no other. */\n"
	"static int only_zeroed(uint32_t at, uint32_t size)\n"
	"{\n"
	"\tuint32_t i;\n"
	"\tint good = 1;\n"
	"\n"
	"\tfor (i = 0; i < sizeof window.bytes; i++)\n"
	"\t\tgood &= window.bytes[i] ==\n"
	"\t\t\t(i >= at && i - at < size ? 0 : (unsigned char)(i * 7 + i / 256 + 1));\n"
	"\treturn good;\n"
	"}\n"
	"\n";

/* They know where the register is from the literals, and its bytes from memory. */
static const char memory_macros[] =
	"/* i, in the arguments, is the index. */\n"
	"#define LOAD(r, word, arguments, count, ...) \\\n"
	"\tdo { \\\n"
	"\t\tstatic const uint32_t at[] = { __VA_ARGS__ }; \\\n"
	"\t\tunsigned i, k; \\\n"
	"\t\tfill_window(); \\\n"
	"\t\tfor (i = 0; i < (count); i++) { \\\n"
	"\t\t\tunion { \\\n"
	"\t\t\t\tword raw; \\\n"
	"\t\t\t\tunsigned char bytes[sizeof(word)]; \\\n"
	"\t\t\t} there; \\\n"
	"\t\t\tfor (k = 0; k < sizeof(word); k++) \\\n"
	"\t\t\t\tthere.bytes[k] = window.bytes[at[i] + k]; \\\n"
	"\t\t\tcheck(run, __LINE__, r##_load arguments.raw == there.raw, #r \"_load\"); \\\n"
	"\t\t} \\\n"
	"\t} while (0)\n"
	"#define STORE(r, word, arguments, count, ...) \\\n"
	"\tdo { \\\n"
	"\t\tstatic const uint32_t at[] = { __VA_ARGS__ }; \\\n"
	"\t\tconst r zeros = { 0 }; \\\n"
	"\t\tunsigned i; \\\n"
	"\t\tfor (i = 0; i < (count); i++) { \\\n"
	"\t\t\tfill_window(); \\\n"
	"\t\t\tr##_store arguments; \\\n"
	"\t\t\tcheck(run, __LINE__, only_zeroed(at[i], sizeof(word)), #r \"_store\"); \\\n"
	"\t\t} \\\n"
	"\t} while (0)\n"
	"/* n, in the calls, is the instance: with all values 0, and with the largest. */\n"
	"#define BASES(what, zeros, ones, instances, ...) \\\n"
	"\tdo { \\\n"
	"\t\tstatic const uint64_t at[][2] = { __VA_ARGS__ }; \\\n"
	"\t\tunsigned n; \\\n"
	"\t\tfor (n = 0; n < (instances); n++) \\\n"
	"\t\t\tcheck(run, __LINE__, (zeros) == at[n][0] && (ones) == at[n][1] && out_of_range == 0, what); \\\n"
	"\t} while (0)\n"
	"/* over is one more than a value may be: the call is refused. */\n"
	"#define TOO_WIDE(what, call, max) \\\n"
	"\tdo { \\\n"
	"\t\tvolatile uint64_t over = (uint64_t)(max) + 1; \\\n"
	"\t\t(void)(call); \\\n"
	"\t\tcheck(run, __LINE__, out_of_range == 1, what); \\\n"
	"\t\tout_of_range = 0; \\\n"
	"\t} while (0)\n";

static void offset_list(struct text *out, const struct reg *reg)
{
	text_add(out, ",\n\t     ");
	for (unsigned i = 0; i < reg->count; i++)
		text_printf(out, "%s0x%" PRIx32, i > 0 ? ", " : "", reg_address(reg, 0, i));
	text_add(out, ");\n");
}

/* Checks that load reads, and store writes, the register's bytes and no others. */
void selftest_memory(struct text *out, struct words *words, const struct reg *reg)
{
	text_fill(out, reg->is_array ? "\tLOAD($r, $t, (&window, i), $j" : "\tLOAD($r, $t, (&window), $j",
		  &words->vars);
	offset_list(out, reg);
	if (!header_is_stored(reg))
		return;
	text_fill(out,
		  reg->is_array ? "\tSTORE($r, $t, (&window, i, zeros), $j" : "\tSTORE($r, $t, (&window, zeros), $j",
		  &words->vars);
	offset_list(out, reg);
}

/* Adds a call of the window's base: 0 for each value, or the largest, or "over" for one of them. */
static void base_call(struct text *out, struct words *words, const struct window *window, bool ones, size_t over)
{
	text_fill(out, "$b_$f_base(", &words->vars);
	for (size_t i = 0; i < window->part_count; i++) {
		text_add(out, i > 0 ? ", " : "");
		if (i == over)
			text_add(out, "over");
		else
			text_hex(out, ones ? field_max(window->parts[i].is.ref.field) : 0, 1);
	}
	text_add(out, window->offset.count <= 1 ? ")" : over == SIZE_MAX ? ", n)" : ", 0)");
}

static void base_rows(struct text *out, const struct window *window)
{
	uint64_t ones = 0;

	for (size_t i = 0; i < window->part_count; i++)
		ones |= field_max(window->parts[i].is.ref.field) << window->parts[i].shift;
	for (size_t n = 0; n == 0 || n < window->offset.count; n++) {
		uint64_t offset = window->offset.count != 0 ? window->offset.at[n] : 0;

		text_printf(out, ",\n\t      { UINT64_C(0x%" PRIx64 "), UINT64_C(0x%" PRIx64 ") }", offset,
			    ones + offset);
	}
	text_add(out, ");\n");
}

static void too_wide(struct text *out, struct words *words, const struct window *window)
{
	for (size_t part = 0; part < window->part_count; part++) {
		const struct field *field = window->parts[part].is.ref.field;

		if (field_width(field) == 64)
			continue;
		text_fill(out, "\tTOO_WIDE(\"$b_$f_base\", ", &words->vars);
		base_call(out, words, window, false, part);
		text_printf(out, ", UINT64_C(0x%" PRIx64 "));\n", field_max(field));
	}
}

static void window_checks(struct text *out, struct words *words, const struct window *window)
{
	words_set(words, 'f', window->id);
	words_upper(words_begin(words, 'G'), window->id);
	words_end(words, 'G');
	words_hex(words, 'y', window->size);
	text_fill(out, "\tIS($B_$G_SIZE, $y);\n\tBASES(\"$b_$f_base\", ", &words->vars);
	base_call(out, words, window, false, SIZE_MAX);
	text_add(out, ", ");
	base_call(out, words, window, true, SIZE_MAX);
	text_printf(out, ", %zu", window->offset.count > 1 ? window->offset.count : (size_t)1);
	base_rows(out, window);
	too_wide(out, words, window);
}

void selftest_windows(struct text *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->window_count; i++)
		if (box->windows[i].found == UNCORE_FOUND_NOWHERE)
			window_checks(out, words, &box->windows[i]);
}

/* How long a window must be to hold every register in memory, and 8 bytes more; 0: there is none. */
static uint64_t room_needed(const struct platform *platform)
{
	uint64_t room = 0;

	for (size_t b = 0; b < platform->box_count; b++)
		for (size_t r = 0; r < platform->boxes[b].reg_count; r++) {
			const struct reg *reg = &platform->boxes[b].regs[r];

			for (unsigned i = 0; reg->is.space == SPACE_MMIO && i < reg->count; i++)
				if (reg_wide_address(reg, 0, i) + 16 > room)
					room = reg_wide_address(reg, 0, i) + 16;
		}
	return room;
}

void selftest_window(struct text *out, struct words *words, const struct platform *platform)
{
	uint64_t room = room_needed(platform);

	if (room == 0)
		return;
	words_hex(words, 'y', room);
	text_fill(out, mmio_helper, &words->vars);
}

void selftest_memory_macros(struct text *out, const struct platform *platform)
{
	if (room_needed(platform) != 0)
		text_add(out, memory_macros);
}
