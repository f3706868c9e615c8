/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr/discovery.box.json by "make generate". Do not edit. */
/*
 * gnr discovery: Table of units. A table in the machine's memory, which lists every unit with counters and where its
 * registers are. A PCI function leads to it.
 * Source: linux-6.12 uncore_discovery.c parse_discovery_table; pcm uncore_pmu_discovery.cpp; likwid perfmon_discovery.c
 * (as on spr/discovery)
 */
#ifndef UNCORE_GNR_DISCOVERY_H
#define UNCORE_GNR_DISCOVERY_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define GNR_DISCOVERY_INSTANCES 1

/* PCI function portal: no source gives its device and function number. */
#define GNR_DISCOVERY_PORTAL_DEVICE_ID 0x09a7u

/*
 * capability: DVSEC, 32 bits
 * Begins a capability of the function.
 * Source: pcm types.h VSEC; linux-6.12 uncore_discovery.h UNCORE_EXT_CAP_ID_DISCOVERY (as on spr/discovery)
 * (cross-source)
 */
typedef struct gnr_discovery_capability {
	uint32_t raw;
} gnr_discovery_capability;

UNCORE_ACCESSOR gnr_discovery_capability gnr_discovery_capability_value_(gnr_discovery_capability r)
{
	return r;
}

#define GNR_DISCOVERY_CAPABILITY_RESET 0x00000000u
#define gnr_discovery_capability_reset() /* gnr_discovery_capability (): the value to begin from of DVSEC. */ \
	UNCORE_VALUE_(gnr_discovery_capability, GNR_DISCOVERY_CAPABILITY_RESET)

/* No source gives its address. */

/* next [31:20] RO. */
#define GNR_DISCOVERY_CAPABILITY_NEXT_MASK  0xfff00000u
#define GNR_DISCOVERY_CAPABILITY_NEXT_SHIFT 20
#define GNR_DISCOVERY_CAPABILITY_NEXT_WIDTH 12
#define gnr_discovery_capability_get_next(r) /* uint32_t (gnr_discovery_capability r) [31:20]: Where the next capability is; 0 if there is none. */ \
	UNCORE_GET32_(gnr_discovery_capability, r, GNR_DISCOVERY_CAPABILITY_NEXT)

/* version [19:16] RO. */
#define GNR_DISCOVERY_CAPABILITY_VERSION_MASK  0x000f0000u
#define GNR_DISCOVERY_CAPABILITY_VERSION_SHIFT 16
#define GNR_DISCOVERY_CAPABILITY_VERSION_WIDTH 4
#define gnr_discovery_capability_get_version(r) /* uint32_t (gnr_discovery_capability r) [19:16]: Version of the capability. */ \
	UNCORE_GET32_(gnr_discovery_capability, r, GNR_DISCOVERY_CAPABILITY_VERSION)

/* id [15:0] RO. */
#define GNR_DISCOVERY_CAPABILITY_ID_MASK  0x0000ffffu
#define GNR_DISCOVERY_CAPABILITY_ID_SHIFT 0
#define GNR_DISCOVERY_CAPABILITY_ID_WIDTH 16

enum gnr_discovery_capability_id {
	GNR_DISCOVERY_CAPABILITY_ID_DESIGNATED = 0x23, /* One that a vendor designs. */
};
#define gnr_discovery_capability_get_id(r) /* uint32_t (gnr_discovery_capability r) [15:0]: Which capability it is. */ \
	UNCORE_GET32_(gnr_discovery_capability, r, GNR_DISCOVERY_CAPABILITY_ID)

/*
 * kind: DVSEC_ENTRY, 32 bits
 * What the capability leads to.
 * Source: linux-6.12 uncore_discovery.h UNCORE_DISCOVERY_DVSEC_ID_MASK; pcm types.h VSEC (as on spr/discovery)
 * (cross-source)
 */
typedef struct gnr_discovery_kind {
	uint32_t raw;
} gnr_discovery_kind;

UNCORE_ACCESSOR gnr_discovery_kind gnr_discovery_kind_value_(gnr_discovery_kind r)
{
	return r;
}

