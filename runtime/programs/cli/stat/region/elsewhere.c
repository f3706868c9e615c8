/* SPDX-License-Identifier: MIT */
/* In place of the regions of uncore stat -r, in the programs that count none. leave_to_other() came first. */
#include "cli/stat/region/marking.h"

int open_marking(const struct cli_request *request, const char *state, struct stat_marking **marking, bool *is_joined)
{
	(void)request;
	(void)state;
	*marking = NULL;
	*is_joined = false;
	return CLI_GOOD;
}

void close_marking(struct stat_marking *marking)
{
	(void)marking;
}

int marking_files(const struct stat_marking *marking)
{
	(void)marking;
	return -1;
}

int begin_marking(struct stat_marking *marking, struct stat_loop *loop)
{
	(void)marking;
	(void)loop;
	return 0;
}

void end_marking(struct stat_marking *marking, const struct stat_loop *loop)
{
	(void)marking;
	(void)loop;
}

void for_each_region(const struct stat_report *report, void (*print)(void *context, const struct stat_report *report),
		     void *context)
{
	(void)report;
	(void)print;
	(void)context;
}

void add_region(struct grid *grid, const struct stat_region *region)
{
	(void)grid;
	(void)region;
}

void say_region(struct arena *arena, const struct stat_region *region, bool is_first, struct measured_line *out)
{
	(void)arena;
	(void)region;
	(void)is_first;
	(void)out;
}

void print_regions(const struct stat_report *report)
{
	(void)report;
}
