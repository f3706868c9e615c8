/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/bus.box.json by "make generate". Do not edit. */
/*
 * madeup bus: Bus unit with control and count in one register
 * Erratum slow-bus (reads-wrong): Answers late.
 * Source: made-up-1 p40
 */
#ifndef UNCORE_MADEUP_BUS_H
#define UNCORE_MADEUP_BUS_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_BUS_INSTANCES 1

#define MADEUP_BUS_ALL_OF_COUNTERS   5
#define MADEUP_BUS_ALL_OF_WIDTH      32
#define MADEUP_BUS_ALL_OF_COUNT_MASK UINT64_C(0xffffffff)
#define MADEUP_BUS_ALL_OF_RDPMC      18 /* index of the first; the others follow */

#define MADEUP_BUS_ANY_OF_COUNTERS   2
#define MADEUP_BUS_ANY_OF_WIDTH      32
#define MADEUP_BUS_ANY_OF_COUNT_MASK UINT64_C(0xffffffff)
#define MADEUP_BUS_ANY_OF_RDPMC      24 /* index of the first; the others follow */

/*
 * evt: BUS_EVT{0-4}, 64 bits
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
#define MADEUP_BUS_EVT_MUST_ZERO UINT64_C(0x000000003fffff00)
#define madeup_bus_evt_reset() /* madeup_bus_evt (): the value to begin from of BUS_EVT{0-4}. */ \
	UNCORE_VALUE_(madeup_bus_evt, MADEUP_BUS_EVT_RESET)

#define MADEUP_BUS_EVT_COUNT 5
#define MADEUP_BUS_EVT_MSR 0x107ccu
#define MADEUP_BUS_EVT_INDEX_STRIDE 0x1u

#define madeup_bus_evt_addr(index) /* uncore_msr (index below MADEUP_BUS_EVT_COUNT): the address of BUS_EVT{0-4}. */ \
	uncore_msr_at_(MADEUP_BUS_EVT_MSR + \
		UNCORE_INDEX_(index, MADEUP_BUS_EVT_COUNT) * MADEUP_BUS_EVT_INDEX_STRIDE)

/* count [63:32] RW-V. */
#define MADEUP_BUS_EVT_COUNT_MASK  UINT64_C(0xffffffff00000000)
#define MADEUP_BUS_EVT_COUNT_SHIFT 32
#define MADEUP_BUS_EVT_COUNT_WIDTH 32
#define madeup_bus_evt_get_count(r) /* uint64_t (madeup_bus_evt r) [63:32] */ \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_COUNT)
#define madeup_bus_evt_set_count(r, v) /* madeup_bus_evt (madeup_bus_evt r, v up to 0xffffffffu) [63:32] */ \
	UNCORE_PUT64_(madeup_bus_evt, madeup_bus_evt_value_(r).raw, MADEUP_BUS_EVT_COUNT, v)

/* pin [31] RW. */
#define MADEUP_BUS_EVT_PIN_MASK  UINT64_C(0x0000000080000000)
#define MADEUP_BUS_EVT_PIN_SHIFT 31
#define MADEUP_BUS_EVT_PIN_WIDTH 1
#define madeup_bus_evt_get_pin(r) /* uint64_t (madeup_bus_evt r) [31] */ \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_PIN)
#define madeup_bus_evt_set_pin(r, v) /* madeup_bus_evt (madeup_bus_evt r, v up to 0x1u) [31] */ \
	UNCORE_PUT64_(madeup_bus_evt, madeup_bus_evt_value_(r).raw, MADEUP_BUS_EVT_PIN, v)

/* ovf_en [30] RW. */
#define MADEUP_BUS_EVT_OVF_EN_MASK  UINT64_C(0x0000000040000000)
#define MADEUP_BUS_EVT_OVF_EN_SHIFT 30
#define MADEUP_BUS_EVT_OVF_EN_WIDTH 1
#define madeup_bus_evt_get_ovf_en(r) /* uint64_t (madeup_bus_evt r) [30] */ \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_OVF_EN)
#define madeup_bus_evt_set_ovf_en(r, v) /* madeup_bus_evt (madeup_bus_evt r, v up to 0x1u) [30] */ \
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
#define madeup_bus_evt_get_agent(r) /* uint64_t (madeup_bus_evt r) [7:4] */ \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_AGENT)
#define madeup_bus_evt_set_agent(r, v) /* madeup_bus_evt (madeup_bus_evt r, v up to 0xfu) [7:4] */ \
	UNCORE_PUT64_(madeup_bus_evt, madeup_bus_evt_value_(r).raw, MADEUP_BUS_EVT_AGENT, v)

/* type [3:0] RW. */
#define MADEUP_BUS_EVT_TYPE_MASK  UINT64_C(0x000000000000000f)
#define MADEUP_BUS_EVT_TYPE_SHIFT 0
#define MADEUP_BUS_EVT_TYPE_WIDTH 4
#define madeup_bus_evt_get_type(r) /* uint64_t (madeup_bus_evt r) [3:0] */ \
	UNCORE_GET64_(madeup_bus_evt, r, MADEUP_BUS_EVT_TYPE)
