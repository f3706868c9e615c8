/* SPDX-License-Identifier: MIT */
/* Reads registers of a machine and never writes them: what they hold, why some cannot be read, what is in use. */
#ifndef RUNTIME_CLI_DUMP_REGISTERS_H
#define RUNTIME_CLI_DUMP_REGISTERS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "cli/commands.h"
#include "uncore/machine.h"
#include "uncore/uncore.h"

/* A register, read once. */
struct reading {
	struct uncore_register reg;
	enum uncore_presence state; /* OK: value holds something */
	bool is_write_only;         /* nothing of it can be read: it was not tried */
	uint64_t value;
	char *reason; /* why it could not be read; NULL: the state says all */
};

/* Every register of one instance of a box. */
struct box_reading {
	const struct uncore_machine *machine;
	unsigned unit; /* socket, or logical CPU for boxes of that scope */
	uint16_t box, instance;
	enum uncore_presence presence;
	char *reason;             /* why it is not there, as the machine said; NULL: it said nothing */
	struct reading *readings; /* none where the instance is absent */
	unsigned count;
};

/* Nothing is written. An instance that is not on the part is not touched. */
void read_box(const struct uncore_machine *machine, unsigned unit, uint16_t box, uint16_t instance,
	      struct box_reading *out);
void free_box(struct box_reading *box);

/* ---- which boxes ---- */

struct wanted_box {
	uint16_t box, instance; /* UNCORE_ALL_INSTANCES: each */
};

/* Those of the command line; no boxes or no sockets: all. */
struct selection {
	struct wanted_box *boxes;
	size_t box_count;
	unsigned *sockets;
	size_t socket_count;
};

/* From the arguments, BOX or BOXn each, and --socket. CLI_GOOD, or CLI_BAD after saying what is wrong. */
int read_selection(const struct cli_request *request, const struct uncore_machine *machine,
		   struct selection *selection);
void free_selection(struct selection *selection);

/* Which instances of a unit are meant, box after box in the order of the tables; units before boxes. */
typedef void instance_call(void *context, unsigned unit, uint16_t box, uint16_t instance);
void each_instance(const struct uncore_machine *machine, const struct selection *selection, instance_call *call,
		   void *context);

/* ---- what a register is to its box ---- */

/* The counters (index in counters[]) that the register controls; UNCORE_NO_INDEX: it controls none. */
uint16_t controlled_group(const struct uncore_tables *tables, const struct uncore_register *reg);
/* The counters whose count it holds, apart from a control; UNCORE_NO_INDEX: none. */
uint16_t counted_group(const struct uncore_tables *tables, const struct uncore_register *reg);
/* Whether its fields narrow what events count. */
bool is_filter(const struct uncore_tables *tables, uint16_t reg);
/* Bits that mean something when they are read: what is neither reserved nor write-only. */
uint64_t readable_bits(const struct uncore_tables *tables, uint16_t reg);
/*
 * Of these the bits that software may choose, and that differ from what they are after reset (0 where that is not
 * known).
 */
uint64_t changed_bits(const struct uncore_tables *tables, const struct reading *reading);
/* Whether a control register lets its counter count: by the bit that enables it, else because it was changed. */
bool is_enabled(const struct box_reading *box, const struct reading *reading);

/* ---- in words ---- */

/* "socket 1" or "cpu 7". */
void add_unit(struct text *text, const struct uncore_tables *tables, uint16_t box, unsigned unit);
/* "unit3", as show and decode take it; "unit3.ctl2" for a register. */
void add_instance(struct text *text, const struct uncore_tables *tables, uint16_t box, uint16_t instance);
void add_place(struct text *text, const struct uncore_tables *tables, const struct uncore_register *reg);
/*
 * The event of a control register, with the filters as they stand: an expression that encode takes. Nothing: it is no
 * event.
 */
void add_reading_event(struct text *text, const struct box_reading *box, const struct reading *reading);
/* What the register holds, or why it could not be read. */
void add_meaning(struct text *text, const struct box_reading *box, const struct reading *reading);
/* The word for its state, "ok", "denied", "write-only". */
const char *reading_state(const struct reading *reading);
/* What a presence means to the user. */
const char *presence_meaning(enum uncore_presence presence);

#endif
