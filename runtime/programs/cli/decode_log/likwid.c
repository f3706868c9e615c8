/* SPDX-License-Identifier: MIT */
/*
 * Scans what LIKWID 5 prints with -V 2 or -V 3 (VERBOSEPRINTREG() and VERBOSEPRINTPCIREG() of src/includes/error.h):
 *
 *   DEBUG - [perfmon_addEventSet:2366] Added event CAS_COUNT_RD for counter MBOX0C0 to group 0
 *   DEBUG - [ivbep_cbox_setup:520] SETUP_CBOX [0] Register 0xD10 , Flags: 0x400135
 *   DEBUG - [ivb_pci_box_setup:278] SETUP_BOX [0] Device 5 Register 0xD8 , Flags: 0x500304
 *
 * The number in brackets is the CPU. Device is a number of LIKWID's own, another one in each version, and some lines of
 * PCI registers lack it. So the log itself must say which box a device is. The first value that is written to a control
 * register of the device selects an event that was asked for. The name of that event's counter has the instance
 * (MBOX0C0: instance 0, counter 0). A device that no such line explains is left alone.
 */
#include <string.h>

#include "cli/decode_log/access.h"
#include "uncore/event.h"

enum { NO_DEVICE = -1 };

/* ---- what was asked for ---- */

/* "MBOX0C1", "MBOX0FIX", or "WBOX1" where there is one box only. */
static bool read_counter(const char *at, struct log_asked *asked)
{
	uint64_t first, second = UNCORE_NO_INDEX;

	at += strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
	if (!log_number(&at, 10, &first) || first >= UNCORE_NO_INDEX)
		return false;
	if (log_skip(&at, "C") && !log_number(&at, 10, &second))
		return false;
	log_skip(&at, "FIX");
	if (second == UNCORE_NO_INDEX && at[-1] != 'X') {
		second = first;
		first = 0;
	}
	asked->instance = (uint16_t)first;
	asked->counter = (uint16_t)second;
	return *at == ' ' || *at == ':';
}

static bool has_device(const struct log_likwid *likwid, uint16_t box, uint16_t instance)
{
	for (size_t at = 0; at < LOG_DEVICES; at++)
		if (likwid->devices[at].box == box && likwid->devices[at].instance == instance)
			return true;
	return false;
}

static bool is_asked(const struct log_likwid *likwid, const struct log_asked *asked)
{
	for (size_t at = 0; at < likwid->asked_count; at++) {
		const struct log_asked *each = &likwid->asked[at];

		if (each->event.at == asked->event.at && each->umask.at == asked->umask.at &&
		    each->instance == asked->instance && each->counter == asked->counter)
			return true;
	}
	return false;
}

/* LIKWID's name may be that of events of several boxes. */
static void add_asked(struct log_reader *reader, struct log_asked asked, const char *name, size_t length)
{
	const struct uncore_tables *tables = reader->map->tables;
	struct log_likwid *likwid = &reader->likwid;

	for (unsigned at = 0; at < tables->event_aliases.count && likwid->asked_count < LOG_ASKED; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];
		const char *own = uncore_text(tables, alias->name);

		if (strncmp(own, name, length) != 0 || own[length] != '\0')
			continue;
		asked.event = uncore_event_at(alias->event);
		asked.umask = uncore_umask_at(alias->umask);
		asked.is_found = has_device(likwid, uncore_events(tables)[alias->event].box, asked.instance);
		if (!is_asked(likwid, &asked))
			likwid->asked[likwid->asked_count++] = asked;
	}
}

static void read_asked(struct log_reader *reader, const char *at)
{
	const char *name = at, *counter = strstr(at, " for counter ");
	struct log_asked asked = { .is_found = false };

	if (counter != NULL && read_counter(counter + strlen(" for counter "), &asked))
		add_asked(reader, asked, name, (size_t)(counter - name));
}

/* ---- which register ---- */

/* The register of the box's instance at an offset of one of its functions; UNCORE_NO_INDEX: any instance. */
static bool find_in_box(const struct log_reader *reader, uint16_t box, uint16_t instance, uint32_t offset,
			struct found_register *found)
{
	const struct address_map *map = reader->map;

	for (size_t at = 0; at < map->count; at++) {
		const struct register_place *place = &map->at[at];

		if (place->address.space != UNCORE_SPACE_PCI || place->reg.box != box ||
		    (instance != UNCORE_NO_INDEX && place->reg.instance != instance) ||
		    offset < place->address.number || offset - place->address.number >= place->address.width / 8u)
			continue;
		*found = (struct found_register){ place->reg, (uint8_t)(8 * (offset - place->address.number)) };
		return true;
	}
	return false;
}

static bool has_umask(const struct uncore_encoding *encoding, struct uncore_umask_index umask)
{
	for (unsigned at = 0; at < encoding->umask_count; at++)
		if (encoding->umasks[at] == umask.at)
			return true;
	return umask.at == UNCORE_NO_INDEX;
}

/* Whether the write makes the counter that was asked for count the event. */
static bool selects(const struct log_reader *reader, const struct log_asked *asked, const struct log_access *access,
		    struct found_register *found)
{
	const struct uncore_tables *tables = reader->map->tables;
	const struct uncore_event_row *event = &uncore_events(tables)[asked->event.at];
	struct uncore_range groups = uncore_boxes(tables)[event->box].counters;
	struct uncore_encoding encoding;

