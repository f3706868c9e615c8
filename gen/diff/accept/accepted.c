/* SPDX-License-Identifier: MIT */
/* Reads the list of accepted changes, marks them in a diff, and reports entries that accept nothing. */
#include "diff/accept/accepted.h"

#include <stdio.h>
#include <string.h>

#include "load/keys/key_macros.h"
#include "load/keys/spec_keys.h"
#include "load/read_json.h"

/* clang-format off */

#define NAME_(id, name, class, text) name,
static const char *const change_words[] = { CHANGES(NAME_) };
#undef NAME_

static const struct key accepted_change_keys[] = {
	{ .name = "change", REQUIRED, WORD(accepted, change), WORDS(change_words),
	  .help = "its name: docs/generated/changes.md lists them" },
	{ .name = "path", REQUIRED, STRING(accepted, path), .help = "what has changed, as diff prints it" },
	{ .name = "old", STRINGS(accepted, old),
	  .help = "the values before, as diff --format json prints them; with other ones the change is not accepted" },
	{ .name = "new", STRINGS(accepted, new), .help = "the same after the change" },
	{ .name = "reason", REQUIRED, STRING(accepted, reason), .help = "why users can live with it: one sentence" },
	{ .name = "date", REQUIRED, STRING(accepted, date), .help = "when it was accepted: 2026-01-31" },
};

static const struct keys accepted_change_kind = {
	.kind = "accepted_change", .article = "an accepted change",
	.help = "A change that the reviewers accept.", KEYS(accepted_change_keys), .size = sizeof(struct accepted),
};

static const struct key accepted_file_keys[] = {
	FILE_KEYS,
	{ .name = "accepted", REQUIRED, LIST(accepted_list, at, count), .element = &accepted_change_kind,
	  .help = "the changes, each once" },
};

const struct keys accepted_keys = {
	.kind = "accepted", .article = "the list of accepted changes",
	.help = "Changes that reviewers have accepted, for uncoregen diff --accept.", KEYS(accepted_file_keys),
	.size = sizeof(struct accepted_list),
};

/* clang-format on */

/* ---- reading ---- */

static unsigned days_of(unsigned year, unsigned month)
{
	static const unsigned char days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
	bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

	return days[month - 1] + (unsigned)(month == 2 && leap);
}

static bool is_date(const char *text)
{
	static const char form[] = "0000-00-00";
	unsigned year, month, day;

	if (strlen(text) != sizeof form - 1)
		return false;
	for (size_t i = 0; form[i] != '\0'; i++)
		if (form[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != form[i])
			return false;
	return sscanf(text, "%u-%u-%u", &year, &month, &day) == 3 && month >= 1 && month <= 12 && day >= 1 &&
	       day <= days_of(year, month);
}

bool accepted_read(struct diag *diag, const char *path, struct accepted_list *into)
{
	struct source *source = read_json(diag->arena, diag, path, path);
	struct spec_report report = { .diag = diag };
	struct reader reader = spec_reader(&report);
	bool good;

	if (source == NULL)
		return false;
	report.root = source_root(source);
	good = read_object(&reader, report.root, &accepted_keys, into) && diag->count == 0;
	for (size_t i = 0; good && i < into->count; i++)
		if (!is_date(into->at[i].date))
			diag_error(diag, RULE_ACCEPTED, node_loc(into->at[i].node),
				   "\"%s\" is no date; write the day as 2026-01-31", into->at[i].date);
	return diag->count == 0;
}

/* ---- matching ---- */

enum fit { FITS_NOT, FITS_BUT_VALUES, FITS };

static enum fit fit_of(struct arena *arena, const struct accepted *entry, const struct change *change)
{
	if ((int)change->id != entry->change || strcmp(subject_path(arena, change->subject), entry->path) != 0)
		return FITS_NOT;
	return (entry->old.count == 0 || lists_equal(&entry->old, &change->old)) &&
			       (entry->new.count == 0 || lists_equal(&entry->new, &change->new)) ?
		       FITS :
		       FITS_BUT_VALUES;
}

/* What else an entry met that accepts nothing. */
struct met {
	bool values;                  /* its change has other values */
	const struct accepted *first; /* an earlier entry has its change */
};

static struct met accept_one(struct diff *diff, struct accepted *entry)
{
	struct met met = { false, NULL };

	for (size_t i = 0; i < diff->count; i++) {
		struct change *change = &diff->changes[i];
		enum fit fit = fit_of(diff->arena, entry, change);

		met.values |= fit == FITS_BUT_VALUES;
		if (fit != FITS)
			continue;
		if (change->accepted != NULL)
			met.first = change->accepted;
		else
			change->accepted = entry;
		entry->used |= change->accepted == entry;
	}
	return met;
}

static void report_stale(struct diag *diag, const struct accepted *entry, const struct met *met)
{
	const char *name = change_name((enum change_id)entry->change);
	struct loc loc = node_loc(entry->node);

	if (met->first != NULL) {
		diag_error(diag, RULE_ACCEPTED, loc, "%s of %s is accepted already; delete the entry", name,
			   entry->path);
		diag_note(diag, node_loc(met->first->node), "the first entry is here");
	} else if (met->values) {
		diag_error(diag, RULE_ACCEPTED, loc,
			   "%s of %s has other values than were accepted; decide anew, or delete the entry", name,
			   entry->path);
	} else {
		diag_error(diag, RULE_ACCEPTED, loc, "the diff has no %s of %s; delete the entry", name, entry->path);
	}
}

/* What is inherited is accepted with what it repeats, and counted. */
static void accept_followers(struct diff *diff)
{
	for (size_t i = 0; i < diff->count; i++) {
		struct change *change = &diff->changes[i];

		if (change->accepted == NULL && change->as_on != NULL)
			change->accepted = change->as_on->accepted;
		diff->accepted[change_class(change->id)] += change->accepted != NULL;
	}
}

void accept_changes(struct diff *diff, struct diag *diag, struct accepted_list *list)
{
	for (size_t i = 0; i < list->count; i++) {
		struct met met = accept_one(diff, &list->at[i]);

		if (!list->at[i].used)
			report_stale(diag, &list->at[i], &met);
	}
	accept_followers(diff);
}

enum change_class diff_gravest_open(const struct diff *diff)
{
	for (enum change_class of = CLASS_BREAKING; of < CLASS_COUNT; of++)
		if (diff->by_class[of] > diff->accepted[of])
			return of;
	return CLASS_COUNT;
}

bool accepted_alike(const struct change *a, const struct change *b)
{
	if (a->accepted == NULL || b->accepted == NULL)
		return a->accepted == b->accepted;
	return strcmp(a->accepted->reason, b->accepted->reason) == 0 &&
	       strcmp(a->accepted->date, b->accepted->date) == 0;
}
