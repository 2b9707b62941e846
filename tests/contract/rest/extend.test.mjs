import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { client, php, signIn, site, sql } from '../../setup/site.mjs';

/*
 * Plugins can change responses and routes with the hooks of WordPress. The test
 * plugin is active only for requests with its header, so that test files which
 * run in parallel are not affected.
 */
const FILE = path.join( site.wpPath, 'wp-content/mu-plugins/extend-test.php' );

const PLUGIN = `<?php
$header = $_SERVER['HTTP_X_EXTEND'] ?? '';

if ( '' === $header ) {
	return;
}

const EXTEND_TYPES = array(
	'product', 'product_variation', 'product_cat', 'product_attribute', 'product_attribute_term', 'product_review',
	'shop_order', 'shop_coupon', 'tax', 'customers', 'note', 'setting', 'payment_gateway', 'storedeck_view',
	'report_orders', 'report_orders_stats', 'report_customers', 'report_stock_stats', 'report_performance_indicator',
	'leaderboard', 'data_countries',
);

// The ID of the item that a filter receives.
function extend_id( $item ) {
	foreach ( array( 'id', 'ID', 'term_id', 'comment_ID', 'note_id' ) as $key ) {
		$id = is_array( $item ) ? ( $item[ $key ] ?? null ) : ( $item->$key ?? null );
		if ( null !== $id ) {
			return (string) $id;
		}
	}
	return '';
}

add_action(
	'rest_api_init',
	static function () {
		foreach ( EXTEND_TYPES as $type ) {
			register_rest_field(
				$type,
				'extend_note',
				array(
					'get_callback'    => static fn( $item, $field, $request, $object_type ) => get_option( 'extend_' . $object_type . '_' . extend_id( $item ), 'none' ),
					'update_callback' => static function ( $value, $item, $field, $request, $object_type ) {
						if ( 'refused' === $value ) {
							return new WP_Error( 'extend_refused', 'Refused.', array( 'status' => 418 ) );
						}
						update_option( 'extend_' . $object_type . '_' . extend_id( $item ), $value, false );
						update_option( 'extend_class_' . $object_type, is_object( $item ) ? get_class( $item ) : gettype( $item ), false );
					},
					'schema'          => array( 'type' => 'string', 'maxLength' => 20, 'context' => array( 'view', 'edit' ) ),
				)
			);
			register_rest_field(
				$type,
				'extend_secret',
				array(
					'get_callback' => static fn() => 'secret',
					'schema'       => array( 'type' => 'string', 'context' => array( 'edit' ) ),
				)
			);
		}
	}
);

if ( 'filters' === $header ) {
	foreach (
		array(
			'product_object', 'product_variation_object', 'product_cat', 'product_attribute', 'pa_color', 'product_review',
			'shop_order_object', 'shop_coupon_object', 'tax', 'report_customers', 'note', 'setting', 'payment_gateway',
			'report', 'report_orders', 'report_orders_stats', 'report_revenue_stats', 'report_stock', 'report_stock_stats',
			'report_performance_indicators', 'leaderboard', 'data_country', 'data_download_ip',
		) as $name
	) {
		add_filter(
			'woocommerce_rest_prepare_' . $name,
			static function ( $response, $item, $request ) use ( $name ) {
				$response->data['extend_filter'] = array( $name, is_object( $item ) ? get_class( $item ) : gettype( $item ), $request->get_method() );
				return $response;
			},
			10,
			3
		);
	}
	add_filter( 'rest_prepare_storedeck_view', static function ( $response ) { $response->data['extend_filter'] = array( 'view' ); return $response; } );
}

if ( 'nothing' === $header ) {
	add_filter( 'woocommerce_rest_prepare_product_object', '__return_null' );
}

if ( 'dispatch' === $header ) {
	add_filter(
		'rest_pre_dispatch',
		static fn( $result, $server, $request ) => str_starts_with( $request->get_route(), '/wc-analytics/' )
			? new WP_REST_Response( array( 'short_circuit' => $request->get_route() ), 203 )
			: $result,
		10,
		3
	);
}
`;

const NAMESPACE = '/wc-analytics';

