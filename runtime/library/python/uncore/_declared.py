# SPDX-License-Identifier: MIT
# Made by declare.py from runtime/library/include/uncore. Do not edit: "make python" makes it again.
"""Declares, for ctypes, the parts of libuncore's headers that the package uses. The names are those of C."""
from __future__ import annotations

from ctypes import (CFUNCTYPE, POINTER, Structure, c_bool, c_char, c_char_p, c_double, c_int, c_int32, c_size_t, c_uint,
                    c_uint16, c_uint32, c_uint64, c_uint8, c_void_p)
from typing import Any

UNCORE_ALL_INSTANCES = 65535
UNCORE_ANY_BOX = 65535
UNCORE_EVENT_UNPROGRAMMABLE = 16
UNCORE_E_BUSY = -15
UNCORE_E_CONFLICT = -10
UNCORE_E_DENIED = -12
UNCORE_E_NODEV = -9
UNCORE_E_NOENT = -3
UNCORE_E_STATE = -16
UNCORE_E_UNMEASURED = -17
UNCORE_FIELD_RESERVED = 1
UNCORE_LIBRARY_ABI = 0
UNCORE_METRIC_ABOVE = 2
UNCORE_METRIC_BELOW = 1
UNCORE_METRIC_PARTIAL = 4
UNCORE_METRIC_PASSES = 16
UNCORE_METRIC_SCALED = 8
UNCORE_METRIC_UNCOMPUTABLE = 1
UNCORE_NO_INDEX = 65535
UNCORE_PARSE_ALLOW_IGNORED = 1
UNCORE_PRESENCE_ABSENT = 1
UNCORE_PRESENCE_OFFLINE = 8
UNCORE_PRESENCE_UNSEEN = 7
UNCORE_PROBLEM_NEEDS = 2
UNCORE_PROBLEM_RESERVED = 1
UNCORE_PROBLEM_UNNAMED = 4
UNCORE_SCENARIO_ALL = 4294967295
UNCORE_SCOPE_CPU = 1
UNCORE_SESSION_FROZEN = 2
UNCORE_SESSION_MULTIPLEX = 1
UNCORE_SIM_MANUAL = 0
UNCORE_SIM_REAL = 1
UNCORE_TABLE_ABI = 26
UNCORE_VALUE_NONE = 6
UNCORE_VALUE_OK = 0
UNCORE_VERSION = "0.1.0"


class uncore_array(Structure):
    pass


class uncore_bits(Structure):
    pass


class uncore_box_row(Structure):
    pass


class uncore_category_row(Structure):
    pass


class uncore_counter_row(Structure):
    pass


class uncore_decoded(Structure):
    pass


class uncore_encoding(Structure):
    pass


class uncore_event_error(Structure):
    pass


class uncore_event_row(Structure):
    pass


class uncore_fault(Structure):
    pass


class uncore_field_index(Structure):
    pass


class uncore_field_ref(Structure):
    pass


class uncore_field_row(Structure):
    pass


class uncore_filter_run(Structure):
    pass


class uncore_group_index(Structure):
    pass


class uncore_group_item_row(Structure):
    pass


class uncore_group_row(Structure):
    pass


class uncore_instance_value(Structure):
    pass


class uncore_io(Structure):
    pass


class uncore_io_ops(Structure):
    pass


class uncore_layout_row(Structure):
    pass


class uncore_linux_options(Structure):
    pass


class uncore_linux_sys(Structure):
    pass


class uncore_machine(Structure):
    pass


class uncore_machine_ops(Structure):
    pass


class uncore_metric_index(Structure):
    pass


class uncore_metric_measurement(Structure):
    pass


class uncore_metric_parameter_row(Structure):
    pass


class uncore_metric_row(Structure):
    pass


class uncore_metric_value(Structure):
    pass


class uncore_perf_options(Structure):
    pass


class uncore_platforms(Structure):
    pass


class uncore_range(Structure):
    pass


class uncore_region_row(Structure):
    pass


class uncore_register(Structure):
    pass


class uncore_register_row(Structure):
    pass


