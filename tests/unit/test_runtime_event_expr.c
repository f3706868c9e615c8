/* SPDX-License-Identifier: MIT */
/* Tests event expressions: what each form encodes to, and the code, position and hint of each fault. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stride.h"
#include "uncore/event.h"
#include "uncore/uncore.h"

/* One form of an expression, the bits that it encodes to, and its canonical form. */
struct form {
	const char *platform, *text;
	uint64_t control;
	const char *canonical;
};

static const struct form forms[] = {
	{ "ivt", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", 0x135, "UNC_C_TOR_INSERTS.OPCODE,opc=DRd" },
	{ "ivt", "unc_c_tor_inserts.opcode,OPC=drd", 0x135, "UNC_C_TOR_INSERTS.OPCODE,opc=DRd" },
	{ "ivt", "UNC_C_TOR_INSERTS,umask=1,opc=0b110000010", 0x135, "UNC_C_TOR_INSERTS.OPCODE,opc=DRd" },
	{ "ivt", "UNC_C_LLC_LOOKUP.DATA_READ,state=M+E", 0x334, "UNC_C_LLC_LOOKUP.DATA_READ,state=E+M" },
	{ "ivt", "UNC_C_LLC_LOOKUP.DATA_READ+WRITE,state=M|E", 0x734, "UNC_C_LLC_LOOKUP.DATA_READ+WRITE,state=E+M" },
	{ "ivt", "UNC_C_LLC_LOOKUP.WRITE+DATA_READ,state=M'", 0x734, "UNC_C_LLC_LOOKUP.DATA_READ+WRITE,state=M_prime" },
	{ "ivt", "cbo3:UNC_C_CLOCKTICKS,thresh=4,edge", 0x4040000, "cbo3:UNC_C_CLOCKTICKS,thresh=4,edge_det" },
	{ "ivt", " UNC_C_CLOCKTICKS,edge_det=1,t=255 ", 0xff040000, "UNC_C_CLOCKTICKS,thresh=0xff,edge_det" },
	{ "ivt", "UNC_C_CLOCKTICKS,tid=3", 0x80000, "UNC_C_CLOCKTICKS,tid_en,tid=3" },
	{ "ivt", "UNC_C_CLOCKTICKS,tid_en,core=3", 0x80000, "UNC_C_CLOCKTICKS,tid_en,core=3" },
	{ "ivt", "UNC_C_CLOCKTICKS,box_filter.tid=0", 0x80000, "UNC_C_CLOCKTICKS,tid_en,tid=0" },
	{ "ivt", "cbo/ev_sel=0x35,umask=3,opc=0x182/", 0x335, "UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd" },
	{ "ivt", "cbo3/ev_sel=0xfe/", 0xfe, "cbo3/ev_sel=0xfe/" },
	{ "ivt", "cbo/ev_sel=0xfe,umask=0xff,thresh=1/", 0x100fffe, "cbo/thresh=1,umask=0xff,ev_sel=0xfe/" },
	{ "ivt", "pcu/ev_sel=0xfe,ov_en/", 0x1000fe, "pcu/ov_en,ev_sel=0xfe/" },
	{ "ivt", "uncore_cbox_0/event=0x35,umask=0x3,filter_opc=0x182/", 0x335,
	  "cbo0:UNC_C_TOR_INSERTS.MISS_OPCODE,opc=DRd" },
	{ "ivt", "uncore_ha_1/event=0x0,edge,thresh=1/", 0x1040000, "ha1:UNC_H_CLOCKTICKS,thresh=1,edge_det" },
	{ "ivt", "uncore_qpi_0/event=0x14/", 0x14, "qpi0:UNC_Q_CLOCKTICKS" },
	{ "ivt", "uncore_pcu/event=0x80,occ_sel=1/", 0x4080, "UNC_P_POWER_STATE_OCCUPANCY.CORES_C0" },
	{ "ivt", "UNC_Q_MESSAGE.DRS.WbSData", 0x200038, "UNC_Q_MESSAGE.DRS.WbSData" },
	{ "ivt", "ivbep_unc_cbo0::UNC_C_TOR_INSERTS:OPCODE:OPC_DRD:e:t=1:tf=3", 0x10c0135,
	  "cbo0:UNC_C_TOR_INSERTS.OPCODE,thresh=1,tid_en,edge_det,tid=3,opc=DRd" },
	{ "ivt", "UNC_C_TOR_INSERTS:NID_ALL:nf=1", 0x4835, "UNC_C_TOR_INSERTS.NID_ALL,nid=1" },
	{ "ivt", "ivbep_unc_cbo12::UNC_C_LLC_LOOKUP:DATA_READ:STATE_M:STATE_E", 0x334,
	  "cbo12:UNC_C_LLC_LOOKUP.DATA_READ,state=E+M" },
	{ "ivt", "UNC_C_LLC_LOOKUP:DATA_READ:STATE_MESI", 0x334, "UNC_C_LLC_LOOKUP.DATA_READ,state=I+S+E+M" },
	{ "ivt", "ivbep_unc_ubo::UNC_U_CLOCKTICKS", 0, "UNC_U_CLOCKTICKS" },
	{ "ivt", "ivbep_unc_pcu::UNC_P_FREQ_BAND0_CYCLES:ff=12", 0xb, "UNC_P_FREQ_BAND0_CYCLES,filt7_0=0xc" },
	{ "jkt", "snbep_unc_cbo1::UNC_C_TOR_INSERTS:OPCODE:OPC_DRD:t=2:i", 0x2800135,
	  "cbo1:UNC_C_TOR_INSERTS.OPCODE,thresh=2,invert,opc=DRd" },
	{ "jkt", "UNC_C_CLOCKTICKS,inv,thresh=1", 0x1800000, "UNC_C_CLOCKTICKS,thresh=1,invert" },
};

static const struct uncore_tables *tables_of(const char *platform)
{
	const struct uncore_tables *tables = uncore_platform(platform);

	assert_non_null(tables);
	return tables;
}

static void each_form_encodes(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(forms) / sizeof(forms[0]); at++) {
		const struct form *form = &forms[at];
		struct uncore_encoding encoding;
		struct uncore_event_error error;
		char text[200];
		int result = uncore_event_parse(tables_of(form->platform), form->text, strlen(form->text), &encoding,
						&error);

		if (result != 0)
			print_error("%s: %u: %s (%s)\n", form->text, error.column, error.message, error.hint);
		assert_int_equal(result, 0);
		assert_int_equal(encoding.control.value, form->control);
		assert_int_equal(uncore_event_format(&encoding, text, sizeof(text)), strlen(form->canonical));
		assert_string_equal(text, form->canonical);
	}
}

