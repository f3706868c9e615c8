/* SPDX-License-Identifier: MIT */
/*
 * Tests metrics: how they are found by name, their inputs as encodings, values against arithmetic by hand, and every
 * reason for which a metric has no value.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "uncore/metric.h"

enum { INPUTS_MAX = 32 };

static const struct uncore_tables *platform(const char *id)
{
	const struct uncore_tables *tables = uncore_platform(id);

	assert_non_null(tables);
	return tables;
}

static struct uncore_metric_index metric_of(const struct uncore_tables *tables, const char *name)
{
	struct uncore_metric_index metric = { UNCORE_NO_INDEX };

	assert_int_equal(uncore_metric_find(tables, name, strlen(name), &metric), 0);
	return metric;
}

static void near(double value, double wanted)
{
	assert_true(value > wanted - 1e-9 * (1 + wanted) && value < wanted + 1e-9 * (1 + wanted));
}

/* The inputs and the result of one evaluation. */
struct bench {
	const struct uncore_tables *tables;
	struct uncore_metric_index metric;
	struct uncore_value inputs[INPUTS_MAX];
	struct uncore_metric_measurement measurement;
	struct uncore_metric_value out;
};

static void set_up(struct bench *bench, const char *id, const char *name, const uint64_t *counts, size_t count)
{
	memset(bench, 0, sizeof *bench);
	bench->tables = platform(id);
	bench->metric = metric_of(bench->tables, name);
	for (size_t i = 0; i < count; i++)
		bench->inputs[i].count = counts[i];
	bench->measurement = (struct uncore_metric_measurement){ bench->inputs, count, 0, 0 };
}

static void evaluate(struct bench *bench)
{
	assert_int_equal(uncore_metric_evaluate(bench->tables, bench->metric, &bench->measurement, &bench->out), 0);
}

#define SET_UP(bench, id, name, ...) \
	set_up(bench, id, name, (const uint64_t[]){ __VA_ARGS__ }, \
	       sizeof((const uint64_t[]){ __VA_ARGS__ }) / sizeof(uint64_t))

static void gives(struct bench *bench, double wanted, unsigned flags)
{
	evaluate(bench);
	assert_int_equal(bench->out.state, UNCORE_VALUE_OK);
	assert_int_equal(bench->out.input, UNCORE_NO_INDEX);
	assert_int_equal(bench->out.flags, flags);
	near(bench->out.value, wanted);
}

static void gives_none(struct bench *bench, unsigned state, unsigned input)
{
	evaluate(bench);
	assert_int_equal(bench->out.state, state);
	assert_int_equal(bench->out.input, input);
	assert_true(bench->out.value <= 0 && bench->out.value >= 0);
}

static void test_memory(void **state)
{
	struct bench bench;

	(void)state;
	/* 1 000 000 lines of 64 bytes */
	SET_UP(&bench, "jkt", "MEM_BW_READS", 1000000);
	gives(&bench, 64000000, 0);
	/* (3 + 5) * 64 */
	SET_UP(&bench, "ivt", "imc/MEM_BW_TOTAL", 3, 5);
	gives(&bench, 512, 0);
	/* empty (300 - 100) / 1000, miss 100 / 1000: 100 - 20 - 10 */
	SET_UP(&bench, "jkt", "PCT_REQUESTS_PAGE_HIT", 300, 100, 700, 300);
	gives(&bench, 70, 0);
	/* 250 of 1000 DRAM cycles */
	SET_UP(&bench, "ivt", "PCT_CYCLES_SELF_REFRESH", 250, 1000);
	gives(&bench, 25, 0);
}

static void test_cache(void **state)
{
	struct bench bench;

	(void)state;
	/* 30 of 120 lookups find the line invalid; the two state filters take two passes */
	SET_UP(&bench, "jkt", "LLC_DRD_MISS_PCT", 30, 120);
	gives(&bench, 25, UNCORE_METRIC_PASSES);
	/* (9000 - 5000) entry cycles / (150 - 50) entries */
	SET_UP(&bench, "jkt", "AVG_TOR_DRD_HIT_LATENCY", 9000, 5000, 150, 50);
	gives(&bench, 40, UNCORE_METRIC_PASSES);
	/* (1 000 000 + 500 000) * 64 / 1 000 000 */
	SET_UP(&bench, "ivt", "IO_READ_BW", 1000000, 500000);
	gives(&bench, 96, UNCORE_METRIC_PASSES);
	/* (30 + 20) of (120 + 80) */
	SET_UP(&bench, "ivt", "LLC_DRD_RFO_MISS_TO_LOC_MEM", 30, 20, 120, 80);
	gives(&bench, 25, UNCORE_METRIC_PASSES);
	/* 600 entry cycles in 200 cycles */
	SET_UP(&bench, "ivt", "AVG_INGRESS_DEPTH", 600, 200);
	gives(&bench, 3, 0);
}

