import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
	createTableCopy,
	killAt,
	IMPORTS,
	runToEnd,
} from './support/table-copy.mjs';

const copy = createTableCopy( 'import' );

/** Adds a job without starting it. */
const addJob = (
	kind = 'import',
	args = "array( 'days' => null, 'from' => null, 'skip' => false )"
) =>
	copy.run(
		`return \\Storedeck\\Jobs\\Job_Store::add( '${ kind }', ${ args }, 0, 'import' );`
	);

/**
 * Rows of orders with the emails of customers in place of their IDs, because
 * databases do not reuse the auto-increment IDs of a killed process.
 */
function byEmail( { storedeck_customer_lookup: customers, ...tables } ) {
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

/** Customers without their IDs, sorted by email. */
const customersOf = ( { storedeck_customer_lookup: rows } ) =>
	rows
		.map( ( { customer_id: id, ...row } ) => row )
		.sort( ( a, b ) => ( a.email < b.email ? -1 : 1 ) );

/** Asserts that the rows equal those of an uninterrupted import. */
function assertSameRows( actual, expected ) {
	assert.deepEqual( byEmail( actual ), byEmail( expected ) );
	assert.deepEqual( customersOf( actual ), customersOf( expected ) );
}

const runJob = ( kind, args ) => copy.run( runToEnd( addJob( kind, args ) ) );

/** The number of rows that a job has counted; 0 before its first step. */
const readTotal = ( id ) =>
	copy.run(
		`return \\Storedeck\\Jobs\\Job_Store::find( '${ id }' )->total;`
	);

/** Slows queries down, so that a few hundred orders take more than two seconds. */
const SLOW =
	"add_filter( 'query', static function ( $sql ) { usleep( 20000 ); return $sql; } );";

describe( 'interrupted imports', () => {
	let original;
	let expected;

	before( () => {
		copy.create( 350 );
		original = copy.readAnalytics();
		runJob( 'delete', 'array()' );
		runJob();
		expected = copy.readAnalytics();
	} );

	after( copy.drop );

	it( 'recreates deleted rows unchanged', () => {
		assert.ok( original.storedeck_order_stats.length >= 350 );
		assert.deepEqual( byEmail( expected ), byEmail( original ) );
		assert.equal(
			new Set(
				expected.storedeck_customer_lookup.map( ( { email } ) => email )
			).size,
			expected.storedeck_customer_lookup.length
		);
	} );

	it( 'deletes all analytics rows but no orders', () => {
		runJob( 'delete', 'array()' );
		for ( const [ table, rows ] of Object.entries(
			copy.readAnalytics()
		) ) {
			assert.deepEqual( rows, [], table );
		}
		const raw = copy.run(
			`return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ${ copy.prefix }wc_orders' );`
		);
		assert.equal( raw, original.storedeck_order_stats.length );
	} );

	it( 'continues after its process was killed repeatedly and creates the same rows', async () => {
		runJob( 'delete', 'array()' );
		const id = addJob();
		for ( const query of [ 60, 150, 95, 210 ] ) {
			const worker = copy.start( runToEnd( id, killAt( query ) ) );
			const { code, output } = await worker.ended;
			assert.equal(
				code,
				null,
				`the process was not killed: ${ output }`
			);
			copy.releaseJobs();
		}
		const { state, done, total } = copy.run( runToEnd( id ) );
		assert.deepEqual( [ state, done ], [ 'finished', total ] );
		assertSameRows( copy.readAnalytics(), expected );
	} );

	it( 'creates the same rows when several processes run the job', async () => {
		runJob( 'delete', 'array()' );
		const id = addJob();
		const workers = [
			copy.start( runToEnd( id ) ),
			copy.start( runToEnd( id ) ),
			copy.start( runToEnd( id ) ),
		];
		for ( const { ended } of workers ) {
			const { code, output } = await ended;
			assert.equal( code, 0, output );
			assert.equal( JSON.parse( output ).state, 'finished' );
		}
		assertSameRows( copy.readAnalytics(), expected );
	} );

	it( 'changes nothing when it runs twice', () => {
		runJob();
		assertSameRows( copy.readAnalytics(), expected );
	} );

	it( 'imports only missing orders when existing ones are skipped', () => {
		copy.run( `
			$ids = $wpdb->get_col( "SELECT order_id FROM ${ copy.prefix }storedeck_order_stats ORDER BY order_id LIMIT 20 OFFSET 30" );
			foreach ( array( 'storedeck_order_stats', 'storedeck_order_product_lookup', 'storedeck_order_coupon_lookup', 'storedeck_order_tax_lookup' ) as $table ) {
				$wpdb->query( "DELETE FROM ${ copy.prefix }$table WHERE order_id IN ( " . implode( ', ', $ids ) . ' )' );
			}
			return true;
		` );
		const { total, done } = runJob(
			'import',
			"array( 'days' => null, 'from' => null, 'skip' => true )"
		);
		assert.deepEqual( [ done, total ], [ 20, 20 ] );
		assertSameRows( copy.readAnalytics(), expected );
	} );

	it( 'imports only orders of the requested period', () => {
		const moment = expected.storedeck_order_stats[ 200 ].date_created_gmt;
		runJob( 'delete', 'array()' );
		runJob(
			'import',
			`array( 'days' => 1, 'from' => '${ moment }', 'skip' => false )`
		);
		assert.deepEqual(
			copy
				.readAnalytics()
				.storedeck_order_stats.map( ( { order_id: id } ) => id ),
			expected.storedeck_order_stats
				.filter(
					( { date_created_gmt: created } ) => created >= moment
				)
				.map( ( { order_id: id } ) => id )
		);
		runJob();
		assert.deepEqual(
			copy
				.readAnalytics()
				.storedeck_order_stats.map( ( { order_id: id } ) => id ),
			expected.storedeck_order_stats.map( ( { order_id: id } ) => id )
		);
	} );

	it( 'runs one import at a time and stops when it is cancelled', async () => {
		const id = addJob();
		assert.equal( addJob(), null );
		assert.equal( addJob( 'delete', 'array()' ), null );
		const worker = copy.start( runToEnd( id, SLOW ) );
		for ( let turn = 0; turn < 600 && ! readTotal( id ); turn++ ) {
			await sleep( 50 );
		}
		assert.equal(
			copy.run( 'return \\Storedeck\\Sync\\Import\\Imports::cancel();' ),
			true
		);
		const { output } = await worker.ended;
		const { state, done, total } = JSON.parse( output );
		assert.equal( state, 'cancelled' );
		assert.ok( done < total, `${ done } of ${ total } were done` );
		assert.equal(
			copy.run( 'return \\Storedeck\\Sync\\Import\\Imports::cancel();' ),
			false
		);
		const next = addJob();
		assert.match( next, /^[0-9a-f]{32}$/ );
		assert.equal( copy.run( runToEnd( next ) ).state, 'finished' );
	} );

	it( 'marks a job as failed after repeated errors', () => {
		const id = addJob();
		const status = copy.run( `
			${ IMPORTS }
			$broken = static fn( $sql ) => str_contains( $sql, 'wc_orders' ) ? 'SELECT nothing FROM nowhere' : $sql;
			add_filter( 'query', $broken );
			for ( $try = 0; $try < 10; $try++ ) {
				Job_Runner::run( '${ id }', 0 );
				$wpdb->query( "UPDATE ${ copy.prefix }storedeck_jobs SET held_until = 0" );
			}
			return Imports::get_progress()['status'];
		` );
		assert.equal( status, 'error' );
		assert.match( addJob(), /^[0-9a-f]{32}$/ );
		assert.equal(
			copy.run( 'return \\Storedeck\\Sync\\Import\\Imports::cancel();' ),
			true
		);
	} );
} );
