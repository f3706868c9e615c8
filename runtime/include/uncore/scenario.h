/* SPDX-License-Identifier: MIT */
/*
 * What a simulated machine is and does: its sockets, what is missing, the traffic that its counters see, and the
 * accesses that fail. A struct of zeros is one socket with nothing missing and no traffic.
 *
 * Names (boxes, registers, functions, events) are those of the platform's tables, in any case. Texts are UTF-8 with a
 * NUL and belong to the caller; the simulator keeps copies of what it needs. Hertz are cycles a
 * second, times are nanoseconds since the simulator was made.
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

#define UNCORE_SCENARIO_ALL (~0U)                   /* every socket, instance, element */
#define UNCORE_SCENARIO_SOCKETS 64                  /* at most; a platform's node map may allow fewer */
#define UNCORE_SCENARIO_CORES 64                    /* of a socket, at most */
#define UNCORE_SCENARIO_THREADS 8                   /* of a core, at most */
#define UNCORE_SCENARIO_HERTZ 1000000000U           /* of a box whose clock the scenario does not give */
#define UNCORE_SCENARIO_CORE_HERTZ 2500000000U      /* of the cores, where the scenario does not say */
#define UNCORE_SCENARIO_MEMORY (UINT64_C(16) << 30) /* bytes of a socket, where the scenario does not say */
#define UNCORE_SCENARIO_PATTERN 4096U /* cycles of a pattern, and after which the patterns of an event repeat */
#define UNCORE_SCENARIO_RATE_MAX 1000000000000000U
#define UNCORE_SCENARIO_HERTZ_MAX 1000000000000U

struct uncore_scenario_socket {
	int package; /* the operating system's number; rises from socket to socket, with or without holes */
	int bus;     /* that its uncore devices stand on, 0..255; -1: chosen, so that the buses rise with the sockets */
	int other_bus;   /* for the functions named by elsewhere; -1: the bus below bus */
	int node;        /* node ID in the registers that tell which bus is whose; -1: the number of the package */
	uint16_t domain; /* PCI domain of both buses */
};

/* Which registers a rule is about. */
struct uncore_scenario_where {
	unsigned socket;   /* or UNCORE_SCENARIO_ALL */
	const char *box;   /* NULL: every box */
	unsigned instance; /* or UNCORE_SCENARIO_ALL */
	const char *reg;   /* id or name of a register; NULL: every register */
	unsigned index;    /* element of the register, or UNCORE_SCENARIO_ALL */
};

struct uncore_scenario_clock {
	const char *box;
	const char *group; /* of its counters; NULL: all that have no clock of their own */
	uint64_t hertz;
};

/*
 * Something that happens on every instance that is meant. Either rate, spread evenly over the time, or the increments
 * of the cycles of the box's clock, repeated from the start of the phase.
 */
struct uncore_scenario_traffic {
	/* expression: event, umask, and as filters what the traffic is: "X_INSERTS.OPCODE,opc=0x182" */
	const char *event;
	unsigned socket;            /* or UNCORE_SCENARIO_ALL */
	unsigned instance;          /* or UNCORE_SCENARIO_ALL; an instance in the expression says the same */
	uint64_t rate;              /* increments a second */
	const uint32_t *increments; /* NULL: rate tells */
	size_t increment_count;
	uint64_t from_ns, to_ns; /* phase, without to_ns; to_ns 0: for ever */
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

/* What is not as the platform says; of several about one device the last one holds. */
struct uncore_scenario_box {
	unsigned socket; /* or UNCORE_SCENARIO_ALL */
	const char *box;
	unsigned instance;    /* or UNCORE_SCENARIO_ALL */
	const char *function; /* id of one of its PCI functions; NULL: the whole instance */
	enum uncore_scenario_state state;
	uint32_t value; /* PHANTOM: what every dword reads as */
};

/* What a register holds at the start, as firmware or another program may have left it. */
struct uncore_scenario_register {
	struct uncore_scenario_where where; /* box and reg are needed */
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

/* Which core a logical CPU is of; the second threads follow after the first ones of all cores. X(id, word, help) */
#define UNCORE_SCENARIO_NUMBERINGS(X) \
	X(BLOCKS, "blocks", "core by core of the first socket, then of the next") \
	X(ALTERNATE, "alternate", "the sockets take turns: with two of them even CPUs are of the first")

#define UNCORE_X_SCENARIO_NUMBERING_(id, word, help) UNCORE_SCENARIO_##id,
enum uncore_scenario_numbering {
	UNCORE_SCENARIO_NUMBERINGS(UNCORE_X_SCENARIO_NUMBERING_) UNCORE_SCENARIO_NUMBERING_END
};
#undef UNCORE_X_SCENARIO_NUMBERING_

enum uncore_scenario_access { UNCORE_SCENARIO_ANY, UNCORE_SCENARIO_READ, UNCORE_SCENARIO_WRITE };

/*
 * An access that goes wrong. STUCK knows of no accesses: it holds from from_ns on. FLIP needs box and reg; with after 0
 * and a from_ns it happens at that time, else before the access that after and times say.
 */
struct uncore_scenario_fault {
	struct uncore_scenario_where where;
	enum uncore_scenario_access access;
	enum uncore_scenario_error error;
	uint64_t after;   /* accesses that are let through first */
	uint64_t times;   /* how often; 0: from then on */
	uint64_t from_ns; /* accesses before that time do not count */
	uint64_t bits;    /* FLIP: which change */
};

/* What an MSR of the cores, which belongs to no box, holds at the start. */
struct uncore_scenario_msr {
	uint32_t number;
	unsigned cpu; /* or UNCORE_SCENARIO_ALL; of an MSR of the package any CPU of it */
	uint64_t value;
};

/* The cores, all alike: what their own counters count. */
struct uncore_scenario_core {
	uint64_t nominal_hertz; /* of the time stamp counter; 0: UNCORE_SCENARIO_CORE_HERTZ */
	uint64_t hertz;         /* at which they run; 0: nominal */
	uint64_t instructions;  /* that each logical CPU retires in a second */
	const struct uncore_scenario_msr *msrs;
	size_t msr_count;
};

struct uncore_scenario {
	const char *platform;  /* id; NULL: any */
	const char *variant;   /* id; NULL: that of the platform's first signature */
	unsigned cores;        /* of a socket; 0: as the tables say, or as many as the largest box has cores, else 8 */
	unsigned threads;      /* of a core; 0: as the tables say, else 2 */
	unsigned socket_count; /* 0: 1 */
	const struct uncore_scenario_socket *sockets; /* NULL: packages and nodes from 0, buses chosen */
	const unsigned *offline;                      /* logical CPUs */
	size_t offline_count;
	const char *const *elsewhere; /* "box.function": stand on the other bus of their socket */
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
	/*
	 * every event that traffic does not name happens too, in a way derived from the tables: plausible amounts, no
	 * facts
	 */
	bool example;
};

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
