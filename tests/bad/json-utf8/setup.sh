# SPDX-License-Identifier: MIT
printf '{\n  "schema": 1,\n  "title": "ab\377cd"\n}\n' >spec/toy/unit.box.json
