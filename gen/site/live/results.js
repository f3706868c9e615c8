/* SPDX-License-Identifier: MIT */
/*
 * The search page: lists what uncore search finds, in its order, less what the filters leave out. The line above this,
 * which uncoregen site writes, says what is disputed.
 */
(function () {
	'use strict';
	var MOST = 5000, STEP = 25;
	var element = reference.element;
	var names = ['question', 'platform', 'box', 'evidence', 'disputed', 'keys', 'said', 'why', 'named', 'results', 'more', 'ask'];
	var at = {};
	var disputed = reference.disputed;
	var NAMES = 5;
	var found, rows = [], shown = 0;

	names.forEach(function (name) {
		at[name] = document.getElementById(name);
	});

	/* Where the row has pages: on the chosen platform, or on all that the site has. */
	function pages(row) {
		return row.platforms.filter(reference.has_pages).map(function (platform) {
			return { platform: platform, href: reference.row_page(row, platform) };
		});
	}

	function dispute_of(row) {
		return pages(row).map(function (page) {
			return disputed[page.href.slice(reference.root.length)];
		}).filter(Boolean)[0];
	}

	function fits(row) {
		return (at.box.value === '' || row.box === at.box.value) &&
			(at.evidence.value === '' || row.evidence === at.evidence.value) &&
			(!at.disputed.checked || dispute_of(row) !== undefined);
	}

	/* ---- rows ---- */

	function tags(row) {
		var made = [element('span', { 'class': 'tag' }, [row.kind]),
			element('span', { 'class': 'tag ' + row.evidence, title: 'what this rests on' }, [row.evidence])];
		var dispute = dispute_of(row);
		if (dispute)
			made.push(element('a', { 'class': 'tag disputed', href: reference.root + dispute }, ['disputed']));
		return made;
	}

	function put_row(row) {
		var where = pages(row), name = element('code', {}, [row.name]), line = element('p', { 'class': 'hit' });
		line.append(where.length === 0 ? name : element('a', { href: where[0].href }, [name]));
		tags(row).forEach(function (tag) {
			line.append(' ', tag);
		});
		where.slice(where.length > 1 ? 0 : 1).forEach(function (page, i) {
			line.append(i === 0 ? ' on ' : ', ', element('a', { href: page.href,
				'aria-label': row.name + ' on ' + page.platform }, [page.platform]));
		});
		if (where.length === 1)
			line.append(' on ' + where[0].platform);
		return element('li', {}, [line, element('p', {}, [row.text]),
			element('p', { 'class': 'src' }, [element('code', {}, [row.command]),
				row.alike === 0 ? '' : ' and ' + row.alike + ' that differ in numbers only'])]);
	}

	/* A page of something that is no row: a platform, a document, a dispute, an erratum, a part of the manual. */
	function name_row(name) {
		return element('li', { 'class': 'also' }, [element('p', { 'class': 'hit' }, [element('a', { href: name.href }, [name.title]), ' ',
			element('span', { 'class': 'tag' }, [name.kind]), ' ', element('code', {}, [name.id]),
			name.platform === '' ? '' : ' on ' + name.platform])]);
	}

	/* A button that puts the rest in its place, where there are many. */
	function rest_row(names) {
		var button = element('button', { type: 'button' }, [names.length + ' more pages with these words']);
		var row = element('li', { 'class': 'also' }, [button]);
		button.addEventListener('click', function () {
			var rest = names.map(name_row);
			row.replaceWith.apply(row, rest);
			rest[0].querySelector('a').focus();
		});
		return row;
	}

	/* Those with the id that was asked for come first; the others after the rows that have all words in their names. */
	function put_names(got) {
		var exact = got.names.filter(function (name) { return name.exact; });
		var others = got.names.filter(function (name) { return !name.exact; }), many = others.length > NAMES + 1;
		var list = others.slice(0, many ? NAMES : others.length).map(name_row), after = at.results.children[got.lead] || null;
		if (many)
			list.push(rest_row(others.slice(NAMES)));
		list.forEach(function (row) {
			at.results.insertBefore(row, after);
		});
		at.results.prepend.apply(at.results, exact.map(name_row));
	}

	function put_more() {
		rows.slice(shown, shown + STEP).forEach(function (row) {
			at.results.append(put_row(row));
		});
		shown = Math.min(rows.length, shown + STEP);
		at.more.hidden = shown === found.left;
	}

	function more() {
		if (shown === rows.length)
			rows = find(MOST).rows;
		put_more();
	}

	/* ---- filters ---- */

	/* A choice that finds nothing is left out, except the one that is made. */
	function offer(select, first, counts) {
		var chosen = select.value;
		select.textContent = '';
		select.append(element('option', { value: '' }, [first]));
		if (chosen !== '' && !counts[chosen])
			counts[chosen] = 0;
		Object.keys(counts).sort().forEach(function (name) {
			select.append(element('option', { value: name }, [name + ' (' + counts[name] + ')']));
		});
		select.value = chosen;
	}

	function count(all, of) {
		var counts = {};
		all.forEach(function (row) {
			if (row[of] !== null)
				counts[row[of]] = (counts[row[of]] || 0) + 1;
		});
		return counts;
	}

	/* ---- the question ---- */

	/* A word that nothing has was replaced by a near one, or left out. */
	function instead(asked) {
		return asked.filter(function (idea) {
			return idea.instead !== null || !idea.known;
		}).map(function (idea) {
			return idea.instead !== null ? ' Nothing has “' + idea.asked + '”; this is about ' + idea.instead + '.' :
				' Nothing has “' + idea.asked + '”.';
		}).join('');
	}

	/* The rows that the filters leave: without one the first will do, as nobody reads them all at each letter. */
	function find(most) {
		var filtered = at.box.value !== '' || at.evidence.value !== '' || at.disputed.checked;
		var got = reference.search(at.question.value, at.platform.value, filtered ? MOST : most);
		got.rows = (got.found ? got.found.rows : []).filter(fits);
		got.left = filtered ? got.rows.length : total_of(got);
		/* Names have no box and no evidence. */
		got.names = got.names.filter(function (name) {
			return !filtered || (name.kind === 'dispute' && at.box.value === '' && at.evidence.value === '');
		});
		got.lead = Math.min(got.lead, got.rows.length);
		return got;
	}

	function total_of(got) {
		return got.found ? got.found.total : 0;
	}

	function several(count, one, more) {
		return count + (count === 1 ? one : more);
	}

	function counted(got) {
		var named = at.named.children.length, total = total_of(got), names = got.names.length, said = [];
		if (got.asked.said.length !== 0)
			said.push('“' + got.asked.said.join(' ') + '”: ' + got.asked.platforms.join(', ') + '.');
		if (named !== 0 && total === 0)
			said.push(several(named, ' register has this name or address.', ' registers have this name or address.'));
		else if (got.found !== null && (total !== 0 || names === 0))
			said.push((got.left === total ? '' : got.left + ' of ') + several(total, ' result.', ' results.') +
				instead(got.found.asked));
		if (names !== 0)
			said.push(several(names, ' page has', ' pages have') + ' this name or these words in the title.');
		return said.join(' ');
	}

	function answer() {
		var got = found = find(STEP);
		rows = got.rows;
		put_named();
		at.results.textContent = '';
		at.results.hidden = rows.length + got.names.length === 0;
		shown = 0;
		put_more();
		put_names(got);
		at.why.hidden = got.found !== null || got.said === '' || !at.named.hidden || got.names.length !== 0;
		at.why.textContent = got.said;
		at.said.textContent = counted(got);
		document.title = (at.question.value || 'Search') + ' · libuncore';
	}

	/* The question may be a register's name or address. */
	function put_named() {
		var named = reference.registers_named(at.question.value, at.platform.value);
		at.named.textContent = '';
		at.named.hidden = named.length === 0;
		named.forEach(function (register) {
			at.named.append(element('li', {}, [element('a', { href: register.href }, [element('code', {}, [register.name])]),
				' register ', element('code', {}, [register.path]), ' of ' + register.platform]));
		});
	}

	/* What a list of choices would find, when somebody comes to it. */
	function offer_choices() {
		var all = reference.search(at.question.value, at.platform.value, MOST).found;
		offer(at.box, 'any', count(all ? all.rows : [], 'box'));
		offer(at.evidence, 'any', count(all ? all.rows : [], 'evidence'));
	}

	function keep() {
		reference.keep_state({ q: at.question.value, platform: at.platform.value, box: at.box.value,
			evidence: at.evidence.value, disputed: at.disputed.checked ? '1' : '' });
	}

	/* A choice that a list has not got yet is added, so that it can be made. */
	function choose(select, value) {
		if (select.options.length === 0)
			select.append(element('option', { value: '' }, ['any']));
		if (value && !Array.from(select.options).some(function (option) { return option.value === value; }))
			select.append(element('option', { value: value }, [value]));
		select.value = value || '';
	}

	function restore() {
		var state = reference.state();
		at.question.value = state.get('q') || '';
		at.platform.value = reference.has_pages(state.get('platform')) ? state.get('platform') : '';
		choose(at.box, state.get('box'));
		choose(at.evidence, state.get('evidence'));
		at.disputed.checked = state.get('disputed') === '1';
		answer();
	}

	/* ---- keys ---- */

	function move(step) {
		var links = Array.from(document.querySelectorAll('#named a, #results .hit > a:first-child'));
		var now = links.indexOf(document.activeElement) + step;
		if (now < 0)
			at.question.focus();
		else if (now < links.length)
			links[now].focus();
	}

	document.addEventListener('keydown', function (pressed) {
		var inside = document.activeElement === at.question || at.results.contains(document.activeElement) ||
			at.named.contains(document.activeElement);
		if (!inside || !/^(ArrowDown|ArrowUp|Escape)$/.test(pressed.key))
			return;
		if (pressed.key === 'Escape')
			at.question.focus();
		else
			move(pressed.key === 'ArrowDown' ? 1 : -1);
		pressed.preventDefault();
	});

	reference.platform_options(at.platform, 'all');
	at.ask.hidden = at.keys.hidden = false;
	at.said.textContent = 'The search is loading.';
	at.ask.addEventListener('submit', function (sent) {
		sent.preventDefault();
	});
	at.more.addEventListener('click', more);
	reference.load().then(function () {
		restore();
		['question', 'platform', 'box', 'evidence', 'disputed'].forEach(function (name) {
			at[name].addEventListener('input', function () {
				answer();
				keep();
			});
		});
		[at.box, at.evidence].forEach(function (select) {
			['focus', 'pointerdown'].forEach(function (come) {
				select.addEventListener(come, offer_choices);
			});
		});
		addEventListener('hashchange', restore);
		document.documentElement.setAttribute('data-ready', '');
		at.question.focus();
	}, function (error) {
		at.said.textContent = error.message;
	});
})();