/* A fault: its code, its position, and words of its message and hint. */
struct fault {
	const char *text;
	enum uncore_event_code code;
	unsigned column, length;
	const char *message, *hint;
};

#define E(code) UNCORE_EVENT_E_##code

static const struct fault faults[] = {
	{ "", E(EMPTY), 1, 0, "there is no event", "EVENT.UMASK" },
	{ "  ", E(EMPTY), 3, 0, "there is no event", "EVENT.UMASK" },
	{ "UNC_C_TOR_INSERTX.OPCODE", E(UNKNOWN_EVENT), 1, 24, "no event UNC_C_TOR_INSERTX",
	  "mean UNC_C_TOR_INSERTS.OPCODE?" },
	{ "UNC_C_TOR_INSERTX.OPCODX", E(UNKNOWN_EVENT), 1, 24, "no event", "mean UNC_C_TOR_INSERTS?" },
	{ "TOR_INSRETS.OPCODE,opc=DRd", E(UNKNOWN_EVENT), 1, 18, "no event", "mean UNC_C_TOR_INSERTS.OPCODE?" },
	{ "TOR_INSERTS", E(UNKNOWN_EVENT), 1, 11, "no event", "mean UNC_C_TOR_INSERTS?" },
	{ "zzz", E(UNKNOWN_EVENT), 1, 3, "no event zzz", "uncore list" },
	{ "UNC_C_TOR_INSERTS.OPCODF", E(UNKNOWN_UMASK), 19, 6, "no umask OPCODF", "mean OPCODE?" },
	{ "UNC_C_TOR_INSERTS.zzz", E(UNKNOWN_UMASK), 19, 3, "no umask zzz", "one of OPCODE, " },
	{ "UNC_C_CLOCKTICKS.ALL", E(UNKNOWN_UMASK), 18, 3, "no umask ALL", "has no umasks" },
	{ "UNC_C_TOR_INSERTS", E(MISSING_UMASK), 1, 17, "needs a umask", "one of OPCODE" },
	{ "UNC_C_TOR_INSERTS.OPCODE+ALL", E(NO_COMBINATION), 26, 3, "OPCODE may not be combined", "" },
	{ "UNC_C_LLC_LOOKUP.WRITE+WRITE,state=M", E(DUPLICATE), 24, 5, "given twice", "" },
	{ "UNC_C_TOR_INSERTS.OPCODE", E(MISSING_FILTER), 1, 17,
	  "UNC_C_TOR_INSERTS.OPCODE needs opc=VALUE in box_filter1; without it nothing is counted", "opc=RFO" },
	{ "UNC_C_LLC_LOOKUP.DATA_READ,state=0", E(MISSING_FILTER), 1, 16, "needs state to be other than 0", "state=I" },
	{ "cbo/ev_sel=0x35,umask=3/", E(MISSING_FILTER), 1, 3, "UNC_C_TOR_INSERTS.MISS_OPCODE needs opc", "" },
	{ "UNC_C_TOR_INSERTS.OPCODE,opc=0x200", E(TOO_WIDE), 30, 5, "0x200 is too wide", "opc is 9 bits: 0..0x1ff" },
	{ "UNC_C_TOR_INSERTS.OPCODE,opc=0x11111111111111111", E(TOO_WIDE), 30, 19, "too wide", "opc is 9 bits" },
	{ "UNC_C_TOR_INSERTS.OPCODE,opc=RFOO", E(BAD_VALUE), 30, 4, "no value \"RFOO\"", "mean RFO?" },
	{ "UNC_C_TOR_INSERTS.OPCODE,opc=DRx", E(BAD_VALUE), 30, 3, "no value \"DRx\"", "mean DRd?" },
	{ "UNC_C_TOR_INSERTS.OPCODE,opc=DRd+CRd", E(NO_COMBINATION), 30, 7, "opc takes one value", "" },
	{ "UNC_C_CLOCKTICKS,thres=3", E(UNKNOWN_FIELD), 18, 5, "no field thres", "mean thresh?" },
	{ "UNC_C_CLOCKTICKS,invert", E(UNKNOWN_FIELD), 18, 6, "no field invert", "thresh, tid_en" },
	{ "UNC_C_TOR_INSERTS.ALL,WB", E(UNKNOWN_FIELD), 23, 2, "no field WB", "UNC_C_TOR_INSERTS.WB" },
	{ "UNC_C_CLOCKTICKS,thresh", E(BAD_VALUE), 18, 6, "thresh needs a value", "8 bits" },
	{ "UNC_C_CLOCKTICKS,thresh=-1", E(SYNTAX), 25, 1, "\"-\" cannot stand here", "" },
	{ "UNC_C_CLOCKTICKS,edge", E(NEEDS), 18, 4, "edge_det needs thresh >= 1", "add thresh=1" },
	{ "UNC_C_CLOCKTICKS,thresh=1,thresh=2", E(DUPLICATE), 27, 6, "thresh is set twice", "leave one" },
	{ "UNC_C_CLOCKTICKS,ev_sel=1", E(DUPLICATE), 18, 6, "the event has set ev_sel", "cbo/ev_sel=VALUE/" },
	{ "UNC_P_PROCHOT_INTERNAL_CYCLES,use_occ", E(DUPLICATE), 31, 7, "the event has set use_occ",
	  "pcu/ev_sel=0x89/" },
	{ "pcu/ev_sel=9,use_occ/", E(DUPLICATE), 14, 7, "use_occ is set twice", "pcu/ev_sel=0x89/" },
	{ "UNC_P_PROCHOT_INTERNAL_CYCLES,occ_sel=C3", E(NEEDS), 31, 7, "occ_sel needs use_occ", "pcu/ev_sel=0x89/" },
	{ "pcu/ev_sel=9,occ_sel=C3/", E(NEEDS), 14, 7, "occ_sel needs use_occ", "pcu/ev_sel=0x89/" },
	{ "UNC_C_CLOCKTICKS,tid=1,core=1", E(DUPLICATE), 24, 4, "core is set twice", "" },
	{ "UNC_C_CLOCKTICKS,en", E(NOT_WRITABLE), 18, 2, "en does not belong to an event", "" },
	{ "UNC_C_CLOCKTICKS,rst=1", E(NOT_WRITABLE), 18, 3, "rst does not belong", "" },
	{ "UNC_C_CLOCKTICKS,tid_en", E(NEEDS), 18, 6, "tid_en needs", "tid=" },
	{ "UNC_C_CLOCKTICKS,tid=1,tid_en=0", E(CONFLICT), 18, 3, "tid does nothing", "" },
	{ "UNC_Q_MESSAGE.DRS.WbSData,match_rds=M", E(CONFLICT), 27, 9, "needs rds=0x0", "leave rds out" },
	{ "UNC_Q_CLOCKTICKS,mc=HOM0", E(AMBIGUOUS), 18, 2, "several registers", "pkt_match0.mc or pkt_mask0.mc" },
	{ "UNC_Q_CTO_COUNT,match_opc=RdCode", E(BAD_VALUE), 27, 6, "only with another value of mc", "mc=HOM0" },
	{ "UNC_C_CLOCKTICKS,nid=1", E(IGNORED_FILTER), 18, 3, "UNC_C_CLOCKTICKS ignores nid: ", "leave nid out" },
	{ "UNC_C_LLC_VICTIMS.M_STATE,opc=DRd", E(IGNORED_FILTER), 27, 3,
	  "UNC_C_LLC_VICTIMS.M_STATE ignores opc: ", "leave opc out" },
	{ "UNC_C_RING_AD_USED.UP_VR0_EVEN+UP_VR0_ODD,opc=DRd", E(IGNORED_FILTER), 43, 3,
	  "UNC_C_RING_AD_USED ignores opc: ", "leave opc out" },
	{ "cbo15:UNC_C_CLOCKTICKS", E(INSTANCE), 1, 5, "no cbo15", "cbo0 to cbo14" },
	{ "uncore_cbox_15/event=0/", E(INSTANCE), 1, 14, "no uncore_cbox_15", "15 instances" },
	{ "ivbep_unc_cbo15::UNC_C_CLOCKTICKS", E(INSTANCE), 11, 5, "no cbo15", "" },
	{ "xyz99::UNC_C_CLOCKTICKS", E(UNKNOWN_BOX), 1, 5, "no box xyz99", "one of ubox, cbo" },
	{ "ivbep_unc_::UNC_C_CLOCKTICKS", E(UNKNOWN_BOX), 1, 10, "no box ivbep_unc_", "one of ubox, cbo" },
	{ "ivbep_unc_cbo1x::UNC_C_CLOCKTICKS", E(UNKNOWN_BOX), 11, 5, "no box cbo1x", "did you mean cbo" },
	{ "ha:UNC_C_CLOCKTICKS", E(WRONG_BOX), 4, 16, "no event of ha", "one of cbo" },
	{ "abc/event=1/", E(UNKNOWN_BOX), 1, 3, "no box abc", "one of ubox, cbo" },
	{ "cbo/umask=3/", E(UNKNOWN_EVENT), 1, 3, "no event is chosen", "event=CODE" },
	{ "uncore_cbox_0/event=0x138/", E(TOO_WIDE), 21, 5, "too wide for event", "event is 8 bits: 0..0xff" },
	{ "uncore_qpi_0/event=0x238/", E(TOO_WIDE), 20, 5, "too wide for event", "event is 9 bits: 0..0x1ff" },
	{ "uncore_pcu/event=0x117/", E(TOO_WIDE), 18, 5, "too wide for event", "event is 8 bits: 0..0xff" },
	{ "uncore_cbox/event=0,filter_link=1/", E(NOT_WRITABLE), 21, 11, "sets bit 5 of config1", "leave it out" },
	{ "uncore_cbox/event=0,filter_c6/", E(NOT_WRITABLE), 21, 9, "sets bit 61 of config1", "leave it out" },
	{ "uncore_ha/event=1,inv/", E(NOT_WRITABLE), 19, 3, "sets bit 23 of config", "leave it out" },
	{ "uncore_imc/config=0x400304/", E(NOT_WRITABLE), 12, 6, "sets bit 22 of config", "leave the bit 0" },
	{ "uncore_cbox/event=0xff/", E(UNPROGRAMMABLE), 1, 11, "has none", "cbo/ev_sel=0xff/" },
	{ "uncore_pcu/event=0x9,occ_sel=1/", E(NEEDS), 22, 7, "occ_sel needs use_occ", "pcu/ev_sel=0x89/" },
	{ "uncore_pcu/event=0x80,occ_sel=1,occ_edge/", E(DUPLICATE), 33, 8, "occ_sel is set twice", "" },
	{ "uncore_cbox/event=0,filter_tid=3/", E(CONFLICT), 21, 10, "tid does nothing while tid_en is 0", "" },
	{ "power/event=1,edge/", E(UNKNOWN_FIELD), 15, 4, "power counts one thing", "leave edge out" },
	{ "imc:fixed+RD", E(UNKNOWN_FIELD), 11, 2, "fixed counts one thing", "leave RD out" },
	{ "power/energy-pkg/+RD", E(TRAILING), 18, 3, "follow the last /", "" },
	{ "cbo/ev_sel=0/u", E(TRAILING), 14, 1, "follow the last /", "u" },
	{ "UNC_C_CLOCKTICKS foo", E(TRAILING), 18, 3, "no blanks", "commas" },
	{ "UNC_C_CLOCKTICKS,", E(SYNTAX), 18, 0, "ends too early", "" },
	{ "UNC_C_CLOCKTICKS,thresh=", E(SYNTAX), 25, 0, "ends too early", "" },
	{ "cbo/ev_sel=0", E(SYNTAX), 13, 0, "ends too early", "" },
	{ "UNC_C_CLOCKTICKS,,edge", E(SYNTAX), 18, 1, "\",\" cannot stand here", "" },
	{ "UNC_C_CLOCKTICKS,thresh=1,edge+tid", E(SYNTAX), 32, 3, "between umasks", "commas" },
	{ "UNC_C_CLOCKTICKS\xff", E(SYNTAX), 17, 1, "\"?\" cannot stand here", "" },
};

