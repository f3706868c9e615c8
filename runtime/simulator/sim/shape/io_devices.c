/* SPDX-License-Identifier: MIT */
/*
 * Puts the devices that users know by a name below root ports: those that the scenario names, or some for each socket.
 */
#include <stdio.h>
#include <string.h>

#include "sim/shape/names.h"
#include "sim/shape/room.h"

/* Functions that QEMU emulates, and their IDs: docs/specs/pci-ids.rst of QEMU, virtio 1.1 section 4.1.2. */
enum { VENDOR_RED_HAT = 0x1b36, VENDOR_VIRTIO = 0x1af4, ROOT_PORT = 0x000c, NVME = 0x0010, VIRTIO_NET = 0x1041 };
/* PCI Code and ID Assignment Specification: classes with their interface. */
enum { CLASS_BRIDGE = 0x060400, CLASS_NVME = 0x010802, CLASS_NET = 0x020000 };

enum { DEVICES_ON_BUS = 32 };

/* ---- which there are ---- */

/* Names of files: they are in paths of sysfs. */
static bool is_name(const char *name)
{
	static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
	size_t length = strlen(name);

	return length != 0 && length <= UNCORE_SCENARIO_DEVICE_NAME && strspn(name, allowed) == length &&
	       name[0] != '.';
}

static bool is_taken(const struct shape *shape, const char *name)
{
	for (size_t at = 0; at < shape->io_count; at++) {
		if (strcmp(shape->io_devices[at].name, name) == 0)
			return true;
	}
	return false;
}

/* False: no bus number is left for its root port. */
static bool add_io(struct shape *shape, const char *name, enum uncore_scenario_device_kind kind, struct root_bus *root)
{
	struct io_device *device = &shape->io_devices[shape->io_count];

	if (!root->is_known || root->ports >= root->room || root->ports >= DEVICES_ON_BUS)
		return false;
	*device = (struct io_device){ .kind = kind, .root = root, .secondary = (uint8_t)(root->bus + ++root->ports) };
	snprintf(device->name, sizeof(device->name), "%s", name);
	shape->io_count++;
	return true;
}

static int check_name(const struct shape *shape, const struct uncore_scenario_device *wanted, const char *place,
		      struct uncore_fault *fault)
{
	if (wanted->name == NULL || !is_name(wanted->name))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"%s/name: it has 1 to %d letters, digits, \"_\", \"-\" and \".\", and does not "
					"begin with \".\"",
					place, UNCORE_SCENARIO_DEVICE_NAME);
	if (is_taken(shape, wanted->name))
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s/name: another device is called %s", place,
					wanted->name);
	if (wanted->kind >= UNCORE_SCENARIO_DEVICE_KIND_END)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "%s/kind: there is no kind %u", place,
					(unsigned)wanted->kind);
	return 0;
}

static int take_wanted(struct shape *shape, const struct uncore_scenario_device *wanted, const char *place,
		       struct uncore_fault *fault)
{
	struct root_bus *root;
	uint16_t box;
	int result = scenario_box(shape->tables, wanted->box, place, &box, fault);

	if (result == 0)
		result = scenario_numbers(shape, wanted->socket, box, wanted->instance, place, fault);
	if (result == 0)
		result = check_name(shape, wanted, place, fault);
	if (result != 0)
		return result;
	root = root_bus_of(shape, wanted->socket, box, wanted->instance);
	if (root == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "%s/box: %s serves no PCI root bus", place,
					wanted->box);
	if (!add_io(shape, wanted->name, wanted->kind, root))
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"%s: no bus number is left for a device of %s%u of socket %u", place,
					wanted->box, wanted->instance, wanted->socket);
	return 0;
}