#define madeup_bus_evt_set_type(r, v) /* madeup_bus_evt (madeup_bus_evt r, v up to 0xfu) [3:0] */ \
	UNCORE_PUT64_(madeup_bus_evt, madeup_bus_evt_value_(r).raw, MADEUP_BUS_EVT_TYPE, v)

/*
 * rest: BUS_REST{0-1}, 64 bits
 * Source: made-up-1 p40
 */
typedef struct madeup_bus_rest {
	uint64_t raw;
} madeup_bus_rest;

UNCORE_ACCESSOR madeup_bus_rest madeup_bus_rest_value_(madeup_bus_rest r)
{
	return r;
}

#define MADEUP_BUS_REST_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_BUS_REST_MUST_ZERO UINT64_C(0x000000003fffff00)
#define madeup_bus_rest_reset() /* madeup_bus_rest (): the value to begin from of BUS_REST{0-1}. */ \
	UNCORE_VALUE_(madeup_bus_rest, MADEUP_BUS_REST_RESET)

#define MADEUP_BUS_REST_COUNT 2
#define MADEUP_BUS_REST_MSR 0x107d2u
#define MADEUP_BUS_REST_INDEX_STRIDE 0x1u

#define madeup_bus_rest_addr(index) /* uncore_msr (index below MADEUP_BUS_REST_COUNT): the address of BUS_REST{0-1}. */ \
	uncore_msr_at_(MADEUP_BUS_REST_MSR + \
		UNCORE_INDEX_(index, MADEUP_BUS_REST_COUNT) * MADEUP_BUS_REST_INDEX_STRIDE)

/* count [63:32] RW-V. */
#define MADEUP_BUS_REST_COUNT_MASK  UINT64_C(0xffffffff00000000)
#define MADEUP_BUS_REST_COUNT_SHIFT 32
#define MADEUP_BUS_REST_COUNT_WIDTH 32
#define madeup_bus_rest_get_count(r) /* uint64_t (madeup_bus_rest r) [63:32]: the same bits as in madeup_bus_evt. */ \
	UNCORE_GET64_(madeup_bus_rest, r, MADEUP_BUS_REST_COUNT)
#define madeup_bus_rest_set_count(r, v) /* madeup_bus_rest (madeup_bus_rest r, v up to 0xffffffffu) [63:32]: the same bits as in madeup_bus_evt. */ \
	UNCORE_PUT64_(madeup_bus_rest, madeup_bus_rest_value_(r).raw, MADEUP_BUS_REST_COUNT, v)

/* pin [31] RW. */
#define MADEUP_BUS_REST_PIN_MASK  UINT64_C(0x0000000080000000)
#define MADEUP_BUS_REST_PIN_SHIFT 31
#define MADEUP_BUS_REST_PIN_WIDTH 1
#define madeup_bus_rest_get_pin(r) /* uint64_t (madeup_bus_rest r) [31]: the same bits as in madeup_bus_evt. */ \
	UNCORE_GET64_(madeup_bus_rest, r, MADEUP_BUS_REST_PIN)
#define madeup_bus_rest_set_pin(r, v) /* madeup_bus_rest (madeup_bus_rest r, v up to 0x1u) [31]: the same bits as in madeup_bus_evt. */ \
	UNCORE_PUT64_(madeup_bus_rest, madeup_bus_rest_value_(r).raw, MADEUP_BUS_REST_PIN, v)

/* ovf_en [30] RW. */
#define MADEUP_BUS_REST_OVF_EN_MASK  UINT64_C(0x0000000040000000)
#define MADEUP_BUS_REST_OVF_EN_SHIFT 30
#define MADEUP_BUS_REST_OVF_EN_WIDTH 1
#define madeup_bus_rest_get_ovf_en(r) /* uint64_t (madeup_bus_rest r) [30]: the same bits as in madeup_bus_evt. */ \
	UNCORE_GET64_(madeup_bus_rest, r, MADEUP_BUS_REST_OVF_EN)
#define madeup_bus_rest_set_ovf_en(r, v) /* madeup_bus_rest (madeup_bus_rest r, v up to 0x1u) [30]: the same bits as in madeup_bus_evt. */ \
	UNCORE_PUT64_(madeup_bus_rest, madeup_bus_rest_value_(r).raw, MADEUP_BUS_REST_OVF_EN, v)

/* agent [7:4] RW. */
#define MADEUP_BUS_REST_AGENT_MASK  UINT64_C(0x00000000000000f0)
#define MADEUP_BUS_REST_AGENT_SHIFT 4
#define MADEUP_BUS_REST_AGENT_WIDTH 4

/* Where a value has a _MASK, only these bits of the field decide. */
enum madeup_bus_rest_agent {
	MADEUP_BUS_REST_AGENT_ANY = 0x8,
	MADEUP_BUS_REST_AGENT_ANY_MASK = 0x8,
	MADEUP_BUS_REST_AGENT_IO = 0x3,
};
#define madeup_bus_rest_get_agent(r) /* uint64_t (madeup_bus_rest r) [7:4]: the same bits as in madeup_bus_evt. */ \
	UNCORE_GET64_(madeup_bus_rest, r, MADEUP_BUS_REST_AGENT)
