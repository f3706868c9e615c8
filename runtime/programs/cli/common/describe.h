/* SPDX-License-Identifier: MIT */
/* Describes rows of the tables as text, in the form that every command prints. */
#ifndef UNCORE_CLI_DESCRIBE_H
#define UNCORE_CLI_DESCRIBE_H

#include <stdint.h>

#include "base/lists.h"
#include "base/text.h"
#include "uncore/event.h"
#include "uncore/uncore.h"

const char *procedure_word(unsigned procedure);

const char *platform_id(const struct uncore_tables *tables);
/* What makes --sim PLATFORM a machine of two sockets: ":2", or "" if the platform has one. */
const char *two_sockets(const struct uncore_tables *tables);
const char *box_id(const struct uncore_tables *tables, unsigned box);
/* "socket", "cpu": the kind of unit of a box. */
const char *unit_word(const struct uncore_tables *tables, uint16_t box);
const char *register_id(const struct uncore_tables *tables, unsigned reg);
const char *field_id(const struct uncore_tables *tables, unsigned field);
const struct uncore_layout_row *layout_of(const struct uncore_tables *tables, unsigned reg);

unsigned top_bit(const struct uncore_field_row *field);
/* The name in the manual, with the known numbers (UNCORE_NO_INDEX: not known). */
void add_register_name(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg);
/* A name or text with {i}: an element's number if it is known, else i. */
void add_pattern(struct text *text, const char *pattern, unsigned index);
/* The ids: "ctl", "ctl2", "box_ctl". */
void add_register_id(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg);
/* The PCI function of an address, as uncore_address_text() writes it. */
void add_function(struct text *text, const struct uncore_address *address);
/* A row of windows[] with its box: "imc.channel". */
void add_window(struct text *text, const struct uncore_tables *tables, uint16_t window);
/*
 * "MSR 0xd10", "PCI 10.4+0xd8", "MMIO imc0.channel+0x40" (uncore_address_text()); or why there is no address where no
 * source gives one.
 */
void add_address(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg);
/* "opc=DRd thresh=2": the fields that overlap mask, by name; raw is the whole value. */
void add_fields(struct text *text, const struct uncore_tables *tables, uint16_t reg, uint64_t raw, uint64_t mask);
/* The bits of a control value that matter: its event code, and everything that is not 0. */
uint64_t telling_bits(const struct uncore_tables *tables, uint16_t reg, uint64_t value);
/* "3", or hexadecimal from 10 on: "0x182". */
void add_value(struct text *text, uint64_t value);
/* Adds "2.8 GHz": what the field stands for in the register value raw. False: it is a plain number. */
bool add_field_amount(struct text *text, const struct uncore_tables *tables, struct uncore_field_index field,
		      uint64_t raw);

/* What reads of the platform's registers cannot show, and the command that ends it. NULL: no such freeze exists. */
const char *unseen_freeze(const struct uncore_tables *tables);

/* What an event does by an erratum, by the word of its effect: "overcounts"; "may be wrong" if the word is no verb. */
const char *effect_phrase(const char *effect);

#endif