static void each_fault_is_explained(void **state)
{
	const struct uncore_tables *tables = tables_of("ivt");

	(void)state;
	for (size_t at = 0; at < sizeof(faults) / sizeof(faults[0]); at++) {
		const struct fault *fault = &faults[at];
		struct uncore_encoding encoding;
		struct uncore_event_error error;

		assert_true(uncore_event_parse(tables, fault->text, strlen(fault->text), &encoding, &error) < 0);
		if (error.code != fault->code || error.column != fault->column || error.length != fault->length ||
		    strstr(error.message, fault->message) == NULL || strstr(error.hint, fault->hint) == NULL) {
			print_error("%s: %s at %u+%u: %s [%s]\n", fault->text, uncore_event_code_name(error.code),
				    error.column, error.length, error.message, error.hint);
			fail();
		}
	}
}

/* A parse without an error struct fails in the same way, and one with embedded NULs stops at its length. */
static void errors_are_optional(void **state)
{
	const struct uncore_tables *tables = tables_of("ivt");
	struct uncore_encoding encoding;
	static const char nul[] = "UNC_C_CLOCKTICKS\0,edge";

	(void)state;
	for (size_t at = 0; at < sizeof(faults) / sizeof(faults[0]); at++)
		assert_true(uncore_event_parse(tables, faults[at].text, strlen(faults[at].text), &encoding, NULL) < 0);
	assert_int_equal(uncore_event_parse(tables, nul, sizeof(nul) - 1, &encoding, NULL), UNCORE_E_ARGUMENT);
}

