/* SPDX-License-Identifier: MIT */
/*
 * The codec: asks uncore encode, decode and decode-log, and shows what they say with links to registers and events. The
 * command's own output is in the page as well, so that one can be compared with the other.
 */
(function () {
	'use strict';
	var element = reference.element, bits = {}, at = {};
	var INPUTS = ['platform', 'event', 'allow', 'register', 'value', 'log'];
	/* Longer addresses do not survive everywhere; a long log is not kept. */
	var LOG_KEPT = 2000;

	INPUTS.concat(['encoded', 'decoded', 'logged', 'said', 'codec']).forEach(function (name) {
		at[name] = document.getElementById(name);
	});

	/* ---- the commands ---- */

	function of_platform(words) {
		return (at.platform.value === '' ? [] : ['-p', at.platform.value]).concat(words);
	}

	function run(command, words, input) {
		return uncore.run([command].concat(of_platform(words)), input);
	}

	function quoted(word) {
		return /^[A-Za-z0-9_.,:=+%@-]+$/.test(word) ? word : "'" + word.replace(/'/g, "'\\''") + "'";
	}

	function command_line(command, words) {
		return ['uncore', command].concat(of_platform(words)).map(quoted).join(' ');
	}

	/* ---- pieces ---- */

	function code(text) {
		return element('code', {}, [text]);
	}

	function link(href, text) {
		return element('a', { href: href }, [code(text)]);
	}

	function copyable(text) {
		var pre = element('pre', { 'class': 'copy' }, [code(text)]), button = element('button', { type: 'button' }, ['Copy']);
		button.addEventListener('click', function () {
			navigator.clipboard.writeText(text).then(function () {
				button.textContent = 'Copied';
			});
		});
		if (navigator.clipboard)
			pre.append(button);
		return pre;
	}

	function facts(pairs) {
		var list = element('dl');
		pairs.forEach(function (pair) {
			if (pair[1] !== null)
				list.append(element('dt', {}, [pair[0]]), element('dd', {}, [].concat(pair[1])));
		});
		return list;
	}

	/* What the command said on standard error: it points at the fault with a caret. */
	function said(text) {
		return text === '' ? '' : element('pre', { 'class': 'said', role: 'alert', tabindex: '0' }, [text]);
	}

	function printed(command, words, text) {
		return element('details', { 'class': 'printed' }, [element('summary', {}, ['As the command prints it']),
			copyable(command_line(command, words)), element('pre', { 'class': 'out', tabindex: '0' }, [text])]);
	}

	function table(caption, heads, rows) {
		return element('div', { 'class': 'scroll', role: 'group', tabindex: '0', 'aria-label': caption }, [element('table', {}, [
			element('thead', {}, [element('tr', {}, heads.map(function (head) {
				return element('th', { scope: 'col' }, [head]);
			}))]),
			element('tbody', {}, rows.map(function (row) {
				return element('tr', { 'class': row[1] === '' ? 'muted' : '' }, row.map(function (cell, i) {
					return element('td', i === 0 || i === 2 ? { 'class': 'n' } : {}, [].concat(cell));
				}));
			}))])]);
	}

	/* ---- registers and events ---- */

	function register_href(platform, box, id, field) {
		return reference.register_page(platform, box, reference.register_id(platform, box, id), field);
	}

	function linked(platform, href, text) {
		return reference.has_pages(platform) ? link(href, text) : code(text);
	}

	function event_link(platform, box, name) {
		return linked(platform, reference.event_page(platform, box, name), name);
	}

	/* ---- drawings ---- */

	var SVG = 'http://www.w3.org/2000/svg', ROW = 32;

	function svg_piece(tag, attributes, text) {
		var made = document.createElementNS(SVG, tag);
		Object.keys(attributes).forEach(function (name) {
			made.setAttribute(name, attributes[name]);
		});
		made.textContent = text || '';
		return made;
	}

	/* Marks the bits of one box of the drawing; top is the highest bit of its row. */
	function mark_bits(rect, top, value, size) {
		var x = Number(rect.getAttribute('x')), y = Number(rect.getAttribute('y')), height = Number(rect.getAttribute('height'));
		var after = rect;
		for (var left = x; left < x + Number(rect.getAttribute('width')); left += size) {
			var set = value >> BigInt(top - left / size) & 1n;
			if (set) {
				var one = svg_piece('rect', { x: left, y: y, width: size, height: height, 'class': 'one' });
				after.after(one);
				after = one;
			}
			rect.parentNode.append(svg_piece('text', { x: left + size / 2, y: y + height + 8, 'class': set ? 'v' : 'v z' },
				String(set)));
		}
	}

	/* The drawing of the register's page (gen/draw/bit_drawing.c), with the value's bits in it. */
	function drawing(platform, box, id, name, value) {
		var known = bits[platform], of = known ? known.registers[box + '.' + reference.register_id(platform, box, id)] : undefined;
		if (of === undefined)
			return '';
		var svg = element('template'), width = known.widths[of], rows = [], size;
		svg.innerHTML = known.drawings[of];
		svg = svg.content.firstChild;
		svg.setAttribute('aria-label', 'Bits of ' + name);
		svg.querySelectorAll('a').forEach(function (to) {
			to.setAttribute('href', register_href(platform, box, id, to.getAttribute('href').slice(1)));
		});
		size = (svg.viewBox.baseVal.width - 2) / Math.min(width, ROW);
		svg.querySelectorAll('rect').forEach(function (rect) {
			var y = rect.getAttribute('y');
			if (rows.indexOf(y) < 0)
				rows.push(y);
			mark_bits(rect, width - 1 - ROW * rows.indexOf(y), value, size);
		});
		return element('figure', {}, [element('div', { 'class': 'scroll', role: 'group', tabindex: '0',
			'aria-label': 'Drawing of the bits' }, [svg])]);
	}

	/* ---- fields ---- */

	function number(text) {
		var value = BigInt(text);
		return value < 10n ? String(value) : text;
	}

	/*
	 * The last column of decode's table: what a field is, or the name of its value. Of bits without a field, what the
	 * table says instead of one: "reserved" or "unknown".
	 */
	function meanings(text, list) {
		var lines = text.split('\n'), from = (lines[1] || '').indexOf('meaning');
		return lines.slice(2).filter(function (line) {
			return /^ +[0-9]/.test(line);
		}).map(function (line, i) {
			return list[i].field === null ? line.trim().split(/ +/)[1] : line.slice(from).trim().replace(/^-$/, '');
		});
	}

	/* Fields as decode prints them: all, or those that are not 0 and those that encode names. */
	function fields(got, text, named) {
		var meaning = meanings(text, got.fields), rows = got.fields.map(function (field, i) {
			var range = field.bits || (field.hi === field.lo ? String(field.hi) : field.hi + ':' + field.lo);
			return [range, field.field === null ? '' : linked(got.platform,
				register_href(got.platform, got.box, got.register, field.field), field.field),
				number(field.value), meaning[i] || field.name || ''];
		}).filter(function (row, i) {
			return named === null || named.indexOf(got.fields[i].field) >= 0 ||
				(got.fields[i].field !== null && BigInt(got.fields[i].value) !== 0n);
		});
		return rows.length === 0 ? '' : table('Fields of ' + got.name, ['bits', 'field', 'value', 'meaning'], rows);
	}

	function notes(list) {
		return list.length === 0 ? '' : element('div', { 'class': 'note' }, list.map(function (note) {
			return element('p', {}, [note]);
		}));
	}

	function problems(list) {
		return notes(list.map(function (problem) {
			return 'Breaks a rule: ' + problem;
		}));
	}

	/* ---- an event ---- */

	/* encode's text: what its first line says last, what the lines say before the table, the table's rows. */
	function text_parts(text) {
		var lines = text.split('\n').filter(Boolean), at = lines.findIndex(function (line) {
			return /^ +register +address +value +fields/.test(line);
		}), head = at < 0 ? '' : lines[at];
		var from = head.indexOf('address'), to = head.indexOf('value'), end = head.indexOf('fields');
		return { only: (/, only on (.*)$/.exec(lines[0]) || [null, null])[1],
			notes: lines.slice(1, at < 0 ? lines.length : at).map(function (line) {
				return line.trim();
			}),
			rows: at < 0 ? [] : lines.slice(at + 1).map(function (line) {
				return { address: line.slice(from, to).trim(), value: line.slice(to, end).trim(),
					fields: line.slice(end).trim().split(' ').map(function (field) {
						return field.split('=')[0];
					}) };
			}) };
	}

	function encoded_register(got, register, row) {
		var words = ['--', got.box + '.' + register.register, register.value];
		var value = JSON.parse(run('decode', ['-f', 'json'].concat(words)).out);
		return element('article', { 'class': 'item register', 'data-register': register.register }, [
			element('h3', {}, [linked(got.platform, register_href(got.platform, got.box, register.register), register.name),
				' = ', element('code', { 'class': 'value' }, [row.value])]),
			element('p', { 'class': 'muted' }, [register.role + ' register, ', element('span', { 'class': 'address' },
				[row.address])]),
			drawing(got.platform, got.box, register.register, register.name, BigInt(register.value)), 
				fields(value, run('decode', words).out, row.fields)]);
	}

	/* The event in another program's spelling, or why that program cannot say it. */
	function spelling(format, words) {
		var got = run('encode', ['-f', format].concat(words));
		return element('span', { 'class': 'spelling', 'data-format': format }, got.status === 0 ? [code(got.out.trim())] :
			[element('span', { 'class': 'muted' }, [got.err.trim()])]);
	}

	/* A fixed counter has no event. */
	function event_of(got) {
		var name = [got.event].concat(got.umasks).join('.');
		return got.event === null ? [code(got.expression)] : [event_link(got.platform, got.box, name)];
	}

	function event_facts(got, parts, words) {
		return facts([['Event', event_of(got)],
		['Instance', got.instance === null ? null : got.box + got.instance],
		['Box', linked(got.platform, reference.row_page({ kind: 'box', name: got.box, box: got.box }, got.platform), got.box)],
		['Counters', element('span', { 'class': 'counters' }, [got.counters.join(', ')])],
		['Only on', parts.only],
		['At most a cycle', got.max_increment === null ? null : String(got.max_increment)],
		['perf', spelling('perf', words)], ['LIKWID', spelling('likwid', words)], ['libpfm4', spelling('libpfm', words)]]);
	}

	function pasted(words) {
		var got = run('encode', ['-f', 'rdmsr'].concat(words));
		return element('details', { 'class': 'pasted' }, [element('summary', {}, ['Commands that write the registers']),
			got.status === 0 ? copyable(got.out) : said(got.err)]);
	}

	function show_event() {
		var text = at.event.value, words = (at.allow.checked ? ['--allow-ignored'] : []).concat(['--', text]);
		var told = run('encode', words), got, parts;
		at.encoded.textContent = '';
		if (text === '')
			return;
		at.encoded.append(said(told.err));
		if (told.status !== 0)
			return;
		got = JSON.parse(run('encode', ['-f', 'json'].concat(words)).out);
		parts = text_parts(told.out);
		at.encoded.append(event_facts(got, parts, words), notes(parts.notes));
		got.registers.forEach(function (register, i) {
			at.encoded.append(encoded_register(got, register, parts.rows[i]));
		});
		at.encoded.append(copyable('uncore stat -e ' + quoted(got.expression)), pasted(words),
			printed('encode', words, told.out));
	}

	/* ---- a value ---- */

	/* Several platforms have the address: each is a button. */
	function choices(text) {
		var found = text.match(/^ +uncore decode -p \S+/gm) || [];
		return element('p', { 'class': 'choices' }, found.map(function (line) {
			var platform = line.replace(/.* /, ''), button = element('button', { type: 'button' }, [platform]);
			button.addEventListener('click', function () {
				at.platform.value = platform;
				changed();
			});
			return button;
		}));
	}

	function value_facts(got) {
		var whole = got.box + (got.instance === null ? '' : got.instance) + '.' + got.register;
		return facts([['Register', [linked(got.platform, register_href(got.platform, got.box, got.register), got.name),
			' ', code(whole), ' of ' + got.platform]],
		['Address', got.msr !== undefined ? 'MSR ' + got.msr : got.offset !== undefined ? 'offset ' + got.offset : null],
		['Event', got.event !== null ? event_link(got.platform, got.box, got.event) : got.events]]);
	}

	function show_value() {
		var words = at.register.value.trim().split(/\s+/).filter(Boolean), told, got;
		at.decoded.textContent = '';
		if (words.length === 0 || at.value.value.trim() === '')
			return;
		words = ['--'].concat(words, at.value.value.trim());
		told = run('decode', words);
		at.decoded.append(said(told.err), choices(told.err));
		if (told.status !== 0)
			return;
		got = JSON.parse(run('decode', ['-f', 'json'].concat(words)).out);
		at.decoded.append(value_facts(got), problems(got.problems),
			drawing(got.platform, got.box, got.register, got.name, BigInt(got.value)), fields(got, told.out, null),
			printed('decode', words, told.out));
	}

	/* ---- a log ---- */

	/* decode-log's lines with links: below each line that accesses a register are lines about it, further in. */
	function log_lines(text, accesses) {
		var pre = element('pre', { 'class': 'out', tabindex: '0' }), now = 0;
		text.split(/(?<=\n)/).forEach(function (line) {
			var starts = /^ {2}= /.test(line), access, name;
			now += starts;
			access = accesses[now - 1];
			name = access && (starts ? access.name : access.event);
			if (!/^ {2}/.test(line) || !name || line.indexOf(name) < 0 || !reference.has_pages(access.platform)) {
				pre.append(/^ {2}/.test(line) ? element('b', {}, [line]) : line);
				return;
			}
			pre.append(element('b', {}, [line.slice(0, line.indexOf(name)), element('a', { href: starts ?
				register_href(access.platform, access.box, access.register) :
				reference.event_page(access.platform, access.box, name) }, [name]),
			line.slice(line.indexOf(name) + name.length)]));
		});
		return pre;
	}

	function show_log() {
		var words = ['-'], told, accesses;
		at.logged.textContent = '';
		if (at.log.value.trim() === '')
			return;
		told = run('decode-log', words, at.log.value);
		accesses = run('decode-log', ['-f', 'json'].concat(words), at.log.value).out.split('\n').filter(Boolean).map(JSON.parse)
			.filter(function (access) {
				return access.access !== undefined;
			});
		at.logged.append(said(told.err), told.out === '' ? '' : log_lines(told.out, accesses));
	}

	/* ---- the page ---- */

	function need_bits(platform) {
		if (platform === '' || bits[platform] !== undefined)
			return;
		bits[platform] = null;
		reference.fetch_script('bits/' + platform + '.js').then(show_all, function () {
			/* Registers are then not drawn. */
		});
	}

	reference.draw = function (platform, drawn) {
		bits[platform] = drawn;
	};

	function show_all() {
		show_event();
		show_value();
		show_log();
		document.documentElement.setAttribute('data-drawn', Object.keys(bits).filter(function (platform) {
			return bits[platform] !== null;
		}).join(' '));
	}

	function keep() {
		reference.keep_state({ platform: at.platform.value, event: at.event.value, allow: at.allow.checked ? '1' : '',
			register: at.register.value, value: at.value.value,
			log: at.log.value.length <= LOG_KEPT ? at.log.value : '' });
	}

	function changed() {
		need_bits(at.platform.value);
		show_all();
		keep();
	}

	/* Without a state: the example of the command's own help. */
	function example() {
		var first = /uncore encode -p (\S+) (\S+)/.exec(uncore.run(['encode', '--help']).out);
		var second = /uncore decode -p (\S+) (\S+) (\S+)/.exec(uncore.run(['decode', '--help']).out);
		if (first && second && reference.has_pages(first[1]))
			return { platform: first[1], event: first[2], register: second[2], value: second[3] };
		return { platform: reference.platforms[0][0] };
	}

	function restore() {
		var state = reference.state(), given = {};
		state.forEach(function (value, name) {
			given[name] = value;
		});
		if (Object.keys(given).length === 0)
			given = example();
		at.platform.value = reference.has_pages(given.platform) ? given.platform : '';
		at.allow.checked = given.allow === '1';
		['event', 'register', 'value', 'log'].forEach(function (name) {
			at[name].value = given[name] || '';
		});
		need_bits(at.platform.value);
		show_all();
	}

	/* Completions of a word: those that the command's completions for shells offer. */
	function completes(input, name, kind, change) {
		reference.combobox(input, name, function (text) {
			var found = uncore.run(['complete'].concat(of_platform([kind, '--', text]))).out.split('\n').filter(Boolean);
			return found.slice(0, 50).filter(function (word) {
				return word !== text;
			}).map(function (word) {
				return { label: word, value: word };
			});
		}, function (word) {
			input.value = word;
			change();
			if (/[.=]$/.test(word))
				input.dispatchEvent(new Event('input'));
		});
	}

	function start() {
		at.codec.hidden = false;
		at.said.textContent = '';
		restore();
		completes(at.event, 'Events', 'event', changed);
		completes(at.register, 'Registers', 'register', changed);
		INPUTS.forEach(function (name) {
			at[name].addEventListener('input', function () {
				if (name === 'platform' || name === 'log')
					changed();
				else
					(name === 'event' || name === 'allow' ? show_event : show_value)(), keep();
			});
		});
		addEventListener('hashchange', restore);
		document.documentElement.setAttribute('data-ready', '');
	}

	reference.platform_options(at.platform, 'not said: an address may do without');
	at.said.textContent = 'The codec is loading.';
	reference.load().then(start, function (error) {
		at.said.textContent = error.message;
	});
})();
