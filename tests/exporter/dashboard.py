#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Tests the dashboard for Grafana, and the alert rules, by the data that Prometheus has.

usage: dashboard.py shape DASHBOARD         what a JSON schema cannot say: places, names, variables
       dashboard.py types DASHBOARD         prints TypeScript in which the compiler checks the dashboard
       dashboard.py queries LOG DASHBOARD   each query gives series in the Prometheus of the log
"""
import json
import math
import re
import sys
import time

import api

# What Grafana sets itself: https://grafana.com/docs/grafana/latest/dashboards/variables/add-template-variables/#global-variables
BUILT_IN = {"__rate_interval": "10s"}


def load(path):
    with open(path) as file:
        return json.load(file)


def queries(dashboard):
    """(panel, expression) of each target."""
    for panel in dashboard["panels"]:
        for target in panel.get("targets", []):
            yield panel["title"], target["expr"]


def variables(dashboard):
    return {each["name"]: each for each in dashboard["templating"]["list"]}


# ---- shape ----

def overlaps(dashboard):
    taken = {}
    for panel in dashboard["panels"]:
        at = panel["gridPos"]
        if at["x"] + at["w"] > 24:
            yield f"{panel['title']}: wider than the grid's 24 columns"
        for place in ((x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])):
            if place in taken:
                yield f"{panel['title']}: covers {taken[place]}"
                break
            taken[place] = panel["title"]


def wrong_shape(dashboard):
    yield from overlaps(dashboard)
    ids = [panel["id"] for panel in dashboard["panels"]]
    if len(set(ids)) != len(ids):
        yield "two panels have the same id"
    known = set(variables(dashboard)) | set(BUILT_IN)
    for match in set(re.findall(r"\$\{?([A-Za-z_]\w*)", json.dumps(dashboard))) - known - {"__all"}:
        yield f"${match} is no variable"
    for panel in dashboard["panels"]:
        letters = [target["refId"] for target in panel.get("targets", [])]
        if len(set(letters)) != len(letters):
            yield f"{panel['title']}: two queries have the same refId"
        if panel["type"] != "row" and not panel.get("description", "").endswith("."):
            yield f"{panel['title']}: no description"


def shape(path):
    faults = list(wrong_shape(load(path)))
    print("\n".join(faults))
    return bool(faults)


# ---- types ----

# Grafana's TypeScript has enumerations, to which a string of JSON cannot be assigned: Plain takes their values.
TYPES = """import type { Dashboard } from "@grafana/schema";
%s
type Plain<T> = T extends string ? `${T}` : T extends (infer U)[] ? Plain<U>[]
	: T extends object ? { [K in keyof T]: Plain<T[K]> } : T;
export const dashboard: Plain<Dashboard> = %s;
"""
OPTIONS = {"bargauge": "BarGauge", "stat": "Stat", "table": "Table", "timeseries": "TimeSeries"}


def types(path):
    dashboard = load(path)
    text = TYPES % ("\n".join(
        'import type * as %s from "@grafana/schema/dist/esm/raw/composable/%s/panelcfg/x/%sPanelCfg_types.gen";' % (kind, kind, name)
        for kind, name in OPTIONS.items()), json.dumps(dashboard))
    for number, panel in enumerate(dashboard["panels"]):
        if panel["type"] in OPTIONS:
            text += "export const options%d: Plain<Partial<%s.Options>> = %s;\n" % (
                number, panel["type"], json.dumps(panel["options"]))
        if panel["type"] == "timeseries":
            text += "export const custom%d: Plain<timeseries.FieldConfig> = %s;\n" % (
                number, json.dumps(panel["fieldConfig"]["defaults"]["custom"]))
    print(text)


# ---- queries ----

def filled(text):
    """The query as Grafana sends it for "All"."""
    text = re.sub(r"\$(__\w+)", lambda match: BUILT_IN[match.group(1)], text)
    return re.sub(r"\$([a-z]\w*)", ".*", text)


def wrong_answer(prometheus, what, text):
    found = prometheus.query(text)
    if isinstance(found, str):
        return f"{what}: {found}\n  {text}"
    if not found:
        return f"{what}: no series\n  {text}"
    if not any(math.isfinite(value) for _, value in found):
        return f"{what}: no number\n  {text}"
    return ""


def wrong_variable(prometheus, variable):
    """label_values(SERIES, LABEL) is a function of Grafana, not of Prometheus."""
    series, label = re.fullmatch(r"label_values\((.*), (\w+)\)", filled(variable["query"]["query"])).groups()
    found = prometheus.get(f"label/{label}/values", **{"match[]": series})
    return "" if isinstance(found, list) and found else f"variable {variable['name']}: {found}"


def rules_loaded(prometheus):
    found = prometheus.get("rules")
    if isinstance(found, str):
        return []
    rules = [rule for group in found["groups"] for rule in group["rules"]]
    return all(rule["health"] != "unknown" for rule in rules) and rules


def bool_of(query):
    """The query with a value for all that it looks at; the steps of a subquery are multiples of a second, as the scrapes are."""
    # No box of these machines is frozen.
    query = query.replace('{state="frozen"}', "")
    return re.sub(r":\d+s\]", ":1s]", re.sub(r"(==|>|<)(?= )", r"\1 bool", query))


def wrong_rules(prometheus):
    for rule in prometheus.until("evaluated rules", lambda: rules_loaded(prometheus)):
        if rule["health"] != "ok":
            yield f"{rule['name']}: {rule['lastError']}"
        # It looks at what node_exporter serves, which is not here; rules.test.yml tests it.
        if rule["name"] == "UncoreFileStale":
            continue
        # An alert's query gives only what is wrong; with "bool" it gives all that it looks at.
        yield wrong_answer(prometheus, rule["name"], bool_of(rule["query"]))
    if not any(rule["name"] == "UncoreNotMeasured" and rule["alerts"] for rule in rules_loaded(prometheus)):
        yield "UncoreNotMeasured does not see the hidden channel"


def wrong_queries(prometheus, dashboard):
    result = [wrong_answer(prometheus, title, filled(text)) for title, text in queries(dashboard)]
    result += [wrong_variable(prometheus, each) for each in variables(dashboard).values() if each["type"] == "query"]
    return [each for each in result if each]


def run_queries(log, path):
    prometheus, dashboard = api.Prometheus(log, 120), load(path)
    faults = wrong_queries(prometheus, dashboard)
    # rate() needs two scrapes of each machine: the first answers may be empty.
    while faults and time.monotonic() < prometheus.end:
        time.sleep(1)
        faults = wrong_queries(prometheus, dashboard)
    faults += [each for each in wrong_rules(prometheus) if each]
    print("\n".join(faults) or f"{len(list(queries(dashboard)))} queries give series")
    return bool(faults)


if __name__ == "__main__":
    what = {"shape": shape, "types": types, "queries": run_queries}[sys.argv[1]]
    sys.exit(what(*sys.argv[2:]))
