import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, signIn, site, sql, startPhp } from '../../setup/site.mjs';
import { COMPLETE, orderRequests } from './support/order-requests.mjs';
import { waitForSync } from './support/wait-for-sync.mjs';

const EMAIL = 'cut@example.test';
const STOCK = 100000;
/** Tests of the connection; SQLite has none. They run in the tests on MariaDB. */
const itOnMariadb = site.db === 'mysql' ? it : () => {};

/** MySQL and MariaDB before 10.6.18 have no such setting. */
const itWithSnapshots =
	site.db === 'mysql' &&
	sql( "SHOW VARIABLES LIKE 'innodb_snapshot_isolation'" ).length
		? it
		: () => {};
const itOnSqlite = site.db === 'sqlite' ? it : () => {};

/** Ids of the orders of this file. */
const readIds = () =>
	sql(
		`SELECT id FROM {prefix}wc_orders WHERE billing_email = '${ EMAIL }' AND type = 'shop_order' ORDER BY id`
	).map( ( { id } ) => Number( id ) );

/** Rows of orders that do not exist: tables and ids. */
const listOrphans = () =>
	[
		'wc_order_addresses',
		'wc_order_operational_data',
		'wc_orders_meta',
		'woocommerce_order_items',
		'storedeck_order_stats',
		'storedeck_order_product_lookup',
	].flatMap( ( table ) =>
		sql(
			`SELECT DISTINCT order_id FROM {prefix}${ table } WHERE order_id NOT IN ( SELECT id FROM {prefix}wc_orders )`
		).map( ( row ) => `${ table } ${ row.order_id }` )
	);

