/* SPDX-License-Identifier: MIT */
/*
 * Tests the exact order of the register writes of a whole session, for each type of box, against tests/transcripts/. A
 * person has compared the transcripts with the procedures of the manuals. UNCORE_REBASE=1 in the environment rewrites
 * them; compare them again afterwards.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

struct transcript {
	const struct uncore_tables *tables;
	char text[16384];
	size_t length;
	size_t written, observed; /* writes made, and writes reported to the observer */
	struct uncore_io_access last;
};

static void put_text(struct transcript *transcript, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void put_text(struct transcript *transcript, const char *format, ...)
{
	size_t room = sizeof(transcript->text) - transcript->length;
	va_list arguments;
	int length;

	va_start(arguments, format);
	length = vsnprintf(transcript->text + transcript->length, room, format, arguments);
	va_end(arguments);
	assert_true(length >= 0 && (size_t)length < room);
	transcript->length += (size_t)length;
}

/* Called for each access that is made. */
static void on_bus(void *context, const struct uncore_io_access *access)
{
	struct transcript *transcript = (struct transcript *)context;

	if (!access->is_write)
		return;
	assert_int_equal(access->result, 0);
	/* each write is reported before the next is made */
	assert_int_equal(transcript->written, transcript->observed);
	transcript->written++;
	transcript->last = *access;
}

static const char *const procedure_names[] = {
#define NAME(id, word, help) word,
	UNCORE_PROCEDURE(NAME)
#undef NAME
};

static void put_fields(struct transcript *transcript, uint16_t reg, uint64_t value)
{
	struct uncore_decoded items[64];
	int count = uncore_decode_register(transcript->tables, reg, value, items, 64);

	assert_true(count > 0 && count <= 64);
	for (int at = 0; at < count; at++) {
		const struct uncore_field_row *field = &uncore_fields(transcript->tables)[items[at].field.at];

		if (items[at].value == 0 || (field->flags & UNCORE_FIELD_PART))
			continue;
		if (field->flags & UNCORE_FIELD_RESERVED)
			put_text(transcript, " reserved[%u:%u]=0x%llx", field->lo + field->width - 1u, field->lo,
				 (unsigned long long)items[at].value);
		else
			put_text(transcript, " %s=%s%llx", uncore_text(transcript->tables, field->id),
				 items[at].value > 9 ? "0x" : "", (unsigned long long)items[at].value);
	}
}

/* Checks that the observer gets the accesses that were made. */
static void on_told(void *context, const struct uncore_session_access *access)
{
	struct transcript *transcript = (struct transcript *)context;
	const struct uncore_step_access *step = &access->step;
	char name[80];

	if (!step->is_write)
		return;
	transcript->observed++;
	assert_int_equal(transcript->written, transcript->observed);
	assert_int_equal(transcript->last.unit, access->unit);
	assert_int_equal(transcript->last.value, step->value);
	assert_int_equal(transcript->last.address.number, step->address.number);
	assert_int_equal(transcript->last.address.device, step->address.device);
	assert_int_equal(transcript->last.address.function, step->address.function);
	assert_true(uncore_register_name(transcript->tables, &step->reg, name, sizeof(name)) > 0);
	put_text(transcript, "%-8s %-27s 0x%0*llx ", procedure_names[step->procedure], name,
		 step->address.width == 64 ? 16 : 8, (unsigned long long)step->value);
	put_fields(transcript, step->reg.reg, step->value);
	transcript->length -= transcript->text[transcript->length - 1] == ' ';
	put_text(transcript, "\n");
}

/* ---- comparing ---- */

static void check_line(const char *path, unsigned line, const char *wanted, const char *got)
{
	size_t want_length = strcspn(wanted, "\n"), got_length = strcspn(got, "\n");

	if (want_length != got_length || strncmp(wanted, got, got_length) != 0)
		fail_msg("%s:%u: wanted \"%.*s\", got \"%.*s\"", path, line, (int)want_length, wanted, (int)got_length,
			 got);
}

static void compare_file(const char *path, const struct transcript *transcript)
{
	static char wanted[16384];
	FILE *file = fopen(path, "r");
	const char *want_at = wanted, *got_at = transcript->text;
	size_t length;

	if (file == NULL)
		fail_msg("%s: %s", path, strerror(errno));
	length = fread(wanted, 1, sizeof(wanted) - 1, file);
	fclose(file);
	wanted[length] = '\0';
	for (unsigned line = 1; *want_at != '\0' || *got_at != '\0'; line++) {
		check_line(path, line, want_at, got_at);
		want_at += strcspn(want_at, "\n") + (want_at[strcspn(want_at, "\n")] != '\0');
		got_at += strcspn(got_at, "\n") + (got_at[strcspn(got_at, "\n")] != '\0');
	}
}

static void rebase_file(const char *path, const struct transcript *transcript)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	assert_int_equal(fwrite(transcript->text, 1, transcript->length, file), transcript->length);
	assert_int_equal(fclose(file), 0);
}

