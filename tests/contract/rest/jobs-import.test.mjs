import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { php, site, sql } from '../../setup/site.mjs';
import {
	assertBadRequest,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	itReturnsItsSchema,
	signInUsers,
	sendInvalidJson,
} from './support/users.mjs';

const ROUTE = '/wc-analytics/reports/import';

describe( 'import routes', () => {
	let users;
	let api;
	let importedSince;

	before( async () => {
		users = await signInUsers( 'imports' );
		api = users.admin;
		importedSince = php(
			"return get_option( 'storedeck_imported_since' );"
		);
	} );

	after( () =>
		php(
			importedSince === false
				? "return delete_option( 'storedeck_imported_since' );"
				: `return update_option( 'storedeck_imported_since', '${ importedSince }', false );`
		)
	);

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'POST', route: ROUTE, body: { skip_existing: true } },
			{ method: 'POST', route: `${ ROUTE }/cancel`, body: {} },
			{ method: 'POST', route: `${ ROUTE }/delete`, body: {} },
			{ method: 'GET', route: `${ ROUTE }/status` },
			{ method: 'GET', route: `${ ROUTE }/totals` },
		]
	);

	itReturnsItsSchema(
		() => users,
		[ ROUTE, `${ ROUTE }/status`, `${ ROUTE }/totals` ]
	);

	it( 'returns the number of orders and customers to import', async () => {
		const { status, body } = await users.manager.get( `${ ROUTE }/totals` );
		const [ { n } ] = sql(
			"SELECT COUNT(*) AS n FROM {prefix}wc_orders WHERE type IN ( 'shop_order', 'shop_order_refund' ) AND status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft' )"
		);
		assert.equal( status, 200 );
		assert.equal( body.orders, Number( n ) );
		assert.ok( Number.isInteger( body.customers ) );
		const recent = await api.get( `${ ROUTE }/totals`, { days: 90 } );
		assert.ok( recent.body.orders < body.orders );
		const missing = await api.get( `${ ROUTE }/totals`, {
			skip_existing: true,
		} );
		assert.ok( missing.body.orders <= 5, missing.text );
	} );

	it( 'names each invalid parameter', async () => {
		for ( const [ name, value ] of /** @type {any[][]} */ ( [
			...[ -1, 'many', '1.5', 1e9, '', [ 1, 2 ] ].map( ( days ) => [
				'days',
				days,
			] ),
			...[ 'perhaps', 7, [ 'a' ] ].map( ( skip ) => [
				'skip_existing',
				skip,
			] ),
			...HOSTILE.map( ( text ) => [ 'days', text ] ),
		] ) ) {
			const response = await api.send( 'POST', ROUTE, {
				[ name ]: value,
			} );
			assertBadRequest( response, JSON.stringify( value ) );
			if ( response.body.code !== 'rest_invalid_json' ) {
				assert.deepEqual( Object.keys( response.body.data.params ), [
					name,
				] );
			}
		}
		assertBadRequest( await api.get( `${ ROUTE }/totals`, { days: 'x' } ) );
		assertBadRequest(
			await sendInvalidJson( api, 'POST', ROUTE, site.url )
		);
	} );

	it( 'imports missing orders and reports the progress', async () => {
		const started = await users.manager.send( 'POST', ROUTE, {
			skip_existing: true,
			days: 20000,
		} );
		assert.deepEqual(
			[ started.status, started.body.status ],
			[ 200, 'success' ]
		);
		let progress;
		do {
			progress = ( await users.manager.get( `${ ROUTE }/status` ) ).body;
			assert.ok(
				( progress.orders_count ?? 0 ) <= ( progress.orders_total ?? 0 )
			);
			await sleep( 50 );
		} while ( progress.is_importing );
		assert.equal( progress.status, 'finished' );
		assert.deepEqual(
			[ progress.orders_count, progress.customers_count ],
			[ progress.orders_total, progress.customers_total ]
		);
		assert.match( progress.imported_from, /^\d{4}-\d\d-\d\d 00:00:00$/ );
	} );

	it( 'reports that no import is running when it is cancelled', async () => {
		const { status, body } = await api.send(
			'POST',
			`${ ROUTE }/cancel`,
			{}
		);
		assert.deepEqual( [ status, body.status ], [ 200, 'error' ] );
		assert.equal( typeof body.message, 'string' );
	} );

	it( 'keeps the sums while orders that have rows are imported, and compares them afterwards', () => {
		const [ during, suspended, finished, isCompared, counts ] = php( `
			Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now();
			$count  = static fn() => $wpdb->get_var( "SELECT SUM( orders_count ) FROM {$wpdb->prefix}storedeck_sums_orders" );
			$counts = array( $count() );
			$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_sums_orders SET orders_count = orders_count + 7 WHERE is_month = 0" );
			$sums = static fn() => array() !== Storedeck\\Reports\\Sums\\Sum_State::get_tables();
			Storedeck\\Jobs\\Job_Store::add( 'import', array( 'days' => null, 'from' => null, 'skip' => false ), 0, 'import' );
			$job       = Storedeck\\Jobs\\Job_Store::of_slot( 'import' );
			$during    = array();
			$suspended = false;
			do {
				$job       = Storedeck\\Jobs\\Job_Runner::run( $job->id, 0 );
				$during[]  = $sums();
				$suspended = $suspended || Storedeck\\Reports\\Sums\\Sum_State::is_suspended();
			} while ( $job->is_open() );
			$reconciliation = Storedeck\\Jobs\\Import\\Reconciliation::get_open();
			$result         = array( array_unique( $during ), $suspended, $job->state, null !== $reconciliation );
			while ( null !== $reconciliation && $reconciliation->is_open() ) {
				$reconciliation = Storedeck\\Jobs\\Job_Runner::run( $reconciliation->id, 5 );
			}
			$counts[] = $count();
			return array( ...$result, $counts );
		` );
		assert.deepEqual( during, [ true ] );
		assert.equal( suspended, false );
		assert.equal( finished, 'finished' );
		assert.equal( isCompared, true );
		assert.equal( counts[ 0 ], counts[ 1 ] );
	} );

	it( 'asks PHP for more time than a page has in WP-Cron alone', () => {
		const limits = php( `
			ini_set( 'max_execution_time', '30' );
			Storedeck\\Jobs\\Job_Queue::process();
			$limits = array( ini_get( 'max_execution_time' ) );
			add_filter( 'wp_doing_cron', '__return_true' );
			Storedeck\\Jobs\\Job_Queue::process();
			$limits[] = ini_get( 'max_execution_time' );
			set_time_limit( 0 );
			Storedeck\\Jobs\\Job_Queue::process();
			return array( ...$limits, ini_get( 'max_execution_time' ) );
		` );
		assert.deepEqual( limits, [ '30', '100', '0' ] );
	} );

	it( 'runs only for a moment in WP-Cron while the load of the server is high', () => {
		const [ paused, isSlowed, finished ] = php( `
			$limit = -1;
			add_filter( 'storedeck_max_load', static function ( $load ) use ( &$limit ) { return $limit ?? $load; } );
			// So that no machine is done in the moment.
			add_filter( 'query', static function ( $query ) use ( &$limit ) {
				if ( $limit < 0 ) { usleep( 10000 ); }
				return $query;
			} );
			Storedeck\\Jobs\\Job_Queue::add( 'import', array( 'days' => null, 'from' => null, 'skip' => false ), 0, 'import' );
			$state = static function () {
				Storedeck\\Jobs\\Job_Queue::process();
				return Storedeck\\Jobs\\Job_Store::of_slot( 'import' )?->is_open() ?? false;
			};
			$result = array( $state(), Storedeck\\Jobs\\Import\\Imports::get_progress()['is_slowed'] );
			$limit = PHP_INT_MAX;
			// WP-Cron of the site may process the job too; then this process waits for it.
			for ( $end = time() + 120; ( $last = $state() ) && time() < $end; ) {
				usleep( 100000 );
			}
			$result[] = $last;
			// Other files read sums.
			Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now();
			return $result;
		` );
		assert.equal( paused, true );
		assert.equal( isSlowed, true );
		assert.equal( finished, false );
	} );
} );
