/* SPDX-License-Identifier: MIT */
/*
 * Reads the tables of units. The list of capabilities and their headers are PCI's own (PCI Express Base Specification,
 * 7.6 and 7.9.6). What this one means is in the platform's tables.
 */
#include "linux/memory/units.h"

#include <stdio.h>
#include <stdlib.h>

#include "linux/access.h"
#include "linux/memory/window.h"
#include "linux/pci.h"

enum {
	FIRST_CAPABILITY = 0x100,
	CONFIG_BYTES = 4096,
	FIRST_BAR = 0x10,
	BARS = 6,
	BAR_BYTES = 4,
	BAR_IO = 1,
	BAR_TYPE = 6,
	BAR_64_BITS = 4,
	BAR_FLAGS = 15,
	PLACE_ROOM = 64,
	MOST_TYPES = 64,
	MOST_UNITS = 1023 /* of a table */
};

/* The search for the table behind a function. */
struct search {
	struct linux_host *host;
	struct record_form form;
	struct function *function;
	struct socket_units *into;
	long node;                 /* of the function; -1: not known */
	uint8_t place[PLACE_ROOM]; /* the capability */
	struct bar bar;            /* it leads there */
};

static int give_up(struct search *search, int code, const char *why)
{
	const struct pci_place *place = &search->function->place;

	search->into->code = code;
	snprintf(search->into->why, sizeof(search->into->why), "%04x:%02x:%02x.%x: %s", (unsigned)place->domain,
		 (unsigned)place->bus, place->devfn >> 3u, place->devfn & 7u, why);
	return code;
}

static int read_dword(struct search *search, uint32_t offset, uint32_t *value)
{
	uint64_t wide = 0;
	int result = function_read(search->host, search->function, offset, 32, &wide);

	*value = (uint32_t)wide;
	if (result == 0)
		return 0;
	return give_up(search, result, search->host->fault.text);
}

/* ---- the capability ---- */

/* Whether the field has its first named value, which tells this capability from others. */
static bool is_named(const struct search *search, enum uncore_role role)
{
	const struct uncore_field_row *field = record_word(&search->form, role)->field;

	return field == NULL || field->values.count == 0 ||
	       record_value(&search->form, role, search->place) ==
		       uncore_values(search->form.tables)[field->values.first].value;
}

static int read_place(struct search *search, uint32_t at, size_t bytes)
{
	for (size_t byte = 0; byte < bytes; byte += 4) {
		uint32_t value;
		int result = read_dword(search, at + (uint32_t)byte, &value);

		if (result != 0)
			return result;
		for (unsigned each = 0; each < 4; each++)
			search->place[byte + each] = (uint8_t)(value >> 8 * each);
	}
	return 0;
}

/* Walks the list of capabilities. Returns 0 with the capability's bytes in place, NOENT if there is none. */
static int find_capability(struct search *search)
{
	size_t bytes = record_bytes(&search->form, UNCORE_RECORD_PLACE);
	uint32_t at = FIRST_CAPABILITY, header;

	if (bytes == 0 || bytes > PLACE_ROOM)
		return UNCORE_E_NOENT;
	for (unsigned steps = 0; steps < CONFIG_BYTES / BAR_BYTES; steps++) {
		int result;

		if (at < FIRST_CAPABILITY || at % 4 != 0 || at + bytes > CONFIG_BYTES)
			return UNCORE_E_NOENT;
		result = read_dword(search, at, &header);
		if (result == 0 && (header == 0 || header == UINT32_MAX))
			return UNCORE_E_NOENT;
		if (result == 0)
			result = read_place(search, at, bytes);
		if (result != 0)
			return result;
		if (is_named(search, UNCORE_ROLE_CAPABILITY_ID) && is_named(search, UNCORE_ROLE_CAPABILITY_KIND))
			return 0;
		at = header >> 20;
	}
	return UNCORE_E_NOENT;
}

/* The physical address of the table. */
static int find_table(struct search *search, uint64_t *address)
{
	uint64_t bar = record_value(&search->form, UNCORE_ROLE_TABLE_BAR, search->place);
	uint32_t low, high = 0;
	int result;

	if (bar >= BARS)
		return give_up(search, UNCORE_E_IO, "its capability names a BAR that does not exist");
	result = read_dword(search, FIRST_BAR + BAR_BYTES * (uint32_t)bar, &low);
	if (result == 0 && (low & BAR_TYPE) == BAR_64_BITS && bar + 1 < BARS)
		result = read_dword(search, FIRST_BAR + BAR_BYTES * ((uint32_t)bar + 1), &high);
	if (result != 0)
		return result;
	search->bar = (struct bar){ &search->function->place, (unsigned)bar,
				    (uint64_t)high << 32 | (low & ~(uint32_t)BAR_FLAGS) };
	if ((low & BAR_IO) != 0 || search->bar.address == 0 || low == UINT32_MAX)
		return give_up(search, UNCORE_E_IO,
			       "its BAR leads to no memory, so the table of units is out of reach");
	*address = search->bar.address + record_value(&search->form, UNCORE_ROLE_TABLE_OFFSET, search->place) * 8;
	return 0;
}

