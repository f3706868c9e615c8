/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup/gate.box.json by "make generate". Do not edit. */
/*
 * madeup gate: Gate. One unit, whose registers begin where a field says.
 * Source: made-up-2 p86
 */
#ifndef UNCORE_MADEUP_GATE_H
#define UNCORE_MADEUP_GATE_H

#include "uncore/accessor.h"

#if UNCORE_GENERATED_ABI != 26 || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != 26)
#error "generated headers and runtime differ: run make generate"
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define MADEUP_GATE_INSTANCES 1

/*
 * Window whole: registers of an instance, in memory. Its physical address is the sum of map.base.base from bit 23 on.
 * Source: made-up-2 p86
 */
#define MADEUP_GATE_WHOLE_SIZE 0x10u
#define madeup_gate_whole_base(base) /* uint64_t (base): the physical address of window whole. */ \
	(uncore_put64_(0, UINT64_C(0xfffffff800000), 23, \
			UNCORE_FIT_(base, 29, "MADEUP_MAP_BASE_BASE", MADEUP_MAP_BASE_BASE_has_width_), __FILE__, __LINE__, "MADEUP_MAP_BASE_BASE"))

/*
 * key: G_KEY, 32 bits
 * Source: made-up-2 p86
 */
typedef struct madeup_gate_key {
	uint32_t raw;
} madeup_gate_key;

UNCORE_ACCESSOR madeup_gate_key madeup_gate_key_value_(madeup_gate_key r)
{
	return r;
}

#define MADEUP_GATE_KEY_RESET 0x00000000u
#define madeup_gate_key_reset() /* madeup_gate_key (): the value to begin from of G_KEY. */ \
	UNCORE_VALUE_(madeup_gate_key, MADEUP_GATE_KEY_RESET)

#define MADEUP_GATE_KEY_OFFSET 0x0u

#define madeup_gate_key_addr() /* uncore_mmio (): the address of G_KEY. */ \
	uncore_mmio_at_(MADEUP_GATE_KEY_OFFSET)
#define madeup_gate_key_load(window) /* madeup_gate_key (const volatile void *window): reads, where window whole is mapped, G_KEY. */ \
	UNCORE_VALUE_(madeup_gate_key, uncore_mmio_load32_(window, madeup_gate_key_addr()))
#define madeup_gate_key_store(window, value) /* void (volatile void *window, madeup_gate_key value): writes, where window whole is mapped, G_KEY. */ \
	uncore_mmio_store32_(window, madeup_gate_key_addr(), madeup_gate_key_value_(value).raw)

/* all [31:0] RW. */
#define MADEUP_GATE_KEY_ALL_MASK  0xffffffffu
#define MADEUP_GATE_KEY_ALL_SHIFT 0
#define MADEUP_GATE_KEY_ALL_WIDTH 32
#define madeup_gate_key_get_all(r) /* uint32_t (madeup_gate_key r) [31:0] */ \
	UNCORE_GET32_(madeup_gate_key, r, MADEUP_GATE_KEY_ALL)
#define madeup_gate_key_set_all(r, v) /* madeup_gate_key (madeup_gate_key r, v up to 0xffffffffu) [31:0] */ \
	UNCORE_PUT32_(madeup_gate_key, madeup_gate_key_value_(r).raw, MADEUP_GATE_KEY_ALL, v)

/*
 * bolt: G_BOLT0, 32 bits
 * Source: made-up-2 p86
 */
typedef struct madeup_gate_bolt {
	uint32_t raw;
} madeup_gate_bolt;

UNCORE_ACCESSOR madeup_gate_bolt madeup_gate_bolt_value_(madeup_gate_bolt r)
{
	return r;
}

#define MADEUP_GATE_BOLT_RESET 0x00000000u
#define madeup_gate_bolt_reset() /* madeup_gate_bolt (): the value to begin from of G_BOLT0. */ \
	UNCORE_VALUE_(madeup_gate_bolt, MADEUP_GATE_BOLT_RESET)

#define MADEUP_GATE_BOLT_COUNT 1
#define MADEUP_GATE_BOLT_OFFSET 0xcu
#define MADEUP_GATE_BOLT_INDEX_STRIDE 0x0u

#define madeup_gate_bolt_addr(index) /* uncore_mmio (index below MADEUP_GATE_BOLT_COUNT): the address of G_BOLT0. */ \
	uncore_mmio_at_(MADEUP_GATE_BOLT_OFFSET + \
		UNCORE_INDEX_(index, MADEUP_GATE_BOLT_COUNT) * MADEUP_GATE_BOLT_INDEX_STRIDE)
#define madeup_gate_bolt_load(window, index) /* madeup_gate_bolt (const volatile void *window, index below MADEUP_GATE_BOLT_COUNT): reads, where window whole is mapped, G_BOLT0. */ \
	UNCORE_VALUE_(madeup_gate_bolt, uncore_mmio_load32_(window, madeup_gate_bolt_addr(index)))
#define madeup_gate_bolt_store(window, index, value) /* void (volatile void *window, index below MADEUP_GATE_BOLT_COUNT, madeup_gate_bolt value): writes, where window whole is mapped, G_BOLT0. */ \
	uncore_mmio_store32_(window, madeup_gate_bolt_addr(index), madeup_gate_bolt_value_(value).raw)

/* all [31:0] RW. */
#define MADEUP_GATE_BOLT_ALL_MASK  0xffffffffu
#define MADEUP_GATE_BOLT_ALL_SHIFT 0
#define MADEUP_GATE_BOLT_ALL_WIDTH 32
#define madeup_gate_bolt_get_all(r) /* uint32_t (madeup_gate_bolt r) [31:0]: the same bits as in madeup_gate_key. */ \
	UNCORE_GET32_(madeup_gate_bolt, r, MADEUP_GATE_BOLT_ALL)
#define madeup_gate_bolt_set_all(r, v) /* madeup_gate_bolt (madeup_gate_bolt r, v up to 0xffffffffu) [31:0]: the same bits as in madeup_gate_key. */ \
	UNCORE_PUT32_(madeup_gate_bolt, madeup_gate_bolt_value_(r).raw, MADEUP_GATE_BOLT_ALL, v)

#ifdef __cplusplus
}
#endif

#endif
