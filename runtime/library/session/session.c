/* SPDX-License-Identifier: MIT */
/* Makes, queries and frees a session. */
#include <stdlib.h>
#include <string.h>

#include "core/measured.h"
#include "core/options.h"
#include "session/session.h"

/* ---- a dry run's registers ---- */

static int dry_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	return uncore_io_read((const struct uncore_io *)context, unit, address, value);
}

static int dry_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	(void)context, (void)unit, (void)address, (void)value;
	return 0;
}

struct uncore_io dry_io(struct uncore_machine *machine)
{
	static const struct uncore_io_ops ops = { dry_read, dry_write, NULL };

	return (struct uncore_io){ &ops, &machine->io };
}

/* ---- making ---- */

static char *copy_text(const char *text)
{
	size_t size = strlen(text) + 1;
	char *copy = (char *)malloc(size);

	if (copy != NULL)
		memcpy(copy, text, size);
	return copy;
}

static int copy_options(struct uncore_session *session, const struct uncore_session_options *options)
{
	session->flags = options->flags;
	session->observe = options->observe;
	session->observe_context = options->observe_context;
	session->ways[2] = options->way;
	if (options->state != NULL && !(options->flags & UNCORE_SESSION_DRY_RUN)) {
		session->state = copy_text(options->state);
		if (session->state == NULL)
			return UNCORE_E_NOMEM;
	}
	if (options->units == NULL)
		return 0;
	session->sockets = (unsigned *)calloc(options->unit_count + 1, sizeof(session->sockets[0]));
	if (session->sockets == NULL)
		return UNCORE_E_NOMEM;
	memcpy(session->sockets, options->units, options->unit_count * sizeof(session->sockets[0]));
	session->socket_count = options->unit_count;
	return 0;
}

static const struct options options_type = OPTIONS_TYPE(uncore_session_options, observe_context);

static int check_options(const struct uncore_machine *machine, const struct uncore_session_options *options,
			 struct uncore_fault *fault)
{
	if (options->flags & ~(unsigned)(UNCORE_SESSION_MULTIPLEX | UNCORE_SESSION_FROZEN | UNCORE_SESSION_DRY_RUN))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "unknown flags of a session");
	for (size_t at = 0; options->units != NULL && at < options->unit_count; at++) {
		if (options->units[at] >= machine->socket_count)
			return uncore_fault_set(fault, UNCORE_E_RANGE, "there is no socket %u: the machine has %u",
						options->units[at], machine->socket_count);
	}
	return 0;
}

int uncore_session_create(struct uncore_machine *machine, const struct uncore_session_options *given,
			  struct uncore_session **session, struct uncore_fault *fault)
{
	struct uncore_session_options options;
	int result = take_options(&options_type, given, &options, fault);

	*session = NULL;
	if (result == 0)
		result = check_options(machine, &options, fault);
	if (result != 0)
		return result;
	*session = (struct uncore_session *)calloc(1, sizeof(**session));
	if (*session == NULL)
		return UNCORE_E_NOMEM;
	(*session)->machine = machine;
	(*session)->tables = machine->tables;
	(*session)->ways[0] = &registers_way;
	(*session)->ways[1] = &machine_way;
	(*session)->io = options.flags & UNCORE_SESSION_DRY_RUN ? dry_io(machine) : machine->io;
	(*session)->locks = (struct locks){ .directory = -1, .journal = -1 };
	result = copy_options(*session, &options);
	if (result != 0) {
		uncore_session_free(*session);
		*session = NULL;
	}
	return result;
}

void uncore_session_free(struct uncore_session *session)
{
	if (session == NULL)
		return;
	if (session->stage == STAGE_COUNTING && uncore_session_stop(session) != 0)
		session->stage = STAGE_STOPPED; /* the journal stays, for uncore_restore() */
	locks_close(&session->locks);
	session_plan_free(session);
	free(session->requests);
	free(session->sockets);
	free(session->state);
	free(session);
}

struct uncore_fault *uncore_session_fault(struct uncore_session *session)
{
	return &session->fault;
}

static int grow_requests(struct uncore_session *session)
{
	unsigned room = session->request_room == 0 ? 8 : session->request_room * 2;
	struct request *requests;

	if (session->request_count < session->request_room)
		return 0;
	requests = (struct request *)realloc(session->requests, room * sizeof(requests[0]));
	if (requests == NULL)
		return UNCORE_E_NOMEM;
	session->requests = requests;
	session->request_room = room;
	return 0;
}