class uncore_scenario(Structure):
    pass


class uncore_scenario_box(Structure):
    pass


class uncore_scenario_clock(Structure):
    pass


class uncore_scenario_core(Structure):
    pass


class uncore_scenario_core_event(Structure):
    pass


class uncore_scenario_device(Structure):
    pass


class uncore_scenario_fault(Structure):
    pass


class uncore_scenario_msr(Structure):
    pass


class uncore_scenario_register(Structure):
    pass


class uncore_scenario_socket(Structure):
    pass


class uncore_scenario_traffic(Structure):
    pass


class uncore_scenario_unit(Structure):
    pass


class uncore_schedule_conflict(Structure):
    pass


class uncore_session(Structure):
    pass


class uncore_session_access(Structure):
    pass


class uncore_session_options(Structure):
    pass


class uncore_sim(Structure):
    pass


class uncore_socket(Structure):
    pass


class uncore_socket_map(Structure):
    pass


class uncore_tables(Structure):
    pass


class uncore_umask_row(Structure):
    pass


class uncore_unit_type(Structure):
    pass


class uncore_value(Structure):
    pass


class uncore_variant_row(Structure):
    pass


class uncore_way(Structure):
    pass


uncore_field_ref._fields_ = [("box", c_uint16), ("reg", c_uint16), ("field", c_uint16)]
uncore_range._fields_ = [("first", c_uint16), ("count", c_uint16)]
uncore_socket_map._fields_ = [("method", c_uint16), ("limit", c_uint16), ("node", uncore_field_ref), ("map",
                              uncore_field_ref), ("buses", uncore_range), ("valid", uncore_field_ref), ("others",
                              c_uint16)]
uncore_array._fields_ = [("offset", c_uint32), ("count", c_uint32)]
uncore_tables._fields_ = [("magic", c_uint32), ("abi", c_uint32), ("size", c_uint32), ("id", c_uint32), ("title",
                          c_uint32), ("source", c_uint32), ("sockets", uncore_socket_map), ("cores", c_uint16),
                          ("threads", c_uint16), ("procedures", uncore_range), ("flags", uncore_range), ("bus_hertz",
                          c_uint32), ("stepping", c_uint16), ("revision", c_uint16), ("uncore_bus", c_uint32),
                          ("cpuids", uncore_array), ("boxes", uncore_array), ("places", uncore_array), ("functions",
                          uncore_array), ("registers", uncore_array), ("layouts", uncore_array), ("fields",
                          uncore_array), ("values", uncore_array), ("counters", uncore_array), ("presents",
                          uncore_array), ("procedure_rows", uncore_array), ("steps", uncore_array), ("aliases",
                          uncore_array), ("field_refs", uncore_array), ("numbers", uncore_array), ("strings",
                          uncore_array), ("events", uncore_array), ("umasks", uncore_array), ("filters", uncore_array),
                          ("categories", uncore_array), ("event_aliases", uncore_array), ("name_index", uncore_array),
                          ("pool", uncore_array), ("metrics", uncore_array), ("metric_ops", uncore_array),
                          ("metric_numbers", uncore_array), ("metric_inputs", uncore_array), ("metric_umasks",
                          uncore_array), ("metric_settings", uncore_array), ("metric_parameters", uncore_array),
                          ("metric_aliases", uncore_array), ("codes", uncore_array), ("variants", uncore_array),
                          ("event_variant_rows", uncore_array), ("differences", uncore_array), ("defaults",
                          uncore_array), ("clocks", uncore_array), ("same_events", uncore_array), ("event_units",
                          uncore_array), ("core_msrs", uncore_array), ("caches", uncore_array), ("root_functions",
                          uncore_array), ("perf_pmus", uncore_array), ("perf_older", uncore_array), ("perf_formats",
                          uncore_array), ("perf_events", uncore_array), ("perf_takes", uncore_array),
                          ("likwid_counters", uncore_array), ("likwid_options", uncore_array), ("likwid_defaults",
                          uncore_array), ("machine_clocks", uncore_array), ("flows", uncore_array), ("traffic_flows",
                          uncore_array), ("traffic", uncore_array), ("errata", uncore_array), ("erratum_items",
                          uncore_array), ("groups", uncore_array), ("group_items", uncore_array), ("synonyms",
                          uncore_array), ("root_buses", uncore_array), ("windows", uncore_array), ("window_parts",
                          uncore_array), ("found_boxes", uncore_array), ("field_units", uncore_array),
                          ("machine_settings", uncore_array), ("metric_clocks", uncore_array), ("metric_units",
                          uncore_array)]
