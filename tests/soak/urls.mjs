/*
 * Opens random URLs of the app, many of them hostile, with random preferences,
 * favorites and saved views, in Chromium on a new site:
 *
 *     npm run soak -- urls [--urls=10000] [--seed=1] [--start=0] [--resume] [--full=50] [--settle=5]
 *
 * Each is shown by a navigation inside the app, every --full-th by loading the
 * page. Every --settle-th waits until all its data is loaded; the next URL
 * interrupts the others. Fails on an empty page, an uncaught exception, an
 * unhandled rejection, an error boundary, a console error, a script of a URL that
 * runs, a request with parameters that the server does not accept, a server error,
 * and an entry in the log of PHP.
 *
 * Each full load begins a block of URLs that depend on the seed and its number
 * alone: --start=3200 --urls=50 opens that block again. Progress is stored in
 * `.cache/soak`, and --resume continues a run with the same seed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRandom } from '../security/fuzz/random.mjs';
import {
	createFavorites,
	createPreferences,
	createView,
} from '../security/urls/random-preferences.mjs';
import { createSearch } from '../security/urls/random-url.mjs';
import { followPhpLog } from './support/php-log.mjs';
import { createProblems } from './support/problems.mjs';
import { runOnSite } from './support/run-on-site.mjs';
import {
	GET_PREFERENCE_NAMES,
	SAVE_PREFERENCES,
} from './support/save-preferences.mjs';
import { showUrl } from './support/show-url.mjs';

const { values } = parseArgs( {
	options: {
		urls: { type: 'string', default: '10000' },
		seed: { type: 'string', default: '1' },
		start: { type: 'string', default: '0' },
		resume: { type: 'boolean', default: false },
		full: { type: 'string', default: '50' },
		settle: { type: 'string', default: '5' },
	},
} );
const seed = Number( values.seed );
const blockSize = Number( values.full );
const PROGRESS_FILE = `.cache/soak/urls-${ seed }.json`;

/** The random choices of a block. The factors spread seeds and blocks that follow each other. */
const createBlockRandom = ( /** @type {number} */ block ) =>
	createRandom( seed * 1_000_003 + block * 15_485_863 );

function readProgress() {
	if ( values.resume ) {
		try {
			return JSON.parse( readFileSync( PROGRESS_FILE, 'utf8' ) );
		} catch {
			console.log( 'There is no run to continue.' );
		}
	}
	return {
		next: Number( values.start ),
		opened: 0,
		requests: 0,
		problems: [],
	};
}

function writeProgress( progress ) {
	mkdirSync( '.cache/soak', { recursive: true } );
	writeFileSync( PROGRESS_FILE, JSON.stringify( progress ) );
}

async function run( signal ) {
	const { openBrowser, openPage } = await import( '../setup/browser.mjs' );
	const { php, site } = await import( '../setup/site.mjs' );
	const names = php( GET_PREFERENCE_NAMES, { user: site.user } );
	const progress = readProgress();
	const problems = createProblems( progress.problems );
	const readLog = followPhpLog( site.wpPath );
	const browser = await openBrowser();
	const begin = Date.now();
	let page;
	let faults;
	let context;
	let where = '';

	/** A page in a new process: the memory of thousands of screens is not its own. */
	async function openNewPage() {
		await context?.close();
		( { page, faults, context } = await openPage( browser ) );
		page.setDefaultTimeout( 300_000 );
		page.on( 'dialog', async ( dialog ) => {
			if ( dialog.type() !== 'beforeunload' ) {
				problems.add( `Dialog: ${ dialog.message() }`, where );
			}
			await dialog.accept().catch( () => {} );
		} );
		page.on( 'response', async ( response ) => {
			const isOurs = /\/wp-json\/(wc-|storedeck|wp\/v2\/users)/.test(
				response.url()
			);
			progress.requests += isOurs ? 1 : 0;
			if (
				isOurs &&
				( response.status() === 400 || response.status() >= 500 )
			) {
				const at = where;
				const text = await response.text().catch( () => '' );
				problems.add(
					`${ response.status() } ${ text.slice( 0, 300 ) }`,
					`${ at }\n  ${ response.url() }`
				);
			}
		} );
	}

	/** Loads the page with new preferences. */
	async function load( random, href ) {
		await openNewPage();
		const id = php( SAVE_PREFERENCES, {
			user: site.user,
			preferences: createPreferences( random, names, true ),
			favorites: createFavorites( random ),
			view: createView( random, createSearch( random ) ),
		} );
		await page.addInitScript(
			( text ) =>
				window.sessionStorage.setItem(
					'storedeck-tracked-exports',
					text
				),
			random.pick( [ '{', '[1,null,{}]', '["x"]', 'null', '""' ] )
		);
		const response = await page.goto(
			new URL( `${ href }&view=${ id }`, site.url ).href
		);
		if ( response.status() >= 400 ) {
			problems.add( `The page: ${ response.status() }`, where );
		}
		await page.locator( '.storedeck-layout' ).waitFor();
	}

	async function open( random, index ) {
		const isFull = index % blockSize === 0;
		const href = `/wp-admin/admin.php?${ createSearch( random ) }`;
		where = `${ index }: ${ href }\n  after ${ where.split( '\n' )[ 0 ] }`;
		if ( isFull ) {
			await load( random, href );
		}
		const { text, failures } = await page.evaluate( showUrl, {
			href: isFull ? '' : href,
			isSettled: isFull || index % Number( values.settle ) === 0,
		} );
		if ( ! text ) {
			problems.add( 'The page is empty.', where );
		}
		for ( const failure of failures ) {
			problems.add( `Shown: ${ failure }`, where );
		}
		for ( const fault of faults.splice( 0 ) ) {
			problems.add( fault, where );
		}
		progress.opened++;
	}

	/** Opens the URLs of a block. The rest is left out when one could not be opened. */
	async function openBlock( first, end ) {
		const random = createBlockRandom( Math.floor( first / blockSize ) );
		try {
			for ( let index = first; index < end; index++ ) {
				await open( random, index );
			}
		} catch ( error ) {
			if ( ! browser.isConnected() ) {
				return;
			}
			problems.add( `Could not open: ${ error }`, where );
		}
		for ( const entry of readLog() ) {
			problems.add( `PHP: ${ entry }`, where );
		}
	}

	const end = Number( values.start ) + Number( values.urls );
	while ( progress.next < end && browser.isConnected() && ! signal.aborted ) {
		const next = Math.min( progress.next + blockSize, end );
		await openBlock( progress.next, next );
		if ( ! browser.isConnected() ) {
			break;
		}
		progress.next = next;
		progress.problems = problems.list();
		writeProgress( progress );
		const minutes = ( ( Date.now() - begin ) / 60_000 ).toFixed( 1 );
		console.log(
			`${ next } of ${ end }: ${ progress.opened } URLs, ${ progress.requests } requests, ${ minutes } min`
		);
	}
	await browser.close();

	for ( const { count, text } of problems.list() ) {
		console.error( `${ count } × ${ text.slice( 0, 200 ) }` );
	}
	console.log( `${ problems.list().length } kinds of problems` );
	process.exitCode = problems.list().length ? 1 : 0;
}

await runOnSite( { name: 'urls' }, run );
