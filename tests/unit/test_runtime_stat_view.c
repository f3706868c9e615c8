/* SPDX-License-Identifier: MIT */
/*
 * Tests what uncore stat prints of samples against arithmetic by hand: differences, estimates, coverage, means and
 * deviations.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>
#include <string.h>

/* Includes the command's own file. */
#include "cli/stat/view.c"

/* No test here asks for the name of an input. */
void add_expression(struct text *text, const struct uncore_encoding *encoding)
{
	(void)encoding;
	text_printf(text, "input");
}

enum { INPUTS = 2, OTHER, FLITS };

/* No more of a platform than the names of what its events count. */
static const struct {
	struct uncore_tables head;
	struct uncore_event_unit_row units[1];
	char pool[sizeof("bytes")];
} platform = {
	.head = { .event_units = { sizeof(struct uncore_tables), 1 },
		  .pool = { sizeof(struct uncore_tables) + sizeof(struct uncore_event_unit_row), sizeof("bytes") } },
	.units = { { .scale = 64, .event = FLITS, .umask = UNCORE_NO_INDEX } },
	.pool = "bytes",
};

/* One line of one event, or of two inputs that are not evaluated. */
struct measured {
	struct uncore_encoding encodings[INPUTS];
	struct stat_item item;
	struct stat_row row;
	size_t sources[INPUTS + 1]; /* each value is one part */
	struct stat_rows rows;
	struct stat_view view;
	struct stat_sums sums;
};

static void begin(struct measured *measured, unsigned inputs)
{
	*measured = (struct measured){ .item = { .name = (char *)(uintptr_t) "any", .request_count = inputs } };
	for (unsigned at = 0; at < INPUTS; at++)
		measured->encodings[at] = (struct uncore_encoding){ .tables = &platform.head, .event = OTHER };
	measured->item.encodings = measured->encodings;
	measured->row = (struct stat_row){ &measured->item, 0, UNCORE_ALL_INSTANCES, 0 };
	measured->rows = (struct stat_rows){ .rows = &measured->row,
					     .count = 1,
					     .value_count = inputs,
					     .part_count = inputs,
					     .sources = measured->sources,
					     .firsts = measured->sources,
					     .most_sources = 1 };
	for (unsigned at = 0; at <= INPUTS; at++)
		measured->sources[at] = at;
	make_view(&measured->rows, &measured->view);
	make_sums(&measured->rows, &measured->sums);
}

static void end(struct measured *measured)
{
	free_view(&measured->view);
	free_sums(&measured->sums);
}

static struct uncore_value value(uint64_t count, uint64_t enabled, uint64_t running)
{
	return (struct uncore_value){
		.count = count, .enabled_ns = enabled, .running_ns = running, .seen = 4, .expected = 4
	};
}

static void shows_the_difference_of_two_samples(void **state)
{
	const struct uncore_value last = value(100, 1000000000, 1000000000), now = value(350, 3000000000, 3000000000);
	struct measured measured;
	const struct stat_line *line;

	(void)state;
	begin(&measured, 1);
	line = measured.view.lines;
	view_between(&measured.view, &last, &now);
	assert_true(line->is_good && line->is_exact);
	assert_int_equal(line->values[0].count, 250);
	assert_true(line->number == 250 && line->seconds == 2 && line->share == 1);
	assert_true(view_is_complete(&measured.view));
	view_between(&measured.view, NULL, &now);
	assert_true(line->number == 350 && line->seconds == 3);
	assert_int_equal(last.count, 100);
	assert_int_equal(now.count, 350);
	end(&measured);
}

static void shows_what_a_count_stands_for(void **state)
{
	const struct uncore_value last = value(100, 1000000000, 1000000000), now = value(350, 3000000000, 2000000000);
	struct measured measured;
	const struct stat_line *line;

	(void)state;
	begin(&measured, 1);
	line = measured.view.lines;
	view_between(&measured.view, NULL, &last);
	assert_int_equal(line_count(line), 100);
	assert_string_equal(line_unit(line, &platform.head), "events");
	measured.encodings[0].event = FLITS;
	view_between(&measured.view, NULL, &last);
	assert_true(line->is_exact && line->number == 6400);
	assert_int_equal(line_count(line), 6400);
	assert_string_equal(line_unit(line, &platform.head), "bytes");
	/* 250 in one of two seconds; what was measured is not touched. */
	view_between(&measured.view, &last, &now);
	assert_true(!line->is_exact && line->number == 32000);
	assert_int_equal(line->values[0].count, 250);
	end(&measured);
}