/* Each prefix of a good expression is either good or has a fault within itself. */
static void every_prefix_is_safe(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(forms) / sizeof(forms[0]); at++) {
		for (size_t length = 0; length < strlen(forms[at].text); length += stride()) {
			struct uncore_encoding encoding;
			struct uncore_event_error error;

			if (uncore_event_parse(tables_of(forms[at].platform), forms[at].text, length, &encoding,
					       &error) == 0)
				continue;
			assert_true(error.code > UNCORE_EVENT_E_NONE && error.code < UNCORE_EVENT_E_END);
			assert_true(error.column >= 1 && error.column - 1 + error.length <= length);
			assert_true(error.message[0] != '\0');
		}
	}
}

static void boxes_are_found(void **state)
{
	static const struct {
		const char *name;
		int result;
		const char *box;
		unsigned instance;
	} cases[] = {
		{ "cbo", 0, "cbo", UNCORE_ALL_INSTANCES },
		{ "CBO14", 0, "cbo", 14 },
		{ "cbo_3", 0, "cbo", 3 },
		{ "uncore_cbox_2", 0, "cbo", 2 },
		{ "uncore_pcu", 0, "pcu", UNCORE_ALL_INSTANCES },
		{ "MC1_CH0", 0, "imc", 4 },
		{ "imc4", 0, "imc", 4 },
		{ "cbo15", UNCORE_E_RANGE, NULL, 0 },
		{ "cbo03", UNCORE_E_NOENT, NULL, 0 },
		{ "cb", UNCORE_E_NOENT, NULL, 0 },
		{ "cbo_", UNCORE_E_NOENT, NULL, 0 },
		{ "uncore_", UNCORE_E_NOENT, NULL, 0 },
	};
	const struct uncore_tables *tables = tables_of("ivt");

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		uint16_t box, instance;

		assert_int_equal(uncore_event_find_box(tables, cases[at].name, strlen(cases[at].name), &box, &instance),
				 cases[at].result);
		if (cases[at].result != 0)
			continue;
		assert_string_equal(uncore_text(tables, uncore_boxes(tables)[box].id), cases[at].box);
		assert_int_equal(instance, cases[at].instance);
	}
}