#define GNR_DISCOVERY_KIND_RESET 0x00000000u
#define gnr_discovery_kind_reset() /* gnr_discovery_kind (): the value to begin from of DVSEC_ENTRY. */ \
	UNCORE_VALUE_(gnr_discovery_kind, GNR_DISCOVERY_KIND_RESET)

/* No source gives its address. */

/* entry_size [31:24] RO. */
#define GNR_DISCOVERY_KIND_ENTRY_SIZE_MASK  0xff000000u
#define GNR_DISCOVERY_KIND_ENTRY_SIZE_SHIFT 24
#define GNR_DISCOVERY_KIND_ENTRY_SIZE_WIDTH 8
#define gnr_discovery_kind_get_entry_size(r) /* uint32_t (gnr_discovery_kind r) [31:24]: How long an entry is. */ \
	UNCORE_GET32_(gnr_discovery_kind, r, GNR_DISCOVERY_KIND_ENTRY_SIZE)

/* entries [23:16] RO. */
#define GNR_DISCOVERY_KIND_ENTRIES_MASK  0x00ff0000u
#define GNR_DISCOVERY_KIND_ENTRIES_SHIFT 16
#define GNR_DISCOVERY_KIND_ENTRIES_WIDTH 8
#define gnr_discovery_kind_get_entries(r) /* uint32_t (gnr_discovery_kind r) [23:16]: How many entries follow. */ \
	UNCORE_GET32_(gnr_discovery_kind, r, GNR_DISCOVERY_KIND_ENTRIES)

/* entry [15:0] RO. */
#define GNR_DISCOVERY_KIND_ENTRY_MASK  0x0000ffffu
#define GNR_DISCOVERY_KIND_ENTRY_SHIFT 0
#define GNR_DISCOVERY_KIND_ENTRY_WIDTH 16

enum gnr_discovery_kind_entry {
	GNR_DISCOVERY_KIND_ENTRY_PMON = 0x1, /* The table of units. */
};
#define gnr_discovery_kind_get_entry(r) /* uint32_t (gnr_discovery_kind r) [15:0]: What the capability leads to. */ \
	UNCORE_GET32_(gnr_discovery_kind, r, GNR_DISCOVERY_KIND_ENTRY)

/*
 * where: DVSEC_TABLE, 32 bits
 * Where the table is.
 * Source: linux-6.12 uncore_discovery.h UNCORE_DISCOVERY_BIR_*; pcm types.h VSEC (as on spr/discovery) (cross-source)
 */
typedef struct gnr_discovery_where {
	uint32_t raw;
} gnr_discovery_where;

UNCORE_ACCESSOR gnr_discovery_where gnr_discovery_where_value_(gnr_discovery_where r)
{
	return r;
}

#define GNR_DISCOVERY_WHERE_RESET 0x00000000u
#define gnr_discovery_where_reset() /* gnr_discovery_where (): the value to begin from of DVSEC_TABLE. */ \
	UNCORE_VALUE_(gnr_discovery_where, GNR_DISCOVERY_WHERE_RESET)

/* No source gives its address. */

/* offset [31:3] RO. */
#define GNR_DISCOVERY_WHERE_OFFSET_MASK  0xfffffff8u
#define GNR_DISCOVERY_WHERE_OFFSET_SHIFT 3
#define GNR_DISCOVERY_WHERE_OFFSET_WIDTH 29
#define gnr_discovery_where_get_offset(r) /* uint32_t (gnr_discovery_where r) [31:3]: How far into its BAR the table begins, in numbers of 8 bytes; Linux takes only 0. */ \
	UNCORE_GET32_(gnr_discovery_where, r, GNR_DISCOVERY_WHERE_OFFSET)

/* bar [2:0] RO. */
#define GNR_DISCOVERY_WHERE_BAR_MASK  0x00000007u
#define GNR_DISCOVERY_WHERE_BAR_SHIFT 0
#define GNR_DISCOVERY_WHERE_BAR_WIDTH 3
#define gnr_discovery_where_get_bar(r) /* uint32_t (gnr_discovery_where r) [2:0]: The BAR that leads to the table. */ \
	UNCORE_GET32_(gnr_discovery_where, r, GNR_DISCOVERY_WHERE_BAR)

