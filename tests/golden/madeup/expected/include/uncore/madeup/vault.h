/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/vault.box.json by "make generate". Do not edit. */
/*
 * madeup vault: Vault. Counts from registers in memory.
 * Source: made-up-2 p82
 */
#ifndef UNCORE_MADEUP_VAULT_H
#define UNCORE_MADEUP_VAULT_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_VAULT_INSTANCES 2

#define MADEUP_VAULT_GENERAL_COUNTERS   3
#define MADEUP_VAULT_GENERAL_WIDTH      48
#define MADEUP_VAULT_GENERAL_COUNT_MASK UINT64_C(0xffffffffffff)

#define MADEUP_VAULT_CLOCK_COUNTERS   1
#define MADEUP_VAULT_CLOCK_WIDTH      36
#define MADEUP_VAULT_CLOCK_COUNT_MASK UINT64_C(0xfffffffff)

/* PCI function own: its device and function on the socket's uncore bus. */
#define MADEUP_VAULT_OWN_DEVICE_ID_0 0xac01u
#define MADEUP_VAULT_OWN_DEVICE_ID_1 0xac02u

/* The device and function of own. */
UNCORE_ACCESSOR uncore_pci madeup_vault_own_place(unsigned instance)
{
	static const uncore_pci place[MADEUP_VAULT_INSTANCES] = {
		{ 17, 0, 0 },
		{ 17, 1, 0 },
	};

	return place[instance];
}
#define madeup_vault_own_place(instance) /* uncore_pci (instance below MADEUP_VAULT_INSTANCES): the device and function of own. */ \
	madeup_vault_own_place(UNCORE_INDEX_(instance, MADEUP_VAULT_INSTANCES))

/*
 * Window bank: registers of an instance, in memory. Its physical address is the sum of map.base.base from bit 23 on,
 * map.mem.mem from bit 12 on (elements by instance: 1, 0), and the instance's offset.
 * Source: made-up-2 p83
 */
#define MADEUP_VAULT_BANK_SIZE 0x1000u
#define MADEUP_VAULT_BANK_OFFSETS 0x22800, 0x26800

UNCORE_ACCESSOR uint32_t madeup_vault_bank_offset(unsigned instance)
{
	static const uint32_t offset[MADEUP_VAULT_INSTANCES] = { MADEUP_VAULT_BANK_OFFSETS };

	return offset[instance];
}
#define madeup_vault_bank_offset(instance) /* uint32_t (instance below MADEUP_VAULT_INSTANCES): how far window bank is above the sum of its fields. */ \
	madeup_vault_bank_offset(UNCORE_INDEX_(instance, MADEUP_VAULT_INSTANCES))
#define madeup_vault_bank_base(base, mem, instance) /* uint64_t (base, mem, instance): the physical address of window bank. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "MADEUP_MAP_BASE_BASE", MADEUP_MAP_BASE_BASE_has_width_), __FILE__, __LINE__, "MADEUP_MAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "MADEUP_MAP_MEM_MEM", MADEUP_MAP_MEM_MEM_has_width_), __FILE__, __LINE__, "MADEUP_MAP_MEM_MEM") + \
		madeup_vault_bank_offset(instance))

/*
 * Window lobby: registers of an instance, in memory. Its physical address is the sum of map.base.base from bit 23 on,
 * map.mem.mem from bit 12 on (element 1), vault.where.base from bit 4 on, and the offset.
 * Source: made-up-2 p84
 */
#define MADEUP_VAULT_LOBBY_SIZE 0x100u
#define MADEUP_VAULT_LOBBY_OFFSET 0x80000u
#define madeup_vault_lobby_base(base_0, mem, base_2) /* uint64_t (base_0, mem, base_2): the physical address of window lobby. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base_0, 29, "MADEUP_MAP_BASE_BASE", MADEUP_MAP_BASE_BASE_has_width_), __FILE__, __LINE__, "MADEUP_MAP_BASE_BASE") + \
		uncore_put64_(0, UINT64_C(0x7ff000), 12, \
			UNCORE_FIT_(mem, 11, "MADEUP_MAP_MEM_MEM", MADEUP_MAP_MEM_MEM_has_width_), __FILE__, __LINE__, "MADEUP_MAP_MEM_MEM") + \
		uncore_put64_(0, UINT64_C(0xff0), 4, \
			UNCORE_FIT_(base_2, 8, "MADEUP_VAULT_WHERE_BASE", MADEUP_VAULT_WHERE_BASE_has_width_), __FILE__, __LINE__, "MADEUP_VAULT_WHERE_BASE") + \
		MADEUP_VAULT_LOBBY_OFFSET)

