/* SPDX-License-Identifier: MIT */
/* Lists the platforms that were compiled in, and checks whether this library can read a set of tables. */
#include "core/internal.h"

const struct uncore_tables *uncore_platform_at(unsigned index)
{
	const struct uncore_tables *tables = uncore_platform_tables(index);

	return tables != NULL && uncore_tables_check(tables) == 0 ? tables : NULL;
}

const struct uncore_tables *uncore_platform(const char *id)
{
	const struct uncore_tables *tables;

	for (unsigned index = 0; id != NULL && (tables = uncore_platform_at(index)) != NULL; index++) {
		if (uncore_priv_same(uncore_text(tables, tables->id), id))
			return tables;
	}
	return NULL;
}

static bool array_fits(const struct uncore_tables *tables, const struct uncore_array *array, size_t row,
		       size_t alignment)
{
	if (array->count == 0)
		return true;
	return array->offset >= sizeof(*tables) && array->offset <= tables->size && array->offset % alignment == 0 &&
	       array->count <= (tables->size - array->offset) / row;
}

static bool pool_fits(const struct uncore_tables *tables)
{
	const struct uncore_array *pool = &tables->pool;
	const char *bytes = (const char *)tables + pool->offset;

	/* Checks that the first string is empty, and that the last one ends inside the pool. */
	return array_fits(tables, pool, 1, 1) && pool->count > 0 && bytes[0] == '\0' && bytes[pool->count - 1] == '\0';
}

#define FITS(name, type) array_fits(tables, &tables->name, sizeof(type), _Alignof(type))

/* Searching the index wraps at its end, so it must have an empty slot and a size that is a power of two. */
static bool index_is_sound(const struct uncore_tables *tables)
{
	uint32_t size = tables->name_index.count, used = tables->events.count + tables->event_aliases.count;

	return tables->events.count == 0 || ((size & (size - 1)) == 0 && used < size);
}

static bool events_fit(const struct uncore_tables *tables)
{
	return FITS(events, struct uncore_event_row) && FITS(umasks, struct uncore_umask_row) &&
	       FITS(filters, struct uncore_filter_row) && FITS(categories, struct uncore_category_row) &&
	       FITS(event_aliases, struct uncore_event_alias_row) && FITS(name_index, uint16_t) &&
	       FITS(codes, struct uncore_code_row) && FITS(variants, struct uncore_variant_row) &&
	       FITS(event_variant_rows, struct uncore_event_variant_row) &&
	       FITS(differences, struct uncore_difference_row) && FITS(defaults, struct uncore_default_row) &&
	       FITS(clocks, struct uncore_clock_row) && FITS(same_events, struct uncore_same_row) &&
	       index_is_sound(tables);
}

int uncore_tables_check(const struct uncore_tables *tables)
{
	if (tables == NULL)
		return UNCORE_E_ARGUMENT;
	if (tables->magic != UNCORE_TABLE_MAGIC || tables->abi != UNCORE_TABLE_ABI || tables->size < sizeof(*tables))
		return UNCORE_E_STALE;
	if (FITS(cpuids, struct uncore_cpuid_row) && FITS(boxes, struct uncore_box_row) &&
	    FITS(places, struct uncore_place_row) && FITS(functions, struct uncore_function_row) &&
	    FITS(registers, struct uncore_register_row) && FITS(layouts, struct uncore_layout_row) &&
	    FITS(fields, struct uncore_field_row) && FITS(values, struct uncore_value_row) &&
	    FITS(counters, struct uncore_counter_row) && FITS(procedure_rows, struct uncore_procedure_row) &&
	    FITS(steps, struct uncore_step_row) && FITS(aliases, struct uncore_alias_row) &&
	    FITS(field_refs, struct uncore_field_ref) && FITS(numbers, uint32_t) && FITS(strings, uncore_string) &&
	    events_fit(tables) && pool_fits(tables))
		return 0;
	return UNCORE_E_STALE;
}