/*
 * head: GLOBAL_DISCOVERY, 64 bits
 * How many records the table has, and how long they are.
 * Source: linux-6.12 uncore_discovery.h struct uncore_global_discovery; pcm uncore_pmu_discovery.h; likwid
 * perfmon_discovery.h (as on spr/discovery) (cross-source)
 */
typedef struct gnr_discovery_head {
	uint64_t raw;
} gnr_discovery_head;

UNCORE_ACCESSOR gnr_discovery_head gnr_discovery_head_value_(gnr_discovery_head r)
{
	return r;
}

#define GNR_DISCOVERY_HEAD_RESET UINT64_C(0x0000000000000000)
#define gnr_discovery_head_reset() /* gnr_discovery_head (): the value to begin from of GLOBAL_DISCOVERY. */ \
	UNCORE_VALUE_(gnr_discovery_head, GNR_DISCOVERY_HEAD_RESET)

/* No source gives its address. */

/* access [63:62] RO. */
#define GNR_DISCOVERY_HEAD_ACCESS_MASK  UINT64_C(0xc000000000000000)
#define GNR_DISCOVERY_HEAD_ACCESS_SHIFT 62
#define GNR_DISCOVERY_HEAD_ACCESS_WIDTH 2

enum gnr_discovery_head_access {
	GNR_DISCOVERY_HEAD_ACCESS_MSR = 0x0, /* It is an MSR. */
	GNR_DISCOVERY_HEAD_ACCESS_MMIO = 0x1, /* It is in memory. */
	GNR_DISCOVERY_HEAD_ACCESS_PCI = 0x2, /* It is in PCI configuration space. */
};
#define gnr_discovery_head_get_access(r) /* uint64_t (gnr_discovery_head r) [63:62]: How the global control is reached. */ \
	UNCORE_GET64_(gnr_discovery_head, r, GNR_DISCOVERY_HEAD_ACCESS)

/* max_units [25:16] RO. */
#define GNR_DISCOVERY_HEAD_MAX_UNITS_MASK  UINT64_C(0x0000000003ff0000)
#define GNR_DISCOVERY_HEAD_MAX_UNITS_SHIFT 16
#define GNR_DISCOVERY_HEAD_MAX_UNITS_WIDTH 10
#define gnr_discovery_head_get_max_units(r) /* uint64_t (gnr_discovery_head r) [25:16]: How many records of units follow; some may be empty. */ \
	UNCORE_GET64_(gnr_discovery_head, r, GNR_DISCOVERY_HEAD_MAX_UNITS)

/* stride [15:8] RO. */
#define GNR_DISCOVERY_HEAD_STRIDE_MASK  UINT64_C(0x000000000000ff00)
#define GNR_DISCOVERY_HEAD_STRIDE_SHIFT 8
#define GNR_DISCOVERY_HEAD_STRIDE_WIDTH 8
#define gnr_discovery_head_get_stride(r) /* uint64_t (gnr_discovery_head r) [15:8]: How long each record is, in numbers of 8 bytes. */ \
	UNCORE_GET64_(gnr_discovery_head, r, GNR_DISCOVERY_HEAD_STRIDE)

/* type [7:0] RO. */
#define GNR_DISCOVERY_HEAD_TYPE_MASK  UINT64_C(0x00000000000000ff)
#define GNR_DISCOVERY_HEAD_TYPE_SHIFT 0
#define GNR_DISCOVERY_HEAD_TYPE_WIDTH 8
#define gnr_discovery_head_get_type(r) /* uint64_t (gnr_discovery_head r) [7:0]: Which kind of record this is. */ \
	UNCORE_GET64_(gnr_discovery_head, r, GNR_DISCOVERY_HEAD_TYPE)

/*
 * head_ctl: GLOBAL_CTL_ADDRESS, 64 bits
 * Where the global control is.
 * Source: linux-6.12 uncore_discovery.h struct uncore_global_discovery (as on spr/discovery) (inferred)
 */
typedef struct gnr_discovery_head_ctl {
	uint64_t raw;
} gnr_discovery_head_ctl;

UNCORE_ACCESSOR gnr_discovery_head_ctl gnr_discovery_head_ctl_value_(gnr_discovery_head_ctl r)
{
	return r;
}

