/* SPDX-License-Identifier: MIT */
/* Makes Jansson's values of a file that is going to be changed or printed. Reading a spec needs none. */
#ifndef GEN_LOAD_JOIN_VALUE_TREE_H
#define GEN_LOAD_JOIN_VALUE_TREE_H

#include "base/source.h"

struct json_t;

/* The value at the node, which may be changed. All of its file's values are made when one is asked for. */
struct json_t *value_tree(struct node node);
/* The whole file. */
struct json_t *source_tree(const struct source *source);

#endif