static void perf_form(void **state)
{
	static const char *const cases[][2] = {
		{ "cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=DRd", "uncore_cbox_3/event=0x35,umask=0x1,filter_opc=0x182/" },
		{ "cbo3:UNC_C_TOR_INSERTS.OPCODE,opc=0", "uncore_cbox_3/event=0x35,umask=0x1,filter_opc=0x0/" },
		{ "cbo3:UNC_C_CLOCKTICKS,thresh=1,edge,tid=3",
		  "uncore_cbox_3/event=0x0,edge,tid_en,thresh=0x1,filter_tid=0x3/" },
		{ "UNC_P_POWER_STATE_OCCUPANCY.CORES_C3", "uncore_pcu/event=0x80,occ_sel=0x2/" },
		{ "UNC_P_POWER_STATE_OCCUPANCY.CORES_C3,thresh=1,occ_edge",
		  "uncore_pcu/event=0x80,occ_sel=0x2,thresh=0x1,occ_edge=0x20000/" },
		{ "qpi1:UNC_Q_CLOCKTICKS", "uncore_qpi_1/event=0x14/" },
		{ "imc:fixed", "uncore_imc/event=0xff/" },
		{ "imc2:fixed", "uncore_imc_2/event=0xff/" },
		{ "ubox:fixed", "uncore_ubox/event=0xff/" },
		{ "irp0:UNC_I_CLOCKTICKS", "uncore_irp/event=0x0/" },
	};
	const struct uncore_tables *tables = tables_of("ivt");

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct uncore_encoding encoding;
		char text[200], small[8];
		int length;

		assert_int_equal(uncore_event_parse(tables, cases[at][0], strlen(cases[at][0]), &encoding, NULL), 0);
		length = uncore_event_format_perf(&encoding, text, sizeof(text), NULL, 0);
		assert_int_equal(length, strlen(text));
		assert_string_equal(text, cases[at][1]);
		assert_int_equal(uncore_event_format_perf(&encoding, small, sizeof(small), NULL, 0), length);
		assert_int_equal(strlen(small), sizeof(small) - 1);
		assert_int_equal(uncore_event_format_perf(&encoding, NULL, 0, NULL, 0), length);
		assert_int_equal(uncore_event_format(&encoding, NULL, 0),
				 uncore_event_format(&encoding, text, sizeof(text)));
	}
}