#define GNR_DISCOVERY_HEAD_CTL_RESET UINT64_C(0x0000000000000000)
#define gnr_discovery_head_ctl_reset() /* gnr_discovery_head_ctl (): the value to begin from of GLOBAL_CTL_ADDRESS. */ \
	UNCORE_VALUE_(gnr_discovery_head_ctl, GNR_DISCOVERY_HEAD_CTL_RESET)

/* No source gives its address. */

/* ctl [63:0] RO. */
#define GNR_DISCOVERY_HEAD_CTL_CTL_MASK  UINT64_C(0xffffffffffffffff)
#define GNR_DISCOVERY_HEAD_CTL_CTL_SHIFT 0
#define GNR_DISCOVERY_HEAD_CTL_CTL_WIDTH 64
#define gnr_discovery_head_ctl_get_ctl(r) /* uint64_t (gnr_discovery_head_ctl r) [63:0]: Address of the global control. */ \
	UNCORE_GET64_(gnr_discovery_head_ctl, r, GNR_DISCOVERY_HEAD_CTL_CTL)

/*
 * head_status: GLOBAL_STATUS_ADDRESS, 64 bits
 * Where the global status is.
 * Source: linux-6.12 uncore_discovery.h struct uncore_global_discovery (as on spr/discovery) (inferred)
 */
typedef struct gnr_discovery_head_status {
	uint64_t raw;
} gnr_discovery_head_status;

UNCORE_ACCESSOR gnr_discovery_head_status gnr_discovery_head_status_value_(gnr_discovery_head_status r)
{
	return r;
}

#define GNR_DISCOVERY_HEAD_STATUS_RESET UINT64_C(0x0000000000000000)
#define gnr_discovery_head_status_reset() /* gnr_discovery_head_status (): the value to begin from of GLOBAL_STATUS_ADDRESS. */ \
	UNCORE_VALUE_(gnr_discovery_head_status, GNR_DISCOVERY_HEAD_STATUS_RESET)

/* No source gives its address. */

/* count [23:8] RO. */
#define GNR_DISCOVERY_HEAD_STATUS_COUNT_MASK  UINT64_C(0x0000000000ffff00)
#define GNR_DISCOVERY_HEAD_STATUS_COUNT_SHIFT 8
#define GNR_DISCOVERY_HEAD_STATUS_COUNT_WIDTH 16
#define gnr_discovery_head_status_get_count(r) /* uint64_t (gnr_discovery_head_status r) [23:8]: How many global status registers there are. */ \
	UNCORE_GET64_(gnr_discovery_head_status, r, GNR_DISCOVERY_HEAD_STATUS_COUNT)

/* offset [7:0] RO. */
#define GNR_DISCOVERY_HEAD_STATUS_OFFSET_MASK  UINT64_C(0x00000000000000ff)
#define GNR_DISCOVERY_HEAD_STATUS_OFFSET_SHIFT 0
#define GNR_DISCOVERY_HEAD_STATUS_OFFSET_WIDTH 8
#define gnr_discovery_head_status_get_offset(r) /* uint64_t (gnr_discovery_head_status r) [7:0]: How far behind the global control the first of them is. */ \
	UNCORE_GET64_(gnr_discovery_head_status, r, GNR_DISCOVERY_HEAD_STATUS_OFFSET)

/*
 * unit: UNIT_DISCOVERY, 64 bits
 * How the registers of a unit lie.
 * Source: linux-6.12 uncore_discovery.h struct uncore_unit_discovery; pcm uncore_pmu_discovery.h; likwid
 * perfmon_discovery.h (as on spr/discovery) (cross-source)
 */
typedef struct gnr_discovery_unit {
	uint64_t raw;
} gnr_discovery_unit;

UNCORE_ACCESSOR gnr_discovery_unit gnr_discovery_unit_value_(gnr_discovery_unit r)
{
	return r;
}

#define GNR_DISCOVERY_UNIT_RESET UINT64_C(0x0000000000000000)
#define gnr_discovery_unit_reset() /* gnr_discovery_unit (): the value to begin from of UNIT_DISCOVERY. */ \
	UNCORE_VALUE_(gnr_discovery_unit, GNR_DISCOVERY_UNIT_RESET)

/* No source gives its address. */

