/* SPDX-License-Identifier: MIT */
/*
 * Measures the search and the codec in a browser, in milliseconds. usage: node bench.js BROWSER UNCORE SITE QUESTION
 * Prints lines "WHAT<tab>NUMBER": the least time from opening the search page to its rows, of several starts; and the
 * median time of an answer, from the change of a box to all that the page makes of it.
 */
'use strict';
const { spawnSync } = require('child_process');
const { Chromium } = require('./chromium.js');
const [browser, program, site, question] = process.argv.slice(2);

function json(...words) {
	return JSON.parse(spawnSync(program, [...words, '-f', 'json'], { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout);
}

/* Of each text the least of several times, as the machine may be busy with something else; and of these the median. */
const time = (id, list) => {
	const box = document.getElementById(id), least = list.map(() => Infinity);
	for (let round = 0; round < 7; round++)
		for (const [at, value] of list.entries()) {
			const begin = performance.now();
			box.value = value;
			box.dispatchEvent(new Event('input', { bubbles: true }));
			least[at] = Math.min(least[at], performance.now() - begin);
		}
	return least.sort((one, other) => one - other)[list.length >> 1];
};

/* Run before the page's own scripts. */
const watch = () => {
	new MutationObserver(() => {
		if (!window.first && document.querySelector('#results > li'))
			window.first = performance.now();
	}).observe(document, { childList: true, subtree: true });
};

(async () => {
	const page = new Chromium(browser), print = (what, number) => console.log(what + '\t' + number.toFixed(2));
	const call = (id, list) => page.ask('(' + time + ')(' + JSON.stringify(id) + ', ' + JSON.stringify(list) + ')');
	await page.begin();
	await page.send('Page.addScriptToEvaluateOnNewDocument', { source: '(' + watch + ')()' });
	try {
		const firsts = [];
		for (let at = 0; at < 5; at++) {
			await page.open('file://' + site + '/search.html#' + new URLSearchParams({ q: question }));
			await page.until('window.first > 0');
			firsts.push(await page.ask('window.first'));
		}
		print('first', Math.min(...firsts));
		const letters = Array.from(question, (letter, at) => question.slice(0, at + 1));
		print('search', await call('question', letters));
		print('offers', await call('search', letters));
		const events = json('list', 'events', '-u', '-p', process.argv[6]).events.map((row) => row.name).slice(0, 200);
		await page.open('file://' + site + '/codec.html#platform=' + process.argv[6]);
		await page.until("document.documentElement.getAttribute('data-drawn')");
		await page.ask("document.getElementById('register').value = 'cbo.ctl'");
		print('encode', await call('event', events));
		print('decode', await call('value', events.map((event, at) => String(at * 7919))));
	} finally {
		await page.end();
	}
})();
