/* SPDX-License-Identifier: MIT */
/*
 * Searches from the box in the head of every page, and holds what the search page and the codec need as well: the
 * module, the addresses of pages, a box that completes. The first line of search.js, which uncoregen site writes, lists
 * the platforms that have pages.
 */
(function () {
	'use strict';
	var root = document.currentScript.getAttribute('src').replace(/[^/]*$/, '');
	var KEPT = 8, LEAD = 3, MOST = 5000;

	/* ---- the module ---- */

	var loading = null;

	function fetch_script(path) {
		return new Promise(function (resolve, reject) {
			var script = document.createElement('script');
			script.src = root + path;
			script.onload = resolve;
			script.onerror = function () {
				reject(new Error(path + ' is not beside this page. make site makes it where clang can compile ' +
					'for WebAssembly; until then, the uncore command answers.'));
			};
			document.head.appendChild(script);
		});
	}

	/* Loads uncore's commands; a page that nobody asks something never does. */
	function load() {
		loading = loading || fetch_script('uncore.js').then(function () {
			return Promise.all([uncore.load(), fetch_script('names.js')]);
		}).then(function () {
			reference.ready = true;
		});
		return loading;
	}

	/* ---- pages ---- */

	/* As site_name() in url.c. */
	function file_name(id) {
		return id + (/^(index|(con|prn|aux|nul|(com|lpt)[0-9])(\..*)?)$/i.test(id) ? '-' : '');
	}

	function folder(platform, box) {
		return root + file_name(platform) + '/' + (box === null ? '' : file_name(box) + '/');
	}

	/* Of an expression: settings may follow the name, and several umasks, which have no place of their own. */
	function event_page(platform, box, expression) {
		var parts = expression.split(',')[0].split('.'), umask = parts.length === 2 && parts[1].indexOf('+') < 0;
		return folder(platform, box) + 'events/' + file_name(parts[0]) + '.html' + (umask ? '#' + parts[1] : '');
	}

	function register_page(platform, box, register, field) {
		return folder(platform, box) + file_name(register) + '.html' + (field ? '#' + field : '');
	}

	/* The page of a row that uncore search prints. */
	function row_page(row, platform) {
		var parts = row.name.replace(/=.*/, '').split('.');
		switch (row.kind) {
		case 'group':
			return folder(platform, null) + file_name('group-' + row.name) + '.html';
		case 'metric':
			return folder(platform, row.box) + file_name('metric-' + row.name.split('/')[1]) + '.html';
		case 'event':
			return event_page(platform, row.box, row.name);
		case 'box':
			return folder(platform, row.box) + 'index.html';
		default:
			return register_page(platform, row.box, parts[1], parts[2]);
		}
	}

	function has_pages(platform) {
		return reference.platforms.some(function (one) {
			return one[0] === platform;
		});
	}

	/* The platform that this page is about, or ''. */
	function platform_here() {
		var base = new URL(root || '.', location.href).href;
		var first = location.href.slice(base.length).split('/')[0];
		return has_pages(first) ? first : '';
	}

	/* The register that an element belongs to: "ctl" of "ctl0". Only whole registers are offered as completions. */
	function register_id(platform, box, id) {
		var whole = box + '.' + id, offered = uncore.run(['complete', '-p', platform, 'register', '--', whole]).out;
		return offered.split('\n').indexOf(whole) < 0 ? id.replace(/[0-9]+$/, '') : id;
	}

	/* The registers whose name, path or address the question is, which a search by words does not find. */
	function registers_named(question, platform) {
		var asked = reference.understand(question, platform), found = [];
		reference.platforms.forEach(function (one) {
			var wanted = asked.words.length === 1 && (asked.platforms.length === 0 || asked.platforms.indexOf(one[0]) >= 0);
			var got = wanted ? uncore.run(['decode', '-p', one[0], '-f', 'json', '--', asked.words[0], '0']) : { status: 1 };
			var record = got.status === 0 ? JSON.parse(got.out) : null, id;
			if (record === null)
				return;
			id = register_id(one[0], record.box, record.register);
			found.push({ name: record.name, platform: one[0], href: register_page(one[0], record.box, id),
				path: record.box + (record.instance === null ? '' : record.instance) + '.' + record.register });
		});
		return found;
	}

	/* ---- pieces of a page ---- */

	/* Makes an element of attributes and children; a child is an element or a text. */
	function element(tag, attributes, children) {
		var made = document.createElement(tag);
		Object.keys(attributes || {}).forEach(function (name) {
			made.setAttribute(name, attributes[name]);
		});
		(children || []).forEach(function (child) {
			made.append(child);
		});
		return made;
	}

	function platform_options(select, first) {
		select.append(element('option', { value: '' }, [first]));
		reference.platforms.forEach(function (one) {
			select.append(element('option', { value: one[0] }, [one[0] + ': ' + one[1]]));
		});
	}

	/* What the fragment says; without one, what the form that led here sent. */
	function state() {
		return new URLSearchParams(location.hash.length > 1 ? location.hash.slice(1) : location.search);
	}

	var keeping = 0;

	/* Puts what is not empty into the fragment, so that the address leads back to it: after typing, not at each letter. */
	function keep_state(values) {
		var kept = new URLSearchParams();
		Object.keys(values).forEach(function (name) {
			if (values[name] !== '')
				kept.set(name, values[name]);
		});
		clearTimeout(keeping);
		keeping = setTimeout(function () {
			history.replaceState(null, '', '#' + kept);
		}, 200);
	}

	/* ---- a box with a list below it ---- */

	/*
	 * offer(text) returns { label, text, value } or, of a link, { label, text, href }; choose(value) is called for a
	 * value. Arrows move, Enter takes the marked one, Escape closes.
	 */
	function combobox(input, name, offer, choose) {
		var list = element('ul', { id: input.id + '-list', role: 'listbox', 'class': 'offers', 'aria-label': name, hidden: '' });
		var marked = -1;

		function options() {
			return list.querySelectorAll('[role=option]');
		}

		function mark(at) {
			var all = options();
			marked = all.length === 0 ? -1 : (at + all.length + 1) % (all.length + 1);
			if (marked === all.length)
				marked = -1;
			all.forEach(function (option, i) {
				option.setAttribute('aria-selected', String(i === marked));
			});
			if (marked < 0) {
				input.removeAttribute('aria-activedescendant');
			} else {
				input.setAttribute('aria-activedescendant', all[marked].id);
				all[marked].scrollIntoView({ block: 'nearest' });
			}
		}

		function close() {
			list.hidden = true;
			input.setAttribute('aria-expanded', 'false');
			mark(-1);
		}

		function take(offered) {
			close();
			if (offered.href !== undefined)
				location.href = offered.href;
			else
				choose(offered.value);
		}

		function put(offered, at) {
			var option = element('li', { id: input.id + '-' + at, role: 'option', 'aria-selected': 'false' },
				[element('b', {}, [offered.label]), ' ', element('span', {}, [offered.text || ''])]);
			/* The box keeps the focus. */
			option.addEventListener('mousedown', function (pressed) {
				pressed.preventDefault();
			});
			option.addEventListener('click', function () {
				take(offered);
			});
			option.take = take.bind(null, offered);
			list.append(option);
		}

		function open() {
			list.textContent = '';
			offer(input.value).forEach(put);
			list.hidden = list.children.length === 0;
			input.setAttribute('aria-expanded', String(!list.hidden));
			mark(-1);
		}

		function key(pressed) {
			if (pressed.key === 'ArrowDown' || pressed.key === 'ArrowUp') {
				if (list.hidden)
					open();
				else
					mark(pressed.key === 'ArrowDown' ? marked + 1 : marked - 1);
			} else if (pressed.key === 'Enter' && !list.hidden && marked >= 0) {
				options()[marked].take();
			} else if (pressed.key === 'Escape' && !list.hidden) {
				close();
			} else {
				return;
			}
			pressed.preventDefault();
		}

		input.setAttribute('role', 'combobox');
		input.setAttribute('aria-autocomplete', 'list');
		input.setAttribute('aria-controls', list.id);
		input.setAttribute('aria-expanded', 'false');
		input.setAttribute('autocomplete', 'off');
		input.setAttribute('spellcheck', 'false');
		input.after(list);
		input.addEventListener('keydown', key);
		input.addEventListener('input', open);
		input.addEventListener('blur', close);
		return { open: open, close: close };
	}

	/* ---- the search in the head ---- */

	function words_of(question) {
		return question.trim().split(/\s+/).filter(Boolean);
	}

	/* Leaves the rows of some platforms. */
	function keep_platforms(found, platforms, most) {
		found.rows.forEach(function (row) {
			row.platforms = row.platforms.filter(function (platform) {
				return platforms.indexOf(platform) >= 0;
			});
		});
		found.rows = found.rows.filter(function (row) {
			return row.platforms.length !== 0;
		});
		found.total = found.rows.length;
		found.rows = found.rows.slice(0, most);
	}

	function is_exact(name) {
		return name.exact && name.kind !== 'platform';
	}

	/* A near word instead of one that nothing has: useless where the question is the id of something. */
	function is_guess(idea) {
		return idea.instead !== null || !idea.known;
	}

	/*
	 * What uncore search finds, or null with what it says instead; how the question was understood; and the names of
	 * other pages, of which those that are not exact have their place after so many rows (lead).
	 */
	function search(question, platform, most) {
		var asked = reference.understand(question, platform), only = asked.platforms, got = { out: '', err: '' }, found, names;
		if (asked.words.length !== 0)
			got = uncore.run(['search', '-p', only.length === 1 ? only[0] : 'all', '-N', String(only.length > 1 ? MOST : most),
				'-f', 'json', '--'].concat(asked.words));
		found = got.out === '' ? null : JSON.parse(got.out);
		if (found !== null && only.length > 1)
			keep_platforms(found, only, most);
		names = reference.find_names(asked, question);
		if (found !== null && names.some(is_exact) && found.asked.some(is_guess))
			found = null;
		return { found: found, said: got.err, asked: asked, names: names,
			lead: found === null ? 0 : leading(found.rows) };
	}

	/* How many of the first rows have each word in their name: more than a few would hide what comes below them. */
	function leading(rows) {
		var count = 0;
		while (count < Math.min(LEAD, rows.length) && rows[count].reasons.every(function (reason) {
			return /name$/.test(reason.place);
		}))
			count++;
		return count;
	}

	function all_results(question, platform) {
		return root + 'search.html#' + new URLSearchParams(platform ? { q: question, platform: platform } : { q: question });
	}

	function offer_row(row) {
		var platforms = row.platforms.filter(has_pages);
		/* Of several platforms none is better: the results have a link to each. */
		return { label: row.name, text: row.kind + ' of ' + row.platforms.join(', ') + '. ' + row.text,
			href: platforms.length === 1 ? row_page(row, platforms[0]) : all_results(row.name, '') };
	}

	function offer_name(name) {
		return { label: name.title, text: name.kind + ' ' + name.id, href: name.href };
	}

	function head_offer(question) {
		var here = platform_here(), got, rows, exact, others, named;
		if (!reference.ready || words_of(question).length === 0)
			return [];
		named = registers_named(question, here).map(function (register) {
			return { label: register.name, text: 'register ' + register.path + ' of ' + register.platform, href: register.href };
		});
		got = search(question, here, KEPT);
		rows = (got.found ? got.found.rows : []).map(offer_row);
		exact = got.names.filter(function (name) { return name.exact; }).map(offer_name);
		others = got.names.filter(function (name) { return !name.exact; }).slice(0, LEAD).map(offer_name);
		named = named.concat(exact, rows.slice(0, got.lead), others, rows.slice(got.lead));
		if (named.length === 0)
			return [{ label: 'Nothing is about this', text: 'See how it was understood', href: all_results(question, here) }];
		if (rows.length === 0)
			return named;
		return named.concat([{ label: 'All ' + got.found.total + ' results',
			text: 'on ' + (got.asked.platforms.join(', ') || 'all platforms'), href: all_results(question, here) }]);
	}

	function head() {
		var form = document.querySelector('header.top form[role=search]'), input = form && form.querySelector('input');
		if (!input)
			return;
		input.id = input.id || 'search';
		input.setAttribute('aria-keyshortcuts', '/');
		input.placeholder = 'Search: press /';
		var box = combobox(input, 'Results', head_offer, function () {});
		input.addEventListener('focus', function () {
			load().then(function () {
				if (document.activeElement === input && input.value !== '')
					box.open();
			}, function () {
				/* The page of results says why. */
			});
		});
		form.addEventListener('submit', function (sent) {
			sent.preventDefault();
			location.href = all_results(input.value, platform_here());
		});
	}

	/* ---- links to the codec ---- */

	/* What the codec can show of a command line on this page, or null. */
	function codec_state(line, platform) {
		var event = /^uncore stat -e (\S+)$/.exec(line), value = /^uncore decode -p (\S+) (\S+) (\S+)$/m.exec(line);
		return event ? { platform: platform, event: event[1] } :
			value ? { platform: value[1], register: value[2], value: value[3] } : null;
	}

	/* Only a page with a script can show it, so a script adds them. */
	function link_codec() {
		var here = platform_here();
		document.querySelectorAll(here === '' ? 'none' : 'main pre.copy').forEach(function (pre) {
			var given = codec_state(pre.querySelector('code').textContent, here);
			if (given !== null)
				pre.after(element('p', { 'class': 'src' }, [element('a', { href: root + 'codec.html#' + new URLSearchParams(given) },
					[given.event ? 'Its registers and bits, in the codec' : 'Decode a value, in the codec'])]));
		});
	}

	function is_typing(target) {
		return target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
	}

	document.addEventListener('keydown', function (pressed) {
		var input = document.getElementById('question') || document.querySelector('header.top input');
		if (pressed.key !== '/' || pressed.ctrlKey || pressed.metaKey || pressed.altKey || is_typing(pressed.target) || !input)
			return;
		pressed.preventDefault();
		input.focus();
		input.select();
	});

	reference.ready = false;
	reference.platform_page = function (platform) {
		return folder(platform, null) + 'index.html';
	};
	reference.root = root;
	reference.load = load;
	reference.fetch_script = fetch_script;
	reference.search = search;
	reference.registers_named = registers_named;
	reference.register_id = register_id;
	reference.row_page = row_page;
	reference.event_page = event_page;
	reference.register_page = register_page;
	reference.has_pages = has_pages;
	reference.element = element;
	reference.platform_options = platform_options;
	reference.state = state;
	reference.keep_state = keep_state;
	reference.combobox = combobox;
	head();
	link_codec();
})();
