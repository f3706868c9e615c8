/* SPDX-License-Identifier: MIT */
/*
 * Describes a simulated machine: its sockets, what is missing, the traffic that its counters count, and the accesses
 * that fail. A struct uncore_scenario of zeros is one socket with nothing missing and no traffic.
 *
 * Names of boxes, registers, functions and events are those of the platform's tables, in upper or lower case. Texts
 * are UTF-8 with a NUL at the end and belong to the caller; the simulator copies what it needs. Clocks are in hertz,
 * times in nanoseconds since the simulator was made.
 */
#ifndef UNCORE_SCENARIO_H
#define UNCORE_SCENARIO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

#define UNCORE_SCENARIO_ALL (~0U)                   /* as a socket, instance, element or CPU: every one */
#define UNCORE_SCENARIO_SOCKETS 64                  /* sockets, at most; a platform's node map may allow fewer */
#define UNCORE_SCENARIO_CORES UNCORE_CORES_MAX      /* cores of a socket, at most */
#define UNCORE_SCENARIO_THREADS UNCORE_THREADS_MAX  /* threads of a core, at most */
#define UNCORE_SCENARIO_HERTZ 1000000000U           /* clock of a box, unless scenario or tables give it */
#define UNCORE_SCENARIO_CORE_HERTZ 2500000000U      /* clock of the cores, unless the scenario gives it */
#define UNCORE_SCENARIO_MEMORY (UINT64_C(16) << 30) /* bytes of memory of a socket, unless the scenario gives it */
#define UNCORE_SCENARIO_PATTERN 4096U               /* cycles of a pattern of increments, at most */
#define UNCORE_SCENARIO_RATE_MAX 1000000000000000U  /* largest rate of traffic */
#define UNCORE_SCENARIO_HERTZ_MAX 1000000000000U    /* largest clock */

/* One socket. */
struct uncore_scenario_socket {
	int package;     /* the operating system's number of the package; must rise from socket to socket */
	int bus;         /* PCI bus of its uncore devices, 0..255; -1: the simulator chooses, rising with the sockets */
	int other_bus;   /* PCI bus of the functions in elsewhere; -1: the next bus that is the socket's */
	int node;        /* node ID in the registers that show which bus belongs to which socket; -1: package */
	uint16_t domain; /* PCI domain of both buses */
};

/* The registers that a rule is about. */
struct uncore_scenario_where {
	unsigned socket;   /* its number, or UNCORE_SCENARIO_ALL */
	const char *box;   /* id; NULL: every box */
	unsigned instance; /* its number, or UNCORE_SCENARIO_ALL */
	const char *reg;   /* id or name of a register; NULL: every register */
	unsigned index;    /* element of the register, or UNCORE_SCENARIO_ALL */
};

/* The clock of a box's counters. */
struct uncore_scenario_clock {
	const char *box;   /* id */
	const char *group; /* id of a counter group; NULL: every group that has no clock of its own */
	uint64_t hertz;    /* cycles a second, at most UNCORE_SCENARIO_HERTZ_MAX */
};

/*
 * An event that happens on each of the named instances: at a rate, spread evenly over the time, or by a pattern. A
 * pattern gives the increment of each cycle of the box's clock and is repeated from from_ns on.
 */
struct uncore_scenario_traffic {
	/* an event expression; filters say what the traffic consists of: "X_INSERTS.OPCODE,opc=0x182" */
	const char *event;
	unsigned socket;            /* its number, or UNCORE_SCENARIO_ALL */
	unsigned instance;          /* its number, or UNCORE_SCENARIO_ALL; the expression may name it instead */
	uint64_t rate;              /* increments a second, at most UNCORE_SCENARIO_RATE_MAX */
	const uint32_t *increments; /* the pattern, an increment for each cycle; NULL: rate applies */
	size_t increment_count;     /* at most UNCORE_SCENARIO_PATTERN */
	uint64_t from_ns, to_ns;    /* when it happens: from from_ns until before to_ns; to_ns 0: without end */
};

/* X(id, word, help) */
#define UNCORE_SCENARIO_STATES(X) \
	X(ABSENT, "absent", "the instance is not on the part: its MSRs fault, its devices are not there") \
	X(HIDDEN, "hidden", "the part has it, but firmware hides its devices from the bus") \
	X(PHANTOM, "phantom", "its registers read as one constant and ignore what is written") \
	X(DENIED, "denied", "permission is refused")

