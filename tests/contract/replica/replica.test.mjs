import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { freePort } from '../../../bin/cms/ports.mjs';
import { signInUsers } from '../rest/support/users.mjs';
import { php, site } from '../../setup/site.mjs';
import {
	defineConstants,
	forgetFailure,
	removeConstants,
	startReplica,
} from './support/replica.mjs';

const RANGE = { after: '2000-01-01T00:00:00', before: '2999-12-31T23:59:59' };
const STATS = '/wc-analytics/reports/orders/stats';
const ROUTES = [
	STATS,
	'/wc-analytics/reports/orders',
	'/wc-analytics/reports/revenue/stats',
	'/wc-analytics/reports/products',
	'/wc-analytics/reports/products/stats',
	'/wc-analytics/reports/variations',
	'/wc-analytics/reports/categories',
	'/wc-analytics/reports/coupons',
	'/wc-analytics/reports/taxes',
	'/wc-analytics/reports/downloads',
	'/wc-analytics/reports/customers',
	'/wc-analytics/reports/customers/stats',
	'/wc-analytics/reports/performance-indicators',
	'/wc-analytics/leaderboards',
	'/storedeck/v1/data-state',
];
const SERVER = 'x-storedeck-database';
const UNTIL = 'x-storedeck-data-until';

/** Parameters that a route has; a whole number of years has few intervals. */
const getQuery = ( route ) =>
	/customers|stock|data-state/.test( route )
		? {}
		: {
				...RANGE,
				after: '2020-01-01T00:00:00',
				before: '2029-12-31T23:59:59',
				...( route.endsWith( 'stats' ) && { interval: 'year' } ),
		  };

const listen = ( server, port ) =>
	new Promise( ( resolve ) =>
		server.listen( { port, host: '127.0.0.1' }, () => resolve( null ) )
	);