	if (!find_in_box(reader, event->box, asked->instance, access->at.number, found) || found->shift != 0)
		return false;
	for (unsigned group = groups.first; group - groups.first < groups.count; group++) {
		if (uncore_counters(tables)[group].control != found->reg.reg ||
		    (asked->counter != UNCORE_NO_INDEX && asked->counter != found->reg.index))
			continue;
		return uncore_event_decode(tables, (uint16_t)group, access->value, NULL, 0, &encoding) == 0 &&
		       encoding.event == asked->event.at && has_umask(&encoding, asked->umask);
	}
	return false;
}

/* Takes a device for the instance of the first event that the write selects and that has no device yet. */
static bool learn(struct log_reader *reader, int device, struct log_access *access)
{
	struct log_likwid *likwid = &reader->likwid;

	for (size_t at = 0; at < likwid->asked_count && access->is_write; at++) {
		struct log_asked *asked = &likwid->asked[at];

		if (asked->is_found || !selects(reader, asked, access, &access->resolved))
			continue;
		likwid->devices[device].box = access->resolved.reg.box;
		likwid->devices[device].instance = access->resolved.reg.instance;
		/* Its other counters belong to the same device. */
		for (size_t other = 0; other < likwid->asked_count; other++)
			if (uncore_events(reader->map->tables)[likwid->asked[other].event.at].box ==
				    access->resolved.reg.box &&
			    likwid->asked[other].instance == asked->instance)
				likwid->asked[other].is_found = true;
		return true;
	}
	return false;
}

/* Without a device: the box, if all events that were asked for agree, and the instance, if they agree on that too. */
static bool agree(const struct log_reader *reader, struct log_access *access)
{
	const struct log_likwid *likwid = &reader->likwid;
	bool is_found = false;

	for (size_t at = 0; at < likwid->asked_count; at++) {
		const struct log_asked *asked = &likwid->asked[at];
		struct found_register found;

		if (access->is_write && access->value != 0 && !selects(reader, asked, access, &found))
			continue;
		if (!find_in_box(reader, uncore_events(reader->map->tables)[asked->event.at].box, asked->instance,
				 access->at.number, &found))
			continue;
		if (is_found && found.reg.reg != access->resolved.reg.reg)
			return false;
		if (is_found && found.reg.instance != access->resolved.reg.instance)
			found.reg.instance = UNCORE_NO_INDEX;
		access->resolved = found;
		is_found = true;
	}
	return is_found;
}

static bool resolve_pci(struct log_reader *reader, int device, struct log_access *access)
{
	if (device == NO_DEVICE)
		return agree(reader, access);
	if (reader->likwid.devices[device].box != UNCORE_NO_INDEX)
		return find_in_box(reader, reader->likwid.devices[device].box, reader->likwid.devices[device].instance,
				   access->at.number, &access->resolved);
	return learn(reader, device, access);
}

/* Device 0 is that of the MSRs. */
static bool resolve(struct log_reader *reader, int device, struct log_access *access)
{
	struct found_register found;

	if (device <= 0 && find_at_address(reader->map, &access->at, &found, 1) > 0)
		return true;
	if (device == 0)
		return false;
	access->at.space = UNCORE_SPACE_PCI;
	access->is_resolved = resolve_pci(reader, device, access);
	if (access->is_resolved && access->value <= UINT32_MAX)
		access->mask = UINT32_MAX;
	return access->is_resolved;
}

/* ---- the line ---- */

/* LIKWID's word for what it does: UNCORE_READ, SHOW_CTL and STOP_FIXED read. */
static bool is_read(const char *word, const char *end)
{
	static const char *const reads[] = { "READ", "SHOW_", "STOP_" };

	for (size_t at = 0; at < sizeof(reads) / sizeof(reads[0]); at++) {
		const char *found = strstr(word, reads[at]);

		if (found != NULL && found < end)
			return true;
	}
	return false;
}

/* " [0] Device 5 Register 0xD8 , Flags: 0x500304 " */
static bool read_access(const char *at, struct log_access *access, int *device)
{
	uint64_t cpu, number, own;

	if (!log_skip(&at, " [") || !log_number(&at, 10, &cpu) || cpu > UINT32_MAX || !log_skip(&at, "] "))
		return false;
	*device = NO_DEVICE;
	if (log_skip(&at, "Device ")) {
		if (!log_number(&at, 10, &own) || own >= LOG_DEVICES || !log_skip(&at, " "))
			return false;
		*device = (int)own;
	}
	if (!log_skip(&at, "Register ") || !log_number(&at, 16, &number) || !log_skip(&at, " , Flags: "))
		return false;
	*access = log_msr((struct log_unit){ LOG_UNIT_CPU, (uint32_t)cpu }, false, number);
	access->has_value = log_number(&at, 16, &access->value);
	return access->has_value;
}

bool log_scan_likwid(struct log_reader *reader, const char *line)
{
	const char *at = strstr(line, "DEBUG - ["), *word = strstr(at, "] "), *end;
	struct log_access access;
	int device;

	if (word == NULL)
		return false;
	word += 2;
	if (log_skip(&word, "Added event ")) {
		read_asked(reader, word);
		return false;
	}
	end = strstr(word, " [");
	if (end == NULL || !read_access(end, &access, &device))
		return false;
	access.is_write = !is_read(word, end);
	if (!resolve(reader, device, &access))
		return false;
	log_add(reader, &access);
	return true;
}
