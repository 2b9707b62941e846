import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBatchClient } from './batch-client.mjs';
import { asPhp, signIn, sql, startPhp } from './site.mjs';

/** Orders that the writers create have an email of this domain. */
const DOMAIN = 'random.example.test';

/** Operations of one process. */
const BATCH = 20;

/** Statements before one of which a process is killed: about those of a batch. */
const MAX_STATEMENTS = 1500;

/** Operations and how often they are drawn. */
const WEIGHTS = {
	create: 30,
	batch: 6,
	status: 20,
	items: 12,
	customer: 4,
	refund: 12,
	undo_refund: 3,
	trash: 6,
	restore: 4,
	delete: 3,
	rename_coupon: 3,
	import: 1,
	merge: 2,
};

/** Operations that change the catalog of the demo store, too. */
const CATALOG_WEIGHTS = {
	delete_product: 4,
	move_product: 4,
	move_category: 2,
	delete_category: 1,
};

/*
 * Runs operations through the REST API in this process. Each is logged before it
 * begins and after its response, so that it is known which had none.
 */
const WORKER = `
	wp_set_current_user( 1 );
	add_filter( 'storedeck_max_load', static fn() => 1000.0 );
	add_filter( 'pre_wp_mail', '__return_true' );
	$log  = static fn( ...$entry ) => file_put_contents( $given['log'], json_encode( $entry ) . "\\n", FILE_APPEND );
	$send = static function ( string $method, string $route, array $params = array() ) {
		$request = new WP_REST_Request( $method, "/wc-analytics/$route" );
		'DELETE' === $method ? $request->set_query_params( $params ) : $request->set_body_params( $params );
		$response = rest_do_request( $request );
		return array( $response->get_status(), $response->get_data() );
	};
	$pick = static fn( array $list ) => array() === $list ? null : $list[ mt_rand( 0, count( $list ) - 1 ) ];
	$find = static fn( string $where ): array => array_map( 'intval', $wpdb->get_col(
		"SELECT id FROM {$wpdb->prefix}wc_orders WHERE type = 'shop_order' AND billing_email LIKE '%@${ DOMAIN }' AND $where ORDER BY id"
	) );
	$order = static fn(): array => array(
		'status'       => $pick( array( 'processing', 'processing', 'completed', 'pending', 'on-hold', 'refunded' ) ),
		'billing'      => array( 'email' => mt_rand( 1, 9 ) . '@${ DOMAIN }', 'country' => 'US' ),
		'line_items'   => array_map(
			static fn() => array( 'product_id' => $pick( $given['products'] ), 'quantity' => mt_rand( 1, 4 ) ),
			range( 1, mt_rand( 1, 4 ) )
		),
		'coupon_lines' => 0 === mt_rand( 0, 2 ) ? array( array( 'code' => get_post( $given['coupon'] )->post_title ) ) : array(),
	);
	$live    = "status NOT IN ( 'trash', 'wc-refunded', 'wc-cancelled', 'wc-pending' )";
	$actions = array(
		'create'        => static fn() => $send( 'POST', 'orders', $order() ),
		'batch'         => static fn() => $send( 'POST', 'orders/batch', array(
			'create' => array( $order(), $order(), $order() ),
			'update' => array_map( static fn( $id ) => array( 'id' => $id, 'status' => 'completed' ), array_slice( $find( $live ), -2 ) ),
		) ),
		'status'        => static fn( $id ) => $send( 'PUT', "orders/$id", array(
			'status' => $pick( array( 'processing', 'completed', 'cancelled', 'on-hold', 'refunded', 'pending', 'failed' ) ),
		) ),
		'items'         => static function ( $id ) use ( $send, $pick, $wpdb, $given ) {
			$items = $wpdb->get_col( "SELECT order_item_id FROM {$wpdb->prefix}woocommerce_order_items
				WHERE order_id = $id AND order_item_type = 'line_item' ORDER BY order_item_id" );
			$lines = array( array( 'product_id' => $pick( $given['products'] ), 'quantity' => mt_rand( 1, 3 ) ) );
			if ( count( $items ) > 1 ) { $lines[] = array( 'id' => (int) $pick( $items ), 'quantity' => mt_rand( 0, 5 ) ); }
			return $send( 'PUT', "orders/$id", array( 'line_items' => $lines ) );
		},
		'customer'      => static fn( $id ) => $send( 'PUT', "orders/$id", array( 'billing' => array( 'email' => mt_rand( 1, 9 ) . '@${ DOMAIN }' ) ) ),
		'refund'        => static fn( $id ) => $send( 'POST', "orders/$id/refunds", array( 'amount' => sprintf( '%d.%02d', mt_rand( 0, 3 ), mt_rand( 1, 99 ) ) ) ),
		'undo_refund'   => static function () use ( $send, $pick, $wpdb ) {
			$refund = $pick( $wpdb->get_results( "SELECT id, parent_order_id FROM {$wpdb->prefix}wc_orders WHERE type = 'shop_order_refund'
				AND parent_order_id IN ( SELECT id FROM {$wpdb->prefix}wc_orders WHERE billing_email LIKE '%@${ DOMAIN }' ) ORDER BY id", ARRAY_A ) );
			return null === $refund ? array( 0, null ) : $send( 'DELETE', "orders/{$refund['parent_order_id']}/refunds/{$refund['id']}", array( 'force' => true ) );
		},
		'trash'         => static fn( $id ) => $send( 'DELETE', "orders/$id" ),
		'restore'       => static fn( $id ) => $send( 'PUT', "orders/$id", array( 'status' => 'processing' ) ),
		'delete'        => static fn( $id ) => $send( 'DELETE', "orders/$id", array( 'force' => true ) ),
		'rename_coupon' => static fn() => $send( 'PUT', "coupons/{$given['coupon']}", array( 'code' => 'random-' . mt_rand( 1, 99999 ) ) ),
		'import'        => static fn() => $send( 'POST', 'reports/import', array( 'days' => mt_rand( 1, 400 ), 'skip_existing' => 0 === mt_rand( 0, 1 ) ) ),
		'delete_product' => static function () use ( $send, $pick, $order, $given ) {
			list( $status, $product ) = $send( 'POST', 'products', array( 'name' => 'Random', 'regular_price' => '3.33',
				'categories' => array( array( 'id' => $pick( $given['categories'] ) ) ) ) );
			if ( 201 !== $status ) { return array( $status, $product ); }
			$sale                 = $order();
			$sale['line_items'][] = array( 'product_id' => $product['id'], 'quantity' => 2 );
			$answer               = $send( 'POST', 'orders', $sale );
			wp_delete_post( $product['id'], true );
			return $answer;
		},
		'move_product'  => static function () use ( $pick, $given ) {
			$id       = $pick( $given['products'] );
			$category = $pick( $given['categories'] );
			0 === mt_rand( 0, 1 ) ? wp_set_object_terms( $id, $category, 'product_cat', true ) : wp_remove_object_terms( $id, $category, 'product_cat' );
			return array( 200, null );
		},
		'move_category' => static function () use ( $pick, $given ) {
			wp_update_term( $pick( $given['categories'] ), 'product_cat', array( 'parent' => $pick( array( 0, ...$given['categories'] ) ) ) );
			return array( 200, null );
		},
		'delete_category' => static function () use ( $pick, $given ) {
			$term = wp_insert_term( 'Random ' . mt_rand(), 'product_cat', array( 'parent' => $pick( $given['categories'] ) ) );
			if ( is_wp_error( $term ) ) { return array( 0, null ); }
			wp_set_object_terms( $pick( $given['products'] ), $term['term_id'], 'product_cat', true );
			wp_delete_term( $term['term_id'], 'product_cat' );
			return array( 200, null );
		},
		'merge'         => static function () { \\Storedeck\\Reports\\Sums\\Sum_Jobs::merge(); \\Storedeck\\Jobs\\Job_Queue::process(); return array( 200, null ); },
	);
	$targets = array( 'trash' => $live, 'restore' => "status = 'trash'", 'delete' => '1 = 1' );
	foreach ( $given['operations'] as list( $number, $name ) ) {
		mt_srand( $given['seed'] * 100000 + $number );
		$log( $number, null );
		$target = null;
		if ( in_array( $name, array( 'status', 'items', 'customer', 'refund', 'trash', 'restore', 'delete' ), true ) ) {
			$target = $pick( $find( $targets[ $name ] ?? $live ) );
			if ( null === $target ) { $log( $number, 0, $name ); continue; }
		}
		list( $status, $data ) = $actions[ $name ]( $target );
		$log( $number, $status, $name, 'create' === $name && 201 === $status ? $data['id'] : null, $status < 300 ? '' : wp_json_encode( $data ) );
	}
	return true;
`;

