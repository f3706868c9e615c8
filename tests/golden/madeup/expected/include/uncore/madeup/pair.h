/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/pair.box.json by "make generate". Do not edit. */
/*
 * madeup pair: Two units in one function. Elements stand differently in each instance, and the instances have one
 * control and one status together.
 * Instances: upper, lower
 * Source: made-up-2 p60
 */
#ifndef UNCORE_MADEUP_PAIR_H
#define UNCORE_MADEUP_PAIR_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_PAIR_INSTANCES 2

#define MADEUP_PAIR_GENERAL_COUNTERS   3
#define MADEUP_PAIR_GENERAL_WIDTH      44
#define MADEUP_PAIR_GENERAL_COUNT_MASK UINT64_C(0xfffffffffff)

/* PCI function both: its device and function on the socket's uncore bus. Several instances share one. */
#define MADEUP_PAIR_BOTH_DEVICE_ID_0 0xabf0u
#define MADEUP_PAIR_BOTH_DEVICE_ID_1 0xabf0u

/* The device and function of both. */
UNCORE_ACCESSOR uncore_pci madeup_pair_both_place(unsigned instance)
{
	static const uncore_pci place[MADEUP_PAIR_INSTANCES] = {
		{ 12, 3, 0 },
		{ 12, 3, 0 },
	};

	return place[instance];
}
#define madeup_pair_both_place(instance) /* uncore_pci (instance below MADEUP_PAIR_INSTANCES): the device and function of both. */ \
	madeup_pair_both_place(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES))

/*
 * ctl: Un_CTL{0-2}, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_ctl {
	uint32_t raw;
} madeup_pair_ctl;

UNCORE_ACCESSOR madeup_pair_ctl madeup_pair_ctl_value_(madeup_pair_ctl r)
{
	return r;
}

#define MADEUP_PAIR_CTL_RESET     0x00000000u
#define MADEUP_PAIR_CTL_MUST_ZERO 0xfffffe00u
#define madeup_pair_ctl_reset() /* madeup_pair_ctl (): the value to begin from of Un_CTL{0-2}. */ \
	UNCORE_VALUE_(madeup_pair_ctl, MADEUP_PAIR_CTL_RESET)

#define MADEUP_PAIR_CTL_COUNT 3
#define MADEUP_PAIR_CTL_OFFSET 0xd8u
#define MADEUP_PAIR_CTL_INSTANCE_STRIDE 0xcu
#define MADEUP_PAIR_CTL_INDEX_STRIDE 0x4u

UNCORE_ACCESSOR uncore_pci madeup_pair_ctl_addr(unsigned instance, unsigned index)
{
	return uncore_pci_at_((madeup_pair_both_place)(instance),
		MADEUP_PAIR_CTL_OFFSET +
		instance * MADEUP_PAIR_CTL_INSTANCE_STRIDE +
		index * MADEUP_PAIR_CTL_INDEX_STRIDE);
}
#define madeup_pair_ctl_addr(instance, index) /* uncore_pci (instance below MADEUP_PAIR_INSTANCES, index below MADEUP_PAIR_CTL_COUNT): the address of Un_CTL{0-2}. */ \
	madeup_pair_ctl_addr(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES), UNCORE_INDEX_(index, MADEUP_PAIR_CTL_COUNT))

/* en [8] RW. */
#define MADEUP_PAIR_CTL_EN_MASK  0x00000100u
#define MADEUP_PAIR_CTL_EN_SHIFT 8
#define MADEUP_PAIR_CTL_EN_WIDTH 1
#define madeup_pair_ctl_get_en(r) /* uint32_t (madeup_pair_ctl r) [8] */ \
	UNCORE_GET32_(madeup_pair_ctl, r, MADEUP_PAIR_CTL_EN)
#define madeup_pair_ctl_set_en(r, v) /* madeup_pair_ctl (madeup_pair_ctl r, v up to 0x1u) [8] */ \
	UNCORE_PUT32_(madeup_pair_ctl, madeup_pair_ctl_value_(r).raw, MADEUP_PAIR_CTL_EN, v)