/* A disk and two network interfaces for each socket, on the first two of its root buses that have room. */
static void make_up(struct shape *shape)
{
	char name[UNCORE_SCENARIO_DEVICE_NAME + 1];
	unsigned used = 0, socket = UNCORE_SCENARIO_ALL;

	for (size_t at = 0; at < shape->root_count; at++) {
		struct root_bus *root = &shape->roots[at];

		used = root->socket == socket ? used : 0;
		socket = root->socket;
		if (used == 0) {
			snprintf(name, sizeof(name), "nvme%u", socket);
			used += add_io(shape, name, UNCORE_SCENARIO_DEVICE_NVME, root);
			continue;
		}
		for (unsigned each = 0; each < 2 && used != 2; each++) {
			snprintf(name, sizeof(name), "eth%u", 2 * socket + each);
			used += add_io(shape, name, UNCORE_SCENARIO_DEVICE_NET, root) && each == 1;
		}
	}
}

int plan_io_devices(struct shape *shape, const struct uncore_scenario *scenario, struct uncore_fault *fault)
{
	size_t most = scenario->has_devices ? scenario->device_count : 3 * (size_t)shape->socket_count;
	char place[40];
	int result = 0;

	shape->io_devices = (struct io_device *)zeroed_room(most, sizeof(shape->io_devices[0]));
	if (shape->io_devices == NULL)
		return UNCORE_E_NOMEM;
	if (!scenario->has_devices) {
		make_up(shape);
		return 0;
	}
	for (size_t at = 0; at < scenario->device_count && result == 0; at++) {
		snprintf(place, sizeof(place), "/devices/%zu", at);
		result = take_wanted(shape, &scenario->devices[at], place, fault);
	}
	return result;
}

/* ---- their functions ---- */

static bool is_used(const struct shape *shape, const struct root_bus *root, unsigned device)
{
	uint16_t domain = shape->sockets[root->socket].domain;

	for (unsigned at = 0; at < shape->device_count; at++) {
		const struct uncore_sim_device *each = &shape->devices[at].bus;

		if (each->domain == domain && each->bus == root->bus && each->device == device)
			return true;
	}
	return false;
}

static void add_port(struct shape *shape, const struct io_device *io)
{
	const struct root_bus *root = io->root;
	uint8_t device = 0;

	while (device < DEVICES_ON_BUS - 1 && is_used(shape, root, device))
		device++;
	shape->devices[shape->device_count++] = (struct device){
		.bus = { shape->sockets[root->socket].domain, root->bus, device, 0, UNCORE_NO_PLACE, VENDOR_RED_HAT,
			 ROOT_PORT, CLASS_BRIDGE, 0, root->socket },
		.socket = root->socket,
		.state = { STATE_THERE, 0 },
		.secondary = io->secondary,
	};
}

static void add_endpoint(struct shape *shape, const struct io_device *io)
{
	bool is_net = io->kind == UNCORE_SCENARIO_DEVICE_NET;
	unsigned socket = io->root->socket;

	shape->devices[shape->device_count++] = (struct device){
		.bus = { shape->sockets[socket].domain, io->secondary, 0, 0, UNCORE_NO_PLACE,
			 is_net ? VENDOR_VIRTIO : VENDOR_RED_HAT, is_net ? VIRTIO_NET : NVME,
			 is_net ? CLASS_NET : CLASS_NVME, 0, socket },
		.socket = socket,
		.state = { STATE_THERE, 0 },
	};
}

void add_io_devices(struct shape *shape)
{
	for (size_t at = 0; at < shape->io_count; at++) {
		add_port(shape, &shape->io_devices[at]);
		add_endpoint(shape, &shape->io_devices[at]);
	}
}

void find_io_devices(struct shape *shape)
{
	for (size_t io = 0; io < shape->io_count; io++) {
		struct io_device *own = &shape->io_devices[io];
		uint16_t domain = shape->sockets[own->root->socket].domain;

		for (unsigned at = 0; at < shape->device_count; at++) {
			const struct device *device = &shape->devices[at];

			if (device->bus.domain == domain && device->secondary == own->secondary)
				own->port = at;
			if (device->bus.domain == domain && device->bus.bus == own->secondary)
				own->device = at;
		}
	}
}
