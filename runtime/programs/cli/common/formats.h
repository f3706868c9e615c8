/* SPDX-License-Identifier: MIT */
/* Declares the key tables of what commands print as JSON, except uncore list (list/list.h). */
#ifndef RUNTIME_CLI_FORMATS_H
#define RUNTIME_CLI_FORMATS_H

#include "base/keys/keys.h"

extern const struct format bench_format, decode_format, decode_log_format, doctor_format, dry_run_format, dump_format,
	encode_format, search_format, sim_report_format, who_format;

#endif
