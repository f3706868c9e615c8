/* SPDX-License-Identifier: MIT */
/* Loads, resolves and checks: what every subcommand that needs a model does first. */
#ifndef GEN_CLI_PIPELINE_H
#define GEN_CLI_PIPELINE_H

#include "base/keys/keys.h"
#include "cli/cli.h"
#include "load/load.h"

/* False after printing the errors in that format; the spec must be freed either way. */
bool load_checked(struct spec *spec, const char *folder, enum output_format format);
/* What is done with each platform while the spec is loaded. */
struct platform_user {
	void (*use)(void *context, const struct platform *platform);
	void *context;
};

/*
 * The same without holding all platforms in memory: uses each one while it is loaded, and then forgets all but what
 * platform.json says. From the first error on no platform is used.
 */
bool load_each(struct spec *spec, const char *folder, enum output_format format, const struct platform_user *user);
/* To standard error. */
void print_errors(struct diag *diag, enum output_format format);
/* The platform with that id; NULL, after a message of the command, if there is none. */
const struct platform *the_platform(const struct model *model, const char *id, const char *command);
/* Writes a text to standard output. Returns EXIT_BAD after a message if that fails. */
int print_out(struct text *out);

/* What uncoregen symbols prints as JSON. */
extern const struct keys symbols_keys;

#endif
