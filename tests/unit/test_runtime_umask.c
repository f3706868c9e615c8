/* SPDX-License-Identifier: MIT */
/* Tests what umasks mean together, alone and left out, with values by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

static void parse(const struct uncore_tables *tables, const char *text, struct uncore_encoding *encoding)
{
	struct uncore_event_error error;
	int result = uncore_event_parse(tables, text, strlen(text), encoding, &error);

	if (result != 0)
		print_error("%s: %s:%u: %s (%s)\n", text, uncore_event_code_name(error.code), error.column,
			    error.message, error.hint);
	assert_int_equal(result, 0);
}

static enum uncore_umask_doubt doubt_of(const struct uncore_encoding *encoding)
{
	uint16_t parts[UNCORE_EVENT_UMASKS];
	unsigned count;

	return uncore_event_umask_doubt(encoding, parts, &count);
}

/* Intel's list, Linux and libpfm4 encode them (0x4037, 0x4134). Alone they count nothing, and a doubt says so. */
static void umasks_that_narrow_need_another(void **state)
{
	const struct uncore_tables *tables = uncore_platform("ivt");
	struct uncore_encoding encoding;

	(void)state;
	parse(tables, "UNC_C_LLC_VICTIMS.NID,nid=1", &encoding);
	assert_int_equal(encoding.control.value, 0x4037);
	assert_int_equal(doubt_of(&encoding), UNCORE_UMASK_DOUBT_NARROWS);
	parse(tables, "cbo/ev_sel=0x37,umask=0x40,nid=1/", &encoding);
	assert_int_equal(doubt_of(&encoding), UNCORE_UMASK_DOUBT_NARROWS);
	parse(tables, "UNC_C_LLC_LOOKUP.NID,nid=1", &encoding);
	assert_int_equal(encoding.control.value, 0x4134);
	parse(tables, "UNC_C_LLC_VICTIMS.M_STATE+NID,nid=1", &encoding);
	assert_int_equal(doubt_of(&encoding), UNCORE_UMASK_DOUBT_NONE);
	/* One that needs no filter, so that nothing else in the expression has to be checked. */
	tables = uncore_platform("skx");
	parse(tables, "UNC_UPI_TxL_FLITS.SLOT0", &encoding);
	assert_int_equal(doubt_of(&encoding), UNCORE_UMASK_DOUBT_NARROWS);
	parse(tables, "UNC_UPI_TxL_FLITS.SLOT0+DATA", &encoding);
	assert_int_equal(doubt_of(&encoding), UNCORE_UMASK_DOUBT_NONE);
}

/*
 * Flags that a umask sets may be narrowed, before or after it, and are written then. Control by hand: fc_mask in bits
 * 46:44 (1 posted, 4 completion), ch_mask in 43:36, umask 4, code 0x83.
 */
static void flags_of_a_umask_may_be_narrowed(void **state)
{
	static const char *const same[] = {
		"UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0,fc_mask=completion",
		"skx_unc_iio0::UNC_IO_DATA_REQ_OF_CPU:MEM_READ_PART0:FC_CMPL",
		"skx_unc_iio0::UNC_IO_DATA_REQ_OF_CPU:FC_CMPL:MEM_READ_PART0",
	};
	const struct uncore_tables *tables = uncore_platform("skx");
	struct uncore_encoding encoding, again;
	struct uncore_event_error error;
	char text[200];

	(void)state;
	for (size_t at = 0; at < sizeof(same) / sizeof(same[0]); at++) {
		parse(tables, same[at], &encoding);
		assert_true(encoding.control.value == UINT64_C(0x401000000483));
	}
	assert_true(uncore_event_format(&encoding, text, sizeof(text)) > 0);
	parse(tables, text, &again);
	assert_true(again.control.value == encoding.control.value);
	/* libpfm4's own default: reads of memory by all six parts. */
	parse(tables, "skx_unc_iio0::UNC_IO_DATA_REQ_OF_CPU:FC_POSTED_REQ", &encoding);
	assert_true(encoding.control.value == UINT64_C(0x13f000000483));
	assert_int_equal(encoding.assumed & UNCORE_ASSUMED_UMASK, UNCORE_ASSUMED_UMASK);
	assert_int_not_equal(uncore_event_parse(tables, "UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0,fc_mask=0",
						strlen("UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0,fc_mask=0"), &encoding,
						&error),
			     0);
	assert_int_equal(error.code, UNCORE_EVENT_E_CONFLICT);
}

