/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx/rapl.box.json by "make generate". Do not edit. */
/*
 * icx rapl: Energy of the package. What the package and its memory use, as the processor measures or estimates it. The
 * counters run freely.
 * Source: linux-rapl rapl.c model_hsx; turbostat turbostat.c icx_features; likwid perfmon_icelakeX_counters.h
 */
#ifndef UNCORE_ICX_RAPL_H
#define UNCORE_ICX_RAPL_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ICX_RAPL_INSTANCES 1

#define ICX_RAPL_PKG_COUNTERS   1
#define ICX_RAPL_PKG_WIDTH      32
#define ICX_RAPL_PKG_COUNT_MASK UINT64_C(0xffffffff)

#define ICX_RAPL_DRAM_COUNTERS   1
#define ICX_RAPL_DRAM_WIDTH      32
#define ICX_RAPL_DRAM_COUNT_MASK UINT64_C(0xffffffff)

/*
 * unit: MSR_RAPL_POWER_UNIT, 64 bits
 * The units of energies, powers and times.
 * Source: sdm-325384-059 14.9.1 (as on skx/rapl)
 */
typedef struct icx_rapl_unit {
	uint64_t raw;
} icx_rapl_unit;

UNCORE_ACCESSOR icx_rapl_unit icx_rapl_unit_value_(icx_rapl_unit r)
{
	return r;
}

#define ICX_RAPL_UNIT_RESET UINT64_C(0x0000000000000000)
#define icx_rapl_unit_reset() /* icx_rapl_unit (): the value to begin from of MSR_RAPL_POWER_UNIT. */ \
	UNCORE_VALUE_(icx_rapl_unit, ICX_RAPL_UNIT_RESET)

#define ICX_RAPL_UNIT_MSR 0x606u

#define icx_rapl_unit_addr() /* uncore_msr (): the address of MSR_RAPL_POWER_UNIT. */ \
	uncore_msr_at_(ICX_RAPL_UNIT_MSR)

/* tu [19:16] RO. */
#define ICX_RAPL_UNIT_TU_MASK  UINT64_C(0x00000000000f0000)
#define ICX_RAPL_UNIT_TU_SHIFT 16
#define ICX_RAPL_UNIT_TU_WIDTH 4
#define icx_rapl_unit_get_tu(r) /* uint64_t (icx_rapl_unit r) [19:16]: A unit of time is a second, halved so often. */ \
	UNCORE_GET64_(icx_rapl_unit, r, ICX_RAPL_UNIT_TU)

/* esu [12:8] RO. */
#define ICX_RAPL_UNIT_ESU_MASK  UINT64_C(0x0000000000001f00)
#define ICX_RAPL_UNIT_ESU_SHIFT 8
#define ICX_RAPL_UNIT_ESU_WIDTH 5
#define icx_rapl_unit_get_esu(r) /* uint64_t (icx_rapl_unit r) [12:8]: A unit of energy is a joule, halved so often. */ \
	UNCORE_GET64_(icx_rapl_unit, r, ICX_RAPL_UNIT_ESU)

/* pu [3:0] RO. */
#define ICX_RAPL_UNIT_PU_MASK  UINT64_C(0x000000000000000f)
#define ICX_RAPL_UNIT_PU_SHIFT 0
#define ICX_RAPL_UNIT_PU_WIDTH 4
#define icx_rapl_unit_get_pu(r) /* uint64_t (icx_rapl_unit r) [3:0]: A unit of power is a watt, halved so often. */ \
	UNCORE_GET64_(icx_rapl_unit, r, ICX_RAPL_UNIT_PU)

/*
 * pkg_energy: MSR_PKG_ENERGY_STATUS, 64 bits
 * The energy that the package used: cores, caches and all else on the die.
 * Source: sdm-325384-059 14.9.3; linux-rapl rapl.c RAPL_MSR_MASK (as on skx/rapl) (cross-source)
 */
typedef struct icx_rapl_pkg_energy {
	uint64_t raw;
} icx_rapl_pkg_energy;

UNCORE_ACCESSOR icx_rapl_pkg_energy icx_rapl_pkg_energy_value_(icx_rapl_pkg_energy r)
{
	return r;
}

#define ICX_RAPL_PKG_ENERGY_RESET UINT64_C(0x0000000000000000)
#define icx_rapl_pkg_energy_reset() /* icx_rapl_pkg_energy (): the value to begin from of MSR_PKG_ENERGY_STATUS. */ \
	UNCORE_VALUE_(icx_rapl_pkg_energy, ICX_RAPL_PKG_ENERGY_RESET)

#define ICX_RAPL_PKG_ENERGY_MSR 0x611u

#define icx_rapl_pkg_energy_addr() /* uncore_msr (): the address of MSR_PKG_ENERGY_STATUS. */ \
	uncore_msr_at_(ICX_RAPL_PKG_ENERGY_MSR)

/* used [31:0] RO-V. */
#define ICX_RAPL_PKG_ENERGY_USED_MASK  UINT64_C(0x00000000ffffffff)
#define ICX_RAPL_PKG_ENERGY_USED_SHIFT 0
#define ICX_RAPL_PKG_ENERGY_USED_WIDTH 32
#define icx_rapl_pkg_energy_get_used(r) /* uint64_t (icx_rapl_pkg_energy r) [31:0]: The energy that was used since the reset, in units; it wraps at 32 bits. */ \
	UNCORE_GET64_(icx_rapl_pkg_energy, r, ICX_RAPL_PKG_ENERGY_USED)

/*
 * dram_energy: MSR_DRAM_ENERGY_STATUS, 64 bits
 * The energy that the memory used at this socket.
 * Source: sdm-325384-059 14.9.3; linux-rapl rapl.c RAPL_MSR_MASK (as on skx/rapl) (cross-source)
 */
typedef struct icx_rapl_dram_energy {
	uint64_t raw;
} icx_rapl_dram_energy;

UNCORE_ACCESSOR icx_rapl_dram_energy icx_rapl_dram_energy_value_(icx_rapl_dram_energy r)
{
	return r;
}

#define ICX_RAPL_DRAM_ENERGY_RESET UINT64_C(0x0000000000000000)
#define icx_rapl_dram_energy_reset() /* icx_rapl_dram_energy (): the value to begin from of MSR_DRAM_ENERGY_STATUS. */ \
	UNCORE_VALUE_(icx_rapl_dram_energy, ICX_RAPL_DRAM_ENERGY_RESET)

#define ICX_RAPL_DRAM_ENERGY_MSR 0x619u

#define icx_rapl_dram_energy_addr() /* uncore_msr (): the address of MSR_DRAM_ENERGY_STATUS. */ \
	uncore_msr_at_(ICX_RAPL_DRAM_ENERGY_MSR)

/* used [31:0] RO-V. */
#define ICX_RAPL_DRAM_ENERGY_USED_MASK  UINT64_C(0x00000000ffffffff)
#define ICX_RAPL_DRAM_ENERGY_USED_SHIFT 0
#define ICX_RAPL_DRAM_ENERGY_USED_WIDTH 32
#define icx_rapl_dram_energy_get_used(r) /* uint64_t (icx_rapl_dram_energy r) [31:0]: the same bits as in icx_rapl_pkg_energy. */ \
	UNCORE_GET64_(icx_rapl_dram_energy, r, ICX_RAPL_DRAM_ENERGY_USED)

#ifdef __cplusplus
}
#endif

#endif