describe( 'plugins that extend the REST API', () => {
	let plain;
	let fields;
	let filters;
	let nothing;
	let dispatch;
	const ids = {};

	const write = async ( route, body, status, method = 'POST' ) => {
		const response = await fields.send( method, route, body );
		assert.equal( response.status, status, response.text );
		return response.body;
	};

	before( async () => {
		mkdirSync( path.dirname( FILE ), { recursive: true } );
		writeFileSync( FILE, PLUGIN );
		plain = await signIn();
		const as = ( name ) => client( { ...plain.headers, 'x-extend': name } );
		fields = as( 'fields' );
		filters = as( 'filters' );
		nothing = as( 'nothing' );
		dispatch = as( 'dispatch' );

		const create = async ( name, route, body ) => {
			ids[ name ] = ( await write( NAMESPACE + route, body, 201 ) ).id;
		};
		await create( 'product', '/products', {
			name: 'Extend Test',
			type: 'variable',
			regular_price: '5',
			extend_note: 'created',
		} );
		await create( 'variation', `/products/${ ids.product }/variations`, {
			regular_price: '6',
			extend_note: 'created',
		} );
		await create( 'order', '/orders', {
			billing: { email: 'extend@example.test' },
			line_items: [ { product_id: ids.product, quantity: 1 } ],
			extend_note: 'created',
		} );
		await create( 'coupon', '/coupons', {
			code: 'extend-test',
			extend_note: 'created',
		} );
		await create( 'category', '/products/categories', {
			name: 'Extend Test',
			extend_note: 'created',
		} );
		await create( 'tax', '/taxes', {
			name: 'Extend Test',
			rate: '1',
			extend_note: 'created',
		} );
		await create( 'review', '/products/reviews', {
			product_id: ids.product,
			review: 'Fine',
			reviewer: 'Extend',
			reviewer_email: 'extend@example.test',
			extend_note: 'created',
		} );
		ids.note = Number(
			sql(
				'SELECT MIN( note_id ) AS id FROM {prefix}wc_admin_notes'
			)[ 0 ].id
		);
		ids.customer = Number(
			sql(
				'SELECT MIN( customer_id ) AS id FROM {prefix}storedeck_customer_lookup'
			)[ 0 ].id
		);
	} );

	after( async () => {
		rmSync( FILE, { force: true } );
		for ( const route of [
			`/orders/${ ids.order }`,
			`/coupons/${ ids.coupon }`,
			`/products/categories/${ ids.category }`,
			`/taxes/${ ids.tax }`,
			`/products/reviews/${ ids.review }`,
			`/products/${ ids.product }`,
		] ) {
			await plain.send( 'DELETE', NAMESPACE + route, { force: true } );
		}
		php( `
			global $wpdb;
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'extend\\\\_%'" );
			return true;
		` );
	} );

	/** Object type, class of the item and route of items that can be written. */
	const writable = () => [
		[ 'product', 'WP_Post', `/products/${ ids.product }` ],
		[
			'product_variation',
			'WP_Post',
			`/products/${ ids.product }/variations/${ ids.variation }`,
		],
		[ 'shop_order', 'stdClass', `/orders/${ ids.order }` ],
		[ 'shop_coupon', 'WP_Post', `/coupons/${ ids.coupon }` ],
		[ 'product_cat', 'WP_Term', `/products/categories/${ ids.category }` ],
		[ 'tax', 'stdClass', `/taxes/${ ids.tax }` ],
		[ 'product_review', 'WP_Comment', `/products/reviews/${ ids.review }` ],
		[ 'note', 'array', `/admin/notes/${ ids.note }` ],
	];

	it( 'stores fields of new items', async () => {
		for ( const [ type, , route ] of writable() ) {
			const { body } = await fields.get( NAMESPACE + route );
			assert.equal(
				body.extend_note,
				type === 'note' ? 'none' : 'created',
				route
			);
		}
	} );

	it( 'stores fields of items that are changed, and passes the item', async () => {
		for ( const [ type, name, route ] of writable() ) {
			const changed = await write(
				NAMESPACE + route,
				{ extend_note: 'changed' },
				200,
				'PUT'
			);
			assert.equal( changed.extend_note, 'changed', route );
			const { body } = await fields.get( NAMESPACE + route );
			assert.equal( body.extend_note, 'changed', route );
			assert.equal(
				php( `return get_option( 'extend_class_${ type }' );` ),
				name,
				route
			);
		}
	} );

	it( 'stores fields of settings, payment gateways and views', async () => {
		const { id } = await write(
			'/storedeck/v1/views',
			{
				name: 'Extend Test',
				path: '/analytics/orders',
				extend_note: 'created',
			},
			201
		);
		for ( const route of [
			'/wc-analytics/settings/general/woocommerce_currency_pos',
			'/wc/v3/payment_gateways/bacs',
			`/storedeck/v1/views/${ id }`,
		] ) {
			const { value } = ( await fields.get( route ) ).body;
			const changed = await write(
				route,
				{ extend_note: 'changed', ...( value && { value } ) },
				200,
				'PUT'
			);
			assert.equal( changed.extend_note, 'changed', route );
		}
		await plain.send( 'DELETE', `/storedeck/v1/views/${ id }` );
	} );

	it( 'adds fields to the items of lists', async () => {
		for ( const [ route, query ] of /** @type {any[][]} */ ( [
			[ '/products', { include: [ ids.product ] } ],
			[ `/products/${ ids.product }/variations`, {} ],
			[ '/variations', { include: [ ids.variation ] } ],
			[ '/orders', { include: [ ids.order ] } ],
			[ '/coupons', { include: [ ids.coupon ] } ],
			[ '/products/categories', { include: [ ids.category ] } ],
			[ '/products/attributes', {} ],
			[ '/products/attributes/1/terms', {} ],
			[ '/taxes', {} ],
			[ '/customers', {} ],
			[ `/customers/${ ids.customer }`, {} ],
			[ '/products/reviews', {} ],
			[ '/admin/notes', {} ],
			[ '/settings/general', {} ],
			[ '/data/countries', {} ],
			[ '/leaderboards', {} ],
			[ '/reports/orders', {} ],
			[ '/reports/customers', {} ],
			[ '/reports/performance-indicators', {} ],
		] ) ) {
			const { status, body, text } = await fields.get(
				NAMESPACE + route,
				query
			);
			assert.equal( status, 200, text );
			assert.ok( body.length > 0, route );
			for ( const item of body ) {
				assert.equal( typeof item.extend_note, 'string', route );
				assert.equal( item.extend_secret, undefined, route );
			}
		}
	} );

	it( 'adds fields to the totals of reports', async () => {
		for ( const route of [
			'/reports/orders/stats',
			'/reports/stock/stats',
		] ) {
			const { body } = await fields.get( NAMESPACE + route );
			assert.equal( body.extend_note, 'none', route );
			assert.ok( body.totals, route );
		}
	} );

	it( 'adds fields to the schema and to the parameters of routes that write', async () => {
		for ( const [ , , route ] of writable() ) {
			const { body } = await fields.send( 'OPTIONS', NAMESPACE + route );
			assert.equal(
				body.schema.properties.extend_note.maxLength,
				20,
				route
			);
			const args = body.endpoints.find( ( { methods } ) =>
				methods.includes( 'PUT' )
			).args;
			assert.equal( args.extend_note.type, 'string', route );
		}
	} );

	it( 'validates fields by their schema', async () => {
		for ( const [ , , route ] of writable() ) {
			const { status, body } = await fields.send(
				'PUT',
				NAMESPACE + route,
				{ extend_note: 'x'.repeat( 21 ) }
			);
			assert.equal( status, 400, route );
			assert.equal( body.code, 'rest_invalid_param', route );
			assert.ok( body.data.params.extend_note, route );
		}
	} );

	it( 'returns the error of a callback', async () => {
		for ( const [ , , route ] of writable() ) {
			const { status, body } = await fields.send(
				'PUT',
				NAMESPACE + route,
				{ extend_note: 'refused' }
			);
			assert.equal( status, 418, route );
			assert.equal( body.code, 'extend_refused', route );
		}
	} );

	it( 'stores fields in batches', async () => {
		const { update } = await write(
			`${ NAMESPACE }/products/batch`,
			{ update: [ { id: ids.product, extend_note: 'batch' } ] },
			200
		);
		assert.equal( update[ 0 ].extend_note, 'batch' );
	} );

	it( 'returns a field only when it is requested', async () => {
		const route = `${ NAMESPACE }/products/${ ids.product }`;
		const only = async ( _fields ) =>
			Object.keys(
				( await fields.get( route, { _fields } ) ).body
			).filter( ( name ) => name !== '_links' );
		assert.deepEqual( await only( 'id,extend_note' ), [
			'id',
			'extend_note',
		] );
		assert.deepEqual( await only( 'id,name' ), [ 'id', 'name' ] );
	} );

	it( 'returns a field of another context only in that context', async () => {
		const route = `${ NAMESPACE }/products/${ ids.product }`;
		const read = async ( query ) =>
			( await fields.get( route, query ) ).body.extend_secret;
		assert.equal( await read( {} ), undefined );
		assert.equal( await read( { context: 'nonsense' } ), undefined );
		assert.equal( await read( { context: 'edit' } ), 'secret' );
	} );

	it( 'lets filters change prepared items', async () => {
		for ( const [ route, name, type ] of [
			[ `/products/${ ids.product }`, 'product_object', 'WP_Post' ],
			[ '/products', 'product_object', 'WP_Post' ],
			[
				`/products/${ ids.product }/variations`,
				'product_variation_object',
				'WP_Post',
			],
			[ '/products/categories', 'product_cat', 'WP_Term' ],
			[ '/products/attributes', 'product_attribute', 'stdClass' ],
			[ '/products/attributes/pa_color/terms', 'pa_color', 'WP_Term' ],
			[ '/products/reviews', 'product_review', 'WP_Comment' ],
			[ '/orders', 'shop_order_object', 'stdClass' ],
			[ '/coupons', 'shop_coupon_object', 'WP_Post' ],
			[ '/taxes', 'tax', 'stdClass' ],
			[ '/customers', 'report_customers', 'array' ],
			[ '/admin/notes', 'note', 'array' ],
			[ '/settings/general', 'setting', 'array' ],
			[ '/reports', 'report', 'array' ],
			[ '/reports/orders', 'report_orders', 'array' ],
			[ '/reports/orders/stats', 'report_orders_stats', 'array' ],
			[ '/reports/revenue/stats', 'report_revenue_stats', 'array' ],
			[ '/reports/customers', 'report_customers', 'array' ],
			[ '/reports/stock', 'report_stock', 'array' ],
			[ '/reports/stock/stats', 'report_stock_stats', 'array' ],
			[
				'/reports/performance-indicators',
				'report_performance_indicators',
				'array',
			],
			[ '/leaderboards', 'leaderboard', 'array' ],
			[ '/data/countries/us', 'data_country', 'array' ],
		] ) {
			const { status, body, text } = await filters.get(
				NAMESPACE + route
			);
			assert.equal( status, 200, text );
			for ( const item of Array.isArray( body ) ? body : [ body ] ) {
				assert.deepEqual(
					item.extend_filter,
					[ name, type, 'GET' ],
					route
				);
			}
		}
		const { body } = await filters.get( '/wc/v3/payment_gateways' );
		assert.equal( body[ 0 ].extend_filter[ 0 ], 'payment_gateway' );
	} );

	it( 'ignores a filter that returns nothing', async () => {
		const { status, body } = await nothing.get(
			`${ NAMESPACE }/products/${ ids.product }`
		);
		assert.equal( status, 200 );
		assert.equal( body.id, ids.product );
	} );

	it( 'lets rest_pre_dispatch replace a response', async () => {
		for ( const route of [
			'/products',
			`/orders/${ ids.order }`,
			'/reports/orders/stats',
		] ) {
			const { status, body } = await dispatch.get( NAMESPACE + route );
			assert.equal( status, 203, route );
			assert.deepEqual( body, { short_circuit: NAMESPACE + route } );
		}
		const { status } = await dispatch.send(
			'PUT',
			`${ NAMESPACE }/products/${ ids.product }`,
			{ name: 'Replaced' }
		);
		assert.equal( status, 203 );
		const { body } = await plain.get(
			`${ NAMESPACE }/products/${ ids.product }`
		);
		assert.equal( body.name, 'Extend Test' );
	} );
} );
