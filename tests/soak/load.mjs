import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCms } from '../../bin/cms/index.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';
import { MEASURED } from '../bench/rest/measured.mjs';
import { startWebServer } from './load/web-server.mjs';

/*
 * Many readers and writers at the same time, on MariaDB behind nginx and
 * PHP-FPM.
 *
 *   npm run soak -- load [--orders=200000] [--minutes=10] [--readers=30]
 *                        [--writers=5] [--workers=8]
 *
 * Readers request reports, lists and indicators in turn. Writers create orders
 * of one amount, change their status, and delete every fourth. Fails when a
 * response is not 200 or 201, when a report of today lacks an order that was
 * confirmed before the request or has one that was not begun, or when the
 * totals are wrong at the end. Prints percentiles as a multiple of the median
 * of the same request alone, and the memory of the PHP workers.
 */
const option = ( name, standard ) =>
	Number(
		process.argv
			.find( ( argument ) => argument.startsWith( `--${ name }=` ) )
			?.split( '=' )[ 1 ] ?? standard
	);
const orders = option( 'orders', 200000 );
const minutes = option( 'minutes', 10 );
const readers = option( 'readers', 30 );
const writers = option( 'writers', 5 );
const workers = option( 'workers', 8 );

const PRICE = 12.34;
const NAMES = [
	'revenue stats, three years by day',
	'orders stats, three years by day',
	'products stats, a year by day',
	'all indicators of a year',
	'leaderboards of a year',
];

const dir = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../../.cache/soak/load'
);
rmSync( dir, { recursive: true, force: true } );
const server = await startMariadb( { dir: path.join( dir, 'database' ) } );
const site = await startCms( {
	dir: path.join( dir, 'site' ),
	db: server.url,
	php: 'native',
	orders,
	log: createProgress(),
} );
const web = await startWebServer( {
	root: site.wpPath,
	dir: path.join( dir, 'web' ),
	workers,
} );

const cookie = await site.loginCookies();
const nonce = await (
	await fetch( `${ site.url }/wp-admin/admin-ajax.php?action=rest-nonce`, {
		headers: { cookie },
	} )
).text();

const failures = [];
async function request(
	route,
	method = 'GET',
	/** @type {unknown} */ data = undefined
) {
	const start = performance.now();
	const response = await fetch( `${ web.url }/wp-json${ route }`, {
		method,
		headers: {
			cookie,
			'x-wp-nonce': nonce,
			'content-type': 'application/json',
		},
		body: data === undefined ? undefined : JSON.stringify( data ),
	} );
	const text = await response.text();
	const time = performance.now() - start;
	if ( ! [ 200, 201 ].includes( response.status ) ) {
		failures.push(
			`${ method } ${ route }: ${ response.status } ${ text }`
		);
		return { time, body: null };
	}
	return { time, body: JSON.parse( text ) };
}

const percentile = ( values, share ) =>
	values.toSorted( ( a, b ) => a - b )[
		Math.min( values.length - 1, Math.floor( values.length * share ) )
	] ?? NaN;

// Orders that were begun and confirmed, and the same for deletions: what a
// report may show at a moment lies between.
const begun = { created: 0, deleted: 0 };
const confirmed = { created: 0, deleted: 0 };

const tomorrow = new Date( Date.now() + 86400000 ).toISOString().slice( 0, 10 );
const yesterday = new Date( Date.now() - 86400000 )
	.toISOString()
	.slice( 0, 10 );
const TODAY = `/wc-analytics/reports/orders/stats?after=${ yesterday }T00:00:00&before=${ tomorrow }T23:59:59&interval=day`;
const getTotals = async () => ( await request( TODAY ) ).body?.totals;
const base = await getTotals();

const times = new Map();
const note = ( name, time ) => {
	const all = times.get( name ) ?? [];
	all.push( time );
	times.set( name, all );
};

async function readToday() {
	const before = { ...confirmed };
	const { time, body } = await request( TODAY );
	note( 'orders stats of today', time );
	const count = ( body?.totals.orders_count ?? NaN ) - base.orders_count;
	const least = before.created - begun.deleted;
	const most = begun.created - before.deleted;
	if ( body && ! ( count >= least && count <= most ) ) {
		failures.push(
			`${ count } orders of today, expected ${ least } to ${ most }`
		);
	}
}