describe( 'reports on a replica', () => {
	let replica;
	let users;
	let product;
	/** Ids of the orders of this file. */
	const created = [];

	const read = ( user, route = STATS ) =>
		user.get( route, getQuery( route ) );

	const count = async ( user ) => {
		const { status, headers, body } = await read( user );
		assert.equal( status, 200, JSON.stringify( body ) );
		return {
			orders: body.totals.orders_count,
			server: headers.get( SERVER ),
			until: headers.get( UNTIL ),
		};
	};

	const createOrder = async ( user ) => {
		const { status, body } = await user.send(
			'POST',
			'/wc-analytics/orders',
			{
				status: 'completed',
				billing: { email: 'replica@example.test', country: 'US' },
				line_items: [ { product_id: product, quantity: 1 } ],
			}
		);
		assert.equal( status, 201, JSON.stringify( body ) );
		created.push( body.id );
	};

	const define = ( constants = {} ) =>
		defineConstants( { HOST: replica.host, ...constants } );

	before( async () => {
		users = await signInUsers( 'replica' );
		const products = await users.admin.get( '/wc-analytics/products', {
			type: 'simple',
			status: 'publish',
			per_page: 1,
		} );
		product = products.body[ 0 ].id;
		replica = await startReplica();
	} );

	beforeEach( () => {
		define();
		forgetFailure();
		replica.catchUp();
	} );

	after( async () => {
		removeConstants();
		await replica?.remove();
		for ( const id of created ) {
			await users.admin.send( 'DELETE', `/wc-analytics/orders/${ id }`, {
				force: true,
			} );
		}
	} );

	for ( const route of ROUTES ) {
		it( `reads ${ route } from the replica, with the same result`, async () => {
			removeConstants();
			const expected = await read( users.admin, route );
			assert.equal( expected.status, 200, expected.text );
			assert.equal( expected.headers.get( SERVER ), null );

			define();
			const countQueries = () =>
				Number(
					replica.query( `SHOW GLOBAL STATUS LIKE 'Com_select'` )[ 0 ]
						.Value
				);
			const earlier = countQueries();
			const actual = await read( users.admin, route );
			assert.equal( actual.headers.get( SERVER ), 'replica' );
			assert.equal( actual.headers.get( UNTIL ), null );
			assert.deepEqual( actual.body, expected.body );
			// The marks and at least one query of the report, unless it is cached.
			assert.ok( countQueries() > earlier );
		} );
	}

	it( 'reads reports that are live from the primary', async () => {
		for ( const route of [
			'/wc-analytics/reports/stock',
			'/wc-analytics/reports/stock/stats',
		] ) {
			const { status, headers } = await read( users.admin, route );
			assert.equal( status, 200 );
			assert.equal( headers.get( SERVER ), null );
		}
	} );

	it( 'says until when its data reach while it lags, and shows users their own changes', async () => {
		const begin = Date.now();
		await createOrder( users.manager );
		replica.catchUp();
		const { orders } = await count( users.admin );
		replica.query( 'STOP SLAVE SQL_THREAD' );
		try {
			await createOrder( users.manager );

			assert.deepEqual( await count( users.manager ), {
				orders: orders + 1,
				server: 'primary',
				until: null,
			} );
			const behind = await count( users.admin );
			assert.equal( behind.orders, orders );
			assert.equal( behind.server, 'replica' );
			const until = Date.parse( behind.until );
			// It has the first order.
			assert.ok( until >= begin - 1000, behind.until );
			assert.ok( until <= Date.now(), behind.until );

			const { body } = await read(
				users.admin,
				'/storedeck/v1/data-state'
			);
			assert.match(
				body.replica_until,
				/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
			);

			await createOrder( users.admin );
			assert.equal( ( await count( users.admin ) ).orders, orders + 2 );
		} finally {
			replica.query( 'START SLAVE SQL_THREAD' );
		}
		replica.catchUp();
		assert.deepEqual( await count( users.admin ), {
			orders: orders + 2,
			server: 'replica',
			until: null,
		} );
	} );

	it( 'shows everyone a change that a process left pending when it died', async () => {
		await createOrder( users.manager );
		replica.catchUp();
		const { orders } = await count( users.admin );
		replica.query( 'STOP SLAVE SQL_THREAD' );
		try {
			php(
				`
				global $wpdb;
				$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'status' => 'wc-cancelled' ), array( 'id' => $given ) );
				\\Storedeck\\Changes\\Pending_Changes::add( array( array( 'orders', $given ) ), true );
				return true;
			`,
				created.at( -1 )
			);
			// The first request syncs it. Who made the change is not known.
			for ( const user of [ users.admin, users.manager ] ) {
				assert.deepEqual( await count( user ), {
					orders: orders - 1,
					server: 'primary',
					until: null,
				} );
			}
		} finally {
			replica.query( 'START SLAVE SQL_THREAD' );
		}
	} );

	it( 'reads from the primary if the replica lags more than allowed', async () => {
		const { orders } = await count( users.admin );
		replica.query( 'STOP SLAVE SQL_THREAD' );
		try {
			await createOrder( users.manager );
			define( { MAX_LAG: 0 } );
			const current = await count( users.admin );
			assert.equal( current.orders, orders + 1 );
			assert.equal( current.server, 'primary' );
		} finally {
			replica.query( 'START SLAVE SQL_THREAD' );
		}
	} );

	it( 'tells the minute of a lag of a minute', async () => {
		replica.query( 'STOP SLAVE SQL_THREAD' );
		try {
			await createOrder( users.manager );
			// As if the last change that it has, and a heartbeat, were older.
			const minute = Math.floor( Date.now() / 1000 ) - 60;
			replica.query(
				`UPDATE shop.wp_options SET option_value = '${ minute }.000-test' WHERE option_name = 'storedeck_data_version_mark'`,
				`UPDATE shop.wp_options SET option_value = '0' WHERE option_name = 'storedeck_replica_heartbeat'`
			);
			// Two changes, so that the time of the first one is not known.
			await createOrder( users.manager );
			const { until, server } = await count( users.admin );
			assert.equal( server, 'replica' );
			assert.equal( Date.parse( until ), minute * 1000 );
		} finally {
			replica.query( 'START SLAVE SQL_THREAD' );
		}
	} );

	it( 'starts an answer again on the primary if the replica fails midway', async () => {
		removeConstants();
		const expected = await read(
			users.admin,
			'/wc-analytics/reports/products'
		);
		define();
		const { servers, result } = php(
			`
			wp_set_current_user( 1 );
			$number = 0;
			$servers = array();
			add_filter( 'query', static function ( $sql ) use ( &$number, &$servers ) {
				$is_replica = \\Storedeck\\Foundation\\Database\\Replica\\Report_Connection::is_replica();
				if ( preg_match( '/storedeck_order|storedeck_sums/', $sql ) ) { $servers[] = $is_replica ? 'replica' : 'primary'; }
				if ( $is_replica && 4 === ++$number ) {
					$server = new mysqli( '127.0.0.1', 'root', '', '', ${ replica.port } );
					foreach ( $server->query( "SELECT id FROM information_schema.processlist WHERE db = 'shop' AND id <> CONNECTION_ID()" )->fetch_all() as $row ) { $server->query( 'KILL ' . $row[0] ); }
				}
				return $sql;
			} );
			$request = new WP_REST_Request( 'GET', '/wc-analytics/reports/products' );
			$request->set_query_params( $given + array( 'force_cache_refresh' => true ) );
			$response = rest_do_request( $request );
			return array( 'servers' => $servers, 'result' => rest_get_server()->response_to_data( $response, false ) );
		`,
			getQuery( '/wc-analytics/reports/products' )
		);
		// Changed orders are searched first. Then some of the answer is of the replica, then all of the primary.
		assert.match(
			servers.join( ' ' ),
			/^(primary )*(replica ){2,}(primary ?){2,}$/
		);
		assert.deepEqual( result, expected.body );
	} );

	it( 'reads from the primary while the replica is gone, and does not try it with every request', async () => {
		await createOrder( users.manager );
		replica.catchUp();
		const { orders } = await count( users.admin );
		await replica.stop();
		let connections = 0;
		const server = createServer( ( socket ) => {
			connections++;
			socket.destroy();
		} );
		await listen( server, replica.port );
		try {
			const gone = { orders, server: 'primary', until: null };
			assert.deepEqual( await count( users.admin ), gone );
			assert.equal( connections, 1 );
			assert.deepEqual( await count( users.admin ), gone );
			assert.deepEqual( await count( users.manager ), gone );
			assert.equal( connections, 1 );
		} finally {
			await new Promise( ( resolve ) => server.close( resolve ) );
			await replica.start();
			replica.query( 'START SLAVE' );
		}
		forgetFailure();
		assert.equal( ( await count( users.admin ) ).server, 'replica' );
	} );

	it( 'does not wait for a replica that accepts connections and does not answer', async () => {
		const sockets = new Set();
		const server = createServer( ( socket ) => sockets.add( socket ) );
		const port = await freePort();
		await listen( server, port );
		try {
			define( { HOST: `127.0.0.1:${ port }`, TIMEOUT: 1 } );
			const start = performance.now();
			assert.equal( ( await count( users.admin ) ).server, 'primary' );
			assert.ok( performance.now() - start < 10000 );
			assert.equal( sockets.size, 1 );
			await count( users.admin );
			assert.equal( sockets.size, 1 );
		} finally {
			sockets.forEach( ( socket ) => socket.destroy() );
			server.close();
		}
	} );

	it( 'shows host, state and lag in Site Health', async () => {
		await createOrder( users.manager );
		replica.catchUp();
		const readHealth = () =>
			php( `
				wp_set_current_user( get_user_by( 'login', 'replica_customer' )->ID );
				$fields = array_filter(
					apply_filters( 'debug_information', array() )['storedeck']['fields'],
					static fn( $name ) => str_starts_with( $name, 'reports_db_' ),
					ARRAY_FILTER_USE_KEY
				);
				return array( array_map( static fn( $field ) => $field['debug'] ?? $field['value'], $fields ), \\Storedeck\\Site_Health\\Replica_Health::run_test()['status'] );
			` );
		assert.deepEqual( readHealth(), [
			{
				reports_db_host: replica.host,
				reports_db_state: 'current',
				reports_db_lag: 0,
			},
			'good',
		] );
		replica.query( 'STOP SLAVE SQL_THREAD' );
		try {
			await createOrder( users.manager );
			const [ fields, status ] = readHealth();
			assert.equal( fields.reports_db_state, 'lags' );
			assert.ok( fields.reports_db_lag < 60 );
			assert.equal( status, 'good' );
		} finally {
			replica.query( 'START SLAVE SQL_THREAD' );
		}
	} );

	it( 'does not read from a server whose credentials are wrong', async () => {
		define( { USER: 'stranger', PASSWORD: 'wrong' } );
		assert.equal( ( await count( users.admin ) ).server, 'primary' );
	} );

	it( 'does not read from a server that was promoted', async () => {
		replica.query( 'STOP SLAVE', 'RESET SLAVE ALL' );
		const change = `UPDATE shop.wp_options SET option_value = CASE option_name WHEN 'storedeck_data_version' THEN option_value + 1 ELSE '1.0-other' END WHERE option_name IN ( 'storedeck_data_version', 'storedeck_data_version_mark' )`;

		replica.query( change );
		assert.equal( ( await count( users.admin ) ).server, 'primary' );

		// The same number of changes, but not the same ones.
		php( `do_action( 'storedeck_data_changed' ); return true;` );
		assert.equal( ( await count( users.admin ) ).server, 'primary' );
	} );
} );

assert.equal( site.db, 'mysql' );
