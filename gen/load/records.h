/* SPDX-License-Identifier: MIT */
/* Reads JSON of other projects: a list of flat objects, alone or with a header, and some of their members. */
#ifndef GEN_LOAD_RECORDS_H
#define GEN_LOAD_RECORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "diag/diag.h"
#include "base/node.h"

struct record_member {
	const char *name;
	bool required;
};

/* The form of the file: { header: {…}, list: [ {…}, … ] }, or just the list. */
struct record_form {
	const char *header, *list;
	const struct record_member *header_members, *members;
	size_t header_count, count;
};

struct record {
	struct node node;
	const char **texts; /* one for each wanted member: as written, numbers in digits; NULL where absent or null */
};

struct unknown_member {
	const char *name;
	size_t times;
};

struct records {
	struct record header; /* texts is NULL if the file has none */
	struct record *at;
	size_t count;
	struct unknown_member *unknown; /* members that are not wanted, in the order of their first use */
	size_t unknown_count, unknown_room;
};

/* False after reporting every fault with its place. */
bool read_records(struct diag *diag, struct node root, const struct record_form *form, struct records *into);

#endif
