import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, signIn, sql, startPhp } from '../../setup/site.mjs';

const REPORTS = '/wc-analytics/reports';

/** Numbers below 1 from a seed. */
function createRandom( state ) {
	return () => {
		state = ( state * 48271 ) % 2147483647;
		return state / 2147483647;
	};
}

const formatDay = ( daysAgo ) =>
	new Date( Date.now() - daysAgo * 86400000 ).toISOString().slice( 0, 10 );

const from = ( first, last ) => ( { after: first, before: last } );
const RANGES = {
	// Without the latest days, in which other test files delete rows by SQL.
	years: from(
		`${ formatDay( 1100 ) }T00:00:00`,
		`${ formatDay( 60 ) }T23:59:59`
	),
	'some months': from(
		`${ formatDay( 300 ) }T00:00:00`,
		`${ formatDay( 120 ) }T23:59:59`
	),
	'parts of days': from(
		`${ formatDay( 300 ) }T10:30:00`,
		`${ formatDay( 120 ) }T13:15:10`
	),
	'a part of a day': from(
		`${ formatDay( 200 ) }T05:00:00`,
		`${ formatDay( 200 ) }T20:00:00`
	),
};
const QUERIES = {
	'revenue/stats': [ { interval: 'day', per_page: 100 } ],
	'orders/stats': [
		{ interval: 'week', date_type: 'date_created' },
		{ interval: 'month', 'status_is[]': 'completed' },
		{ interval: 'day', customer_type: 'returning' },
		{ interval: 'quarter', refunds: 'partial' },
		{
			interval: 'year',
			match: 'any',
			'status_is[]': 'refunded',
			customer_type: 'new',
		},
		...[
			'product',
			'category',
			'variation',
			'coupon',
			'customer_type',
		].map( ( segmentby ) => ( { interval: 'month', segmentby } ) ),
	],
	'products/stats': [
		{ interval: 'week' },
		{ interval: 'quarter', segmentby: 'category' },
	],
	'variations/stats': [ { interval: 'month', segmentby: 'product' } ],
	'coupons/stats': [ { interval: 'month', segmentby: 'coupon' } ],
	'taxes/stats': [ { interval: 'week', segmentby: 'tax_rate_id' } ],
	orders: [ {}, { 'status_is[]': 'completed' } ],
	products: [ { orderby: 'items_sold' }, { orderby: 'date' } ],
	variations: [ { orderby: 'net_revenue' } ],
	categories: [ { orderby: 'orders_count' } ],
	coupons: [ { orderby: 'amount' } ],
	taxes: [ { orderby: 'total_tax' } ],
	customers: [
		{ orderby: 'total_spend' },
		{ orderby: 'orders_count', total_spend_min: 100, page: 2 },
		{ orderby: 'avg_order_value', order: 'asc' },
	],
	'customers/stats': [ {} ],
};

