/* SPDX-License-Identifier: MIT */
/* uncore top: keeps the page on the terminal current, and reads keys. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "base/utf8.h"
#include "cli/common/find.h"
#include "cli/run/signals.h"
#include "cli/top/top.h"
#include "shared/monotonic.h"

/* ---- standard error: it would write over the screen ---- */

static void capture_errors(struct top *top)
{
	top->captured = memfd_create("messages", MFD_CLOEXEC);
	if (top->captured < 0)
		return;
	fflush(stderr);
	top->standard_error = dup(STDERR_FILENO);
	dup2(top->captured, STDERR_FILENO);
}

static void read_captured(const struct top *top, struct text *text)
{
	char bytes[4096];
	ssize_t got;
	off_t at = 0;

	fflush(stderr);
	while (top->captured >= 0 && (got = pread(top->captured, bytes, sizeof(bytes), at)) > 0) {
		text_bytes(text, bytes, (size_t)got);
		at += got;
	}
}

static void release_errors(struct top *top)
{
	struct text text = { 0 };

	if (top->captured < 0)
		return;
	read_captured(top, &text);
	dup2(top->standard_error, STDERR_FILENO);
	close(top->standard_error);
	close(top->captured);
	top->captured = top->standard_error = -1;
	begin_writing(STDERR_FILENO);
	fputs(text_string(&text), stderr);
	fflush(stderr);
	end_writing();
	text_free(&text);
}

void take_failure(struct top *top)
{
	text_cut(&top->failure, 0);
	read_captured(top, &top->failure);
	/* It is seen; after the end it would be old. */
	if (top->captured >= 0 && (ftruncate(top->captured, 0) != 0 || lseek(top->captured, 0, SEEK_SET) < 0))
		return;
}

/* ---- the terminal ---- */

static bool wants_colour(const struct cli_request *request)
{
	const char *none = getenv("NO_COLOR");

	return !request->no_color && (none == NULL || none[0] == '\0');
}

int open_look(struct top *top)
{
	char why[200];

	if (!terminal_open(wants_colour(top->given), &top->terminal, why, sizeof(why))) {
		complain(top->given, "%s", why);
		return CLI_BAD;
	}
	capture_errors(top);
	return CLI_GOOD;
}

void close_look(struct top *top)
{
	/* A terminal that is stopped (Ctrl-S) does not hold the program for ever. */
	begin_writing(STDOUT_FILENO);
	terminal_close(top->terminal);
	end_writing();
	top->terminal = NULL;
	release_errors(top);
}

/* ---- the page ---- */

static void set_clock(struct top *top)
{
	struct page *page = &top->page;
	time_t now = time(NULL);
	struct tm local;

	/* Where time stands still or is long past, only the time of the measurement means something. */
	if (top->state.steps || top->work.tape.replay != NULL || localtime_r(&now, &local) == NULL)
		snprintf(page->clock, sizeof(page->clock), "%.1f s", top->at_seconds);
	else
		strftime(page->clock, sizeof(page->clock), "%H:%M:%S", &local);
}

static void set_interval(struct top *top)
{
	struct page *page = &top->page;
	uint64_t ms = top->state.interval_ms;

	if (ms == 0)
		page->interval[0] = '\0';
	else if (ms < 1000)
		snprintf(page->interval, sizeof(page->interval), "every %llu ms", (unsigned long long)ms);
	else
		snprintf(page->interval, sizeof(page->interval), "every %g s", (double)ms / 1000);
}

static void set_group(struct top *top)
{
	const struct top_group *group = &top->groups[top->state.group];
	struct page *page = &top->page;

	page->group = group->name;
	page->question = group->question;
	page->has_groups = top->work.tape.replay == NULL;
	page->place_of_group[0] = '\0';
	if (top->state.group_count > 1)
		snprintf(page->place_of_group, sizeof(page->place_of_group), "%zu of %zu", top->state.group + 1,
			 top->state.group_count);
}

