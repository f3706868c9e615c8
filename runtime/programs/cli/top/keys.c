/* SPDX-License-Identifier: MIT */
/* uncore top: does what keys mean. */
#include "cli/top/keys.h"

#include "screen/terminal.h"

static const uint64_t intervals[] = { 100, 200, 500, 1000, 2000, 5000, 10000, 30000, 60000 };
enum { INTERVALS = sizeof(intervals) / sizeof(intervals[0]) };

static void choose_group(struct top_state *state, size_t group)
{
	if (group >= state->group_count) {
		state->said = state->group_count > 1 ? "no group has this number" : "there is no other group";
		return;
	}
	state->sheet = SHEET_NONE;
	if (group == state->group)
		return;
	state->group = group;
	state->first = 0;
	state->is_group_new = true;
}

static void choose_beside(struct top_state *state, size_t step)
{
	if (state->group_count > 1)
		choose_group(state, (state->group + step) % state->group_count);
	else
		state->said = "there is no other group";
}

static void change_interval(struct top_state *state, bool longer)
{
	if (state->has_fixed_interval) {
		state->said = "the recording gives the interval";
		return;
	}
	if (longer) {
		for (int at = INTERVALS - 1; at >= 0 && intervals[at] > state->interval_ms; at--)
			if (at == 0 || intervals[at - 1] <= state->interval_ms) {
				state->interval_ms = intervals[at];
				return;
			}
		return;
	}
	for (int at = INTERVALS - 1; at >= 0; at--)
		if (intervals[at] < state->interval_ms) {
			state->interval_ms = intervals[at];
			return;
		}
}

/* More lines than there are. */
#define FAR 1000000L
/* More lines than help has. */
#define HELP_LINES 200

static void scroll(struct top_state *state, long lines)
{
	size_t *scrolled = state->sheet == SHEET_HELP ? &state->help_first : &state->first;
	long first = (long)*scrolled + lines;

	/* Drawing corrects what is too large. */
	*scrolled = first > 0 ? (size_t)first : 0;
	if (state->help_first > HELP_LINES)
		state->help_first = HELP_LINES;
}

static void press_in_list(struct top_state *state, int key)
{
	if ((key == TERMINAL_UP || key == 'k') && state->listed > 0)
		state->listed--;
	else if ((key == TERMINAL_DOWN || key == 'j') && state->listed + 1 < state->group_count)
		state->listed++;
	else if (key == TERMINAL_ENTER)
		choose_group(state, state->listed);
	else if (key >= '1' && key <= '9')
		choose_group(state, (size_t)(key - '1'));
	else if (key == TERMINAL_ESCAPE || key == 'g')
		state->sheet = SHEET_NONE;
}

static void press_for_place(struct top_state *state, int key, size_t page)
{
	if (key == TERMINAL_UP || key == 'k')
		scroll(state, -1);
	else if (key == TERMINAL_DOWN || key == 'j')
		scroll(state, 1);
	else if (key == TERMINAL_PAGE_UP)
		scroll(state, -(long)page);
	else if (key == TERMINAL_PAGE_DOWN)
		scroll(state, (long)page);
	else if (key == TERMINAL_HOME)
		scroll(state, -FAR);
	else if (key == TERMINAL_END)
		scroll(state, FAR);
}

static void press_for_view(struct top_state *state, int key)
{
	if (key == 'i') {
		state->order.per_instance = !state->order.per_instance;
		state->said = state->order.per_instance ? "each instance" : "sums over instances";
	} else if (key == 's') {
		state->order.by_value = !state->order.by_value;
		state->said = state->order.by_value ? "sorted: the largest first" : "sorted by place";
	} else if (key == ' ' && !state->steps) {
		state->is_paused = !state->is_paused;
		state->said = state->is_paused ? NULL : "goes on";
	} else if (key == '+' || key == '-' || key == '=') {
		change_interval(state, key != '-');
	} else if (key == '.') {
		state->is_step = state->steps;
	}
}

static void press_anywhere(struct top_state *state, int key)
{
	if (key == '?' || key == 'h') {
		state->sheet = state->sheet == SHEET_HELP ? SHEET_NONE : SHEET_HELP;
		state->help_first = 0;
	} else if (key == 'g') {
		state->sheet = SHEET_GROUPS;
		state->listed = state->group;
	} else if (key == 'n' || key == '\t' || key == TERMINAL_RIGHT)
		choose_beside(state, 1);
	else if (key == 'p' || key == TERMINAL_LEFT)
		choose_beside(state, state->group_count - 1);
	else if (key >= '1' && key <= '9')
		choose_group(state, (size_t)(key - '1'));
}

void press_key(struct top_state *state, int key, size_t page)
{
	state->said = NULL;
	if (key == 'q' || key == 'Q') {
		state->is_quit = true;
	} else if (key == '\f') {
		state->wants_redraw = true;
	} else if (state->sheet == SHEET_GROUPS) {
		press_in_list(state, key);
	} else if (key == TERMINAL_ESCAPE || key == TERMINAL_ENTER) {
		state->sheet = SHEET_NONE;
	} else {
		press_anywhere(state, key);
		press_for_view(state, key);
		press_for_place(state, key, page);
	}
}

void add_key_help(struct text *text, const struct top_state *state)
{
	if (state->group_count > 1)
		text_add(text,
			 "g           list the groups; the arrows and Enter, or a number, choose one\n"
			 "n p 1-9     the next group, the one before, or by its number\n");
	text_add(text,
		 "s           sort by place, or the largest first\n"
		 "i           a line for each instance of a box, or only sums\n"
		 "arrows      scroll, as PgUp, PgDn, Home and End\n");
	if (state->steps)
		text_add(text, ".           let the simulator's time go on by one interval\n");
	else
		text_add(text, "space       stop the screen, or let it go on\n");
	if (!state->has_fixed_interval)
		text_add(text, "+ -         a longer or a shorter interval\n");
	text_add(text,
		 "^L          draw the screen again\n"
		 "q           quit: every register is restored\n");
}
