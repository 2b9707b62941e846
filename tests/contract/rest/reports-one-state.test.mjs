import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, site, sql } from '../../setup/site.mjs';
import { createPausedProcess } from './support/paused-process.mjs';

/** Two whole years, so that sums of days and of months and numbers of customers are stored. */
const year = new Date().getFullYear();
const RANGE = {
	after: `${ year - 1 }-01-01T00:00:00`,
	before: `${ year }-12-31T23:59:59`,
};
const DOMAIN = 'one-state.example.test';

/** Other databases have snapshots. */
const itOnSqlite = site.db === 'sqlite' ? it : () => {};

const reads = ( table ) =>
	`str_starts_with( $query, 'SELECT' ) && str_contains( $query, '${ table }' ) && str_contains( $query, 'SUM(' )`;

/**
 * Report => parameters, and the query that is late: the answer has read others before it.
 *
 * @type {Record<string, [ Record<string, unknown>, string ]>}
 */
const REPORTS = {
	'reports/products/stats': [
		{ ...RANGE, interval: 'month', segmentby: 'product' },
		reads( 'storedeck_sums_products' ),
	],
	'reports/orders/stats': [
		{ ...RANGE, interval: 'year' },
		"str_starts_with( $query, 'SELECT' ) && str_contains( $query, 'storedeck_sums_customers' ) && str_contains( $query, 'COUNT(' )",
	],
	'reports/orders': [
		{ ...RANGE, per_page: 100 },
		"str_starts_with( $query, 'SELECT' ) && str_contains( $query, 'ORDER BY' ) && str_contains( $query, 'storedeck_order_stats' )",
	],
	'reports/performance-indicators': [
		{
			...RANGE,
			stats: [ 'revenue/net_revenue', 'products/items_sold' ],
		},
		reads( 'storedeck_sums_lines' ),
	],
	leaderboards: [ RANGE, reads( 'storedeck_sums_products' ) ],
};

/** PHP code that reads an answer: its status, data and total. */
const read = ( route, params, pause = '' ) => `
	wp_set_current_user( 1 );
	${ pause }
	$request = new WP_REST_Request( 'GET', '/wc-analytics/${ route }' );
	$request->set_query_params( json_decode( '${ JSON.stringify( {
		...params,
		force_cache_refresh: true,
	} ) }', true ) );
	$response = rest_do_request( $request );
	return array( $response->get_status(), $response->get_data(), $response->get_headers()['X-WP-Total'] ?? null );
`;

/** PHP code that creates an order of a new customer. */
const createOrder = ( product ) => `
	wp_set_current_user( 1 );
	$request = new WP_REST_Request( 'POST', '/wc-analytics/orders' );
	$request->set_body_params( array(
		'status'     => 'completed',
		'billing'    => array( 'email' => wp_generate_password( 12, false ) . '@${ DOMAIN }', 'first_name' => 'One', 'last_name' => 'State' ),
		'line_items' => array( array( 'product_id' => ${ product }, 'quantity' => 1 ) ),
	) );
	if ( 201 !== rest_do_request( $request )->get_status() ) { throw new Exception( 'No order was created.' ); }
`;

/*
 * An order is written while an answer is read, between two of its queries. The answer
 * is that of before or of after the order, never a mixture.
 */