static void test_link_and_power(void **state)
{
	struct bench bench;

	(void)state;
	/* (500 + 300) / (2 * 1000) */
	SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 500, 300, 1000);
	gives(&bench, 0.4, 0);
	/* (100 + 50) * 8 - 10 * 64 */
	SET_UP(&bench, "jkt", "DATA_FROM_QPI_TO_HA_OR_IIO", 100, 50, 10);
	gives(&bench, 560, 0);
	/* 2 000 000 000 cycles on two links in 1.25 s: 800 MHz, eight transfers a cycle */
	SET_UP(&bench, "ivt", "QPI_SPEED", 2000000000);
	bench.measurement.seconds = 1.25;
	bench.measurement.instances = 2;
	gives(&bench, 6.4, 0);
	/* 5 of 200 */
	SET_UP(&bench, "jkt", "PCT_FREQ_THERMAL_LTD", 5, 200);
	gives(&bench, 2.5, 0);
}

static void test_states(void **state)
{
	struct bench bench;

	(void)state;
	for (unsigned bad = UNCORE_VALUE_ABSENT; bad < UNCORE_VALUE_END; bad++) {
		SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 500, 300, 1000);
		bench.inputs[1].state = (uint8_t)bad;
		gives_none(&bench, bad, 1);
	}
	/* the state of the first input decides */
	SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 500, 300, 1000);
	bench.inputs[1].state = UNCORE_VALUE_WRAPPED;
	bench.inputs[2].state = UNCORE_VALUE_DENIED;
	gives_none(&bench, UNCORE_VALUE_WRAPPED, 1);
	/* the second event never ran */
	SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 500, 300, 1000);
	bench.inputs[2].enabled_ns = 1000;
	gives_none(&bench, UNCORE_VALUE_NONE, 2);
	bench.inputs[2].state = UNCORE_VALUE_END;
	assert_int_equal(uncore_metric_evaluate(bench.tables, bench.metric, &bench.measurement, &bench.out),
			 UNCORE_E_ARGUMENT);
}

static void test_no_value(void **state)
{
	struct bench bench;

	(void)state;
	SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 500, 300, 0);
	gives_none(&bench, UNCORE_VALUE_NONE, UNCORE_NO_INDEX);
	SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 0, 0, 0);
	gives_none(&bench, UNCORE_VALUE_NONE, UNCORE_NO_INDEX);
	/* neither the time nor the number of links is known */
	SET_UP(&bench, "ivt", "QPI_SPEED", 2000000000);
	bench.measurement.seconds = 1;
	gives_none(&bench, UNCORE_VALUE_NONE, UNCORE_NO_INDEX);
	bench.measurement.seconds = 0;
	bench.measurement.instances = 2;
	gives_none(&bench, UNCORE_VALUE_NONE, UNCORE_NO_INDEX);
	bench.measurement.seconds = -1;
	gives_none(&bench, UNCORE_VALUE_NONE, UNCORE_NO_INDEX);
}

static void test_flags(void **state)
{
	struct bench bench;

	(void)state;
	/* more flits than the link can carry: 2400 / 2000 */
	SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 2000, 400, 1000);
	gives(&bench, 1.2, UNCORE_METRIC_ABOVE);
	/* more page misses than activations: (100 - 300) / 1000 */
	SET_UP(&bench, "jkt", "PCT_REQUESTS_PAGE_EMPTY", 100, 300, 700, 300);
	evaluate(&bench);
	assert_int_equal(bench.out.state, UNCORE_VALUE_OK);
	assert_int_equal(bench.out.flags, UNCORE_METRIC_BELOW);
	near(-bench.out.value, 20);
	/* exactly 100 percent is not too much */
	SET_UP(&bench, "jkt", "PCT_FREQ_OS_LTD", 333333333333333, 333333333333333);
	gives(&bench, 100, 0);
	/* counted half of the time: 2 * 500 + 300 of 2 * 1000 */
	SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 500, 300, 1000);
	bench.inputs[0].enabled_ns = 1000;
	bench.inputs[0].running_ns = 500;
	bench.inputs[1].enabled_ns = bench.inputs[1].running_ns = 1000;
	gives(&bench, 0.65, UNCORE_METRIC_SCALED);
	/* counted on one link of two */
	SET_UP(&bench, "jkt", "QPI_LINK_UTIL", 500, 300, 1000);
	bench.inputs[0].seen = 1;
	bench.inputs[0].expected = 2;
	gives(&bench, 0.4, UNCORE_METRIC_PARTIAL);
}

