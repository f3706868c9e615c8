/* SPDX-License-Identifier: MIT */
/* Lists the platforms that were compiled in, and checks whether this library can read a set of tables. */
#include "core/tables/check.h"
#include "core/text.h"
#include "uncore/uncore.h"

const struct uncore_tables *uncore_platform_at(unsigned index)
{
	const struct uncore_tables *tables = uncore_platform_tables(index);

	return tables != NULL && uncore_tables_check(tables) == 0 ? tables : NULL;
}

const struct uncore_tables *uncore_platform(const char *id)
{
	const struct uncore_tables *tables;

	for (unsigned index = 0; id != NULL && (tables = uncore_platform_at(index)) != NULL; index++) {
		if (same_word(uncore_text(tables, tables->id), id))
			return tables;
	}
	return NULL;
}

int uncore_tables_check(const struct uncore_tables *tables)
{
	if (tables == NULL)
		return UNCORE_E_ARGUMENT;
	if (tables->magic != UNCORE_TABLE_MAGIC || tables->abi != UNCORE_TABLE_ABI || tables->size < sizeof(*tables))
		return UNCORE_E_STALE;
	return arrays_fit(tables) ? 0 : UNCORE_E_STALE;
}