async function read( turn ) {
	const name = NAMES[ turn % ( NAMES.length + 1 ) ];
	if ( ! name ) {
		return readToday();
	}
	const { time } = await request( MEASURED[ name ].route );
	note( name, time );
}

const { body: products } = await request(
	'/wc-analytics/products?per_page=10&status=publish&type=simple'
);
async function write( turn ) {
	begun.created++;
	const created = await request( '/wc-analytics/orders', 'POST', {
		status: 'processing',
		line_items: [
			{
				product_id: products[ turn % products.length ].id,
				quantity: 1,
				subtotal: String( PRICE ),
				total: String( PRICE ),
			},
		],
	} );
	note( 'create an order', created.time );
	if ( ! created.body ) {
		return;
	}
	confirmed.created++;
	const route = `/wc-analytics/orders/${ created.body.id }`;
	if ( turn % 4 ) {
		const changed = await request( route, 'PUT', { status: 'completed' } );
		note( 'change its status', changed.time );
		return;
	}
	begun.deleted++;
	const deleted = await request( `${ route }?force=true`, 'DELETE' );
	note( 'delete an order', deleted.time );
	if ( deleted.body ) {
		confirmed.deleted++;
	}
}

try {
	const alone = new Map();
	for ( let turn = 0; turn < ( NAMES.length + 1 ) * 5; turn++ ) {
		await read( turn );
	}
	for ( let turn = 0; turn < 12; turn++ ) {
		await write( turn );
	}
	for ( const [ name, values ] of times ) {
		alone.set( name, percentile( values, 0.5 ) );
	}
	times.clear();

	const memory = { start: web.getWorkerMemory(), end: 0 };
	const end = Date.now() + minutes * 60000;
	const repeat = async ( task, turn ) => {
		while ( Date.now() < end && failures.length < 20 ) {
			await task( turn++ ).catch( ( error ) =>
				failures.push( String( error ) )
			);
		}
	};
	await Promise.all( [
		...Array.from( { length: readers }, ( _, index ) =>
			repeat( read, index )
		),
		...Array.from( { length: writers }, ( _, index ) =>
			repeat( write, index )
		),
	] );
	memory.end = web.getWorkerMemory();

	const totals = await getTotals();
	const left = confirmed.created - confirmed.deleted;
	const expected = {
		orders_count: base.orders_count + left,
		net_revenue:
			Math.round( ( base.net_revenue + left * PRICE ) * 100 ) / 100,
	};
	for ( const [ name, value ] of Object.entries( expected ) ) {
		if ( totals?.[ name ] !== value ) {
			failures.push(
				`${ name } is ${ totals?.[ name ] } at the end, expected ${ value }`
			);
		}
	}

	console.log(
		`\n${ orders } orders, ${ readers } readers, ${ writers } writers, ${ minutes } minutes, ${ workers } PHP workers; milliseconds`
	);
	console.table(
		Object.fromEntries(
			[ ...times ].map( ( [ name, values ] ) => {
				const single = alone.get( name ) ?? NaN;
				const p95 = percentile( values, 0.95 );
				return [
					name,
					{
						requests: values.length,
						alone: Math.round( single ),
						p50: Math.round( percentile( values, 0.5 ) ),
						p95: Math.round( p95 ),
						'p95 × alone': Number( ( p95 / single ).toFixed( 1 ) ),
					},
				];
			} )
		)
	);
	console.log(
		`Largest PHP worker: ${ memory.start.toFixed(
			0
		) } MB at the start, ${ memory.end.toFixed( 0 ) } MB at the end.`
	);
	console.log(
		failures.length
			? `${ failures.length } failures:\n${ failures
					.slice( 0, 20 )
					.join( '\n' ) }`
			: `No failure. ${ left } orders are left, and the totals are equal to theirs.`
	);
	process.exitCode = failures.length ? 1 : 0;
} finally {
	await web.stop();
	await site.stop();
	await server.stop();
}
