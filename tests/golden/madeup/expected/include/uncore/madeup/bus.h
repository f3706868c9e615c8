/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/bus.box.json by "make generate". Do not edit. */
/*
 * madeup bus: Bus unit with control and count in one register
 * Source: made-up-1 p40
 */
#ifndef UNCORE_MADEUP_BUS_H
#define UNCORE_MADEUP_BUS_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 4 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 4)
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

UNCORE_ACCESSOR madeup_bus_evt madeup_bus_evt_value_(madeup_bus_evt r)
{
	return r;
}

#define MADEUP_BUS_EVT_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_BUS_EVT_MUST_ZERO UINT64_C(0x00000000bfffff00)
#define madeup_bus_evt_reset() UNCORE_VALUE_(madeup_bus_evt, MADEUP_BUS_EVT_RESET)

#define MADEUP_BUS_EVT_COUNT 8
#define MADEUP_BUS_EVT_MSR 0x107ccu
#define MADEUP_BUS_EVT_INDEX_STRIDE 0x1u

#define madeup_bus_evt_addr(index) \
	uncore_msr_at_(MADEUP_BUS_EVT_MSR + \
		uncore_index_(index, MADEUP_BUS_EVT_COUNT) * MADEUP_BUS_EVT_INDEX_STRIDE)

/* count [63:32] RW-V. */
#define MADEUP_BUS_EVT_COUNT_MASK  UINT64_C(0xffffffff00000000)
#define MADEUP_BUS_EVT_COUNT_SHIFT 32
#define MADEUP_BUS_EVT_COUNT_WIDTH 32
#define madeup_bus_evt_get_count(r) \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_COUNT)
#define madeup_bus_evt_set_count(r, v) \
	UNCORE_PUT64_(madeup_bus_evt, madeup_bus_evt_value_(r).raw, MADEUP_BUS_EVT_COUNT, v)

/* ovf_en [30] RW. */
#define MADEUP_BUS_EVT_OVF_EN_MASK  UINT64_C(0x0000000040000000)
#define MADEUP_BUS_EVT_OVF_EN_SHIFT 30
#define MADEUP_BUS_EVT_OVF_EN_WIDTH 1
#define madeup_bus_evt_get_ovf_en(r) \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_OVF_EN)
#define madeup_bus_evt_set_ovf_en(r, v) \
	UNCORE_PUT64_(madeup_bus_evt, madeup_bus_evt_value_(r).raw, MADEUP_BUS_EVT_OVF_EN, v)

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
#define madeup_bus_evt_get_agent(r) \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_AGENT)
#define madeup_bus_evt_set_agent(r, v) \
	UNCORE_PUT64_(madeup_bus_evt, madeup_bus_evt_value_(r).raw, MADEUP_BUS_EVT_AGENT, v)

/* type [3:0] RW. */
#define MADEUP_BUS_EVT_TYPE_MASK  UINT64_C(0x000000000000000f)
#define MADEUP_BUS_EVT_TYPE_SHIFT 0
#define MADEUP_BUS_EVT_TYPE_WIDTH 4
#define madeup_bus_evt_get_type(r) \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_TYPE)
#define madeup_bus_evt_set_type(r, v) \
	UNCORE_PUT64_(madeup_bus_evt, madeup_bus_evt_value_(r).raw, MADEUP_BUS_EVT_TYPE, v)

/*
 * cmd: BUS_CMD, 32 bits
 * Source: made-up-1 p40
 */
typedef struct madeup_bus_cmd {
	uint32_t raw;
} madeup_bus_cmd;

UNCORE_ACCESSOR madeup_bus_cmd madeup_bus_cmd_value_(madeup_bus_cmd r)
{
	return r;
}

#define MADEUP_BUS_CMD_RESET     0x00000000u
#define MADEUP_BUS_CMD_MUST_ZERO 0xffff00fcu
#define madeup_bus_cmd_reset() UNCORE_VALUE_(madeup_bus_cmd, MADEUP_BUS_CMD_RESET)

#define MADEUP_BUS_CMD_MSR 0x107d8u

#define madeup_bus_cmd_addr() \
	uncore_msr_at_(MADEUP_BUS_CMD_MSR)

/* mask [15:8] WO. The counters that the command is for. */
#define MADEUP_BUS_CMD_MASK_MASK  0x0000ff00u
#define MADEUP_BUS_CMD_MASK_SHIFT 8
#define MADEUP_BUS_CMD_MASK_WIDTH 8
#define madeup_bus_cmd_set_mask(r, v) \
	UNCORE_PUT32_(madeup_bus_cmd, madeup_bus_cmd_value_(r).raw, MADEUP_BUS_CMD_MASK, v)

/* what [1:0] WO. */
#define MADEUP_BUS_CMD_WHAT_MASK  0x00000003u
#define MADEUP_BUS_CMD_WHAT_SHIFT 0
#define MADEUP_BUS_CMD_WHAT_WIDTH 2

enum madeup_bus_cmd_what {
	MADEUP_BUS_CMD_WHAT_RUN = 0x0,
	MADEUP_BUS_CMD_WHAT_HOLD = 0x1,
	MADEUP_BUS_CMD_WHAT_CLEAR = 0x2,
};
#define madeup_bus_cmd_set_what(r, v) \
	UNCORE_PUT32_(madeup_bus_cmd, madeup_bus_cmd_value_(r).raw, MADEUP_BUS_CMD_WHAT, v)

#ifdef __cplusplus
}
#endif

#endif
