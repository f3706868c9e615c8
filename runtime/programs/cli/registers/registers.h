/* SPDX-License-Identifier: MIT */
/* Reads registers of a machine and never writes: their values, why some cannot be read, and which are in use. */
#ifndef RUNTIME_CLI_DUMP_REGISTERS_H
#define RUNTIME_CLI_DUMP_REGISTERS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "cli/common/commands.h"
#include "cli/registers/purpose.h"
#include "uncore/machine.h"
#include "uncore/uncore.h"

/* A register, read once. */
struct reading {
	struct uncore_register reg;
	enum uncore_presence state; /* OK: value was read */
	bool is_write_only;         /* nothing of it can be read, so it was not tried */
	bool is_untold;             /* no source says whether it can be read, so it was not tried either */
	uint64_t value;
	char *reason; /* why it could not be read; NULL: the state says everything */
};

/* Every register of one instance of a box. */
struct box_reading {
	const struct uncore_machine *machine;
	unsigned unit; /* socket, or logical CPU for boxes of a CPU */
	uint16_t box, instance;
	enum uncore_presence presence;
	char *reason;             /* the machine's reason why it is missing; NULL: it gave none */
	struct reading *readings; /* none if the instance is absent */
	unsigned count;
};

/* Reads only. Does not touch an instance that the part lacks. */
void read_box(const struct uncore_machine *machine, unsigned unit, uint16_t box, uint16_t instance,
	      struct box_reading *out);
void free_box(struct box_reading *box);

/* ---- which boxes ---- */

struct wanted_box {
	uint16_t box, instance; /* UNCORE_ALL_INSTANCES: all */
};

/* What the command line selects; no boxes or no sockets: all. */
struct selection {
	struct wanted_box *boxes;
	size_t box_count;
	unsigned *sockets;
	size_t socket_count;
};

/*
 * Reads the selection from the arguments, each BOX or BOXn, and --socket. CLI_GOOD, or CLI_BAD after printing what is
 * wrong.
 */
int read_selection(const struct cli_request *request, const struct uncore_machine *machine,
		   struct selection *selection);
void free_selection(struct selection *selection);

/* Calls for each selected instance: unit by unit, in each the boxes in the order of the tables. */
typedef void instance_call(void *context, unsigned unit, uint16_t box, uint16_t instance);
void each_instance(const struct uncore_machine *machine, const struct selection *selection, instance_call *call,
		   void *context);

/* ---- what a value says ---- */

/* Of the readable bits those that software may choose and that differ from the reset value; 0 where that is unknown. */
uint64_t changed_bits(const struct uncore_tables *tables, const struct reading *reading);
/* Whether a control register enables its counter: by its enable bit; without one, if it was changed. */
bool is_enabled(const struct box_reading *box, const struct reading *reading);

/* ---- as text ---- */

/* "socket 1" or "cpu 7". */
void add_unit(struct text *text, const struct uncore_tables *tables, uint16_t box, unsigned unit);
/* "unit3", as show and decode take it; "unit3.ctl2" for a register. */
void add_instance(struct text *text, const struct uncore_tables *tables, uint16_t box, uint16_t instance);
void add_place(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg);
/*
 * The event of a control register, with the current filters: an expression that encode accepts. Adds nothing if it is
 * no event.
 */
void add_reading_event(struct text *text, const struct box_reading *box, const struct reading *reading);
/* What the value means, or why it could not be read. */
void add_meaning(struct text *text, const struct box_reading *box, const struct reading *reading);
/* The word for its state: "ok", "denied", "write-only". */
const char *reading_state(const struct reading *reading);
/* What a presence means for the user. */
const char *presence_meaning(enum uncore_presence presence);

#endif