describe( 'sums', () => {
	let api;

	before( async () => {
		api = await signIn();
	} );

	/** The responses of reports, from sums or from the rows. */
	async function readAll( isStored, queries, range ) {
		const client = createBatchClient(
			undefined,
			isStored
				? ''
				: "add_filter( 'pre_option_storedeck_sums', '__return_empty_array' );"
		);
		const responses = await Promise.all(
			Object.entries( queries ).flatMap( ( [ route, list ] ) =>
				list.map( async ( query ) => {
					const { status, body, headers } = await client.get(
						`${ REPORTS }/${ route }`,
						{ ...range, ...query, force_cache_refresh: true }
					);
					assert.equal( status, 200, JSON.stringify( body ) );
					return [ route, query, headers.get( 'x-wp-total' ), body ];
				} )
			)
		);
		return responses;
	}

	for ( const [ title, range ] of Object.entries( RANGES ) ) {
		it( `are those of the rows in reports of ${ title }`, async () => {
			assert.deepEqual(
				await readAll( true, QUERIES, range ),
				await readAll( false, QUERIES, range )
			);
		} );
	}

	it( 'are read without the rows of orders', () => {
		const queries = php(
			`
			// A job may still be filling them after another test file.
			\\Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now();
			wp_set_current_user( 1 );
			$queries = array();
			add_filter( 'query', static function ( $query ) use ( &$queries ) {
				$queries[] = $query;
				return $query;
			} );
			foreach ( array( 'revenue/stats', 'orders/stats', 'products/stats', 'taxes/stats', 'categories', 'coupons' ) as $route ) {
				$request = new WP_REST_Request( 'GET', "${ REPORTS }/$route" );
				$request->set_query_params( $given );
				$response = rest_do_request( $request );
				if ( 200 !== $response->get_status() ) { throw new Exception( $route ); }
			}
			$queries = preg_grep( '/_order_(stats|product_lookup|coupon_lookup|tax_lookup)/', $queries );
			// New orders are searched before each answer: those without rows.
			return array_values( preg_grep( '/NOT EXISTS \\( SELECT 1|SELECT MAX\\( order_id \\) AS latest/', $queries, PREG_GREP_INVERT ) );
		`,
			{ ...RANGES.years, interval: 'day', per_page: 100 }
		);
		assert.deepEqual( queries, [] );
	} );

	describe( 'of orders that several processes write', () => {
		/** @type {number[]} */
		const orders = [];
		/** @type {{ products: number[], category: number, coupon: number }} */
		const own = { products: [], category: 0, coupon: 0 };

		const send = async ( method, route, body ) => {
			const response = await api.send(
				method,
				`/wc-analytics${ route }`,
				body
			);
			assert.ok( response.status < 300, response.text );
			return response.body;
		};

		before( async () => {
			own.category = php(
				`return wp_insert_term( 'Sums', 'product_cat' )['term_id'];`
			);
			for ( const price of [ '1.11', '20', '0' ] ) {
				const { id } = await send( 'POST', '/products', {
					name: `Sums ${ price }`,
					regular_price: price,
					categories: [ { id: own.category } ],
				} );
				own.products.push( id );
			}
			own.coupon = (
				await send( 'POST', '/coupons', {
					code: 'sums-test',
					discount_type: 'percent',
					amount: '10',
				} )
			).id;
		} );

		after( async () => {
			for ( const id of orders ) {
				await send( 'DELETE', `/orders/${ id }?force=true` );
			}
			for ( const id of own.products ) {
				await send( 'DELETE', `/products/${ id }?force=true` );
			}
			await send( 'DELETE', `/coupons/${ own.coupon }?force=true` );
			php( `return wp_delete_term( ${ own.category }, 'product_cat' );` );
		} );

		/** Creates, changes, refunds and deletes orders. */
		async function write( seed ) {
			const random = createRandom( seed );
			const pick = ( list ) =>
				list[ Math.floor( random() * list.length ) ];
			const mine = [];
			for ( let turn = 0; turn < 8; turn++ ) {
				const draw = random();
				if ( mine.length < 2 || draw < 0.4 ) {
					const { id } = await send( 'POST', '/orders', {
						status: pick( [
							'processing',
							'completed',
							'pending',
							'refunded',
						] ),
						billing: { email: `sums-${ seed }@example.test` },
						coupon_lines: turn % 2 ? [ { code: 'sums-test' } ] : [],
						line_items: [ 1, 2 ].map( ( quantity ) => ( {
							product_id: pick( own.products ),
							quantity,
						} ) ),
					} );
					mine.push( id );
					orders.push( id );
				} else if ( draw < 0.8 ) {
					await send( 'PUT', `/orders/${ pick( mine ) }`, {
						status: pick( [
							'completed',
							'cancelled',
							'on-hold',
							'refunded',
						] ),
					} );
				} else {
					const id = mine.pop();
					orders.splice( orders.indexOf( id ), 1 );
					await send( 'DELETE', `/orders/${ id }?force=true` );
				}
			}
		}

		const readOwn = ( isStored ) =>
			readAll(
				isStored,
				{
					products: [
						{ products: own.products, orderby: 'items_sold' },
					],
					categories: [
						{
							categories: [ own.category ],
							orderby: 'category_id',
						},
					],
					coupons: [
						{ coupons: [ own.coupon ], orderby: 'coupon_id' },
					],
					'products/stats': [
						{ interval: 'day', products: own.products },
					],
				},
				from(
					`${ formatDay( 40 ) }T00:00:00`,
					`${ formatDay( -1 ) }T23:59:59`
				)
			);

		it( 'are those of the rows', async () => {
			await Promise.all( [ 11, 12, 13 ].map( write ) );
			const stored = await readOwn( true );
			assert.ok( stored[ 0 ][ 3 ].length > 0 );
			assert.deepEqual( stored, await readOwn( false ) );
		} );

		it( 'are the same after differences were merged', async () => {
			const earlier = await readOwn( true );
			const merge = `\\Storedeck\\Reports\\Sums\\Sum_Maintenance::run(
				static fn() => \\Storedeck\\Reports\\Sums\\Sum_Maintenance::merge( 20 )
			); return true;`;
			php( merge );
			assert.deepEqual( await readOwn( true ), earlier );
			php( merge );
			assert.deepEqual( await readOwn( true ), earlier );
		} );
	} );

	describe( 'of categories', () => {
		const readCategories = async () => {
			const { body } = await api.get( `${ REPORTS }/categories`, {
				...RANGES.years,
				orderby: 'category_id',
				order: 'asc',
				per_page: 100,
			} );
			return body.map( ( row ) => [
				row.category_id,
				row.items_sold,
				row.orders_count,
				row.products_count,
			] );
		};

		const fill = () =>
			php(
				'\\Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now(); return true;'
			);

		/** A product with orders, its categories, and PHP code that changes them. */
		const prepareProduct = () => {
			const { product, terms } = php( `
				global $wpdb;
				$product = (int) $wpdb->get_var( "SELECT product_id FROM {$wpdb->prefix}storedeck_order_product_lookup ORDER BY order_id LIMIT 1" );
				return array( 'product' => $product, 'terms' => wp_get_object_terms( $product, 'product_cat', array( 'fields' => 'ids' ) ) );
			` );
			const change = `wp_set_object_terms( ${ product }, $given, 'product_cat' ); \\Storedeck\\Sync\\Change_Queue::flush(); return true;`;
			return {
				terms,
				setTerms: ( ids ) => php( change, ids ),
				// In the process that fills the sums, before WP-Cron does.
				removeTerms: `wp_set_object_terms( ${ product }, array(), 'product_cat' ); \\Storedeck\\Sync\\Change_Queue::flush();`,
			};
		};

		it( 'follow a product that moves while they are filled', async () => {
			const earlier = await readCategories();
			const { terms, setTerms, removeTerms } = prepareProduct();
			const folder = mkdtempSync(
				path.join( tmpdir(), 'storedeck-sums-' )
			);
			const file = ( name ) => path.join( folder, name );
			try {
				const filling = startPhp( `
					${ removeTerms }
					// Waits after the first sums were stored.
					add_filter( 'query', static function ( $query ) {
						static $stage = 0;
						if ( 0 === $stage && str_contains( $query, 'INSERT INTO' ) && str_contains( $query, 'storedeck_sums_categories' ) ) {
							$stage = 1;
						} elseif ( 1 === $stage && 'COMMIT' === $query ) {
							$stage = 2;
						} elseif ( 2 === $stage ) {
							$stage = 3;
							touch( '${ file( 'filled' ) }' );
							for ( $i = 0; $i < 2000 && ! file_exists( '${ file(
								'moved'
							) }' ); $i++ ) { usleep( 10000 ); clearstatcache(); }
						}
						return $query;
					} );
					\\Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now();
					return true;
				` );
				for (
					let i = 0;
					i < 200 && ! existsSync( file( 'filled' ) );
					i++
				) {
					await new Promise( ( resolve ) =>
						setTimeout( resolve, 100 )
					);
				}
				assert.ok( existsSync( file( 'filled' ) ) );
				setTerms( terms );
				writeFileSync( file( 'moved' ), '' );
				assert.equal( ( await filling.ended ).output, 'true' );
				assert.deepEqual( await readCategories(), earlier );
			} finally {
				setTerms( terms );
				fill();
				rmSync( folder, { recursive: true } );
			}
		} );

		it( 'follow a product to another category at once and after they were filled', async () => {
			const earlier = await readCategories();
			const { terms, setTerms } = prepareProduct();
			try {
				setTerms( [] );
				const changed = await readCategories();
				assert.notDeepEqual( changed, earlier );
				fill();
				assert.deepEqual( await readCategories(), changed );
			} finally {
				setTerms( terms );
			}
			assert.deepEqual( await readCategories(), earlier );
			fill();
			assert.deepEqual( await readCategories(), earlier );
			assert.equal(
				sql(
					`SELECT COUNT(*) AS open_jobs FROM {prefix}storedeck_jobs WHERE slot = 'sums' AND state = 'open'`
				)[ 0 ].open_jobs,
				'0'
			);
		} );
	} );
} );