/* Refuses an event or umask that the processor does not have: it would count something else, or nothing. */
static int check_variant(struct uncore_session *session, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = session->tables;
	uint16_t variant = session->machine->variant;
	const char *event;
	bool has_event;

	if (variant >= tables->variants.count || encoding->event == UNCORE_NO_INDEX ||
	    encoding->variants >> variant & 1)
		return 0;
	has_event = uncore_event_variants(tables, uncore_event_at(encoding->event), uncore_umask_at(UNCORE_NO_INDEX)) >>
			    variant &
		    1;
	event = uncore_text(tables, uncore_events(tables)[encoding->event].name);
	return uncore_fault_set(&session->fault, UNCORE_E_NOENT, "%s has no %s%s; see: uncore show %s",
				uncore_text(tables, uncore_variants(tables)[variant].title), event,
				!has_event                 ? "" :
				encoding->umask_count != 0 ? " with this umask" :
							     " without a umask",
				event);
}

int uncore_session_add(struct uncore_session *session, const struct uncore_encoding *encoding, uint32_t together,
		       unsigned *request)
{
	int result;

	if (session->stage != STAGE_NEW)
		return UNCORE_E_STATE;
	if (encoding->tables != session->tables)
		return uncore_fault_set(&session->fault, UNCORE_E_ARGUMENT,
					"the event is encoded for another platform than the machine's");
	result = check_variant(session, encoding);
	if (result == 0)
		result = grow_requests(session);
	if (result != 0)
		return result;
	if (request != NULL)
		*request = session->request_count;
	session->requests[session->request_count++] = (struct request){ .encoding = *encoding, .together = together };
	return 0;
}

/* ---- results ---- */

const struct uncore_schedule_conflict *uncore_session_conflict(const struct uncore_session *session)
{
	return session->has_conflict ? &session->conflict : NULL;
}

uint64_t uncore_session_interval(const struct uncore_session *session)
{
	return session->interval_ns;
}

static enum uncore_value_state state_of(enum uncore_presence presence)
{
	switch (presence) {
	case UNCORE_PRESENCE_OK:
		return UNCORE_VALUE_OK;
	case UNCORE_PRESENCE_DENIED:
		return UNCORE_VALUE_DENIED;
	case UNCORE_PRESENCE_FAILED:
		return UNCORE_VALUE_LOST;
	default:
		return UNCORE_VALUE_ABSENT;
	}
}

/*
 * For how long a cell was wanted. While the kernel has stopped the events, its clock stands still: that time counts.
 * A simulated machine's clock may step between the reads of two groups. Then the kernel's stands still in one read of
 * a group and catches up in the other: nothing is lacking.
 */
static uint64_t wanted_time(const struct unit *unit, const struct request_cell *cell)
{
	uint64_t lacking = cell->skew_ns < 0 ? (uint64_t)-cell->skew_ns : 0;
	uint64_t stopped = lacking < cell->stood_ns ? lacking : cell->stood_ns;

	return unit->read_ns - unit->begun_ns + (uint64_t)cell->skew_ns + stopped;
}

/* A cell whose instance never counted has no times. */
static struct uncore_value value_of(const struct uncore_session *session, const struct request_cell *cell)
{
	const struct target *target = &session->targets[cell->target];
	const struct unit *unit = &session->units[target->unit];
	struct uncore_value value = { .state = UNCORE_VALUE_ABSENT };

	if (!uncore_presence_is_expected(target->presence))
		return value;
	value.unseen = target->presence == UNCORE_PRESENCE_UNSEEN;
	value.expected = !value.unseen;
	value.state = (uint8_t)state_of(target->presence);
	if (value.unseen || !is_there(target))
		return value;
	value.state = cell->state;
	value.enabled_ns = wanted_time(unit, cell);
	value.running_ns = value.least_ns = cell->running_ns;
	value.late_ns = is_register(target) ? unit->late_ns : 0;
	/* A pass that has not begun yet has measured nothing. */
	if (value.state == UNCORE_VALUE_OK && value.running_ns == 0 && value.enabled_ns != 0)
		value.state = UNCORE_VALUE_NONE;
	value.seen = value.state == UNCORE_VALUE_OK;
	value.count = value.seen ? worth_of(cell->total, cell->worth, cell->halvings) : 0;
	return value;
}