uncore_field_index._fields_ = [("at", c_uint16)]
uncore_decoded._fields_ = [("value", c_uint64), ("field", uncore_field_index), ("enumerator", c_uint16), ("problems",
                           c_uint)]
uncore_bits._fields_ = [("value", c_uint64), ("mask", c_uint64)]
uncore_filter_run._fields_ = [("reg", c_uint16), ("index", c_uint16), ("bits", uncore_bits)]
uncore_encoding._fields_ = [("tables", POINTER(uncore_tables)), ("box", c_uint16), ("instance", c_uint16), ("event",
                            c_uint16), ("group", c_uint16), ("reg", c_uint16), ("counters", c_uint16), ("max_increment",
                            c_uint16), ("flags", c_uint16), ("variants", c_uint32), ("companion", c_uint16),
                            ("umask_count", c_uint8), ("filter_count", c_uint8), ("assumed", c_uint8), ("umasks",
                            c_uint16 * 8), ("control", uncore_bits), ("filters", uncore_filter_run * 8)]
uncore_event_error._fields_ = [("code", c_int), ("column", c_uint), ("length", c_uint), ("message", c_char * 200),
                               ("hint", c_char * 200)]
uncore_fault._fields_ = [("code", c_int), ("text", c_char * 240)]
uncore_register._fields_ = [("box", c_uint16), ("instance", c_uint16), ("reg", c_uint16), ("index", c_uint16)]
uncore_group_index._fields_ = [("at", c_uint16)]
uncore_linux_options._fields_ = [("size", c_size_t), ("root", c_char_p), ("sys", POINTER(uncore_linux_sys)),
                                 ("read_only", c_bool), ("keep_affinity", c_bool), ("platforms",
                                 POINTER(uncore_platforms))]
uncore_io._fields_ = [("ops", POINTER(uncore_io_ops)), ("context", c_void_p)]
uncore_machine._fields_ = [("tables", POINTER(uncore_tables)), ("variant", c_uint16), ("stepping", c_uint16), ("io",
                           uncore_io), ("ops", POINTER(uncore_machine_ops)), ("context", c_void_p), ("sockets",
                           POINTER(uncore_socket)), ("socket_count", c_uint), ("cpu_count", c_uint), ("name", c_char_p),
                           ("fault", POINTER(uncore_fault)), ("boot", c_char_p), ("state", c_char_p), ("is_simulated",
                           c_bool)]
uncore_metric_index._fields_ = [("at", c_uint16)]
uncore_metric_measurement._fields_ = [("inputs", POINTER(uncore_value)), ("input_count", c_size_t), ("seconds",
                                      c_double), ("instances", c_uint)]
uncore_metric_value._fields_ = [("value", c_double), ("input", c_uint16), ("state", c_uint8), ("flags", c_uint8)]
uncore_perf_options._fields_ = [("size", c_size_t), ("root", c_char_p), ("sys", POINTER(uncore_linux_sys))]
uncore_region_row._fields_ = [("region", c_char_p), ("calls", c_uint64), ("unended", c_uint64), ("seconds", c_double),
                              ("error", c_double), ("ranks", c_uint32), ("most", c_uint32), ("item", c_char_p),
                              ("socket", c_int32), ("instance", c_int32), ("value", c_double), ("unit", c_char_p),
                              ("state", c_char_p)]