/* sel [7:0] RW. */
#define MADEUP_PAIR_CTL_SEL_MASK  0x000000ffu
#define MADEUP_PAIR_CTL_SEL_SHIFT 0
#define MADEUP_PAIR_CTL_SEL_WIDTH 8
#define madeup_pair_ctl_get_sel(r) /* uint32_t (madeup_pair_ctl r) [7:0] */ \
	UNCORE_GET32_(madeup_pair_ctl, r, MADEUP_PAIR_CTL_SEL)
#define madeup_pair_ctl_set_sel(r, v) /* madeup_pair_ctl (madeup_pair_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT32_(madeup_pair_ctl, madeup_pair_ctl_value_(r).raw, MADEUP_PAIR_CTL_SEL, v)

/*
 * ctr: Un_CTR{0-2}, 64 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_ctr {
	uint64_t raw;
} madeup_pair_ctr;

UNCORE_ACCESSOR madeup_pair_ctr madeup_pair_ctr_value_(madeup_pair_ctr r)
{
	return r;
}

#define MADEUP_PAIR_CTR_RESET UINT64_C(0x0000000000000000)
#define madeup_pair_ctr_reset() /* madeup_pair_ctr (): the value to begin from of Un_CTR{0-2}. */ \
	UNCORE_VALUE_(madeup_pair_ctr, MADEUP_PAIR_CTR_RESET)

#define MADEUP_PAIR_CTR_COUNT 3
#define MADEUP_PAIR_CTR_OFFSETS { 0xa0, 0xb0, 0x98 }, { 0xb8, 0xc0, 0xd0 }

UNCORE_ACCESSOR uncore_pci madeup_pair_ctr_addr(unsigned instance, unsigned index)
{
	static const uint16_t element[MADEUP_PAIR_INSTANCES][MADEUP_PAIR_CTR_COUNT] = { MADEUP_PAIR_CTR_OFFSETS };

	return uncore_pci_at_((madeup_pair_both_place)(instance),
		element[instance][index]);
}
#define madeup_pair_ctr_addr(instance, index) /* uncore_pci (instance below MADEUP_PAIR_INSTANCES, index below MADEUP_PAIR_CTR_COUNT): the address of Un_CTR{0-2}. */ \
	madeup_pair_ctr_addr(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES), UNCORE_INDEX_(index, MADEUP_PAIR_CTR_COUNT))
#define madeup_pair_ctr_addr_high(instance, index) /* uncore_pci (instance below MADEUP_PAIR_INSTANCES, index below MADEUP_PAIR_CTR_COUNT): the address of the high half of Un_CTR{0-2}. */ \
	uncore_pci_high_(madeup_pair_ctr_addr(instance, index))
#define madeup_pair_ctr_read(read, context, instance, index) /* madeup_pair_ctr (uint32_t read(void *context, uncore_pci at), context, instance below MADEUP_PAIR_INSTANCES, index below MADEUP_PAIR_CTR_COUNT): both halves of one moment of Un_CTR{0-2}. */ \
	UNCORE_VALUE_(madeup_pair_ctr, uncore_pci_read64_(read, context, madeup_pair_ctr_addr(instance, index)))

/* count [43:0] RW-V. */
#define MADEUP_PAIR_CTR_COUNT_MASK  UINT64_C(0x00000fffffffffff)
#define MADEUP_PAIR_CTR_COUNT_SHIFT 0
#define MADEUP_PAIR_CTR_COUNT_WIDTH 44
#define madeup_pair_ctr_get_count(r) /* uint64_t (madeup_pair_ctr r) [43:0] */ \
	UNCORE_GET64_(madeup_pair_ctr, r, MADEUP_PAIR_CTR_COUNT)
#define madeup_pair_ctr_set_count(r, v) /* madeup_pair_ctr (madeup_pair_ctr r, v up to 0xfffffffffffull) [43:0] */ \
	UNCORE_PUT64_(madeup_pair_ctr, madeup_pair_ctr_value_(r).raw, MADEUP_PAIR_CTR_COUNT, v)

