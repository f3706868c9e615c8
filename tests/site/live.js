/* SPDX-License-Identifier: MIT */
/*
 * Asks the search page, the codec and the box in the head of every page in a browser, and compares what they show with
 * what the program prints. usage: node live.js BROWSER UNCORE SITE BARE EVENTS VALUES SEED AXE PICTURES PLATFORM...
 * Of each PLATFORM one of EVENTS events, and VALUES values of registers. BARE is a site without the module. AXE and
 * PICTURES may be empty. Prints a line for each case: what, a tab, and why it fails or nothing.
 */
'use strict';
const { spawnSync } = require('child_process');
const { existsSync, readFileSync } = require('fs');
const { Chromium } = require('./chromium.js');
const [browser, program, site, bare, share, values, seed, axe, pictures, ...platforms] = process.argv.slice(2);
const base = 'file://' + site + '/';

let state = Number(seed) >>> 0;
function random(below) {
	state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
	return Math.floor(state / 2 ** 32 * below);
}

function run(words, input) {
	const got = spawnSync(program, words, { encoding: 'utf8', input: input || '', maxBuffer: 1 << 28 });
	return { status: got.status, out: got.stdout, err: got.stderr };
}

function json(...words) {
	return JSON.parse(run([...words, '-f', 'json']).out);
}

function report(title, wrong) {
	console.log(title + '\t' + String(wrong || '').replace(/\s+/g, ' ').slice(0, 600));
}

/* The first difference of two plain values, or ''. */
function differs(what, page, command) {
	return JSON.stringify(page) === JSON.stringify(command) ? '' :
		what + ': page ' + JSON.stringify(page).slice(0, 250) + ', command ' + JSON.stringify(command).slice(0, 250);
}

/* ---- what is run in the page ---- */

const inside = () => {
	const text = (of, from) => ((from || document).querySelector(of) || { textContent: '' }).textContent;
	const all = (of, from) => Array.from((from || document).querySelectorAll(of));
	const put = (id, value) => {
		const box = document.getElementById(id);
		if (box.type === 'checkbox')
			box.checked = value;
		else
			box.value = value;
		box.dispatchEvent(new Event('input', { bubbles: true }));
	};
	/* The numbers below the drawing, the highest bit first. */
	const drawn = (from) => all('svg text.v', from).map((digit) => ({ x: Number(digit.getAttribute('x')),
		y: digit.parentNode.querySelector('rect').getAttribute('y'), digit: digit.textContent }))
		.sort((one, other) => Number(one.y) - Number(other.y) || one.x - other.x).map((one) => one.digit).join('');
	const marked = (from) => all('svg rect.one', from).length;
	const cells = (from) => all('tbody tr', from).map((row) => all('td', row).map((cell) => cell.textContent));
	const links = (from) => all('a[href]', from).map((link) => link.getAttribute('href'));
	window.probe = {
		event: (value) => {
			put('event', value);
			const at = document.getElementById('encoded');
			return { said: text('.said', at), out: text('.printed .out', at), counters: text('.counters', at),
				pasted: text('.pasted code', at), notes: all('.note p', at).map((one) => one.textContent), spelled: all('.spelling', at).map((one) => one.textContent),
				registers: all('.register', at).map((one) => ({ name: text('h3 a', one), value: text('.value', one),
					address: text('.address', one), drawn: drawn(one), marked: marked(one), cells: cells(one) })), links: links(at) };
		},
		value: (register, value) => {
			put('register', register);
			put('value', value);
			const at = document.getElementById('decoded');
			return { said: text('.said', at), out: text('.printed .out', at), cells: cells(at), drawn: drawn(at),
				problems: all('.note p', at).map((one) => one.textContent), links: links(at) };
		},
		log: (value) => {
			put('log', value);
			const at = document.getElementById('logged');
			return { said: text('.said', at), out: text('.out', at), links: links(at) };
		},
		search: (question, filters) => {
			const wanted = { platform: '', box: '', evidence: '', disputed: false, ...filters };
			put('question', question);
			put('platform', wanted.platform);
			for (const name of ['box', 'evidence', 'disputed']) {
				document.getElementById(name).dispatchEvent(new Event('focus'));
				put(name, wanted[name]);
			}
			for (let more = document.getElementById('more'); !more.hidden;)
				more.click();
			return { said: text('#said'), why: text('#why'), named: links(document.getElementById('named')),
				also: all('#results > .also .hit').map((row) => ({ kind: text('.tag', row), id: text('code', row), href: links(row)[0] })),
				order: all('#results > li').map((row) => row.className === 'also' ? '-' : text('code', row)), rows: all('#results > li:not(.also)').map((row) => ({ name: text('code', row),
				text: all('p', row)[1].textContent, command: text('.src code', row), links: links(row) })) };
		},
		put,
		/* Milliseconds for a change of a box, and all that the page does then. */
		time: (id, list) => {
			const times = list.map((value) => {
				const begin = performance.now();
				put(id, value);
				return performance.now() - begin;
			}).sort((one, other) => one - other);
			return { median: times[times.length >> 1], most: times[times.length - 1] };
		}
	};
};

