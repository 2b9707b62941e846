import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { startCms } from '../../bin/cms/index.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';

/*
 * How fast the screens are, against the Tools page of the same WordPress in the
 * same run: what the host itself takes is in both.
 *
 *   npm run bench -- pages [--orders=200000] [--runs=7] [--db=mariadb|sqlite]
 *                          [--plugin=FOLDER] [--part=loads|changes]
 *
 * - `cold`, `warm`: until chart and first rows are painted, with an empty and
 *   with a filled cache of the browser, as a multiple of the Tools page's first
 *   paint. Pages are loaded in turn; figures are medians. The page has been
 *   visited before and shows what was drawn then; `app` is when the app has
 *   drawn it anew and can be used.
 * - first visits: the same where nothing is kept of the page.
 * - `least`: a page with one line drawn by the host's React beside its stores:
 *   below that no screen made of them gets.
 * - `requests`: requests to the REST API until then.
 * - `own kB`, `host kB`: the plugin's and the host's scripts that were loaded
 *   until the app had drawn it, gzipped; `later`: those of the second after it.
 * - `shift`: cumulative layout shift.
 * - changes: from the last answer of the server until it is painted.
 *
 * CHROMIUM_PATH names the browser, where it is not Playwright's own.
 */
const option = ( name, standard ) =>
	process.argv
		.find( ( argument ) => argument.startsWith( `--${ name }=` ) )
		?.slice( name.length + 3 ) ?? standard;
const orders = Number( option( 'orders', '5000' ) );
const runs = Number( option( 'runs', '7' ) );
const database = option( 'db', 'mariadb' );
const plugin = option( 'plugin', undefined );
const part = option( 'part', 'all' );

const LIMITS = { cold: 1.6, warm: 1.3, script: 120, answer: 150, shift: 0.005 };

const here = path.dirname( fileURLToPath( import.meta.url ) );
const dir = path.join( here, '../../.cache/bench', `pages-${ database }` );
const probe = readFileSync( path.join( here, 'pages/probe.js' ), 'utf8' );
rmSync( dir, { recursive: true, force: true } );

const TOOLS = '/wp-admin/tools.php';
const screen = ( name, query = '' ) =>
	`/wp-admin/admin.php?page=storedeck&path=%2Fanalytics%2F${ name }${ query }`;

const day = ( years ) => {
	const date = new Date( Date.now() - 86400000 );
	date.setUTCFullYear( date.getUTCFullYear() - years );
	return date.toISOString().slice( 0, 10 );
};
const THREE_YEARS = `&period=custom&compare=previous_year&after=${ day(
	3
) }&before=${ day( 0 ) }&interval=day`;

const LEAST = 'least';

const SCREENS = {
	[ LEAST ]: '/wp-admin/tools.php?page=storedeck-bench-least',
	revenue: screen( 'revenue' ),
	orders: screen( 'orders' ),
	products: screen( 'products' ),
	overview: screen( 'overview' ),
	'revenue, three years by day': screen( 'revenue', THREE_YEARS ),
};

const WITH_GOALS = [ 'revenue', 'orders', 'products', 'overview' ];

const median = ( values ) =>
	values.toSorted( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];
const round = ( value, digits = 0 ) => Number( value.toFixed( digits ) );

const server =
	database === 'mariadb'
		? await startMariadb( { dir: `${ dir }-server` } )
		: null;
const site = await startCms( {
	dir,
	db: server?.url ?? 'sqlite',
	php: 'native',
	orders,
	plugin,
	log: createProgress(),
} );
const mustUse = path.join( site.wpPath, 'wp-content/mu-plugins' );
mkdirSync( mustUse, { recursive: true } );
for ( const name of [ 'least', 'first-visit' ] ) {
	copyFileSync(
		path.join( here, `pages/${ name }.php` ),
		path.join( mustUse, `storedeck-bench-${ name }.php` )
	);
}
const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH || undefined,
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-background-networking',
		/*
		 * What other hosts would deliver is no matter of these pages. Intercepting
		 * requests would turn the browser's cache off, and with it `warm`.
		 */
		'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
	],
} );

