/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/finder.box.json by "make generate". Do not edit. */
/*
 * madeup finder: Table of units. Lists the units.
 * Source: made-up-2 p90
 */
#ifndef UNCORE_MADEUP_FINDER_H
#define UNCORE_MADEUP_FINDER_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_FINDER_INSTANCES 1

/* PCI function door: no source gives its device and function number. */
#define MADEUP_FINDER_DOOR_DEVICE_ID 0xabd0u

/*
 * door: F_DOOR, 64 bits
 * Source: made-up-2 p90
 */
typedef struct madeup_finder_door {
	uint64_t raw;
} madeup_finder_door;

UNCORE_ACCESSOR madeup_finder_door madeup_finder_door_value_(madeup_finder_door r)
{
	return r;
}

#define MADEUP_FINDER_DOOR_RESET     UINT64_C(0x0000000000000000)
#define MADEUP_FINDER_DOOR_MUST_ZERO UINT64_C(0xffffff0000000000)
#define madeup_finder_door_reset() /* madeup_finder_door (): the value to begin from of F_DOOR. */ \
	UNCORE_VALUE_(madeup_finder_door, MADEUP_FINDER_DOOR_RESET)

/* No source gives its address. */

/* offset [39:35] RO. */
#define MADEUP_FINDER_DOOR_OFFSET_MASK  UINT64_C(0x000000f800000000)
#define MADEUP_FINDER_DOOR_OFFSET_SHIFT 35
#define MADEUP_FINDER_DOOR_OFFSET_WIDTH 5
#define madeup_finder_door_get_offset(r) /* uint64_t (madeup_finder_door r) [39:35] */ \
	UNCORE_GET64_(madeup_finder_door, r, MADEUP_FINDER_DOOR_OFFSET)

/* bar [34:32] RO. */
#define MADEUP_FINDER_DOOR_BAR_MASK  UINT64_C(0x0000000700000000)
#define MADEUP_FINDER_DOOR_BAR_SHIFT 32
#define MADEUP_FINDER_DOOR_BAR_WIDTH 3
#define madeup_finder_door_get_bar(r) /* uint64_t (madeup_finder_door r) [34:32] */ \
	UNCORE_GET64_(madeup_finder_door, r, MADEUP_FINDER_DOOR_BAR)

/* next [31:20] RO. */
#define MADEUP_FINDER_DOOR_NEXT_MASK  UINT64_C(0x00000000fff00000)
#define MADEUP_FINDER_DOOR_NEXT_SHIFT 20
#define MADEUP_FINDER_DOOR_NEXT_WIDTH 12
#define madeup_finder_door_get_next(r) /* uint64_t (madeup_finder_door r) [31:20] */ \
	UNCORE_GET64_(madeup_finder_door, r, MADEUP_FINDER_DOOR_NEXT)

/* kind [19:16] RO. */
#define MADEUP_FINDER_DOOR_KIND_MASK  UINT64_C(0x00000000000f0000)
#define MADEUP_FINDER_DOOR_KIND_SHIFT 16
#define MADEUP_FINDER_DOOR_KIND_WIDTH 4

enum madeup_finder_door_kind {
	MADEUP_FINDER_DOOR_KIND_TABLE = 0x2,
};
#define madeup_finder_door_get_kind(r) /* uint64_t (madeup_finder_door r) [19:16] */ \
	UNCORE_GET64_(madeup_finder_door, r, MADEUP_FINDER_DOOR_KIND)

/* id [15:0] RO. */
#define MADEUP_FINDER_DOOR_ID_MASK  UINT64_C(0x000000000000ffff)
#define MADEUP_FINDER_DOOR_ID_SHIFT 0
#define MADEUP_FINDER_DOOR_ID_WIDTH 16

enum madeup_finder_door_id {
	MADEUP_FINDER_DOOR_ID_OWN = 0x77,
};
#define madeup_finder_door_get_id(r) /* uint64_t (madeup_finder_door r) [15:0] */ \
	UNCORE_GET64_(madeup_finder_door, r, MADEUP_FINDER_DOOR_ID)

/*
 * head: F_HEAD, 32 bits
 * Source: made-up-2 p90
 */
typedef struct madeup_finder_head {
	uint32_t raw;
} madeup_finder_head;

UNCORE_ACCESSOR madeup_finder_head madeup_finder_head_value_(madeup_finder_head r)
{
	return r;
}

#define MADEUP_FINDER_HEAD_RESET 0x00000000u
#define madeup_finder_head_reset() /* madeup_finder_head (): the value to begin from of F_HEAD. */ \
	UNCORE_VALUE_(madeup_finder_head, MADEUP_FINDER_HEAD_RESET)

/* No source gives its address. */

/* stride [31:16] RO. */
#define MADEUP_FINDER_HEAD_STRIDE_MASK  0xffff0000u
#define MADEUP_FINDER_HEAD_STRIDE_SHIFT 16
#define MADEUP_FINDER_HEAD_STRIDE_WIDTH 16
#define madeup_finder_head_get_stride(r) /* uint32_t (madeup_finder_head r) [31:16] */ \
	UNCORE_GET32_(madeup_finder_head, r, MADEUP_FINDER_HEAD_STRIDE)

