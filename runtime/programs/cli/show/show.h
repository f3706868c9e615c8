/* SPDX-License-Identifier: MIT */
/* Declares the pages of uncore show, one for each kind of item. */
#ifndef RUNTIME_CLI_SHOW_SHOW_H
#define RUNTIME_CLI_SHOW_SHOW_H

#include "cli/common/describe.h"
#include "cli/common/output.h"
#include "cli/common/row_text.h"

/* umask: index in umasks[] of the wanted one; UNCORE_NO_INDEX: all. */
void show_event(const struct uncore_tables *tables, uint16_t event, uint16_t umask);
void show_box(const struct uncore_tables *tables, uint16_t box);
void show_register(const struct uncore_tables *tables, const struct uncore_register *reg);
void show_field(const struct uncore_tables *tables, const struct uncore_register *reg, uint16_t field);
void show_metric(const struct uncore_tables *tables, uint16_t metric);
void show_group(const struct uncore_tables *tables, uint16_t group);

/* Prints the head of a page: a bold name, its kind, and its platform. */
void print_title(const struct uncore_tables *tables, const char *name, const char *what);
/* Prints a heading inside a page, after an empty line. */
void print_heading(const char *text);
/* Prints "  label          text", wrapped; nothing if the text is empty. */
void print_item(const char *label, const char *text);
/* The same; frees the text. */
void print_item_and_free(const char *label, struct text *text);

/*
 * Prints where the windows of an instance are, or of every one (UNCORE_NO_INDEX); only: a row of windows[], or
 * UNCORE_NO_INDEX. Prints nothing if there is none.
 */
void print_windows(const struct uncore_tables *tables, uint16_t box, uint16_t instance, uint16_t only);

/* Prints the errata about the item, each under its heading. */
void print_errata(const struct uncore_tables *tables, const struct uncore_erratum_item_row *item);
/* Prints the errata about events, registers and fields of the box in one line. */
void print_errata_inside(const struct uncore_tables *tables, uint16_t box);

/* Prints the fields side by side from the highest bit down, in as many lines as needed. */
void print_diagram(const struct uncore_tables *tables, const struct uncore_layout_row *layout);
/* Prints all fields (UNCORE_NO_INDEX) or one with its parts, then the named values. */
void print_fields(const struct uncore_tables *tables, const struct uncore_layout_row *layout, uint16_t only);
void print_values(const struct uncore_tables *tables, const struct uncore_layout_row *layout, uint16_t only);

#endif