/*
 * box_ctl: U_CTL, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_box_ctl {
	uint32_t raw;
} madeup_pair_box_ctl;

UNCORE_ACCESSOR madeup_pair_box_ctl madeup_pair_box_ctl_value_(madeup_pair_box_ctl r)
{
	return r;
}

#define MADEUP_PAIR_BOX_CTL_RESET     0x00000000u
#define MADEUP_PAIR_BOX_CTL_MUST_ZERO 0xfffffffeu
#define madeup_pair_box_ctl_reset() /* madeup_pair_box_ctl (): the value to begin from of U_CTL. */ \
	UNCORE_VALUE_(madeup_pair_box_ctl, MADEUP_PAIR_BOX_CTL_RESET)

#define MADEUP_PAIR_BOX_CTL_OFFSET 0xf4u

#define madeup_pair_box_ctl_addr(instance) /* uncore_pci (instance below MADEUP_PAIR_INSTANCES): the address of U_CTL. */ \
	uncore_pci_at_(madeup_pair_both_place(instance), MADEUP_PAIR_BOX_CTL_OFFSET)

/* frz [0] RW. */
#define MADEUP_PAIR_BOX_CTL_FRZ_MASK  0x00000001u
#define MADEUP_PAIR_BOX_CTL_FRZ_SHIFT 0
#define MADEUP_PAIR_BOX_CTL_FRZ_WIDTH 1
#define madeup_pair_box_ctl_get_frz(r) /* uint32_t (madeup_pair_box_ctl r) [0] */ \
	UNCORE_GET32_(madeup_pair_box_ctl, r, MADEUP_PAIR_BOX_CTL_FRZ)
#define madeup_pair_box_ctl_set_frz(r, v) /* madeup_pair_box_ctl (madeup_pair_box_ctl r, v up to 0x1u) [0] */ \
	UNCORE_PUT32_(madeup_pair_box_ctl, madeup_pair_box_ctl_value_(r).raw, MADEUP_PAIR_BOX_CTL_FRZ, v)

/*
 * status: U_STATUS, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_status {
	uint32_t raw;
} madeup_pair_status;

UNCORE_ACCESSOR madeup_pair_status madeup_pair_status_value_(madeup_pair_status r)
{
	return r;
}

#define MADEUP_PAIR_STATUS_RESET     0x00000000u
#define MADEUP_PAIR_STATUS_RW1C      0x0000003fu
#define madeup_pair_status_reset() /* madeup_pair_status (): the value to begin from of U_STATUS. */ \
	UNCORE_VALUE_(madeup_pair_status, MADEUP_PAIR_STATUS_RESET)

#define madeup_pair_status_clear(seen) /* madeup_pair_status (madeup_pair_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of U_STATUS. */ \
	UNCORE_SEEN_(madeup_pair_status, MADEUP_PAIR_STATUS_RESET & ~MADEUP_PAIR_STATUS_RW1C, seen, MADEUP_PAIR_STATUS_RW1C)

#define MADEUP_PAIR_STATUS_OFFSET 0xf8u

#define madeup_pair_status_addr(instance) /* uncore_pci (instance below MADEUP_PAIR_INSTANCES): the address of U_STATUS. */ \
	uncore_pci_at_(madeup_pair_both_place(instance), MADEUP_PAIR_STATUS_OFFSET)

/* ov [5:0] RW1C. */
#define MADEUP_PAIR_STATUS_OV_MASK  0x0000003fu
#define MADEUP_PAIR_STATUS_OV_SHIFT 0
#define MADEUP_PAIR_STATUS_OV_WIDTH 6
#define madeup_pair_status_get_ov(r) /* uint32_t (madeup_pair_status r) [5:0] */ \
	UNCORE_GET32_(madeup_pair_status, r, MADEUP_PAIR_STATUS_OV)
#define madeup_pair_status_clear_ov(bits) /* madeup_pair_status (bits up to 0x3fu) [5:0] */ \
	UNCORE_PUT32_(madeup_pair_status, MADEUP_PAIR_STATUS_RESET & ~MADEUP_PAIR_STATUS_RW1C, MADEUP_PAIR_STATUS_OV, bits)

/*
 * tag: Un_TAG, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_tag {
	uint32_t raw;
} madeup_pair_tag;

UNCORE_ACCESSOR madeup_pair_tag madeup_pair_tag_value_(madeup_pair_tag r)
{
	return r;
}

#define MADEUP_PAIR_TAG_RESET 0x00000000u
#define madeup_pair_tag_reset() /* madeup_pair_tag (): the value to begin from of Un_TAG. */ \
	UNCORE_VALUE_(madeup_pair_tag, MADEUP_PAIR_TAG_RESET)