/** PHP code that kills its process before a statement. */
const killBefore = ( statement ) => `
	add_filter( 'query', static function ( $sql ) {
		static $left = ${ statement };
		if ( 0 === --$left ) { exec( 'kill -9 ' . getmypid() ); }
		return $sql;
	} );
`;

/** Numbers below 1 from a seed. */
function createRandom( state ) {
	return () => {
		state = ( state * 48271 ) % 2147483647;
		return state / 2147483647;
	};
}

/** Names of operations, drawn by their weights; the first are orders. */
function draw( count, random, weights ) {
	const all = Object.entries( weights ).flatMap( ( [ name, weight ] ) =>
		Array( weight ).fill( name )
	);
	return Array.from( { length: count }, ( _, number ) => [
		number,
		number < 10 ? 'create' : all[ Math.floor( random() * all.length ) ],
	] );
}

/**
 * Creates, changes, refunds, deletes and restores orders, renames a coupon,
 * imports orders and merges sums, in several processes at once, some of which are
 * killed.
 *
 * @param {Object}                                 options
 * @param {number}                                 options.operations Number of operations.
 * @param {number}                                 options.writers    Processes at a time.
 * @param {number}                                 options.kills      Processes to kill at a random statement.
 * @param {number}                                 options.seed       Seed of the random numbers.
 * @param {boolean}                                [options.catalog]  Whether to delete products, and to move products and categories of the store, too.
 * @param {( done: number ) => void|Promise<void>} [options.onBatch]  Called after each process with the number of operations that began.
 * @return {Promise<Object>} What happened: numbers by name, `created` (ids of orders that were answered with 201), `errors` and `remove()`.
 */
