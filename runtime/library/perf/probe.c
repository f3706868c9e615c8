/* SPDX-License-Identifier: MIT */
/* Counts an event beside those of the pass, as one more perf event for a moment. */
#include "event/tool_words/perf.h"
#include "perf/perf.h"

/* A read of one event: how many, two times, its value, its ID. */
enum { WORDS = 5, RUNNING = 2, VALUE = 3 };

int perf_probe_begin(struct uncore_session *session, unsigned target, const struct uncore_encoding *event)
{
	struct perf_target *own = (struct perf_target *)session->targets[target].own;
	const struct perf_sys *sys = &own->perf->sys;
	struct perf_words words;
	struct perf_attr attr;
	struct uncore_fault unused = { 0, "" };

	if (!perf_words_on(&session->targets[target], event, &words, NULL, 0) ||
	    perf_is_free(session->tables, words.pmu) ||
	    !perf_agrees(own->perf, &own->pmu, session->tables, &words, &unused))
		return UNCORE_E_UNMEASURED;
	attr = perf_attributes(&own->pmu, &words);
	own->probe = sys->open(sys->context, &attr, -1, own->cpu, -1, PERF_CLOEXEC);
	return own->probe < 0 ? UNCORE_E_UNMEASURED : 0;
}

int perf_probe_end(struct uncore_session *session, unsigned target, uint64_t *count, uint64_t *running_ns)
{
	struct perf_target *own = (struct perf_target *)session->targets[target].own;
	const struct perf_sys *sys = &own->perf->sys;
	uint64_t words[WORDS] = { 0 };
	int64_t got = sys->read(sys->context, own->probe, words, sizeof(words));

	(void)sys->close(sys->context, own->probe);
	own->probe = -1;
	*count = words[VALUE];
	*running_ns = words[RUNNING];
	return got == (int64_t)sizeof(words) && words[0] == 1 ? 0 : UNCORE_E_IO;
}