/*
 * If Linux's driver does not support a setting, there is no string, and the reason is given. A string that is valid for
 * some instances only names them.
 */
static void perf_form_says_why(void **state)
{
	static const struct {
		const char *text;
		bool is_string;
		const char *why;
	} cases[] = {
		{ "UNC_P_DELAYED_C_STATE_ABORT_CORE0", false, "Linux's driver drops ev_sel_ext" },
		{ "qpi2:UNC_Q_MESSAGE.DRS.WbSData", false, "writes mc for qpi0 to qpi1 alone" },
		{ "UNC_Q_MESSAGE.DRS.WbSData", false, "qpi0 to qpi1 alone: ask for one of these" },
		{ "qpi1:UNC_Q_MESSAGE.DRS.WbSData", true, "" },
		{ "r3qpi2:UNC_R3_CLOCKTICKS", false, "counts r3qpi0 to r3qpi1 alone. The driver lists" },
		{ "UNC_R3_CLOCKTICKS", true, "counts r3qpi0 to r3qpi1 alone" },
		{ "irp1:UNC_I_CLOCKTICKS", false, "counts irp0 alone" },
		{ "UNC_I_CLOCKTICKS", true, "counts irp0 alone" },
		{ "UNC_H_ADDR_OPC_MATCH.FILT,lo_addr=1,hi_addr=1,opc=1", false, "uncore_ha has no word for" },
		{ "pcu:core_c6", false, "uncore_pcu does not count core_c6" },
		{ "cbo/ev_sel=0xff/", false, "uncore_cbox takes this code for its fixed counter" },
		{ "cbo/ev_sel=0xf0,nid=1/", false, "writes no nid for this event" },
	};
	const struct uncore_tables *tables = tables_of("ivt");

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct uncore_encoding encoding;
		char why[UNCORE_EVENT_ERROR_ROOM], text[200];
		int length;

		assert_int_equal(uncore_event_parse(tables, cases[at].text, strlen(cases[at].text), &encoding, NULL),
				 0);
		length = uncore_event_format_perf(&encoding, text, sizeof(text), why, sizeof(why));
		if ((length > 0) != cases[at].is_string || strstr(why, cases[at].why) == NULL) {
			print_error("%s: %d, %s\n", cases[at].text, length, why);
			fail();
		}
	}
}