/* ---- the table ---- */

static int read_bytes(struct search *search, uint64_t address, uint8_t *bytes, size_t count)
{
	char why[WHY_ROOM];
	int result = 0;

	if (map_bar(search->host, &search->bar, address, count) != 0)
		result = check_place(search->host, address, count, why);
	if (result != 0)
		return give_up(search, result, why);
	for (size_t at = 0; at < count; at += 8) {
		uint64_t value;

		result = physical_read(search->host, address + at, 64, &value);
		if (result != 0)
			return give_up(search, result, search->host->fault.text);
		for (unsigned byte = 0; byte < 8; byte++)
			bytes[at + byte] = (uint8_t)(value >> 8 * byte);
	}
	return 0;
}

static int read_head(struct search *search, uint64_t address, struct found_table *table)
{
	size_t bytes = (record_bytes(&search->form, UNCORE_RECORD_HEAD) + 7) / 8 * 8;
	uint8_t head[PLACE_ROOM];
	const char *fault;
	int result;

	if (bytes == 0 || bytes > sizeof(head))
		return give_up(search, UNCORE_E_NOENT, "the platform's tables have no head of such a table");
	result = read_bytes(search, address, head, bytes);
	if (result == 0 && !read_table_head(&search->form, head, table, &fault))
		return give_up(search, UNCORE_E_IO, fault);
	return result;
}

static bool make_room(struct socket_units *into, size_t more)
{
	size_t bytes = (into->count + more) * sizeof(*into->units);
	struct uncore_found_unit *grown = (struct uncore_found_unit *)realloc(into->units, bytes);

	if (grown != NULL)
		into->units = grown;
	return grown != NULL;
}

/* Several tables of a socket list units of different dies. */
static int add_units(struct search *search, const struct found_table *table, const uint8_t *bytes)
{
	struct socket_units *into = search->into;
	size_t count;

	if (!make_room(into, table->count))
		return give_up(search, UNCORE_E_NOMEM, uncore_error_text(UNCORE_E_NOMEM));
	read_table_units(&search->form, table, bytes, &into->units[into->count], &count);
	for (size_t at = into->count; at < into->count + count; at++) {
		into->units[at].die = (uint16_t)into->tables;
		into->units[at].node = (int16_t)(search->node >= 0 && search->node <= INT16_MAX ? search->node : -1);
	}
	into->count += count;
	into->tables++;
	return 0;
}

static int read_table(struct search *search)
{
	struct found_table table;
	uint64_t address = 0;
	uint8_t *bytes;
	int result = find_capability(search);

	if (result == UNCORE_E_NOENT)
		return 0;
	if (result == 0)
		result = find_table(search, &address);
	if (result == 0)
		result = read_head(search, address, &table);
	if (result != 0)
		return result;
	bytes = (uint8_t *)malloc(table.bytes);
	result = bytes == NULL ? give_up(search, UNCORE_E_NOMEM, uncore_error_text(UNCORE_E_NOMEM)) :
				 read_bytes(search, address, bytes, table.bytes);
	if (result == 0)
		result = add_units(search, &table, bytes);
	free(bytes);
	return result;
}

/* ---- of all sockets ---- */

static uint16_t portal_id(const struct record_form *form)
{
	const struct uncore_box_row *box = &uncore_boxes(form->tables)[form->box];

	return box->functions.count == 0 ?
		       0 :
		       uncore_places(form->tables)[uncore_functions(form->tables)[box->functions.first].first_place]
			       .device_id;
}

/*
 * The kernel has the bus on a NUMA node, which Linux's driver asks for as well. Without nodes the registers of the
 * buses decide, and where these say nothing, the order of the tables (uncore_discovery.c, get_device_die_id()).
 */
static int socket_of(const struct linux_host *host, const struct function *function, unsigned nth, long *node)
{
	int socket = socket_by_node(host, &function->place, node);

	if (socket < 0)
		socket = function->socket;
	if (socket < 0 && *node < 0 && nth < host->machine.socket_count)
		socket = (int)nth;
	return socket < 0 && host->machine.socket_count == 1 ? 0 : socket;
}