static void test_refusals(void **state)
{
	const struct uncore_tables *tables = platform("ivt");
	struct uncore_value inputs[4] = { { 0 } };
	struct uncore_metric_measurement measurement = { inputs, 4, 1, 1 };
	struct uncore_metric_value out;
	struct uncore_metric_index lost = metric_of(tables, "PCT_LINK_CRC_RETRY_CYCLES");

	(void)state;
	assert_int_equal(uncore_metric_evaluate(tables, lost, &measurement, &out), UNCORE_E_NOENT);
	assert_int_equal(uncore_metric_input_count(tables, lost), 0);
	assert_string_not_equal(uncore_text(tables, uncore_metrics(tables)[lost.at].uncomputable), "");
	assert_int_equal(uncore_metric_evaluate(tables, uncore_metric_at(tables->metrics.count), &measurement, &out),
			 UNCORE_E_RANGE);
	assert_int_equal(uncore_metric_input_count(tables, uncore_metric_at(tables->metrics.count)), 0);
	assert_int_equal(uncore_metric_evaluate(tables, metric_of(tables, "QPI_SPEED"), &measurement, &out),
			 UNCORE_E_ARGUMENT);
	assert_string_equal(uncore_value_state_name(UNCORE_VALUE_WRAPPED), "wrapped");
	assert_string_equal(uncore_value_state_name(UNCORE_VALUE_END), "unknown");
}

static void test_find(void **state)
{
	const struct uncore_tables *tables = platform("jkt");
	struct uncore_metric_index metric = { 0 };

	(void)state;
	assert_int_equal(metric_of(tables, "mem_bw_reads").at, metric_of(tables, "IMC/MEM_BW_READS").at);
	/* the name in the manual */
	assert_int_equal(metric_of(tables, "CYC_FREQ_OS_LTD").at, metric_of(tables, "pcu/PCT_FREQ_OS_LTD").at);
	assert_int_not_equal(metric_of(tables, "ha/PCT_RD_REQUESTS").at, metric_of(tables, "imc/PCT_RD_REQUESTS").at);
	assert_int_equal(uncore_metric_find(tables, "PCT_RD_REQUESTS", 15, &metric), UNCORE_E_CONFLICT);
	assert_int_equal(uncore_metric_find(tables, "imc/QPI_SPEED", 13, &metric), UNCORE_E_NOENT);
	assert_int_equal(uncore_metric_find(tables, "NO_SUCH", 7, &metric), UNCORE_E_NOENT);
	assert_int_equal(uncore_metric_find(tables, "", 0, &metric), UNCORE_E_NOENT);
	assert_int_equal(uncore_metric_find(tables, "/", 1, &metric), UNCORE_E_NOENT);
}

static void test_inputs(void **state)
{
	const struct uncore_tables *tables = platform("jkt");
	struct uncore_metric_index metric = metric_of(tables, "LLC_DRD_MISS_PCT");
	struct uncore_event_index found = { 0 };
	struct uncore_encoding encoding;
	unsigned pass = 99;

	(void)state;
	/* LLC_LOOKUP.DATA_READ is code 0x34, umask 3; state is bits 22:18 of the box filter */
	assert_int_equal(uncore_metric_input_count(tables, metric), 2);
	assert_int_equal(uncore_metric_input(tables, metric, 1, NULL, 0, &encoding, &pass), 0);
	assert_int_equal(pass, 1);
	assert_int_equal(encoding.control.value, 0x334);
	assert_int_equal(encoding.counters, 3);
	assert_int_equal(encoding.filter_count, 1);
	assert_int_equal(encoding.filters[0].bits.value, UINT64_C(0x1f) << 18);
	assert_int_equal(encoding.filters[0].bits.mask, UINT64_C(0x1f) << 18);
	/* the thermal metric counts the thermal event; the manual confuses the two events */
	metric = metric_of(tables, "PCT_FREQ_THERMAL_LTD");
	assert_int_equal(uncore_metric_input(tables, metric, 0, NULL, 0, &encoding, &pass), 0);
	assert_int_equal(uncore_event_find(tables, "UNC_P_FREQ_MAX_LIMIT_THERMAL_CYCLES", 35, &found, NULL), 0);
	assert_int_equal(encoding.event, found.at);
	/* a counter group with one fixed event */
	metric = metric_of(tables, "PCT_CYCLES_PPD");
	assert_int_equal(uncore_metric_input(tables, metric, 1, NULL, 0, &encoding, &pass), 0);
	assert_int_equal(pass, 0);
	assert_int_equal(encoding.event, UNCORE_NO_INDEX);
	assert_int_equal(uncore_counters(tables)[encoding.group].kind, UNCORE_COUNTER_FIXED);
	assert_int_equal(encoding.counters, 1);
}

