/* SPDX-License-Identifier: MIT */
/* uncore stat -r: reads the counters at the marks of programs, while the loop runs. */
#define _GNU_SOURCE
#include "cli/stat/region/marking.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/common/find.h"
#include "cli/run/signals.h"
#include "cli/stat/loop.h"
#include "cli/stat/region/asked.h"
#include "cli/stat/region/node.h"
#include "cli/stat/region/regions.h"
#include "cli/stat/region/ring.h"
#include "shared/monotonic.h"

struct stat_marking {
	struct stat_ring ring;
	struct stat_regions regions;
	struct stat_node node;
	struct stat_visitor visitor;
	int files;
	bool is_begun;
};

static bool add_file(const struct stat_marking *marking, int file)
{
	struct epoll_event event = { .events = EPOLLIN };

	return file < 0 || epoll_ctl(marking->files, EPOLL_CTL_ADD, file, &event) == 0;
}

static int make_marking(const struct cli_request *request, struct stat_marking *marking)
{
	uint32_t flags = (request->lazy ? (uint32_t)REGION_LAZY : 0) |
			 (request->clock == CLI_CLOCK_MANUAL ? (uint32_t)REGION_MANUAL : 0);
	int result = open_ring(request, flags, &marking->ring);

	if (result != CLI_GOOD)
		return result;
	marking->files = epoll_create1(EPOLL_CLOEXEC);
	if (marking->files >= 0 && add_file(marking, marking->ring.heard) && watch_node(&marking->node, marking->files))
		return CLI_GOOD;
	complain(request, "cannot wait for regions: %s", strerror(errno));
	return CLI_MACHINE;
}

int open_marking(const struct cli_request *request, const char *state, struct stat_marking **marking, bool *is_joined)
{
	int result;

	*marking = NULL;
	*is_joined = false;
	if (!request->regions)
		return CLI_GOOD;
	*marking = take_memory(NULL, sizeof(**marking));
	**marking = (struct stat_marking){ .files = -1 };
	result = open_node(request, state, &(*marking)->node, is_joined);
	return result != CLI_GOOD || *is_joined ? result : make_marking(request, *marking);
}

void close_marking(struct stat_marking *marking)
{
	if (marking == NULL)
		return;
	close_ring(&marking->ring);
	close_node(&marking->node);
	free_regions(&marking->regions);
	if (marking->files >= 0)
		close(marking->files);
	free(marking);
}

int marking_files(const struct stat_marking *marking)
{
	return marking != NULL ? marking->files : -1;
}

static struct stat_marking *marking_of(const struct stat_loop *loop)
{
	return (struct stat_marking *)loop->visitor->context;
}

/* The present reading becomes the last one. */
static int read_counters(struct stat_loop *loop)
{
	struct stat_regions *regions = &marking_of(loop)->regions;
	struct region_reading oldest = regions->last;
	int result = take_sample(loop);

	regions->last = regions->now;
	regions->now = oldest;
	regions->now.machine_ns = uncore_machine_now(loop->machine);
	regions->now.mark_ns = monotonic_ns();
	read_totals(loop->session, &loop->measured->rows, regions->now.values);
	return result;
}

static void write_report(struct stat_loop *loop, uint64_t format)
{
	struct stat_marking *marking = marking_of(loop);
	int saved;

	if (!begin_ring_report(&marking->ring, &saved))
		return;
	print_asked_regions(loop->report, &marking->regions,
			    (enum region_format)(format <= REGION_ROWS ? format : REGION_ROWS));
	end_ring_report(&marking->ring, saved);
}

/* Moves a simulated machine's clock that stands otherwise, and does meanwhile what is due. */
static int pass_time(struct stat_loop *loop, uint64_t nanoseconds)
{
	uint64_t time = loop_now(loop), end = time + nanoseconds;
	int result = 0;

	while (result == 0 && time < end && !loop_has_ended(loop)) {
		uint64_t when = loop_next(loop);

		when = when < end ? when : end;
		if (when > time)
			result = uncore_machine_sleep(loop->machine, when - time);
		time = loop_now(loop);
		if (result == 0)
			result = loop_act(loop, time);
	}
	return result;
}

/* One reading is for all marks of begin and end that are there. */
static int serve_mark(struct stat_loop *loop, const struct region_slot *mark, bool *is_read)
{
	struct stat_marking *marking = marking_of(loop);
	bool is_mark = mark->kind == REGION_BEGIN || mark->kind == REGION_END;
	int result = 0;

	if ((is_mark && !*is_read) || mark->kind == REGION_REPORT)
		result = read_counters(loop);
	*is_read = is_mark;
	take_mark(&marking->regions, mark);
	if (mark->kind == REGION_ADVANCE && (marking->ring.ring->flags & REGION_MANUAL) != 0)
		result = pass_time(loop, mark->number);
	if (mark->kind == REGION_REPORT)
		write_report(loop, mark->number);
	return result;
}

static bool has_others(const struct stat_loop *loop)
{
	return node_has_ranks(&marking_of(loop)->node, loop->child->pid == 0 || loop->child->has_ended);
}

/* Carries out the marks that have come: not more at once than the ring holds, as the loop has other things to do. */
static int serve_marks(struct stat_loop *loop)
{
	struct stat_marking *marking = marking_of(loop);
	struct region_slot mark;
	bool is_read = false;
	int result = 0;

	serve_node(&marking->node, marking->ring.file, marking->ring.bell);
	quiet_bell(&marking->ring);
	for (unsigned count = 0; count < REGION_SLOTS && result == 0 && next_mark(&marking->ring, &mark); count++) {
		if (mark.kind != REGION_BEGIN && mark.kind != REGION_END)
			release_before(&marking->ring);
		result = serve_mark(loop, &mark, &is_read);
	}
	release_marks(&marking->ring);
	(void)drop_ended(&marking->regions);
	if (loop->request->serve != NULL && loop->child->pid == 0 && !has_others(loop))
		loop->is_stopped = true;
	return result;
}

int begin_marking(struct stat_marking *marking, struct stat_loop *loop)
{
	if (marking == NULL)
		return 0;
	marking->visitor = (struct stat_visitor){ marking, serve_marks, has_others };
	loop->visitor = &marking->visitor;
	make_regions(&loop->measured->rows, loop->request->lazy, &marking->regions);
	marking->regions.begun_ns = uncore_machine_now(loop->machine);
	loop->report->regions = &marking->regions;
	marking->is_begun = true;
	welcome_all(&marking->node, marking->ring.file, marking->ring.bell);
	return read_counters(loop);
}

static void tell_losses(const struct cli_request *request, const struct stat_marking *marking)
{
	const struct stat_regions *regions = &marking->regions;
	uint64_t lost = lost_marks(&marking->ring);

	if (lost > 0)
		complain(request,
			 "%" PRIu64
			 " marks were lost, because more came than could be read%s; the calls that they "
			 "belong to are left out",
			 lost, request->lazy ? ": leave out --lazy" : "");
	if (regions->unnamed > 0)
		complain(request, "more than %d names of regions: %" PRIu64 " calls of the others were left out",
			 MOST_REGIONS, regions->unnamed);
	if (regions->count == 0 && request->serve == NULL)
		complain(request,
			 "no region was marked: does the program call uncore_region_begin()? "
			 "see docs/regions.md");
}

void end_marking(struct stat_marking *marking, const struct stat_loop *loop)
{
	if (marking == NULL || !marking->is_begun)
		return;
	drop_all(&marking->regions);
	begin_writing(STDERR_FILENO);
	tell_losses(loop->request, marking);
	end_writing();
}
