import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';
import { itRefusesStrangers, people } from './support/people.mjs';

const ROUTE = '/wc-analytics/reports/stock';
const STATS = `${ ROUTE }/stats`;
const NAME = 'Stock test';

/** Products of this file: status, quantity, own number at which they are low, post status. */
const MADE = [
	[ 'instock', 3, '', 'publish' ],
	[ 'instock', 7, '7', 'publish' ],
	[ 'instock', 8, '7', 'publish' ],
	[ 'instock', null, '', 'publish' ],
	[ 'outofstock', 0, '5', 'publish' ],
	[ 'onbackorder', -2, '', 'publish' ],
	[ 'instock', 1, '', 'draft' ],
	// A variation of the second, without a number of its own, and one of the draft.
	[ 'instock', 6, '', 'publish', 1 ],
	[ 'instock', 1, '', 'publish', 6 ],
];

const clear = () =>
	php( `
		global $wpdb;
		foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_title LIKE '${ NAME }%'" ) as $id ) {
			$wpdb->delete( $wpdb->prefix . 'wc_product_meta_lookup', array( 'product_id' => $id ) );
			$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id ) );
			$wpdb->delete( $wpdb->posts, array( 'ID' => $id ) );
		}
		return true;
	` );

describe( 'stock', () => {
	let who;
	let api;
	let ids;

	before( async () => {
		who = await people( 'stock_test' );
		api = who.admin;
		clear();
		ids = php( `
			global $wpdb;
			$ids = array();
			foreach ( json_decode( '${ JSON.stringify(
				MADE
			) }', true ) as $index => $made ) {
				$wpdb->insert( $wpdb->posts, array(
					'post_title' => '${ NAME } ' . $index . ' &amp; <i>', 'post_type' => isset( $made[4] ) ? 'product_variation' : 'product',
					'post_status' => $made[3], 'post_parent' => isset( $made[4] ) ? $ids[ $made[4] ] : 0, 'post_date' => '2011-01-0' . ( $index + 1 ) . ' 00:00:00',
					'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '',
				) );
				$id = (int) $wpdb->insert_id;
				$ids[] = $id;
				$wpdb->insert( $wpdb->prefix . 'wc_product_meta_lookup', array(
					'product_id' => $id, 'sku' => 'stock-test-' . $index, 'stock_status' => $made[0], 'stock_quantity' => $made[1],
				) );
				// Past the hooks, which would make the row anew.
				foreach ( array( '_manage_stock' => null === $made[1] ? 'no' : 'yes', '_low_stock_amount' => $made[2] ) as $key => $value ) {
					$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
				}
			}
			return $ids;
		` );
	} );

	after( clear );

	const indexes = ( body ) => body.map( ( { id } ) => ids.indexOf( id ) );
	const find = async ( query ) => {
		const answer = await api.get( ROUTE, {
			include: ids,
			per_page: 50,
			orderby: 'id',
			...query,
		} );
		assert.equal( answer.status, 200, answer.text );
		return answer.body;
	};

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: STATS },
		]
	);

	/** The catalogue, read a second time. */
	const readShop = () => {
		const metas = new Map();
		for ( const row of sql(
			"SELECT post_id, meta_key, meta_value FROM {prefix}postmeta WHERE meta_key IN ( '_low_stock_amount', '_manage_stock' )"
		) ) {
			metas.set( `${ row.post_id }${ row.meta_key }`, row.meta_value );
		}
		const usual = Number(
			php(
				"return get_option( 'woocommerce_notify_low_stock_amount', 2 );"
			)
		);
		return sql(
			`SELECT p.ID AS id, p.post_parent AS parent, l.stock_status AS status, l.stock_quantity AS quantity, l.sku
			FROM {prefix}posts p INNER JOIN {prefix}wc_product_meta_lookup l ON l.product_id = p.ID
			WHERE p.post_status = 'publish' AND p.post_type IN ( 'product', 'product_variation' )
			AND ( p.post_parent = 0 OR p.post_parent IN ( SELECT q.ID FROM {prefix}posts q WHERE q.post_status = 'publish' ) )`
		).map( ( row ) => {
			const low = Number(
				metas.get( `${ row.id }_low_stock_amount` ) ||
					metas.get( `${ row.parent }_low_stock_amount` ) ||
					usual
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

	/** The catalogue and what was answered meanwhile: asked again where another file changed the catalogue in between. */
	const unchanged = async ( ask ) => {
		for ( let times = 0; times < 5; times++ ) {
			const shop = readShop();
			const answer = await ask( shop );
			if ( JSON.stringify( shop ) === JSON.stringify( readShop() ) ) {
				return { shop, answer };
			}
		}
		throw new Error( 'The catalogue never stands still.' );
	};

	it( 'counts every published product and variation once', async () => {
		const {
			shop,
			answer: { body },
		} = await unchanged( () => api.get( STATS ) );
		const count = ( is ) => shop.filter( is ).length;
		assert.deepEqual( body, {
			totals: {
				lowstock: count( ( { isLow } ) => isLow ),
				instock: count( ( { status } ) => status === 'instock' ),
				outofstock: count( ( { status } ) => status === 'outofstock' ),
				onbackorder: count(
					( { status } ) => status === 'onbackorder'
				),
				products: shop.length,
			},
		} );
		assert.equal(
			body.totals.instock +
				body.totals.outofstock +
				body.totals.onbackorder,
			body.totals.products
		);
	} );

	for ( const [ type, is ] of [
		[ 'all', () => true ],
		[ 'lowstock', ( { isLow } ) => isLow ],
		[ 'instock', ( { status } ) => status === 'instock' ],
		[ 'outofstock', ( { status } ) => status === 'outofstock' ],
		[ 'onbackorder', ( { status } ) => status === 'onbackorder' ],
	] ) {
		it( `lists what is ${ type }, as many as the totals count`, async () => {
			const { shop, answer: rows } = await unchanged( async () => {
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
			} );
			const expected = new Map(
				shop.filter( is ).map( ( row ) => [ row.id, row ] )
			);
			for ( const row of rows ) {
				const wanted = expected.get( row.id );
				assert.ok( wanted, `${ row.id } is ${ type }` );
				assert.equal( row.stock_status, wanted.status );
				assert.equal(
					row.stock_quantity,
					Number( wanted.quantity ?? 0 )
				);
				assert.equal( row.low_stock_amount, wanted.low );
				assert.equal( row.manage_stock, wanted.isManaged );
				assert.equal( row.sku, wanted.sku ?? '' );
			}
			assert.equal( rows.length, expected.size );
			assert.equal(
				new Set( rows.map( ( { id } ) => id ) ).size,
				expected.size
			);
		} );
	}

	it( 'knows the number at which each is low: its own, its product’s, the shop’s', async () => {
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

	it( 'orders and restricts', async () => {
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
		const wish = [ 4, 0, 7 ];
		assert.deepEqual(
			indexes(
				await find( {
					include: wish.map( ( index ) => ids[ index ] ),
					orderby: 'include',
				} )
			),
			wish
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

	it( 'names each faulty parameter', async () => {
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