static void test_parameters(void **state)
{
	const struct uncore_tables *tables = platform("ivt");
	struct uncore_metric_index metric = metric_of(tables, "DRS_DataC_FROM_QPI_TO_NODEx");
	uint64_t node = 5, wide = 0x20;
	struct uncore_encoding encoding;
	unsigned pass;

	(void)state;
	/* dnid is 17:13, mc 12:9 (329468-002 Table 2-134); DRS is 14 */
	assert_int_equal(uncore_metric_input(tables, metric, 0, &node, 1, &encoding, &pass), 0);
	assert_int_equal(encoding.filters[0].bits.value, 5 << 13 | 14 << 9);
	assert_int_equal(uncore_metric_input(tables, metric, 0, NULL, 0, &encoding, &pass), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_metric_input(tables, metric, 0, &node, 0, &encoding, &pass), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_metric_input(tables, metric, 0, &wide, 1, &encoding, &pass), UNCORE_E_RANGE);
	assert_int_equal(uncore_metric_input(tables, metric, 2, &node, 1, &encoding, &pass), UNCORE_E_RANGE);
	assert_int_equal(uncore_metric_input(tables, uncore_metric_at(tables->metrics.count), 0, &node, 1, &encoding,
					     &pass),
			 UNCORE_E_RANGE);
}

/* Checks that an input is programmed with the same bits as the expression that the event layer prints for it. */
static void check_input(const struct uncore_tables *tables, struct uncore_metric_index metric, unsigned input)
{
	static const uint64_t ones[] = { 1, 1 };
	struct uncore_encoding encoding, parsed;
	char text[512];
	unsigned pass;
	int length;

	assert_int_equal(uncore_metric_input(tables, metric, input, ones, 2, &encoding, &pass), 0);
	assert_true(pass < uncore_metrics(tables)[metric.at].passes);
	assert_int_not_equal(encoding.counters, 0);
	if (encoding.event == UNCORE_NO_INDEX)
		return;
	length = uncore_event_format(&encoding, text, sizeof text);
	assert_in_range(length, 1, sizeof text - 1);
	assert_int_equal(uncore_event_parse(tables, text, (size_t)length, &parsed, NULL), 0);
	assert_int_equal(parsed.event, encoding.event);
	assert_int_equal(parsed.control.value, encoding.control.value);
	assert_int_equal(parsed.control.mask, encoding.control.mask);
	assert_int_equal(parsed.counters, encoding.counters);
	assert_int_equal(parsed.umask_count, encoding.umask_count);
	assert_int_equal(parsed.filter_count, encoding.filter_count);
	for (unsigned i = 0; i < parsed.filter_count; i++) {
		assert_int_equal(parsed.filters[i].reg, encoding.filters[i].reg);
		assert_int_equal(parsed.filters[i].bits.value, encoding.filters[i].bits.value);
	}
}

static void test_every_input(void **state)
{
	static const char *const ids[] = { "jkt", "ivt" };

	(void)state;
	for (unsigned p = 0; p < 2; p++) {
		const struct uncore_tables *tables = platform(ids[p]);

		for (unsigned m = 0; m < tables->metrics.count; m++)
			for (unsigned i = 0; i < uncore_metric_input_count(tables, uncore_metric_at(m)); i++)
				check_input(tables, uncore_metric_at(m), i);
	}
}

