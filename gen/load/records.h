/* SPDX-License-Identifier: MIT */
/* Reads other people's JSON: a list of flat objects, alone or beside a header, and some of their members. */
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

/* What the file looks like: { header: {…}, list: [ {…}, … ] }, or the list alone. */
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
	struct record header; /* texts NULL where the file has none */
	struct record *at;
	size_t count;
	struct unknown_member *unknown; /* members that are not wanted, in the order they were met */
	size_t unknown_count, unknown_room;
};

/* False after reporting what is no such file: every fault with its place. */
bool read_records(struct diag *diag, struct node root, const struct record_form *form, struct records *into);

#endif
