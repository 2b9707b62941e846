import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asPhp, php } from '../../setup/site.mjs';

/**
 * Requests a list before and after a plugin adds filters.
 *
 * @param {string} filters PHP statements that add filters.
 * @param {string} route   Route of the list.
 * @param {Object} query   Parameters.
 * @return {{ ids: number[], total: number }[]} The list before and after.
 */
const readTwice = ( filters, route, query = {} ) =>
	php( `
		wp_set_current_user( 1 );
		$read = static function () {
			$request = new WP_REST_Request( 'GET', '${ route }' );
			$request->set_query_params( ${ asPhp( query ) } );
			$response = rest_do_request( $request );
			return array(
				'ids'   => array_column( $response->get_data(), 'id' ),
				'total' => (int) ( $response->get_headers()['X-WP-Total'] ?? -1 ),
			);
		};
		$before = $read();
		${ filters }
		return array( $before, $read() );
	` );

/** PHP code that restricts posts of a type to some IDs. */
const restrictPosts = ( type, ids ) => `
	add_action( 'pre_get_posts', static function ( $query ) {
		if ( in_array( '${ type }', (array) $query->get( 'post_type' ), true ) ) {
			$query->set( 'post__in', array( ${ ids.join( ', ' ) } ) );
		}
	} );
`;

const sorted = ( ids ) => [ ...ids ].sort( ( a, b ) => a - b );

describe( 'filters on WordPress queries', () => {
	for ( const { route, type, query = {} } of [
		{ route: '/wc-analytics/products', type: 'product' },
		{
			route: '/wc-analytics/products',
			type: 'product',
			query: { search: 'a', orderby: 'price', status: 'publish' },
		},
		{ route: '/wc-analytics/variations', type: 'product_variation' },
		{ route: '/wc-analytics/coupons', type: 'shop_coupon' },
		{
			route: '/wc-analytics/products/low-in-stock',
			type: 'product_variation',
		},
	] ) {
		it( `pre_get_posts narrows ${ route } with ${ JSON.stringify(
			query
		) }`, () => {
			const [ { ids, total } ] = readTwice( '', route, query );
			assert.ok( ids.length > 1, `${ ids.length } of ${ total }` );
			const [ before, after ] = readTwice(
				restrictPosts( type, [ ids[ 0 ], ids[ 1 ] ] ),
				route,
				query
			);
			assert.deepEqual( before, { ids, total } );
			assert.deepEqual( after, {
				ids: [ ids[ 0 ], ids[ 1 ] ],
				total: 2,
			} );
		} );
	}

	it( 'posts_clauses narrows /wc-analytics/products', () => {
		const [ before, after ] = readTwice(
			`
			add_filter( 'posts_clauses', static function ( $clauses, $query ) {
				global $wpdb;
				if ( 'product' === $query->get( 'post_type' ) ) {
					$clauses['where'] .= " AND MOD( $wpdb->posts.ID, 2 ) = 0";
				}
				return $clauses;
			}, 10, 2 );
			`,
			'/wc-analytics/products',
			{ per_page: 100, status: 'publish' }
		);
		assert.ok( after.total > 0 && after.total < before.total );
		assert.ok( after.ids.every( ( id ) => id % 2 === 0 ) );
	} );

	it( 'keeps the total of a page beyond the last one', () => {
		const query = { page: 999, per_page: 100 };
		const [ first ] = readTwice( '', '/wc-analytics/products' );
		const [ { ids, total } ] = readTwice(
			'',
			'/wc-analytics/products',
			query
		);
		assert.deepEqual( { ids, total }, { ids: [], total: first.total } );
	} );

	it( 'pre_get_posts narrows the variations of a product', () => {
		const [ variations ] = readTwice( '', '/wc-analytics/variations' );
		const id = variations.ids[ 0 ];
		const [ all, some ] = php( `
			wp_set_current_user( 1 );
			$parent = (int) get_post( ${ id } )->post_parent;
			$read = static fn() => rest_do_request( new WP_REST_Request( 'GET', "/wc-analytics/products/$parent" ) )->get_data()['variations'];
			$all = $read();
			${ restrictPosts( 'product_variation', [ id ] ) }
			return array( $all, $read() );
		` );
		assert.ok( all.length > 1 );
		assert.deepEqual( some, [ id ] );
	} );

	it( 'get_terms_args narrows /wc-analytics/products/categories', () => {
		const route = '/wc-analytics/products/categories';
		const [ { ids } ] = readTwice( '', route, { per_page: 100 } );
		const included = ids.slice( 0, 2 );
		const [ before, after ] = readTwice(
			`
			add_filter( 'get_terms_args', static function ( $args, $taxonomies ) {
				return in_array( 'product_cat', $taxonomies, true )
					? array( 'include' => array( ${ included.join( ', ' ) } ) ) + $args
					: $args;
			}, 10, 2 );
			`,
			route,
			{ per_page: 100 }
		);
		assert.ok( before.total > 2 );
		assert.deepEqual( sorted( after.ids ), sorted( included ) );
		assert.equal( after.total, 2 );
	} );

	it( 'terms_clauses narrows /wc-analytics/products/categories', () => {
		const [ before, after ] = readTwice(
			`
			add_filter( 'terms_clauses', static function ( $clauses, $taxonomies ) {
				if ( in_array( 'product_cat', $taxonomies, true ) ) {
					$clauses['where'] .= ' AND MOD( t.term_id, 2 ) = 0';
				}
				return $clauses;
			}, 10, 2 );
			`,
			'/wc-analytics/products/categories',
			{ per_page: 100, search: 'e' }
		);
		assert.ok( after.total > 0 && after.total < before.total );
		assert.equal( after.ids.length, after.total );
		assert.ok( after.ids.every( ( id ) => id % 2 === 0 ) );
	} );
} );