/* count [15:0] RO. */
#define MADEUP_FINDER_HEAD_COUNT_MASK  0x0000ffffu
#define MADEUP_FINDER_HEAD_COUNT_SHIFT 0
#define MADEUP_FINDER_HEAD_COUNT_WIDTH 16
#define madeup_finder_head_get_count(r) /* uint32_t (madeup_finder_head r) [15:0] */ \
	UNCORE_GET32_(madeup_finder_head, r, MADEUP_FINDER_HEAD_COUNT)

/*
 * where: F_WHERE, 64 bits
 * Source: made-up-2 p90
 */
typedef struct madeup_finder_where {
	uint64_t raw;
} madeup_finder_where;

UNCORE_ACCESSOR madeup_finder_where madeup_finder_where_value_(madeup_finder_where r)
{
	return r;
}

#define MADEUP_FINDER_WHERE_RESET UINT64_C(0x0000000000000000)
#define madeup_finder_where_reset() /* madeup_finder_where (): the value to begin from of F_WHERE. */ \
	UNCORE_VALUE_(madeup_finder_where, MADEUP_FINDER_WHERE_RESET)

/* No source gives its address. */

/* address [63:0] RO. */
#define MADEUP_FINDER_WHERE_ADDRESS_MASK  UINT64_C(0xffffffffffffffff)
#define MADEUP_FINDER_WHERE_ADDRESS_SHIFT 0
#define MADEUP_FINDER_WHERE_ADDRESS_WIDTH 64
#define madeup_finder_where_get_address(r) /* uint64_t (madeup_finder_where r) [63:0] */ \
	UNCORE_GET64_(madeup_finder_where, r, MADEUP_FINDER_WHERE_ADDRESS)

/* domain [31:28] RO, part of address. */
#define MADEUP_FINDER_WHERE_DOMAIN_MASK  UINT64_C(0x00000000f0000000)
#define MADEUP_FINDER_WHERE_DOMAIN_SHIFT 28
#define MADEUP_FINDER_WHERE_DOMAIN_WIDTH 4
#define madeup_finder_where_get_domain(r) /* uint64_t (madeup_finder_where r) [31:28] */ \
	UNCORE_GET64_(madeup_finder_where, r, MADEUP_FINDER_WHERE_DOMAIN)

/* bus [27:20] RO, part of address. */
#define MADEUP_FINDER_WHERE_BUS_MASK  UINT64_C(0x000000000ff00000)
#define MADEUP_FINDER_WHERE_BUS_SHIFT 20
#define MADEUP_FINDER_WHERE_BUS_WIDTH 8
#define madeup_finder_where_get_bus(r) /* uint64_t (madeup_finder_where r) [27:20] */ \
	UNCORE_GET64_(madeup_finder_where, r, MADEUP_FINDER_WHERE_BUS)

/* device [19:15] RO, part of address. */
#define MADEUP_FINDER_WHERE_DEVICE_MASK  UINT64_C(0x00000000000f8000)
#define MADEUP_FINDER_WHERE_DEVICE_SHIFT 15
#define MADEUP_FINDER_WHERE_DEVICE_WIDTH 5
#define madeup_finder_where_get_device(r) /* uint64_t (madeup_finder_where r) [19:15] */ \
	UNCORE_GET64_(madeup_finder_where, r, MADEUP_FINDER_WHERE_DEVICE)

/* function [14:12] RO, part of address. */
#define MADEUP_FINDER_WHERE_FUNCTION_MASK  UINT64_C(0x0000000000007000)
#define MADEUP_FINDER_WHERE_FUNCTION_SHIFT 12
#define MADEUP_FINDER_WHERE_FUNCTION_WIDTH 3
#define madeup_finder_where_get_function(r) /* uint64_t (madeup_finder_where r) [14:12] */ \
	UNCORE_GET64_(madeup_finder_where, r, MADEUP_FINDER_WHERE_FUNCTION)

/* byte [11:0] RO, part of address. */
#define MADEUP_FINDER_WHERE_BYTE_MASK  UINT64_C(0x0000000000000fff)
#define MADEUP_FINDER_WHERE_BYTE_SHIFT 0
#define MADEUP_FINDER_WHERE_BYTE_WIDTH 12
#define madeup_finder_where_get_byte(r) /* uint64_t (madeup_finder_where r) [11:0] */ \
	UNCORE_GET64_(madeup_finder_where, r, MADEUP_FINDER_WHERE_BYTE)

/*
 * name: F_NAME, 32 bits
 * Source: made-up-2 p90
 */
typedef struct madeup_finder_name {
	uint32_t raw;
} madeup_finder_name;

UNCORE_ACCESSOR madeup_finder_name madeup_finder_name_value_(madeup_finder_name r)
{
	return r;
}

