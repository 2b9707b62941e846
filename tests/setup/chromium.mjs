import { chromium } from 'playwright-core';

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--no-first-run',
	// Pages of a context share a process and its compiled scripts.
	'--process-per-site',
];

/** Time between actions in a browser with a window, so that they can be followed. */
const SLOW_MS = 200;

/** Starts a browser, with a window after `npm test -- e2e --headed`. Test files start one each. */
export async function openBrowser() {
	const isHeaded = process.env.STOREDECK_HEADED === '1';
	return chromium.launch( {
		headless: ! isHeaded,
		slowMo: isHeaded ? SLOW_MS : 0,
		executablePath: process.env.CHROMIUM_PATH || undefined,
		args: FLAGS,
	} );
}
