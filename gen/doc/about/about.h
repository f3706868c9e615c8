/* SPDX-License-Identifier: MIT */
/* Declares what documents of all kinds say of an item: where it comes from, who disputes it, what is wrong with it. */
#ifndef GEN_DOC_ABOUT_ABOUT_H
#define GEN_DOC_ABOUT_ABOUT_H

#include "doc/doc.h"
#include "model/errata.h"

/* The item's sentence, as a paragraph. */
void about_text(struct doc *doc, const struct about *about);
/* Facts: source, what it was taken from, correction, evidence. */
void about_origin(struct doc *doc, const struct about *about);
/* Whether a part's are those of the whole, which the document says once. */
bool about_same_origin(const struct about *part, const struct about *whole);

/* A note for each dispute about the item or a part of it; or, exactly: about the item itself. */
void about_disputes(struct doc *doc, const struct item *item, bool exactly);
/* Who says what, and the verdict. */
void about_dispute(struct doc *doc, const struct dispute *dispute);
/*
 * A project is the first word of its documents' ids: linux has linux and linux-6.12. Only code and data are a
 * project's; what people say about it in a thread is not.
 */
bool document_is_of(const struct document *document, const char *project);
/* The projects of the model's documents, in the arena. */
struct strings projects_of(struct arena *arena, const struct model *model);
/* Whether a value that the project has does not hold. */
bool dispute_corrects(const struct doc *doc, const struct dispute *dispute, const char *project);
/* What its maintainers look at: their value and where they have it, ours, and who says so. */
void about_correction(struct doc *doc, const struct dispute *dispute, const char *project);
/* The disputes of the platform as a table. */
void about_dispute_table(struct doc *doc, const struct platform *platform);

/* A note for each erratum about the item. */
void about_errata(struct doc *doc, const struct item *item);
/* All that is known of it but its title. */
void about_erratum(struct doc *doc, const struct erratum *erratum);
/* An article for each erratum of the platform, or why there is none. */
void about_errata_of(struct doc *doc, const struct platform *platform);

/* The platform's CPUIDs as a table, and what is known of its packages and variants. */
void about_identification(struct doc *doc, const struct platform *platform);

#endif
