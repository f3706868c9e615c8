#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the rights that a file grants with those that uncore doctor --container names.

grants.py daemonset|job|image|unit|registers NEEDS TREE: NEEDS is what doctor printed, TREE is what make install laid out."""
import re
import shlex
import sys


def wanted(needs, way):
    """Capabilities, mounts, devices and profiles of the docker run line of a way."""
    text = open(needs, encoding="utf-8").read()
    part = text.split(f"(--via {way}):")[1].split("docker run", 1)[1].split("\n", 1)[0]
    words = shlex.split(part)
    found = {"drop": set(), "add": set(), "mounts": set(), "devices": set(), "security": set()}
    options = {"--cap-drop": "drop", "--cap-add": "add", "-v": "mounts", "--device-cgroup-rule": "devices",
               "--security-opt": "security"}
    while len(words) > 1:
        found[options[words.pop(0)]].add(words.pop(0))
    assert words == ["IMAGE"], words
    return found


def read(tree, path):
    with open(f"{tree}/{path}", encoding="utf-8") as file:
        return file.read()


def same(what, granted, needed):
    assert granted == needed, f"{what}: granted {sorted(granted)}, needed {sorted(needed)}"


def daemonset(needs, tree):
    import yaml
    want = wanted(needs, "perf")
    parts = list(yaml.safe_load_all(read(tree, "usr/share/libuncore/container/daemonset.yaml")))
    same("kinds", {part["kind"] for part in parts}, {"Namespace", "ConfigMap", "DaemonSet"})
    pod = next(part for part in parts if part["kind"] == "DaemonSet")["spec"]["template"]["spec"]
    # Pod Security would refuse the capability at the levels "baseline" and "restricted".
    space = next(part for part in parts if part["kind"] == "Namespace")["metadata"]
    assert space["labels"]["pod-security.kubernetes.io/enforce"] == "privileged"
    same("namespaces", {part["metadata"]["namespace"] for part in parts if part["kind"] != "Namespace"}, {space["name"]})
    # A taint keeps no node out.
    assert pod["tolerations"] == [{"operator": "Exists"}]
    (container,) = pod["containers"]
    rights = container["securityContext"]
    same("capabilities", set(rights["capabilities"]["add"]), want["add"])
    same("dropped", set(rights["capabilities"]["drop"]), want["drop"])
    same("files of the host", {f"{v['hostPath']['path']}" for v in pod["volumes"] if "hostPath" in v}, want["mounts"])
    same("profiles", set() if pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"} else {"other"},
         want["security"])
    assert not any(pod.get(key) for key in ("hostNetwork", "hostPID", "hostIPC"))
    assert pod["automountServiceAccountToken"] is False and rights["privileged"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True and rights["readOnlyRootFilesystem"] is True
    # Only the ConfigMap is mounted, and it has a configuration.
    assert {mount["name"] for mount in container["volumeMounts"]} == {"config"} == {v["name"] for v in pod["volumes"]}
    user = re.search(r"^USER (\d+):(\d+)$", read(tree, "usr/share/libuncore/container/Containerfile"), re.M)
    same("user", {pod["securityContext"]["runAsUser"], pod["securityContext"]["runAsGroup"]}, set(map(int, user.groups())))


def job(needs, tree):
    import yaml
    text = read(tree, "usr/share/doc/libuncore/docs/fleet/service.md")
    block = re.search(r"^    scrape_configs:\n(?:    .*\n)+", text, re.M).group(0)
    (found,) = yaml.safe_load("\n".join(line[4:] for line in block.splitlines()))["scrape_configs"]
    parts = list(yaml.safe_load_all(read(tree, "usr/share/libuncore/container/daemonset.yaml")))
    pods = next(part for part in parts if part["kind"] == "DaemonSet")
    (search,), (keep, name) = found["kubernetes_sd_configs"], found["relabel_configs"]
    assert found["job_name"] == "uncore" and search["role"] == "pod"
    same("namespaces", set(search["namespaces"]["names"]), {pods["metadata"]["namespace"]})
    # Prometheus writes what no label of Prometheus may have as "_".
    labels = {"__meta_kubernetes_pod_label_" + re.sub(r"\W", "_", label): value
              for label, value in pods["spec"]["template"]["metadata"]["labels"].items()}
    assert keep["action"] == "keep" and labels[keep["source_labels"][0]] == keep["regex"]
    assert name == {"source_labels": ["__meta_kubernetes_pod_node_name"], "target_label": "instance"}
    # One port, so one target of a pod.
    (container,) = pods["spec"]["template"]["spec"]["containers"]
    assert len(container["ports"]) == 1


def image(needs, tree):
    want = wanted(needs, "perf")
    text = read(tree, "usr/share/libuncore/container/Containerfile")
    assert re.search(r"^USER [1-9]", text, re.M), "it runs as root"
    files = {cap.upper().removeprefix("CAP_") for cap in re.search(r"setcap ([\w,]+)=ep", text).group(1).split(",")}
    same("capabilities of the file", files, want["add"])
    command = re.search(r'^CMD \[(.*)\]', text, re.M).group(1)
    assert '"--via", "perf"' in command, command
    lines = re.findall(r"^#   docker run (.*)$", text, re.M)
    assert lines
    for line in lines:
        same(line, set(re.findall(r"--cap-add (\w+)", line)), want["add"])
        same(line, set(re.findall(r"--cap-drop (\w+)", line)), want["drop"])
        assert not re.search(r"-v |--privileged|--device|--security-opt", line), line


def setting(text, name):
    values = []
    for value in re.findall(rf"^{name}=(.*)$", text, re.M):
        values = values + value.split() if value else []
    return {value.removeprefix("CAP_") for value in values}


def unit(needs, tree):
    want = wanted(needs, "perf")
    text = read(tree, "usr/lib/systemd/system/uncore-exporter.service")
    same("CapabilityBoundingSet", setting(text, "CapabilityBoundingSet"), want["add"])
    same("AmbientCapabilities", setting(text, "AmbientCapabilities"), want["add"])
    same("PrivateDevices, ProtectKernelTunables", setting(text, "(?:PrivateDevices|ProtectKernelTunables)"), {"yes"})
    assert not want["mounts"] and not want["devices"] and "User=root" not in text


def registers(needs, tree):
    want = wanted(needs, "registers")
    text = read(tree, "usr/lib/systemd/system/uncore-exporter.service") + read(tree, "usr/share/libuncore/systemd/registers.conf")
    same("CapabilityBoundingSet", setting(text, "CapabilityBoundingSet"), want["add"])
    # 202 is the major number of char-cpu/msr: Documentation/admin-guide/devices.txt of Linux.
    same("devices", {"c 202:* rw"} if "DeviceAllow=char-cpu/msr rw" in text else set(), want["devices"])
    mounts = {"/dev/cpu:/dev/cpu"} if re.findall(r"^PrivateDevices=(.*)", text, re.M)[-1] == "no" else set()
    mounts |= {"/sys:/sys"} if re.findall(r"^ProtectKernelTunables=(.*)", text, re.M)[-1] == "no" else set()
    mounts |= {f"{path}:{path}" for path in re.findall(r"^ReadWritePaths=-?(.*)$", text, re.M)}
    same("files", mounts, want["mounts"])


try:
    globals()[sys.argv[1]](*sys.argv[2:])
except AssertionError as fault:
    sys.exit(str(fault) or "a right differs")