/* access [63:62] RO. */
#define GNR_DISCOVERY_UNIT_ACCESS_MASK  UINT64_C(0xc000000000000000)
#define GNR_DISCOVERY_UNIT_ACCESS_SHIFT 62
#define GNR_DISCOVERY_UNIT_ACCESS_WIDTH 2

enum gnr_discovery_unit_access {
	GNR_DISCOVERY_UNIT_ACCESS_MSR = 0x0, /* They are MSRs. */
	GNR_DISCOVERY_UNIT_ACCESS_MMIO = 0x1, /* They are in memory. */
	GNR_DISCOVERY_UNIT_ACCESS_PCI = 0x2, /* They are in PCI configuration space. */
};
#define gnr_discovery_unit_get_access(r) /* uint64_t (gnr_discovery_unit r) [63:62]: How the registers are reached. */ \
	UNCORE_GET64_(gnr_discovery_unit, r, GNR_DISCOVERY_UNIT_ACCESS)

/* status [39:32] RO. */
#define GNR_DISCOVERY_UNIT_STATUS_MASK  UINT64_C(0x000000ff00000000)
#define GNR_DISCOVERY_UNIT_STATUS_SHIFT 32
#define GNR_DISCOVERY_UNIT_STATUS_WIDTH 8
#define gnr_discovery_unit_get_status(r) /* uint64_t (gnr_discovery_unit r) [39:32]: How far behind the unit's address its status is. */ \
	UNCORE_GET64_(gnr_discovery_unit, r, GNR_DISCOVERY_UNIT_STATUS)

/* counters [31:24] RO. */
#define GNR_DISCOVERY_UNIT_COUNTERS_MASK  UINT64_C(0x00000000ff000000)
#define GNR_DISCOVERY_UNIT_COUNTERS_SHIFT 24
#define GNR_DISCOVERY_UNIT_COUNTERS_WIDTH 8
#define gnr_discovery_unit_get_counters(r) /* uint64_t (gnr_discovery_unit r) [31:24]: How far behind the unit's address its first counter is. */ \
	UNCORE_GET64_(gnr_discovery_unit, r, GNR_DISCOVERY_UNIT_COUNTERS)

/* width [23:16] RO. */
#define GNR_DISCOVERY_UNIT_WIDTH_MASK  UINT64_C(0x0000000000ff0000)
#define GNR_DISCOVERY_UNIT_WIDTH_SHIFT 16
#define GNR_DISCOVERY_UNIT_WIDTH_WIDTH 8
#define gnr_discovery_unit_get_width(r) /* uint64_t (gnr_discovery_unit r) [23:16]: Bits of a counter. */ \
	UNCORE_GET64_(gnr_discovery_unit, r, GNR_DISCOVERY_UNIT_WIDTH)

/* controls [15:8] RO. */
#define GNR_DISCOVERY_UNIT_CONTROLS_MASK  UINT64_C(0x000000000000ff00)
#define GNR_DISCOVERY_UNIT_CONTROLS_SHIFT 8
#define GNR_DISCOVERY_UNIT_CONTROLS_WIDTH 8
#define gnr_discovery_unit_get_controls(r) /* uint64_t (gnr_discovery_unit r) [15:8]: How far behind the unit's address the control register of its first counter is. */ \
	UNCORE_GET64_(gnr_discovery_unit, r, GNR_DISCOVERY_UNIT_CONTROLS)

/* count [7:0] RO. */
#define GNR_DISCOVERY_UNIT_COUNT_MASK  UINT64_C(0x00000000000000ff)
#define GNR_DISCOVERY_UNIT_COUNT_SHIFT 0
#define GNR_DISCOVERY_UNIT_COUNT_WIDTH 8
#define gnr_discovery_unit_get_count(r) /* uint64_t (gnr_discovery_unit r) [7:0]: How many counters with a control register it has. */ \
	UNCORE_GET64_(gnr_discovery_unit, r, GNR_DISCOVERY_UNIT_COUNT)

/*
 * unit_ctl: UNIT_CTL_ADDRESS, 64 bits
 * Where a unit is.
 * Source: linux-6.12 uncore_discovery.h UNCORE_DISCOVERY_PCI_*; pcm uncore_pmu_discovery.h (as on spr/discovery)
 * (cross-source)
 */
