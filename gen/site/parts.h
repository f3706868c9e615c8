/* SPDX-License-Identifier: MIT */
/* Declares what several kinds of pages show of an item: its origin, its disputes, its C names, its commands. */
#ifndef GEN_SITE_PARTS_H
#define GEN_SITE_PARTS_H

#include "emit/symbols.h"
#include "site/page.h"

/* What the pages of a box share. */
struct site_box {
	struct site *site;
	const struct box *box;
	struct symbols symbols; /* of its headers */
	struct arena arena;
};

/* ---- registers: address.c, symbols.c ---- */

/* Writes the address of an element, "MSR 0xd10", "PCI 10.4+0xd8" or "MMIO imc3.channel+0x40", as uncore prints it. */
void site_address(struct doc *doc, const struct box *box, const struct reg *reg, unsigned instance, unsigned index);
/* Writes the addresses of all instances as a section. */
void site_addresses(struct doc *doc, const struct box *box, const struct reg *reg);
/* Writes where the windows of a box are, as a section: window.c. */
void site_windows(struct doc *doc, const struct box *box);
/* Writes the C names of the item that can be copied: those that are about it, and not about a part of it. */
void site_symbols(struct doc *doc, const struct site_box *of, const struct item *item);

/* ---- events: names.c ---- */

/* Writes the names of an event, umask or metric in other programs, as facts. */
void site_tool_names(struct site_page *page, const struct tool_names *names, size_t count);
/* Writes what libpfm4 takes for it, as a fact. */
void site_libpfm_string(struct site_page *page, const struct box *box, const struct event *event,
			const struct umask *umask);
/* Writes what perf of Linux takes for it, as a fact; umask NULL: the event alone. */
void site_perf_string(struct site_page *page, const struct box *box, const struct event *event,
		      const struct umask *umask);
/* Writes filters as facts: which fields the event needs. */
void site_filters(struct site_page *page, const struct filter *filters, size_t count);
/* The name with the filter values that the user must give: "EVENT.UMASK,opc=?". */
void site_expression(struct text *out, const struct event *event, const struct umask *umask);
void site_settings(struct text *out, const struct setting *settings, size_t count);
void site_numbers(struct text *out, const struct numbers *numbers);

/* ---- pages ---- */

void site_platform_page(struct site *site, const struct platform *platform);
void site_box_page(const struct site_box *of);
void site_register_page(const struct site_box *of, const struct reg *reg);
void site_event_page(const struct site_box *of, const struct event *event);
void site_metric_page(struct site *site, const struct metric *metric);
void site_group_page(struct site *site, const struct platform *platform, const struct stat_group *group);
void site_document_pages(struct site *site);
void site_dispute_pages(struct site *site);
void site_comparisons(struct site *site);
/* Links the pages that compare the platform with others. */
void site_comparisons_of(struct site_page *page, const struct platform *platform);
/* Writes procedures step by step, as a section. */
void site_procedures(struct doc *doc, const struct procedure *procedures, size_t count);
void site_remarks(struct doc *doc, const struct remark *remarks, size_t count);

/* Opens a page of something in a box, or, with box NULL, of something of the platform: frame.c. */
struct site_page site_open_in(struct site *site, const struct platform *platform, const struct box *box,
			      const char *url, const char *title);
#endif
