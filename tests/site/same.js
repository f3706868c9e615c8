/* SPDX-License-Identifier: MIT */
/*
 * Runs command lines by the module of a page and by the program: both must print the same bytes and exit alike.
 * usage: node same.js UNCORE MODULE EVENTS VALUES SEED PLATFORM...
 * Of each PLATFORM: one of EVENTS events and sub-events, in each spelling and each format, right and mistyped; VALUES
 * values of registers. Of the questions of tests/search one of EVENTS / 10. SEED begins the random numbers. Prints a
 * line for each platform and kind: what, a tab, and why it fails or nothing.
 */
'use strict';
const { spawnSync } = require('child_process');
const { uncore } = require(require('path').resolve(process.argv[3]));
const [program, , share, values, seed, ...platforms] = process.argv.slice(2);

let state = Number(seed) >>> 0;
function random(below) {
	state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
	return Math.floor(state / 2 ** 32 * below);
}

function native(words, input) {
	const got = spawnSync(program, words, { encoding: 'utf8', input: input || '', maxBuffer: 1 << 28 });
	return { status: got.status, out: got.stdout, err: got.stderr };
}

/* The first difference, or ''. */
function differs(words, input) {
	const one = native(words, input), other = uncore.run(words, input);
	if (one.status !== other.status || one.out !== other.out || one.err !== other.err)
		return 'uncore ' + words.join(' ').slice(0, 200) + ': program ' + JSON.stringify(one).slice(0, 300) +
			', page ' + JSON.stringify(other).slice(0, 300);
	return '';
}

function parts(list, size) {
	const all = [];
	for (let at = 0; at < list.length; at += size)
		all.push(list.slice(at, at + size));
	return all;
}

function listed(platform, kind, more) {
	return JSON.parse(native(['list', kind, '-p', platform, '--format', 'json', ...more]).out)[kind];
}

/* Events as people mistype them: a letter is missing, doubled or replaced. */
function mistype(event) {
	const at = random(event.length), letter = 'aX7_.,='[random(7)];
	return event.slice(0, at) + ['', letter, event[at] + event[at]][random(3)] + event.slice(at + 1);
}

function* encodings(platform) {
	const events = listed(platform, 'events', ['-u']).map((event) => event.name);
	const chosen = events.filter((event, at) => share === '1' || at % share === Number(seed) % share);
	for (const some of parts(chosen, 200)) {
		const spellings = [...some];
		yield ['events', ['encode', '-p', platform, ...some]];
		for (const format of ['perf', 'libpfm', 'likwid']) {
			yield ['events', ['encode', '-p', platform, '-f', format, ...some]];
			/* One that a format cannot say ends the output of all: so each is asked for alone. */
			for (const event of some.filter((each, at) => at % 8 === random(8))) {
				const line = native(['encode', '-p', platform, '-f', format, event]).out.trim();
				if (line !== '')
					spellings.push(line);
			}
		}
		yield ['events', ['encode', '-p', platform, '-f', 'json', ...spellings]];
		yield ['events', ['encode', '-p', platform, '-f', 'json', '--allow-ignored',
			...some.map((each) => each + ',' + ['edge_det', 'thresh=3', 'inv', 'opc=0x182', 'nid=1'][random(5)])]];
		yield ['mistyped events', ['encode', '-p', platform, ...some.map(mistype)]];
		yield ['mistyped events', ['encode', '-p', platform, '-f', 'json', ...spellings.map(mistype)]];
	}
	for (let at = 0; at < 3; at++)
		yield ['commands to paste', ['encode', '-p', platform, '-f', 'rdmsr', events[random(events.length)]]];
}

function value(width) {
	let number = 0n;
	/* Few bits as well as many: both break rules. */
	const dense = 1 + random(8);
	for (let bit = 0; bit < width + (random(50) === 0 ? 1 : 0); bit++)
		number |= BigInt(random(8) < dense ? random(2) : 0) << BigInt(bit);
	return '0x' + number.toString(16);
}

/* The value as a line of a log: then one run of the program explains all of them. */
function logged(register, number) {
	const msr = /^MSR (0x[0-9a-f]+)/.exec(register.address);
	const pci = /^device (\d+) function (\d+), offset (0x[0-9a-f]+)/.exec(register.address);
	if (msr)
		return 'wrmsr -p 0 ' + msr[1] + ' ' + number;
	return pci ? 'setpci -s 7f:' + Number(pci[1]).toString(16) + '.' + pci[2] + ' ' + Number(pci[3]).toString(16) + '.l=' +
		(BigInt(number) & 0xffffffffn).toString(16) : number;
}

function* decodings(platform) {
	const registers = listed(platform, 'registers', []);
	const lines = [];
	for (let at = 0; at < values; at++) {
		const register = registers[random(registers.length)], number = value(register.width);
		const format = ['text', 'json'][random(2)];
		yield ['values of registers', ['decode', '-p', platform, '-f', format, register.register, number]];
		lines.push(logged(register, number));
	}
	for (const format of ['text', 'json'])
		yield ['a log', ['decode-log', '-p', platform, '-f', format, '-'], lines.join('\n')];
}

function* questions() {
	const all = require('fs').readFileSync('tests/search/questions.txt', 'utf8').split('\n')
		.filter((line) => line !== '' && !/^[#\t]/.test(line));
	for (const [at, question] of all.entries())
		if ((at + Number(seed)) % Math.ceil(share / 10) === 0)
			yield ['questions', ['search', '-p', 'all', '-N', '40', '-f', 'json', ...question.split(' ')]];
}

/* What does not go through commands that end well: help, what is wrong, and what a page cannot do. */
function* others() {
	for (const words of ['encode --help', 'decode --help', 'encode', 'encode -p', 'nothing', '--version', 'complete event x',
		'search -p all qqzzq', 'decode 0xd10 0', 'decode 0xd10 0x10000000000000000', 'decode-log -p nosuch -',
		'encode -p nosuch X', 'complete -p all event UNC_C_TOR'])
		yield ['other command lines', words.split(' ')];
}

function compare(name, cases) {
	const wrong = {}, count = {};
	for (const [kind, words, input] of cases) {
		count[kind] = (count[kind] || 0) + 1;
		wrong[kind] = wrong[kind] || differs(words, input);
	}
	for (const kind of Object.keys(wrong))
		console.log(name + ': ' + kind + ' (' + count[kind] + ' command lines)\t' + wrong[kind]);
}

uncore.load().then(() => {
	for (const platform of platforms) {
		compare(platform, encodings(platform));
		compare(platform, decodings(platform));
	}
	compare('search', questions());
	compare('words', others());
});