typedef struct gnr_discovery_unit_ctl {
	uint64_t raw;
} gnr_discovery_unit_ctl;

UNCORE_ACCESSOR gnr_discovery_unit_ctl gnr_discovery_unit_ctl_value_(gnr_discovery_unit_ctl r)
{
	return r;
}

#define GNR_DISCOVERY_UNIT_CTL_RESET UINT64_C(0x0000000000000000)
#define gnr_discovery_unit_ctl_reset() /* gnr_discovery_unit_ctl (): the value to begin from of UNIT_CTL_ADDRESS. */ \
	UNCORE_VALUE_(gnr_discovery_unit_ctl, GNR_DISCOVERY_UNIT_CTL_RESET)

/* No source gives its address. */

/* ctl [63:0] RO. */
#define GNR_DISCOVERY_UNIT_CTL_CTL_MASK  UINT64_C(0xffffffffffffffff)
#define GNR_DISCOVERY_UNIT_CTL_CTL_SHIFT 0
#define GNR_DISCOVERY_UNIT_CTL_CTL_WIDTH 64
#define gnr_discovery_unit_ctl_get_ctl(r) /* uint64_t (gnr_discovery_unit_ctl r) [63:0]: The unit's address, which is that of its control register: an MSR, a byte of memory, or a place in PCI space. */ \
	UNCORE_GET64_(gnr_discovery_unit_ctl, r, GNR_DISCOVERY_UNIT_CTL_CTL)

/* enable [31] RO, part of ctl. */
#define GNR_DISCOVERY_UNIT_CTL_ENABLE_MASK  UINT64_C(0x0000000080000000)
#define GNR_DISCOVERY_UNIT_CTL_ENABLE_SHIFT 31
#define GNR_DISCOVERY_UNIT_CTL_ENABLE_WIDTH 1
#define gnr_discovery_unit_ctl_get_enable(r) /* uint64_t (gnr_discovery_unit_ctl r) [31]: 0 is a fault of firmware, by PCM; Linux ignores it. */ \
	UNCORE_GET64_(gnr_discovery_unit_ctl, r, GNR_DISCOVERY_UNIT_CTL_ENABLE)

/* domain [30:28] RO, part of ctl. */
#define GNR_DISCOVERY_UNIT_CTL_DOMAIN_MASK  UINT64_C(0x0000000070000000)
#define GNR_DISCOVERY_UNIT_CTL_DOMAIN_SHIFT 28
#define GNR_DISCOVERY_UNIT_CTL_DOMAIN_WIDTH 3
#define gnr_discovery_unit_ctl_get_domain(r) /* uint64_t (gnr_discovery_unit_ctl r) [30:28]: PCI domain. */ \
	UNCORE_GET64_(gnr_discovery_unit_ctl, r, GNR_DISCOVERY_UNIT_CTL_DOMAIN)

/* bus [27:20] RO, part of ctl. */
#define GNR_DISCOVERY_UNIT_CTL_BUS_MASK  UINT64_C(0x000000000ff00000)
#define GNR_DISCOVERY_UNIT_CTL_BUS_SHIFT 20
#define GNR_DISCOVERY_UNIT_CTL_BUS_WIDTH 8
#define gnr_discovery_unit_ctl_get_bus(r) /* uint64_t (gnr_discovery_unit_ctl r) [27:20]: PCI bus. */ \
	UNCORE_GET64_(gnr_discovery_unit_ctl, r, GNR_DISCOVERY_UNIT_CTL_BUS)

/* device [19:15] RO, part of ctl. */
#define GNR_DISCOVERY_UNIT_CTL_DEVICE_MASK  UINT64_C(0x00000000000f8000)
#define GNR_DISCOVERY_UNIT_CTL_DEVICE_SHIFT 15
#define GNR_DISCOVERY_UNIT_CTL_DEVICE_WIDTH 5
#define gnr_discovery_unit_ctl_get_device(r) /* uint64_t (gnr_discovery_unit_ctl r) [19:15]: PCI device. */ \
	UNCORE_GET64_(gnr_discovery_unit_ctl, r, GNR_DISCOVERY_UNIT_CTL_DEVICE)