/* skx's header match: class in bits 11:8, opcode in 15:12, and in bit 32 that the opcode is compared. */
static void parts_of_headers_are_matched(void **state)
{
	const struct uncore_tables *tables = uncore_platform("skx");
	struct uncore_encoding encoding;

	(void)state;
	parse(tables, "UNC_UPI_RxL_BASIC_HDR_MATCH.REQ_OPC_RDINV", &encoding);
	assert_true(encoding.control.value == UINT64_C(0x10000c805));
	parse(tables, "UNC_UPI_RxL_BASIC_HDR_MATCH.SNP+FILT_REMOTE+FILT_DATA", &encoding);
	assert_true(encoding.control.value == UINT64_C(0xc00000905));
	/* Bit 44 lies between the two pieces of the upper umask: slot 0 is bit 51. */
	parse(tables, "skx_unc_upi0::UNC_UPI_TXL_BASIC_HDR_MATCH:FILT_SLOT0", &encoding);
	assert_true(encoding.control.value == (UINT64_C(1) << 51 | 0x804));
}

/* libpfm4: e and i of an occupancy are bits 31 and 30 of the PCU's control, not 18 and 23. */
static void modifiers_of_an_occupancy_are_its_own(void **state)
{
	const struct uncore_tables *tables = uncore_platform("hsx");
	struct uncore_encoding encoding;

	(void)state;
	parse(tables, "hswep_unc_pcu::UNC_P_POWER_STATE_OCCUPANCY:CORES_C0:e:t=1", &encoding);
	assert_int_equal(encoding.control.value, 0x81004080);
	parse(tables, "hswep_unc_pcu::UNC_P_POWER_STATE_OCCUPANCY:CORES_C0:i:t=1", &encoding);
	assert_int_equal(encoding.control.value, 0x41004080);
	parse(tables, "UNC_P_POWER_STATE_OCCUPANCY.CORES_C0,e,t=1", &encoding);
	assert_int_equal(encoding.control.value, 0x1044080);
}

/* What an expression may leave out. libpfm4's default umasks are those of INTEL_X86_DFL in its event files. */
static void what_is_left_out_has_a_default(void **state)
{
	const struct uncore_tables *tables = uncore_platform("hsx");
	struct uncore_encoding encoding;
	struct uncore_event_error error;

	(void)state;
	parse(tables, "UNC_H_IMC_READS", &encoding);
	assert_int_equal(encoding.control.value, 0x117);
	assert_int_equal(encoding.assumed, UNCORE_ASSUMED_UMASK);
	parse(tables, "UNC_H_IMC_READS.NORMAL", &encoding);
	assert_int_equal(encoding.assumed, 0);
	/* A code is not completed. */
	assert_true(uncore_event_parse(tables, "UNC_H_IMC_READS,umask=0", 23, &encoding, &error) < 0);
	assert_int_equal(error.code, UNCORE_EVENT_E_MISSING_UMASK);
	parse(tables, "UNC_C_LLC_LOOKUP.DATA_READ", &encoding);
	assert_int_equal(encoding.assumed, UNCORE_ASSUMED_FILTER);
	assert_int_equal(encoding.filters[0].bits.value, 0x7f << 17);
	parse(tables, "hswep_unc_imc0::UNC_M_CAS_COUNT", &encoding);
	assert_int_equal(encoding.control.value, 0xf04);
	assert_true(uncore_event_parse(tables, "UNC_M_CAS_COUNT", 15, &encoding, &error) < 0);
	assert_int_equal(error.code, UNCORE_EVENT_E_MISSING_UMASK);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(umasks_that_narrow_need_another),
		cmocka_unit_test(flags_of_a_umask_may_be_narrowed),
		cmocka_unit_test(parts_of_headers_are_matched),
		cmocka_unit_test(modifiers_of_an_occupancy_are_its_own),
		cmocka_unit_test(what_is_left_out_has_a_default),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
