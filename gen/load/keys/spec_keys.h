/* SPDX-License-Identifier: MIT */
/* Declares the key tables of every spec file. */
#ifndef GEN_LOAD_KEYS_SPEC_KEYS_H
#define GEN_LOAD_KEYS_SPEC_KEYS_H

#include "base/keys/keys.h"
#include "diag/diag.h"
#include "model/model.h"

enum { SPEC_SCHEMA_VERSION = 1 };

struct documents_file {
	struct node node;
	struct document *documents;
	size_t document_count;
};

struct synonyms_file {
	struct node node;
	struct synonym *synonyms;
	size_t synonym_count;
};

extern const struct keys documents_keys, disputes_keys, synonyms_keys, platform_keys, box_keys, events_keys,
	metrics_keys, errata_keys, groups_keys;

/* A part of the platform file. */
extern const struct keys machine_keys;

/* Parts of both box and platform files. */
extern const struct keys procedure_kind, remark_kind;

/* What a box is to other tools. */
extern const struct keys perf_kind, perf_free_pmu_kind, perf_older_kind, likwid_kind;

/* What dump and diff say of an item follows from its keys. */
extern const struct keys value_kind, field_kind, layout_kind, register_kind, counters_kind, step_kind, cpuid_kind,
	socket_kind, function_kind, document_kind, dispute_kind, synonym_kind, category_kind, event_kind, umask_kind,
	metric_kind, erratum_kind, group_kind, present_kind, root_buses_kind, pci_kind, msr_place_kind, mmio_place_kind,
	window_kind, found_kind, found_register_kind, record_kind;

enum { SPEC_CHAIN_MAX = 3 }; /* files of which each is like the next */

/* What a reader of a file reports to. */
struct spec_report {
	struct diag *diag;
	struct node root;                      /* of the file */
	struct node bases[SPEC_CHAIN_MAX - 1]; /* those of the files that it is like, the nearest first */
	size_t base_count;
};

/* Gives a reader that decodes objects of the spec; the report must live as long as the reader. */
struct reader spec_reader(struct spec_report *report);

/* The kinds of spec files, in the order of the manual. */
struct file_kind {
	const char *name; /* "box": spec/schema/box.schema.json */
	const struct keys *keys;
	bool may_be_like; /* it has the key "like" */
};

/* What objects of a file may say about how they are laid over a base. */
extern const struct keys delta_keys;

extern const struct file_kind file_kinds[];
extern const size_t file_kind_count;

#endif
