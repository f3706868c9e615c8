/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/wsmex/cbox.box.json by "make generate". Do not edit. */
/*
 * wsmex cbox: Slice of the last-level cache. Counts look-ups, fills, victims, snoops and ring traffic of a slice of the
 * cache.
 * Source: linux-nhmex uncore_nhmex.c nhmex_uncore_cbox; likwid perfmon_westmereEX_counters.h
 */
#ifndef UNCORE_WSMEX_CBOX_H
#define UNCORE_WSMEX_CBOX_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define WSMEX_CBOX_INSTANCES 10

#define WSMEX_CBOX_GENERAL_COUNTERS   6
#define WSMEX_CBOX_GENERAL_WIDTH      48
#define WSMEX_CBOX_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

/*
 * gl_ctl: C_MSR_PMON_GLOBAL_CTL, 64 bits
 * Source: linux-nhmex uncore_nhmex.c nhmex_cbox_msr_offsets; likwid perfmon_nehalemEX_counters.h, registers.h (as on
 * nhmex/cbox) (cross-source)
 */
typedef struct wsmex_cbox_gl_ctl {
	uint64_t raw;
} wsmex_cbox_gl_ctl;

UNCORE_ACCESSOR wsmex_cbox_gl_ctl wsmex_cbox_gl_ctl_value_(wsmex_cbox_gl_ctl r)
{
	return r;
}

#define WSMEX_CBOX_GL_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_cbox_gl_ctl_reset() /* wsmex_cbox_gl_ctl (): the value to begin from of C_MSR_PMON_GLOBAL_CTL. */ \
	UNCORE_VALUE_(wsmex_cbox_gl_ctl, WSMEX_CBOX_GL_CTL_RESET)

#define WSMEX_CBOX_GL_CTL_MSRS 0xd00, 0xd80, 0xd40, 0xdc0, 0xd20, 0xda0, 0xd60, 0xde0, 0xf40, 0xfc0

