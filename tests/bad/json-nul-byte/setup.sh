# SPDX-License-Identifier: MIT
printf '{\n  "schema": 1,\000\n}\n' >spec/toy/unit.box.json