uncore_schedule_conflict._fields_ = [("reason", c_int), ("box", c_uint16), ("instance", c_uint16), ("reg", c_uint16),
                                     ("index", c_uint16), ("bits", c_uint64), ("requests", c_uint * 40),
                                     ("request_count", c_uint), ("is_smallest", c_bool), ("passes", c_uint32),
                                     ("passes_minimal", c_bool), ("work", c_uint32), ("text", c_char * 1024)]
uncore_session_options._fields_ = [("size", c_size_t), ("flags", c_uint), ("state", c_char_p), ("units",
                                   POINTER(c_uint)), ("unit_count", c_size_t), ("observe", CFUNCTYPE(None, c_void_p,
                                   POINTER(uncore_session_access))), ("observe_context", c_void_p), ("way",
                                   POINTER(uncore_way))]
uncore_value._fields_ = [("count", c_uint64), ("enabled_ns", c_uint64), ("running_ns", c_uint64), ("seen", c_uint16),
                         ("expected", c_uint16), ("state", c_uint8), ("is_interval", c_uint8), ("unseen", c_uint16),
                         ("least_ns", c_uint64), ("late_ns", c_uint64)]
uncore_instance_value._fields_ = [("unit", c_uint), ("instance", c_uint16), ("value", uncore_value)]
uncore_scenario_core._fields_ = [("nominal_hertz", c_uint64), ("hertz", c_uint64), ("instructions", c_uint64), ("msrs",
                                 POINTER(uncore_scenario_msr)), ("msr_count", c_size_t), ("events",
                                 POINTER(uncore_scenario_core_event)), ("event_count", c_size_t)]
uncore_scenario._fields_ = [("platform", c_char_p), ("variant", c_char_p), ("has_stepping", c_bool), ("stepping",
                            c_uint), ("cores", c_uint), ("threads", c_uint), ("socket_count", c_uint), ("sockets",
                            POINTER(uncore_scenario_socket)), ("offline", POINTER(c_uint)), ("offline_count", c_size_t),
                            ("elsewhere", POINTER(c_char_p)), ("elsewhere_count", c_size_t), ("strict", c_bool),
                            ("clocks", POINTER(uncore_scenario_clock)), ("clock_count", c_size_t), ("traffic",
                            POINTER(uncore_scenario_traffic)), ("traffic_count", c_size_t), ("boxes",
                            POINTER(uncore_scenario_box)), ("box_count", c_size_t), ("registers",
                            POINTER(uncore_scenario_register)), ("register_count", c_size_t), ("faults",
                            POINTER(uncore_scenario_fault)), ("fault_count", c_size_t), ("core", uncore_scenario_core),
                            ("memory", c_uint64), ("numbering", c_int), ("example", c_bool), ("has_devices", c_bool),
                            ("devices", POINTER(uncore_scenario_device)), ("device_count", c_size_t), ("unit_order",
                            c_int), ("units", POINTER(uncore_scenario_unit)), ("unit_count", c_size_t), ("unit_types",
                            POINTER(uncore_unit_type)), ("unit_type_count", c_size_t)]
uncore_scenario_traffic._fields_ = [("event", c_char_p), ("socket", c_uint), ("instance", c_uint), ("rate", c_uint64),
                                    ("increments", POINTER(c_uint32)), ("increment_count", c_size_t), ("from_ns",
                                    c_uint64), ("to_ns", c_uint64)]
uncore_socket._fields_ = [("package", c_int), ("cores", c_uint), ("cpu", c_int)]
uncore_box_row._fields_ = [("id", c_uint32), ("title", c_uint32), ("text", c_uint32), ("source", c_uint32),
                           ("instances", c_uint16), ("scope", c_uint8), ("evidence", c_uint8), ("presence", c_uint8),
                           ("reserved", c_uint8), ("present", c_uint16), ("instance_names", uncore_range), ("functions",
                           uncore_range), ("registers", uncore_range), ("counters", uncore_range), ("procedures",
                           uncore_range)]