#define MADEUP_PAIR_TAG_OFFSETS { 0x40 }, { 0x5c }

UNCORE_ACCESSOR uncore_pci madeup_pair_tag_addr(unsigned instance)
{
	static const uint16_t element[MADEUP_PAIR_INSTANCES][1] = { MADEUP_PAIR_TAG_OFFSETS };

	return uncore_pci_at_((madeup_pair_both_place)(instance),
		element[instance][0]);
}
#define madeup_pair_tag_addr(instance) /* uncore_pci (instance below MADEUP_PAIR_INSTANCES): the address of Un_TAG. */ \
	madeup_pair_tag_addr(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES))

/* all [31:0] RW. */
#define MADEUP_PAIR_TAG_ALL_MASK  0xffffffffu
#define MADEUP_PAIR_TAG_ALL_SHIFT 0
#define MADEUP_PAIR_TAG_ALL_WIDTH 32
#define madeup_pair_tag_get_all(r) /* uint32_t (madeup_pair_tag r) [31:0] */ \
	UNCORE_GET32_(madeup_pair_tag, r, MADEUP_PAIR_TAG_ALL)
#define madeup_pair_tag_set_all(r, v) /* madeup_pair_tag (madeup_pair_tag r, v up to 0xffffffffu) [31:0] */ \
	UNCORE_PUT32_(madeup_pair_tag, madeup_pair_tag_value_(r).raw, MADEUP_PAIR_TAG_ALL, v)

/*
 * step: Un_STEP{0-1}, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_step {
	uint32_t raw;
} madeup_pair_step;

UNCORE_ACCESSOR madeup_pair_step madeup_pair_step_value_(madeup_pair_step r)
{
	return r;
}

#define MADEUP_PAIR_STEP_RESET 0x00000000u
#define madeup_pair_step_reset() /* madeup_pair_step (): the value to begin from of Un_STEP{0-1}. */ \
	UNCORE_VALUE_(madeup_pair_step, MADEUP_PAIR_STEP_RESET)

#define MADEUP_PAIR_STEP_COUNT 2
#define MADEUP_PAIR_STEP_OFFSETS 0x60, 0x6c
#define MADEUP_PAIR_STEP_INSTANCE_STRIDE 0x4u

UNCORE_ACCESSOR uncore_pci madeup_pair_step_addr(unsigned instance, unsigned index)
{
	static const uint16_t element[MADEUP_PAIR_STEP_COUNT] = { MADEUP_PAIR_STEP_OFFSETS };

	return uncore_pci_at_((madeup_pair_both_place)(instance),
		element[index] +
		instance * MADEUP_PAIR_STEP_INSTANCE_STRIDE);
}
#define madeup_pair_step_addr(instance, index) /* uncore_pci (instance below MADEUP_PAIR_INSTANCES, index below MADEUP_PAIR_STEP_COUNT): the address of Un_STEP{0-1}. */ \
	madeup_pair_step_addr(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES), UNCORE_INDEX_(index, MADEUP_PAIR_STEP_COUNT))

/* all [31:0] RW. */
#define MADEUP_PAIR_STEP_ALL_MASK  0xffffffffu
#define MADEUP_PAIR_STEP_ALL_SHIFT 0
#define MADEUP_PAIR_STEP_ALL_WIDTH 32
#define madeup_pair_step_get_all(r) /* uint32_t (madeup_pair_step r) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_GET32_(madeup_pair_step, r, MADEUP_PAIR_STEP_ALL)
#define madeup_pair_step_set_all(r, v) /* madeup_pair_step (madeup_pair_step r, v up to 0xffffffffu) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_PUT32_(madeup_pair_step, madeup_pair_step_value_(r).raw, MADEUP_PAIR_STEP_ALL, v)

/*
 * mix: Un_MIX{0-1}, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_mix {
	uint32_t raw;
} madeup_pair_mix;

UNCORE_ACCESSOR madeup_pair_mix madeup_pair_mix_value_(madeup_pair_mix r)
{
	return r;
}

#define MADEUP_PAIR_MIX_RESET 0x00000000u
#define madeup_pair_mix_reset() /* madeup_pair_mix (): the value to begin from of Un_MIX{0-1}. */ \
	UNCORE_VALUE_(madeup_pair_mix, MADEUP_PAIR_MIX_RESET)