static void read_tables(struct linux_host *host)
{
	struct search search = { .host = host };
	unsigned portals = 0;
	uint16_t portal;

	for (unsigned socket = 0; socket < host->machine.socket_count; socket++)
		host->units[socket].code = UNCORE_E_NOENT;
	if (!find_record_form(host->machine.tables, &search.form))
		return;
	portal = portal_id(&search.form);
	for (size_t at = 0; at < host->function_count; at++) {
		long node = -1;
		int socket = -1;

		if (host->functions[at].device_id == portal)
			socket = socket_of(host, &host->functions[at], portals++, &node);
		if (socket < 0)
			continue;
		search.node = node;
		search.function = &host->functions[at];
		search.into = &host->units[socket];
		if (search.into->code == UNCORE_E_NOENT)
			search.into->code = 0;
		uncore_fault_clear(&host->fault);
		(void)read_table(&search);
	}
	uncore_fault_clear(&host->fault);
}

const struct socket_units *units_of_socket(struct linux_host *host, unsigned socket)
{
	if (host->units == NULL) {
		host->units = (struct socket_units *)calloc(host->machine.socket_count, sizeof(*host->units));
		if (host->units != NULL)
			read_tables(host);
	}
	return host->units == NULL ? NULL : &host->units[socket];
}

void free_units(struct linux_host *host)
{
	for (unsigned socket = 0; socket < host->machine.socket_count && host->units != NULL; socket++)
		free(host->units[socket].units);
	free(host->units);
	host->units = NULL;
}

/* ---- types without a box ---- */

static bool has_no_table(const struct socket_units *listed)
{
	return listed->tables == 0 && (listed->code == 0 || listed->code == UNCORE_E_NOENT);
}

/* Notes that there is such a unit. Numbers above those of any table are none. */
static void note_type(struct uncore_unit_type *types, size_t *count, const struct uncore_found_unit *unit)
{
	size_t at = 0;

	if (unit->box != UNCORE_NO_INDEX || unit->type == UNCORE_FOUND_OTHERS || unit->space == UNCORE_SPACE_UNKNOWN ||
	    unit->id >= MOST_UNITS)
		return;
	while (at < *count && types[at].type != unit->type)
		at++;
	if (at == MOST_TYPES)
		return;
	if (at == *count)
		types[(*count)++] = (struct uncore_unit_type){ unit->type, 0, unit->space };
	if (unit->id >= types[at].units)
		types[at].units = unit->id + 1u;
}

static void use_tables(struct linux_host *host, struct uncore_tables *made)
{
	unmap_windows(host);
	free(host->made_tables);
	host->made_tables = made;
	host->machine.tables = made;
	for (unsigned socket = 0; socket < host->machine.socket_count; socket++) {
		for (size_t at = 0; at < host->units[socket].count; at++)
			host->units[socket].units[at].box = box_of_type(made, host->units[socket].units[at].type);
	}
}

int add_unit_types(struct linux_host *host)
{
	struct uncore_unit_type types[MOST_TYPES];
	struct uncore_tables *made;
	size_t count = 0;
	int result = 0;

	for (unsigned socket = 0; socket < host->machine.socket_count; socket++) {
		const struct socket_units *listed = units_of_socket(host, socket);

		if (listed == NULL)
			return UNCORE_E_NOMEM;
		if (has_no_table(listed))
			result = UNCORE_E_NOENT;
		else if (listed->code != 0)
			result = uncore_fault_set(&host->fault, listed->code, "the table of units of package %d: %s",
						  host->sockets[socket].package, listed->why);
		for (size_t at = 0; at < listed->count; at++)
			note_type(types, &count, &listed->units[at]);
	}
	if (count == 0)
		return result;
	result = uncore_tables_with_types(host->machine.tables, types, count, &made);
	if (result == 0)
		use_tables(host, made);
	return result;
}

/* ---- one unit ---- */

/* Whether the registers of the other begin among those of the unit. The byte is last in addresses of all spaces. */
static bool is_reached(const struct uncore_found_unit *unit, const struct uncore_found_unit *other)
{
	unsigned last = unit->control_offset > unit->counter_offset ? unit->control_offset : unit->counter_offset;

	return unit->space == other->space && unit->domain == other->domain && other->address - unit->address <= last;
}

/* Whether one is wrong: one number has two places, or the reverse. Records that are not trusted are no reason. */
static bool is_clash(const struct uncore_tables *tables, enum uncore_found_trust trust,
		     const struct uncore_found_unit *unit, const struct uncore_found_unit *other)
{
	const struct uncore_found_box_row *row = uncore_found_box_of(tables, other->box);

	if (unit->type == other->type && unit->id == other->id)
		return unit->space != other->space || unit->address != other->address || unit->domain != other->domain;
	return trust == UNCORE_TRUST_ALL && (row == NULL || row->trust != UNCORE_TRUST_NOTHING) &&
	       (is_reached(unit, other) || is_reached(other, unit));
}