uncore_category_row._fields_ = [("id", c_uint32), ("text", c_uint32), ("box", c_uint16), ("reserved", c_uint16)]
uncore_counter_row._fields_ = [("id", c_uint32), ("counts", c_uint32), ("control", c_uint16), ("data", c_uint16),
                               ("count", c_uint16), ("width", c_uint8), ("kind", c_uint8), ("max_increment",
                               uncore_range), ("overflow", uncore_field_ref), ("overflow_bits", uncore_range),
                               ("overflow_global", uncore_range), ("enabled_by", c_uint8), ("write_width", c_uint8),
                               ("rdpmc", c_uint16), ("freezes", uncore_field_ref), ("enable", c_uint8), ("match",
                               c_uint8), ("select_bit", c_uint8), ("halvings", c_uint8), ("worth", c_uint32),
                               ("halved_by", uncore_field_ref), ("wraps_after", c_uint16)]
uncore_event_row._fields_ = [("control", c_uint64), ("name", c_uint32), ("text", c_uint32), ("source", c_uint32),
                             ("box", c_uint16), ("category", c_uint16), ("first_umask", c_uint16), ("first_filter",
                             c_uint16), ("counters", c_uint16), ("max_increment", c_uint16), ("umask_count", c_uint8),
                             ("filter_count", c_uint8), ("group", c_uint8), ("companion", c_uint8), ("flags", c_uint8),
                             ("evidence", c_uint8), ("umask_field", c_uint16)]
uncore_field_row._fields_ = [("bits", c_uint64), ("id", c_uint32), ("name", c_uint32), ("text", c_uint32), ("source",
                             c_uint32), ("values", uncore_range), ("needs", c_uint16), ("by", c_uint16), ("lo",
                             c_uint8), ("width", c_uint8), ("access", c_uint8), ("role", c_uint8), ("evidence",
                             c_uint8), ("flags", c_uint8), ("reserved", c_uint8 * 2)]
uncore_group_item_row._fields_ = [("expression", c_uint32), ("metric", c_uint16), ("event", c_uint16), ("umask",
                                  c_uint16), ("box", c_uint16)]
uncore_group_row._fields_ = [("name", c_uint32), ("question", c_uint32), ("reading", c_uint32), ("source", c_uint32),
                             ("items", uncore_range), ("settings", uncore_range), ("by", c_uint8), ("evidence",
                             c_uint8), ("near", c_uint8), ("half", c_uint8), ("limit", c_uint16), ("limited", c_uint16),
                             ("transfer", c_uint16), ("reserved", c_uint16)]
uncore_layout_row._fields_ = [("id", c_uint32), ("fields", uncore_range), ("reset", c_uint64), ("reset_known",
                              c_uint64), ("write_base", c_uint64), ("writable", c_uint64), ("clear_by_one", c_uint64),
                              ("must_zero", c_uint64), ("must_one", c_uint64), ("event_bits", c_uint64),
                              ("event_defaults", c_uint64), ("width", c_uint16), ("reserved", c_uint16 * 3)]
uncore_metric_parameter_row._fields_ = [("id", c_uint32), ("text", c_uint32)]
uncore_metric_row._fields_ = [("min", c_double), ("max", c_double), ("name", c_uint32), ("title", c_uint32), ("text",
                              c_uint32), ("source", c_uint32), ("formula", c_uint32), ("unit", c_uint32), ("category",
                              c_uint32), ("uncomputable", c_uint32), ("ops", uncore_range), ("inputs", uncore_range),
                              ("parameters", uncore_range), ("box", c_uint16), ("passes", c_uint8), ("stack", c_uint8),
                              ("flags", c_uint8), ("evidence", c_uint8), ("reserved", c_uint8 * 6)]
uncore_register_row._fields_ = [("id", c_uint32), ("name", c_uint32), ("text", c_uint32), ("source", c_uint32),
                                ("names", uncore_range), ("bases", uncore_range), ("offsets", uncore_range), ("base",
                                c_uint32), ("instance_stride", c_uint32), ("index_stride", c_uint32), ("layout",
                                c_uint16), ("count", c_uint16), ("function", c_uint16), ("space", c_uint8), ("flags",
                                c_uint8), ("evidence", c_uint8), ("record", c_uint8), ("window", c_uint16)]