#define MADEUP_FINDER_NAME_RESET 0x00000000u
#define madeup_finder_name_reset() /* madeup_finder_name (): the value to begin from of F_NAME. */ \
	UNCORE_VALUE_(madeup_finder_name, MADEUP_FINDER_NAME_RESET)

/* No source gives its address. */

/* type [31:24] RO. */
#define MADEUP_FINDER_NAME_TYPE_MASK  0xff000000u
#define MADEUP_FINDER_NAME_TYPE_SHIFT 24
#define MADEUP_FINDER_NAME_TYPE_WIDTH 8
#define madeup_finder_name_get_type(r) /* uint32_t (madeup_finder_name r) [31:24] */ \
	UNCORE_GET32_(madeup_finder_name, r, MADEUP_FINDER_NAME_TYPE)

/* id [23:16] RO. */
#define MADEUP_FINDER_NAME_ID_MASK  0x00ff0000u
#define MADEUP_FINDER_NAME_ID_SHIFT 16
#define MADEUP_FINDER_NAME_ID_WIDTH 8
#define madeup_finder_name_get_id(r) /* uint32_t (madeup_finder_name r) [23:16] */ \
	UNCORE_GET32_(madeup_finder_name, r, MADEUP_FINDER_NAME_ID)

/* access [15:12] RO. */
#define MADEUP_FINDER_NAME_ACCESS_MASK  0x0000f000u
#define MADEUP_FINDER_NAME_ACCESS_SHIFT 12
#define MADEUP_FINDER_NAME_ACCESS_WIDTH 4

enum madeup_finder_name_access {
	MADEUP_FINDER_NAME_ACCESS_MMIO = 0x5,
	MADEUP_FINDER_NAME_ACCESS_MSR = 0x6,
	MADEUP_FINDER_NAME_ACCESS_PCI = 0x7,
};
#define madeup_finder_name_get_access(r) /* uint32_t (madeup_finder_name r) [15:12] */ \
	UNCORE_GET32_(madeup_finder_name, r, MADEUP_FINDER_NAME_ACCESS)

/* count [11:8] RO. */
#define MADEUP_FINDER_NAME_COUNT_MASK  0x00000f00u
#define MADEUP_FINDER_NAME_COUNT_SHIFT 8
#define MADEUP_FINDER_NAME_COUNT_WIDTH 4
#define madeup_finder_name_get_count(r) /* uint32_t (madeup_finder_name r) [11:8] */ \
	UNCORE_GET32_(madeup_finder_name, r, MADEUP_FINDER_NAME_COUNT)

/* width [7:0] RO. */
#define MADEUP_FINDER_NAME_WIDTH_MASK  0x000000ffu
#define MADEUP_FINDER_NAME_WIDTH_SHIFT 0
#define MADEUP_FINDER_NAME_WIDTH_WIDTH 8
#define madeup_finder_name_get_width(r) /* uint32_t (madeup_finder_name r) [7:0] */ \
	UNCORE_GET32_(madeup_finder_name, r, MADEUP_FINDER_NAME_WIDTH)

/*
 * offsets: F_OFFSETS, 32 bits
 * Source: made-up-2 p90
 */
typedef struct madeup_finder_offsets {
	uint32_t raw;
} madeup_finder_offsets;

UNCORE_ACCESSOR madeup_finder_offsets madeup_finder_offsets_value_(madeup_finder_offsets r)
{
	return r;
}

#define MADEUP_FINDER_OFFSETS_RESET     0x00000000u
#define MADEUP_FINDER_OFFSETS_MUST_ZERO 0xffff0000u
#define madeup_finder_offsets_reset() /* madeup_finder_offsets (): the value to begin from of F_OFFSETS. */ \
	UNCORE_VALUE_(madeup_finder_offsets, MADEUP_FINDER_OFFSETS_RESET)

/* No source gives its address. */

/* controls [15:8] RO. */
#define MADEUP_FINDER_OFFSETS_CONTROLS_MASK  0x0000ff00u
#define MADEUP_FINDER_OFFSETS_CONTROLS_SHIFT 8
#define MADEUP_FINDER_OFFSETS_CONTROLS_WIDTH 8
#define madeup_finder_offsets_get_controls(r) /* uint32_t (madeup_finder_offsets r) [15:8] */ \
	UNCORE_GET32_(madeup_finder_offsets, r, MADEUP_FINDER_OFFSETS_CONTROLS)

/* counters [7:0] RO. */
#define MADEUP_FINDER_OFFSETS_COUNTERS_MASK  0x000000ffu
#define MADEUP_FINDER_OFFSETS_COUNTERS_SHIFT 0
#define MADEUP_FINDER_OFFSETS_COUNTERS_WIDTH 8
#define madeup_finder_offsets_get_counters(r) /* uint32_t (madeup_finder_offsets r) [7:0] */ \
	UNCORE_GET32_(madeup_finder_offsets, r, MADEUP_FINDER_OFFSETS_COUNTERS)

#ifdef __cplusplus
}
#endif

#endif
