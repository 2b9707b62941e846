import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';
import { itRejectsUnauthorizedUsers, signInUsers } from './support/users.mjs';

const ROUTE = '/wc-analytics/reports/stock';
const STATS = `${ ROUTE }/stats`;
const NAME = 'Stock test';

/** Products: stock status, quantity, low stock threshold, post status, index of the parent. */
const PRODUCTS = [
	[ 'instock', 3, '', 'publish' ],
	[ 'instock', 7, '7', 'publish' ],
	[ 'instock', 8, '7', 'publish' ],
	[ 'instock', null, '', 'publish' ],
	[ 'outofstock', 0, '5', 'publish' ],
	[ 'onbackorder', -2, '', 'publish' ],
	[ 'instock', 1, '', 'draft' ],
	// Variations of the second product and of the draft, without their own threshold.
	[ 'instock', 6, '', 'publish', 1 ],
	[ 'instock', 1, '', 'publish', 6 ],
];

const clear = () =>
	php( `
		global $wpdb;
		foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_title LIKE '${ NAME }%'" ) as $id ) {
			$wpdb->delete( $wpdb->prefix . 'storedeck_product_meta_lookup', array( 'product_id' => $id ) );
			$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id ) );
			$wpdb->delete( $wpdb->posts, array( 'ID' => $id ) );
		}
		return true;
	` );

