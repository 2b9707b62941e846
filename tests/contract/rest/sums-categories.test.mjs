import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { mustUse, php, signIn, stopCron } from '../../setup/site.mjs';

const JOBS = '\\Storedeck\\Jobs\\Sums\\Sum_Jobs';
const STATE = '\\Storedeck\\Reports\\Sums\\Sum_State';

/** A day without other orders. */
const DAY = '2009-03-10';
const RANGE = {
	after: `${ DAY }T00:00:00`,
	before: `${ DAY }T23:59:59`,
	per_page: 100,
};

const fill = () => php( `${ JOBS }::fill_now(); return true;` );

describe( 'sums of categories', () => {
	let api;
	/** Categories: one of the product, one without products, and the parent of the first. */
	let terms;
	let product;
	let order;

	const send = async ( method, route, body ) => {
		const response = await api.send(
			method,
			`/wc-analytics/${ route }`,
			body
		);
		assert.ok( response.status < 300, response.text );
		return response.body;
	};

	/** Items sold by category. */
	const read = async () => {
		const { status, body } = await api.get(
			'/wc-analytics/reports/categories',
			RANGE
		);
		assert.equal( status, 200, JSON.stringify( body ) );
		return Object.fromEntries(
			body.map( ( row ) => [ row.category_id, row.items_sold ] )
		);
	};

	/** Whether the report reads sums instead of the rows of orders. */
	const isComplete = () =>
		php( `return ! isset( ${ STATE }::get_incomplete()['categories'] );` );

	/** PHP code with the variables of a test. */
	const run = ( code ) =>
		php(
			`list( $product, $old, $new, $parent ) = $given; ${ code } return true;`,
			[ product, terms.old, terms.other, terms.parent ]
		);

	const remove = async () => {
		if ( order ) {
			await api.send(
				'DELETE',
				`/wc-analytics/orders/${ order }?force=true`
			);
			order = 0;
		}
		run( `
			wp_delete_post( $product, true );
			foreach ( array( $old, $new, $parent ) as $term ) {
				wp_delete_term( $term, 'product_cat' );
			}
		` );
	};

	const create = async () => {
		terms = php( `
			$add    = static fn( $name, $parent = 0 ) => wp_insert_term( $name, 'product_cat', array( 'parent' => $parent ) )['term_id'];
			$parent = $add( 'Sums parent' );
			return array( 'parent' => $parent, 'old' => $add( 'Sums old' ), 'other' => $add( 'Sums other' ) );
		` );
		product = (
			await send( 'POST', 'products', {
				name: 'Test sums of categories',
				regular_price: '10',
				categories: [ { id: terms.old } ],
			} )
		).id;
		order = (
			await send( 'POST', 'orders', {
				status: 'completed',
				date_created: `${ DAY }T12:00:00`,
				line_items: [ { product_id: product, quantity: 3 } ],
			} )
		).id;
		php(
			`global $wpdb;
			$wpdb->update( $wpdb->prefix . 'wc_order_operational_data', array( 'date_paid_gmt' => '${ DAY } 12:00:00' ), array( 'order_id' => $given ) );
			\\Storedeck\\Sync\\Order_Sync::sync( array( $given ) );
			return true;`,
			order
		);
		fill();
	};

	before( async () => {
		stopCron();
		api = await signIn();
	} );

	after( () =>
		rmSync( mustUse( 'storedeck-no-cron.php' ), { force: true } )
	);

	/** Changes the product by WordPress' functions, and reads the report in the next request. */
	const follow = ( title, code, expect ) =>
		it( `follow ${ title }`, async () => {
			try {
				await create();
				assert.ok( isComplete() );
				assert.deepEqual( await read(), { [ terms.old ]: 3 } );
				run( code );
				assert.deepEqual( await read(), expect( terms ) );
				fill();
				assert.ok( isComplete() );
				assert.deepEqual( await read(), expect( terms ) );
			} finally {
				await remove();
			}
		} );

	const none = () => ( {} );
	const moved = ( { other } ) => ( { [ other ]: 3 } );
	const both = ( { old, other } ) => ( { [ old ]: 3, [ other ]: 3 } );

	follow(
		'a product that is deleted for good',
		'wp_delete_post( $product, true );',
		none
	);
	follow(
		'a category that is removed from a product',
		"wp_remove_object_terms( $product, $old, 'product_cat' );",
		none
	);
	follow(
		'a category that is added to a product',
		"wp_add_object_terms( $product, $new, 'product_cat' );",
		both
	);
	follow(
		'a product that is moved to another category',
		"wp_set_object_terms( $product, $new, 'product_cat' );",
		moved
	);
	follow(
		'a product whose relations are deleted',
		"wp_delete_object_term_relationships( $product, 'product_cat' );",
		none
	);
	follow(
		'a deleted category',
		"wp_delete_term( $old, 'product_cat' );",
		none
	);
	follow(
		'a deleted category whose products move to another one',
		"wp_delete_term( $old, 'product_cat', array( 'default' => $new, 'force_default' => true ) );",
		moved
	);
	follow(
		'a bulk edit of products',
		`require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		bulk_edit_posts( array( 'post' => array( $product ), 'post_type' => 'product', '_status' => '-1', 'tax_input' => array( 'product_cat' => array( $new ) ) ) );`,
		moved
	);
	follow(
		'a product that is updated with other categories',
		`wp_set_current_user( 1 );
		wp_update_post( array( 'ID' => $product, 'tax_input' => array( 'product_cat' => array( $new ) ) ) );`,
		moved
	);
	follow(
		'a category that gets a parent',
		"wp_update_term( $old, 'product_cat', array( 'parent' => $parent ) );",
		( { old, parent } ) => ( { [ parent ]: 3, [ old ]: 3 } )
	);

	it( 'stay when a product is moved to the trash and back', async () => {
		try {
			await create();
			run( 'wp_trash_post( $product ); wp_untrash_post( $product );' );
			assert.ok( isComplete() );
			assert.deepEqual( await read(), { [ terms.old ]: 3 } );
		} finally {
			await remove();
		}
	} );

	it( 'follow each change of a product while they are being filled', async () => {
		const move = ( id ) =>
			send( 'PUT', `products/${ product }`, { categories: [ { id } ] } );
		try {
			await create();
			await move( terms.other );
			assert.ok( ! isComplete() );
			assert.deepEqual( await read(), moved( terms ) );
			await move( terms.old );
			assert.deepEqual( await read(), { [ terms.old ]: 3 } );
			await move( terms.other );
			fill();
			assert.deepEqual( await read(), moved( terms ) );
		} finally {
			await remove();
		}
	} );

	it( 'are filled again when a product moves while the job records its progress', async () => {
		try {
			await create();
			const move = php(
				`
				list( $product, $new ) = $given;
				\\Storedeck\\Jobs\\Sums\\Sum_Jobs::handle_categories();
				${ STATE }::begin( 'test' );
				// Before the state is stored, another process changes it.
				add_filter( 'query', static function ( $query ) use ( $product, $new ) {
					static $is_first = true;
					if ( $is_first && str_contains( $query, 'UPDATE' ) && str_contains( $query, 'storedeck_sums' ) ) {
						$is_first = false;
						wp_set_object_terms( $product, $new, 'product_cat' );
						\\Storedeck\\Sync\\Change_Queue::flush();
					}
					return $query;
				} );
				${ STATE }::advance( 'test', ${ STATE }::ALL );
				return array_keys( ${ STATE }::get_incomplete() );
			`,
				[ product, terms.other ]
			);
			assert.deepEqual( move, [ 'categories' ] );
			assert.deepEqual( await read(), moved( terms ) );
		} finally {
			await remove();
		}
	} );
} );
