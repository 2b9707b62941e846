import { chromium } from 'playwright-core';

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--no-first-run',
	// Pages of a context share a process and its compiled scripts.
	'--process-per-site',
];

/** Starts a browser. Test files start one each. */
export async function openBrowser() {
	return chromium.launch( {
		executablePath: process.env.CHROMIUM_PATH || undefined,
		args: FLAGS,
	} );
}