/* Programs that no generator writes: they give no value, and read nothing outside their bounds. */
struct toy {
	struct uncore_tables head;
	struct uncore_metric_row metrics[1];
	struct uncore_metric_op_row ops[UNCORE_METRIC_STACK + 2];
	double numbers[2];
};

static unsigned run_toy(const struct uncore_metric_op_row *ops, unsigned count, double *value)
{
	struct toy toy = { .numbers = { 3, 1e308 } };
	struct uncore_value input = { .count = 5 };
	struct uncore_metric_measurement measurement = { &input, 1, 0, 0 };
	struct uncore_metric_value out;

	toy.head.metrics = (struct uncore_array){ offsetof(struct toy, metrics), 1 };
	toy.head.metric_ops = (struct uncore_array){ offsetof(struct toy, ops), count };
	toy.head.metric_numbers = (struct uncore_array){ offsetof(struct toy, numbers), 2 };
	toy.metrics[0].ops.count = (uint16_t)count;
	toy.metrics[0].inputs.count = 1;
	memcpy(toy.ops, ops, count * sizeof *ops);
	assert_int_equal(uncore_metric_evaluate(&toy.head, uncore_metric_at(0), &measurement, &out), 0);
	*value = out.value;
	return out.state;
}

#define RUN_TOY(value, ...) \
	run_toy((const struct uncore_metric_op_row[]){ __VA_ARGS__ }, \
		sizeof((const struct uncore_metric_op_row[]){ __VA_ARGS__ }) / sizeof(struct uncore_metric_op_row), \
		value)

static void test_programs(void **state)
{
	struct uncore_metric_op_row deep[UNCORE_METRIC_STACK + 1] = { { UNCORE_METRIC_NUMBER, 0 } };
	double value;

	(void)state;
	assert_int_equal(RUN_TOY(&value, { UNCORE_METRIC_NUMBER, 0 }, { UNCORE_METRIC_INPUT, 0 },
				 { UNCORE_METRIC_MINIMUM, 0 }),
			 UNCORE_VALUE_OK);
	near(value, 3);
	assert_int_equal(RUN_TOY(&value, { UNCORE_METRIC_NUMBER, 0 }, { UNCORE_METRIC_INPUT, 0 },
				 { UNCORE_METRIC_MAXIMUM, 0 }),
			 UNCORE_VALUE_OK);
	near(value, 5);
	/* too few operands, too many, none, unknown op, input and symbol, a result that is not finite */
	assert_int_equal(RUN_TOY(&value, { UNCORE_METRIC_NUMBER, 0 }, { UNCORE_METRIC_ADD, 0 }), UNCORE_VALUE_NONE);
	assert_int_equal(RUN_TOY(&value, { UNCORE_METRIC_NUMBER, 0 }, { UNCORE_METRIC_NUMBER, 0 }), UNCORE_VALUE_NONE);
	assert_int_equal(run_toy(deep, 0, &value), UNCORE_VALUE_NONE);
	assert_int_equal(run_toy(deep, UNCORE_METRIC_STACK + 1, &value), UNCORE_VALUE_NONE);
	assert_int_equal(RUN_TOY(&value, { UNCORE_METRIC_NUMBER, 0 }, { UNCORE_METRIC_NUMBER, 0 }, { 77, 0 }),
			 UNCORE_VALUE_NONE);
	assert_int_equal(RUN_TOY(&value, { UNCORE_METRIC_INPUT, 1 }), UNCORE_VALUE_NONE);
	assert_int_equal(RUN_TOY(&value, { UNCORE_METRIC_SYMBOL, UNCORE_SYMBOL_END }), UNCORE_VALUE_NONE);
	assert_int_equal(RUN_TOY(&value, { UNCORE_METRIC_NUMBER, 1 }, { UNCORE_METRIC_NUMBER, 1 },
				 { UNCORE_METRIC_MULTIPLY, 0 }),
			 UNCORE_VALUE_NONE);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_memory),         cmocka_unit_test(test_cache),
		cmocka_unit_test(test_link_and_power), cmocka_unit_test(test_states),
		cmocka_unit_test(test_no_value),       cmocka_unit_test(test_flags),
		cmocka_unit_test(test_refusals),       cmocka_unit_test(test_find),
		cmocka_unit_test(test_inputs),         cmocka_unit_test(test_parameters),
		cmocka_unit_test(test_every_input),    cmocka_unit_test(test_programs),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
