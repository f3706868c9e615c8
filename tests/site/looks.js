/* SPDX-License-Identifier: MIT */
/*
 * Looks at pages of the site in a Chromium. usage: node looks.js CHROMIUM SITE AXE PAGE...
 * Each page in light and dark: what axe-core finds, with AXE the path of its script or "" for none. Then at widths from
 * 360 to 1900 pixels, printed, without scripts. Prints a line for each kind of test: what, a tab, and what is wrong or
 * nothing.
 */
'use strict';
const { readFileSync } = require('fs');
const { resolve } = require('path');
const { Chromium } = require('./chromium.js');
const [program, site, axe, ...pages] = process.argv.slice(2);

const WIDTHS = [360, 412, 600, 800, 1024, 1280, 1600, 1900];
/* A4 with the margins of a browser, in pixels. */
const PAPER = 718;
const wrong = {};

function note(test, page, what) {
	wrong[test] = wrong[test] || [];
	if (what)
		wrong[test].push((page + ': ' + what).replace(/\s+/g, ' '));
}

/* What is wider than the window, and has no box of its own that scrolls. */
const WIDER = `(() => {
	const room = document.documentElement.clientWidth, names = [];
	if (document.documentElement.scrollWidth <= room)
		return '';
	for (const each of document.querySelectorAll('body *'))
		if (each.getBoundingClientRect().right > room + 1 && !each.closest('.scroll, pre, .offers'))
			names.push(each.tagName + '.' + each.className);
	return document.documentElement.scrollWidth + ' of ' + room + ' pixels: ' + names.slice(0, 3).join(' ');
})()`;

/* What a reader sees. */
const TEXT = `document.querySelector('main').innerText.replace(/\\s+/g, ' ')`;

async function audit(browser, page, scheme) {
	if (axe === '')
		return;
	const found = await browser.ask(readFileSync(axe, 'utf8') + `; axe.run({ resultTypes: ['violations'], preload: false }).then((said) =>
		said.violations.map((one) => one.id + ' ' + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' ')).join('; '))`);
	note('axe-core finds nothing, ' + scheme, page, found);
}

async function look(browser, url, page) {
	for (const scheme of ['light', 'dark']) {
		await browser.look(scheme);
		await browser.open(url);
		await audit(browser, page, scheme);
	}
	for (const width of WIDTHS) {
		await browser.size(width, 900);
		note('no page is wider than its window', page, (await browser.ask(WIDER)) && width + ': ' + await browser.ask(WIDER));
	}
	await browser.size(1280, 900);
	note('nothing is on the console, and nothing comes from another host', page, browser.said.splice(0).join(' '));
	note('nothing is on the console, and nothing comes from another host', page, await browser.ask(
		`performance.getEntriesByType('resource').map((one) => one.name).filter((name) => !name.startsWith('file:') && !/^(data|blob):/.test(name)).join(' ')`));
}

async function narrow(browser, url, page) {
	await browser.size(360, 800);
	await browser.open(url);
	note('on a narrow screen no sentence of a table is out of sight', page, await browser.ask(`(() => {
		const out = [...document.querySelectorAll('table.last tr > :last-child, table.second tr > :nth-child(2)')].filter((each) =>
			each.getBoundingClientRect().right > document.documentElement.clientWidth);
		return out.length === 0 ? '' : out[0].outerHTML.slice(0, 200);
	})()`));
	await browser.size(1280, 900);
}

async function print(browser, url, page) {
	await browser.send('Emulation.setEmulatedMedia', { media: 'print', features: [{ name: 'prefers-color-scheme', value: 'dark' }] });
	await browser.size(PAPER, 1000);
	await browser.open(url);
	note('a printed page is black on white, has no navigation, and loses nothing at its edge', page, await browser.ask(`(() => {
		const cut = [...document.querySelectorAll('main *')].filter((each) => each.getClientRects().length !== 0 &&
			each.getBoundingClientRect().right > document.documentElement.clientWidth + 1 && !each.closest('svg'));
		return cut.length !== 0 ? 'cut: ' + cut[0].outerHTML.slice(0, 200) :
			getComputedStyle(document.body).backgroundColor !== 'rgb(255, 255, 255)' ? getComputedStyle(document.body).backgroundColor :
			getComputedStyle(document.querySelector('header.top')).display !== 'none' ? 'the navigation is printed' : '';
	})()`));
	await browser.send('Emulation.setEmulatedMedia', { media: '', features: [] });
	await browser.size(1280, 900);
}

/* The search and the codec are scripts, so their pages say that they need one. */
async function without_script(browser, url, page) {
	if (/^(search|codec)\.html/.test(page)) {
		await browser.script(false);
		await browser.open(url);
		note('without JavaScript a page has the same text', page, await browser.ask(TEXT).then((text) =>
			/needs JavaScript/.test(text) ? '' : 'it does not say that it needs JavaScript'));
	} else {
		await browser.open(url);
		/* A script adds buttons that copy, and links to the codec; a page may have such a link itself. */
		const more = `document.querySelectorAll('main button, main a[href*="codec.html"]').forEach((one) => one.remove()); `;
		const before = await browser.ask(more + TEXT);
		await browser.script(false);
		await browser.open(url);
		const after = await browser.ask(more + TEXT);
		note('without JavaScript a page has the same text', page, before === after && after.length > 50 ? '' : 'it has another one');
	}
	await browser.script(true);
}

async function keyboard(browser, url, page) {
	await browser.open(url);
	await browser.press('Tab');
	note('the keyboard reaches the content first, and shows where it is', page, await browser.ask(`(() => {
		const at = document.activeElement, box = at.getBoundingClientRect();
		return at.className === 'skip' && box.left >= 0 && box.top >= 0 && getComputedStyle(at).outlineStyle !== 'none' ? '' : at.outerHTML.slice(0, 100);
	})()`));
}

async function main() {
	const browser = new Chromium(program);
	await browser.begin();
	for (const page of pages) {
		const url = 'file://' + resolve(site) + '/' + page;
		await look(browser, url, page);
		await narrow(browser, url, page);
		await print(browser, url, page);
		await without_script(browser, url, page);
		/* The search is open for words at once. */
		if (!page.startsWith('search.html'))
			await keyboard(browser, url, page);
	}
	await browser.end();
	for (const [test, found] of Object.entries(wrong))
		console.log(test + '\t' + found.slice(0, 8).join(' | '));
}

main().catch((error) => {
	console.error(error);
	process.exit(1);
});