/* On one line. What is wrong comes first: then there is no verdict. */
static void add_group_verdicts(struct top *top)
{
	const struct uncore_tables *tables = top->work.machine->tables;
	const struct top_group *group = &top->groups[top->state.group];
	struct uncore_group_index index;
	struct text lines = { 0 };

	if (top->report.causes.length > 0 || !group->is_listed ||
	    uncore_group_find(tables, group->name, strlen(group->name), &index) != 0)
		return;
	model_verdicts(&top->model, index.at, &lines);
	if (top->model.is_begun)
		add_setting_lines(&lines, top->work.items.settings, index.at, top->work.machine->socket_count);
	for (const char *at = text_string(&lines); *at != '\0'; at += strcspn(at, "\n") + 1) {
		text_add(&top->messages, top->messages.length > 0 ? "; " : "");
		text_bytes(&top->messages, at, strcspn(at, "\n"));
	}
	text_add(&top->messages, top->messages.length > 0 ? "\n" : "");
	text_free(&lines);
}

/* The first line of the messages, without the name of the program. Help shows all of them. */
static void set_message(struct top *top)
{
	static const char name[] = "uncore top: ";
	const char *at;

	text_cut(&top->messages, 0);
	add_group_verdicts(top);
	read_captured(top, &top->messages);
	text_add(&top->messages, text_string(&top->report.causes));
	at = text_string(&top->messages);
	at += strncmp(at, name, strlen(name)) == 0 ? strlen(name) : 0;
	at += strspn(at, " ");
	text_cut(&top->note, 0);
	text_bytes(&top->note, at, strcspn(at, "\n"));
	if (strchr(at, '\n') != NULL && strchr(at, '\n')[1] != '\0')
		text_add(&top->note, "; ? shows more");
	top->page.note = text_string(&top->note);
}

static void set_note(struct top *top)
{
	const struct top_state *state = &top->state;
	struct page *page = &top->page;

	page->has_trouble = false;
	if (state->said != NULL) {
		page->note = state->said;
	} else if (top->is_ended) {
		page->note = "the recording has ended; q quits";
	} else if (state->is_paused) {
		page->note = top->work.tape.replay != NULL ? "paused; space goes on" :
							     "paused; the counters go on counting; space goes on";
	} else {
		set_message(top);
		page->has_trouble = top->report.causes.length > 0;
	}
}

/* ---- sheets ---- */

/* What each item of the group means. */
static void add_meanings(const struct top *top, struct text *text)
{
	const struct uncore_tables *tables = top->work.machine->tables;

	for (size_t at = 0; at < top->work.items.count; at++) {
		const struct stat_item *item = &top->work.items.items[at];
		uint16_t event = item->request_count > 0 ? item->encodings[0].event : UNCORE_NO_INDEX;
		const char *meaning =
			item->is_metric          ? uncore_text(tables, uncore_metrics(tables)[item->metric.at].text) :
			event != UNCORE_NO_INDEX ? uncore_text(tables, uncore_events(tables)[event].text) :
						   "";

		text_printf(text, "%s: %s\n", item->name, meaning);
	}
}

static void set_help(struct top *top)
{
	struct page_sheet *sheet = &top->page.sheet;
	const struct top_group *group = &top->groups[top->state.group];

	sheet->title = "Help (the arrows scroll, Esc leaves it)";
	sheet->first = top->state.help_first;
	sheet->chosen = -1;
	add_key_help(&sheet->text, &top->state);
	text_add(&sheet->text,
		 "\nA bar is a part of the limit, if there is one, or of the largest value of its kind in the "
		 "last minute (most). The last minute is from 0 to the line's own largest value, in a table "
		 "that of the first column; x: not measured. Counted: which part of the instances or of "
		 "the time; ~ before a number: only a part.\n\n");
	if (group->reading[0] != '\0')
		text_printf(&sheet->text, "%s\n\n", group->reading);
	add_meanings(top, &sheet->text);
	set_message(top);
	if (top->messages.length > 0)
		text_printf(&sheet->text, "\n%s", text_string(&top->messages));
}

