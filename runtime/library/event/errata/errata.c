/* SPDX-License-Identifier: MIT */
/* Finds the errata about an encoding, and says whether a machine has them. */
#include "event/errata/next.h"
#include "event/variant.h"

const struct uncore_erratum_row *next_erratum(const struct uncore_tables *tables, touches_call *touches,
					      const void *what, unsigned *next)
{
	while (*next < tables->errata.count) {
		const struct uncore_erratum_row *erratum = &uncore_errata(tables)[(*next)++];

		if (erratum->items.count == 0)
			return erratum;
		for (unsigned at = 0; at < erratum->items.count; at++) {
			if (touches(tables, &uncore_erratum_items(tables)[erratum->items.first + at], what))
				return erratum;
		}
	}
	return NULL;
}

/* ---- of encodings ---- */

static bool has_umask(const struct uncore_encoding *encoding, uint16_t umask)
{
	for (unsigned at = 0; at < encoding->umask_count; at++) {
		if (encoding->umasks[at] == umask)
			return true;
	}
	return false;
}

static bool sets_filter(const struct uncore_encoding *encoding, const struct uncore_erratum_item_row *about,
			uint64_t bits)
{
	for (unsigned at = 0; at < encoding->filter_count; at++) {
		if (encoding->filters[at].reg == about->reg && (encoding->filters[at].bits.mask & bits) != 0)
			return true;
	}
	return false;
}

static bool touches_encoding(const struct uncore_tables *tables, const struct uncore_erratum_item_row *about,
			     const void *what)
{
	const struct uncore_encoding *encoding = (const struct uncore_encoding *)what;
	uint64_t bits = about->field != UNCORE_NO_INDEX ? uncore_fields(tables)[about->field].bits : UINT64_MAX;

	if (about->box != encoding->box)
		return false;
	if (about->event != UNCORE_NO_INDEX)
		return about->event == encoding->event &&
		       (about->umask == UNCORE_NO_INDEX || has_umask(encoding, about->umask));
	if (about->reg == UNCORE_NO_INDEX || about->reg == uncore_counters(tables)[encoding->group].data)
		return true;
	if (about->reg == encoding->reg)
		return about->field == UNCORE_NO_INDEX || (encoding->control.value & bits) != 0;
	return sets_filter(encoding, about, bits);
}

const struct uncore_erratum_row *uncore_erratum_of(const struct uncore_encoding *encoding, unsigned *next)
{
	return next_erratum(encoding->tables, touches_encoding, encoding, next);
}

/* ---- of machines ---- */

enum uncore_erratum_state uncore_erratum_on(const struct uncore_machine *machine,
					    const struct uncore_erratum_row *erratum)
{
	bool is_unsure = false;

	if (machine->variant < machine->tables->variants.count) {
		if (!(erratum->variants >> machine->variant & 1))
			return UNCORE_ERRATUM_ABSENT;
	} else {
		is_unsure = (erratum->variants & all_variants(machine->tables)) != all_variants(machine->tables);
	}
	if (erratum->named && machine->stepping != UNCORE_NO_INDEX) {
		if (machine->stepping < erratum->stepping_lo || machine->stepping > erratum->stepping_hi)
			return UNCORE_ERRATUM_ABSENT;
	} else {
		is_unsure = is_unsure || erratum->named != 0;
	}
	return is_unsure ? UNCORE_ERRATUM_POSSIBLE : UNCORE_ERRATUM_PRESENT;
}

const char *uncore_erratum_state_name(enum uncore_erratum_state state)
{
#define NAME(id, word, help) word,
	static const char *const names[] = { UNCORE_ERRATUM_STATES(NAME) };
#undef NAME
	return (unsigned)state < UNCORE_ERRATUM_STATE_END ? names[state] : "?";
}

bool uncore_erratum_spoils(const struct uncore_erratum_row *erratum)
{
	return !erratum->avoided && erratum->effect != UNCORE_ERRATUM_FAULTS &&
	       erratum->effect != UNCORE_ERRATUM_SILENT && erratum->effect != UNCORE_ERRATUM_BESIDE;
}
