import { startPhp } from '../../setup/site.mjs';
import { orderRequests } from '../../contract/rest/support/order-requests.mjs';

const SECONDS = 10;
/** Time for all processes to start, so that none begins alone. */
const START_SECONDS = 4;

/** Creates orders of one product; prints their number and milliseconds in total, and per lock. */
const createOrders = ( product, start ) => `
	${ orderRequests( product, `writer-${ product }@example.test` ) }
	define( 'SAVEQUERIES', true );
	while ( microtime( true ) < ${ start } ) { usleep( 1000 ); }
	$sums = array( 'orders' => 0, 'total' => 0, 'waiting' => 0, 'held' => 0 );
	while ( microtime( true ) < ${ start + SECONDS } ) {
		$wpdb->queries = array();
		$begin         = microtime( true );
		list( $status, $body ) = $create();
		if ( 201 !== $status ) { return $body; }
		$sums['total'] += microtime( true ) - $begin;
		++$sums['orders'];
		foreach ( $wpdb->queries as list( $sql, $duration, , $at ) ) {
			if ( str_contains( $sql, 'GET_LOCK' ) ) {
				$sums['waiting'] += $duration;
				$acquired         = $at + $duration;
			} elseif ( str_contains( $sql, 'RELEASE_LOCK' ) ) {
				$sums['held'] += $at - $acquired;
			}
		}
	}
	return $sums;
`;

/**
 * Orders per second of processes that create orders of different products at
 * the same time, as a multiple of one process, and the share of their time in
 * which they wait for a named lock or hold one.
 *
 * @param {Awaited<ReturnType<typeof import('../../setup/site.mjs').signIn>>} api    Logged-in client.
 * @param {number[]}                                                          counts Numbers of processes; the first is the reference.
 * @return {Promise<Record<string, Record<string, number>>>} Rows by number of processes.
 */
export async function measureWriters( api, counts ) {
	const products = [];
	for ( let index = 0; index < Math.max( ...counts ); index++ ) {
		const { body } = await api.send( 'POST', '/wc-analytics/products', {
			name: `Writer ${ index }`,
			regular_price: '3',
			manage_stock: true,
			stock_quantity: 1000000,
		} );
		products.push( body.id );
	}

	/** @type {Record<string, Record<string, number>>} */
	const rows = {};
	let reference = 0;
	for ( const count of counts ) {
		const start = Date.now() / 1000 + START_SECONDS;
		const results = await Promise.all(
			products.slice( 0, count ).map( async ( product ) => {
				const { output } = await startPhp(
					createOrders( product, start )
				).ended;
				return JSON.parse( output );
			} )
		);
		const sum = ( name ) =>
			results.reduce( ( total, result ) => total + result[ name ], 0 );
		const rate = sum( 'orders' ) / SECONDS;
		reference ||= rate;
		rows[ `${ count } writers` ] = {
			'orders per second': Number( rate.toFixed( 1 ) ),
			'× one writer': Number( ( rate / reference ).toFixed( 2 ) ),
			'% waiting for the lock': Math.round(
				( 100 * sum( 'waiting' ) ) / sum( 'total' )
			),
			'% holding the lock': Math.round(
				( 100 * sum( 'held' ) ) / sum( 'total' )
			),
		};
	}
	return rows;
}