#define UNCORE_X_SCENARIO_STATE_(id, word, help) UNCORE_SCENARIO_##id,
enum uncore_scenario_state { UNCORE_SCENARIO_STATES(UNCORE_X_SCENARIO_STATE_) UNCORE_SCENARIO_STATE_END };
#undef UNCORE_X_SCENARIO_STATE_

/* A box, or a function of it, that is missing or broken. If several name one device, the last one applies. */
struct uncore_scenario_box {
	unsigned socket;      /* its number, or UNCORE_SCENARIO_ALL */
	const char *box;      /* id */
	unsigned instance;    /* its number, or UNCORE_SCENARIO_ALL */
	const char *function; /* id of one of its PCI functions; NULL: the whole instance */
	enum uncore_scenario_state state;
	uint32_t value; /* PHANTOM: what every dword reads as */
};

/* The value of a register at the start, as firmware or another program may have left it. */
struct uncore_scenario_register {
	struct uncore_scenario_where where; /* must have box and reg */
	uint64_t value;
};

/* X(id, word, help) */
#define UNCORE_SCENARIO_ERRORS(X) \
	X(EIO, "EIO", "the access fails") \
	X(EPERM, "EPERM", "the access is refused") \
	X(ENODEV, "ENODEV", "the register is gone") \
	X(SHORT, "short", "fewer bytes are returned than were requested") \
	X(STUCK, "stuck", "the counters do not move") \
	X(TEAR, "tear", "the halves of a 64-bit count in PCI space are read apart, over a wrap of the lower one") \
	X(FLIP, "flip", "bits of the register change before the access, without a write of the program")

#define UNCORE_X_SCENARIO_ERROR_(id, word, help) UNCORE_SCENARIO_##id,
enum uncore_scenario_error { UNCORE_SCENARIO_ERRORS(UNCORE_X_SCENARIO_ERROR_) UNCORE_SCENARIO_ERROR_END };
#undef UNCORE_X_SCENARIO_ERROR_

/*
 * X(id, word, help). How logical CPUs are numbered: first the first threads of all cores, then the second ones, each in
 * this order.
 */
#define UNCORE_SCENARIO_NUMBERINGS(X) \
	X(BLOCKS, "blocks", "core by core of the first socket, then of the next") \
	X(ALTERNATE, "alternate", "the sockets take turns: with two of them even CPUs are of the first")

#define UNCORE_X_SCENARIO_NUMBERING_(id, word, help) UNCORE_SCENARIO_##id,
enum uncore_scenario_numbering {
	UNCORE_SCENARIO_NUMBERINGS(UNCORE_X_SCENARIO_NUMBERING_) UNCORE_SCENARIO_NUMBERING_END
};
#undef UNCORE_X_SCENARIO_NUMBERING_

/* The accesses that a fault is about. */
enum uncore_scenario_access { UNCORE_SCENARIO_ANY, UNCORE_SCENARIO_READ, UNCORE_SCENARIO_WRITE };

/*
 * A fault. STUCK does not depend on accesses: it begins at from_ns. FLIP needs box and reg. It happens at from_ns if
 * after is 0 and from_ns is not, else before the access that after and times choose.
 */
struct uncore_scenario_fault {
	struct uncore_scenario_where where;
	enum uncore_scenario_access access;
	enum uncore_scenario_error error;
	uint64_t after;   /* number of accesses that succeed first */
	uint64_t times;   /* number of accesses that fail then; 0: all */
	uint64_t from_ns; /* accesses before that time do not count */
	uint64_t bits;    /* FLIP: the bits that change */
};

/* The value at the start of an MSR of the cores, which belongs to no box. */
struct uncore_scenario_msr {
	uint32_t number;
	unsigned cpu; /* logical CPU, any of the package if the MSR is the package's; or UNCORE_SCENARIO_ALL */
	uint64_t value;
};

/* An event that a general counter of the cores counts, beside cycles and instructions. */
struct uncore_scenario_core_event {
	uint16_t code; /* event in bits 7:0, umask in bits 15:8 */
	unsigned cpu;  /* logical CPU, or UNCORE_SCENARIO_ALL */
	uint64_t rate; /* a second */
};

/* The cores, which are all alike: what their own counters count. */
struct uncore_scenario_core {
	uint64_t nominal_hertz; /* clock of the time stamp counter; 0: UNCORE_SCENARIO_CORE_HERTZ */
	uint64_t hertz;         /* clock of the running cores; 0: nominal_hertz */
	uint64_t instructions;  /* that each logical CPU retires a second */
	const struct uncore_scenario_msr *msrs;
	size_t msr_count;
	const struct uncore_scenario_core_event *events;
	size_t event_count;
};

