import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { MINIMAL, SCREENS, screen, THREE_YEARS, TOOLS } from './screens.mjs';
import { median, round } from './visitor.mjs';

const LIMITS = {
	first: 1.5,
	repeat: 1.1,
	byte: 1.3,
	script: 120,
	shift: 0.005,
};

/** With other plugins, whose scripts are on every page. */
const LIMITS_WITH_PLUGINS = { ...LIMITS, first: 1.8, repeat: 1.3 };

const VISITS = [ 'first', 'repeat' ];

/**
 * Label => URL, the control to click, and the name of the time to read.
 *
 * @type {Record<string, { url: string, control?: string, metric?: string }>}
 */
const LOADS = {
	tools: { url: TOOLS },
	minimal: { url: MINIMAL, metric: 'painted' },
	...Object.fromEntries(
		Object.entries( SCREENS ).flatMap( ( [ name, url ] ) =>
			[ 'chart', 'heading' ]
				.filter(
					( control ) => name !== 'Overview' || control === 'chart'
				)
				.map( ( control ) => [
					`${ name } ${ control }`,
					{ url, control, metric: 'usable' },
				] )
		)
	),
};

/**
 * Loads a page with an empty browser cache, then with a filled one. Between them,
 * a load that is not measured lets the browser cache compiled scripts.
 */
async function timeVisits(
	visitor,
	/** @type {(typeof LOADS)[string]} */ { url, control, metric }
) {
	const page = await visitor.open( control );
	/** @type {Record<string, number>} */
	const times = {};
	try {
		for ( const visit of [ 'first', 'second', 'repeat' ] ) {
			await visitor.load( page, url );
			times[ visit ] = metric
				? await visitor.read( page, metric )
				: await visitor.readFirstPaint( page );
			times[ `${ visit } byte` ] = await page.evaluate(
				() =>
					/** @type {any} */ (
						performance.getEntriesByType( 'navigation' )[ 0 ]
					).responseStart
			);
			if ( metric === 'usable' ) {
				times[ `${ visit } painted` ] = await visitor.read(
					page,
					'painted'
				);
			}
			// All scripts of the page should be in the cache.
			await page.waitForLoadState( 'networkidle' );
			await page.goto( 'about:blank' );
		}
	} finally {
		await page.context().close();
	}
	return times;
}

/** Whether a script belongs to the plugin. */
const isOwn = ( pathname ) =>
	/\/plugins\/[^/]+\/(build|assets)\//.test( pathname );

/** Measures the script sizes, requests and layout shift of a page load. */
async function measureSize( visitor, url ) {
	const page = await visitor.open();
	const scripts = new Map();
	page.on( 'response', ( response ) => {
		// Core creates the script of a worker from a blob.
		if (
			response.request().resourceType() === 'script' &&
			! response.url().startsWith( 'blob:' )
		) {
			scripts.set( response.url(), response );
		}
	} );
	try {
		await visitor.load( page, url );
		const painted = await visitor.read( page, 'painted' );
		// Includes later requests and layout shifts.
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
		for ( const [ scriptUrl, response ] of scripts ) {
			const { pathname } = new URL( scriptUrl );
			const isLate = ! ( ends.get( scriptUrl ) <= painted );
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
				( scriptUrl ) => ends.get( scriptUrl ) <= painted
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

/** Measures and prints the times until screens are usable. */
async function measureTimes( visitor, runs, limits ) {
	const times = {};
	for ( const load of Object.values( LOADS ) ) {
		// Not measured: fills the caches of PHP, the database and reports.
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
		const minimal = read( 'minimal', visit );
		const byte = read( 'tools', `${ visit } byte` );
		const rows = {
			'Tools, first paint': { ms: round( tools ), '× Tools': 1 },
			minimal: {
				ms: round( minimal ),
				'× Tools': round( minimal / tools, 2 ),
			},
		};
		for ( const [ label, { control } ] of Object.entries( LOADS ) ) {
			if ( control ) {
				const time = read( label, visit );
				rows[ label ] = {
					ms: round( time ),
					'× Tools': round( time / tools, 2 ),
					'× minimal': round( time / minimal, 2 ),
					painted: round( read( label, `${ visit } painted` ) ),
					'first byte × Tools': round(
						read( label, `${ visit } byte` ) / byte,
						2
					),
					passes:
						time / tools <= limits[ visit ] &&
						read( label, `${ visit } byte` ) / byte <= limits.byte
							? 'yes'
							: 'NO',
				};
			}
		}
		console.log(
			`\nUsable on the ${ visit } visit, at most ${ limits[ visit ] } × Tools, with a first byte of at most ${ limits.byte } ×:`
		);
		console.table( rows );
	}
}

/** Measures and prints script sizes, requests and layout shifts. */
async function measureSizes( visitor ) {
	const rows = {};
	const coreScripts = new Set();
	// Core requests preferences and loads the editor's scripts on every page.
	const minimal = await measureSize( visitor, MINIMAL );
	for ( const [ name, url ] of Object.entries( {
		minimal: MINIMAL,
		...SCREENS,
		'Revenue, three years by day': screen( 'revenue', THREE_YEARS ),
	} ) ) {
		const load =
			url === MINIMAL ? minimal : await measureSize( visitor, url );
		const requests = load.requests.filter(
			( request ) => ! minimal.requests.includes( request )
		).length;
		load.coreScripts
			.filter( ( script ) => ! minimal.coreScripts.includes( script ) )
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
				passes:
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
		`Scripts of core in addition to those of \`minimal\`: ${
			[ ...coreScripts ]
				.map( ( script ) =>
					path.basename( script ).replace( /(\.min)?\.js$/, '' )
				)
				.join( ', ' ) || 'none'
		}.`
	);
}

/**
 * @param {Awaited<ReturnType<typeof import('./visitor.mjs').openVisitor>>} visitor
 * @param {number}                                                          runs
 * @param {boolean}                                                         hasPlugins Whether other plugins are active.
 */
export async function measureLoads( visitor, runs, hasPlugins ) {
	await measureTimes(
		visitor,
		runs,
		hasPlugins ? LIMITS_WITH_PLUGINS : LIMITS
	);
	await measureSizes( visitor );
}