static void scales_what_counted_a_part_of_the_time(void **state)
{
	const struct uncore_value last = value(100, 1000000000, 500000000), now = value(250, 5000000000, 1500000000);
	struct measured measured;
	const struct stat_line *line;

	(void)state;
	begin(&measured, 1);
	line = measured.view.lines;
	view_between(&measured.view, &last, &now);
	/* 150 counted in one of four seconds. */
	assert_true(line->is_good && !line->is_exact && line->number == 600 && line->share == 0.25);
	count_view(&measured.sums, &measured.view);
	assert_true(measured.sums.sums[0].counted == 600 && measured.sums.sums[0].was_scaled);
	end(&measured);
}

static void has_no_number_without_a_count(void **state)
{
	const struct uncore_value last = value(100, 1000000000, 500000000);
	struct uncore_value now = value(100, 5000000000, 500000000);
	struct measured measured;
	const struct stat_line *line;

	(void)state;
	begin(&measured, 1);
	line = measured.view.lines;
	view_between(&measured.view, &last, &now);
	assert_false(line->is_good);
	assert_string_equal(line->state, uncore_value_state_name(UNCORE_VALUE_NONE));
	now.state = UNCORE_VALUE_LOST;
	view_between(&measured.view, &last, &now);
	assert_string_equal(line->state, uncore_value_state_name(UNCORE_VALUE_LOST));
	assert_false(view_is_complete(&measured.view));
	count_view(&measured.sums, &measured.view);
	assert_true(measured.sums.sums[0].counted == 0);
	end(&measured);
}

/* The clock of a simulated machine moved while counters were read, after the session had looked at it. */
static void keeps_what_was_counted_in_no_time(void **state)
{
	const struct uncore_value first = value(100, 1000, 1000), second = value(140, 1000, 1000),
				  third = value(150, 3000, 3000);
	struct measured measured;

	(void)state;
	begin(&measured, 1);
	view_between(&measured.view, &first, &second);
	assert_true(measured.view.lines[0].is_good && measured.view.lines[0].number == 40);
	count_view(&measured.sums, &measured.view);
	view_between(&measured.view, &second, &third);
	count_view(&measured.sums, &measured.view);
	assert_true(measured.sums.sums[0].counted == 50);
	end(&measured);
}

static void covers_what_its_worst_input_covers(void **state)
{
	struct uncore_value now[INPUTS] = { value(1, 1000, 1000), value(2, 1000, 500) };
	struct measured measured;
	const struct stat_line *line;

	(void)state;
	begin(&measured, INPUTS);
	line = measured.view.lines;
	now[0].unseen = 3;
	now[1].seen = 1;
	now[1].expected = 3;
	view_between(&measured.view, NULL, now);
	assert_int_equal(line->seen, 1);
	assert_int_equal(line->expected, 3);
	assert_int_equal(line->unseen, 3);
	assert_true(line->share == 0.5);
	assert_false(view_is_complete(&measured.view));
	end(&measured);
}

/*
 * A line of two instances. In the interval one counts 100 in all of a second, the other 5 in a twentieth; before it,
 * the second one had all of a second.
 */
static void scales_each_instance_by_the_interval(void **state)
{
	struct uncore_value last[INPUTS] = { value(70, 1000000000, 1000000000), value(900, 1000000000, 1000000000) };
	struct uncore_value now[INPUTS] = { value(170, 2000000000, 2000000000), value(905, 2000000000, 1050000000) };
	size_t sources[] = { 0, 1 }, firsts[] = { 0, 2 };
	struct measured measured;
	const struct stat_line *line;
	struct text note = { 0 };

	(void)state;
	begin(&measured, 1);
	measured.rows.most_sources = INPUTS;
	measured.rows.sources = sources;
	measured.rows.firsts = firsts;
	end(&measured);
	make_view(&measured.rows, &measured.view);
	make_sums(&measured.rows, &measured.sums);
	line = measured.view.lines;
	for (unsigned at = 0; at < INPUTS; at++)
		last[at].seen = last[at].expected = now[at].seen = now[at].expected = 1;
	view_between(&measured.view, last, now);
	assert_true(line->is_good && !line->is_exact && fabs(line->number - 200) < 1.5);
	assert_true(fabs(line->share - 0.525) < 1e-6 && fabs(line->least - 0.05) < 1e-6);
	assert_true(line->seen == 2 && line->seconds == 1);
	add_coverage_note(&note, line);
	assert_string_equal(text_string(&note), "counted 52.5 % of the time, one instance 5.0 %");
	text_free(&note);
	/* One has had no turn: the line is of the other alone, and says so. */
	now[1] = last[1];
	now[1].enabled_ns = 2000000000;
	view_between(&measured.view, last, now);
	assert_true(line->is_exact && line->number == 100 && line->seen == 1 && line->expected == 2);
	assert_false(view_is_complete(&measured.view));
	end(&measured);
}