/* function [14:12] RO, part of ctl. */
#define GNR_DISCOVERY_UNIT_CTL_FUNCTION_MASK  UINT64_C(0x0000000000007000)
#define GNR_DISCOVERY_UNIT_CTL_FUNCTION_SHIFT 12
#define GNR_DISCOVERY_UNIT_CTL_FUNCTION_WIDTH 3
#define gnr_discovery_unit_ctl_get_function(r) /* uint64_t (gnr_discovery_unit_ctl r) [14:12]: PCI function. */ \
	UNCORE_GET64_(gnr_discovery_unit_ctl, r, GNR_DISCOVERY_UNIT_CTL_FUNCTION)

/* byte [11:0] RO, part of ctl. */
#define GNR_DISCOVERY_UNIT_CTL_BYTE_MASK  UINT64_C(0x0000000000000fff)
#define GNR_DISCOVERY_UNIT_CTL_BYTE_SHIFT 0
#define GNR_DISCOVERY_UNIT_CTL_BYTE_WIDTH 12
#define gnr_discovery_unit_ctl_get_byte(r) /* uint64_t (gnr_discovery_unit_ctl r) [11:0]: Byte in its configuration space. */ \
	UNCORE_GET64_(gnr_discovery_unit_ctl, r, GNR_DISCOVERY_UNIT_CTL_BYTE)

/*
 * unit_name: UNIT_ID, 64 bits
 * Which unit it is.
 * Source: linux-6.12 uncore_discovery.h struct uncore_unit_discovery; pcm uncore_pmu_discovery.h (as on spr/discovery)
 * (inferred)
 */
typedef struct gnr_discovery_unit_name {
	uint64_t raw;
} gnr_discovery_unit_name;

UNCORE_ACCESSOR gnr_discovery_unit_name gnr_discovery_unit_name_value_(gnr_discovery_unit_name r)
{
	return r;
}

#define GNR_DISCOVERY_UNIT_NAME_RESET UINT64_C(0x0000000000000000)
#define gnr_discovery_unit_name_reset() /* gnr_discovery_unit_name (): the value to begin from of UNIT_ID. */ \
	UNCORE_VALUE_(gnr_discovery_unit_name, GNR_DISCOVERY_UNIT_NAME_RESET)

/* No source gives its address. */

/* status_bit [47:32] RO. */
#define GNR_DISCOVERY_UNIT_NAME_STATUS_BIT_MASK  UINT64_C(0x0000ffff00000000)
#define GNR_DISCOVERY_UNIT_NAME_STATUS_BIT_SHIFT 32
#define GNR_DISCOVERY_UNIT_NAME_STATUS_BIT_WIDTH 16
#define gnr_discovery_unit_name_get_status_bit(r) /* uint64_t (gnr_discovery_unit_name r) [47:32]: The unit's bit in the global status, by LIKWID alone. */ \
	UNCORE_GET64_(gnr_discovery_unit_name, r, GNR_DISCOVERY_UNIT_NAME_STATUS_BIT)

/* id [31:16] RO. */
#define GNR_DISCOVERY_UNIT_NAME_ID_MASK  UINT64_C(0x00000000ffff0000)
#define GNR_DISCOVERY_UNIT_NAME_ID_SHIFT 16
#define GNR_DISCOVERY_UNIT_NAME_ID_WIDTH 16
#define gnr_discovery_unit_name_get_id(r) /* uint64_t (gnr_discovery_unit_name r) [31:16]: The unit's number in its type; numbers may have gaps. */ \
	UNCORE_GET64_(gnr_discovery_unit_name, r, GNR_DISCOVERY_UNIT_NAME_ID)

/* type [15:0] RO. */
#define GNR_DISCOVERY_UNIT_NAME_TYPE_MASK  UINT64_C(0x000000000000ffff)
#define GNR_DISCOVERY_UNIT_NAME_TYPE_SHIFT 0
#define GNR_DISCOVERY_UNIT_NAME_TYPE_WIDTH 16
#define gnr_discovery_unit_name_get_type(r) /* uint64_t (gnr_discovery_unit_name r) [15:0]: Number of the unit's type. */ \
	UNCORE_GET64_(gnr_discovery_unit_name, r, GNR_DISCOVERY_UNIT_NAME_TYPE)

#ifdef __cplusplus
}
#endif

#endif
