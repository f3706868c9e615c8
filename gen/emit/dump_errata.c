/* SPDX-License-Identifier: MIT */
/* Emits the errata of a platform into the dump. */
#include "emit/dump.h"
#include "load/keys/spec_keys.h"

void dump_erratum(struct json *json, const struct erratum *erratum)
{
	json_open_line(json, NULL, '{');
	write_members(json, &erratum_kind, erratum);
	json_number(json, "stepping_lo", erratum->is.stepping_lo);
	json_number(json, "stepping_hi", erratum->is.stepping_hi);
	dump_origin(json, &erratum->about);
	json_close(json, '}');
}

void dump_errata(struct json *json, const struct platform *platform)
{
	const struct errata *errata = platform->errata;

	if (errata == NULL)
		return;
	json_open_line(json, "errata", '[');
	for (size_t i = 0; i < errata->count; i++)
		dump_erratum(json, &errata->at[i]);
	json_close_line(json, ']');
}
