/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/tiny/unit.box.json by "make generate". Do not edit. */
/*
 * tiny unit: Unit
 * Source: guide p1
 */
#ifndef UNCORE_TINY_UNIT_H
#define UNCORE_TINY_UNIT_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define TINY_UNIT_INSTANCES 2

#define TINY_UNIT_GENERAL_COUNTERS   2
#define TINY_UNIT_GENERAL_WIDTH      64
#define TINY_UNIT_GENERAL_COUNT_MASK UINT64_C(0xffffffffffffffff)

/* PCI function cfg: its device and function on the socket's uncore bus. An instance that no source places has none. */
#define TINY_UNIT_CFG_DEVICE_ID_0 0x0010u
#define TINY_UNIT_CFG_DEVICE_ID_1 0x0011u

/* The device and function of cfg. */
UNCORE_ACCESSOR uncore_pci tiny_unit_cfg_place(unsigned instance)
{
	static const uncore_pci place[TINY_UNIT_INSTANCES] = {
		{ 3, 1, 0 },
		{ 255, 255, 0 },
	};

	if (place[instance].device > 31)
		UNCORE_REFUSE_(__FILE__, __LINE__, "tiny_unit_cfg_place", instance, TINY_UNIT_INSTANCES - 1);
	return place[instance];
}
#define tiny_unit_cfg_place(instance) /* uncore_pci (instance below TINY_UNIT_INSTANCES): the device and function of cfg. */ \
	tiny_unit_cfg_place(UNCORE_INDEX_(instance, TINY_UNIT_INSTANCES))

/*
 * ctl: CTL{0-1}, 32 bits
 * Source: guide p1
 */
typedef struct tiny_unit_ctl {
	uint32_t raw;
} tiny_unit_ctl;

UNCORE_ACCESSOR tiny_unit_ctl tiny_unit_ctl_value_(tiny_unit_ctl r)
{
	return r;
}

#define TINY_UNIT_CTL_RESET     0x80000000u
#define TINY_UNIT_CTL_MUST_ZERO 0x7fffff00u
#define tiny_unit_ctl_reset() /* tiny_unit_ctl (): the value to begin from of CTL{0-1}. */ \
	UNCORE_VALUE_(tiny_unit_ctl, TINY_UNIT_CTL_RESET)

#define TINY_UNIT_CTL_COUNT 2
#define TINY_UNIT_CTL_MSR 0x10u
#define TINY_UNIT_CTL_INSTANCE_STRIDE 0x10u
#define TINY_UNIT_CTL_INDEX_STRIDE 0x3u

#define tiny_unit_ctl_addr(instance, index) /* uncore_msr (instance below TINY_UNIT_INSTANCES, index below TINY_UNIT_CTL_COUNT): the address of CTL{0-1}. */ \
	uncore_msr_at_(TINY_UNIT_CTL_MSR + \
		UNCORE_INDEX_(instance, TINY_UNIT_INSTANCES) * TINY_UNIT_CTL_INSTANCE_STRIDE + \
		UNCORE_INDEX_(index, TINY_UNIT_CTL_COUNT) * TINY_UNIT_CTL_INDEX_STRIDE)

/* en [31] RW. */
#define TINY_UNIT_CTL_EN_MASK  0x80000000u
#define TINY_UNIT_CTL_EN_SHIFT 31
#define TINY_UNIT_CTL_EN_WIDTH 1
#define tiny_unit_ctl_get_en(r) /* uint32_t (tiny_unit_ctl r) [31] */ \
	UNCORE_GET32_(tiny_unit_ctl, r, TINY_UNIT_CTL_EN)
#define tiny_unit_ctl_set_en(r, v) /* tiny_unit_ctl (tiny_unit_ctl r, v up to 0x1u) [31] */ \
	UNCORE_PUT32_(tiny_unit_ctl, tiny_unit_ctl_value_(r).raw, TINY_UNIT_CTL_EN, v)

/* sel [7:0] RW. */
#define TINY_UNIT_CTL_SEL_MASK  0x000000ffu
#define TINY_UNIT_CTL_SEL_SHIFT 0
#define TINY_UNIT_CTL_SEL_WIDTH 8

/* Where a value has a _MASK, only these bits of the field decide. */
enum tiny_unit_ctl_sel {
	TINY_UNIT_CTL_SEL_CLK = 0x5,
	TINY_UNIT_CTL_SEL_CLK_MASK = 0x7,
};
#define tiny_unit_ctl_get_sel(r) /* uint32_t (tiny_unit_ctl r) [7:0] */ \
	UNCORE_GET32_(tiny_unit_ctl, r, TINY_UNIT_CTL_SEL)
#define tiny_unit_ctl_set_sel(r, v) /* tiny_unit_ctl (tiny_unit_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT32_(tiny_unit_ctl, tiny_unit_ctl_value_(r).raw, TINY_UNIT_CTL_SEL, v)

/*
 * ctr: CTR{0-1}, 64 bits
 * Source: guide p1
 */
typedef struct tiny_unit_ctr {
	uint64_t raw;
} tiny_unit_ctr;

UNCORE_ACCESSOR tiny_unit_ctr tiny_unit_ctr_value_(tiny_unit_ctr r)
{
	return r;
}

