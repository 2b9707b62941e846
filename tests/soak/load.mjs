import { REQUESTS } from '../bench/rest/requests.mjs';
import { option } from '../setup/store.mjs';
import { READS, percentile, startStore } from './support/store-under-load.mjs';

/*
 * Sends parallel read and write requests to a site on nginx, PHP-FPM and MariaDB.
 *
 *   npm run soak -- load [--orders=200000] [--minutes=10] [--readers=30]
 *                        [--writers=5] [--workers=8]
 *
 * Readers request reports, performance indicators and leaderboards in turn.
 * Writers create orders of the same amount, complete three of four and delete the
 * others. The test fails if a response has another status than 200 or 201, if
 * today's report lacks an order whose creation was confirmed before the request,
 * if it includes an order that was not yet requested, or if the final totals
 * differ from the orders. Prints the response times, compared with the median of
 * the same request without load, and the memory of the PHP workers.
 */
const orders = option( 'orders', 200000 );
const minutes = option( 'minutes', 10 );
const readers = option( 'readers', 30 );
const writers = option( 'writers', 5 );
const workers = option( 'workers', 8 );

const PRICE = 12.34;

const { web, request, failures, stop } = await startStore( 'load', {
	orders,
	workers,
} );

// Requests that were sent and that were confirmed. The number of orders in a
// report must be between the two.
const sent = { created: 0, deleted: 0 };
const confirmed = { created: 0, deleted: 0 };

const tomorrow = new Date( Date.now() + 86400000 ).toISOString().slice( 0, 10 );
const yesterday = new Date( Date.now() - 86400000 )
	.toISOString()
	.slice( 0, 10 );
const TODAY = `/wc-analytics/reports/orders/stats?after=${ yesterday }T00:00:00&before=${ tomorrow }T23:59:59&interval=day`;
const getTotals = async () => ( await request( TODAY ) ).body?.totals;
const base = await getTotals();

const times = new Map();
const recordTime = ( name, time ) => {
	const all = times.get( name ) ?? [];
	all.push( time );
	times.set( name, all );
};

async function readToday() {
	const before = { ...confirmed };
	const { time, body } = await request( TODAY );
	recordTime( 'orders stats of today', time );
	const count = ( body?.totals.orders_count ?? NaN ) - base.orders_count;
	const min = before.created - sent.deleted;
	const max = sent.created - before.deleted;
	if ( body && ! ( count >= min && count <= max ) ) {
		failures.push(
			`${ count } orders of today, expected ${ min } to ${ max }`
		);
	}
}

async function read( turn ) {
	const name = READS[ turn % ( READS.length + 1 ) ];
	if ( ! name ) {
		return readToday();
	}
	const { time } = await request( REQUESTS[ name ].route );
	recordTime( name, time );
}

const { body: products } = await request(
	'/wc-analytics/products?per_page=10&status=publish&type=simple'
);
async function write( turn ) {
	sent.created++;
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
	recordTime( 'create an order', created.time );
	if ( ! created.body ) {
		return;
	}
	confirmed.created++;
	const route = `/wc-analytics/orders/${ created.body.id }`;
	if ( turn % 4 ) {
		const changed = await request( route, 'PUT', { status: 'completed' } );
		recordTime( 'change its status', changed.time );
		return;
	}
	sent.deleted++;
	const deleted = await request( `${ route }?force=true`, 'DELETE' );
	recordTime( 'delete an order', deleted.time );
	if ( deleted.body ) {
		confirmed.deleted++;
	}
}

try {
	const medianWithoutLoad = new Map();
	for ( let turn = 0; turn < ( READS.length + 1 ) * 5; turn++ ) {
		await read( turn );
	}
	for ( let turn = 0; turn < 12; turn++ ) {
		await write( turn );
	}
	for ( const [ name, values ] of times ) {
		medianWithoutLoad.set( name, percentile( values, 0.5 ) );
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
	const remaining = confirmed.created - confirmed.deleted;
	const expected = {
		orders_count: base.orders_count + remaining,
		net_revenue:
			Math.round( ( base.net_revenue + remaining * PRICE ) * 100 ) / 100,
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
				const baseline = medianWithoutLoad.get( name ) ?? NaN;
				const p95 = percentile( values, 0.95 );
				return [
					name,
					{
						requests: values.length,
						'without load': Math.round( baseline ),
						p50: Math.round( percentile( values, 0.5 ) ),
						p95: Math.round( p95 ),
						'p95 / without load': Number(
							( p95 / baseline ).toFixed( 1 )
						),
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
			: `No failures. The totals include the ${ remaining } remaining orders.`
	);
	process.exitCode = failures.length ? 1 : 0;
} finally {
	await stop();
}
