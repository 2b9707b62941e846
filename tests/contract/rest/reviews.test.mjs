import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signInAtOnce } from '../../setup/at-once.mjs';
import { php, site, sql } from '../../setup/site.mjs';
import {
	assertBad,
	assertClean,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	LONG,
	people,
	sendBroken,
} from './support/people.mjs';

const REVIEWS = '/wc-analytics/products/reviews';

const numbers = ( list ) => list.map( ( { id } ) => id );

describe( 'reviews of products', () => {
	let who;
	let api;
	let product;
	let other;
	let post;

	before( async () => {
		who = await people( 'reviews' );
		api = who.admin;
		[ product, other, post ] = php( `
			global $wpdb;
			$make = static fn( $type, $name ) => wp_insert_post( array( 'post_type' => $type, 'post_title' => $name, 'post_status' => 'draft', 'comment_status' => 'open', 'post_date' => '2011-01-01 00:00:00' ) );
			$ids = array( $make( 'product', 'Test &amp; tried' ), $make( 'product', 'Another' ), $make( 'post', 'A post' ) );
			foreach ( array_slice( $ids, 0, 2 ) as $id ) {
				$wpdb->replace( $wpdb->prefix . 'wc_product_meta_lookup', array( 'product_id' => $id ) );
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
				$wpdb->delete( $wpdb->prefix . 'wc_product_meta_lookup', array( 'product_id' => $id ) );
			}
			return true;
		` )
	);

	/** Asks much that is refused. */
	const many = signInAtOnce();

	const list = ( query = {}, person = api ) =>
		person.get( REVIEWS, { product, status: 'all', ...query } );

	const create = ( fields = {}, person = api ) =>
		person.send( 'POST', REVIEWS, {
			product_id: product,
			review: 'Fine.',
			reviewer: 'Ada',
			reviewer_email: 'ada@example.test',
			rating: 4,
			...fields,
		} );

	const put = ( id, fields ) =>
		api.send( 'PUT', `${ REVIEWS }/${ id }`, fields );

	const remove = ( id, force ) =>
		api.send( 'DELETE', `${ REVIEWS }/${ id }`, force ? { force } : {} );

	const stars = ( id = product ) =>
		php( `
			global $wpdb;
			$row = $wpdb->get_row( 'SELECT rating_count, average_rating FROM ' . $wpdb->prefix . 'wc_product_meta_lookup WHERE product_id = ${ id }' );
			return array( (int) $row->rating_count, (float) $row->average_rating, get_post_meta( ${ id }, '_wc_average_rating', true ), get_post( ${ id } )->comment_count );
		` );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: REVIEWS },
			{ method: 'GET', route: `${ REVIEWS }/1` },
			{
				method: 'PUT',
				route: `${ REVIEWS }/1`,
				body: { status: 'spam' },
			},
			{ method: 'DELETE', route: `${ REVIEWS }/1` },
			{
				method: 'POST',
				route: REVIEWS,
				body: {
					product_id: 1,
					review: 'x',
					reviewer: 'x',
					reviewer_email: 'x@example.test',
				},
			},
			{
				method: 'POST',
				route: `${ REVIEWS }/batch`,
				body: { delete: [ 1 ] },
			},
		]
	);
	itTellsItsSchema(
		() => who,
		[ REVIEWS, `${ REVIEWS }/1`, `${ REVIEWS }/batch` ]
	);

	it( 'of the shop come in pages with their number', async () => {
		const [ { number } ] = sql(
			`SELECT COUNT(*) AS number FROM {prefix}comments c INNER JOIN {prefix}posts p ON p.ID = c.comment_post_ID
			WHERE comment_type = 'review' AND comment_approved = '1' AND p.post_type = 'product'`
		);
		const { status, headers, body } = await who.manager.get( REVIEWS, {
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
		const past = await api.get( REVIEWS, { page: 9999 } );
		assert.equal( past.status, 200 );
		assert.deepEqual( past.body, [] );
		assert.equal( past.headers.get( 'x-wp-total' ), String( number ) );
	} );

	it( 'are written, shown, changed and counted', async () => {
		const made = await create( {
			review: 'Good <b>stuff</b><script>alert(1)</script>',
			reviewer: 'Ada <i>L.</i>',
		} );
		assert.equal( made.status, 201 );
		const { id } = made.body;
		assert.match(
			made.headers.get( 'location' ),
			new RegExp( `/${ id }$` )
		);
		const { body } = await api.get( `${ REVIEWS }/${ id }` );
		assert.deepEqual( body, made.body );
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
		assert.deepEqual( stars(), [ 1, 4, '4.00', '1' ] );

		const second = ( await create( { rating: 5 } ) ).body.id;
		const third = ( await create( { rating: 5, status: 'hold' } ) ).body.id;
		assert.deepEqual( stars(), [ 2, 4.5, '4.50', '2' ] );
		const approved = await put( third, { status: 'approved' } );
		assert.equal( approved.body.status, 'approved' );
		assert.deepEqual( stars(), [ 3, 4.67, '4.67', '3' ] );
		const changed = await put( second, {
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
		assert.deepEqual( stars(), [ 3, 3.33, '3.33', '3' ] );
		await put( second, { product_id: other } );
		assert.deepEqual( stars(), [ 2, 4.5, '4.50', '2' ] );
		assert.deepEqual( stars( other ), [ 1, 1, '1.00', '1' ] );
		assert.equal(
			( await put( id, { status: 'spam' } ) ).body.status,
			'spam'
		);
		assert.deepEqual( stars(), [ 1, 5, '5.00', '1' ] );
		assert.equal(
			( await put( id, { status: 'unspam' } ) ).body.status,
			'approved'
		);
		assert.equal(
			( await put( id, { status: 'untrash' } ) ).body.status,
			'approved'
		);
		for ( const one of [ id, second, third ] ) {
			assert.equal( ( await remove( one, true ) ).status, 200 );
		}
		assert.deepEqual( stars(), [ 0, 0, '0', '0' ] );
	} );

	it( 'of people who bought the product are verified', async () => {
		const [ pair ] = sql(
			`SELECT c.email, l.product_id FROM {prefix}wc_order_product_lookup l
			INNER JOIN {prefix}wc_customer_lookup c ON c.customer_id = l.customer_id
			INNER JOIN {prefix}posts p ON p.ID = l.product_id AND p.post_type = 'product'
			WHERE c.email LIKE '%@%' AND l.product_qty > 0 LIMIT 1`
		);
		const { body } = await create( {
			product_id: Number( pair.product_id ),
			reviewer_email: pair.email,
			status: 'hold',
		} );
		assert.equal( body.verified, true );
		await remove( body.id, true );
	} );

	it( 'go to the bin, or for good', async () => {
		const { id } = ( await create() ).body;
		const binned = await remove( id );
		assert.equal( binned.status, 200 );
		assert.equal( binned.body.id, id );
		assert.equal( binned.body.status, 'trash' );
		const again = await remove( id );
		assert.equal( again.status, 410 );
		assert.equal( again.body.code, 'woocommerce_rest_already_trashed' );
		assert.equal(
			( await put( id, { status: 'untrash' } ) ).body.status,
			'approved'
		);
		const gone = await remove( id, true );
		assert.equal( gone.body.deleted, true );
		assert.equal( gone.body.previous.id, id );
		assert.equal( ( await api.get( `${ REVIEWS }/${ id }` ) ).status, 404 );
	} );

	it( 'are chosen by product, state, person, words and time', async () => {
		const held = (
			await create( { status: 'hold', review: 'needle_100%' } )
		).body.id;
		const plain = (
			await create( {
				reviewer_email: 'bob@example.test',
				review: 'needle-100x',
			} )
		).body.id;
		php( `
			wp_update_comment( array( 'comment_ID' => ${ plain }, 'comment_date' => '2011-06-01 12:00:00', 'comment_date_gmt' => get_gmt_from_date( '2011-06-01 12:00:00' ) ) );
			return true;
		` );
		const ids = async ( query ) =>
			numbers( ( await list( query ) ).body ).sort();
		assert.deepEqual( await ids(), [ held, plain ].sort() );
		assert.deepEqual( await ids( { status: 'hold' } ), [ held ] );
		assert.deepEqual( await ids( { status: 'approved' } ), [ plain ] );
		assert.deepEqual( await ids( { status: 'spam' } ), [] );
		assert.deepEqual( await ids( { search: 'needle_100%' } ), [ held ] );
		assert.deepEqual( await ids( { reviewer_email: 'bob@example.test' } ), [
			plain,
		] );
		assert.deepEqual( await ids( { include: [ held, 999999 ] } ), [
			held,
		] );
		assert.deepEqual( await ids( { exclude: held } ), [ plain ] );
		assert.deepEqual( await ids( { product: other } ), [] );
		assert.deepEqual( await ids( { before: '2011-06-01T12:00:01' } ), [
			plain,
		] );
		assert.deepEqual( await ids( { before: '2011-06-01T11:59:59' } ), [] );
		assert.deepEqual( await ids( { after: '2011-06-01T12:00:01' } ), [
			held,
		] );
		for ( const orderby of [
			'date',
			'date_gmt',
			'id',
			'include',
			'product',
		] ) {
			const { status, body } = await list( {
				orderby,
				order: 'asc',
				include: [ held, plain ],
			} );
			assert.equal( status, 200 );
			assert.equal( body.length, 2, orderby );
		}
		assert.deepEqual(
			numbers( ( await list( { orderby: 'date', order: 'asc' } ) ).body ),
			[ plain, held ]
		);
		assert.equal( ( await list( { offset: 1 } ) ).body.length, 1 );
		const few = await list( { _fields: 'id,rating' } );
		assert.deepEqual( Object.keys( few.body[ 0 ] ), [ 'id', 'rating' ] );
		await remove( held, true );
		await remove( plain, true );
	} );

	it( 'are changed many at a time; errors stand beside the others', async () => {
		const { id } = ( await create() ).body;
		const { status, body } = await api.send( 'POST', `${ REVIEWS }/batch`, {
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
		const gone = await api.send( 'POST', `${ REVIEWS }/batch`, {
			delete: [ id, body.create[ 0 ].id ],
		} );
		assert.ok( gone.body.delete.every( ( one ) => one.deleted ) );
		assert.equal( gone.body.update, undefined );
	} );

	it( 'are chosen by their stars', async () => {
		const made = [];
		for ( const rating of [ 5, 1, 5 ] ) {
			made.push( ( await create( { rating } ) ).body.id );
		}
		const ids = async ( rating ) =>
			numbers( ( await list( { rating } ) ).body ).sort();
		assert.deepEqual( await ids( 5 ), [ made[ 0 ], made[ 2 ] ].sort() );
		assert.deepEqual( await ids( [ 1, 2 ] ), [ made[ 1 ] ] );
		assert.deepEqual( await ids( 3 ), [] );
		const { headers } = await list( { rating: 5, per_page: 1 } );
		assert.equal( headers.get( 'x-wp-total' ), '2' );
		for ( const rating of [ 0, 6, 'x', "5' OR 1=1" ] ) {
			assertBad( await list( { rating } ), String( rating ) );
		}
		for ( const id of made ) {
			await remove( id, true );
		}
	} );

	it( 'are answered by whoever is signed in', async () => {
		const REPLIES = `${ REVIEWS }/replies`;
		const { id } = ( await create() ).body;
		const reply = ( fields ) =>
			who.manager.send( 'POST', REPLIES, { parent: id, ...fields } );
		const made = await reply( {
			content: 'Thank <b>you</b><script>alert(1)</script> "\\"',
		} );
		assert.equal( made.status, 201, made.text );
		assert.equal( made.body.parent, id );
		assert.equal( made.body.post, product );
		assert.equal( made.body.status, 'approved' );
		assert.equal( made.body.author_name, 'reviews_manager' );
		assert.match( made.body.content.rendered, /<b>you<\/b>/ );
		assert.doesNotMatch( made.body.content.rendered, /<script/ );
		assert.match(
			php( `return get_comment( ${ made.body.id } )->comment_content;` ),
			/"\\"$/
		);
		const listed = await api.get( REPLIES, { parent: [ id ] } );
		assert.deepEqual( listed.body, [ made.body ] );
		assert.match(
			( await api.get( `${ REVIEWS }/${ id }` ) ).body._links.replies[ 0 ]
				.href,
			new RegExp( `replies\\?parent=${ id }$` )
		);
		// It is no review, and counts as none.
		assert.deepEqual( numbers( ( await list() ).body ), [ id ] );
		assert.equal(
			( await put( made.body.id, { status: 'spam' } ) ).status,
			404
		);
		assert.deepEqual( stars().slice( 0, 2 ), [ 1, 4 ] );

		const again = await reply( {
			content: 'Thank <b>you</b><script>alert(1)</script> "\\"',
		} );
		assert.equal( again.status, 409, again.text );
		assert.equal(
			( await reply( { parent: 999999, content: 'x' } ) ).status,
			404
		);
		assert.equal(
			( await reply( { parent: made.body.id, content: 'x' } ) ).status,
			404
		);
		for ( const content of [
			undefined,
			'',
			'   ',
			[ 'x' ],
			LONG,
			'a\0b',
		] ) {
			assertBad(
				await reply( { content } ),
				String( content ).slice( 0, 20 )
			);
		}
		assertBad( await reply( { parent: 'x', content: 'x' } ) );
		assertBad( await api.get( REPLIES ) );
		for ( const person of [ who.visitor, who.customer ] ) {
			assert.ok(
				[ 401, 403 ].includes(
					(
						await person.send( 'POST', REPLIES, {
							parent: id,
							content: 'x',
						} )
					).status
				)
			);
			assert.ok(
				[ 401, 403 ].includes(
					(
						await person.send(
							'DELETE',
							`${ REPLIES }/${ made.body.id }`,
							{}
						)
					).status
				)
			);
		}

		const gone = await who.manager.send(
			'DELETE',
			`${ REPLIES }/${ made.body.id }`,
			{}
		);
		assert.equal( gone.body.deleted, true );
		for ( const absent of [ made.body.id, id ] ) {
			assert.equal(
				( await api.send( 'DELETE', `${ REPLIES }/${ absent }`, {} ) )
					.status,
				404
			);
		}
		await remove( id, true );
	} );

	it( 'are not other comments', async () => {
		const comment = php(
			`return wp_insert_comment( array( 'comment_post_ID' => ${ post }, 'comment_content' => 'x', 'comment_type' => 'comment' ) );`
		);
		for ( const id of [ comment, 0, 999999 ] ) {
			for ( const answer of [
				await api.get( `${ REVIEWS }/${ id }` ),
				await put( id, { rating: 1 } ),
				await remove( id, true ),
			] ) {
				assert.equal( answer.status, 404 );
				assert.deepEqual( answer.body, {
					code: 'woocommerce_rest_review_invalid_id',
					message: 'Invalid review ID.',
					data: { status: 404 },
				} );
			}
		}
		assert.equal( ( await create( { product_id: post } ) ).status, 404 );
		assert.equal( ( await create( { product_id: 999999 } ) ).status, 404 );
	} );

	it( 'tell the reports that something changed', async () => {
		const version = () =>
			Number(
				php( `return get_option( 'storedeck_data_version', '0' );` )
			);
		const earlier = version();
		const { id } = ( await create() ).body;
		const between = version();
		assert.ok( between > earlier );
		await remove( id, true );
		assert.ok( version() > between );
	} );

	it( 'refuse parameters that cannot be', async () => {
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
			{ reviewer_email: 'nobody' },
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
			{ reviewer_email: 'nobody' },
			{ product_id: 'x' },
			{ product_id: 0 },
			{ reviewer: undefined },
		];
		const bad = async ( answer, what ) =>
			assertBad( await answer, JSON.stringify( what ).slice( 0, 80 ) );
		await Promise.all( [
			...queries.map( ( query ) => bad( list( query, many ), query ) ),
			...reviews.map( ( one ) => bad( create( one, many ), one ) ),
			...HOSTILE.flatMap( ( text ) => [
				bad( list( { orderby: text }, many ), text ),
				bad( list( { after: text }, many ), text ),
				bad( list( { product: text }, many ), text ),
				list( { search: text }, many ).then( ( answer ) =>
					assertClean( answer, text )
				),
				bad( create( { status: text }, many ), text ),
			] ),
		] );
		assertBad( await list( { search: 'a\0b' } ) );
		assertBad( await sendBroken( api, 'POST', REVIEWS, site.url ) );
		const wrong = await api.send( 'DELETE', REVIEWS );
		assert.equal( wrong.status, 404 );
		assert.equal( wrong.body.code, 'rest_no_route' );
	} );
} );