describe( 'stock report', () => {
	let users;
	let api;
	let ids;

	before( async () => {
		users = await signInUsers( 'stock_test' );
		api = users.admin;
		clear();
		ids = php( `
			global $wpdb;
			$ids = array();
			foreach ( json_decode( '${ JSON.stringify(
				PRODUCTS
			) }', true ) as $index => $product ) {
				$wpdb->insert( $wpdb->posts, array(
					'post_title' => '${ NAME } ' . $index . ' &amp; <i>', 'post_type' => isset( $product[4] ) ? 'product_variation' : 'product',
					'post_status' => $product[3], 'post_parent' => isset( $product[4] ) ? $ids[ $product[4] ] : 0, 'post_date' => '2011-01-0' . ( $index + 1 ) . ' 00:00:00',
					'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '',
				) );
				$id = (int) $wpdb->insert_id;
				$ids[] = $id;
				$wpdb->insert( $wpdb->prefix . 'storedeck_product_meta_lookup', array(
					'product_id' => $id, 'sku' => 'stock-test-' . $index, 'stock_status' => $product[0], 'stock_quantity' => $product[1],
				) );
				// Without hooks, which would update the lookup row.
				foreach ( array( '_manage_stock' => null === $product[1] ? 'no' : 'yes', '_low_stock_amount' => $product[2] ) as $key => $value ) {
					$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
				}
			}
			return $ids;
		` );
	} );

	after( clear );

	const indexes = ( body ) => body.map( ( { id } ) => ids.indexOf( id ) );
	const find = async ( query ) => {
		const response = await api.get( ROUTE, {
			include: ids,
			per_page: 50,
			orderby: 'id',
			...query,
		} );
		assert.equal( response.status, 200, response.text );
		return response.body;
	};

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: STATS },
		]
	);

	/** The catalog, read directly from the database. */
	const readCatalog = () => {
		const metas = new Map();
		for ( const row of sql(
			"SELECT post_id, meta_key, meta_value FROM {prefix}postmeta WHERE meta_key IN ( '_low_stock_amount', '_manage_stock' )"
		) ) {
			metas.set( `${ row.post_id }${ row.meta_key }`, row.meta_value );
		}
		const defaultAmount = Number(
			php(
				"return get_option( 'woocommerce_notify_low_stock_amount', 2 );"
			)
		);
		return sql(
			`SELECT p.ID AS id, p.post_parent AS parent, l.stock_status AS status, l.stock_quantity AS quantity, l.sku
			FROM {prefix}posts p INNER JOIN {prefix}storedeck_product_meta_lookup l ON l.product_id = p.ID
			WHERE p.post_status = 'publish' AND p.post_type IN ( 'product', 'product_variation' )
			AND ( p.post_parent = 0 OR p.post_parent IN ( SELECT q.ID FROM {prefix}posts q WHERE q.post_status = 'publish' ) )`
		).map( ( row ) => {
			const low = Number(
				metas.get( `${ row.id }_low_stock_amount` ) ||
					metas.get( `${ row.parent }_low_stock_amount` ) ||
					defaultAmount
			);
			return {
				...row,
				id: Number( row.id ),
				low,
				isManaged: metas.get( `${ row.id }_manage_stock` ) === 'yes',
				isLow:
					row.status === 'instock' &&
					row.quantity !== null &&
					Number( row.quantity ) > 0 &&
					Number( row.quantity ) <= low,
			};
		} );
	};

	/** The catalog and a response for it. Repeats the request if another test file changed the catalog meanwhile. */
	const requestUnchanged = async ( request ) => {
		for ( let attempt = 0; attempt < 5; attempt++ ) {
			const catalog = readCatalog();
			const response = await request( catalog );
			if (
				JSON.stringify( catalog ) === JSON.stringify( readCatalog() )
			) {
				return { catalog, response };
			}
		}
		throw new Error( 'The catalog changed on every attempt.' );
	};

	it( 'counts every published product and variation once', async () => {
		const {
			catalog,
			response: { body },
		} = await requestUnchanged( () => api.get( STATS ) );
		const count = ( matches ) => catalog.filter( matches ).length;
		assert.deepEqual( body, {
			totals: {
				lowstock: count( ( { isLow } ) => isLow ),
				instock: count( ( { status } ) => status === 'instock' ),
				outofstock: count( ( { status } ) => status === 'outofstock' ),
				onbackorder: count(
					( { status } ) => status === 'onbackorder'
				),
				products: catalog.length,
			},
		} );
		assert.equal(
			body.totals.instock +
				body.totals.outofstock +
				body.totals.onbackorder,
			body.totals.products
		);
	} );

	for ( const [ type, matches ] of [
		[ 'all', () => true ],
		[ 'lowstock', ( { isLow } ) => isLow ],
		[ 'instock', ( { status } ) => status === 'instock' ],
		[ 'outofstock', ( { status } ) => status === 'outofstock' ],
		[ 'onbackorder', ( { status } ) => status === 'onbackorder' ],
	] ) {
		it( `lists the products of type ${ type } and matches the totals`, async () => {
			const { catalog, response: rows } = await requestUnchanged(
				async () => {
					const all = [];
					for ( let page = 1, pages = 1; page <= pages; page++ ) {
						const { body, headers } = await api.get( ROUTE, {
							type,
							page,
							per_page: 100,
						} );
						all.push( ...body );
						pages = Number( headers.get( 'x-wp-totalpages' ) );
					}
					return all;
				}
			);
			const expected = new Map(
				catalog.filter( matches ).map( ( row ) => [ row.id, row ] )
			);
			for ( const row of rows ) {
				const expectedRow = expected.get( row.id );
				assert.ok( expectedRow, `${ row.id } is ${ type }` );
				assert.equal( row.stock_status, expectedRow.status );
				assert.equal(
					row.stock_quantity,
					Number( expectedRow.quantity ?? 0 )
				);
				assert.equal( row.low_stock_amount, expectedRow.low );
				assert.equal( row.manage_stock, expectedRow.isManaged );
				assert.equal( row.sku, expectedRow.sku ?? '' );
			}
			assert.equal( rows.length, expected.size );
			assert.equal(
				new Set( rows.map( ( { id } ) => id ) ).size,
				expected.size
			);
		} );
	}

	it( 'uses the low stock threshold of the variation, its product or the store', async () => {
		assert.deepEqual(
			indexes( await find( { type: 'lowstock' } ) ),
			[ 1, 7 ]
		);
		const rows = await find( {} );
		assert.deepEqual( indexes( rows ), [ 0, 1, 2, 3, 4, 5, 7 ] );
		assert.deepEqual(
			rows.map( ( row ) => row.low_stock_amount ),
			[ 2, 7, 7, 2, 5, 2, 7 ]
		);
		assert.equal( rows[ 0 ].name, `${ NAME } 0 & <i>` );
		assert.match(
			rows[ 6 ]._links.product[ 0 ].href,
			new RegExp( `/products/${ ids[ 1 ] }/variations/${ ids[ 7 ] }$` )
		);
	} );

	it( 'sorts and filters products', async () => {
		assert.deepEqual(
			indexes( await find( { orderby: 'id', order: 'desc' } ) ),
			[ 7, 5, 4, 3, 2, 1, 0 ]
		);
		assert.deepEqual(
			indexes( await find( { orderby: 'date' } ) ),
			[ 0, 1, 2, 3, 4, 5, 7 ]
		);
		assert.deepEqual(
			indexes( await find( { orderby: 'sku', order: 'desc' } ) ),
			[ 7, 5, 4, 3, 2, 1, 0 ]
		);
		assert.deepEqual(
			indexes( await find( { orderby: 'stock_quantity' } ) ),
			[ 3, 5, 4, 0, 7, 1, 2 ]
		);
		assert.deepEqual(
			indexes( await find( { orderby: 'stock_status' } ) ),
			[ 3, 0, 7, 1, 2, 5, 4 ]
		);
		const order = [ 4, 0, 7 ];
		assert.deepEqual(
			indexes(
				await find( {
					include: order.map( ( index ) => ids[ index ] ),
					orderby: 'include',
				} )
			),
			order
		);
		assert.deepEqual(
			indexes( await find( { exclude: ids.slice( 0, 5 ) } ) ),
			[ 5, 7 ]
		);
		assert.deepEqual( indexes( await find( { parent: [ ids[ 1 ] ] } ) ), [
			7,
		] );
		assert.deepEqual( indexes( await find( { parent_exclude: [ 0 ] } ) ), [
			7,
		] );
		assert.deepEqual( indexes( await find( { offset: 5, per_page: 1 } ) ), [
			5,
		] );
		assert.deepEqual( indexes( await find( { page: 99 } ) ), [] );
	} );

	it( 'names each invalid parameter', async () => {
		for ( const [ name, value ] of /** @type {any[][]} */ ( [
			[ 'type', 'plenty' ],
			[ 'orderby', 'price' ],
			[ 'order', 'up' ],
			[ 'page', -1 ],
			[ 'per_page', 1000 ],
			[ 'offset', -1 ],
			[ 'include', 'a,b' ],
			[ 'exclude', [ "1' OR 1=1" ] ],
			[ 'parent', [ 'x' ] ],
			[ 'parent_exclude', [ '1.5' ] ],
		] ) ) {
			const { status, body, text } = await api.get( ROUTE, {
				[ name ]: value,
			} );
			assert.equal( status, 400, `${ name } ${ text }` );
			assert.ok( body.data.params[ name ], text );
		}
	} );
} );