static int fail_clash(struct linux_host *host, int package, const char *name, const struct uncore_found_unit *one,
		      const struct uncore_found_unit *other)
{
	return uncore_fault_set(&host->fault, UNCORE_E_IO,
				"package %d lists %s %u at 0x%llx (die %u, node %d), "
				"unit %u of type %u at 0x%llx (die %u, node %d): one is wrong",
				package, name, one->id, (unsigned long long)one->address, one->die, one->node,
				other->id, other->type, (unsigned long long)other->address, other->die, other->node);
}

int find_unit(struct linux_host *host, unsigned socket, uint16_t box, uint16_t instance,
	      const struct uncore_found_unit **unit)
{
	const struct uncore_found_box_row *row = uncore_found_box_of(host->machine.tables, box);
	const struct socket_units *listed = units_of_socket(host, socket);
	const char *name = uncore_text(host->machine.tables, uncore_boxes(host->machine.tables)[box].id);
	int package = host->sockets[socket].package;

	if (listed == NULL)
		return uncore_fault_set(&host->fault, UNCORE_E_NOMEM, "out of memory for the table of units");
	if (row == NULL || has_no_table(listed))
		return uncore_fault_set(&host->fault, UNCORE_E_NOENT,
					"package %d shows no table of units, which would say where %s %u is", package,
					name, instance);
	*unit = NULL;
	for (size_t at = 0; at < listed->count && *unit == NULL; at++) {
		if (listed->units[at].type == row->type && listed->units[at].id == instance)
			*unit = &listed->units[at];
	}
	for (size_t at = 0; at < listed->count && *unit != NULL; at++) {
		if (is_clash(host->machine.tables, row->trust, *unit, &listed->units[at]))
			return fail_clash(host, package, name, *unit, &listed->units[at]);
	}
	if (*unit != NULL)
		return 0;
	if (listed->code != 0)
		return uncore_fault_set(&host->fault, listed->code, "the table of units of package %d: %s", package,
					listed->why);
	return uncore_fault_set(&host->fault, UNCORE_E_NODEV, "package %d has no %s %u: its table of units lists none",
				package, name, instance);
}

struct function *function_of_unit(struct linux_host *host, unsigned socket, const struct uncore_found_unit *unit)
{
	for (size_t at = 0; at < host->function_count; at++) {
		struct function *each = &host->functions[at];

		if (each->place.domain == unit->domain && each->place.bus == unit->bus &&
		    each->place.devfn == (unit->device << 3 | unit->function) &&
		    (each->socket < 0 || each->socket == (int)socket))
			return each;
	}
	(void)uncore_fault_set(
		&host->fault, UNCORE_E_NODEV,
		"the table of units has a unit at %04x:%02x:%02x.%x, where package %d has no PCI function",
		(unsigned)unit->domain, (unsigned)unit->bus, (unsigned)unit->device, (unsigned)unit->function,
		host->sockets[socket].package);
	return NULL;
}

/* Where the description has an address as well, both must agree, or one is wrong. */
static int compare(struct linux_host *host, unsigned socket, const struct uncore_register *reg,
		   const struct uncore_found_unit *unit)
{
	struct uncore_address address;
	int result = uncore_register_address(host->machine.tables, reg, &address);
	uint64_t listed = unit->space == UNCORE_SPACE_PCI ? unit->offset : unit->address;
	char text[UNCORE_ADDRESS_TEXT];

	if (result != 0 && result != UNCORE_E_NOPLACE)
		return 0;
	if (unit->space == (uint8_t)address.space && listed == address.number &&
	    (unit->space != UNCORE_SPACE_PCI || address.device == UNCORE_NO_PLACE ||
	     (address.device == unit->device && address.function == unit->function)))
		return 0;
	return uncore_fault_set(&host->fault, UNCORE_E_IO,
				"the table of units of package %d has 0x%llx for what is described at %s",
				host->sockets[socket].package, (unsigned long long)unit->address,
				uncore_address_text(host->machine.tables, &address, text));
}

int linux_find(void *context, unsigned socket, uint16_t box, uint16_t instance)
{
	struct linux_host *host = (struct linux_host *)context;
	const struct uncore_found_box_row *row = uncore_found_box_of(host->machine.tables, box);
	const struct uncore_found_unit *unit;
	struct uncore_register reg;
	int result;

	if (row == NULL || row->trust == UNCORE_TRUST_NOTHING)
		return UNCORE_E_NOENT;
	result = find_unit(host, socket, box, instance, &unit);
	if (result == UNCORE_E_NOENT || result == UNCORE_E_NODEV)
		uncore_fault_clear(&host->fault);
	if (result != 0 || row->trust != UNCORE_TRUST_IDS)
		return result;
	reg = (struct uncore_register){ box, instance, row->reg, 0 };
	return compare(host, socket, &reg, unit);
}