export async function runRandomWriters( {
	operations,
	writers,
	kills,
	seed,
	catalog = false,
	onBatch = () => {},
} ) {
	const api = await signIn();
	const folder = mkdtempSync( path.join( tmpdir(), 'storedeck-random-' ) );
	const send = async ( method, route, body ) => {
		const response = await api.send(
			method,
			`/wc-analytics/${ route }`,
			body
		);
		if ( response.status >= 300 ) {
			throw new Error( response.text );
		}
		return response.body;
	};
	const products = [];
	for ( const price of [ '1.11', '20', '7.5', '0' ] ) {
		products.push(
			(
				await send( 'POST', 'products', {
					name: `Random ${ price }`,
					regular_price: price,
				} )
			).id
		);
	}
	const sold = sql(
		'SELECT DISTINCT product_id AS id FROM {prefix}storedeck_order_product_lookup WHERE variation_id = 0 ORDER BY id LIMIT 4'
	).map( ( { id } ) => Number( id ) );
	const categories = sql(
		"SELECT term_id AS id FROM {prefix}term_taxonomy WHERE taxonomy = 'product_cat' ORDER BY id LIMIT 6"
	).map( ( { id } ) => Number( id ) );
	const coupon = await send( 'POST', 'coupons', {
		code: `random-${ seed }`,
		discount_type: 'percent',
		amount: '10',
	} );

	const random = createRandom( seed );
	const queue = draw(
		operations,
		random,
		catalog ? { ...WEIGHTS, ...CATALOG_WEIGHTS } : WEIGHTS
	);
	/** Every nth process is killed. */
	const processes = Math.ceil( operations / BATCH ) + kills;
	const result = {
		operations: 0,
		answered: 0,
		refused: 0,
		'refused by the database': 0,
		skipped: 0,
		kills: 0,
		'ended by an error': 0,
		'answers lost': 0,
		/** @type {number[]} */
		created: [],
		/** @type {Record<string, number>} */
		byName: {},
		/** @type {string[]} */
		errors: [],
	};
	let started = 0;

	async function runBatch() {
		const index = started++;
		const batch = queue.splice( 0, BATCH );
		const log = path.join( folder, String( index ) );
		const isKilled =
			Math.floor( ( ( index + 1 ) * kills ) / processes ) >
			Math.floor( ( index * kills ) / processes );
		const given = {
			log,
			seed,
			products: [ ...products, ...sold ],
			categories,
			coupon: coupon.id,
			operations: batch,
		};
		const { code, output } = await startPhp(
			`global $wpdb; $given = ${ asPhp( given ) };
			${
				isKilled
					? killBefore( 1 + Math.floor( random() * MAX_STATEMENTS ) )
					: ''
			} ${ WORKER }`
		).ended;
		const entries = readLog( log );
		const began = new Set( entries.map( ( [ number ] ) => number ) );
		const answers = entries.filter( ( [ , status ] ) => status !== null );
		result.operations += began.size;
		result[ 'answers lost' ] += began.size - answers.length;
		for ( const [ number, status, name, id, text = '' ] of answers ) {
			const kind =
				( status === 0 && 'skipped' ) ||
				( status < 300 && 'answered' ) ||
				'refused';
			result[ kind ]++;
			result.byName[ name ] = ( result.byName[ name ] ?? 0 ) + 1;
			// The database was busy or away, and nothing was stored.
			if ( text.includes( 'storedeck_write_failed' ) ) {
				result[ 'refused by the database' ]++;
			} else if ( status >= 500 ) {
				result.errors.push(
					`${ number } ${ name }: ${ status } ${ text }`
				);
			}
			if ( id ) {
				result.created.push( id );
			}
		}
		if ( code === null ) {
			result.kills++;
		} else if ( code !== 0 || output !== 'true' ) {
			result[ 'ended by an error' ]++;
		}
		queue.push(
			...batch.filter( ( [ number ] ) => ! began.has( number ) )
		);
		await onBatch( result.operations );
	}

	try {
		await Promise.all(
			Array.from( { length: writers }, async () => {
				while ( queue.length ) {
					await runBatch();
				}
			} )
		);
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}

	return {
		...result,
		/** Deletes what the writers created. */
		async remove() {
			const batch = createBatchClient();
			await Promise.all(
				sql(
					`SELECT id FROM {prefix}wc_orders WHERE type = 'shop_order' AND billing_email LIKE '%@${ DOMAIN }'`
				).map( ( { id } ) =>
					batch.send(
						'DELETE',
						`/wc-analytics/orders/${ id }?force=true`
					)
				)
			);
			for ( const id of products ) {
				await send( 'DELETE', `products/${ id }?force=true` );
			}
			await send( 'DELETE', `coupons/${ coupon.id }?force=true` );
		},
	};
}

/** Entries that a process logged; the last may be cut off. */
function readLog( file ) {
	let text = '';
	try {
		text = readFileSync( file, 'utf8' );
	} catch {
		// Killed before its first operation.
	}
	return text
		.split( '\n' )
		.slice( 0, -1 )
		.map( ( line ) => JSON.parse( line ) );
}
