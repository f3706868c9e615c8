/* SPDX-License-Identifier: MIT */
/* Describes rows of the tables for commands that need no machine: words, bits, event codes, filters, variants. */
#ifndef UNCORE_CLI_ROW_TEXT_H
#define UNCORE_CLI_ROW_TEXT_H

#include <stdint.h>

#include "base/lists.h"
#include "base/text.h"
#include "uncore/uncore.h"

/* The word in the spec; "" for a number without one. */
const char *access_word(unsigned access);
/* For bits without a field: "reserved", or "unknown" if no source says even that. */
const char *unnamed_word(const struct uncore_field_row *field);
const char *evidence_word(unsigned evidence);
/* The word and what it means. */
const char *evidence_text(unsigned evidence);
const char *role_word(unsigned role);
const char *kind_word(unsigned kind);
const char *scope_word(unsigned scope);
const char *presence_word(unsigned presence);
const char *group_by_word(unsigned by);
/* Which instances of a box a part has, as text. */
const char *presence_help(unsigned presence);
const char *found_part_help(unsigned part);
const char *record_help(unsigned record);

/* "31:24" or "8". */
void add_bits(struct text *text, const struct uncore_field_row *field);
/* "0,1,3": the numbers of the bits that are 1. */
void add_bit_numbers(struct text *text, uint64_t bits);
/* As add_register_name(), for a person: of all elements, the range of their numbers ("CTL{0-3}"). */
void add_register_range(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg);
/* A name with {i} for all elements: the range of their numbers, or the number of the only one. */
void add_pattern_range(struct text *text, const char *pattern, unsigned count);
/* How addresses in the window begin: "MMIO", or "FOUND" where the machine's table of units says where it is. */
const char *window_space(const struct uncore_tables *tables, uint16_t window);
/* "0xd10 + 0x20*n + i": n is an instance, i an element, where they are not given; first is the first number. */
void add_number_rule(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg,
		     uint32_t first);

/* The register row of the event's control registers; UNCORE_NO_INDEX: it has none. */
uint16_t control_of(const struct uncore_tables *tables, const struct uncore_event_row *event);
/* The event code, and what else chooses the event: "0x35", "0x2,ev_sel_ext=1". Works without a known register too. */
void add_code(struct text *text, const struct uncore_tables *tables, const struct uncore_event_row *event);
/* What the umask sets: "0x04", "0x04,ch_mask=1". */
void add_umask(struct text *text, const struct uncore_tables *tables, const struct uncore_umask_row *umask);
/* "box_filter1.opc (you give the value)". */
void add_filter(struct text *text, const struct uncore_tables *tables, const struct uncore_filter_row *filter);

/* The titles of the variants in a set; nothing if these are all of the platform's variants. */
void add_variants(struct text *text, const struct uncore_tables *tables, uint32_t variants);
/* Their ids. */
void list_variant_ids(struct arena *arena, struct strings *ids, const struct uncore_tables *tables, uint32_t variants);

#endif