/* Strings as Linux and libpfm4 accept them, and the expression with the same meaning. */
static void strings_are_read_as_others_read_them(void **state)
{
	static const char *const cases[][3] = {
		{ "ivt", "uncore_imc_0/event=0xff,umask=0x00/", "imc0:fixed" },
		{ "ivt", "uncore_imc_0/clockticks/", "imc0:fixed" },
		{ "ivt", "uncore_ubox/event=0xff/", "ubox:fixed" },
		{ "ivt", "uncore_imc/cas_count_read/", "UNC_M_CAS_COUNT.RD" },
		{ "jkt", "uncore_imc/cas_count_write/", "UNC_M_CAS_COUNT.WR" },
		{ "jkt", "uncore_qpi/clockticks/", "UNC_Q_CLOCKTICKS" },
		{ "jkt", "uncore_qpi/txl_flits_active/", "UNC_Q_TxL_FLITS_G0.DATA+NON_DATA" },
		{ "jkt", "uncore_qpi/drs_data/", "UNC_Q_RxL_FLITS_G1.DRS_DATA" },
		{ "jkt", "uncore_qpi/ncb_data/", "UNC_Q_RxL_FLITS_G2.NCB_DATA" },
		{ "ivt", "uncore_pcu/event=0x80,occ_sel=2,thresh=1,occ_edge=0x20000/",
		  "UNC_P_POWER_STATE_OCCUPANCY.CORES_C3,thresh=1,occ_edge" },
		{ "ivt", "uncore_cbox/config=0x135,config1=0x1820000000000000/", "UNC_C_TOR_INSERTS.OPCODE,opc=DRd" },
		{ "ivt", "uncore_cbox/config=0x135,config1=0/", "UNC_C_TOR_INSERTS.OPCODE,opc=0" },
		{ "ivt", "uncore_qpi_1/event=0x138,match0=0x1ca0,match1=0,mask0=0x1fe0,mask1=0/",
		  "qpi1:UNC_Q_MESSAGE.DRS.WbSData" },
		{ "ivt", "ivbep_unc_cbo0::UNC_C_LLC_LOOKUP:DATA_READ", "cbo0:UNC_C_LLC_LOOKUP.DATA_READ,state=0x3f" },
		{ "jkt", "snbep_unc_cbo0::UNC_C_LLC_LOOKUP:DATA_READ", "cbo0:UNC_C_LLC_LOOKUP.DATA_READ,state=0x1f" },
		{ "ivt", "ivbep_unc_cbo0::UNC_C_LLC_LOOKUP:DATA_READ:STATE_M",
		  "cbo0:UNC_C_LLC_LOOKUP.DATA_READ,state=0x8" },
		{ "p6", "cpu/event=0x24,umask=0x1,cmask=2,inv,edge/", "L2_LINES_IN,umask=1,cmask=2,inv,edge" },
	};

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		const struct uncore_tables *tables = tables_of(cases[at][0]);
		struct uncore_encoding theirs, ours;

		assert_int_equal(uncore_event_parse(tables, cases[at][1], strlen(cases[at][1]), &theirs, NULL), 0);
		assert_int_equal(uncore_event_parse(tables, cases[at][2], strlen(cases[at][2]), &ours, NULL), 0);
		assert_int_equal(theirs.group, ours.group);
		assert_int_equal(theirs.instance, ours.instance);
		assert_int_equal(theirs.control.value, ours.control.value);
		assert_int_equal(theirs.filter_count, ours.filter_count);
		for (unsigned filter = 0; filter < ours.filter_count; filter++)
			assert_int_equal(theirs.filters[filter].bits.value, ours.filters[filter].bits.value);
	}
}

