/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/bus.box.json by "make generate". Do not edit. */
/*
 * madeup bus: Bus unit with control and count in one register
 * Source: made-up-1 p40
 */
#ifndef UNCORE_MADEUP_BUS_H
#define UNCORE_MADEUP_BUS_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 2 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 2)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_BUS_INSTANCES 1

#define MADEUP_BUS_GENERAL_COUNTERS   8
#define MADEUP_BUS_GENERAL_WIDTH      32
#define MADEUP_BUS_GENERAL_COUNT_MASK UINT64_C(0xffffffff)

/*
 * evt: BUS_EVT{i}, 64 bits
 * Source: made-up-1 p40
 */
typedef struct madeup_bus_evt {
	uint64_t raw;
} madeup_bus_evt;

#define MADEUP_BUS_EVT_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_BUS_EVT_MUST_ZERO UINT64_C(0x00000000bfffff00)
#define madeup_bus_evt_reset() UNCORE_VALUE_(madeup_bus_evt, MADEUP_BUS_EVT_RESET)

#define MADEUP_BUS_EVT_COUNT 8
#define MADEUP_BUS_EVT_MSR 0x107ccu
#define MADEUP_BUS_EVT_INDEX_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr madeup_bus_evt_addr(unsigned index)
{
	uncore_msr at = { MADEUP_BUS_EVT_MSR +
			  uncore_index_(index, MADEUP_BUS_EVT_COUNT) * MADEUP_BUS_EVT_INDEX_STRIDE };

	return at;
}

/* count [63:32] RW-V. */
#define MADEUP_BUS_EVT_COUNT_MASK  UINT64_C(0xffffffff00000000)
#define MADEUP_BUS_EVT_COUNT_SHIFT 32
#define MADEUP_BUS_EVT_COUNT_WIDTH 32

UNCORE_ACCESSOR uint64_t madeup_bus_evt_get_count(madeup_bus_evt r)
{
	return (r.raw & MADEUP_BUS_EVT_COUNT_MASK) >> MADEUP_BUS_EVT_COUNT_SHIFT;
}

UNCORE_ACCESSOR madeup_bus_evt madeup_bus_evt_set_count(madeup_bus_evt r, uint64_t v)
{
	r.raw = uncore_put64_(r.raw, MADEUP_BUS_EVT_COUNT_MASK, MADEUP_BUS_EVT_COUNT_SHIFT, v);
	return r;
}
#define madeup_bus_evt_set_count(r, v) \
	madeup_bus_evt_set_count(r, UNCORE_FIT_(v, MADEUP_BUS_EVT_COUNT))

/* ovf_en [30] RW. */
#define MADEUP_BUS_EVT_OVF_EN_MASK  UINT64_C(0x0000000040000000)
#define MADEUP_BUS_EVT_OVF_EN_SHIFT 30
#define MADEUP_BUS_EVT_OVF_EN_WIDTH 1

UNCORE_ACCESSOR uint64_t madeup_bus_evt_get_ovf_en(madeup_bus_evt r)
{
	return (r.raw & MADEUP_BUS_EVT_OVF_EN_MASK) >> MADEUP_BUS_EVT_OVF_EN_SHIFT;
}

UNCORE_ACCESSOR madeup_bus_evt madeup_bus_evt_set_ovf_en(madeup_bus_evt r, uint64_t v)
{
	r.raw = uncore_put64_(r.raw, MADEUP_BUS_EVT_OVF_EN_MASK, MADEUP_BUS_EVT_OVF_EN_SHIFT, v);
	return r;
}
#define madeup_bus_evt_set_ovf_en(r, v) \
	madeup_bus_evt_set_ovf_en(r, UNCORE_FIT_(v, MADEUP_BUS_EVT_OVF_EN))

/* agent [7:4] RW. */
#define MADEUP_BUS_EVT_AGENT_MASK  UINT64_C(0x00000000000000f0)
#define MADEUP_BUS_EVT_AGENT_SHIFT 4
#define MADEUP_BUS_EVT_AGENT_WIDTH 4

/* Where a value has a _MASK, only these bits of the field decide. */
enum madeup_bus_evt_agent {
	MADEUP_BUS_EVT_AGENT_ANY = 0x8,
	MADEUP_BUS_EVT_AGENT_ANY_MASK = 0x8,
	MADEUP_BUS_EVT_AGENT_IO = 0x3,
};