uncore_umask_row._fields_ = [("control", c_uint64), ("name", c_uint32), ("text", c_uint32), ("source", c_uint32),
                             ("event", c_uint16), ("counters", c_uint16), ("first_filter", c_uint16), ("max_increment",
                             c_uint16), ("filter_count", c_uint8), ("flags", c_uint8), ("evidence", c_uint8),
                             ("reserved", c_uint8)]
uncore_variant_row._fields_ = [("id", c_uint32), ("title", c_uint32), ("text", c_uint32)]

ARRAYS: dict[str, Any] = {
    "boxes": uncore_box_row,
    "categories": uncore_category_row,
    "counters": uncore_counter_row,
    "events": uncore_event_row,
    "fields": uncore_field_row,
    "group_items": uncore_group_item_row,
    "groups": uncore_group_row,
    "layouts": uncore_layout_row,
    "metric_parameters": uncore_metric_parameter_row,
    "metrics": uncore_metric_row,
    "registers": uncore_register_row,
    "umasks": uncore_umask_row,
    "variants": uncore_variant_row,
}

# What each function returns, then what it takes.
FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "uncore_decode_register": (c_int, POINTER(uncore_tables), c_uint16, c_uint64, POINTER(uncore_decoded), c_size_t),
    "uncore_error_name": (c_char_p, c_int),
    "uncore_error_text": (c_char_p, c_int),
    "uncore_event_decode": (c_int, POINTER(uncore_tables), c_uint16, c_uint64, POINTER(uncore_filter_run), c_size_t,
                            POINTER(uncore_encoding)),
    "uncore_event_format": (c_int, POINTER(uncore_encoding), POINTER(c_char), c_size_t),
    "uncore_event_format_libpfm": (c_int, POINTER(uncore_encoding), POINTER(c_char), c_size_t, POINTER(c_char_p)),
    "uncore_event_format_likwid": (c_int, POINTER(uncore_encoding), POINTER(c_char), c_size_t, POINTER(c_char),
                                   c_size_t),
    "uncore_event_format_perf": (c_int, POINTER(uncore_encoding), POINTER(c_char), c_size_t, POINTER(c_char), c_size_t),
    "uncore_event_parse_with": (c_int, POINTER(uncore_tables), c_char_p, c_size_t, c_uint, POINTER(uncore_encoding),
                                POINTER(uncore_event_error)),
    "uncore_event_unit": (c_char_p, POINTER(uncore_encoding), POINTER(c_uint32)),
    "uncore_fault_clear": (None, POINTER(uncore_fault)),
    "uncore_field_amount": (c_int, POINTER(uncore_tables), uncore_field_index, c_uint64, POINTER(c_uint64),
                            POINTER(c_char_p)),
    "uncore_find_box": (c_int, POINTER(uncore_tables), c_char_p, POINTER(c_uint16)),
    "uncore_find_register": (c_int, POINTER(uncore_tables), c_uint16, c_char_p, POINTER(uncore_register)),
    "uncore_group_find": (c_int, POINTER(uncore_tables), c_char_p, c_size_t, POINTER(uncore_group_index)),
    "uncore_linux_open": (c_int, POINTER(uncore_linux_options), POINTER(POINTER(uncore_machine)),
                          POINTER(uncore_fault)),
    "uncore_machine_close": (None, POINTER(uncore_machine)),
    "uncore_machine_now": (c_uint64, POINTER(uncore_machine)),
    "uncore_machine_release": (None, POINTER(uncore_machine)),
    "uncore_machine_sleep": (c_int, POINTER(uncore_machine), c_uint64),
    "uncore_metric_evaluate": (c_int, POINTER(uncore_tables), uncore_metric_index, POINTER(uncore_metric_measurement),
                               POINTER(uncore_metric_value)),
    "uncore_metric_find": (c_int, POINTER(uncore_tables), c_char_p, c_size_t, POINTER(uncore_metric_index)),
    "uncore_metric_input": (c_int, POINTER(uncore_tables), uncore_metric_index, c_uint, POINTER(c_uint64), c_size_t,
                            POINTER(uncore_encoding), POINTER(c_uint)),
    "uncore_metric_input_count": (c_uint, POINTER(uncore_tables), uncore_metric_index),
    "uncore_perf_close": (None, POINTER(uncore_way)),
    "uncore_perf_open": (c_int, POINTER(uncore_machine), POINTER(uncore_perf_options), POINTER(POINTER(uncore_way)),
                         POINTER(uncore_fault)),
    "uncore_platform_at": (POINTER(uncore_tables), c_uint),
    "uncore_platforms_at": (POINTER(uncore_tables), POINTER(uncore_platforms), c_uint),
    "uncore_platforms_find": (POINTER(uncore_tables), POINTER(uncore_platforms), c_char_p),
    "uncore_platforms_free": (None, POINTER(uncore_platforms)),
    "uncore_platforms_load": (c_int, POINTER(c_char_p), c_size_t, POINTER(POINTER(uncore_platforms)),
                              POINTER(uncore_fault)),
    "uncore_region_begin": (c_int, c_char_p),
    "uncore_region_close": (c_int,),
    "uncore_region_end": (c_int,),
    "uncore_region_open": (c_int, c_char_p, c_char_p, POINTER(uncore_fault)),
    "uncore_region_report": (c_int, c_char_p, POINTER(c_char_p)),
    "uncore_region_rows": (c_int, POINTER(POINTER(uncore_region_row)), POINTER(c_size_t)),
    "uncore_region_sleep": (c_int, c_uint64),
    "uncore_session_add": (c_int, POINTER(uncore_session), POINTER(uncore_encoding), c_uint32, POINTER(c_uint)),
    "uncore_session_conflict": (POINTER(uncore_schedule_conflict), POINTER(uncore_session)),
    "uncore_session_create": (c_int, POINTER(uncore_machine), POINTER(uncore_session_options),
                              POINTER(POINTER(uncore_session)), POINTER(uncore_fault)),
    "uncore_session_fault": (POINTER(uncore_fault), POINTER(uncore_session)),
    "uncore_session_free": (None, POINTER(uncore_session)),
    "uncore_session_instance": (c_int, POINTER(uncore_session), c_uint, c_uint, POINTER(uncore_instance_value)),
    "uncore_session_interval": (c_uint64, POINTER(uncore_session)),
    "uncore_session_passes": (c_uint32, POINTER(uncore_session)),
    "uncore_session_presence": (c_int, POINTER(uncore_session), c_uint, c_uint16, c_uint16, POINTER(c_int)),
    "uncore_session_rotate": (c_int, POINTER(uncore_session)),
    "uncore_session_sample": (c_int, POINTER(uncore_session)),
    "uncore_session_start": (c_int, POINTER(uncore_session)),
    "uncore_session_stop": (c_int, POINTER(uncore_session)),
    "uncore_session_verify": (c_int, POINTER(uncore_session)),
    "uncore_sim_create": (c_int, POINTER(uncore_tables), POINTER(uncore_scenario), c_int, POINTER(POINTER(uncore_sim)),
                          POINTER(uncore_fault)),
    "uncore_sim_free": (None, POINTER(uncore_sim)),
    "uncore_sim_machine": (POINTER(uncore_machine), POINTER(uncore_sim)),
    "uncore_sim_open": (c_int, c_char_p, c_uint, POINTER(POINTER(uncore_machine)), POINTER(uncore_fault)),
    "uncore_value_estimate": (c_double, POINTER(uncore_value)),
    "uncore_value_name": (c_int, POINTER(uncore_tables), uncore_field_index, c_uint64, POINTER(c_char), c_size_t),
    "uncore_value_since": (None, POINTER(uncore_value), POINTER(uncore_value), POINTER(uncore_value)),
    "uncore_value_state_name": (c_char_p, c_uint),
    "uncore_value_sum": (None, POINTER(uncore_value), c_size_t, POINTER(uncore_value)),
    "uncore_version": (c_char_p,),
}