/*
 * where: Vn_WHERE, 32 bits
 * Source: made-up-2 p82
 */
typedef struct madeup_vault_where {
	uint32_t raw;
} madeup_vault_where;

UNCORE_ACCESSOR madeup_vault_where madeup_vault_where_value_(madeup_vault_where r)
{
	return r;
}

#define MADEUP_VAULT_WHERE_RESET     0x00000000u
#define MADEUP_VAULT_WHERE_MUST_ZERO 0xffffff00u
#define madeup_vault_where_reset() /* madeup_vault_where (): the value to begin from of Vn_WHERE. */ \
	UNCORE_VALUE_(madeup_vault_where, MADEUP_VAULT_WHERE_RESET)

#define MADEUP_VAULT_WHERE_OFFSET 0x40u

#define madeup_vault_where_addr(instance) /* uncore_pci (instance below MADEUP_VAULT_INSTANCES): the address of Vn_WHERE. */ \
	uncore_pci_at_(madeup_vault_own_place(instance), MADEUP_VAULT_WHERE_OFFSET)

/* base [7:0] RO. */
#define MADEUP_VAULT_WHERE_BASE_MASK  0x000000ffu
#define MADEUP_VAULT_WHERE_BASE_SHIFT 0
#define MADEUP_VAULT_WHERE_BASE_WIDTH 8
#define madeup_vault_where_get_base(r) /* uint32_t (madeup_vault_where r) [7:0]: Bits 11:4 of the lobby's address. */ \
	UNCORE_GET32_(madeup_vault_where, r, MADEUP_VAULT_WHERE_BASE)

/*
 * ctl: Vn_CTL{0-2}, 32 bits
 * Source: made-up-2 p82
 */
typedef struct madeup_vault_ctl {
	uint32_t raw;
} madeup_vault_ctl;

UNCORE_ACCESSOR madeup_vault_ctl madeup_vault_ctl_value_(madeup_vault_ctl r)
{
	return r;
}

#define MADEUP_VAULT_CTL_RESET     0x00000000u
#define MADEUP_VAULT_CTL_MUST_ZERO 0xfffffe00u
#define madeup_vault_ctl_reset() /* madeup_vault_ctl (): the value to begin from of Vn_CTL{0-2}. */ \
	UNCORE_VALUE_(madeup_vault_ctl, MADEUP_VAULT_CTL_RESET)

#define MADEUP_VAULT_CTL_COUNT 3
#define MADEUP_VAULT_CTL_OFFSET 0x40u
#define MADEUP_VAULT_CTL_INDEX_STRIDE 0x4u

#define madeup_vault_ctl_addr(index) /* uncore_mmio (index below MADEUP_VAULT_CTL_COUNT): the address of Vn_CTL{0-2}. */ \
	uncore_mmio_at_(MADEUP_VAULT_CTL_OFFSET + \
		UNCORE_INDEX_(index, MADEUP_VAULT_CTL_COUNT) * MADEUP_VAULT_CTL_INDEX_STRIDE)
#define madeup_vault_ctl_load(window, index) /* madeup_vault_ctl (const volatile void *window, index below MADEUP_VAULT_CTL_COUNT): reads, where window bank is mapped, Vn_CTL{0-2}. */ \
	UNCORE_VALUE_(madeup_vault_ctl, uncore_mmio_load32_(window, madeup_vault_ctl_addr(index)))
#define madeup_vault_ctl_store(window, index, value) /* void (volatile void *window, index below MADEUP_VAULT_CTL_COUNT, madeup_vault_ctl value): writes, where window bank is mapped, Vn_CTL{0-2}. */ \
	uncore_mmio_store32_(window, madeup_vault_ctl_addr(index), madeup_vault_ctl_value_(value).raw)

/* en [8] RW. */
#define MADEUP_VAULT_CTL_EN_MASK  0x00000100u
#define MADEUP_VAULT_CTL_EN_SHIFT 8
#define MADEUP_VAULT_CTL_EN_WIDTH 1
#define madeup_vault_ctl_get_en(r) /* uint32_t (madeup_vault_ctl r) [8] */ \
	UNCORE_GET32_(madeup_vault_ctl, r, MADEUP_VAULT_CTL_EN)