UNCORE_ACCESSOR uint64_t madeup_bus_evt_get_agent(madeup_bus_evt r)
{
	return (r.raw & MADEUP_BUS_EVT_AGENT_MASK) >> MADEUP_BUS_EVT_AGENT_SHIFT;
}

UNCORE_ACCESSOR madeup_bus_evt madeup_bus_evt_set_agent(madeup_bus_evt r, uint64_t v)
{
	r.raw = uncore_put64_(r.raw, MADEUP_BUS_EVT_AGENT_MASK, MADEUP_BUS_EVT_AGENT_SHIFT, v);
	return r;
}
#define madeup_bus_evt_set_agent(r, v) \
	madeup_bus_evt_set_agent(r, UNCORE_FIT_(v, MADEUP_BUS_EVT_AGENT))

/* type [3:0] RW. */
#define MADEUP_BUS_EVT_TYPE_MASK  UINT64_C(0x000000000000000f)
#define MADEUP_BUS_EVT_TYPE_SHIFT 0
#define MADEUP_BUS_EVT_TYPE_WIDTH 4

UNCORE_ACCESSOR uint64_t madeup_bus_evt_get_type(madeup_bus_evt r)
{
	return (r.raw & MADEUP_BUS_EVT_TYPE_MASK) >> MADEUP_BUS_EVT_TYPE_SHIFT;
}

UNCORE_ACCESSOR madeup_bus_evt madeup_bus_evt_set_type(madeup_bus_evt r, uint64_t v)
{
	r.raw = uncore_put64_(r.raw, MADEUP_BUS_EVT_TYPE_MASK, MADEUP_BUS_EVT_TYPE_SHIFT, v);
	return r;
}
#define madeup_bus_evt_set_type(r, v) \
	madeup_bus_evt_set_type(r, UNCORE_FIT_(v, MADEUP_BUS_EVT_TYPE))

/*
 * cmd: BUS_CMD, 32 bits
 * Source: made-up-1 p40
 */
typedef struct madeup_bus_cmd {
	uint32_t raw;
} madeup_bus_cmd;

#define MADEUP_BUS_CMD_RESET     0x00000000u
#define MADEUP_BUS_CMD_MUST_ZERO 0xffff00fcu
#define madeup_bus_cmd_reset() UNCORE_VALUE_(madeup_bus_cmd, MADEUP_BUS_CMD_RESET)

#define MADEUP_BUS_CMD_MSR 0x107d8u

UNCORE_ACCESSOR uncore_msr madeup_bus_cmd_addr(void)
{
	uncore_msr at = { MADEUP_BUS_CMD_MSR };

	return at;
}

/* mask [15:8] WO. The counters that the command is for. */
#define MADEUP_BUS_CMD_MASK_MASK  0x0000ff00u
#define MADEUP_BUS_CMD_MASK_SHIFT 8
#define MADEUP_BUS_CMD_MASK_WIDTH 8

UNCORE_ACCESSOR madeup_bus_cmd madeup_bus_cmd_set_mask(madeup_bus_cmd r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_BUS_CMD_MASK_MASK, MADEUP_BUS_CMD_MASK_SHIFT, v);
	return r;
}
#define madeup_bus_cmd_set_mask(r, v) \
	madeup_bus_cmd_set_mask(r, UNCORE_FIT_(v, MADEUP_BUS_CMD_MASK))

/* what [1:0] WO. */
#define MADEUP_BUS_CMD_WHAT_MASK  0x00000003u
#define MADEUP_BUS_CMD_WHAT_SHIFT 0
#define MADEUP_BUS_CMD_WHAT_WIDTH 2

enum madeup_bus_cmd_what {
	MADEUP_BUS_CMD_WHAT_RUN = 0x0,
	MADEUP_BUS_CMD_WHAT_HOLD = 0x1,
	MADEUP_BUS_CMD_WHAT_CLEAR = 0x2,
};

UNCORE_ACCESSOR madeup_bus_cmd madeup_bus_cmd_set_what(madeup_bus_cmd r, uint64_t v)
{
	r.raw = uncore_put32_(r.raw, MADEUP_BUS_CMD_WHAT_MASK, MADEUP_BUS_CMD_WHAT_SHIFT, v);
	return r;
}
#define madeup_bus_cmd_set_what(r, v) \
	madeup_bus_cmd_set_what(r, UNCORE_FIT_(v, MADEUP_BUS_CMD_WHAT))

#ifdef __cplusplus
}
#endif

#endif
