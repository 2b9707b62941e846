import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTwin, dyingAt, NAMES, workOn } from './support/twin.mjs';

const twin = createTwin( 'import' );

/** Adds a job without beginning with it. */
const importJob = (
	kind = 'import',
	args = "array( 'days' => null, 'from' => null, 'skip' => false )"
) =>
	twin.run(
		`return \\Storedeck\\Jobs\\Job_Store::add( '${ kind }', ${ args }, 0, 'import' );`
	);

/**
 * Rows of orders with their customers' addresses in place of ids: a database
 * does not use the number again that a killed process took.
 */
function named( { wc_customer_lookup: customers, ...tables } ) {
	const emails = new Map(
		customers.map( ( row ) => [ row.customer_id, row.email ] )
	);
	return Object.fromEntries(
		Object.entries( tables ).map( ( [ table, rows ] ) => [
			table,
			rows.map( ( { customer_id: id, ...row } ) => ( {
				...row,
				customer: emails.get( id ),
			} ) ),
		] )
	);
}

/** Customers without their numbers. */
const people = ( { wc_customer_lookup: rows } ) =>
	rows
		.map( ( { customer_id: id, ...row } ) => row )
		.sort( ( a, b ) => ( a.email < b.email ? -1 : 1 ) );

/** Asserts that each row is there once, as it would be had nothing happened. */
function assertSame( actual, expected ) {
	assert.deepEqual( named( actual ), named( expected ) );
	assert.deepEqual( people( actual ), people( expected ) );
}

const whole = ( kind, args ) => twin.run( workOn( importJob( kind, args ) ) );

/** So that there is time to disturb it: some hundred orders take more than two seconds. */
const SLOWLY =
	"add_filter( 'query', static function ( $sql ) { usleep( 20000 ); return $sql; } );";

describe( 'an import that breaks off', () => {
	let earlier;
	let undisturbed;

	before( () => {
		twin.make( 350 );
		earlier = twin.analytics();
		whole( 'delete', 'array()' );
		whole();
		undisturbed = twin.analytics();
	} );

	after( twin.drop );

	it( 'removes every row and makes each of them again as it was', () => {
		assert.ok( earlier.wc_order_stats.length >= 350 );
		assert.deepEqual( named( undisturbed ), named( earlier ) );
		assert.equal(
			new Set(
				undisturbed.wc_customer_lookup.map( ( { email } ) => email )
			).size,
			undisturbed.wc_customer_lookup.length
		);
	} );

	it( 'leaves nothing behind when all is removed, and orders stay', () => {
		whole( 'delete', 'array()' );
		for ( const [ table, rows ] of Object.entries( twin.analytics() ) ) {
			assert.deepEqual( rows, [], table );
		}
		const raw = twin.run(
			`return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ${ twin.prefix }wc_orders' );`
		);
		assert.equal( raw, earlier.wc_order_stats.length );
	} );

	it( 'goes on after its process was killed, again and again, and gives the same rows', async () => {
		whole( 'delete', 'array()' );
		const id = importJob();
		for ( const [ time, query ] of [ 60, 150, 95, 210 ].entries() ) {
			const worker = twin.begin( workOn( id, dyingAt( query ) ) );
			const { code, output } = await worker.ended;
			assert.equal( code, null, `it was not killed: ${ output }` );
			if ( time ) {
				twin.letGo();
			} else {
				await sleep( 1100 );
			}
		}
		const { state, done, total } = twin.run( workOn( id ) );
		assert.deepEqual( [ state, done ], [ 'finished', total ] );
		assertSame( twin.analytics(), undisturbed );
	} );

	it( 'gives the same rows when several processes want to do it at once', async () => {
		whole( 'delete', 'array()' );
		const id = importJob();
		const workers = [
			twin.begin( workOn( id ) ),
			twin.begin( workOn( id ) ),
			twin.begin( workOn( id ) ),
		];
		for ( const { ended } of workers ) {
			const { code, output } = await ended;
			assert.equal( code, 0, output );
			assert.equal( JSON.parse( output ).state, 'finished' );
		}
		assertSame( twin.analytics(), undisturbed );
	} );

	it( 'changes nothing when it is done a second time', () => {
		whole();
		assertSame( twin.analytics(), undisturbed );
	} );

	it( 'brings back what is missing and leaves the rest alone', () => {
		twin.run( `
			$ids = $wpdb->get_col( "SELECT order_id FROM ${ twin.prefix }wc_order_stats ORDER BY order_id LIMIT 20 OFFSET 30" );
			foreach ( array( 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_coupon_lookup', 'wc_order_tax_lookup' ) as $table ) {
				$wpdb->query( "DELETE FROM ${ twin.prefix }$table WHERE order_id IN ( " . implode( ', ', $ids ) . ' )' );
			}
			return true;
		` );
		const { total, done } = whole(
			'import',
			"array( 'days' => null, 'from' => null, 'skip' => true )"
		);
		assert.deepEqual( [ done, total ], [ 20, 20 ] );
		assertSame( twin.analytics(), undisturbed );
	} );

	it( 'takes only what is wanted of a time', () => {
		const moment = undisturbed.wc_order_stats[ 200 ].date_created_gmt;
		whole( 'delete', 'array()' );
		whole(
			'import',
			`array( 'days' => 1, 'from' => '${ moment }', 'skip' => false )`
		);
		assert.deepEqual(
			twin.analytics().wc_order_stats.map( ( { order_id: id } ) => id ),
			undisturbed.wc_order_stats
				.filter( ( { date_created_gmt: made } ) => made >= moment )
				.map( ( { order_id: id } ) => id )
		);
		whole();
		assert.deepEqual(
			twin.analytics().wc_order_stats.map( ( { order_id: id } ) => id ),
			undisturbed.wc_order_stats.map( ( { order_id: id } ) => id )
		);
	} );

	it( 'lets one begin at a time, and stops when it is told to', async () => {
		const id = importJob();
		assert.equal( importJob(), null );
		assert.equal( importJob( 'delete', 'array()' ), null );
		const worker = twin.begin( workOn( id, SLOWLY ) );
		await sleep( 900 );
		assert.equal(
			twin.run( 'return \\Storedeck\\Jobs\\Import\\Imports::cancel();' ),
			true
		);
		const { output } = await worker.ended;
		const { state, done, total } = JSON.parse( output );
		assert.equal( state, 'cancelled' );
		assert.ok( done < total, `${ done } of ${ total } were done` );
		assert.equal(
			twin.run( 'return \\Storedeck\\Jobs\\Import\\Imports::cancel();' ),
			false
		);
		const next = importJob();
		assert.match( next, /^[0-9a-f]{32}$/ );
		assert.equal( twin.run( workOn( next ) ).state, 'finished' );
	} );

	it( 'gives up a job that breaks off each time, and says so', () => {
		const id = importJob();
		const word = twin.run( `
			${ NAMES }
			$broken = static fn( $sql ) => str_contains( $sql, 'wc_orders' ) ? 'SELECT nothing FROM nowhere' : $sql;
			add_filter( 'query', $broken );
			for ( $try = 0; $try < 10; $try++ ) {
				Job_Runner::run( '${ id }', 0 );
				$wpdb->query( "UPDATE ${ twin.prefix }storedeck_jobs SET held_until = 0" );
			}
			return Imports::get_progress()['status'];
		` );
		assert.equal( word, 'error' );
		assert.match( importJob(), /^[0-9a-f]{32}$/ );
		assert.equal(
			twin.run( 'return \\Storedeck\\Jobs\\Import\\Imports::cancel();' ),
			true
		);
	} );
} );