#define MADEUP_PAIR_MIX_COUNT 2
#define MADEUP_PAIR_MIX_MSRS 0x800, 0x900
#define MADEUP_PAIR_MIX_DISTANCES { 0x0, 0x7 }, { 0x1, 0x3 }

UNCORE_ACCESSOR uncore_msr madeup_pair_mix_addr(unsigned instance, unsigned index)
{
	static const uint32_t base[MADEUP_PAIR_INSTANCES] = { MADEUP_PAIR_MIX_MSRS };
	static const uint32_t element[MADEUP_PAIR_INSTANCES][MADEUP_PAIR_MIX_COUNT] = { MADEUP_PAIR_MIX_DISTANCES };

	return uncore_msr_at_(base[instance] +
		element[instance][index]);
}
#define madeup_pair_mix_addr(instance, index) /* uncore_msr (instance below MADEUP_PAIR_INSTANCES, index below MADEUP_PAIR_MIX_COUNT): the address of Un_MIX{0-1}. */ \
	madeup_pair_mix_addr(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES), UNCORE_INDEX_(index, MADEUP_PAIR_MIX_COUNT))

/* all [31:0] RW. */
#define MADEUP_PAIR_MIX_ALL_MASK  0xffffffffu
#define MADEUP_PAIR_MIX_ALL_SHIFT 0
#define MADEUP_PAIR_MIX_ALL_WIDTH 32
#define madeup_pair_mix_get_all(r) /* uint32_t (madeup_pair_mix r) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_GET32_(madeup_pair_mix, r, MADEUP_PAIR_MIX_ALL)
#define madeup_pair_mix_set_all(r, v) /* madeup_pair_mix (madeup_pair_mix r, v up to 0xffffffffu) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_PUT32_(madeup_pair_mix, madeup_pair_mix_value_(r).raw, MADEUP_PAIR_MIX_ALL, v)

/*
 * far: Un_FAR{0-1}, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_far {
	uint32_t raw;
} madeup_pair_far;

UNCORE_ACCESSOR madeup_pair_far madeup_pair_far_value_(madeup_pair_far r)
{
	return r;
}

#define MADEUP_PAIR_FAR_RESET 0x00000000u
#define madeup_pair_far_reset() /* madeup_pair_far (): the value to begin from of Un_FAR{0-1}. */ \
	UNCORE_VALUE_(madeup_pair_far, MADEUP_PAIR_FAR_RESET)

#define MADEUP_PAIR_FAR_COUNT 2
#define MADEUP_PAIR_FAR_MSRS { 0xa00, 0xa05 }, { 0xa02, 0xa09 }
#define MADEUP_PAIR_FAR_INSTANCE_STRIDE 0x10u

UNCORE_ACCESSOR uncore_msr madeup_pair_far_addr(unsigned instance, unsigned index)
{
	static const uint32_t element[MADEUP_PAIR_INSTANCES][MADEUP_PAIR_FAR_COUNT] = { MADEUP_PAIR_FAR_MSRS };

	return uncore_msr_at_(element[instance][index] +
		instance * MADEUP_PAIR_FAR_INSTANCE_STRIDE);
}
#define madeup_pair_far_addr(instance, index) /* uncore_msr (instance below MADEUP_PAIR_INSTANCES, index below MADEUP_PAIR_FAR_COUNT): the address of Un_FAR{0-1}. */ \
	madeup_pair_far_addr(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES), UNCORE_INDEX_(index, MADEUP_PAIR_FAR_COUNT))

/* all [31:0] RW. */
#define MADEUP_PAIR_FAR_ALL_MASK  0xffffffffu
#define MADEUP_PAIR_FAR_ALL_SHIFT 0
#define MADEUP_PAIR_FAR_ALL_WIDTH 32
#define madeup_pair_far_get_all(r) /* uint32_t (madeup_pair_far r) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_GET32_(madeup_pair_far, r, MADEUP_PAIR_FAR_ALL)
#define madeup_pair_far_set_all(r, v) /* madeup_pair_far (madeup_pair_far r, v up to 0xffffffffu) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_PUT32_(madeup_pair_far, madeup_pair_far_value_(r).raw, MADEUP_PAIR_FAR_ALL, v)

