/* SPDX-License-Identifier: MIT */
/*
 * Declares a document that is written by calls: sections, paragraphs, facts, lists, tables and what is in a line. The
 * caller does not know who reads it: a terminal, the manual, a browser or a program. There is a writer for each.
 */
#ifndef GEN_DOC_DOC_H
#define GEN_DOC_DOC_H

#include <stdarg.h>

#include "base/json/write.h"
#include "base/text.h"
#include "draw/bit_drawing.h"
#include "model/item.h"

struct doc;

enum doc_kind {
	DOC_SECTION,
	DOC_ARTICLE, /* a part of a section, about one item */
	DOC_PART,    /* a part of a section, about several items */
	DOC_FOLD,    /* what a reader opens; its title is shown */
	DOC_PARAGRAPH,
	DOC_LEAD,    /* the paragraph that says what the document is about */
	DOC_WARNING, /* why the document may be wrong */
	DOC_FACTS,
	DOC_FACT, /* in facts: a label and what it says */
	DOC_NOTE, /* what a reader of the item must not overlook; its label, then a line, then blocks */
	DOC_LIST,
	DOC_ITEM,
	DOC_TABLE,
	DOC_ROW,
	DOC_CELL,
	DOC_FIGURE, /* drawings, where the writer draws */
	/* What a program reads: a list of records under a key, one of them, and a piece of text under a key. */
	DOC_RECORDS,
	DOC_RECORD,
	DOC_MEMBER,
	DOC_ASIDE, /* in a line: what matters less */
};

enum doc_style { DOC_PLAIN, DOC_CODE, DOC_STRONG, DOC_OLD, DOC_NEW };

/* A drawing of the bits of a register. */
struct doc_bits {
	const struct layout *layout;
	const char *title; /* of one of several drawings; NULL: there is one */
	const char *label; /* for a reader who does not see it */
	mark_field *mark;  /* NULL: each field leads to the article with its id */
	const void *context;
};

/* What is open: the kind, and the texts that its function below got. */
struct doc_block {
	enum doc_kind kind;
	const char *name, *title;
};

/* How a document is written; doc_text.c, doc_markdown.c, doc_html.c and doc_json.c have one each. */
struct doc_writer {
	void (*open)(struct doc *doc, const struct doc_block *block);
	void (*close)(struct doc *doc, const struct doc_block *block);
	void (*text)(struct doc *doc, enum doc_style style, const char *text);
	void (*next_line)(struct doc *doc); /* NULL: there are no lines */
	/* NULL: as text. */
	void (*link)(struct doc *doc, const struct item *item, enum doc_style style, const char *text);
	void (*address)(struct doc *doc, const char *url, const char *text);
	void (*word)(struct doc *doc, const char *word, const char *meaning);
	void (*cite)(struct doc *doc, const char *source);
	void (*link_here)(struct doc *doc, const char *id, enum doc_style style, const char *text);
	void (*term)(struct doc *doc, const char *word, const char *meaning);
	void (*tag)(struct doc *doc, const char *word);
	/* NULL: left out. */
	void (*anchor)(struct doc *doc, const char *id);
	void (*drawing)(struct doc *doc, const struct doc_bits *bits);
	void (*marks)(struct doc *doc);
	/* What only a program reads; NULL: the writer is not for programs. */
	void (*data_text)(struct doc *doc, const char *key, const char *text);
	void (*data_number)(struct doc *doc, const char *key, uint64_t number);
	void (*data_names)(struct doc *doc, const char *key, const struct strings *names);
	void (*data_true)(struct doc *doc, const char *key);
};

extern const struct doc_writer doc_text_writer, doc_markdown_writer, doc_html_writer, doc_json_writer;

/* Where the pages of a site are. */
struct doc_pages {
	/* Writes the address of the item's page below the root; false: it has none. */
	bool (*of_item)(const void *context, struct text *url, const struct item *item);
	void (*of_document)(const void *context, struct text *url, const struct document *document);
	const void *context;
};

enum { DOC_DEPTH_MAX = 16, DOC_WORDS_MAX = 16 };

struct doc {
	const struct doc_writer *writer;
	struct text *out;
	const struct model *model;     /* its documents are cited */
	const struct doc_pages *pages; /* HTML only; NULL: no links to items */
	const char *root;              /* HTML only: from this page to the root of the pages */
	const char *page;              /* HTML only: its address below the root; NULL: links go by the root */
	bool files;                    /* says in which file and line a correction is */
	struct doc_block blocks[DOC_DEPTH_MAX];
	size_t depth;
	/* The state of the writers. */
	struct json json;
	struct text scratch, addresses, value;
	unsigned indent;
	bool begun;                           /* a note's line is open, the value of a member, or a row has a cell */
	const char *explained[DOC_WORDS_MAX]; /* the words whose meaning the page has */
};

void doc_free(struct doc *doc);

/* ---- blocks: each is open until doc_end() ---- */