UNCORE_ACCESSOR uncore_msr wsmex_cbox_gl_ctl_addr(unsigned instance)
{
	static const uint32_t base[WSMEX_CBOX_INSTANCES] = { WSMEX_CBOX_GL_CTL_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define wsmex_cbox_gl_ctl_addr(instance) /* uncore_msr (instance below WSMEX_CBOX_INSTANCES): the address of C_MSR_PMON_GLOBAL_CTL. */ \
	wsmex_cbox_gl_ctl_addr(UNCORE_INDEX_(instance, WSMEX_CBOX_INSTANCES))

/* ctr_en [5:0] RW. */
#define WSMEX_CBOX_GL_CTL_CTR_EN_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_CBOX_GL_CTL_CTR_EN_SHIFT 0
#define WSMEX_CBOX_GL_CTL_CTR_EN_WIDTH 6
#define wsmex_cbox_gl_ctl_get_ctr_en(r) /* uint64_t (wsmex_cbox_gl_ctl r) [5:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_GET64_(wsmex_cbox_gl_ctl, r, WSMEX_CBOX_GL_CTL_CTR_EN)
#define wsmex_cbox_gl_ctl_set_ctr_en(r, v) /* wsmex_cbox_gl_ctl (wsmex_cbox_gl_ctl r, v up to 0x3fu) [5:0]: Bit n lets counter n count, if its own control and the U-Box let it too. */ \
	UNCORE_PUT64_(wsmex_cbox_gl_ctl, wsmex_cbox_gl_ctl_value_(r).raw, WSMEX_CBOX_GL_CTL_CTR_EN, v)

/*
 * gl_status: C_MSR_PMON_GLOBAL_STATUS, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/cbox) (inferred)
 */
typedef struct wsmex_cbox_gl_status {
	uint64_t raw;
} wsmex_cbox_gl_status;

UNCORE_ACCESSOR wsmex_cbox_gl_status wsmex_cbox_gl_status_value_(wsmex_cbox_gl_status r)
{
	return r;
}

#define WSMEX_CBOX_GL_STATUS_RESET UINT64_C(0x0000000000000000)
#define wsmex_cbox_gl_status_reset() /* wsmex_cbox_gl_status (): the value to begin from of C_MSR_PMON_GLOBAL_STATUS. */ \
	UNCORE_VALUE_(wsmex_cbox_gl_status, WSMEX_CBOX_GL_STATUS_RESET)

#define WSMEX_CBOX_GL_STATUS_MSRS 0xd01, 0xd81, 0xd41, 0xdc1, 0xd21, 0xda1, 0xd61, 0xde1, 0xf41, 0xfc1

UNCORE_ACCESSOR uncore_msr wsmex_cbox_gl_status_addr(unsigned instance)
{
	static const uint32_t base[WSMEX_CBOX_INSTANCES] = { WSMEX_CBOX_GL_STATUS_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define wsmex_cbox_gl_status_addr(instance) /* uncore_msr (instance below WSMEX_CBOX_INSTANCES): the address of C_MSR_PMON_GLOBAL_STATUS. */ \
	wsmex_cbox_gl_status_addr(UNCORE_INDEX_(instance, WSMEX_CBOX_INSTANCES))

/* ov [5:0] RO-V. */
#define WSMEX_CBOX_GL_STATUS_OV_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_CBOX_GL_STATUS_OV_SHIFT 0
#define WSMEX_CBOX_GL_STATUS_OV_WIDTH 6
#define wsmex_cbox_gl_status_get_ov(r) /* uint64_t (wsmex_cbox_gl_status r) [5:0]: Bit n: counter n has wrapped. gl_ovf_ctl clears it. */ \
	UNCORE_GET64_(wsmex_cbox_gl_status, r, WSMEX_CBOX_GL_STATUS_OV)

/*
 * gl_ovf_ctl: C_MSR_PMON_GLOBAL_OVF_CTL, 64 bits
 * Source: likwid perfmon_nehalemEX_counters.h, registers.h (as on nhmex/cbox) (inferred)
 */
typedef struct wsmex_cbox_gl_ovf_ctl {
	uint64_t raw;
} wsmex_cbox_gl_ovf_ctl;

UNCORE_ACCESSOR wsmex_cbox_gl_ovf_ctl wsmex_cbox_gl_ovf_ctl_value_(wsmex_cbox_gl_ovf_ctl r)
{
	return r;
}

#define WSMEX_CBOX_GL_OVF_CTL_RESET UINT64_C(0x0000000000000000)
#define wsmex_cbox_gl_ovf_ctl_reset() /* wsmex_cbox_gl_ovf_ctl (): the value to begin from of C_MSR_PMON_GLOBAL_OVF_CTL. */ \
	UNCORE_VALUE_(wsmex_cbox_gl_ovf_ctl, WSMEX_CBOX_GL_OVF_CTL_RESET)

#define WSMEX_CBOX_GL_OVF_CTL_MSRS 0xd02, 0xd82, 0xd42, 0xdc2, 0xd22, 0xda2, 0xd62, 0xde2, 0xf42, 0xfc2

UNCORE_ACCESSOR uncore_msr wsmex_cbox_gl_ovf_ctl_addr(unsigned instance)
{
	static const uint32_t base[WSMEX_CBOX_INSTANCES] = { WSMEX_CBOX_GL_OVF_CTL_MSRS };

	return uncore_msr_at_(base[instance]);
}
#define wsmex_cbox_gl_ovf_ctl_addr(instance) /* uncore_msr (instance below WSMEX_CBOX_INSTANCES): the address of C_MSR_PMON_GLOBAL_OVF_CTL. */ \
	wsmex_cbox_gl_ovf_ctl_addr(UNCORE_INDEX_(instance, WSMEX_CBOX_INSTANCES))

/* clr_ov [5:0] WO. */
#define WSMEX_CBOX_GL_OVF_CTL_CLR_OV_MASK  UINT64_C(0x000000000000003f)
#define WSMEX_CBOX_GL_OVF_CTL_CLR_OV_SHIFT 0
#define WSMEX_CBOX_GL_OVF_CTL_CLR_OV_WIDTH 6
#define wsmex_cbox_gl_ovf_ctl_set_clr_ov(r, v) /* wsmex_cbox_gl_ovf_ctl (wsmex_cbox_gl_ovf_ctl r, v up to 0x3fu) [5:0]: Writing 1 clears the same bit of the status. */ \
	UNCORE_PUT64_(wsmex_cbox_gl_ovf_ctl, wsmex_cbox_gl_ovf_ctl_value_(r).raw, WSMEX_CBOX_GL_OVF_CTL_CLR_OV, v)

/*
 * ctl: C_MSR_PMON_EVT_SEL{0-5}, 64 bits
 * Source: 323535-001 p2-15 (name); linux-nhmex uncore_nhmex.c nhmex_cbox_msr_offsets; likwid
 * perfmon_nehalemEX_counters.h, registers.h (as on nhmex/cbox)
 */
typedef struct wsmex_cbox_ctl {
	uint64_t raw;
} wsmex_cbox_ctl;

UNCORE_ACCESSOR wsmex_cbox_ctl wsmex_cbox_ctl_value_(wsmex_cbox_ctl r)
{
	return r;
}

#define WSMEX_CBOX_CTL_RESET     UINT64_C(0x0000000000000000)
#define WSMEX_CBOX_CTL_MUST_ZERO UINT64_C(0x6004000000000000)
#define wsmex_cbox_ctl_reset() /* wsmex_cbox_ctl (): the value to begin from of C_MSR_PMON_EVT_SEL{0-5}. */ \
	UNCORE_VALUE_(wsmex_cbox_ctl, WSMEX_CBOX_CTL_RESET)

#define WSMEX_CBOX_CTL_COUNT 6
#define WSMEX_CBOX_CTL_MSRS 0xd10, 0xd90, 0xd50, 0xdd0, 0xd30, 0xdb0, 0xd70, 0xdf0, 0xf50, 0xfd0
#define WSMEX_CBOX_CTL_INDEX_STRIDE 0x2u

UNCORE_ACCESSOR uncore_msr wsmex_cbox_ctl_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[WSMEX_CBOX_INSTANCES] = { WSMEX_CBOX_CTL_MSRS };

	return uncore_msr_at_(base[instance] +
		index * WSMEX_CBOX_CTL_INDEX_STRIDE);
}
#define wsmex_cbox_ctl_addr(instance, index) /* uncore_msr (instance below WSMEX_CBOX_INSTANCES, index below WSMEX_CBOX_CTL_COUNT): the address of C_MSR_PMON_EVT_SEL{0-5}. */ \
	wsmex_cbox_ctl_addr(UNCORE_INDEX_(instance, WSMEX_CBOX_INSTANCES), UNCORE_INDEX_(index, WSMEX_CBOX_CTL_COUNT))

/* thresh [31:24] RW. */
#define WSMEX_CBOX_CTL_THRESH_MASK  UINT64_C(0x00000000ff000000)
#define WSMEX_CBOX_CTL_THRESH_SHIFT 24
#define WSMEX_CBOX_CTL_THRESH_WIDTH 8
#define wsmex_cbox_ctl_get_thresh(r) /* uint64_t (wsmex_cbox_ctl r) [31:24]: Compared with what the event adds in a cycle; 0 adds it as it is. */ \
	UNCORE_GET64_(wsmex_cbox_ctl, r, WSMEX_CBOX_CTL_THRESH)
#define wsmex_cbox_ctl_set_thresh(r, v) /* wsmex_cbox_ctl (wsmex_cbox_ctl r, v up to 0xffu) [31:24]: Compared with what the event adds in a cycle; 0 adds it as it is. */ \
	UNCORE_PUT64_(wsmex_cbox_ctl, wsmex_cbox_ctl_value_(r).raw, WSMEX_CBOX_CTL_THRESH, v)

/* invert [23] RW. Works only where thresh is not 0. */
#define WSMEX_CBOX_CTL_INVERT_MASK  UINT64_C(0x0000000000800000)
#define WSMEX_CBOX_CTL_INVERT_SHIFT 23
#define WSMEX_CBOX_CTL_INVERT_WIDTH 1
#define wsmex_cbox_ctl_get_invert(r) /* uint64_t (wsmex_cbox_ctl r) [23]: Turns the comparison with thresh round. */ \
	UNCORE_GET64_(wsmex_cbox_ctl, r, WSMEX_CBOX_CTL_INVERT)
#define wsmex_cbox_ctl_set_invert(r, v) /* wsmex_cbox_ctl (wsmex_cbox_ctl r, v up to 0x1u) [23]: Turns the comparison with thresh round. */ \
	UNCORE_PUT64_(wsmex_cbox_ctl, wsmex_cbox_ctl_value_(r).raw, WSMEX_CBOX_CTL_INVERT, v)

/* en [22] RW. */
#define WSMEX_CBOX_CTL_EN_MASK  UINT64_C(0x0000000000400000)
#define WSMEX_CBOX_CTL_EN_SHIFT 22
#define WSMEX_CBOX_CTL_EN_WIDTH 1
#define wsmex_cbox_ctl_get_en(r) /* uint64_t (wsmex_cbox_ctl r) [22]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_GET64_(wsmex_cbox_ctl, r, WSMEX_CBOX_CTL_EN)
#define wsmex_cbox_ctl_set_en(r, v) /* wsmex_cbox_ctl (wsmex_cbox_ctl r, v up to 0x1u) [22]: Lets this counter count, once the box and the package let it too. */ \
	UNCORE_PUT64_(wsmex_cbox_ctl, wsmex_cbox_ctl_value_(r).raw, WSMEX_CBOX_CTL_EN, v)

/* pmi_en [20] RW. */
#define WSMEX_CBOX_CTL_PMI_EN_MASK  UINT64_C(0x0000000000100000)
#define WSMEX_CBOX_CTL_PMI_EN_SHIFT 20
#define WSMEX_CBOX_CTL_PMI_EN_WIDTH 1
#define wsmex_cbox_ctl_get_pmi_en(r) /* uint64_t (wsmex_cbox_ctl r) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_GET64_(wsmex_cbox_ctl, r, WSMEX_CBOX_CTL_PMI_EN)
#define wsmex_cbox_ctl_set_pmi_en(r, v) /* wsmex_cbox_ctl (wsmex_cbox_ctl r, v up to 0x1u) [20]: A wrap sends an overflow interrupt through the U-Box. */ \
	UNCORE_PUT64_(wsmex_cbox_ctl, wsmex_cbox_ctl_value_(r).raw, WSMEX_CBOX_CTL_PMI_EN, v)

/* edge_det [18] RW. */
#define WSMEX_CBOX_CTL_EDGE_DET_MASK  UINT64_C(0x0000000000040000)
#define WSMEX_CBOX_CTL_EDGE_DET_SHIFT 18
#define WSMEX_CBOX_CTL_EDGE_DET_WIDTH 1
#define wsmex_cbox_ctl_get_edge_det(r) /* uint64_t (wsmex_cbox_ctl r) [18]: Counts when the event begins to hold, instead of the cycles in which it does. */ \
	UNCORE_GET64_(wsmex_cbox_ctl, r, WSMEX_CBOX_CTL_EDGE_DET)
#define wsmex_cbox_ctl_set_edge_det(r, v) /* wsmex_cbox_ctl (wsmex_cbox_ctl r, v up to 0x1u) [18]: Counts when the event begins to hold, instead of the cycles in which it does. */ \
	UNCORE_PUT64_(wsmex_cbox_ctl, wsmex_cbox_ctl_value_(r).raw, WSMEX_CBOX_CTL_EDGE_DET, v)

/* umask [15:8] RW. */
#define WSMEX_CBOX_CTL_UMASK_MASK  UINT64_C(0x000000000000ff00)
#define WSMEX_CBOX_CTL_UMASK_SHIFT 8
#define WSMEX_CBOX_CTL_UMASK_WIDTH 8
#define wsmex_cbox_ctl_get_umask(r) /* uint64_t (wsmex_cbox_ctl r) [15:8]: Selects sub-events of the event. */ \
	UNCORE_GET64_(wsmex_cbox_ctl, r, WSMEX_CBOX_CTL_UMASK)
#define wsmex_cbox_ctl_set_umask(r, v) /* wsmex_cbox_ctl (wsmex_cbox_ctl r, v up to 0xffu) [15:8]: Selects sub-events of the event. */ \
	UNCORE_PUT64_(wsmex_cbox_ctl, wsmex_cbox_ctl_value_(r).raw, WSMEX_CBOX_CTL_UMASK, v)

/* ev_sel [7:0] RW. */
#define WSMEX_CBOX_CTL_EV_SEL_MASK  UINT64_C(0x00000000000000ff)
#define WSMEX_CBOX_CTL_EV_SEL_SHIFT 0
#define WSMEX_CBOX_CTL_EV_SEL_WIDTH 8
#define wsmex_cbox_ctl_get_ev_sel(r) /* uint64_t (wsmex_cbox_ctl r) [7:0]: Code of the event. */ \
	UNCORE_GET64_(wsmex_cbox_ctl, r, WSMEX_CBOX_CTL_EV_SEL)
#define wsmex_cbox_ctl_set_ev_sel(r, v) /* wsmex_cbox_ctl (wsmex_cbox_ctl r, v up to 0xffu) [7:0]: Code of the event. */ \
	UNCORE_PUT64_(wsmex_cbox_ctl, wsmex_cbox_ctl_value_(r).raw, WSMEX_CBOX_CTL_EV_SEL, v)

/*
 * ctr: C_MSR_PMON_CTR{0-5}, 64 bits
 * Source: 323535-001 p2-15 (name); linux-nhmex uncore_nhmex.c nhmex_cbox_msr_offsets; likwid
 * perfmon_nehalemEX_counters.h, registers.h (as on nhmex/cbox)
 */
typedef struct wsmex_cbox_ctr {
	uint64_t raw;
} wsmex_cbox_ctr;

UNCORE_ACCESSOR wsmex_cbox_ctr wsmex_cbox_ctr_value_(wsmex_cbox_ctr r)
{
	return r;
}

#define WSMEX_CBOX_CTR_RESET UINT64_C(0x0000000000000000)
#define wsmex_cbox_ctr_reset() /* wsmex_cbox_ctr (): the value to begin from of C_MSR_PMON_CTR{0-5}. */ \
	UNCORE_VALUE_(wsmex_cbox_ctr, WSMEX_CBOX_CTR_RESET)

#define WSMEX_CBOX_CTR_COUNT 6
#define WSMEX_CBOX_CTR_MSRS 0xd11, 0xd91, 0xd51, 0xdd1, 0xd31, 0xdb1, 0xd71, 0xdf1, 0xf51, 0xfd1
#define WSMEX_CBOX_CTR_INDEX_STRIDE 0x2u

UNCORE_ACCESSOR uncore_msr wsmex_cbox_ctr_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[WSMEX_CBOX_INSTANCES] = { WSMEX_CBOX_CTR_MSRS };

	return uncore_msr_at_(base[instance] +
		index * WSMEX_CBOX_CTR_INDEX_STRIDE);
}
#define wsmex_cbox_ctr_addr(instance, index) /* uncore_msr (instance below WSMEX_CBOX_INSTANCES, index below WSMEX_CBOX_CTR_COUNT): the address of C_MSR_PMON_CTR{0-5}. */ \
	wsmex_cbox_ctr_addr(UNCORE_INDEX_(instance, WSMEX_CBOX_INSTANCES), UNCORE_INDEX_(index, WSMEX_CBOX_CTR_COUNT))

/* count [47:0] RW-V. */
#define WSMEX_CBOX_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define WSMEX_CBOX_CTR_COUNT_SHIFT 0
#define WSMEX_CBOX_CTR_COUNT_WIDTH 48
#define wsmex_cbox_ctr_get_count(r) /* uint64_t (wsmex_cbox_ctr r) [47:0]: What the counter has counted. */ \
	UNCORE_GET64_(wsmex_cbox_ctr, r, WSMEX_CBOX_CTR_COUNT)
#define wsmex_cbox_ctr_set_count(r, v) /* wsmex_cbox_ctr (wsmex_cbox_ctr r, v up to 0xffffffffffffull) [47:0]: What the counter has counted. */ \
	UNCORE_PUT64_(wsmex_cbox_ctr, wsmex_cbox_ctr_value_(r).raw, WSMEX_CBOX_CTR_COUNT, v)

#ifdef __cplusplus
}
#endif

#endif
