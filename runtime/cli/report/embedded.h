/* SPDX-License-Identifier: MIT */
/* Declares files of the tree that the build makes part of the program (runtime/package/embed.sh). */
#ifndef RUNTIME_CLI_REPORT_EMBEDDED_H
#define RUNTIME_CLI_REPORT_EMBEDDED_H

/* Terminated. */
extern const unsigned char embedded_report_page_css[];

#endif