/* The id is that of an anchor; its section's title is a heading. */
void doc_section(struct doc *doc, const char *id, const char *title);
void doc_article(struct doc *doc, const char *id, const char *title);
/* The id is that of an anchor; NULL: there is none. */
void doc_part(struct doc *doc, const char *id, const char *title);
void doc_fold(struct doc *doc, const char *title, bool open);
void doc_paragraph(struct doc *doc);
void doc_facts(struct doc *doc);
void doc_fact(struct doc *doc, const char *label);
void doc_note(struct doc *doc, const char *label);
/* How its items look: "names" short ones, in columns; "steps" numbered; NULL: as text. A page may style others. */
void doc_list(struct doc *doc, const char *look);
void doc_item(struct doc *doc);
/* The heads are separated by "|"; the caption names the table for a reader who does not see it. */
void doc_table(struct doc *doc, const char *caption, const char *heads);
void doc_row(struct doc *doc);
/* A row with this id, to which links lead. */
void doc_row_at(struct doc *doc, const char *id);
/*
 * How the cell looks: "n" number, "wrap" names that are broken anywhere, "src" source; NULL: as text. A "head" says
 * what the row is about; a "wide" one is the only cell of its row. A page may style other words.
 */
void doc_cell(struct doc *doc, const char *look);
/* Drawings of one thing, which the caption names. */
void doc_figure(struct doc *doc, const char *id, const char *caption);
void doc_records(struct doc *doc, const char *key);
void doc_record(struct doc *doc);
void doc_member(struct doc *doc, const char *key);
void doc_aside(struct doc *doc);
void doc_end(struct doc *doc);

/* ---- in a line ---- */

void doc_styled(struct doc *doc, enum doc_style style, const char *text);
void doc_text(struct doc *doc, const char *text);
void doc_code(struct doc *doc, const char *text);
void doc_strong(struct doc *doc, const char *text);
void doc_format(struct doc *doc, enum doc_style style, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Links the page of the item, where it has one. */
void doc_link(struct doc *doc, const struct item *item, enum doc_style style, const char *text);
/* Links what has the id in this document. */
void doc_link_here(struct doc *doc, const char *id, enum doc_style style, const char *text);
/* Links an address elsewhere; NULL: there is none. */
void doc_address(struct doc *doc, const char *url, const char *text);
/* A word of the spec, with what it means. */
void doc_word(struct doc *doc, const char *word, const char *meaning);
/* The same, where there is room for the word alone: a reader who points at it sees the meaning. */
void doc_term(struct doc *doc, const char *word, const char *meaning);
/* A word that has a look of its own. */
void doc_tag(struct doc *doc, const char *word);
/* Where a link to the id leads. */
void doc_anchor(struct doc *doc, const char *id);
/* The citations of a source, "guide p31; driver". */
void doc_cite(struct doc *doc, const char *source);
/* The same, which a program reads as "sources". */
void doc_sources(struct doc *doc, const char *source);
/* The same behind a sentence, "(guide p31; driver)". */
void doc_cite_aside(struct doc *doc, const char *source);
void doc_next_line(struct doc *doc);
/* What only a program reads; a text that is NULL is left out, an empty list is not. */
void doc_data(struct doc *doc, const char *key, const char *text);
void doc_data_number(struct doc *doc, const char *key, uint64_t number);
void doc_data_names(struct doc *doc, const char *key, const struct strings *names);
/* A program reads that the key is true, others the words. */
void doc_flag(struct doc *doc, const char *key, const char *words);

/* ---- whole blocks; nothing for NULL or "" ---- */

void doc_sentence(struct doc *doc, const char *text);
/* What the document is about. */
void doc_lead(struct doc *doc, const char *text);
/* Why the document may be wrong. */
void doc_warning(struct doc *doc, const char *text);
/* In a figure; left out where only tables can show bits. */
void doc_drawing(struct doc *doc, const struct doc_bits *bits);
/* Explains the colours of drawings that compare. */
void doc_marks(struct doc *doc);
void doc_fact_text(struct doc *doc, const char *label, const char *text);
void doc_fact_code(struct doc *doc, const char *label, const char *text);
/* A fact that a program reads under this key. */
void doc_fact_member(struct doc *doc, const char *key, const char *label, const char *text);
void doc_fact_codes(struct doc *doc, const char *label, const struct strings *texts);
/* Names of items, each with a link to it. */
void doc_fact_items(struct doc *doc, const char *label, const struct strings *names, const struct item *items);
void doc_cell_text(struct doc *doc, const char *text);
void doc_cell_code(struct doc *doc, const char *text);
void doc_cell_number(struct doc *doc, uint64_t number);

/* ---- for writers ---- */

/* The next citation; moves the source on, and is false at its end. */
struct doc_citation {
	const struct document *document; /* NULL: there is no such document */
	const char *text;                /* "guide p3"; its length, and that of the id */
	size_t length, word;
};
bool doc_next_citation(const struct doc *doc, const char **source, struct doc_citation *citation);
/* The piece as a text, until the next call. */
const char *doc_piece(struct doc *doc, const char *text, size_t length);

#endif