/*
 * odd: Un_ODD, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_odd {
	uint32_t raw;
} madeup_pair_odd;

UNCORE_ACCESSOR madeup_pair_odd madeup_pair_odd_value_(madeup_pair_odd r)
{
	return r;
}

#define MADEUP_PAIR_ODD_RESET 0x00000000u
#define madeup_pair_odd_reset() /* madeup_pair_odd (): the value to begin from of Un_ODD. */ \
	UNCORE_VALUE_(madeup_pair_odd, MADEUP_PAIR_ODD_RESET)

#define MADEUP_PAIR_ODD_MSRS { 0xb04 }, { 0xb06 }

UNCORE_ACCESSOR uncore_msr madeup_pair_odd_addr(unsigned instance)
{
	static const uint32_t element[MADEUP_PAIR_INSTANCES][1] = { MADEUP_PAIR_ODD_MSRS };

	return uncore_msr_at_(element[instance][0]);
}
#define madeup_pair_odd_addr(instance) /* uncore_msr (instance below MADEUP_PAIR_INSTANCES): the address of Un_ODD. */ \
	madeup_pair_odd_addr(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES))

/* all [31:0] RW. */
#define MADEUP_PAIR_ODD_ALL_MASK  0xffffffffu
#define MADEUP_PAIR_ODD_ALL_SHIFT 0
#define MADEUP_PAIR_ODD_ALL_WIDTH 32
#define madeup_pair_odd_get_all(r) /* uint32_t (madeup_pair_odd r) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_GET32_(madeup_pair_odd, r, MADEUP_PAIR_ODD_ALL)
#define madeup_pair_odd_set_all(r, v) /* madeup_pair_odd (madeup_pair_odd r, v up to 0xffffffffu) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_PUT32_(madeup_pair_odd, madeup_pair_odd_value_(r).raw, MADEUP_PAIR_ODD_ALL, v)

/*
 * one: Un_ONE, 32 bits
 * Source: made-up-2 p60
 */
typedef struct madeup_pair_one {
	uint32_t raw;
} madeup_pair_one;

UNCORE_ACCESSOR madeup_pair_one madeup_pair_one_value_(madeup_pair_one r)
{
	return r;
}

#define MADEUP_PAIR_ONE_RESET 0x00000000u
#define madeup_pair_one_reset() /* madeup_pair_one (): the value to begin from of Un_ONE. */ \
	UNCORE_VALUE_(madeup_pair_one, MADEUP_PAIR_ONE_RESET)

#define MADEUP_PAIR_ONE_MSRS 0xc03
#define MADEUP_PAIR_ONE_INSTANCE_STRIDE 0x1u

UNCORE_ACCESSOR uncore_msr madeup_pair_one_addr(unsigned instance)
{
	static const uint32_t element[1] = { MADEUP_PAIR_ONE_MSRS };

	return uncore_msr_at_(element[0] +
		instance * MADEUP_PAIR_ONE_INSTANCE_STRIDE);
}
#define madeup_pair_one_addr(instance) /* uncore_msr (instance below MADEUP_PAIR_INSTANCES): the address of Un_ONE. */ \
	madeup_pair_one_addr(UNCORE_INDEX_(instance, MADEUP_PAIR_INSTANCES))

/* all [31:0] RW. */
#define MADEUP_PAIR_ONE_ALL_MASK  0xffffffffu
#define MADEUP_PAIR_ONE_ALL_SHIFT 0
#define MADEUP_PAIR_ONE_ALL_WIDTH 32
#define madeup_pair_one_get_all(r) /* uint32_t (madeup_pair_one r) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_GET32_(madeup_pair_one, r, MADEUP_PAIR_ONE_ALL)
#define madeup_pair_one_set_all(r, v) /* madeup_pair_one (madeup_pair_one r, v up to 0xffffffffu) [31:0]: the same bits as in madeup_pair_tag. */ \
	UNCORE_PUT32_(madeup_pair_one, madeup_pair_one_value_(r).raw, MADEUP_PAIR_ONE_ALL, v)

#ifdef __cplusplus
}
#endif

#endif
