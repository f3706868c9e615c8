/* SPDX-License-Identifier: MIT */
/*
 * Runs uncore's commands in a page, or in node: what they print is what the program prints, because they are the same C.
 * make codec appends the module, compressed and in base64. A file that the page fetches would not do: browsers fetch
 * nothing for a page that is itself a file.
 *
 *     uncore.load().then(function () { uncore.run(['encode', '-p', platform, event]) })
 *
 * run() returns { status, out, err }. input, if given, is what the command reads from standard input.
 */
'use strict';

var uncore = (function () {
	var packed, module, instance, loading, input, read, printed;
	var BAD_FILE = 8, NO_SEEK = 70, FILE_TYPE = 4;
	/* An instance that has grown further is replaced by a new one after its call. */
	var MOST_MEMORY = 64 << 20;

	function view() {
		return new DataView(instance.exports.memory.buffer);
	}

	/* Calls with each buffer of a list of WASI. */
	function each(list, count, call) {
		for (var at = 0; at < count; at++) {
			var memory = view(), length = memory.getUint32(list + 8 * at + 4, true);
			call(new Uint8Array(memory.buffer, memory.getUint32(list + 8 * at, true), length));
		}
	}

	/* What the module imports. It has three files, and neither an environment nor folders. */
	var system = {
		environ_sizes_get: function (count, size) {
			view().setUint32(count, 0, true);
			view().setUint32(size, 0, true);
			return 0;
		},
		environ_get: function () {
			return 0;
		},
		fd_read: function (file, list, count, result) {
			var total = 0;
			each(list, count, function (room) {
				var part = input.subarray(read, read + room.length);
				room.set(part);
				read += part.length;
				total += part.length;
			});
			view().setUint32(result, total, true);
			return 0;
		},
		fd_write: function (file, list, count, result) {
			var total = 0;
			each(list, count, function (bytes) {
				printed[file].push(bytes.slice());
				total += bytes.length;
			});
			view().setUint32(result, total, true);
			return 0;
		},
		fd_filestat_get: function (file, at) {
			new Uint8Array(view().buffer, at, 64).fill(0);
			view().setUint8(at + 16, FILE_TYPE);
			return 0;
		},
		fd_fdstat_get: function (file, at) {
			new Uint8Array(view().buffer, at, 24).fill(0);
			view().setUint8(at, FILE_TYPE);
			return 0;
		},
		fd_close: function () {
			return 0;
		},
		fd_seek: function () {
			return NO_SEEK;
		},
		fd_prestat_get: function () {
			return BAD_FILE;
		},
		fd_prestat_dir_name: function () {
			return BAD_FILE;
		},
		path_open: function () {
			return BAD_FILE;
		},
		proc_exit: function (status) {
			throw { status: status };
		}
	};

	function start() {
		instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system });
		instance.exports._initialize();
	}

	function text(parts) {
		var decoder = new TextDecoder(), said = '';
		parts.forEach(function (part) {
			said += decoder.decode(part, { stream: true });
		});
		return said + decoder.decode();
	}

	/* The words as the module takes them: a NUL behind each. */
	function call(words) {
		var bytes = new TextEncoder().encode(words.map(function (word) {
			return word.replace(/\0/g, ' ') + '\0';
		}).join(''));
		var room = instance.exports.codec_room(bytes.length);
		new Uint8Array(instance.exports.memory.buffer, room, bytes.length).set(bytes);
		return instance.exports.codec_run(room, bytes.length);
	}

	function run(words, typed) {
		var status;
		input = new TextEncoder().encode(typed || '');
		read = 0;
		printed = [[], [], []];
		if (!instance)
			start();
		try {
			status = call(words);
		} catch (end) {
			/* It has left, or broken down: its memory is not used again. */
			instance = null;
			if (end.status === undefined)
				throw end;
			status = end.status;
		}
		if (instance && instance.exports.memory.buffer.byteLength > MOST_MEMORY)
			instance = null;
		return { status: status, out: text(printed[1]), err: text(printed[2]) };
	}

	function unpack() {
		var bytes = Uint8Array.from(atob(packed), function (letter) {
			return letter.charCodeAt(0);
		});
		packed = null;
		return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
	}

	function load() {
		loading = loading || unpack().then(function (bytes) {
			return WebAssembly.compile(bytes);
		}).then(function (compiled) {
			module = compiled;
			start();
		});
		return loading;
	}

	return {
		load: load,
		run: run,
		pack: function (base64) {
			packed = base64;
		}
	};
})();
if (typeof exports !== 'undefined')
	exports.uncore = uncore;