static void decode_refuses(void **state)
{
	const struct uncore_tables *tables = tables_of("ivt");
	struct uncore_encoding encoding;
	struct uncore_filter_run filters[UNCORE_EVENT_FILTERS + 1] = { { .reg = 0 } };

	(void)state;
	assert_int_equal(uncore_event_decode(tables, UNCORE_NO_INDEX, 0, NULL, 0, &encoding), UNCORE_E_RANGE);
	assert_int_equal(uncore_event_decode(tables, 0, UINT64_MAX, NULL, 0, &encoding), UNCORE_E_RANGE);
	assert_int_equal(uncore_event_decode(tables, 0, 0, filters, UNCORE_EVENT_FILTERS + 1, &encoding),
			 UNCORE_E_ARGUMENT);
}

/* Of the filters that are given, decode takes the box's own alone: no other register, and no element that it lacks. */
static void decode_leaves_what_filters_nothing(void **state)
{
	const struct uncore_tables *tables = tables_of("ivt");
	const char *text = "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", *other = "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12";
	struct uncore_encoding with, pcu, decoded;
	struct uncore_filter_run filters[3];

	(void)state;
	assert_int_equal(uncore_event_parse(tables, text, strlen(text), &with, NULL), 0);
	assert_int_equal(uncore_event_parse(tables, other, strlen(other), &pcu, NULL), 0);
	filters[0] = pcu.filters[0];
	filters[1] = with.filters[0];
	filters[1].index = 1;
	filters[2] = (struct uncore_filter_run){ .reg = with.reg, .bits = { 0xff, 0xff } };
	assert_int_equal(uncore_event_decode(tables, with.group, with.control.value, filters, 3, &decoded), 0);
	assert_int_equal(decoded.event, with.event);
	assert_int_equal(decoded.filter_count, 0);
	filters[1].index = 0;
	assert_int_equal(uncore_event_decode(tables, with.group, with.control.value, filters, 3, &decoded), 0);
	assert_int_equal(decoded.filter_count, 1);
	assert_int_equal(decoded.filters[0].bits.value, UINT64_C(0x182) << 20);
}

/* Whether the name is offered in place of one with a letter more. */
static bool is_offered(const struct uncore_tables *tables, uncore_string name)
{
	struct uncore_event_error error;
	struct uncore_encoding encoding;
	char text[200];

	snprintf(text, sizeof(text), "%sQ", uncore_text(tables, name));
	return uncore_event_parse(tables, text, strlen(text), &encoding, &error) != 0 &&
	       strstr(error.hint, uncore_text(tables, name)) != NULL;
}

/* Rows that the tables do not count are no rows: here the last event, then the last alias that can be offered. */
static void only_rows_of_the_tables_are_offered(void **state)
{
	const struct uncore_tables *ivt = tables_of("ivt");
	const struct uncore_event_alias_row *alias = &uncore_event_aliases(ivt)[ivt->event_aliases.count - 1];
	struct uncore_tables *fewer = malloc(ivt->size);
	uncore_string event;

	(void)state;
	assert_non_null(fewer);
	memcpy(fewer, ivt, ivt->size);
	event = uncore_events(ivt)[--fewer->events.count].name;
	assert_true(is_offered(ivt, event));
	assert_false(is_offered(fewer, event));
	memcpy(fewer, ivt, ivt->size);
	fewer->event_aliases.count = 0;
	for (; !is_offered(ivt, alias->name) || is_offered(fewer, alias->name); alias--)
		assert_true(alias != uncore_event_aliases(ivt));
	fewer->event_aliases.count = (uint32_t)(alias - uncore_event_aliases(ivt));
	assert_false(is_offered(fewer, alias->name));
	fewer->event_aliases.count++;
	assert_true(is_offered(fewer, alias->name));
	free(fewer);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_form_encodes),
		cmocka_unit_test(each_fault_is_explained),
		cmocka_unit_test(errors_are_optional),
		cmocka_unit_test(every_prefix_is_safe),
		cmocka_unit_test(boxes_are_found),
		cmocka_unit_test(perf_form),
		cmocka_unit_test(perf_form_says_why),
		cmocka_unit_test(strings_are_read_as_others_read_them),
		cmocka_unit_test(decode_refuses),
		cmocka_unit_test(only_rows_of_the_tables_are_offered),
		cmocka_unit_test(decode_leaves_what_filters_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