#define madeup_vault_ctl_set_en(r, v) /* madeup_vault_ctl (madeup_vault_ctl r, v up to 0x1u) [8] */ \
	UNCORE_PUT32_(madeup_vault_ctl, madeup_vault_ctl_value_(r).raw, MADEUP_VAULT_CTL_EN, v)

/* sel [7:0] RW. */
#define MADEUP_VAULT_CTL_SEL_MASK  0x000000ffu
#define MADEUP_VAULT_CTL_SEL_SHIFT 0
#define MADEUP_VAULT_CTL_SEL_WIDTH 8
#define madeup_vault_ctl_get_sel(r) /* uint32_t (madeup_vault_ctl r) [7:0] */ \
	UNCORE_GET32_(madeup_vault_ctl, r, MADEUP_VAULT_CTL_SEL)
#define madeup_vault_ctl_set_sel(r, v) /* madeup_vault_ctl (madeup_vault_ctl r, v up to 0xffu) [7:0] */ \
	UNCORE_PUT32_(madeup_vault_ctl, madeup_vault_ctl_value_(r).raw, MADEUP_VAULT_CTL_SEL, v)

/*
 * ctr: Vn_CTR{0-2}, 64 bits
 * Source: made-up-2 p82
 */
typedef struct madeup_vault_ctr {
	uint64_t raw;
} madeup_vault_ctr;

UNCORE_ACCESSOR madeup_vault_ctr madeup_vault_ctr_value_(madeup_vault_ctr r)
{
	return r;
}

#define MADEUP_VAULT_CTR_RESET UINT64_C(0x0000000000000000)
#define madeup_vault_ctr_reset() /* madeup_vault_ctr (): the value to begin from of Vn_CTR{0-2}. */ \
	UNCORE_VALUE_(madeup_vault_ctr, MADEUP_VAULT_CTR_RESET)

#define MADEUP_VAULT_CTR_COUNT 3
#define MADEUP_VAULT_CTR_OFFSETS 0x8, 0x18, 0x10

UNCORE_ACCESSOR uncore_mmio madeup_vault_ctr_addr(unsigned index)
{
	static const uint32_t element[MADEUP_VAULT_CTR_COUNT] = { MADEUP_VAULT_CTR_OFFSETS };

	return uncore_mmio_at_(element[index]);
}
#define madeup_vault_ctr_addr(index) /* uncore_mmio (index below MADEUP_VAULT_CTR_COUNT): the address of Vn_CTR{0-2}. */ \
	madeup_vault_ctr_addr(UNCORE_INDEX_(index, MADEUP_VAULT_CTR_COUNT))
#define madeup_vault_ctr_load(window, index) /* madeup_vault_ctr (const volatile void *window, index below MADEUP_VAULT_CTR_COUNT): reads, where window bank is mapped, Vn_CTR{0-2}. */ \
	UNCORE_VALUE_(madeup_vault_ctr, uncore_mmio_load64_(window, madeup_vault_ctr_addr(index)))
#define madeup_vault_ctr_store(window, index, value) /* void (volatile void *window, index below MADEUP_VAULT_CTR_COUNT, madeup_vault_ctr value): writes, where window bank is mapped, Vn_CTR{0-2}. */ \
	uncore_mmio_store64_(window, madeup_vault_ctr_addr(index), madeup_vault_ctr_value_(value).raw)

/* count [47:0] RW-V. */
#define MADEUP_VAULT_CTR_COUNT_MASK  UINT64_C(0x0000ffffffffffff)
#define MADEUP_VAULT_CTR_COUNT_SHIFT 0
#define MADEUP_VAULT_CTR_COUNT_WIDTH 48
#define madeup_vault_ctr_get_count(r) /* uint64_t (madeup_vault_ctr r) [47:0] */ \
	UNCORE_GET64_(madeup_vault_ctr, r, MADEUP_VAULT_CTR_COUNT)
#define madeup_vault_ctr_set_count(r, v) /* madeup_vault_ctr (madeup_vault_ctr r, v up to 0xffffffffffffull) [47:0] */ \
	UNCORE_PUT64_(madeup_vault_ctr, madeup_vault_ctr_value_(r).raw, MADEUP_VAULT_CTR_COUNT, v)

/*
 * status: Vn_STATUS, 32 bits
 * Source: made-up-2 p82
 */