async function open(page, address) {
	await page.open(base + address);
	await page.until("document.documentElement.hasAttribute('data-ready') || document.getElementById('said') === null");
	await page.ask('(' + inside + ')()');
}

function ask(page, name, ...words) {
	return page.ask('probe.' + name + '(' + words.map((word) => JSON.stringify(word)).join(', ') + ')');
}

/* ---- links ---- */

const anchors = new Map();

/* Why the address leads nowhere, or ''. */
function dead(href) {
	const [path, anchor] = decodeURIComponent(href).split('#');
	if (!anchors.has(path))
		anchors.set(path, existsSync(site + '/' + path) ?
			new Set([...readFileSync(site + '/' + path, 'utf8').matchAll(/ id="([^"]*)"/g)].map((found) => found[1])) : null);
	const known = anchors.get(path);
	return known === null ? href + ' is not there' : anchor && path !== 'search.html' && !known.has(anchor) ? href + ' has no such anchor' : '';
}

function first_dead(hrefs) {
	return hrefs.map(dead).filter(Boolean)[0] || '';
}

/* ---- events ---- */

/* Of a sub-event and a filter only the program's own output says how to go on; so events come from its lists. */
function events_of(platform) {
	return json('list', 'events', '-p', platform, '-u').events.map((event) => event.name)
		.filter((event, at) => share === '1' || at % share === Number(seed) % share);
}

/* What the program prints of events, each as { status, out, err, record }: in one run, as a run takes longer than an event. */
function encode(platform, events, allow) {
	const words = ['-p', platform, ...(allow ? ['--allow-ignored'] : []), '--'];
	const records = run(['encode', '-f', 'json', ...words, ...events]).out.split('\n').filter(Boolean).map((line) => JSON.parse(line));
	const good = events.filter((event, at) => records[at].error === undefined);
	/* A block begins with a line that is not indented. */
	const blocks = good.length === 0 ? [] : run(['encode', ...words, ...good]).out.split(/\n(?=\S)/);
	return events.map((event, at) => records[at].error === undefined && !allow ?
		{ status: 0, out: blocks.shift().replace(/\n*$/, '\n'), err: '', record: records[at] } :
		{ ...run(['encode', ...words, event]), record: records[at] });
}

/* decode's fields that are not 0, and those that encode's text names. */
function fields_wrong(platform, record, at, cells, named) {
	const register = record.registers[at], names = cells.map((row) => row[1]);
	const wrong = differs('fields of the text', named.filter((name) => !names.includes(name)), []);
	if (wrong || random(8) !== 0)
		return wrong;
	const told = JSON.parse(run(['decode', '-p', platform, '-f', 'json', '--', record.box + '.' + register.register, register.value]).out);
	return differs('fields', names, told.fields.filter((field) => field.field &&
		(BigInt(field.value) || named.includes(field.field))).map((field) => field.field));
}

function event_wrong(platform, told, got) {
	let wrong = differs('message', got.said, told.err) || differs('text', got.out, told.out);
	if (wrong || told.status !== 0)
		return wrong;
	/* The table of the text, by its gaps; lines before it are remarks. */
	const lines = told.out.split('\n').filter(Boolean).map((line) => line.trim().split(/ {2,}/));
	const head = lines.findIndex((line) => line[0] === 'register'), rows = head < 0 ? [] : lines.slice(head + 1);
	const remarks = lines.slice(1, head < 0 ? lines.length : head).map((line) => line.join('  '));
	wrong = differs('remarks', got.notes, remarks) || differs('counters', got.counters, told.record.counters.join(', ')) || first_dead(got.links) ||
		differs('registers', got.registers.map((one) => [one.name, one.address, one.value]), rows.map((row) => row.slice(0, 3)));
	for (const [at, one] of wrong ? [] : got.registers.entries()) {
		const bits = BigInt(one.value).toString(2);
		wrong = wrong || differs('bits of ' + one.name, one.drawn.replace(/^0+(?=.)/, ''), bits) ||
			differs('marked bits', one.marked, bits.replace(/0/g, '').length) ||
			fields_wrong(platform, told.record, at, one.cells,
				(rows[at][3] || '').split(' ').filter((word) => word !== '-').map((word) => word.split('=')[0]));
	}
	return wrong;
}

/* Types each event; the first that the page shows otherwise than the program. */
async function events_wrong(page, platform, events, allow) {
	for (const [at, told] of encode(platform, events, allow).entries()) {
		const wrong = event_wrong(platform, told, await ask(page, 'event', events[at]));
		if (wrong)
			return events[at] + ': ' + wrong;
	}
	return '';
}

function spellings_wrong(platform, event, got) {
	for (const [at, format] of ['perf', 'likwid', 'libpfm'].entries()) {
		const told = run(['encode', '-p', platform, '-f', format, '--', event]);
		const wrong = differs(format, got.spelled[at], (told.status === 0 ? told.out : told.err).trim());
		if (wrong)
			return wrong;
	}
	return differs('commands', got.pasted, run(['encode', '-p', platform, '-f', 'rdmsr', '--', event]).out);
}

/* A piece of it is missing. */
function mistype(event) {
	const from = random(event.length);
	return event.slice(0, from) + event.slice(from + 1 + random(3));
}

/* Some are asked for in every spelling, and these are typed as well. */
async function compare_events(page, platform) {
	const events = events_of(platform), some = events.filter(() => share !== '1' || random(16) === 0), typed = some.map(mistype);
	let wrong = await events_wrong(page, platform, events, false);
	for (const event of some) {
		const got = await ask(page, 'event', event);
		if (got.spelled.length === 0)
			continue;
		wrong = wrong || spellings_wrong(platform, event, got);
		typed.push(...got.spelled.slice(0, 2).filter((text) => !/\n/.test(text)));
	}
	wrong = wrong || await events_wrong(page, platform, typed, false);
	report('events of ' + platform + ' (' + (events.length + typed.length) + ')', wrong);
}

/* ---- values ---- */

function number_of(width) {
	let number = 0n;
	const dense = 1 + random(8);
	for (let bit = 0; bit < width; bit++)
		number |= BigInt(random(8) < dense ? random(2) : 0) << BigInt(bit);
	return '0x' + number.toString(16);
}

function value_wrong(words, got) {
	const told = run(['decode', ...words]), wrong = differs('message', got.said, told.err) || differs('text', got.out, told.out);
	if (wrong || told.status !== 0)
		return wrong;
	const record = JSON.parse(run(['decode', '-f', 'json', ...words]).out);
	const lines = told.out.split('\n').slice(2).filter((line) => /^ +\d/.test(line)).map((line) => line.trim().split(/ {2,}/));
	return differs('meanings', got.cells.map((row) => row[3]),
		lines.map((line, i) => record.fields[i].field === null ? line[1] : line[3].replace(/^-$/, ''))) ||
		differs('fields', got.cells.map((row) => [row[0], row[1] || null, String(BigInt(row[2]))]),
		record.fields.map((field) => [field.bits || (field.hi === field.lo ? String(field.hi) : field.hi + ':' + field.lo),
			field.field, String(BigInt(field.value))])) ||
		differs('rules', got.problems, record.problems.map((problem) => 'Breaks a rule: ' + problem)) ||
		differs('bits', got.drawn.replace(/^0+(?=.)/, ''), BigInt(record.value).toString(2)) || first_dead(got.links);
}

async function compare_values(page, platform) {
	const registers = json('list', 'registers', '-p', platform).registers, log = [];
	for (let at = 0; at < values; at++) {
		const register = registers[random(registers.length)], number = number_of(register.width);
		const got = await ask(page, 'value', register.register, number);
		const wrong = value_wrong(['-p', platform, '--', register.register, number], got);
		if (wrong)
			return report('values of ' + platform, register.register + ' ' + number + ': ' + wrong);
		const msr = /^MSR (0x[0-9a-f]+)/.exec(register.address);
		log.push(msr ? 'wrmsr -p 0 ' + msr[1] + ' ' + number : number);
	}
	const typed = log.join('\n') + '\nno access\n', told = run(['decode-log', '-p', platform, '-'], typed);
	const got = await ask(page, 'log', typed);
	report('values of ' + platform + ' (' + values + ') and a log of them',
		differs('log', got.out, told.out) || differs('message of the log', got.said, told.err) || first_dead(got.links));
}

async function compare_platforms(page) {
	for (const platform of platforms) {
		await open(page, 'codec.html#platform=' + platform);
		await page.until("document.documentElement.getAttribute('data-drawn') === '" + platform + "'");
		await compare_events(page, platform);
		await compare_values(page, platform);
	}
}

/* ---- what people get wrong, and corners ---- */

async function compare_corners(page) {
	const [one, other] = json('list', 'platforms').platforms.map((row) => row.platform);
	const event = json('list', 'events', '-p', one, '-u').events.find((row) => row.box === 'cbo' && /OPCODE$/.test(row.name)).name;
	const umasks = json('list', 'events', '-p', one, '-u').events.filter((row) => row.name.startsWith(event.split('.')[0] + '.'))
		.map((row) => row.name.split('.')[1]);
	const typed = [event, event + ',opc=', event + ',opc=DRd', event + ',opc=0x182', event + ',opc=0x1000', event + ',opc=NoSuch',
		event + ',opc=DRd,opc=RFO', event + ',opc=DRd,nid=1', event + ',thresh=2,inv=1', event + ',edge_det', event + ',nosuch=1',
		event + '.' + umasks[0], event.split('.')[0] + '.' + umasks.slice(0, 2).join('.'), event.split('.')[0],
		event.split('.')[0] + '.' + umasks.slice(-2).join('.') + ',opc=DRd', 'cbo99:' + event, 'cbo3:' + event + ',opc=DRd',
		event.toLowerCase() + ',opc=drd', ' ' + event + ' ', 'cbo/ev_sel=0x35,umask=3/', 'cbo/ev_sel=0x35,umask=3', 'cbo/nosuch=1/',
		'uncore_cbox_0/event=0x35,umask=0x3,filter_opc=0x182/', 'uncore_cbox_0/event=0x35,umask=0x3', 'TOR_INSERTS_OPCODE:CBOX0C0',
		'TOR_INSERTS_OPCODE:CBOX0C0:OPCODE=0x182', 'TOR_INSERTS_OPCODE:CBOX0C9:OPCODE=0x182', 'TOR_INSERTS_OPCODE:CBOX0C0:NOSUCH=1',
		'-x', '--help', ',', '<b>&amp;"\'', '𝔘ñ'];
	await open(page, 'codec.html#platform=' + one);
	await page.until("document.documentElement.getAttribute('data-drawn') === '" + one + "'");
	let wrong = await events_wrong(page, one, typed, false);
	await ask(page, 'put', 'allow', true);
	wrong = wrong || await events_wrong(page, one, typed, true);
	report('corners of events (' + 2 * typed.length + ')', wrong);
	const pairs = [['cbo.ctl', '0x100000000'], ['cbo.ctl', 'x'], ['cbo.ctl', '-1'], ['cbo.nosuch', '0'], ['ctl', '0'], ['0xd10', '0x400334'],
		['0x1', '0'], ['cbo 3 0xd71', '0x30000'], ['cbo3.ctl1', '0x1ffff'], ['7f:10.4+d8', '0x400304'], ['10.4+d8', '0b11'], ['--help', '1']];
	wrong = '';
	for (const platform of [one, other, '']) {
		await ask(page, 'put', 'platform', platform);
		await page.until("(document.documentElement.getAttribute('data-drawn') + ' ').includes('" + platform + " ')");
		for (const [register, value] of pairs)
			wrong = wrong || value_wrong([...(platform === '' ? [] : ['-p', platform]), '--', ...register.split(' '), value],
				await ask(page, 'value', register, value));
	}
	report('corners of values (' + 3 * pairs.length + ')', wrong);
	/* Without a platform the page offers those that have the address. */
	await ask(page, 'value', '0xd10', '0x400334');
	await page.ask("document.querySelector('.choices button').click()");
	await page.until("(document.documentElement.getAttribute('data-drawn') + ' ').includes(document.getElementById('platform').value + ' ')");
	const got = await ask(page, 'value', '0xd10', '0x400334');
	report('an address on several platforms', value_wrong(['-p', await page.ask("document.getElementById('platform').value"), '--', '0xd10',
		'0x400334'], got) || (got.out === '' ? 'nothing is decoded' : ''));
}

/* ---- the search ---- */

function questions() {
	return readFileSync('tests/search/questions.txt', 'utf8').split('\n').filter((line) => line !== '' && !/^[#\t]/.test(line))
		.filter((line, at) => share === '1' || at % Math.ceil(share / 20) === Number(seed) % Math.ceil(share / 20));
}

function found(question, platform) {
	const told = run(['search', '-p', platform || 'all', '-N', '5000', '-f', 'json', '--', ...question.split(' ')]);
	return { err: told.err, rows: told.out === '' ? [] : JSON.parse(told.out).rows };
}

function rows_wrong(got, rows) {
	return differs('rows', got.rows.map((row) => [row.name, row.text, row.command]), rows.map((row) => [row.name, row.text, row.command])) ||
		first_dead(got.rows.flatMap((row) => row.links)) || (got.rows.some((row) => row.links.length === 0) ? 'a row has no link' : '');
}

async function compare_search(page) {
	await open(page, 'search.html');
	let wrong = '', count = 0;
	for (const question of questions().concat('qqzzq', '-x', 'opcod filtr', 'tor=')) {
		const told = found(question, ''), got = await ask(page, 'search', question, {});
		wrong = wrong || rows_wrong(got, told.rows) || differs('message', got.why, told.err);
		count++;
	}
	report('searches (' + count + ')', wrong);
	/* A register is found by its name, its path and its address. */
	wrong = '';
	for (const { platform } of json('list', 'platforms').platforms) {
		const registers = json('list', 'registers', '-p', platform).registers, register = registers[random(registers.length)];
		const msr = /^MSR (0x[0-9a-f]+)/.exec(register.address), [box, id] = register.register.split('.');
		for (const question of [register.register].concat(msr ? msr[1] : []))
			wrong = wrong || differs(platform + ' ' + question, (await ask(page, 'search', question, { platform })).named,
				[platform + '/' + box + '/' + id + '.html']);
	}
	report('the search for a register', wrong);
	const platforms = json('list', 'platforms').platforms.map((row) => row.platform), platform = platforms[random(platforms.length)];
	const told = found('memory', ''), box = told.rows.find((row) => row.box).box, evidence = told.rows[told.rows.length - 1].evidence;
	report('the search by platform, ' + platform, rows_wrong(await ask(page, 'search', 'counter', { platform }), found('counter', platform).rows));
	report('the search by box', rows_wrong(await ask(page, 'search', 'memory', { box }), told.rows.filter((row) => row.box === box)));
	report('the search by evidence', rows_wrong(await ask(page, 'search', 'memory', { evidence }),
		told.rows.filter((row) => row.evidence === evidence)));
	const got = await ask(page, 'search', 'counter', { disputed: true });
	const plain = got.rows.filter((row) => !row.links.some((href) => /^disputes\//.test(href)));
	report('the search for what is disputed', got.rows.length === 0 ? 'nothing' : plain.length !== 0 ? plain[0].name + ' is not disputed' :
		rows_wrong(got, found('counter', '').rows.filter((row) => got.rows.some((one) => one.name === row.name))));
}

/* What people call the platforms, from the processors' names and not from the spec, and the platforms meant. */
const CALLED = { 'Ivy Bridge': 'ivt', 'ivy bridge-ex': 'ivt', IvyBridge: 'ivt', 'E5-2697 v2': 'ivt', 'e7 v2': 'ivt', Haswell: 'hsx',
	'Haswell-EP': 'hsx', 'Xeon E5 v3': 'hsx', Skylake: 'skx', 'Skylake-SP': 'skx', 'Cascade Lake': 'clx', 'Cooper Lake': 'clx',
	'Broadwell-DE': 'bdxde', 'D-1500': 'bdxde', Broadwell: 'bdx bdxde', 'Sandy Bridge': 'jkt', ivt: 'ivt', HSX: 'hsx', Potomac: 'xeonmp' };

function also_wrong(what, got, kind, id) {
	const row = got.also.find((one) => one.kind === kind && one.id === id);
	return row === undefined ? what + ': no ' + kind + ' ' + id : first_dead(got.also.map((one) => one.href));
}

async function compare_names(page) {
	await open(page, 'search.html');
	let wrong = '';
	for (const [words, platforms] of Object.entries(CALLED)) {
		const alone = await ask(page, 'search', words, {}), ids = platforms.split(' ');
		wrong = wrong || differs(words, alone.also.filter((one) => one.kind === 'platform').map((one) => one.id), ids) ||
			differs(words, alone.rows.length, 0) || (/Nothing has/.test(alone.said) ? words + ': ' + alone.said : '');
		/* With other words it stands for -p, whatever the list of platforms says. */
		const got = await ask(page, 'search', 'counter ' + words, { platform: 'p6' });
		wrong = wrong || (ids.length === 1 ? rows_wrong(got, found('counter', ids[0]).rows) : got.rows.length === 0 ? words + ': nothing' : '') ||
			differs(words + ': links', got.rows.flatMap((row) => row.links).filter((href) => !/^disputes\//.test(href) && !ids.includes(href.split('/')[0])), []);
	}
	report('words that name platforms (' + Object.keys(CALLED).length + ')', wrong);
	/* Words that a platform's title has, and that mean something else alone, are words like others. */
	wrong = '';
	for (const word of ['bridge', 'family', 'series', 'up to'])
		wrong = wrong || differs(word, (await ask(page, 'search', word, {})).also.filter((one) => one.kind === 'platform'), []);
	report('words that name no platform', wrong);
	const disputes = json('list', 'platforms').platforms.flatMap((row) => JSON.parse(readFileSync('spec/' + row.platform + '/disputes.json', 'utf8')).disputes);
	const dispute = disputes[random(disputes.length)];
	wrong = '';
	for (const [words, kind, id] of [['HSE43', 'erratum', 'HSE43'], ['haswell errata', 'erratum', 'HSE43'], ['329468', 'document', '329468-002'],
		['E5 v2 manual', 'document', '329468-002'], [dispute.id, 'dispute', dispute.id], [dispute.topic, 'dispute', dispute.id],
		['simulator', 'manual', 'simulator'], ['exporter', 'manual', 'exporter']]) {
		const got = await ask(page, 'search', words, {});
		await page.ask("document.querySelectorAll('.also button').forEach((button) => button.click())");
		const all = { also: await page.ask("Array.from(document.querySelectorAll('#results > .also .hit')).map((row) => ({ kind: row.querySelector('.tag').textContent, " +
			"id: row.querySelector('code').textContent, href: row.querySelector('a').getAttribute('href') }))") };
		wrong = wrong || also_wrong(words, all, kind, id) || (await page.ask("document.getElementById('why').hidden") ? '' : words + ': ' + got.why);
	}
	report('documents, disputes, errata and the manual are found', wrong);
	/* A name comes first, a title after the rows that have the words in their names, and before the others. */
	const named = await ask(page, 'search', 'HSE43 simulator', {}), titled = await ask(page, 'search', 'occupancy', {});
	report('the places of names', differs('an id', (await ask(page, 'search', '329468-002', {})).order[0], '-') ||
		differs('an id and rows about other words', (await ask(page, 'search', 'HSE43', {})).order, ['-']) ||
		(titled.order[0] === '-' || !titled.order.slice(0, 4).includes('-') ? 'occupancy: ' + titled.order.slice(0, 5) : '') ||
		(named.also.length !== 0 ? 'a page that has not all words' : ''));
}

/* Of a name that several platforms have, the box in the head opens none of them unasked; on a platform's page its own. */
async function try_platforms(page) {
	const first = "document.querySelector('.offers li').textContent", opened = 'location.href.slice(' + base.length + ')';
	let wrong = '';
	for (const [address, typed, wanted] of [['index.html', 'Cn_MSR_PMON_CTL', /^search\.html#q=/], ['hsx/index.html', 'Cn_MSR_PMON_CTL', /^hsx\/cbo\/ctl\.html/],
		['hsx/index.html', 'Cn_MSR_PMON_CTL ivy bridge', /^ivt\/cbo\/ctl\.html/], ['index.html', 'Ivy Bridge', /^ivt\/index\.html/]]) {
		await open(page, address);
		await page.press('/', '/');
		await page.type(typed);
		await page.until("!document.querySelector('.offers').hidden");
		await page.press('ArrowDown');
		const offered = await page.ask(first);
		await page.press('Enter');
		await page.until("location.href !== " + JSON.stringify(base + address) + " && document.readyState === 'complete'");
		const at = await page.ask(opened);
		wrong = wrong || (wanted.test(at) ? '' : address + ', ' + typed + ': ' + offered + ' opens ' + at);
	}
	report('the first offer is of the platform that was meant', wrong);
}

/* ---- the keyboard ---- */

const FOCUSED = 'document.activeElement.textContent';

async function try_keys(page) {
	const platform = json('list', 'platforms').platforms[0].platform, told = found('occupancy', platform);
	await open(page, platform + '/index.html');
	await page.press('/', '/');
	await page.type('occupancy');
	await page.until("!document.querySelector('.offers').hidden && document.querySelector('.offers').children.length >= 9");
	const offered = await page.ask("Array.from(document.querySelectorAll('.offers b')).map(b => b.textContent)");
	let wrong = differs('offers', offered.filter((name) => told.rows.some((row) => row.name === name)),
		told.rows.slice(0, 8).map((row) => row.name));
	await page.press('ArrowDown');
	await page.press('ArrowDown');
	wrong = wrong || differs('the marked one', await page.ask(
		"document.getElementById(document.querySelector('header input').getAttribute('aria-activedescendant')).querySelector('b').textContent"), offered[1]);
	await page.press('Escape');
	wrong = wrong || differs('after Escape', await page.ask(
		"[document.querySelector('.offers').hidden, document.querySelector('header input').getAttribute('aria-expanded'), document.activeElement.tagName]"),
	[true, 'false', 'INPUT']);
	await page.press('ArrowDown');
	await page.press('ArrowDown');
	await page.press('Enter');
	await page.until("document.querySelector('h1').textContent.indexOf('" + offered[0].replace(/.*\//, '').split('.')[0] + "') >= 0 && " +
		"document.querySelector('.offers') !== null");
	report('the box in the head, by keys', wrong);

	await page.press('/', '/');
	await page.type('occupancy');
	await page.press('Enter');
	await page.until("/search\\.html#q=occupancy/.test(location.href) && document.querySelectorAll('#results > li').length > 9");
	await page.press('ArrowDown');
	await page.press('ArrowDown');
	wrong = differs('second result', await page.ask(FOCUSED), told.rows[1].name);
	await page.press('Escape');
	wrong = wrong || differs('after Escape', await page.ask('document.activeElement.id'), 'question');
	await page.press('ArrowDown');
	await page.press('Enter');
	await page.until("!/search\\.html/.test(location.href) && document.querySelector('h1') !== null");
	report('the results, by keys', wrong);
}

async function try_completion(page) {
	const platform = json('list', 'platforms').platforms[0].platform;
	const event = json('list', 'events', '-p', platform).events.find((row) => row.box === 'cbo').name;
	await open(page, 'codec.html#platform=' + platform);
	await page.ask("document.getElementById('event').focus()");
	await page.type(event.slice(0, -2).toLowerCase());
	const words = run(['complete', '-p', platform, 'event', event.slice(0, -2).toLowerCase()]).out.split('\n').filter(Boolean);
	const offered = await page.ask("Array.from(document.querySelectorAll('#event-list b')).map(b => b.textContent)");
	await page.press('ArrowDown');
	await page.press('Enter');
	report('completion by keys', differs('offers', offered, words.slice(0, 50)) ||
		differs('typed', await page.ask("document.getElementById('event').value"), words[0]) ||
		await page.until("new URLSearchParams(location.hash.slice(1)).get('event') === " + JSON.stringify(words[0])).then(() => '',
			(error) => error.message));
	/* Every control is reached in the order of the page. */
	await open(page, 'codec.html#platform=' + platform);
	const reached = [];
	for (let at = 0; at < 60; at++) {
		await page.press('Tab');
		reached.push(await page.ask('document.activeElement.id'));
	}
	const order = ['search', 'platform', 'event', 'allow', 'register', 'value', 'log'];
	report('Tab reaches every control, in order', differs('order', order.map((id) => reached.indexOf(id) >= 0),
		order.map(() => true)) || differs('order', order.slice().sort((one, other) => reached.indexOf(one) - reached.indexOf(other)), order));
}

/* An address with a state shows the same as typing it. */
async function try_state(page) {
	const platform = json('list', 'platforms').platforms[0].platform;
	await open(page, 'codec.html#platform=' + platform);
	await page.until("document.documentElement.getAttribute('data-drawn') === '" + platform + "'");
	const event = await ask(page, 'event', events_of(platform)[0] + ',thresh=1'), value = await ask(page, 'value', 'cbo.ctl', '0x1ff');
	await ask(page, 'log', 'wrmsr 0xd10 0x1\n');
	const shown = "['encoded', 'decoded', 'logged'].map(id => document.getElementById(id).innerHTML)";
	await page.until("/log=/.test(location.hash)");
	const before = await page.ask(shown), hash = await page.ask('location.hash');
	await open(page, 'codec.html' + hash);
	await page.until("document.documentElement.getAttribute('data-drawn') === '" + platform + "'");
	report('the address leads back to what was typed', differs('page', await page.ask(shown), before) ||
		(event.said + event.out === '' || value.out === '' ? 'nothing is shown' : ''));
}

/* Commands on the pages of an event and of a register have links to the codec, which shows them. */
async function try_links(page) {
	const platform = json('list', 'platforms').platforms[0].platform;
	const event = json('list', 'events', '-p', platform, '-u').events.find((row) => row.box === 'cbo' && row.umask && row.note === null);
	let wrong = '';
	for (const [address, shown] of [[platform + '/cbo/events/' + event.name.split('.')[0] + '.html', '#encoded .register'],
		[platform + '/cbo/ctl.html', '#decoded tbody tr']]) {
		await open(page, address);
		await page.ask("Array.from(document.querySelectorAll('main a[href*=\"codec.html#\"]')).find(a => !/%3F/.test(a.href)).click()");
		await page.until("/codec\\.html#/.test(location.href) && document.querySelector('" + shown + "') !== null").catch((error) => {
			wrong = address + ': ' + error.message;
		});
	}
	report('pages of events and registers lead to the codec', wrong);
}

/* ---- without a script, without the module ---- */

async function try_without(page) {
	const visible = "Array.from(document.querySelectorAll('main p, main form, main input')).filter(e => e.checkVisibility()).map(e => e.tagName + ' ' + e.textContent).join('; ')";
	let wrong = '';
	await page.script(false);
	for (const name of ['codec.html', 'search.html']) {
		await page.open(base + name);
		const text = await page.ask(visible);
		wrong = wrong || (/needs JavaScript/.test(text) && !/FORM|INPUT/.test(text) ? '' : name + ': ' + text);
	}
	await page.script(true);
	report('without JavaScript the pages say so', wrong);
	wrong = '';
	const said = page.said.length;
	for (const name of ['codec.html', 'search.html#q=llc']) {
		await page.open('file://' + bare + '/' + name);
		await page.until("/uncore\\.js is not beside this page/.test(document.getElementById('said').textContent)").catch((error) => {
			wrong = name + ': ' + error.message;
		});
	}
	page.said.length = said; /* Chromium says as well that the file is not there. */
	report('without the module the pages say so', wrong);
}

/* ---- looks ---- */

async function look(page) {
	const platform = json('list', 'platforms').platforms[0].platform, event = events_of(platform).pop();
	const pages = { codec: 'codec.html', wrong: 'codec.html#' + new URLSearchParams({ platform, event: event + ',nosuch=1', register: 'cbo.ctl',
		value: '0x7fff1234', log: 'wrmsr -p 0 0xe01 0x400334\n' }), search: 'search.html#q=llc+miss+rfo', nothing: 'search.html#q=qqzzq',
	named: 'search.html#q=Ivy+Bridge+llc+miss+rfo', offers: platform + '/index.html' };
	for (const [name, address] of Object.entries(pages)) {
		let wide = '', faults = '';
		for (const scheme of ['light', 'dark'])
			for (const width of [360, 800, 1600]) {
				await page.look(scheme);
				await page.size(width, 900);
				await open(page, address);
				if (name === 'offers') {
					await page.press('/', '/');
					await page.type('llc');
					await page.until("!document.querySelector('.offers').hidden");
				} else if (/codec/.test(address)) {
					await page.until("document.documentElement.getAttribute('data-drawn') !== ''");
				}
				const over = await page.ask('document.documentElement.scrollWidth - document.documentElement.clientWidth');
				wide = wide || (over > 0 ? width + ' pixels, ' + scheme + ': ' + over + ' too wide' : '');
				if (pictures)
					await page.picture(pictures + '/' + [name, width, scheme].join('-') + '.png', name !== 'offers');
				if (axe && width !== 800) {
					await page.ask(readFileSync(axe, 'utf8') + ';0');
					const got = await page.ask('axe.run(document, { preload: false }).then(r => r.violations.map(v => v.id + ": " + v.nodes.map(n => n.html.slice(0, 120)).join(" | ")))');
					faults = faults || (got.length ? width + ' pixels, ' + scheme + ': ' + got.join('; ') : '');
				}
			}
		report(name + ': nothing is wider than the window', wide);
		if (axe)
			report(name + ': axe-core finds nothing', faults);
	}
	await page.look('light');
	await page.size(1280, 900);
}

/* ---- all ---- */

(async () => {
	const page = new Chromium(browser);
	try {
		await page.begin();
		for (const part of [compare_platforms, compare_corners, compare_search, compare_names, try_platforms, try_keys, try_completion, try_state, try_links, try_without, look])
			await part(page).catch((error) => report(part.name, error.stack));
		report('nothing is said on the console', page.said.join('; '));
	} finally {
		await page.end();
	}
})();