static void set_list(struct top *top)
{
	struct page_sheet *sheet = &top->page.sheet;
	size_t longest = 0;

	sheet->title = "Groups (arrows and Enter, or a number; Esc leaves the list)";
	sheet->chosen = (int)top->state.listed;
	for (size_t at = 0; at < top->state.group_count; at++)
		longest = text_width(top->groups[at].name) > longest ? text_width(top->groups[at].name) : longest;
	for (size_t at = 0; at < top->state.group_count; at++)
		text_printf(&sheet->text, "%2zu  %-*s  %s\n", at + 1, (int)longest, top->groups[at].name,
			    top->groups[at].question);
}

static void set_sheet(struct top *top)
{
	text_cut(&top->page.sheet.text, 0);
	if (top->state.sheet == SHEET_HELP)
		set_help(top);
	else if (top->state.sheet == SHEET_GROUPS)
		set_list(top);
}

/* ---- showing ---- */

static void set_page(struct top *top)
{
	struct page *page = &top->page;

	page->machine = text_string(&top->machine);
	page->mode = top->work.tape.replay != NULL ? "replay" : top->work.machine->is_simulated ? "simulated" : "real";
	page->steps = top->state.steps;
	page->first = top->state.first;
	page->is_utf8 = !top->given->ascii && terminal_is_utf8(top->terminal);
	page->failure = top->failure.length > 0 ? text_string(&top->failure) : NULL;
	set_interval(top);
	set_clock(top);
	set_group(top);
	set_sheet(top);
	set_note(top);
	if (top->has_model)
		model_lines(&top->model, &top->state.order, page);
}

void show_page(struct top *top)
{
	unsigned columns, rows;

	if (top->terminal == NULL || top->signal != 0)
		return;
	terminal_size(top->terminal, &columns, &rows);
	set_page(top);
	draw_page(&top->page, columns, rows, &top->screen);
	top->state.first = top->page.first;
	begin_writing(STDOUT_FILENO);
	terminal_show(top->terminal, &top->screen, top->state.wants_redraw);
	end_writing();
	top->state.wants_redraw = false;
}

void note_troubles(struct top *top)
{
	text_cut(&top->report.causes, 0);
	if (!model_has_trouble(&top->model))
		return;
	top->report.rows = &top->model.levels[PAGE_UNIT].rows;
	note_causes(&top->report, top->session);
}

/* ---- keys ---- */

/* What a key has done is read before the next interval replaces it. */
#define SAID_NS UINT64_C(2000000000)

void forget_said(struct top *top)
{
	if (top->state.steps || monotonic_ns() - top->said_ns > SAID_NS)
		top->state.said = NULL;
}

bool is_left(const struct top *top)
{
	return top->state.is_quit || top->state.is_group_new || top->signal != 0;
}

static void press_keys(struct top *top)
{
	size_t page = top->screen.rows > PAGE_ROWS ? top->screen.rows - 5 : 1;
	int key;

	while ((key = terminal_key(top->terminal)) != TERMINAL_NO_KEY && key != TERMINAL_GONE && !is_left(top)) {
		press_key(&top->state, key, page);
		top->said_ns = monotonic_ns();
		if (top->state.is_step)
			break;
	}
	if (key == TERMINAL_GONE)
		top->signal = SIGHUP;
	if (top->request.interval.is_given)
		top->request.interval.number = top->state.interval_ms;
}

int wait_for_keys(struct top *top, uint64_t nanoseconds)
{
	uint64_t now = monotonic_ns(), end = now + nanoseconds;

	while (!is_left(top) && !top->state.is_step && await_input(STDIN_FILENO, end > now ? end - now : 0)) {
		top->signal = await_signal(0);
		if (top->signal == 0)
			press_keys(top);
		show_page(top);
		now = monotonic_ns();
	}
	return top->signal;
}