/* ---- a session ---- */

struct order_case {
	const char *platform, *box;
	unsigned flags;
	const char *suffix;
	const char *events[3];
};

static const struct order_case cases[] = {
	{ "jkt", "cbo", 0, "", { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo0:UNC_C_CLOCKTICKS", NULL } },
	{ "jkt",
	  "ha",
	  0,
	  "",
	  { "UNC_H_ADDR_OPC_MATCH.FILT,lo_addr=0x12345,hi_addr=0x6,opc=3", "UNC_H_CLOCKTICKS", NULL } },
	{ "jkt", "imc", 0, "", { "imc0:UNC_M_CAS_COUNT.RD_REG", "imc0:fixed", NULL } },
	{ "jkt", "pcu", 0, "", { "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", "UNC_P_CLOCKTICKS", NULL } },
	{ "jkt",
	  "qpi",
	  0,
	  "",
	  { "qpi0:UNC_Q_CTO_COUNT,pkt_match0.mc=0xe,pkt_mask0.mc=0xf,pkt_match1.rds=1,pkt_mask1.rds=3",
	    "qpi0:UNC_Q_TxL_INSERTS", NULL } },
	{ "jkt", "r2pcie", 0, "", { "UNC_R2_RxR_CYCLES_NE.NCB", "UNC_R2_CLOCKTICKS", NULL } },
	{ "jkt", "r3qpi", 0, "", { "r3qpi1:UNC_R3_RxR_CYCLES_NE.HOM", "r3qpi1:UNC_R3_CLOCKTICKS", NULL } },
	{ "jkt", "ubox", 0, "", { "UNC_U_LOCK_CYCLES", "ubox:fixed", NULL } },
	{ "ivt",
	  "cbo",
	  0,
	  "",
	  { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo0:UNC_C_LLC_LOOKUP.DATA_READ,state=M", NULL } },
	{ "ivt",
	  "ha",
	  0,
	  "",
	  { "ha1:UNC_H_ADDR_OPC_MATCH.ADDR,lo_addr=0x12345,hi_addr=0x6", "ha1:UNC_H_CLOCKTICKS", NULL } },
	{ "ivt", "imc", 0, "", { "imc0:UNC_M_CAS_COUNT.RD_REG", "imc0:fixed", NULL } },
	{ "ivt", "irp", 0, "", { "irp0:UNC_I_CLOCKTICKS", "irp1:UNC_I_RxR_BL_DRS_INSERTS", NULL } },
	{ "ivt", "pcu", 0, "", { "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", "UNC_P_CLOCKTICKS", NULL } },
	{ "ivt", "qpi", 0, "", { "qpi0:UNC_Q_MESSAGE.DRS.AnyDataC", "qpi0:UNC_Q_TxL_INSERTS", NULL } },
	{ "ivt", "r2pcie", 0, "", { "UNC_R2_RxR_CYCLES_NE.NCB", "UNC_R2_CLOCKTICKS", NULL } },
	{ "ivt", "r3qpi", 0, "", { "r3qpi2:UNC_R3_RxR_CYCLES_NE.HOM", "r3qpi2:UNC_R3_CLOCKTICKS", NULL } },
	{ "ivt", "ubox", 0, "", { "UNC_U_LOCK_CYCLES", "ubox:fixed", NULL } },
	{ "hsx",
	  "cbo",
	  0,
	  "",
	  { "cbo17:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo17:UNC_C_LLC_LOOKUP.DATA_READ,state=M", NULL } },
	{ "hsx",
	  "ha",
	  0,
	  "",
	  { "ha1:UNC_H_ADDR_OPC_MATCH.ADDR,lo_addr=0x12345,hi_addr=0x6", "ha1:UNC_H_CLOCKTICKS", NULL } },
	{ "hsx", "imc", 0, "", { "imc0:UNC_M_CAS_COUNT.RD_REG", "imc0:fixed", NULL } },
	{ "hsx", "irp", 0, "", { "UNC_I_CLOCKTICKS", "UNC_I_COHERENT_OPS.RFO", NULL } },
	{ "hsx", "pcu", 0, "", { "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", "UNC_P_CLOCKTICKS", NULL } },
	{ "hsx",
	  "qpi",
	  0,
	  "",
	  { "qpi0:UNC_Q_CTO_COUNT,pkt_match0.mc=0xe,pkt_mask0.mc=0xf,pkt_match1.rds=1,pkt_mask1.rds=3",
	    "qpi0:UNC_Q_TxL_INSERTS", NULL } },
	{ "hsx", "r2pcie", 0, "", { "UNC_R2_RxR_CYCLES_NE.NCB", "UNC_R2_CLOCKTICKS", NULL } },
	{ "hsx", "r3qpi", 0, "", { "r3qpi2:UNC_R3_RxR_CYCLES_NE.HOM", "r3qpi2:UNC_R3_CLOCKTICKS", NULL } },
	{ "hsx", "sbox", 0, "", { "sbox3:UNC_S_RING_BL_USED.UP", "sbox3:UNC_S_CLOCKTICKS", NULL } },
	{ "hsx", "ubox", 0, "", { "UNC_U_EVENT_MSG.DOORBELL_RCVD", "ubox:fixed", NULL } },
	{ "bdx",
	  "cbo",
	  0,
	  "",
	  { "cbo23:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo23:UNC_C_LLC_LOOKUP.DATA_READ,state=M", NULL } },
	{ "bdx",
	  "ha",
	  0,
	  "",
	  { "ha1:UNC_H_ADDR_OPC_MATCH.ADDR,lo_addr=0x12345,hi_addr=0x6", "ha1:UNC_H_CLOCKTICKS", NULL } },
	{ "bdx", "imc", 0, "", { "imc0:UNC_M_CAS_COUNT.RD_REG", "imc0:fixed", NULL } },
	{ "bdx", "irp", 0, "", { "UNC_I_CLOCKTICKS", "UNC_I_COHERENT_OPS.RFO", NULL } },
	{ "bdx", "pcu", 0, "", { "pcu:UNC_P_POWER_STATE_OCCUPANCY.CORES_C0", "UNC_P_CLOCKTICKS", NULL } },
	{ "bdx",
	  "qpi",
	  0,
	  "",
	  { "qpi2:UNC_Q_CTO_COUNT,pkt_match0.mc=0xe,pkt_mask0.mc=0xf,pkt_match1.rds=1,pkt_mask1.rds=3",
	    "qpi2:UNC_Q_TxL_INSERTS", NULL } },
	{ "bdx", "r2pcie", 0, "", { "UNC_R2_RxR_CYCLES_NE.NCB", "UNC_R2_CLOCKTICKS", NULL } },
	{ "bdx", "r3qpi", 0, "", { "r3qpi2:UNC_R3_RxR_CYCLES_NE.HOM", "r3qpi2:UNC_R3_CLOCKTICKS", NULL } },
	{ "bdx", "sbox", 0, "", { "sbox3:UNC_S_RING_BL_USED.UP", "sbox3:UNC_S_CLOCKTICKS", NULL } },
	{ "bdx", "ubox", 0, "", { "UNC_U_EVENT_MSG.DOORBELL_RCVD", "ubox:fixed", NULL } },
	{ "bdxde",
	  "cbo",
	  0,
	  "",
	  { "cbo15:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo15:UNC_C_LLC_LOOKUP.DATA_READ,state=M", NULL } },
	{ "bdxde",
	  "ha",
	  0,
	  "",
	  { "ha1:UNC_H_ADDR_OPC_MATCH.ADDR,lo_addr=0x12345,hi_addr=0x6", "ha1:UNC_H_CLOCKTICKS", NULL } },
	{ "bdxde", "imc", 0, "", { "imc0:UNC_M_CAS_COUNT.RD_REG", "imc0:fixed", NULL } },
	{ "bdxde", "irp", 0, "", { "UNC_I_CLOCKTICKS", "UNC_I_COHERENT_OPS.RFO", NULL } },
	{ "bdxde", "pcu", 0, "", { "pcu:UNC_P_POWER_STATE_OCCUPANCY.CORES_C0", "UNC_P_CLOCKTICKS", NULL } },
	{ "bdxde", "r2pcie", 0, "", { "UNC_R2_RxR_CYCLES_NE.NCB", "UNC_R2_CLOCKTICKS", NULL } },
	{ "bdxde", "ubox", 0, "", { "UNC_U_EVENT_MSG.DOORBELL_RCVD", "ubox:fixed", NULL } },
	{ "knl", "cha", 0, "", { "cha37:UNC_H_TOR_INSERTS.IRQ_MISS", "cha37:UNC_H_SF_LOOKUP.ANY,state=7", NULL } },
	{ "knl", "imc", 0, "", { "imc5:UNC_M_CAS_COUNT.RD", "imc5:fixed", NULL } },
	{ "knl", "imc_uclk", 0, "", { "imc_uclk1:UNC_M_U_CLOCKTICKS", "imc_uclk1:fixed", NULL } },
	{ "knl", "edc_eclk", 0, "", { "edc_eclk7:UNC_E_RPQ_INSERTS", "edc_eclk7:fixed", NULL } },
	{ "knl", "edc_uclk", 0, "", { "edc_uclk7:UNC_E_EDC_ACCESS.HIT_DIRTY", "edc_uclk7:fixed", NULL } },
	{ "knl", "m2pcie", 0, "", { "UNC_M2P_EGRESS_CYCLES_NE.BL_1", "UNC_M2P_INGRESS_CYCLES_NE.ALL", NULL } },
	{ "knl", "irp", 0, "", { "UNC_I_CLOCKTICKS", "UNC_I_COHERENT_OPS.RFO", NULL } },
	{ "knl", "ubox", 0, "", { "ubox:fixed", NULL, NULL } },
	{ "skx",
	  "cha",
	  0,
	  "",
	  { "cha27:UNC_CHA_TOR_INSERTS.IA_MISS_DRD", "cha27:UNC_CHA_LLC_LOOKUP.DATA_READ,state=LLC_M",
	    "cha27:UNC_CHA_CLOCKTICKS" } },
	{ "skx", "irp", 0, "", { "irp5:UNC_I_COHERENT_OPS.RFO", "irp5:UNC_I_CLOCKTICKS", NULL } },
	{ "skx",
	  "iio",
	  0,
	  "",
	  { "iio5:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART2", "iio5:UNC_IIO_BANDWIDTH_OUT_PART2_FREERUN", NULL } },
	{ "skx", "imc", 0, "", { "imc5:UNC_M_CAS_COUNT.RD_REG", "imc5:UNC_M_CLOCKTICKS_F", NULL } },
	{ "skx", "m2m", 0, "", { "m2m1:UNC_M2M_IMC_READS.NORMAL", "m2m1:UNC_M2M_CLOCKTICKS", NULL } },
	{ "skx", "ubox", 0, "", { "ubox:UNC_U_EVENT_MSG.IPI_RCVD,cid=3", "ubox:UNC_U_CLOCKTICKS", NULL } },
	{ "skx", "pcu", 0, "", { "pcu:UNC_P_POWER_STATE_OCCUPANCY.CORES_C6", "pcu:UNC_P_CLOCKTICKS", NULL } },
	{ "skx", "upi", 0, "", { "upi2:UNC_UPI_TxL_BASIC_HDR_MATCH.RSPI", "upi2:UNC_UPI_RxL_FLITS.ALL_DATA", NULL } },
	{ "skx",
	  "m3upi",
	  0,
	  "",
	  { "m3upi2:UNC_M3UPI_TxC_BL_FLQ_OCCUPANCY.VN0_RSP", "m3upi2:UNC_M3UPI_CLOCKTICKS", NULL } },
	{ "clx", "imc", 0, "", { "imc5:UNC_M_PMM_RPQ_OCCUPANCY.ALL", "imc5:UNC_M_CLOCKTICKS_F", NULL } },
	{ "clx", "m2m", 0, "", { "m2m1:UNC_M2M_TAG_HIT.NM_RD_HIT_CLEAN", "m2m1:UNC_M2M_CLOCKTICKS", NULL } },
	{ "snr", "ubox", 0, "", { "UNC_U_EVENT_MSG.MSI_RCVD", "UNC_U_LOCK_CYCLES", "ubox:fixed" } },
	{ "snr",
	  "cha",
	  0,
	  "",
	  { "cha5:UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_OPT", "cha5:UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT", NULL } },
	{ "snr", "pcu", 0, "", { "UNC_P_POWER_STATE_OCCUPANCY.CORES_C6", "UNC_P_CLOCKTICKS", NULL } },
	{ "snr", "iio", 0, "", { "iio4:UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART4", "iio4:UNC_IIO_CLOCKTICKS", NULL } },
	{ "snr", "irp", 0, "", { "irp4:UNC_I_COHERENT_OPS.PCITOM", NULL, NULL } },
	{ "snr", "m2pcie", 0, "", { "m2pcie4:UNC_M2P_TxC_CYCLES_NE.AD_0", "m2pcie4:UNC_M2P_CLOCKTICKS", NULL } },
	{ "snr", "m2m", 0, "", { "UNC_M2M_IMC_READS.CH1_NORMAL", "UNC_M2M_CLOCKTICKS", NULL } },
	{ "xeon7100", "l3", 0, "", { "GBSQ,agent_select=core1_lp0", "GSNPQ,block_snoop", "FSB_DRDY,fsb_bnr" } },
	{ "xeon7400", "l3", 0, "", { "GBSQ,agent_select=module1", "GSNPQ,block_snoop", "FSB_DRDY,fsb_bnr" } },
	{ "xeonmp", "ifsb", 0, "", { "IBUSQ,type_match=3", "EFSB_DRDY,other=0", "IBUSQ_LATENCY" } },
	{ "xeon7100", "l3", UNCORE_SESSION_FROZEN, "-frozen", { "GBSQ", "FSB_DRDY", NULL } },
	{ "xeon7400", "l3", UNCORE_SESSION_FROZEN, "-frozen", { "GBSQ", "FSB_DRDY", NULL } },
	{ "xeon7400", "l3", UNCORE_SESSION_MULTIPLEX, "-turns", { "GSNPQ", "GSNPQ,block_snoop", "GSNPQ,l2_state=3" } },
	{ "xeonmp", "ifsb", UNCORE_SESSION_FROZEN, "-frozen", { "ISNPQ,agent_match=1", "IBUSQ_LATENCY", NULL } },
	/* the order inside a box, repeated for each sample */
	{ "jkt", "cbo", UNCORE_SESSION_FROZEN, "-frozen", { "cbo0:UNC_C_CLOCKTICKS", NULL, NULL } },
	{ "ivt", "cbo", UNCORE_SESSION_FROZEN, "-frozen", { "cbo0:UNC_C_CLOCKTICKS", NULL, NULL } },
	{ "ivt",
	  "cbo",
	  UNCORE_SESSION_MULTIPLEX,
	  "-turns",
	  { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x180", NULL } },
	{ "p6", "pmc", 0, "", { "INST_RETIRED", "MUL", NULL } },
	{ "p6", "pmc", 0, "-second", { "MUL,usr=0", NULL } },
	{ "p6", "pmc", UNCORE_SESSION_FROZEN, "-frozen", { "FLOPS", "DIV", NULL } },
};

/* Counters with a fixed event take no traffic. */
static bool is_clock(const struct order_case *order, const char *event)
{
	const struct uncore_tables *tables = uncore_platform(order->platform);
	struct uncore_encoding encoding = encode(tables, event);

	return uncore_counters(tables)[encoding.group].kind != UNCORE_COUNTER_GENERAL;
}

/* The counters must have counted, so that the transcript shows how their counts are restored. */
static struct uncore_sim *counting_sim(const struct order_case *order)
{
	struct uncore_scenario_traffic traffic[3];
	struct uncore_scenario scenario = { .traffic = traffic };

	for (size_t at = 0; at < 3 && order->events[at] != NULL; at++) {
		const char *colon = strchr(order->events[at], ':');

		if (!is_clock(order, order->events[at]))
			traffic[scenario.traffic_count++] =
				(struct uncore_scenario_traffic){ .event =
									  colon == NULL ? order->events[at] : colon + 1,
								  .socket = ALL,
								  .instance = ALL,
								  .rate = 5 };
	}
	return make_sim(order->platform, &scenario);
}

static void run_session(const struct order_case *order, struct transcript *transcript)
{
	struct uncore_sim *sim = counting_sim(order);
	struct uncore_machine machine = *uncore_sim_machine(sim);
	struct uncore_io_recorder recorder = { machine.io, on_bus, transcript };
	struct uncore_session_options options = {
		.size = sizeof(options), .flags = order->flags, .observe = on_told, .observe_context = transcript
	};
	struct uncore_session *session;

	transcript->tables = machine.tables;
	machine.io = uncore_io_recording(&recorder);
	session = make_session_on(&machine, &options);
	for (size_t at = 0; at < 3 && order->events[at] != NULL; at++) {
		put_text(transcript, "# %s\n", order->events[at]);
		(void)want(session, sim, order->events[at]);
	}
	put_text(transcript, "# start\n");
	start(session);
	pass(sim, SECOND);
	if (order->flags & UNCORE_SESSION_FROZEN) {
		put_text(transcript, "# sample\n");
		assert_int_equal(uncore_session_sample(session), 0);
	}
	if (order->flags & UNCORE_SESSION_MULTIPLEX) {
		put_text(transcript, "# next pass\n");
		assert_int_equal(uncore_session_rotate(session), 0);
		pass(sim, SECOND);
	}
	put_text(transcript, "# stop\n");
	stop(session);
	assert_int_equal(transcript->written, transcript->observed);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_orders(void **state)
{
	static struct transcript transcript;

	(void)state;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		char path[120];

		memset(&transcript, 0, sizeof(transcript));
		snprintf(path, sizeof(path), "tests/transcripts/%s-%s%s.txt", cases[at].platform, cases[at].box,
			 cases[at].suffix);
		run_session(&cases[at], &transcript);
		if (getenv("UNCORE_REBASE") != NULL)
			rebase_file(path, &transcript);
		else
			compare_file(path, &transcript);
	}
}

/* ---- what counts before start ---- */

/* Lets time pass at each write. */
static void let_time_pass(void *context, const struct uncore_io_access *access)
{
	(void)access;
	assert_int_equal(uncore_sim_advance((struct uncore_sim *)context, 1000), 0);
}

/*
 * UNC_U_CLOCKTICKS has the code of a control without an event. A counter that is enabled before its event is chosen
 * would count it.
 */
static void test_nothing_early(void **state)
{
	static const char *const platforms[] = { "jkt", "ivt" };

	(void)state;
	for (size_t at = 0; at < sizeof(platforms) / sizeof(platforms[0]); at++) {
		const struct uncore_scenario_traffic traffic = {
			.event = "UNC_U_CLOCKTICKS", .socket = ALL, .instance = ALL, .rate = 1000000000
		};
		const struct uncore_scenario scenario = { .traffic = &traffic, .traffic_count = 1 };
		struct uncore_sim *sim = make_sim(platforms[at], &scenario);
		struct uncore_machine machine = *uncore_sim_machine(sim);
		struct uncore_io_recorder recorder = { machine.io, let_time_pass, sim };
		struct uncore_session_options options = { .size = sizeof(options), .flags = 0 };
		struct uncore_session *session;
		unsigned idle, clock;

		machine.io = uncore_io_recording(&recorder);
		session = make_session_on(&machine, &options);
		idle = want(session, sim, "UNC_U_LOCK_CYCLES");
		clock = want(session, sim, "UNC_U_CLOCKTICKS");
		start(session);
		pass(sim, SECOND);
		stop(session);
		assert_int_equal(value_of(session, idle, EVERY, EACH).count, 0);
		assert_true(value_of(session, clock, EVERY, EACH).count >= 1000000000);
		uncore_session_free(session);
		uncore_sim_free(sim);
	}
}

/* ---- a dry run ---- */

struct told {
	size_t count;
	struct uncore_session_access writes[600];
};

static void note_write(void *context, const struct uncore_session_access *access)
{
	struct told *told = (struct told *)context;

	if (!access->step.is_write)
		return;
	assert_true(told->count < sizeof(told->writes) / sizeof(told->writes[0]));
	told->writes[told->count++] = *access;
}

static void run_told(struct uncore_sim *sim, unsigned flags, struct told *told)
{
	struct uncore_session_options options = { .size = sizeof(options),
						  .flags = flags,
						  .observe = note_write,
						  .observe_context = told,
						  .state = flags & UNCORE_SESSION_DRY_RUN ? "/nonexistent/uncore" :
											    NULL };
	struct uncore_session *session = make_session_on(uncore_sim_machine(sim), &options);

	(void)want(session, sim, "cbo1:UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	(void)want(session, sim, "imc0:UNC_M_CAS_COUNT.RD_REG");
	(void)want(session, sim, "UNC_U_LOCK_CYCLES");
	start(session);
	assert_int_equal(uncore_session_sample(session), 0);
	stop(session);
	uncore_session_free(session);
}

/* A dry run reports exactly the writes of the session, in their order, and makes none. */
static void test_dry_run(void **state)
{
	static struct told dry, wet;
	struct uncore_sim *sim = busy_sim("ivt", "UNC_U_LOCK_CYCLES", NULL);
	struct uncore_scenario_fault no_writes = { .where = { ALL, NULL, ALL, NULL, ALL },
						   .access = UNCORE_SCENARIO_WRITE,
						   .error = UNCORE_SCENARIO_EIO };
	struct memory before;

	(void)state;
	leave_words(sim);
	before = remember(sim);
	run_told(sim, 0, &wet);
	assert_as_before(sim, &before);
	add_fault(sim, &no_writes);
	run_told(sim, UNCORE_SESSION_DRY_RUN, &dry);
	assert_as_before(sim, &before);
	for (size_t at = 0; at < wet.count && at < dry.count; at++) {
		assert_int_equal(dry.writes[at].unit, wet.writes[at].unit);
		assert_memory_equal(&dry.writes[at].step.reg, &wet.writes[at].step.reg,
				    sizeof(wet.writes[at].step.reg));
		assert_int_equal(dry.writes[at].step.value, wet.writes[at].step.value);
		assert_int_equal(dry.writes[at].step.procedure, wet.writes[at].step.procedure);
	}
	assert_int_equal(dry.count, wet.count);
	forget(&before);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_orders),
		cmocka_unit_test(test_nothing_early),
		cmocka_unit_test(test_dry_run),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