describe( 'an answer that is read while an order is written', () => {
	const { pauseBefore, runDuringPause, remove } =
		createPausedProcess( 'one-state' );
	let product;

	before( () => {
		php( '\\Storedeck\\Reports\\Sums\\Sum_Jobs::fill_now(); return true;' );
		product = Number(
			sql(
				'SELECT product_id AS id FROM {prefix}storedeck_sums_products WHERE is_month = 1 GROUP BY product_id ORDER BY SUM( items_sold ) DESC LIMIT 1'
			)[ 0 ].id
		);
	} );

	after( () => {
		remove();
		php( `
			wp_set_current_user( 1 );
			foreach ( $GLOBALS['wpdb']->get_col( "SELECT id FROM {$GLOBALS['wpdb']->prefix}wc_orders WHERE billing_email LIKE '%@${ DOMAIN }'" ) as $id ) {
				$request = new WP_REST_Request( 'DELETE', "/wc-analytics/orders/$id" );
				$request->set_query_params( array( 'force' => true ) );
				rest_do_request( $request );
			}
			return true;
		` );
	} );

	for ( const [ route, [ params, isLate ] ] of Object.entries( REPORTS ) ) {
		it( `has one state: ${ route }`, async () => {
			const early = php( read( route, params ) );
			const answer = await runDuringPause(
				read( route, params, pauseBefore( isLate ) ),
				createOrder( product )
			);
			const late = php( read( route, params ) );
			assert.equal( answer[ 0 ], 200 );
			assert.notDeepEqual( early, late );
			const isEarly =
				JSON.stringify( answer ) === JSON.stringify( early );
			assert.deepEqual( answer, isEarly ? early : late );
		} );
	}

	itOnSqlite( 'reads the versions of data and sums once', () => {
		const queries = php( `
			$queries = array();
			add_filter( 'query', static function ( $sql ) use ( &$queries ) {
				if ( str_contains( $sql, 'AS version' ) ) { $queries[] = $sql; }
				return $sql;
			} );
			${ read( 'reports/products/stats', {
				...RANGE,
				interval: 'month',
			} ).replace( 'return array(', '$answer = array(' ) }
			return array( count( $queries ), count( array_unique( $queries ) ) );
		` );
		assert.deepEqual( queries, [ 1, 1 ] );
	} );

	itOnSqlite( 'has options of the same state', () => {
		const answer = php( `
			$other = new PDO( 'sqlite:' . FQDB );
			update_option( 'storedeck_test_state', 'early', false );
			$tries  = 0;
			$answer = \\Storedeck\\Foundation\\Database\\Replica\\Report_Connection::run( static function () use ( $other, &$tries ) {
				$state = get_option( 'storedeck_test_state' );
				if ( 1 === ++$tries ) {
					$other->exec( "UPDATE wp_options SET option_value = 'late' WHERE option_name = 'storedeck_test_state'" );
				}
				return array( $tries, $state );
			} );
			delete_option( 'storedeck_test_state' );
			return $answer;
		` );
		assert.deepEqual( answer, [ 2, 'late' ] );
	} );

	itOnSqlite(
		'runs a job before it, and once, when the status of the data is read',
		() => {
			const events = php( `
			define( 'REST_REQUEST', true );
			$other = new PDO( 'sqlite:' . FQDB );
			$other->setAttribute( PDO::ATTR_TIMEOUT, 0 );
			\\Storedeck\\Sync\\Import\\Reconciliation::add();
			$events = array();
			add_filter(
				'query',
				static function ( $sql ) use ( $other, &$events ) {
					if ( str_contains( $sql, 'SET holder = ' ) && str_contains( $sql, 'tries + 1' ) ) {
						$events[] = 'job';
					} elseif ( str_starts_with( $sql, 'SELECT MAX( date_created )' ) ) {
						$events[] = 'answer';
						try {
							$other->exec( "INSERT INTO wp_options ( option_name, option_value, autoload ) VALUES ( 'storedeck_test_" . count( $events ) . "', '', 'no' )" );
						} catch ( PDOException $error ) {
							$events[] = 'waits';
						}
					}
					return $sql;
				}
			);
			try {
				wp_set_current_user( 1 );
				rest_do_request( new WP_REST_Request( 'GET', '/storedeck/v1/data-state' ) );
				return $events;
			} finally {
				$GLOBALS['wpdb']->query( "DELETE FROM wp_options WHERE option_name LIKE 'storedeck_test_%'" );
				$job = \\Storedeck\\Sync\\Import\\Reconciliation::get_open();
				null === $job || \\Storedeck\\Jobs\\Job_Runner::stop( $job, 'cancelled' );
			}
		` );
			assert.deepEqual( events, [ 'job', 'answer', 'answer', 'waits' ] );
		}
	);

	itOnSqlite(
		'lets others wait once the database changed, also for later answers of the request',
		() => {
			const attempts = php( `
				$other = new PDO( 'sqlite:' . FQDB );
				$other->setAttribute( PDO::ATTR_TIMEOUT, 0 );
				$attempts = array();
				$answer   = static function () use ( $other, &$attempts ) {
					try {
						$other->exec( "INSERT INTO wp_options ( option_name, option_value, autoload ) VALUES ( 'storedeck_test_" . count( $attempts ) . "', '', 'no' )" );
						$attempts[] = 'changed';
					} catch ( PDOException $error ) {
						$attempts[] = 'waits';
					}
				};
				\\Storedeck\\Foundation\\Database\\Replica\\Report_Connection::run( $answer );
				$attempts[] = 'next';
				\\Storedeck\\Foundation\\Database\\Replica\\Report_Connection::run( $answer );
				$GLOBALS['wpdb']->query( "DELETE FROM wp_options WHERE option_name LIKE 'storedeck_test_%'" );
				return $attempts;
			` );
			assert.deepEqual( attempts, [
				'changed',
				'waits',
				'next',
				'waits',
			] );
		}
	);
} );
