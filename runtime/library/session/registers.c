/* SPDX-License-Identifier: MIT */
/* Counts by registers: procedures write them, and counters are read one by one. */
#include "session/session.h"
#include "session/wrap.h"

/* ---- what is there ---- */

/*
 * A filter may be in another device than the counters, and may be hidden alone. Then its events cannot be counted here.
 */
static void probe_filters(struct uncore_session *session, struct target *target)
{
	for (uint32_t pass = 0; pass < uncore_schedule_passes(session->schedule); pass++) {
		size_t count;
		const struct uncore_filter_run *filters =
			uncore_schedule_filters(session->schedule, pass, target->box, target->instance, &count);

		for (size_t at = 0; at < count && is_there(target); at++) {
			struct uncore_register reg = { target->box, target->instance, filters[at].reg,
						       filters[at].index };
			struct uncore_address address;
			uint64_t value;
			int result = uncore_register_address(session->tables, &reg, &address);

			if (result == 0)
				result = uncore_io_read(&session->io, session->units[target->unit].run.number, &address,
							&value);
			if (result == UNCORE_E_NODEV)
				target->presence = UNCORE_PRESENCE_HIDDEN;
			else if (result == UNCORE_E_NOADDR || result == UNCORE_E_NOPLACE)
				target->presence = UNCORE_PRESENCE_UNKNOWN;
		}
	}
}

static int find(const struct uncore_way *way, struct uncore_session *session, struct target *target, bool *takes)
{
	int result = uncore_machine_presence(session->machine, session->units[target->unit].run.number, target->box,
					     target->instance, &target->presence);

	(void)way;
	*takes = true;
	if (result == 0)
		probe_filters(session, target);
	return result;
}

/* ---- procedures ---- */

/* Whether the procedure failed on the instance. A missing procedure is not a failure. */
static int run_on_registers(struct uncore_session *session, unsigned index, enum uncore_procedure procedure)
{
	struct uncore_box_run box = box_run(session, &session->targets[index]);
	int result;

	session->observed = index;
	result = uncore_run(&box, procedure);
	/* A refused write changed nothing. After any other failure that is unknown. */
	if (is_access_failure(result) && result != UNCORE_E_DENIED)
		session->targets[index].is_touched = true;
	return result == UNCORE_E_NOENT && box.unit->fault.code == 0 ? 0 : result;
}

/* ---- reading ---- */

/* A count of two dwords that are read one after the other may be torn if the high one changed. */
static bool may_be_torn(const struct uncore_io_item *item, const struct slot_read *slot)
{
	return item->address.space == UNCORE_SPACE_PCI && item->address.width == 64 &&
	       item->value >> 32 != slot->raw >> 32;
}

static void lose_slot(struct uncore_session *session, struct slot_read *slot, int result)
{
	slot->state = (uint8_t)state_of_failure(result);
	note_lost_read(session, slot, result);
}

static inline void take_count(struct uncore_session *session, const struct unit *unit, struct slot_read *slot,
			      struct uncore_io_item *item)
{
	uint64_t after_ns = unit->after_ns;

	slot->delta = 0;
	if (item->result == 0 && may_be_torn(item, slot)) {
		item->result = uncore_io_read(&session->io, unit->run.number, &item->address, &item->value);
		after_ns = uncore_machine_now(session->machine);
	}
	if (item->result != 0) {
		lose_slot(session, slot, item->result);
		return;
	}
	slot->delta = count_across_wrap(slot, item->value);
	slot->raw = item->value;
	if (slot->state == UNCORE_VALUE_OK)
		slot->state = judge_count(slot, after_ns - unit->before_ns);
}

/* The machine's fault is about this list. */
static int read_items(struct uncore_session *session, const struct unit *unit)
{
	uncore_fault_clear(session->machine->fault);
	return uncore_io_read_list(&session->io, unit->run.number, &session->items[unit->first_slot], unit->slot_count);
}

/*
 * If no CPU serves a unit, that explains the failure of all its MSRs. Any other explanation of the machine is about the
 * first access that failed.
 */
static bool is_unserved(const struct uncore_session *session, const struct unit *unit)
{
	for (unsigned at = unit->first_slot; at < unit->first_slot + unit->slot_count; at++) {
		const struct uncore_io_item *item = &session->items[at];

		if (item->address.space == UNCORE_SPACE_MSR && item->result != UNCORE_E_NODEV)
			return false;
	}
	return session->machine->fault->code == UNCORE_E_NODEV;
}

/*
 * Handles each item once, in the order of the accesses, because the machine's explanation is about the first one that
 * failed. Inline, so that a sample calls nothing for each of its counters.
 */
static inline void each_item(struct uncore_session *session, const struct unit *unit,
			     void (*take)(struct uncore_session *session, const struct unit *unit,
					  struct slot_read *slot, struct uncore_io_item *item))
{
	struct slot_read *slots = &session->slots[unit->first_slot];
	struct uncore_io_item *items = &session->items[unit->first_slot];
	struct uncore_fault *words = session->machine->fault;
	bool unserved = words->code != 0 && is_unserved(session, unit);

	for (unsigned at = 0; at < unit->slot_count; at++) {
		bool shares = unserved && items[at].address.space == UNCORE_SPACE_MSR;

		if (unserved && !shares)
			uncore_fault_clear(words);
		take(session, unit, &slots[at], &items[at]);
		if (items[at].result != 0 && !shares)
			uncore_fault_clear(words);
	}
	uncore_fault_clear(words);
}

static int read(struct uncore_session *session, struct unit *unit)
{
	int result = unit->slot_count == 0 ? 0 : read_items(session, unit);

	if (result != 0 || unit->slot_count == 0)
		return result;
	unit->after_ns = uncore_machine_now(session->machine);
	each_item(session, unit, take_count);
	return 0;
}

/* The counters are frozen, so both halves of a value belong together. */
static void take_baseline(struct uncore_session *session, const struct unit *unit, struct slot_read *slot,
			  struct uncore_io_item *item)
{
	(void)unit;
	slot->raw = item->value;
	if (item->result != 0)
		lose_slot(session, slot, item->result);
}

static void baseline(struct uncore_session *session, struct unit *unit)
{
	if (unit->slot_count != 0 && read_items(session, unit) == 0)
		each_item(session, unit, take_baseline);
}

static const struct way_ops ops = { .name = "registers",
				    .has_registers = true,
				    .wraps = true,
				    .find = find,
				    .run = run_on_registers,
				    .read = read,
				    .baseline = baseline,
				    .probe_begin = clock_probe_begin,
				    .probe_end = clock_probe_end,
				    .probe_ns = 50000 };

const struct uncore_way registers_way = { &ops };
