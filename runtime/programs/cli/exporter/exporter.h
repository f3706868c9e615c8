/* SPDX-License-Identifier: MIT */
/* uncore exporter: declares a measurement whose counts are served over HTTP. */
#ifndef RUNTIME_CLI_EXPORTER_EXPORTER_H
#define RUNTIME_CLI_EXPORTER_EXPORTER_H

#include <time.h>

#include "cli/stat/measurement.h"
#include "http/http.h"
#include "json/exporter_config.h"

/* Of the two formats. */
enum { EXPORTER_OPENMETRICS, EXPORTER_PROMETHEUS, EXPORTER_FORMATS };

/* The kinds of what is counted. */
enum exporter_kind { EXPORTER_EVENT, EXPORTER_METRIC, EXPORTER_GROUP, EXPORTER_KINDS };

/* What the configuration names, in the words of the file. */
struct exporter_named {
	enum exporter_kind kind;
	const char *text;
	bool is_there; /* the platform has it; others do otherwise */
};

/* What the command line and the configuration want, together. */
struct exporter_wanted {
	struct exporter_config_text *config; /* holds the texts; NULL: there is none */
	struct arena arena;                  /* holds the lists */
	struct strings texts[EXPORTER_KINDS], places[EXPORTER_KINDS];
	struct exporter_named *named;
	size_t named_count;
	struct text labels; /* of every series, as an exposition takes them */
};

/* "group": the kind of a thing in the configuration, and the label of its series. */
extern const char *const exporter_kind_words[EXPORTER_KINDS];

struct exporter {
	const struct cli_request *given; /* the command line */
	struct cli_request request;      /* with what is wanted */
	struct exporter_wanted wanted;
	struct measurement work;
	struct stat_loop loop;
	struct stat_report report;
	struct http_server *server;

	struct text counts[EXPORTER_FORMATS]; /* of the last sample; empty: nothing is measured */
	uint64_t sampled_ns;                  /* when that was, or when the session began, by the system's clock */
	struct stat_cost cost;                /* of the sessions before this one */
	uint64_t lost_ns;                     /* when a count was lost, by the machine's clock; 0: none is */
	uint64_t patience_ns;                 /* so long after a loss a new session begins */
	bool begins_anew;                     /* it is to begin now */
	bool is_frozen;                       /* a box of this session stands still */
	bool has_counted;                     /* some session has begun */
	bool is_up;                           /* a session counts */
	bool is_wanted;                       /* a client waits for a new sample */
	bool is_config_bad;                   /* what was read last was wrong */
	time_t configured;                    /* when the configuration was read that counts now */
	int signal;                           /* that asked for the end or for the configuration; 0: none */
};

/* ---- config.c ---- */

/*
 * Joins the command line and the file of --config. What the file names and only other platforms have is left out, after
 * a line that says so. CLI_GOOD; CLI_BAD after printing what is wrong; CLI_NO_COUNTERS if nothing is left.
 */
int read_wanted(const struct cli_request *given, const struct uncore_tables *tables, struct exporter_wanted *wanted);
void free_wanted(struct exporter_wanted *wanted);

/* ---- scrape.c ---- */

/* The site of the server; its context is the exporter. */
void answer_path(void *context, const char *path, const char *accept, struct http_answer *answer);
/* Nanoseconds between two samples that clients get, at least. */
uint64_t shortest_interval(const struct exporter *exporter);
/* Writes what the present report says, for those who wait and for the scrapes to come. */
void keep_counts(struct exporter *exporter);
/* A client waits for a sample, and the last one is old enough for another. */
bool is_sample_due(const struct exporter *exporter);
/* The counters count from now on. */
void begin_counts(struct exporter *exporter);
/* Nothing is measured any more. Clients that wait get an answer. */
void drop_counts(struct exporter *exporter);
/* Serves clients for so many nanoseconds; ends early for a signal, which it returns, or if a sample is wanted. */
int serve_for(struct exporter *exporter, uint64_t nanoseconds);

#endif