static void run(struct measured *measured, struct uncore_value whole)
{
	view_between(&measured->view, NULL, &whole);
	note_repeat(&measured->sums, &measured->view);
}

/* A run of 1000 events that were all counted, and one of 100 of which half were: the mean is 550, not 700. */
static void adds_runs_as_each_was_covered(void **state)
{
	struct measured measured;
	struct stat_input input;

	(void)state;
	begin(&measured, 1);
	run(&measured, value(1000, 1000, 1000));
	run(&measured, value(50, 1000, 500));
	view_means(&measured.view, &measured.sums);
	assert_true(measured.view.lines[0].number == 550);
	make_input(&measured.view.lines[0], 0, &input);
	assert_true(fabs(input.line.number - 550) < 1 && input.line.share == 0.75);
	free_input(&input);
	end(&measured);
}

static void shows_means_of_the_runs_that_could_be_measured(void **state)
{
	struct uncore_value failed = value(7, 9000, 9000);
	struct measured measured;
	const struct stat_line *line;

	(void)state;
	failed.state = UNCORE_VALUE_WRAPPED;
	begin(&measured, 1);
	line = measured.view.lines;
	run(&measured, failed);
	run(&measured, value(10, 1000, 1000));
	run(&measured, value(20, 2000, 2000));
	run(&measured, value(30, 6000, 6000));
	view_means(&measured.view, &measured.sums);
	assert_true(line->is_good && line->is_mean && !line->is_exact);
	assert_true(line->number == 20 && line->runs == 3 && line->tries == 4);
	assert_int_equal(line->values[0].enabled_ns, 3000);
	/* The variance is 100, that of the mean is a third of it; the mean is 20. */
	assert_true(fabs(line->deviation - sqrt(100.0 / 3) / 20) < 1e-12);
	assert_string_equal(line->state, "ok");
	assert_false(view_is_complete(&measured.view));
	end(&measured);
}

static void says_why_no_run_could_be_measured(void **state)
{
	struct uncore_value failed = value(7, 9000, 9000);
	struct measured measured;
	const struct stat_line *line;

	(void)state;
	failed.state = UNCORE_VALUE_WRAPPED;
	begin(&measured, 1);
	line = measured.view.lines;
	run(&measured, failed);
	run(&measured, failed);
	/* A run that was stopped by a signal is shown, but not added to the mean. */
	view_between(&measured.view, NULL, &(const struct uncore_value){ .count = 5 });
	view_means(&measured.view, &measured.sums);
	assert_false(line->is_good);
	assert_string_equal(line->state, uncore_value_state_name(UNCORE_VALUE_WRAPPED));
	assert_true(line->runs == 0 && line->tries == 2 && line->deviation == 0);
	end(&measured);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(shows_the_difference_of_two_samples),
		cmocka_unit_test(shows_what_a_count_stands_for),
		cmocka_unit_test(scales_what_counted_a_part_of_the_time),
		cmocka_unit_test(has_no_number_without_a_count),
		cmocka_unit_test(keeps_what_was_counted_in_no_time),
		cmocka_unit_test(covers_what_its_worst_input_covers),
		cmocka_unit_test(scales_each_instance_by_the_interval),
		cmocka_unit_test(adds_runs_as_each_was_covered),
		cmocka_unit_test(shows_means_of_the_runs_that_could_be_measured),
		cmocka_unit_test(says_why_no_run_could_be_measured),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