/* X(id, word, help) */
#define UNCORE_SCENARIO_DEVICE_KINDS(X) \
	X(NET, "net", "a network interface") \
	X(NVME, "nvme", "an NVMe controller")

#define UNCORE_X_SCENARIO_DEVICE_(id, word, help) UNCORE_SCENARIO_DEVICE_##id,
enum uncore_scenario_device_kind {
	UNCORE_SCENARIO_DEVICE_KINDS(UNCORE_X_SCENARIO_DEVICE_) UNCORE_SCENARIO_DEVICE_KIND_END
};
#undef UNCORE_X_SCENARIO_DEVICE_

#define UNCORE_SCENARIO_DEVICE_NAME 31 /* characters of a device's name, at most */

/* A PCI device below a root port of the root bus that an instance of a box serves. */
struct uncore_scenario_device {
	const char *name; /* as Linux calls it, "nvme0": letters, digits, ".", "_" and "-" */
	enum uncore_scenario_device_kind kind;
	unsigned socket;   /* its number */
	const char *box;   /* id of a box with root buses */
	unsigned instance; /* its number */
};

/* X(id, word, help) */
#define UNCORE_SCENARIO_ORDERS(X) \
	X(RISING, "rising", "as the platform's tables have them") \
	X(FALLING, "falling", "the other way round") \
	X(SHUFFLED, "shuffled", "in no order, but always in the same one")

#define UNCORE_X_SCENARIO_ORDER_(id, word, help) UNCORE_SCENARIO_##id,
enum uncore_scenario_order { UNCORE_SCENARIO_ORDERS(UNCORE_X_SCENARIO_ORDER_) UNCORE_SCENARIO_ORDER_END };
#undef UNCORE_X_SCENARIO_ORDER_

struct uncore_unit_type; /* uncore/machine.h */

/* What the table of units, which newer machines have in their memory, says wrongly. */
struct uncore_scenario_unit {
	unsigned socket;   /* its number, or UNCORE_SCENARIO_ALL */
	const char *box;   /* id */
	unsigned instance; /* its number, or UNCORE_SCENARIO_ALL */
	uint64_t address;  /* that the table has for it; in PCI space the byte */
};

/* A simulated machine. */
struct uncore_scenario {
	const char *platform; /* id that the tables must have; NULL: any */
	const char *variant;  /* id; NULL: the variant of the platform's first signature */
	bool has_stepping;
	unsigned stepping; /* of the processors, if has_stepping */
	unsigned cores;   /* of a socket; 0: what the tables give, else one for each instance of a core's box, else 8 */
	unsigned threads; /* of a core; 0: what the tables give, else 2 */
	unsigned socket_count;                        /* 0: 1 */
	const struct uncore_scenario_socket *sockets; /* NULL: packages and nodes from 0, buses chosen */
	const unsigned *offline;                      /* logical CPUs that are offline at the start */
	size_t offline_count;
	const char *const *elsewhere; /* functions, as "box.function", on the other bus of their socket */
	size_t elsewhere_count;
	bool strict; /* a write that breaks a documented rule of a reserved bit fails */
	const struct uncore_scenario_clock *clocks;
	size_t clock_count;
	const struct uncore_scenario_traffic *traffic;
	size_t traffic_count;
	const struct uncore_scenario_box *boxes;
	size_t box_count;
	const struct uncore_scenario_register *registers;
	size_t register_count;
	const struct uncore_scenario_fault *faults;
	size_t fault_count;
	struct uncore_scenario_core core;
	uint64_t memory; /* bytes of a socket; 0: UNCORE_SCENARIO_MEMORY */
	enum uncore_scenario_numbering numbering;
	/* every event that traffic does not name happens too, at rates that the simulator makes up from the tables */
	bool example;
	bool has_devices; /* the machine has these devices and no others; false: some that the simulator makes up */
	const struct uncore_scenario_device *devices;
	size_t device_count;
	enum uncore_scenario_order unit_order; /* of the records of the table of units */
	const struct uncore_scenario_unit *units;
	size_t unit_count;
	const struct uncore_unit_type *unit_types; /* which that table lists besides, and no box has */
	size_t unit_type_count;
};

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
