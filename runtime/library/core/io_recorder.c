/* SPDX-License-Identifier: MIT */
/* Makes the recorder of accesses. */
#include "uncore/io.h"

static void tell_recorder(const struct uncore_io_recorder *recorder, unsigned unit,
			  const struct uncore_address *address, bool is_write, uint64_t value, int result)
{
	struct uncore_io_access access = { *address, unit, is_write, result, value };

	if (recorder->record != NULL)
		recorder->record(recorder->context, &access);
}

static int recorder_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	const struct uncore_io_recorder *recorder = (const struct uncore_io_recorder *)context;
	int result = uncore_io_read(&recorder->next, unit, address, value);

	tell_recorder(recorder, unit, address, false, result == 0 ? *value : 0, result);
	return result;
}

static int recorder_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	const struct uncore_io_recorder *recorder = (const struct uncore_io_recorder *)context;
	int result = uncore_io_write(&recorder->next, unit, address, value);

	tell_recorder(recorder, unit, address, true, value, result);
	return result;
}

static void recorder_read_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	const struct uncore_io_recorder *recorder = (const struct uncore_io_recorder *)context;
	int result = uncore_io_read_list(&recorder->next, unit, items, count);

	for (size_t at = 0; at < count; at++) {
		if (result != 0)
			items[at] = (struct uncore_io_item){ items[at].address, 0, result };
		tell_recorder(recorder, unit, &items[at].address, false, items[at].value, items[at].result);
	}
}

struct uncore_io uncore_io_recording(struct uncore_io_recorder *recorder)
{
	static const struct uncore_io_ops ops = { recorder_read, recorder_write, recorder_read_list };

	return (struct uncore_io){ &ops, recorder };
}
