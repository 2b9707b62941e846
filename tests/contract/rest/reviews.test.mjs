import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, sql } from '../../setup/site.mjs';
import {
	assertBadRequest,
	assertNoInternals,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
} from './support/users.mjs';

const ROUTE = '/wc-analytics/products/reviews';

const getIds = ( reviews ) => reviews.map( ( { id } ) => id );

describe( 'product reviews', () => {
	let users;
	let api;
	let product;
	let other;
	let post;

	before( async () => {
		users = await signInUsers( 'reviews' );
		api = createBatchClient();
		[ product, other, post ] = php( `
			global $wpdb;
			$make = static fn( $type, $name ) => wp_insert_post( array( 'post_type' => $type, 'post_title' => $name, 'post_status' => 'draft', 'comment_status' => 'open', 'post_date' => '2011-01-01 00:00:00' ) );
			$ids = array( $make( 'product', 'Test &amp; tried' ), $make( 'product', 'Another' ), $make( 'post', 'A post' ) );
			foreach ( array_slice( $ids, 0, 2 ) as $id ) {
				$wpdb->replace( $wpdb->prefix . 'storedeck_product_meta_lookup', array( 'product_id' => $id ) );
			}
			return $ids;
		` );
	} );

	after( () =>
		php( `
			global $wpdb;
			foreach ( array( ${ product }, ${ other }, ${ post } ) as $id ) {
				foreach ( get_comments( array( 'post_id' => $id, 'status' => 'any', 'type' => '' ) ) as $comment ) {
					wp_delete_comment( $comment->comment_ID, true );
				}
				wp_delete_post( $id, true );
				$wpdb->delete( $wpdb->prefix . 'storedeck_product_meta_lookup', array( 'product_id' => $id ) );
			}
			return true;
		` )
	);

	/** Sends many invalid requests in one process. */
	const batchApi = createBatchClient();

	const listReviews = ( query = {}, user = api ) =>
		user.get( ROUTE, { product, status: 'all', ...query } );

	const createReview = ( fields = {}, user = api ) =>
		user.send( 'POST', ROUTE, {
			product_id: product,
			review: 'Fine.',
			reviewer: 'Ada',
			reviewer_email: 'ada@example.test',
			rating: 4,
			...fields,
		} );

	const updateReview = ( id, fields ) =>
		api.send( 'PUT', `${ ROUTE }/${ id }`, fields );

	const deleteReview = ( id, force ) =>
		api.send( 'DELETE', `${ ROUTE }/${ id }`, force ? { force } : {} );

	const readRatings = ( id = product ) =>
		php( `
			global $wpdb;
			$row = $wpdb->get_row( 'SELECT rating_count, average_rating FROM ' . $wpdb->prefix . 'storedeck_product_meta_lookup WHERE product_id = ${ id }' );
			return array( (int) $row->rating_count, (float) $row->average_rating, get_post_meta( ${ id }, '_wc_average_rating', true ), get_post( ${ id } )->comment_count );
		` );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/1` },
			{
				method: 'PUT',
				route: `${ ROUTE }/1`,
				body: { status: 'spam' },
			},
			{ method: 'DELETE', route: `${ ROUTE }/1` },
			{
				method: 'POST',
				route: ROUTE,
				body: {
					product_id: 1,
					review: 'x',
					reviewer: 'x',
					reviewer_email: 'x@example.test',
				},
			},
			{
				method: 'POST',
				route: `${ ROUTE }/batch`,
				body: { delete: [ 1 ] },
			},
		]
	);

	it( 'lists approved reviews in pages with their total number', async () => {
		const [ { number } ] = sql(
			`SELECT COUNT(*) AS number FROM {prefix}comments c INNER JOIN {prefix}posts p ON p.ID = c.comment_post_ID
			WHERE comment_type = 'review' AND comment_approved = '1' AND p.post_type = 'product'`
		);
		const { status, headers, body } = await users.manager.get( ROUTE, {
			per_page: 5,
		} );
		assert.equal( status, 200 );
		assert.equal( headers.get( 'x-wp-total' ), String( number ) );
		assert.equal(
			headers.get( 'x-wp-totalpages' ),
			String( Math.ceil( number / 5 ) )
		);
		assert.ok( body.length <= 5 );
		assert.ok( body.every( ( review ) => review.status === 'approved' ) );
		const dates = body.map( ( review ) => review.date_created_gmt );
		assert.deepEqual( dates, [ ...dates ].sort().reverse() );
		const beyond = await api.get( ROUTE, { page: 9999 } );
		assert.equal( beyond.status, 200 );
		assert.deepEqual( beyond.body, [] );
		assert.equal( beyond.headers.get( 'x-wp-total' ), String( number ) );
	} );

	it( 'creates and updates reviews and the rating of the product', async () => {
		const created = await createReview( {
			review: 'Good <b>stuff</b><script>alert(1)</script>',
			reviewer: 'Ada <i>L.</i>',
		} );
		assert.equal( created.status, 201 );
		const { id } = created.body;
		assert.match(
			created.headers.get( 'location' ),
			new RegExp( `/${ id }$` )
		);
		const { body } = await api.get( `${ ROUTE }/${ id }` );
		assert.deepEqual( body, created.body );
		assert.equal( body.product_id, product );
		assert.equal( body.product_name, 'Test & tried' );
		assert.equal( body.status, 'approved' );
		assert.equal( body.reviewer, 'Ada L.' );
		assert.equal( body.rating, 4 );
		assert.equal( body.verified, false );
		assert.match( body.review, /<b>stuff<\/b>/ );
		assert.doesNotMatch( body.review, /<script/ );
		assert.match( body.date_created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/ );
		assert.deepEqual( Object.keys( body._links ).sort(), [
			'collection',
			'replies',
			'self',
			'up',
		] );
		assert.deepEqual( readRatings(), [ 1, 4, '4.00', '1' ] );

		const second = ( await createReview( { rating: 5 } ) ).body.id;
		const third = ( await createReview( { rating: 5, status: 'hold' } ) )
			.body.id;
		assert.deepEqual( readRatings(), [ 2, 4.5, '4.50', '2' ] );
		const approved = await updateReview( third, { status: 'approved' } );
		assert.equal( approved.body.status, 'approved' );
		assert.deepEqual( readRatings(), [ 3, 4.67, '4.67', '3' ] );
		const changed = await updateReview( second, {
			rating: 1,
			review: 'Broken "now" \\ %',
			reviewer: "O'Hara",
			reviewer_email: 'o@example.test',
		} );
		assert.equal( changed.body.rating, 1 );
		assert.equal( changed.body.reviewer, "O'Hara" );
		assert.equal( changed.body.reviewer_email, 'o@example.test' );
		assert.equal(
			php( `return get_comment( ${ second } )->comment_content;` ),
			'Broken "now" \\ %'
		);
		assert.deepEqual( readRatings(), [ 3, 3.33, '3.33', '3' ] );
		await updateReview( second, { product_id: other } );
		assert.deepEqual( readRatings(), [ 2, 4.5, '4.50', '2' ] );
		assert.deepEqual( readRatings( other ), [ 1, 1, '1.00', '1' ] );
		assert.equal(
			( await updateReview( id, { status: 'spam' } ) ).body.status,
			'spam'
		);
		assert.deepEqual( readRatings(), [ 1, 5, '5.00', '1' ] );
		assert.equal(
			( await updateReview( id, { status: 'unspam' } ) ).body.status,
			'approved'
		);
		assert.equal(
			( await updateReview( id, { status: 'untrash' } ) ).body.status,
			'approved'
		);
		for ( const one of [ id, second, third ] ) {
			assert.equal( ( await deleteReview( one, true ) ).status, 200 );
		}
		assert.deepEqual( readRatings(), [ 0, 0, '0', '0' ] );
	} );

	it( 'marks reviews of buyers as verified', async () => {
		const [ purchase ] = sql(
			`SELECT c.email, l.product_id FROM {prefix}storedeck_order_product_lookup l
			INNER JOIN {prefix}storedeck_customer_lookup c ON c.customer_id = l.customer_id
			INNER JOIN {prefix}posts p ON p.ID = l.product_id AND p.post_type = 'product'
			WHERE c.email LIKE '%@%' AND l.product_qty > 0 LIMIT 1`
		);
		const { body } = await createReview( {
			product_id: Number( purchase.product_id ),
			reviewer_email: purchase.email,
			status: 'hold',
		} );
		assert.equal( body.verified, true );
		await deleteReview( body.id, true );
	} );

	it( 'trashes, restores and deletes reviews', async () => {
		const { id } = ( await createReview() ).body;
		const trashed = await deleteReview( id );
		assert.equal( trashed.status, 200 );
		assert.equal( trashed.body.id, id );
		assert.equal( trashed.body.status, 'trash' );
		const duplicate = await deleteReview( id );
		assert.equal( duplicate.status, 410 );
		assert.equal( duplicate.body.code, 'woocommerce_rest_already_trashed' );
		assert.equal(
			( await updateReview( id, { status: 'untrash' } ) ).body.status,
			'approved'
		);
		const deleted = await deleteReview( id, true );
		assert.equal( deleted.body.deleted, true );
		assert.equal( deleted.body.previous.id, id );
		assert.equal( ( await api.get( `${ ROUTE }/${ id }` ) ).status, 404 );
	} );

	it( 'filters reviews by product, status, reviewer, text and date', async () => {
		const pending = (
			await createReview( { status: 'hold', review: 'needle_100%' } )
		).body.id;
		const visible = (
			await createReview( {
				reviewer_email: 'bob@example.test',
				review: 'needle-100x',
			} )
		).body.id;
		php( `
			wp_update_comment( array( 'comment_ID' => ${ visible }, 'comment_date' => '2011-06-01 12:00:00', 'comment_date_gmt' => get_gmt_from_date( '2011-06-01 12:00:00' ) ) );
			return true;
		` );
		const ids = async ( query ) =>
			getIds( ( await listReviews( query ) ).body ).sort();
		assert.deepEqual( await ids(), [ pending, visible ].sort() );
		assert.deepEqual( await ids( { status: 'hold' } ), [ pending ] );
		assert.deepEqual( await ids( { status: 'approved' } ), [ visible ] );
		assert.deepEqual( await ids( { status: 'spam' } ), [] );
		assert.deepEqual( await ids( { search: 'needle_100%' } ), [ pending ] );
		assert.deepEqual( await ids( { reviewer_email: 'bob@example.test' } ), [
			visible,
		] );
		assert.deepEqual( await ids( { include: [ pending, 999999 ] } ), [
			pending,
		] );
		assert.deepEqual( await ids( { exclude: pending } ), [ visible ] );
		assert.deepEqual( await ids( { product: other } ), [] );
		assert.deepEqual( await ids( { before: '2011-06-01T12:00:01' } ), [
			visible,
		] );
		assert.deepEqual( await ids( { before: '2011-06-01T11:59:59' } ), [] );
		assert.deepEqual( await ids( { after: '2011-06-01T12:00:01' } ), [
			pending,
		] );
		for ( const orderby of [
			'date',
			'date_gmt',
			'id',
			'include',
			'product',
		] ) {
			const { status, body } = await listReviews( {
				orderby,
				order: 'asc',
				include: [ pending, visible ],
			} );
			assert.equal( status, 200 );
			assert.equal( body.length, 2, orderby );
		}
		assert.deepEqual(
			getIds(
				( await listReviews( { orderby: 'date', order: 'asc' } ) ).body
			),
			[ visible, pending ]
		);
		assert.equal( ( await listReviews( { offset: 1 } ) ).body.length, 1 );
		const partial = await listReviews( { _fields: 'id,rating' } );
		assert.deepEqual( Object.keys( partial.body[ 0 ] ), [
			'id',
			'rating',
		] );
		await deleteReview( pending, true );
		await deleteReview( visible, true );
	} );

	it( 'returns errors of single items in a batch', async () => {
		const { id } = ( await createReview() ).body;
		const { status, body } = await api.send( 'POST', `${ ROUTE }/batch`, {
			create: [
				{
					product_id: product,
					review: 'x',
					reviewer: 'x',
					reviewer_email: 'x@example.test',
				},
				{ product_id: product },
			],
			update: [
				{ id, rating: 2 },
				{ id: 999999, rating: 2 },
				{ id, rating: 9 },
				{ id: 'batch', rating: 1 },
			],
		} );
		assert.equal( status, 200 );
		assert.equal( body.create[ 0 ].review, '<p>x</p>\n' );
		assert.equal( body.create[ 1 ].error.data.status, 400 );
		assert.equal( body.update[ 0 ].rating, 2 );
		assert.deepEqual( body.update[ 1 ].error, {
			code: 'woocommerce_rest_review_invalid_id',
			message: 'Invalid review ID.',
			data: { status: 404 },
		} );
		assert.equal( body.update[ 2 ].error.code, 'rest_invalid_param' );
		assert.equal( body.update[ 3 ].error.data.status, 404 );
		const deleted = await api.send( 'POST', `${ ROUTE }/batch`, {
			delete: [ id, body.create[ 0 ].id ],
		} );
		assert.ok( deleted.body.delete.every( ( one ) => one.deleted ) );
		assert.equal( deleted.body.update, undefined );
	} );

	it( 'filters reviews by rating', async () => {
		const created = [];
		for ( const rating of [ 5, 1, 5 ] ) {
			created.push( ( await createReview( { rating } ) ).body.id );
		}
		const ids = async ( rating ) =>
			getIds( ( await listReviews( { rating } ) ).body ).sort();
		assert.deepEqual(
			await ids( 5 ),
			[ created[ 0 ], created[ 2 ] ].sort()
		);
		assert.deepEqual( await ids( [ 1, 2 ] ), [ created[ 1 ] ] );
		assert.deepEqual( await ids( 3 ), [] );
		const { headers } = await listReviews( { rating: 5, per_page: 1 } );
		assert.equal( headers.get( 'x-wp-total' ), '2' );
		await Promise.all(
			[ 0, 6, 'x', "5' OR 1=1" ].map( async ( rating ) => {
				assertBadRequest(
					await listReviews( { rating } ),
					String( rating )
				);
			} )
		);
		for ( const id of created ) {
			await deleteReview( id, true );
		}
	} );

	it( 'creates and deletes replies by the current user', async () => {
		const REPLIES = `${ ROUTE }/replies`;
		const { id } = ( await createReview() ).body;
		const reply = ( fields ) =>
			users.manager.send( 'POST', REPLIES, { parent: id, ...fields } );
		const created = await reply( {
			content: 'Thank <b>you</b><script>alert(1)</script> "\\"',
		} );
		assert.equal( created.status, 201, created.text );
		assert.equal( created.body.parent, id );
		assert.equal( created.body.post, product );
		assert.equal( created.body.status, 'approved' );
		assert.equal( created.body.author_name, 'reviews_manager' );
		assert.match( created.body.content.rendered, /<b>you<\/b>/ );
		assert.doesNotMatch( created.body.content.rendered, /<script/ );
		assert.match(
			php(
				`return get_comment( ${ created.body.id } )->comment_content;`
			),
			/"\\"$/
		);
		const listed = await api.get( REPLIES, { parent: [ id ] } );
		assert.deepEqual( listed.body, [ created.body ] );
		assert.match(
			( await api.get( `${ ROUTE }/${ id }` ) ).body._links.replies[ 0 ]
				.href,
			new RegExp( `replies\\?parent=${ id }$` )
		);
		// A reply is not listed or counted as a review.
		assert.deepEqual( getIds( ( await listReviews() ).body ), [ id ] );
		assert.equal(
			( await updateReview( created.body.id, { status: 'spam' } ) )
				.status,
			404
		);
		assert.deepEqual( readRatings().slice( 0, 2 ), [ 1, 4 ] );

		const duplicate = await reply( {
			content: 'Thank <b>you</b><script>alert(1)</script> "\\"',
		} );
		assert.equal( duplicate.status, 409, duplicate.text );
		assert.equal(
			( await reply( { parent: 999999, content: 'x' } ) ).status,
			404
		);
		assert.equal(
			( await reply( { parent: created.body.id, content: 'x' } ) ).status,
			404
		);
		await Promise.all(
			[ undefined, '', '   ', [ 'x' ], LONG, 'a\0b' ].map(
				async ( content ) => {
					assertBadRequest(
						await reply( { content } ),
						String( content ).slice( 0, 20 )
					);
				}
			)
		);
		assertBadRequest( await reply( { parent: 'x', content: 'x' } ) );
		assertBadRequest( await api.get( REPLIES ) );
		for ( const user of [ users.visitor, users.customer ] ) {
			assert.ok(
				[ 401, 403 ].includes(
					(
						await user.send( 'POST', REPLIES, {
							parent: id,
							content: 'x',
						} )
					).status
				)
			);
			assert.ok(
				[ 401, 403 ].includes(
					(
						await user.send(
							'DELETE',
							`${ REPLIES }/${ created.body.id }`,
							{}
						)
					).status
				)
			);
		}

		const deleted = await users.manager.send(
			'DELETE',
			`${ REPLIES }/${ created.body.id }`,
			{}
		);
		assert.equal( deleted.body.deleted, true );
		for ( const missing of [ created.body.id, id ] ) {
			assert.equal(
				( await api.send( 'DELETE', `${ REPLIES }/${ missing }`, {} ) )
					.status,
				404
			);
		}
		await deleteReview( id, true );
	} );

	it( 'returns 404 for other comments and products that do not exist', async () => {
		const comment = php(
			`return wp_insert_comment( array( 'comment_post_ID' => ${ post }, 'comment_content' => 'x', 'comment_type' => 'comment' ) );`
		);
		for ( const id of [ comment, 0, 999999 ] ) {
			for ( const response of [
				await api.get( `${ ROUTE }/${ id }` ),
				await updateReview( id, { rating: 1 } ),
				await deleteReview( id, true ),
			] ) {
				assert.equal( response.status, 404 );
				assert.deepEqual( response.body, {
					code: 'woocommerce_rest_review_invalid_id',
					message: 'Invalid review ID.',
					data: { status: 404 },
				} );
			}
		}
		assert.equal(
			( await createReview( { product_id: post } ) ).status,
			404
		);
		assert.equal(
			( await createReview( { product_id: 999999 } ) ).status,
			404
		);
	} );

	it( 'invalidates the reports when reviews change', async () => {
		const version = () =>
			Number(
				php( `return get_option( 'storedeck_data_version', '0' );` )
			);
		const earlier = version();
		const { id } = ( await createReview() ).body;
		const between = version();
		assert.ok( between > earlier );
		await deleteReview( id, true );
		assert.ok( version() > between );
	} );

	it( 'rejects invalid parameters', async () => {
		const queries = [
			{ per_page: 0 },
			{ per_page: 101 },
			{ page: 'x' },
			{ offset: -1 },
			{ orderby: 'rating' },
			{ order: 'up' },
			{ status: 'gone' },
			{ after: 'yesterday' },
			{ before: '2026-13-45' },
			{ product: 'x' },
			{ include: 'x,y' },
			{ reviewer: 'x' },
			{ reviewer_email: 'no-email' },
			{ context: 'embed' },
		];
		const reviews = [
			{ rating: 6 },
			{ rating: -1 },
			{ rating: 'five' },
			{ rating: 4.5 },
			{ status: 'lovely' },
			{ review: '' },
			{ review: [ 'x' ] },
			{ review: LONG },
			{ reviewer: { a: 1 } },
			{ reviewer: LONG },
			{ reviewer_email: 'no-email' },
			{ product_id: 'x' },
			{ product_id: 0 },
			{ reviewer: undefined },
		];
		const assertRejected = async ( response, input ) =>
			assertBadRequest(
				await response,
				JSON.stringify( input ).slice( 0, 80 )
			);
		await Promise.all( [
			...queries.map( ( query ) =>
				assertRejected( listReviews( query, batchApi ), query )
			),
			...reviews.map( ( one ) =>
				assertRejected( createReview( one, batchApi ), one )
			),
			...HOSTILE.flatMap( ( text ) => [
				assertRejected(
					listReviews( { orderby: text }, batchApi ),
					text
				),
				assertRejected(
					listReviews( { after: text }, batchApi ),
					text
				),
				assertRejected(
					listReviews( { product: text }, batchApi ),
					text
				),
				listReviews( { search: text }, batchApi ).then( ( response ) =>
					assertNoInternals( response, text )
				),
				assertRejected(
					createReview( { status: text }, batchApi ),
					text
				),
			] ),
		] );
		assertBadRequest( await listReviews( { search: 'a\0b' } ) );
		const unknownRoute = await api.send( 'DELETE', ROUTE );
		assert.equal( unknownRoute.status, 404 );
		assert.equal( unknownRoute.body.code, 'rest_no_route' );
	} );
} );