#define TINY_UNIT_CTR_RESET UINT64_C(0x0000000000000000)
#define tiny_unit_ctr_reset() /* tiny_unit_ctr (): the value to begin from of CTR{0-1}. */ \
	UNCORE_VALUE_(tiny_unit_ctr, TINY_UNIT_CTR_RESET)

#define TINY_UNIT_CTR_COUNT 2
#define TINY_UNIT_CTR_OFFSETS 0x40, 0x50

UNCORE_ACCESSOR uncore_pci tiny_unit_ctr_addr(unsigned instance, unsigned index)
{
	static const uint16_t element[TINY_UNIT_CTR_COUNT] = { TINY_UNIT_CTR_OFFSETS };

	return uncore_pci_at_((tiny_unit_cfg_place)(instance),
		element[index]);
}
#define tiny_unit_ctr_addr(instance, index) /* uncore_pci (instance below TINY_UNIT_INSTANCES, index below TINY_UNIT_CTR_COUNT): the address of CTR{0-1}. */ \
	tiny_unit_ctr_addr(UNCORE_INDEX_(instance, TINY_UNIT_INSTANCES), UNCORE_INDEX_(index, TINY_UNIT_CTR_COUNT))
#define tiny_unit_ctr_addr_high(instance, index) /* uncore_pci (instance below TINY_UNIT_INSTANCES, index below TINY_UNIT_CTR_COUNT): the address of the high half of CTR{0-1}. */ \
	uncore_pci_high_(tiny_unit_ctr_addr(instance, index))
#define tiny_unit_ctr_read(read, context, instance, index) /* tiny_unit_ctr (uint32_t read(void *context, uncore_pci at), context, instance below TINY_UNIT_INSTANCES, index below TINY_UNIT_CTR_COUNT): both halves of one moment of CTR{0-1}. */ \
	UNCORE_VALUE_(tiny_unit_ctr, uncore_pci_read64_(read, context, tiny_unit_ctr_addr(instance, index)))

/* count [63:0] RO-V. */
#define TINY_UNIT_CTR_COUNT_MASK  UINT64_C(0xffffffffffffffff)
#define TINY_UNIT_CTR_COUNT_SHIFT 0
#define TINY_UNIT_CTR_COUNT_WIDTH 64
#define tiny_unit_ctr_get_count(r) /* uint64_t (tiny_unit_ctr r) [63:0] */ \
	UNCORE_GET64_(tiny_unit_ctr, r, TINY_UNIT_CTR_COUNT)

/*
 * lost: LOST, 32 bits
 * Source: guide p1
 */
typedef struct tiny_unit_lost {
	uint32_t raw;
} tiny_unit_lost;

UNCORE_ACCESSOR tiny_unit_lost tiny_unit_lost_value_(tiny_unit_lost r)
{
	return r;
}

#define TINY_UNIT_LOST_RESET     0x80000000u
#define TINY_UNIT_LOST_MUST_ZERO 0x7fffff00u
#define tiny_unit_lost_reset() /* tiny_unit_lost (): the value to begin from of LOST. */ \
	UNCORE_VALUE_(tiny_unit_lost, TINY_UNIT_LOST_RESET)

/* No source gives its address. */

/* en [31] RW. */
#define TINY_UNIT_LOST_EN_MASK  0x80000000u
#define TINY_UNIT_LOST_EN_SHIFT 31
#define TINY_UNIT_LOST_EN_WIDTH 1
#define tiny_unit_lost_get_en(r) /* uint32_t (tiny_unit_lost r) [31]: the same bits as in tiny_unit_ctl. */ \
	UNCORE_GET32_(tiny_unit_lost, r, TINY_UNIT_LOST_EN)
#define tiny_unit_lost_set_en(r, v) /* tiny_unit_lost (tiny_unit_lost r, v up to 0x1u) [31]: the same bits as in tiny_unit_ctl. */ \
	UNCORE_PUT32_(tiny_unit_lost, tiny_unit_lost_value_(r).raw, TINY_UNIT_LOST_EN, v)

/* sel [7:0] RW. */
#define TINY_UNIT_LOST_SEL_MASK  0x000000ffu
#define TINY_UNIT_LOST_SEL_SHIFT 0
#define TINY_UNIT_LOST_SEL_WIDTH 8

/* Where a value has a _MASK, only these bits of the field decide. */
enum tiny_unit_lost_sel {
	TINY_UNIT_LOST_SEL_CLK = 0x5,
	TINY_UNIT_LOST_SEL_CLK_MASK = 0x7,
};
#define tiny_unit_lost_get_sel(r) /* uint32_t (tiny_unit_lost r) [7:0]: the same bits as in tiny_unit_ctl. */ \
	UNCORE_GET32_(tiny_unit_lost, r, TINY_UNIT_LOST_SEL)
#define tiny_unit_lost_set_sel(r, v) /* tiny_unit_lost (tiny_unit_lost r, v up to 0xffu) [7:0]: the same bits as in tiny_unit_ctl. */ \
	UNCORE_PUT32_(tiny_unit_lost, tiny_unit_lost_value_(r).raw, TINY_UNIT_LOST_SEL, v)

#ifdef __cplusplus
}
#endif

#endif
