import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const harness = fs.readFileSync(
	path.join(
		path.dirname( fileURLToPath( import.meta.url ) ),
		'pages/harness.js'
	),
	'utf8'
);

const TIMEOUT = 30_000;
const ROUNDS = 9;
const HOVERS = 40;

/** Charts whose first round takes longer than this are measured once, in ms. */
const SLOW = 3000;

const withTimeout = ( promise ) =>
	Promise.race( [
		promise,
		new Promise( ( _, reject ) =>
			setTimeout(
				() => reject( new Error( 'timeout' ) ),
				TIMEOUT
			).unref()
		),
	] );

/** Repeats a measurement and returns the lowest time. */
async function repeat( measure ) {
	const times = [];
	for ( let round = 0; round < ROUNDS; round++ ) {
		times.push( await withTimeout( measure( round ) ) );
		if ( times[ 0 ] > SLOW ) {
			break;
		}
	}
	// Other load on the machine only makes times longer.
	return Math.min( ...times );
}

/** Time of scripts per movement of the pointer, in milliseconds. */
async function measureHover( page ) {
	const { left, top, width, height } = await page.evaluate( () =>
		window.bench.box()
	);
	const client = await page.context().newCDPSession( page );
	await client.send( 'Performance.enable' );
	const read = async () => {
		const { metrics } = await client.send( 'Performance.getMetrics' );
		return metrics.find( ( { name } ) => name === 'ScriptDuration' ).value;
	};
	const move = ( step ) =>
		page.mouse.move(
			left + width * ( 0.15 + ( 0.7 * step ) / HOVERS ),
			top + height * ( 0.3 + 0.2 * ( step % 2 ) )
		);
	// The first movement also creates elements and is not measured.
	await move( 0 );
	await page.waitForTimeout( 200 );
	const before = await read();
	for ( let step = 1; step <= HOVERS; step++ ) {
		await move( step );
	}
	await page.waitForTimeout( 200 );
	const after = await read();
	await client.detach();
	return ( ( after - before ) * 1000 ) / HOVERS;
}

/**
 * Measures a chart with a number of points, in a new page.
 *
 * @return Milliseconds by measurement, or `null` for those that timed out.
 */
export async function measureChart( browser, { chart, script, css, size } ) {
	const page = await browser.newPage( {
		viewport: { width: 1280, height: 800 },
	} );
	const errors = [];
	page.on( 'pageerror', ( error ) => errors.push( error.message ) );
	/** @type {Record<string, number | null>} */
	const result = { paint: null, update: null, hover: null, resize: null };
	try {
		await page.setContent(
			'<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="chart"></div>'
		);
		await page.addStyleTag( { content: css } );
		await page.addScriptTag( { content: harness } );
		await page.addScriptTag( { content: script } );
		await page.evaluate(
			( options ) => window.bench.prepare( options ),
			size
		);
		result.paint = await repeat( async ( round ) => {
			if ( round > 0 ) {
				await page.evaluate( () => window.bench.unmount() );
			}
			return page.evaluate( () => window.bench.mount() );
		} );
		result.update = await repeat( () =>
			page.evaluate( () => window.bench.update() )
		);
		result.hover = await withTimeout( measureHover( page ) );
		result.resize = await repeat( ( round ) =>
			page.evaluate(
				( width ) => window.bench.resize( width ),
				round % 2 ? 1200 : 900
			)
		);
	} catch ( error ) {
		console.error(
			`${ chart } at ${ size.name }: ${
				String( error ).split( '\n' )[ 0 ]
			} ${ errors[ 0 ] ?? '' }`
		);
	} finally {
		await Promise.race( [
			page.close(),
			new Promise( ( resolve ) => setTimeout( resolve, 3000 ) ),
		] );
	}
	return result;
}
