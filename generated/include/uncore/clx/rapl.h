/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/clx/rapl.box.json by "make generate". Do not edit. */
/*
 * clx rapl: Energy of the package. What the package and its memory use, as the processor measures or estimates it. The
 * counters run freely.
 * Source: linux-rapl rapl.c model_hsx; turbostat turbostat.c skx_features; likwid perfmon_skylakeX_counters.h (as on
 * skx/rapl)
 */
#ifndef UNCORE_CLX_RAPL_H
#define UNCORE_CLX_RAPL_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CLX_RAPL_INSTANCES 1

#define CLX_RAPL_PKG_COUNTERS   1
#define CLX_RAPL_PKG_WIDTH      32
#define CLX_RAPL_PKG_COUNT_MASK UINT64_C(0xffffffff)

#define CLX_RAPL_DRAM_COUNTERS   1
#define CLX_RAPL_DRAM_WIDTH      32
#define CLX_RAPL_DRAM_COUNT_MASK UINT64_C(0xffffffff)

/*
 * unit: MSR_RAPL_POWER_UNIT, 64 bits
 * The units of energies, powers and times.
 * Source: sdm-325384-059 14.9.1 (as on skx/rapl)
 */
typedef struct clx_rapl_unit {
	uint64_t raw;
} clx_rapl_unit;

UNCORE_ACCESSOR clx_rapl_unit clx_rapl_unit_value_(clx_rapl_unit r)
{
	return r;
}

#define CLX_RAPL_UNIT_RESET UINT64_C(0x0000000000000000)
#define clx_rapl_unit_reset() /* clx_rapl_unit (): the value to begin from of MSR_RAPL_POWER_UNIT. */ \
	UNCORE_VALUE_(clx_rapl_unit, CLX_RAPL_UNIT_RESET)

#define CLX_RAPL_UNIT_MSR 0x606u

#define clx_rapl_unit_addr() /* uncore_msr (): the address of MSR_RAPL_POWER_UNIT. */ \
	uncore_msr_at_(CLX_RAPL_UNIT_MSR)

/* tu [19:16] RO. */
#define CLX_RAPL_UNIT_TU_MASK  UINT64_C(0x00000000000f0000)
#define CLX_RAPL_UNIT_TU_SHIFT 16
#define CLX_RAPL_UNIT_TU_WIDTH 4
#define clx_rapl_unit_get_tu(r) /* uint64_t (clx_rapl_unit r) [19:16]: A unit of time is a second, halved so often. */ \
	UNCORE_GET64_(clx_rapl_unit, r, CLX_RAPL_UNIT_TU)

/* esu [12:8] RO. */
#define CLX_RAPL_UNIT_ESU_MASK  UINT64_C(0x0000000000001f00)
#define CLX_RAPL_UNIT_ESU_SHIFT 8
#define CLX_RAPL_UNIT_ESU_WIDTH 5
#define clx_rapl_unit_get_esu(r) /* uint64_t (clx_rapl_unit r) [12:8]: A unit of energy is a joule, halved so often. */ \
	UNCORE_GET64_(clx_rapl_unit, r, CLX_RAPL_UNIT_ESU)

/* pu [3:0] RO. */
#define CLX_RAPL_UNIT_PU_MASK  UINT64_C(0x000000000000000f)
#define CLX_RAPL_UNIT_PU_SHIFT 0
#define CLX_RAPL_UNIT_PU_WIDTH 4
#define clx_rapl_unit_get_pu(r) /* uint64_t (clx_rapl_unit r) [3:0]: A unit of power is a watt, halved so often. */ \
	UNCORE_GET64_(clx_rapl_unit, r, CLX_RAPL_UNIT_PU)

/*
 * pkg_energy: MSR_PKG_ENERGY_STATUS, 64 bits
 * The energy that the package used: cores, caches and all else on the die.
 * Source: sdm-325384-059 14.9.3; linux-rapl rapl.c RAPL_MSR_MASK (as on skx/rapl) (cross-source)
 */
typedef struct clx_rapl_pkg_energy {
	uint64_t raw;
} clx_rapl_pkg_energy;

UNCORE_ACCESSOR clx_rapl_pkg_energy clx_rapl_pkg_energy_value_(clx_rapl_pkg_energy r)
{
	return r;
}

#define CLX_RAPL_PKG_ENERGY_RESET UINT64_C(0x0000000000000000)
#define clx_rapl_pkg_energy_reset() /* clx_rapl_pkg_energy (): the value to begin from of MSR_PKG_ENERGY_STATUS. */ \
	UNCORE_VALUE_(clx_rapl_pkg_energy, CLX_RAPL_PKG_ENERGY_RESET)

#define CLX_RAPL_PKG_ENERGY_MSR 0x611u

#define clx_rapl_pkg_energy_addr() /* uncore_msr (): the address of MSR_PKG_ENERGY_STATUS. */ \
	uncore_msr_at_(CLX_RAPL_PKG_ENERGY_MSR)

/* used [31:0] RO-V. */
#define CLX_RAPL_PKG_ENERGY_USED_MASK  UINT64_C(0x00000000ffffffff)
#define CLX_RAPL_PKG_ENERGY_USED_SHIFT 0
#define CLX_RAPL_PKG_ENERGY_USED_WIDTH 32
#define clx_rapl_pkg_energy_get_used(r) /* uint64_t (clx_rapl_pkg_energy r) [31:0]: The energy that was used since the reset, in units; it wraps at 32 bits. */ \
	UNCORE_GET64_(clx_rapl_pkg_energy, r, CLX_RAPL_PKG_ENERGY_USED)

/*
 * dram_energy: MSR_DRAM_ENERGY_STATUS, 64 bits
 * The energy that the memory used at this socket.
 * Source: sdm-325384-059 14.9.3; linux-rapl rapl.c RAPL_MSR_MASK (as on skx/rapl) (cross-source)
 */
typedef struct clx_rapl_dram_energy {
	uint64_t raw;
} clx_rapl_dram_energy;

UNCORE_ACCESSOR clx_rapl_dram_energy clx_rapl_dram_energy_value_(clx_rapl_dram_energy r)
{
	return r;
}

#define CLX_RAPL_DRAM_ENERGY_RESET UINT64_C(0x0000000000000000)
#define clx_rapl_dram_energy_reset() /* clx_rapl_dram_energy (): the value to begin from of MSR_DRAM_ENERGY_STATUS. */ \
	UNCORE_VALUE_(clx_rapl_dram_energy, CLX_RAPL_DRAM_ENERGY_RESET)

#define CLX_RAPL_DRAM_ENERGY_MSR 0x619u

#define clx_rapl_dram_energy_addr() /* uncore_msr (): the address of MSR_DRAM_ENERGY_STATUS. */ \
	uncore_msr_at_(CLX_RAPL_DRAM_ENERGY_MSR)

/* used [31:0] RO-V. */
#define CLX_RAPL_DRAM_ENERGY_USED_MASK  UINT64_C(0x00000000ffffffff)
#define CLX_RAPL_DRAM_ENERGY_USED_SHIFT 0
#define CLX_RAPL_DRAM_ENERGY_USED_WIDTH 32
#define clx_rapl_dram_energy_get_used(r) /* uint64_t (clx_rapl_dram_energy r) [31:0]: the same bits as in clx_rapl_pkg_energy. */ \
	UNCORE_GET64_(clx_rapl_dram_energy, r, CLX_RAPL_DRAM_ENERGY_USED)

#ifdef __cplusplus
}
#endif

#endif
