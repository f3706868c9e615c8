/* SPDX-License-Identifier: MIT */
/* Declares the words that fill the templates of the accessor headers and their self-test. */
#ifndef GEN_EMIT_HEADER_WORDS_H
#define GEN_EMIT_HEADER_WORDS_H

#include "base/text.h"
#include "emit/symbols.h"
#include "model/model.h"

/*
 * Slots, by what sets them:
 *   words_abi:   n number of the table layout
 *   words_box:   p platform   P PLATFORM   i box   b platform_box   B PLATFORM_BOX
 *   words_reg:   r platform_box_reg   R PLATFORM_BOX_REG   t C type of the value   c its number of bits
 *                z the value writes begin from   a its RW1C bits   q the value with these 0 (C constants)
 *   words_remark: D a comment for the inside of a definition
 *   words_field: f field   F PLATFORM_BOX_REG_FIELD   m mask   s shift   w width   x largest value (C constants)
 * Others belong to the one emitter that sets them.
 */
struct words {
	struct text_vars vars;
	struct text text[128];   /* the texts of the slots */
	struct symbols *symbols; /* where define.h reports to; NULL: nowhere */
	const char *header;      /* the header that is being written */
	struct item of;          /* what the slots are set for */
};

/* Gives an empty text for the slot. words_end() sets the slot to what was put there. */
struct text *words_begin(struct words *words, char slot);
void words_end(struct words *words, char slot);
/* The text is not copied. */
void words_set(struct words *words, char slot, const char *text);
void words_dec(struct words *words, char slot, uint64_t value);
void words_hex(struct words *words, char slot, uint64_t value);
/* Sets the slot to a value of the register, as a C constant of its type. */
void words_value(struct words *words, char slot, const struct layout *layout, uint64_t value);
/* As C names constants: in capitals, with an underscore for all that is no letter and no digit. */
void words_upper(struct text *out, const char *text);

void words_abi(struct words *words);
void words_box(struct words *words, const struct box *box);
/* G: the group's name in upper case, k: how many counters it has, w: their width. */
void words_group(struct words *words, const struct counters *group);
void words_reg(struct words *words, const struct reg *reg);
void words_field(struct words *words, const struct reg *reg, const struct field *field);
/* Sets D to the text of the slot '#', as header_remark() writes it. */
void words_remark(struct words *words);
void words_free(struct words *words);

/* The bits that the register's clear functions clear: none of a register that only other documents name. */
uint64_t header_clear_bits(const struct reg *reg);
bool header_has_setter(const struct reg *reg, const struct field *field);
bool header_has_clear(const struct reg *reg, const struct field *field);
/* Adds the manual's name of the register, or the names of its elements. */
void header_reg_name(struct text *text, const struct reg *reg);
/* Whether at least one instance's place is known, so that registers of the function have addresses. */
bool header_function_placed(const struct function *function);
bool header_has_address(const struct reg *reg);
/* Whether its address depends on the instance. A register in memory is at the same byte of each instance's window. */
bool header_takes_instance(const struct box *box, const struct reg *reg);
/* Whether it is in memory, and software may write it. */
bool header_is_stored(const struct reg *reg);
/* Whether the register has a PCI address and more than 32 bits, so that it is read in halves. */
bool header_has_halves(const struct reg *reg);
/*
 * Whether the addresses of the instances differ by a stride. PCI instances usually differ by place; others may have
 * lists.
 */
bool header_steps_by_instance(const struct box *box, const struct reg *reg);
bool header_steps_by_index(const struct reg *reg);
/* Whether the value leaves some bits of the field open, so that it has a _MASK. */
bool header_is_wildcard(const struct field *field, const struct value *value);

/*
 * Writes PLATFORM_BOX_REG_FIELD_[WHEN_]VALUE for the register and field in the words. WHEN is the value of the other
 * field on which the meaning depends.
 */
void header_enumerator(struct text *out, const struct words *words, const struct value *value);

/* The errata that name just this, each after the text before. */
void header_errata(struct text *text, const char *before, const struct platform *platform, const struct item *at);
/* Says from where a source is inherited, and why it is corrected. */
void header_as_on(struct text *text, const struct about *about);
/*
 * Writes the text as a comment, wrapped if it is long. Spaces go between characters that would end a comment or cause a
 * warning.
 */
void header_comment(struct text *out, const char *text, size_t length);
/*
 * The same on one line of any length, without the end of the line, for the inside of a definition. Editors show it with
 * the definition, and a changed sentence is one changed line.
 */
void header_remark(struct text *out, const char *text, size_t length);

#endif
