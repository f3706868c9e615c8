/* SPDX-License-Identifier: MIT */
/* Declares the pages of uncore show, one for each kind of item. */
#ifndef RUNTIME_CLI_SHOW_SHOW_H
#define RUNTIME_CLI_SHOW_SHOW_H

#include "cli/describe.h"
#include "cli/output.h"

/* umask: index in umasks[] of the one that is asked for; UNCORE_NO_INDEX: all. */
void show_event(const struct uncore_tables *tables, uint16_t event, uint16_t umask);
void show_box(const struct uncore_tables *tables, uint16_t box);
void show_register(const struct uncore_tables *tables, const struct uncore_register *reg);
void show_field(const struct uncore_tables *tables, const struct uncore_register *reg, uint16_t field);
void show_metric(const struct uncore_tables *tables, uint16_t metric);

/* The head of a page: a name, bold, what it is, and on which platform. */
void print_title(const struct uncore_tables *tables, const char *name, const char *what);
/* A heading inside a page, after an empty line. */
void print_heading(const char *text);
/* "  label          text", the text wrapped; nothing at all when it is empty. */
void print_item(const char *label, const char *text);
/* The same, and the text is freed. */
void print_item_and_free(const char *label, struct text *text);

/* Fields side by side from the highest bit down, as many lines as it takes. */
void print_diagram(const struct uncore_tables *tables, const struct uncore_layout_row *layout);
/* Every field, or only one and its parts (UNCORE_NO_INDEX: all), then the values that have names. */
void print_fields(const struct uncore_tables *tables, const struct uncore_layout_row *layout, uint16_t only);
void print_values(const struct uncore_tables *tables, const struct uncore_layout_row *layout, uint16_t only);

#endif
