import { chromium } from '@playwright/test';
import { findChromium } from '../../bin/testing/requirements.mjs';

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

/** Options of Playwright that show a window. */
const WITH_WINDOW = [ '--headed', '--debug', '--ui' ];

/**
 * How Playwright starts the installed browser.
 *
 * @param {string[]} argv The command line of Playwright. Its other processes inherit the environment.
 */
export function launchOptions( argv = process.argv ) {
	if ( WITH_WINDOW.some( ( option ) => argv.includes( option ) ) ) {
		process.env.STOREDECK_WINDOW = '1';
	}
	const headed = process.env.STOREDECK_WINDOW === '1';
	const executablePath = findChromium( { headed } );
	if ( headed && ! executablePath ) {
		throw new Error(
			'A Chromium or Chrome with a window is required. On Debian or Ubuntu: apt-get install chromium'
		);
	}
	return {
		executablePath,
		args: FLAGS,
		slowMo: headed ? SLOW_MS : 0,
	};
}

/** Starts a browser without Playwright's test runner. */
export const openBrowser = () => chromium.launch( launchOptions() );
