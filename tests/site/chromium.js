/* SPDX-License-Identifier: MIT */
/*
 * Drives a Chromium without a window over a pipe, by its debugging protocol: opens pages, evaluates, types, takes
 * pictures. What a page says on its console is in said.
 */
'use strict';
const { spawn } = require('child_process');
const { mkdtempSync, rmSync } = require('fs');
const { tmpdir } = require('os');
const { join } = require('path');

class Chromium {
	constructor(program) {
		this.home = mkdtempSync(join(tmpdir(), 'chromium-'));
		this.child = spawn(program, ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
			'--remote-debugging-pipe', '--user-data-dir=' + this.home, 'about:blank'],
		{ stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: this.home } });
		this.waiting = new Map();
		this.heard = [];
		this.said = [];
		this.last = 0;
		let text = '';
		this.child.stdio[4].setEncoding('utf8');
		this.child.stdio[4].on('data', (more) => {
			text += more;
			for (let end; (end = text.indexOf('\0')) >= 0; text = text.slice(end + 1))
				this.receive(JSON.parse(text.slice(0, end)));
		});
		this.child.on('exit', () => {
			for (const { reject } of this.waiting.values())
				reject(new Error('chromium has ended'));
			this.waiting.clear();
		});
	}

	receive(message) {
		if (message.id !== undefined) {
			const { resolve, reject } = this.waiting.get(message.id);
			this.waiting.delete(message.id);
			return message.error ? reject(new Error(message.error.message)) : resolve(message.result);
		}
		const what = message.params;
		if (message.method === 'Runtime.consoleAPICalled')
			this.said.push(what.args.map((arg) => String(arg.value)).join(' '));
		else if (message.method === 'Runtime.exceptionThrown')
			this.said.push((what.exceptionDetails.exception || {}).description || what.exceptionDetails.text);
		else if (message.method === 'Log.entryAdded')
			this.said.push(what.entry.text + ' ' + (what.entry.url || ''));
		this.heard = this.heard.filter((one) => one.method !== message.method || one.resolve(what));
	}

	send(method, params, session = this.session) {
		return new Promise((resolve, reject) => {
			const id = ++this.last;
			this.waiting.set(id, { resolve, reject });
			this.child.stdio[3].write(JSON.stringify({ id, method, params, sessionId: session }) + '\0');
		});
	}

	once(method) {
		return new Promise((resolve) => this.heard.push({ method, resolve }));
	}

	async begin() {
		const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' }, undefined);
		this.session = (await this.send('Target.attachToTarget', { targetId, flatten: true }, undefined)).sessionId;
		for (const domain of ['Page', 'Runtime', 'Log'])
			await this.send(domain + '.enable', {});
		await this.size(1280, 900);
	}

	size(width, height) {
		return this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
	}

	look(scheme) {
		return this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
	}

	script(on) {
		return this.send('Emulation.setScriptExecutionDisabled', { value: !on });
	}

	/* Opens an address and waits until it is loaded. From another fragment of the same page it is loaded anew. */
	async open(url) {
		const away = this.once('Page.loadEventFired');
		await this.send('Page.navigate', { url: 'about:blank' });
		await away;
		const loaded = this.once('Page.loadEventFired');
		await this.send('Page.navigate', { url });
		await loaded;
	}

	async ask(expression) {
		const got = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
		if (got.exceptionDetails)
			throw new Error((got.exceptionDetails.exception || {}).description || got.exceptionDetails.text);
		return got.result.value;
	}

	/* Asks again until the answer is true; a page that never says so ends at the limit. */
	async until(expression, limit = 60000) {
		let why = '';
		for (const end = Date.now() + limit; Date.now() < end; await new Promise((later) => setTimeout(later, 5)))
			try {
				if (await this.ask(expression))
					return;
			} catch (error) {
				/* The page may just be exchanged for another one. */
				why = '; ' + error.message;
			}
		throw new Error('never true: ' + expression + why);
	}

	async press(key, text) {
		const codes = { Enter: 13, Escape: 27, Tab: 9, ArrowDown: 40, ArrowUp: 38, Backspace: 8, ' ': 32 };
		const event = { key, text: key === 'Enter' ? '\r' : text, windowsVirtualKeyCode: codes[key] || key.toUpperCase().charCodeAt(0) };
		await this.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
		await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, text: undefined });
	}

	async type(text) {
		for (const letter of text)
			await this.press(letter, letter);
	}

	async picture(path, whole = false) {
		const { data } = await this.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: whole });
		require('fs').writeFileSync(path, Buffer.from(data, 'base64'));
	}

	async end() {
		const gone = new Promise((resolve) => this.child.on('exit', resolve));
		this.send('Browser.close', {}, undefined).catch(() => {});
		await gone;
		rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
	}
}

exports.Chromium = Chromium;