try {
	const cookies = ( await site.loginCookies() )
		.split( '; ' )
		.map( ( pair ) => {
			const at = pair.indexOf( '=' );
			return {
				name: pair.slice( 0, at ),
				value: pair.slice( at + 1 ),
				url: site.url,
			};
		} );

	/** A page of a browser that has seen nothing yet; the server may know the visitor. */
	async function openFresh( isFirstVisit ) {
		const context = await browser.newContext( {
			viewport: { width: 1440, height: 900 },
		} );
		await context.addCookies( cookies );
		if ( isFirstVisit ) {
			await context.addCookies( [
				{
					name: 'storedeck-bench-first-visit',
					value: '1',
					url: site.url,
				},
			] );
		}
		await context.addInitScript( probe );
		return { context, page: await context.newPage() };
	}

	async function load( page, address ) {
		await page.goto( site.url + address );
		if ( address === TOOLS ) {
			return page.evaluate( async () => {
				const read = () =>
					performance.getEntriesByName(
						'first-contentful-paint'
					)[ 0 ];
				while ( ! read() ) {
					await new Promise( ( resolve ) =>
						setTimeout( resolve, 5 )
					);
				}
				return read().startTime;
			} );
		}
		return readNoted( page, 'shown' );
	}

	async function readNoted( page, name ) {
		const noted = await page.waitForFunction(
			( key ) => window.storedeckBench[ key ],
			name,
			{ timeout: 60_000 }
		);
		return noted.jsonValue();
	}

	/** Visits a page until it is kept for the next visit. */
	async function visit( address ) {
		const { context, page } = await openFresh();
		try {
			const isKept = page.waitForResponse(
				( response ) => response.url().includes( '/snapshots' ),
				{ timeout: 15_000 }
			);
			// What is evaluated in a page counts as somebody's using it.
			await page.goto( site.url + address );
			await isKept;
		} catch {
			// It is kept already, or nothing of this page is.
		} finally {
			await context.close();
		}
	}

	/** Loads a page with an empty cache, then with a filled one. */
	async function time( address, isFirstVisit ) {
		const { context, page } = await openFresh( isFirstVisit );
		try {
			const cold = await load( page, address );
			if ( address !== TOOLS ) {
				// The scripts of the page are in the cache then.
				await readNoted( page, 'drawn' );
			}
			await page.goto( 'about:blank' );
			const warm = await load( page, address );
			return {
				cold,
				warm,
				app:
					address === TOOLS
						? undefined
						: await readNoted( page, 'drawn' ),
			};
		} finally {
			await context.close();
		}
	}

	/** What one load of a page brings with it. */
	async function weigh( address ) {
		const { context, page } = await openFresh();
		const scripts = [];
		page.on( 'response', ( response ) => {
			if ( response.request().resourceType() === 'script' ) {
				scripts.push( response );
			}
		} );
		try {
			const shown = await load( page, address );
			const drawn = await readNoted( page, 'drawn' );
			// The page settles: what is loaded or moves late does it now.
			await page.waitForTimeout( 1000 );
			const ends = await page.evaluate( () =>
				Object.fromEntries(
					performance
						.getEntriesByType( 'resource' )
						.map( ( { name, responseEnd } ) => [
							name,
							responseEnd,
						] )
				)
			);
			const sum = { own: 0, host: 0, ownLate: 0, hostLate: 0, names: [] };
			const seen = new Set();
			for ( const response of scripts ) {
				const url = response.url();
				// The host makes one out of its own text, for a worker.
				if ( seen.has( url ) || url.startsWith( 'blob:' ) ) {
					continue;
				}
				seen.add( url );
				const size = gzipSync( await response.body() ).length;
				const { pathname } = new URL( url );
				const isOwn = /\/plugins\/[^/]+\/(build|assets)\//.test(
					pathname
				);
				const isLate = ! ( ends[ url ] <= drawn );
				sum[ ( isOwn ? 'own' : 'host' ) + ( isLate ? 'Late' : '' ) ] +=
					size;
				if ( ! isOwn && ! isLate ) {
					sum.names.push( pathname );
				}
			}
			return {
				...sum,
				requests: await page.evaluate(
					( before ) =>
						performance
							.getEntriesByType( 'resource' )
							.filter(
								( { name, startTime } ) =>
									startTime < before &&
									/\/wp-json\/|rest_route=/.test( name )
							).length,
					shown
				),
				shift: await page.evaluate( () => window.storedeckBench.shift ),
			};
		} finally {
			await context.close();
		}
	}

	/** How soon screens are there, and what they bring with them. */
	async function measureLoads() {
		const times = {};
		const firsts = {};
		const note = ( list, name, { cold, warm, app } ) => {
			list[ name ] ??= { cold: [], warm: [], app: [] };
			list[ name ].cold.push( cold );
			list[ name ].warm.push( warm );
			list[ name ].app.push( app );
		};
		for ( const name of WITH_GOALS ) {
			await visit( SCREENS[ name ] );
		}
		for ( let run = 0; run < runs; run++ ) {
			for ( const [ name, address ] of Object.entries( {
				tools: TOOLS,
				...SCREENS,
			} ) ) {
				note( times, name, await time( address ) );
				if ( WITH_GOALS.includes( name ) ) {
					note( firsts, name, await time( address, true ) );
				}
			}
		}
		const tools = {
			cold: median( times.tools.cold ),
			warm: median( times.tools.warm ),
		};
		const compare = ( { cold, warm } ) => ( {
			cold: round( median( cold ) ),
			'× Tools': round( median( cold ) / tools.cold, 2 ),
			warm: round( median( warm ) ),
			'× Tools, warm': round( median( warm ) / tools.warm, 2 ),
		} );
		const rows = { 'Tools (first paint)': compare( times.tools ) };
		const hosts = new Set();
		for ( const [ name, address ] of Object.entries( SCREENS ) ) {
			const cold = median( times[ name ].cold );
			const warm = median( times[ name ].warm );
			const { own, host, ownLate, hostLate, names, requests, shift } =
				await weigh( address );
			names.forEach( ( one ) => hosts.add( one ) );
			const hasGoal = WITH_GOALS.includes( name );
			rows[ name ] = {
				...compare( times[ name ] ),
				app: round( median( times[ name ].app ) ),
				requests,
				'own kB': round( own / 1000 ),
				'later own kB': round( ownLate / 1000 ),
				'host kB': round( host / 1000 ),
				'later host kB': round( hostLate / 1000 ),
				shift: round( shift, 4 ),
				...( hasGoal && {
					holds:
						cold / tools.cold <= LIMITS.cold &&
						warm / tools.warm <= LIMITS.warm &&
						requests === 0 &&
						own / 1000 <= LIMITS.script &&
						shift <= LIMITS.shift
							? 'yes'
							: 'NO',
				} ),
			};
		}
		console.log(
			`\n${ orders } orders on ${ database }, PHP ${ site.engine.version }, milliseconds, median of ${ runs }; at most ${ LIMITS.cold } × Tools, ${ LIMITS.warm } warm, 0 requests, ${ LIMITS.script } kB:`
		);
		console.table( rows );
		console.log( '\nFirst visits, nothing kept of the page:' );
		console.table(
			Object.fromEntries(
				Object.entries( firsts ).map( ( [ name, list ] ) => [
					name,
					compare( list ),
				] )
			)
		);

		const editor = [ ...hosts ].filter( ( name ) =>
			/block-editor|block-library|\/blocks(\.min)?\.js|editor(\.min)?\.js/.test(
				name
			)
		);
		console.log(
			`Scripts of the host: ${ [ ...hosts ]
				.map( ( name ) =>
					path.basename( name ).replace( /(\.min)?\.js$/, '' )
				)
				.join( ', ' ) }.`
		);
		console.log(
			editor.length
				? `NO: the editor is among them: ${ editor.join( ', ' ) }`
				: 'None of the editor is among them: yes'
		);
	}

	/** How soon an answer of the server is seen. */
	async function measureChanges() {
		/** Label => what is done on the screen. */
		const choose = ( name ) => async ( page ) => {
			await page
				.locator( '.woocommerce-chart__interval-select select' )
				.first()
				.selectOption( name );
		};
		const sort = ( page ) =>
			page
				.getByRole( 'columnheader', { name: /Net sales/ } )
				.getByRole( 'button' )
				.click();
		const next = ( page ) =>
			page.getByRole( 'button', { name: 'Next Page' } ).first().click();
		const range = ( query ) => ( page ) =>
			page.evaluate(
				( address ) => {
					const link = document.createElement( 'a' );
					link.href = address;
					window.history.pushState( {}, '', address );
					window.dispatchEvent(
						new window.PopStateEvent( 'popstate' )
					);
				},
				screen( 'revenue', query )
			);
		const CHANGES = {
			'interval: week': [ THREE_YEARS, choose( 'week' ) ],
			'interval: day, three years': [
				THREE_YEARS.replace( 'interval=day', 'interval=week' ),
				choose( 'day' ),
			],
			'range: last year': [
				'',
				range( '&period=last_year&compare=previous_year' ),
			],
			'range: three years by day': [ '', range( THREE_YEARS ) ],
			sort: [ THREE_YEARS, sort ],
			page: [ THREE_YEARS, next ],
		};
		const changes = {};
		for ( const [ name, [ query, deed ] ] of Object.entries( CHANGES ) ) {
			const all = [];
			let requests = 0;
			for ( let run = 0; run < runs; run++ ) {
				const { context, page } = await openFresh( true );
				try {
					await load( page, screen( 'revenue', query ) );
					// What comes after the first screen comes before a person acts.
					await page.waitForLoadState( 'networkidle' );
					const waiting = page.evaluate( () =>
						window.storedeckBench.change( performance.now() )
					);
					await deed( page );
					const change = await waiting;
					all.push( change.painted - change.answered );
					requests = change.requests;
				} finally {
					await context.close();
				}
			}
			changes[ name ] = {
				requests,
				'answer to paint': round( median( all ) ),
				worst: round( Math.max( ...all ) ),
				holds: median( all ) <= LIMITS.answer ? 'yes' : 'NO',
			};
		}
		console.log(
			`\nFrom the last answer until it is painted, milliseconds, at most ${ LIMITS.answer }:`
		);
		console.table( changes );
	}

	// PHP and database warm up; sums of the past are made.
	for ( const address of [ TOOLS, ...Object.values( SCREENS ) ] ) {
		await time( address );
	}
	if ( part !== 'changes' ) {
		await measureLoads();
	}
	if ( part !== 'loads' ) {
		await measureChanges();
	}
} finally {
	await browser.close();
	await site.stop();
	await server?.stop();
	rmSync( dir, { recursive: true, force: true } );
}