describe( 'writes that are interrupted', () => {
	let api;
	let product;
	/** Of other files; a background process may delete them. */
	let orphansBefore;

	const run = ( code ) =>
		php( `${ orderRequests( product, EMAIL ) } ${ code }` );

	const readStock = () =>
		Number(
			sql(
				`SELECT meta_value FROM {prefix}postmeta WHERE post_id = ${ product } AND meta_key = '_stock'`
			)[ 0 ].meta_value
		);

	const assertNoNewOrphans = () =>
		assert.deepEqual(
			listOrphans().filter( ( row ) => ! orphansBefore.includes( row ) ),
			[]
		);

	const batch = createBatchClient();

	const deleteOrders = async () => {
		await Promise.all(
			readIds().map( ( id ) =>
				batch.send( 'DELETE', `/wc-analytics/orders/${ id }`, {
					force: true,
				} )
			)
		);
	};

	/** Reads orders after another request, which syncs what is pending. */
	const readOrders = async () => {
		await waitForSync( api );
		return run(
			`return array_map( $read, array( ${ readIds().join( ', ' ) } ) );`
		);
	};

	before( async () => {
		api = await signIn();
		product = (
			await api.send( 'POST', '/wc-analytics/products', {
				name: 'Test interrupted',
				regular_price: '10',
				manage_stock: true,
				stock_quantity: STOCK,
			} )
		).body.id;
		orphansBefore = listOrphans();
	} );

	after( async () => {
		await deleteOrders();
		await api.send( 'DELETE', `/wc-analytics/products/${ product }`, {
			force: true,
		} );
	} );

	itOnMariadb(
		'stores an order completely or not at all when the connection is cut before any statement',
		async () => {
			const statuses = run( `
				$sync     = static fn() => Storedeck\\Foundation\\Database\\Sync_Lock::run( array( Storedeck\\Changes\\Change_Queue::class, 'sync' ) );
				$other    = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
				$statuses = array();
				do {
					$cut    = false;
					$stop   = $before(
						static function ( $number ) use ( $wpdb, $other, &$cut, $statuses ) {
							if ( count( $statuses ) + 1 === $number ) {
								$cut = true;
								$other->query( 'KILL ' . mysqli_thread_id( $wpdb->dbh ) );
								usleep( 2000 );
							}
						}
					);
					$statuses[] = $create()[0];
					$stop();
					// Without it, each order would also sync all that were cut before, and never be the last one.
					$sync();
				} while ( $cut );
				return $statuses;
			` );
			assert.ok( statuses.length > 30, `${ statuses.length } cuts` );
			const stored = statuses.filter( ( status ) => status === 201 );
			assert.ok( stored.length < statuses.length );
			assert.deepEqual(
				statuses.filter(
					( status ) => ! [ 201, 503 ].includes( status )
				),
				[]
			);
			assert.deepEqual(
				await readOrders(),
				stored.map( () => COMPLETE )
			);
			assertNoNewOrphans();
			assert.equal( readStock(), STOCK - 2 * stored.length );
			await deleteOrders();
		}
	);

	itOnSqlite( 'asks to try again while another process writes', async () => {
		const [ status, body ] = run( `
			$wpdb->dbh->get_connection()->get_pdo()->setAttribute( PDO::ATTR_TIMEOUT, 1 );
			$other = new PDO( 'sqlite:' . FQDB );
			$other->exec( 'BEGIN IMMEDIATE' );
			$result = $create();
			$other->exec( 'ROLLBACK' );
			return $result;
		` );
		assert.deepEqual(
			[ status, body.code ],
			[ 503, 'storedeck_write_failed' ]
		);
		assert.deepEqual( await readOrders(), [] );
	} );

	itOnSqlite( 'waits for a process that writes for long', async () => {
		const [ status, tries ] = run( `
			$wpdb->dbh->get_connection()->get_pdo()->setAttribute( PDO::ATTR_TIMEOUT, 1 );
			$other = new PDO( 'sqlite:' . FQDB );
			$other->exec( 'BEGIN IMMEDIATE' );
			$tries = 0;
			$before(
				static function ( $number, $sql ) use ( $other, &$tries ) {
					if ( 'START TRANSACTION' === $sql && 2 === ++$tries ) {
						$other->exec( 'ROLLBACK' );
					}
				}
			);
			return array( $create()[0], $tries );
		` );
		assert.deepEqual( [ status, tries >= 2 ], [ 201, true ] );
		assert.deepEqual( await readOrders(), [ COMPLETE ] );
		await deleteOrders();
	} );

	itOnMariadb( 'repeats an order that was rolled back by a deadlock', () => {
		const stock = readStock();
		const [ status, body, tries ] = run( `
			$other = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
			$order = $create( array( 'status' => 'pending' ) )[1]['id'];
			$other->query( 'START TRANSACTION' );
			// The database rolls back the transaction that changed fewer rows.
			$other->query( "UPDATE {$wpdb->prefix}wc_orders SET ip_address = 'x' ORDER BY id LIMIT 200" );
			$other->query( "UPDATE $wpdb->postmeta SET meta_value = meta_value + 5 WHERE post_id = ${ product } AND meta_key = '_stock'" );
			$tries = 0;
			$before(
				static function ( $number, $sql ) use ( $other, $wpdb, $order, &$tries ) {
					if ( 'START TRANSACTION' === $sql && 1 === $tries ) {
						mysqli_reap_async_query( $other->dbh );
						mysqli_query( $other->dbh, 'COMMIT' );
						++$tries;
					} elseif ( 0 === $tries && str_contains( $sql, 'meta_value + -2' ) ) {
						mysqli_query( $other->dbh, "UPDATE {$wpdb->prefix}wc_orders SET ip_address = '' WHERE id = $order", MYSQLI_ASYNC );
						usleep( 200000 );
						++$tries;
					}
				}
			);
			$request = new WP_REST_Request( 'PUT', "/wc-analytics/orders/$order" );
			$request->set_body_params( array( 'status' => 'processing' ) );
			$response = rest_do_request( $request );
			return array( $response->get_status(), $response->get_data(), $tries );
		` );
		assert.deepEqual( [ status, tries ], [ 200, 2 ] );
		assert.equal( body.status, 'processing' );
		assert.equal( readStock(), stock - 2 + 5 );
	} );

	itWithSnapshots(
		'repeats an order of which another process changed a row that it had read',
		() => {
			const stock = readStock();
			const [ status, tries ] = run( `
			$wpdb->query( 'SET SESSION innodb_snapshot_isolation = ON' );
			$other = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
			$order = $create( array( 'status' => 'pending' ) )[1]['id'];
			$tries = 0;
			$before(
				static function ( $number, $sql ) use ( $other, $wpdb, &$tries ) {
					if ( str_contains( $sql, 'meta_value + -2' ) && 1 === ++$tries ) {
						$other->query( "UPDATE $wpdb->postmeta SET meta_value = meta_value + 5 WHERE post_id = ${ product } AND meta_key = '_stock'" );
					}
				}
			);
			$request = new WP_REST_Request( 'PUT', "/wc-analytics/orders/$order" );
			$request->set_body_params( array( 'status' => 'processing' ) );
			return array( rest_do_request( $request )->get_status(), $tries );
		` );
			assert.deepEqual( [ status, tries ], [ 200, 2 ] );
			assert.equal( readStock(), stock - 2 + 5 );
		}
	);

	it( 'counts an order whose process was killed after the commit', async () => {
		await deleteOrders();
		await startPhp( `
			${ orderRequests( product, EMAIL ) }
			$committed = false;
			$before(
				static function ( $number, $sql ) use ( &$committed ) {
					if ( $committed ) {
						exec( 'kill -9 ' . getmypid() );
					}
					$committed = 'COMMIT' === $sql;
				}
			);
			return $create();
		` ).ended;
		assert.deepEqual( await readOrders(), [ COMPLETE ] );
	} );

	it( 'stores nothing of an order whose process was killed before the commit', async () => {
		await deleteOrders();
		await startPhp( `
			${ orderRequests( product, EMAIL ) }
			$before(
				static function ( $number, $sql ) {
					if ( 'COMMIT' === $sql ) {
						exec( 'kill -9 ' . getmypid() );
					}
				}
			);
			return $create();
		` ).ended;
		assert.deepEqual( await readOrders(), [] );
		assertNoNewOrphans();
	} );

	it( 'counts a product, a customer and a category whose process was killed after the commit', async () => {
		for ( const [ route, values, query ] of [
			[
				'products',
				"'name' => 'Killed', 'sku' => 'killed', 'regular_price' => '3'",
				"SELECT product_id AS id FROM {prefix}storedeck_product_meta_lookup WHERE sku = 'killed'",
			],
			[
				'products/categories',
				"'name' => 'Killed'",
				"SELECT category_id AS id FROM {prefix}storedeck_category_lookup WHERE category_id IN ( SELECT term_id FROM {prefix}terms WHERE name = 'Killed' )",
			],
		] ) {
			await startPhp( `
				${ orderRequests( product, EMAIL ) }
				$committed = false;
				$before(
					static function ( $number, $sql ) use ( &$committed ) {
						if ( $committed ) {
							exec( 'kill -9 ' . getmypid() );
						}
						$committed = 'COMMIT' === $sql;
					}
				);
				$request = new WP_REST_Request( 'POST', '/wc-analytics/${ route }' );
				$request->set_body_params( array( ${ values } ) );
				return rest_do_request( $request )->get_status();
			` ).ended;
			assert.deepEqual( sql( query ), [], route );
			await api.get( '/storedeck/v1/data-state' );
			const rows = sql( query );
			assert.equal( rows.length, 1, route );
			await api.send(
				'DELETE',
				`/wc-analytics/${ route }/${ rows[ 0 ].id }`,
				{ force: true }
			);
		}
	} );

	it( 'counts an order before it is returned', () => {
		const [ status, rows ] = run( `
			list( $status, $body ) = $create();
			return array( $status, $read( $body['id'] ) );
		` );
		assert.equal( status, 201 );
		assert.deepEqual( rows, COMPLETE );
	} );

	it( 'returns and counts an order although callbacks of plugins throw', async () => {
		await deleteOrders();
		const [ status, body ] = run( `
			ini_set( 'error_log', '/dev/null' );
			foreach ( array( 'storedeck_order_status_changed', 'storedeck_data_changed', 'woocommerce_rest_prepare_shop_order_object' ) as $hook ) {
				add_filter( $hook, static function () { throw new RuntimeException( 'Thrown by a plugin.' ); }, 5 );
			}
			return $create();
		` );
		assert.equal( status, 201 );
		assert.deepEqual( await readOrders(), [ COMPLETE ] );
		assert.deepEqual( readIds(), [ body.id ] );
	} );
} );
