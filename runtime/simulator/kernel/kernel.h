/* SPDX-License-Identifier: MIT */
/* Declares what the files of the kernel's model share. */
#ifndef RUNTIME_KERNEL_KERNEL_H
#define RUNTIME_KERNEL_KERNEL_H

#include "kernel/events.h"
#include "uncore/run.h"
#include "uncore/tables.h"

/* PERF_CPU_HRTIMER: a tick of 250 Hz, as Debian configures it. */
#define KERNEL_MUX_MS 4u

enum { KERNEL_NAME_ROOM = 48, KERNEL_WORDS = 3, KERNEL_BOX_EVENTS = 64, KERNEL_FILTERS = 4, KERNEL_BOX_FILTERS = 40 };

/* include/linux/perf_event.h: enum perf_event_state, without the states that the model does not need. */
enum kernel_state { KERNEL_ERROR = -2, KERNEL_OFF = -1, KERNEL_INACTIVE = 0, KERNEL_ACTIVE = 1 };

/* include/uapi/linux/perf_event.h */
enum {
	KERNEL_READ_ENABLED = 1,
	KERNEL_READ_RUNNING = 2,
	KERNEL_READ_ID = 4,
	KERNEL_READ_GROUP = 8,
	KERNEL_READ_LOST = 16
};

struct kernel_attr {
	uint32_t type;
	uint64_t config[KERNEL_WORDS];
	uint64_t sample_period, read_format;
	bool disabled, pinned, exclusive, excludes, excludes_user, excludes_kernel, takes_clock, on_exec;
	int32_t clock;
};

struct kernel_event {
	struct kernel_event *leader; /* itself in a group of one */
	struct kernel_event *next;   /* sibling */
	struct kernel_box *box;
	uint64_t id;
	int handle, cpu;
	struct kernel_attr attr;
	uint64_t control;             /* config as the driver writes it */
	uint64_t taken[KERNEL_WORDS]; /* bits of config1 and config2 that it writes */
	uint32_t counters;            /* bit n: counter n of the box can count it */
	enum kernel_state state;
	unsigned counter; /* while it is active */
	uint64_t before;  /* what the counter held when it was last read */
	uint64_t count, enabled, running, since;
};

/* The context of a PMU on the CPU that serves a socket. Linux 6.1 has one for each PMU and CPU. */
struct kernel_box {
	struct kernel_pmu *pmu;
	unsigned socket;
	unsigned cpu; /* of a box of the cores */
	bool is_there;
	struct kernel_event **groups; /* leaders, in the order in which they get their turn */
	size_t group_count, group_room;
	struct kernel_event *active[KERNEL_BOX_EVENTS];
	unsigned active_count;
	struct uncore_counter_run *counters;
	unsigned counter_count;
	bool rotates;     /* some group waits */
	uint64_t turn_ns; /* when the next group gets its turn */
};

struct kernel_pmu {
	char name[KERNEL_NAME_ROOM];
	const struct uncore_perf_pmu_row *row;
	uint16_t instance;
	uint32_t type;
	unsigned mux_ms;
	bool is_core;             /* it counts on each CPU (core_pmu.c), and has no row */
	bool is_free;             /* its counters run freely: an event is one, and programs nothing */
	struct kernel_box *boxes; /* one for each socket; of the cores one for each CPU */
};

struct kernel_events {
	struct uncore_sim *sim;
	struct uncore_machine *machine;
	const struct uncore_tables *tables;
	unsigned linux_version; /* of the PMUs; 0: the newest */
	struct kernel_pmu *pmus;
	size_t pmu_count;
	struct kernel_box *boxes;
	struct kernel_pmu core; /* the PMU of the cores, if core_count is not 0 */
	struct kernel_box *core_boxes;
	unsigned core_count;
	struct uncore_unit *units;    /* sockets */
	int *cpus;                    /* the CPU that serves a socket; -1: none is online */
	struct kernel_event **events; /* by handle; NULL: free */
	size_t event_room;
	uint64_t last_id;
	int paranoid;
};

/* ---- own_io.c ---- */

/* The machine's registers, accessed as KERNEL_CLIENT. */
struct uncore_io kernel_own_io(struct kernel_events *events);
/* The same for a procedure of a box whose registers no bus reaches. */
int kernel_run_apart(struct kernel_events *events, const struct uncore_box_run *box, enum uncore_procedure procedure);

/* ---- attr.c ---- */

/* perf_copy_attr(). Returns 0, -E2BIG or -EINVAL. */
int kernel_attr_copy(const struct kernel_open *open, struct kernel_attr *attr);

/* ---- pmus.c ---- */

/* Lists the PMUs. Returns 0 or -ENOMEM. */
int kernel_pmus_find(struct kernel_events *events);
void kernel_pmus_free(struct kernel_events *events);
/* NULL: the type is not this driver's. */
struct kernel_pmu *kernel_pmu_of(struct kernel_events *events, uint32_t type);
/* All boxes, of the uncore and of the cores. NULL: no more. */
struct kernel_box *kernel_box_at(const struct kernel_events *events, size_t at);
/* Finds the CPU of each socket again, as CPUs may have gone offline. Returns whether one is another now. */
bool kernel_cpus_elect(struct kernel_events *events);

/* calls.c: moves events from CPUs that have gone offline. Each call begins with it. */
void kernel_cpus_follow(struct kernel_events *events);

/* ---- event.c ---- */

/* uncore_pmu_event_init(): fills in what the driver makes of attr; the rest is zero. Returns 0 or a negative errno. */
int kernel_event_init(const struct kernel_events *events, struct kernel_pmu *pmu, struct kernel_event *event);

/* ---- core_pmu.c ---- */

/* Makes the PMU "cpu", where the cores have the counters that it needs. Returns 0 or -ENOMEM. */
int kernel_core_find(struct kernel_events *events);
bool kernel_core_has(const struct kernel_events *events, uint32_t type);
/* x86_pmu_event_init() */
int kernel_core_init(const struct kernel_events *events, struct kernel_event *event);
void kernel_core_program(struct kernel_events *events, struct kernel_box *box);
bool kernel_core_read(struct kernel_events *events, struct kernel_box *box);
uint64_t kernel_core_counted(uint64_t before, uint64_t now);
/* The name of a format or an event, its folder and its text. NULL: no more. */
const char *kernel_core_file(unsigned part, const char **folder, const char **text);

/* ---- assign.c ---- */

/* Whether count events can count together; then chosen[] has the counter of each. */
bool kernel_assign(struct kernel_event *const *events, unsigned count, unsigned *chosen);

/* ---- box.c ---- */

/* Adds what the active events of a box have counted, and the time of all its events. */
void kernel_box_update(struct kernel_events *events, struct kernel_box *box);
/* Lets as many groups count as fit, in their order. */
void kernel_box_schedule(struct kernel_events *events, struct kernel_box *box);
/* The first group becomes the last, and the others come forward. */
void kernel_box_rotate(struct kernel_events *events, struct kernel_box *box);

/* ---- program.c ---- */

/* Whether the driver takes these bits of the event. */
bool kernel_event_has(const struct kernel_event *event, const struct uncore_perf_take_row *take);
/* Programs the registers for the active events. */
void kernel_box_program(struct kernel_events *events, struct kernel_box *box);
/* Reads the counters into box->counters. False: an access failed. */
bool kernel_box_read(struct kernel_events *events, struct kernel_box *box);

#endif
