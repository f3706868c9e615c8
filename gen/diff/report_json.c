#include "diff/report.h"
void report_json(const struct report *report, struct out *out) {(void)report;(void)out;}
void report_markdown(const struct report *report, struct out *out) {(void)report;(void)out;}
void report_html(const struct report *report, struct out *out) {(void)report;(void)out;}
