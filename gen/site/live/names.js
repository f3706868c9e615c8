/* SPDX-License-Identifier: MIT */
/*
 * Understands what uncore search does not: words that name platforms, and names of documents, disputes, errata and
 * pages of the manual. The lines above this, which uncoregen site writes, list these names.
 */
(function () {
	'use strict';
	var IGNORED = /^(a|an|and|are|do|does|for|how|i|in|is|of|on|or|the|to|what|which|why|with)$/;
	var root = reference.root;

	/* So that "E5 v2", "E5-2697 v2" and "e5v2" are one, and so are "Ivy Bridge-EP" and "IvyBridge EP". */
	function plain(text) {
		return text.toLowerCase().replace(/[^a-z0-9]/g, '');
	}

	/* ---- platforms ---- */

	/* "A B-EP, -EN and -EX" stands for "A B-EP", "A B-EN" and "A B-EX". */
	function parts_of(list) {
		var stem = '';
		return list.replace(/ with .*/, '').split(/, | and /).map(function (part) {
			if (part[0] === '-')
				return stem + part;
			stem = part.replace(/-[^-]*$/, '');
			return part;
		});
	}

	/* All runs of words of a part, and those whose last word is cut at its dash. */
	function runs_of(part) {
		var words = part.split(' '), runs = [];
		words.forEach(function (word, from) {
			words.slice(from).forEach(function (last, count) {
				var run = words.slice(from, from + count + 1).join(' ');
				runs.push({ from: from, words: count + 1, text: run });
				if (/-/.test(last))
					runs.push({ from: from, words: count + 1, text: run.replace(/-[^-]*$/, '') });
			});
		});
		return runs;
	}

	/*
	 * What a platform is called: its id; of "Models (Code name)" each code name and its first words, and of the models
	 * the runs of words that have a number or begin a model. A word alone may mean something else, unless it is a number.
	 */
	function called(platform) {
		var sides = platform[1].split(/[()]/), names = [platform[0]];
		parts_of(sides[0].trim()).forEach(function (part) {
			runs_of(part).forEach(function (run) {
				if (/[0-9]{4}/.test(run.text) || (run.words > 1 && (run.from === 0 || /[0-9]/.test(run.text))))
					names.push(run.text);
			});
		});
		parts_of(sides[1] || '').forEach(function (part) {
			runs_of(part).forEach(function (run) {
				if (run.from === 0 && run.text.length > 2)
					names.push(run.text);
			});
		});
		return names.map(plain);
	}

	var platforms = reference.platforms.map(function (one) {
		return { id: one[0], title: one[1], called: called(one) };
	});

	function ids_called(words) {
		/* A model's number says less than its version: "E5-2697 v2". */
		var name = plain(words.join(' ')), model = plain(words.join(' ').replace(/-[0-9]{4}[a-z]*(?= )/i, ''));
		return platforms.filter(function (one) {
			return one.called.indexOf(name) >= 0 || one.called.indexOf(model) >= 0;
		}).map(function (one) {
			return one.id;
		});
	}

	/* The words at the place that name platforms, as many as can be, or null. */
	function named_at(words, at) {
		for (var count = Math.min(4, words.length - at); count > 0; count--) {
			var ids = ids_called(words.slice(at, at + count));
			if (ids.length !== 0)
				return { ids: ids, words: words.slice(at, at + count) };
		}
		return null;
	}

	function narrow(ids, more) {
		var both = ids.filter(function (id) {
			return more.indexOf(id) >= 0;
		});
		return both.length !== 0 ? both : ids.concat(more);
	}

	/*
	 * What a question is about: platforms ([]: any), those that its words name (named), the words that do, and the rest.
	 * What the words name counts more than the platform that was chosen, or that the page is about.
	 */
	function understand(question, platform) {
		var words = question.trim().split(/\s+/).filter(Boolean), rest = [], said = [], ids = [];
		for (var at = 0; at < words.length;) {
			var got = named_at(words, at);
			if (got === null) {
				rest.push(words[at++]);
				continue;
			}
			ids = ids.length === 0 ? got.ids : narrow(ids, got.ids);
			said = said.concat(got.words);
			at += got.words.length;
		}
		return { named: ids, said: said, words: rest,
			platforms: ids.length === 0 ? [platform].filter(Boolean) : ids.indexOf(platform) >= 0 ? [platform] : ids };
	}

	/* ---- names ---- */

	function words_in(text) {
		return text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
	}

	var PLURALS = { manual: 'manuals', document: 'documents', dispute: 'disputes', erratum: 'errata' };
	var names = reference.names.map(function (one) {
		var id = one[1].replace(/^docs\/|\.html$/g, '');
		return { kind: one[0], id: id, title: one[2], href: root + one[3], platform: one[4],
			words: words_in(id + ' ' + one[2] + ' ' + one[0] + ' ' + PLURALS[one[0]]) };
	});

	function has(name, word) {
		var stem = word.length > 4 ? word.replace(/s$/, '') : word;
		return name.words.some(function (one) {
			return one.slice(0, stem.length) === stem && (stem.length > 2 || one === stem);
		});
	}

	/* Names that have all of the words. */
	function with_words(text) {
		var words = words_in(text).filter(function (word) {
			return !IGNORED.test(word);
		});
		return words.length === 0 ? [] : names.filter(function (name) {
			return words.every(has.bind(null, name));
		});
	}

	function is_called(name, text) {
		var id = plain(name.id), asked = plain(text);
		return id === asked || (/[0-9]/.test(asked) && asked.length > 3 && id.indexOf(asked) === 0);
	}

	/* Who asks for nothing else wants the platform. */
	function platform_rows(ids, alone) {
		return platforms.filter(function (one) {
			return ids.indexOf(one.id) >= 0;
		}).map(function (one) {
			return { kind: 'platform', id: one.id, title: one.title, href: reference.platform_page(one.id), platform: '', exact: alone };
		});
	}

	/*
	 * The platforms that a question names, and what else has its words in its id or title: { kind, id, title, href,
	 * platform, exact }. What has the id that was asked for is exact, and comes first.
	 */
	function find(asked, question) {
		var rest = asked.words.join(' '), all = with_words(rest).filter(function (name) {
			return name.platform === '' || asked.platforms.length === 0 || asked.platforms.indexOf(name.platform) >= 0;
		});
		if (asked.named.length !== 0)
			all = with_words(question).concat(all).filter(function (name, at, list) {
				return list.indexOf(name) === at;
			});
		all = all.map(function (name) {
			return Object.assign({ exact: is_called(name, rest) || is_called(name, question) }, name);
		});
		return all.filter(function (name) { return name.exact; }).concat(platform_rows(asked.named, rest === ''),
			all.filter(function (name) { return !name.exact; }));
	}

	reference.understand = understand;
	reference.find_names = find;
})();