typedef struct madeup_vault_status {
	uint32_t raw;
} madeup_vault_status;

UNCORE_ACCESSOR madeup_vault_status madeup_vault_status_value_(madeup_vault_status r)
{
	return r;
}

#define MADEUP_VAULT_STATUS_RESET     0x00000000u
#define MADEUP_VAULT_STATUS_RW1C      0x00000007u
#define madeup_vault_status_reset() /* madeup_vault_status (): the value to begin from of Vn_STATUS. */ \
	UNCORE_VALUE_(madeup_vault_status, MADEUP_VAULT_STATUS_RESET)

#define madeup_vault_status_clear(seen) /* madeup_vault_status (madeup_vault_status seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of Vn_STATUS. */ \
	UNCORE_SEEN_(madeup_vault_status, MADEUP_VAULT_STATUS_RESET & ~MADEUP_VAULT_STATUS_RW1C, seen, MADEUP_VAULT_STATUS_RW1C)

#define MADEUP_VAULT_STATUS_OFFSET 0xffcu

#define madeup_vault_status_addr() /* uncore_mmio (): the address of Vn_STATUS. */ \
	uncore_mmio_at_(MADEUP_VAULT_STATUS_OFFSET)
#define madeup_vault_status_load(window) /* madeup_vault_status (const volatile void *window): reads, where window bank is mapped, Vn_STATUS. */ \
	UNCORE_VALUE_(madeup_vault_status, uncore_mmio_load32_(window, madeup_vault_status_addr()))
#define madeup_vault_status_store(window, value) /* void (volatile void *window, madeup_vault_status value): writes, where window bank is mapped, Vn_STATUS. */ \
	uncore_mmio_store32_(window, madeup_vault_status_addr(), madeup_vault_status_value_(value).raw)

/* ov [2:0] RW1C. */
#define MADEUP_VAULT_STATUS_OV_MASK  0x00000007u
#define MADEUP_VAULT_STATUS_OV_SHIFT 0
#define MADEUP_VAULT_STATUS_OV_WIDTH 3
#define madeup_vault_status_get_ov(r) /* uint32_t (madeup_vault_status r) [2:0] */ \
	UNCORE_GET32_(madeup_vault_status, r, MADEUP_VAULT_STATUS_OV)
#define madeup_vault_status_clear_ov(bits) /* madeup_vault_status (bits up to 0x7u) [2:0] */ \
	UNCORE_PUT32_(madeup_vault_status, MADEUP_VAULT_STATUS_RESET & ~MADEUP_VAULT_STATUS_RW1C, MADEUP_VAULT_STATUS_OV, bits)

/*
 * clk: Vn_CLK, 64 bits
 * Source: made-up-2 p82
 */
typedef struct madeup_vault_clk {
	uint64_t raw;
} madeup_vault_clk;

UNCORE_ACCESSOR madeup_vault_clk madeup_vault_clk_value_(madeup_vault_clk r)
{
	return r;
}

#define MADEUP_VAULT_CLK_RESET UINT64_C(0x0000000000000000)
#define madeup_vault_clk_reset() /* madeup_vault_clk (): the value to begin from of Vn_CLK. */ \
	UNCORE_VALUE_(madeup_vault_clk, MADEUP_VAULT_CLK_RESET)

#define MADEUP_VAULT_CLK_OFFSET 0xf8u

#define madeup_vault_clk_addr() /* uncore_mmio (): the address of Vn_CLK. */ \
	uncore_mmio_at_(MADEUP_VAULT_CLK_OFFSET)
#define madeup_vault_clk_load(window) /* madeup_vault_clk (const volatile void *window): reads, where window lobby is mapped, Vn_CLK. */ \
	UNCORE_VALUE_(madeup_vault_clk, uncore_mmio_load64_(window, madeup_vault_clk_addr()))

/* count [35:0] RO-V. */
#define MADEUP_VAULT_CLK_COUNT_MASK  UINT64_C(0x0000000fffffffff)
#define MADEUP_VAULT_CLK_COUNT_SHIFT 0
#define MADEUP_VAULT_CLK_COUNT_WIDTH 36
#define madeup_vault_clk_get_count(r) /* uint64_t (madeup_vault_clk r) [35:0] */ \
	UNCORE_GET64_(madeup_vault_clk, r, MADEUP_VAULT_CLK_COUNT)

#ifdef __cplusplus
}
#endif

#endif