#define madeup_bus_rest_set_agent(r, v) /* madeup_bus_rest (madeup_bus_rest r, v up to 0xfu) [7:4]: the same bits as in madeup_bus_evt. */ \
	UNCORE_PUT64_(madeup_bus_rest, madeup_bus_rest_value_(r).raw, MADEUP_BUS_REST_AGENT, v)

/* type [3:0] RW. */
#define MADEUP_BUS_REST_TYPE_MASK  UINT64_C(0x000000000000000f)
#define MADEUP_BUS_REST_TYPE_SHIFT 0
#define MADEUP_BUS_REST_TYPE_WIDTH 4
#define madeup_bus_rest_get_type(r) /* uint64_t (madeup_bus_rest r) [3:0]: the same bits as in madeup_bus_evt. */ \
	UNCORE_GET64_(madeup_bus_rest, r, MADEUP_BUS_REST_TYPE)
#define madeup_bus_rest_set_type(r, v) /* madeup_bus_rest (madeup_bus_rest r, v up to 0xfu) [3:0]: the same bits as in madeup_bus_evt. */ \
	UNCORE_PUT64_(madeup_bus_rest, madeup_bus_rest_value_(r).raw, MADEUP_BUS_REST_TYPE, v)

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
#define MADEUP_BUS_CMD_MUST_ZERO 0xffff00f0u
#define madeup_bus_cmd_reset() /* madeup_bus_cmd (): the value to begin from of BUS_CMD. */ \
	UNCORE_VALUE_(madeup_bus_cmd, MADEUP_BUS_CMD_RESET)

#define MADEUP_BUS_CMD_MSR 0x107d8u

#define madeup_bus_cmd_addr() /* uncore_msr (): the address of BUS_CMD. */ \
	uncore_msr_at_(MADEUP_BUS_CMD_MSR)

/* who [15:8] RW. */
#define MADEUP_BUS_CMD_WHO_MASK  0x0000ff00u
#define MADEUP_BUS_CMD_WHO_SHIFT 8
#define MADEUP_BUS_CMD_WHO_WIDTH 8
#define madeup_bus_cmd_get_who(r) /* uint32_t (madeup_bus_cmd r) [15:8]: The counters that the command is for. */ \
	UNCORE_GET32_(madeup_bus_cmd, r, MADEUP_BUS_CMD_WHO)
#define madeup_bus_cmd_set_who(r, v) /* madeup_bus_cmd (madeup_bus_cmd r, v up to 0xffu) [15:8]: The counters that the command is for. */ \
	UNCORE_PUT32_(madeup_bus_cmd, madeup_bus_cmd_value_(r).raw, MADEUP_BUS_CMD_WHO, v)

/* ov [3] RO-V. */
#define MADEUP_BUS_CMD_OV_MASK  0x00000008u
#define MADEUP_BUS_CMD_OV_SHIFT 3
#define MADEUP_BUS_CMD_OV_WIDTH 1
#define madeup_bus_cmd_get_ov(r) /* uint32_t (madeup_bus_cmd r) [3] */ \
	UNCORE_GET32_(madeup_bus_cmd, r, MADEUP_BUS_CMD_OV)

/* zero [2] WO. */
#define MADEUP_BUS_CMD_ZERO_MASK  0x00000004u
#define MADEUP_BUS_CMD_ZERO_SHIFT 2
#define MADEUP_BUS_CMD_ZERO_WIDTH 1
#define madeup_bus_cmd_set_zero(r, v) /* madeup_bus_cmd (madeup_bus_cmd r, v up to 0x1u) [2] */ \
	UNCORE_PUT32_(madeup_bus_cmd, madeup_bus_cmd_value_(r).raw, MADEUP_BUS_CMD_ZERO, v)

/* run [1] WO. */
#define MADEUP_BUS_CMD_RUN_MASK  0x00000002u
#define MADEUP_BUS_CMD_RUN_SHIFT 1
#define MADEUP_BUS_CMD_RUN_WIDTH 1
#define madeup_bus_cmd_set_run(r, v) /* madeup_bus_cmd (madeup_bus_cmd r, v up to 0x1u) [1] */ \
	UNCORE_PUT32_(madeup_bus_cmd, madeup_bus_cmd_value_(r).raw, MADEUP_BUS_CMD_RUN, v)

/* hold [0] WO. */
#define MADEUP_BUS_CMD_HOLD_MASK  0x00000001u
#define MADEUP_BUS_CMD_HOLD_SHIFT 0
#define MADEUP_BUS_CMD_HOLD_WIDTH 1
#define madeup_bus_cmd_set_hold(r, v) /* madeup_bus_cmd (madeup_bus_cmd r, v up to 0x1u) [0] */ \
	UNCORE_PUT32_(madeup_bus_cmd, madeup_bus_cmd_value_(r).raw, MADEUP_BUS_CMD_HOLD, v)

#ifdef __cplusplus
}
#endif

#endif
