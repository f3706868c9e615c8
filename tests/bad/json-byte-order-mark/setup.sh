# SPDX-License-Identifier: MIT
printf '\357\273\277{}\n' >spec/toy/unit.box.json
