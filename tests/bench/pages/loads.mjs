import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LEAST, SCREENS, screen, THREE_YEARS, TOOLS } from './screens.mjs';
import { median, round } from './visitor.mjs';

const LIMITS = { first: 1.5, repeat: 1.1, script: 120, shift: 0.005 };

const VISITS = [ 'first', 'repeat' ];

/**
 * Label => address, what is clicked, and what the probe is asked for.
 *
 * @type {Record<string, { address: string, control?: string, noted?: string }>}
 */
const LOADS = {
	tools: { address: TOOLS },
	least: { address: LEAST, noted: 'painted' },
	...Object.fromEntries(
		Object.entries( SCREENS ).flatMap( ( [ name, address ] ) =>
			[ 'chart', 'heading' ]
				.filter(
					( control ) => name !== 'Overview' || control === 'chart'
				)
				.map( ( control ) => [
					`${ name } ${ control }`,
					{ address, control, noted: 'usable' },
				] )
		)
	),
};

/**
 * Loads a page with an empty cache of the browser, then with a filled one. The
 * load between them is not measured: in it the browser compiles the scripts in
 * its cache for later visits.
 */
async function timeVisits(
	visitor,
	/** @type {(typeof LOADS)[string]} */ { address, control, noted }
) {
	const page = await visitor.open( control );
	/** @type {Record<string, number>} */
	const times = {};
	try {
		for ( const visit of [ 'first', 'second', 'repeat' ] ) {
			await visitor.load( page, address );
			times[ visit ] = noted
				? await visitor.read( page, noted )
				: await visitor.readFirstPaint( page );
			if ( noted === 'usable' ) {
				times[ `${ visit } painted` ] = await visitor.read(
					page,
					'painted'
				);
			}
			// All scripts of the page are in the cache then.
			await page.waitForLoadState( 'networkidle' );
			await page.goto( 'about:blank' );
		}
	} finally {
		await page.context().close();
	}
	return times;
}

const isOwn = ( pathname ) =>
	/\/plugins\/[^/]+\/(build|assets)\//.test( pathname );

/** Sizes, requests and layout shift of one load. */
async function weigh( visitor, address ) {
	const page = await visitor.open();
	const scripts = new Map();
	page.on( 'response', ( response ) => {
		// Core makes one out of its own text, for a worker.
		if (
			response.request().resourceType() === 'script' &&
			! response.url().startsWith( 'blob:' )
		) {
			scripts.set( response.url(), response );
		}
	} );
	try {
		await visitor.load( page, address );
		const painted = await visitor.read( page, 'painted' );
		// What is loaded or moves late does it now.
		await page.waitForTimeout( 1000 );
		const resources = await page.evaluate( () =>
			performance
				.getEntriesByType( 'resource' )
				.map( ( { name, startTime, responseEnd } ) => ( {
					name,
					startTime,
					responseEnd,
				} ) )
		);
		const ends = new Map(
			resources.map( ( { name, responseEnd } ) => [ name, responseEnd ] )
		);
		const sizes = { own: 0, core: 0, laterOwn: 0, laterCore: 0 };
		const coreScripts = [];
		for ( const [ url, response ] of scripts ) {
			const { pathname } = new URL( url );
			const isLate = ! ( ends.get( url ) <= painted );
			const size = gzipSync( await response.body() ).length / 1000;
			if ( isOwn( pathname ) ) {
				sizes[ isLate ? 'laterOwn' : 'own' ] += size;
			} else {
				sizes[ isLate ? 'laterCore' : 'core' ] += size;
				coreScripts.push( pathname );
			}
		}
		return {
			...sizes,
			coreScripts,
			files: [ ...scripts.keys() ].filter(
				( url ) => ends.get( url ) <= painted
			).length,
			requests: resources
				.filter(
					( { name, startTime } ) =>
						startTime < painted &&
						/\/wp-json\/|rest_route=/.test( name )
				)
				.map( ( { name } ) => name ),
			shift: await page.evaluate( () => window.storedeckBench.shift ),
		};
	} finally {
		await page.context().close();
	}
}

/** How soon screens can be used. */
async function measureTimes( visitor, runs ) {
	const times = {};
	for ( const load of Object.values( LOADS ) ) {
		// PHP and database warm up; reports are computed and cached.
		await timeVisits( visitor, load );
	}
	for ( let run = 0; run < runs; run++ ) {
		for ( const [ label, load ] of Object.entries( LOADS ) ) {
			const visits = await timeVisits( visitor, load );
			for ( const [ visit, time ] of Object.entries( visits ) ) {
				( ( times[ label ] ??= {} )[ visit ] ??= [] ).push( time );
			}
		}
	}
	const read = ( label, visit ) => median( times[ label ][ visit ] );

	for ( const visit of VISITS ) {
		const tools = read( 'tools', visit );
		const least = read( 'least', visit );
		const rows = {
			'Tools, first paint': { ms: round( tools ), '× Tools': 1 },
			least: { ms: round( least ), '× Tools': round( least / tools, 2 ) },
		};
		for ( const [ label, { control } ] of Object.entries( LOADS ) ) {
			if ( control ) {
				const time = read( label, visit );
				rows[ label ] = {
					ms: round( time ),
					'× Tools': round( time / tools, 2 ),
					'× least': round( time / least, 2 ),
					painted: round( read( label, `${ visit } painted` ) ),
					holds: time / tools <= LIMITS[ visit ] ? 'yes' : 'NO',
				};
			}
		}
		console.log(
			`\nUsable on the ${ visit } visit, at most ${ LIMITS[ visit ] } × Tools:`
		);
		console.table( rows );
	}
}

/** What screens load, and what moves. */
async function measureSizes( visitor ) {
	const rows = {};
	const coreScripts = new Set();
	// Core requests preferences and loads the editor's scripts on every page.
	const least = await weigh( visitor, LEAST );
	for ( const [ name, address ] of Object.entries( {
		least: LEAST,
		...SCREENS,
		'Revenue, three years by day': screen( 'revenue', THREE_YEARS ),
	} ) ) {
		const load =
			address === LEAST ? least : await weigh( visitor, address );
		const requests = load.requests.filter(
			( url ) => ! least.requests.includes( url )
		).length;
		load.coreScripts
			.filter( ( script ) => ! least.coreScripts.includes( script ) )
			.forEach( ( script ) => coreScripts.add( script ) );
		rows[ name ] = {
			requests,
			'script files': load.files,
			'own kB': round( load.own ),
			'later own kB': round( load.laterOwn ),
			'core kB': round( load.core ),
			'later core kB': round( load.laterCore ),
			shift: round( load.shift, 4 ),
			...( name in SCREENS && {
				holds:
					requests === 0 &&
					load.own <= LIMITS.script &&
					load.shift <= LIMITS.shift
						? 'yes'
						: 'NO',
			} ),
		};
	}
	console.log(
		`\nLoaded before the screen is painted, at most 0 requests and ${ LIMITS.script } kB:`
	);
	console.table( rows );

	console.log(
		`Scripts of core beyond those of \`least\`: ${
			[ ...coreScripts ]
				.map( ( script ) =>
					path.basename( script ).replace( /(\.min)?\.js$/, '' )
				)
				.join( ', ' ) || 'none'
		}.`
	);
}

/**
 * @param {Awaited<ReturnType<import('./visitor.mjs').openVisitor>>} visitor
 * @param {number}                                                   runs
 */
export async function measureLoads( visitor, runs ) {
	await measureTimes( visitor, runs );
	await measureSizes( visitor );
}