static bool is_asked(const struct uncore_session *session, const struct request_cell *cell, unsigned unit,
		     uint16_t instance)
{
	const struct target *target = &session->targets[cell->target];

	return (unit == UNCORE_ALL_UNITS || session->units[target->unit].run.number == unit) &&
	       (instance == UNCORE_ALL_INSTANCES || target->instance == instance);
}

int uncore_session_value(const struct uncore_session *session, unsigned request, unsigned unit, uint16_t instance,
			 struct uncore_value *value)
{
	struct sum sum = { .state = UNCORE_VALUE_OK };
	bool found = false;

	*value = (struct uncore_value){ .state = UNCORE_VALUE_OK };
	if (request >= session->request_count)
		return UNCORE_E_RANGE;
	for (unsigned at = 0; at < session->requests[request].cell_count; at++) {
		const struct request_cell *cell = &session->cells[session->requests[request].first_cell + at];
		struct uncore_value each;

		if (!is_asked(session, cell, unit, instance))
			continue;
		found = true;
		each = value_of(session, cell);
		sum_add(&sum, &each);
	}
	sum_end(&sum, value);
	return found ? 0 : UNCORE_E_RANGE;
}

int uncore_session_instance(const struct uncore_session *session, unsigned request, unsigned index,
			    struct uncore_instance_value *instance)
{
	const struct request_cell *cell;

	if (request >= session->request_count || index >= session->requests[request].cell_count)
		return UNCORE_E_RANGE;
	cell = &session->cells[session->requests[request].first_cell + index];
	*instance = (struct uncore_instance_value){ session->units[cell->unit].run.number,
						    session->targets[cell->target].instance, value_of(session, cell) };
	return 0;
}

unsigned uncore_session_unit_count(const struct uncore_session *session, unsigned request)
{
	unsigned count = 0, number;

	while (uncore_session_unit(session, request, count, &number) == 0)
		count++;
	return count;
}

int uncore_session_unit(const struct uncore_session *session, unsigned request, unsigned index, unsigned *number)
{
	unsigned last = UNCORE_ALL_UNITS;

	if (request >= session->request_count)
		return UNCORE_E_RANGE;
	for (unsigned at = 0; at < session->requests[request].cell_count; at++) {
		const struct request_cell *cell = &session->cells[session->requests[request].first_cell + at];
		const struct target *target = &session->targets[cell->target];
		unsigned unit = target->unit;

		/* The cells of a request are in the order of their units. */
		if (unit == last || target->presence == UNCORE_PRESENCE_OFFLINE)
			continue;
		last = unit;
		if (index-- == 0) {
			*number = session->units[unit].run.number;
			return 0;
		}
	}
	return UNCORE_E_RANGE;
}

static int compare_targets(const void *left, const void *right)
{
	const struct target *one = left, *two = right;

	if (one->box != two->box)
		return one->box < two->box ? -1 : 1;
	return one->instance < two->instance ? -1 : one->instance > two->instance;
}

/* The targets of a unit are in the order of their boxes and instances. A socket and a CPU may have one number. */
static const struct target *named_target(const struct uncore_session *session, unsigned unit, uint16_t box,
					 uint16_t instance)
{
	const struct target wanted = { .box = box, .instance = instance };

	for (unsigned at = 0; session->targets != NULL && at < session->unit_count; at++) {
		const struct unit *each = &session->units[at];
		const struct target *found = NULL;

		if (each->run.number == unit)
			found = bsearch(&wanted, &session->targets[each->first_target], each->target_count,
					sizeof(wanted), compare_targets);
		if (found != NULL)
			return found;
	}
	return NULL;
}

int uncore_session_presence(const struct uncore_session *session, unsigned unit, uint16_t box, uint16_t instance,
			    enum uncore_presence *presence)
{
	const struct target *target = named_target(session, unit, box, instance);

	if (session->targets == NULL)
		return UNCORE_E_STATE;
	if (target == NULL)
		return UNCORE_E_RANGE;
	*presence = target->presence;
	return 0;
}

const struct uncore_fault *uncore_session_lost_by(const struct uncore_session *session, unsigned unit, uint16_t box,
						  uint16_t instance)
{
	const struct target *target = named_target(session, unit, box, instance);

	return target != NULL && target->lost.code != 0 ? &target->lost : NULL;
}

const char *uncore_session_way(const struct uncore_session *session, unsigned unit, uint16_t box, uint16_t instance)
{
	const struct target *target = named_target(session, unit, box, instance);

	return target == NULL || target->way == NULL ? NULL : target->way->ops->name;
}
