import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';
import { KEEP_ROWS } from './support/rebuild.mjs';
import { toWallClock } from '../../setup/raw-orders.mjs';
import { itRejectsUnauthorizedUsers, signInUsers } from './support/users.mjs';

const ROUTE = '/wc-analytics/reports/downloads';
const STATS = `${ ROUTE }/stats`;
const REFRESH = { force_cache_refresh: 'true' };

/** First ID of the test rows, above the IDs of the demo store. */
const FIRST_ID = 982000001;

/** Downloads around the start and end of daylight saving time: time in GMT, permission ID, IP address. */
const DOWNLOADS = [
	[ '2011-03-13 09:59:59', FIRST_ID, '10.9.8.7' ],
	[ '2011-03-13 10:00:00', FIRST_ID, '10.9.8.7' ],
	[ '2011-11-06 08:30:00', FIRST_ID + 1, "a'b%_" ],
	[ '2011-11-06 09:30:00', FIRST_ID + 1, null ],
	[ '2011-11-07 07:59:59', FIRST_ID + 2, '10.9.8.8' ],
	[ '2011-11-07 08:00:00', FIRST_ID + 3, '10.9.8.8' ],
];

const clear = () => {
	for ( const [ table, column ] of [
		[ 'wc_download_log', 'download_log_id' ],
		[ 'woocommerce_downloadable_product_permissions', 'permission_id' ],
		[ 'storedeck_customer_lookup', 'customer_id' ],
	] ) {
		sql(
			`DELETE FROM {prefix}${ table } WHERE ${ column } >= ${ FIRST_ID } AND ${ column } < ${
				FIRST_ID + 100
			}`
		);
	}
	php( "do_action( 'storedeck_data_changed' ); return true;" );
};

describe( 'downloads', () => {
	let users;
	let api;
	let zone;
	let log;
	let earlierZone;
	let user;

	const year = {
		after: '2011-01-01T00:00:00',
		before: '2011-12-31T23:59:59',
	};

	before( async () => {
		users = await signInUsers( 'downloads_test' );
		api = users.admin;
		earlierZone = php(
			"return array( get_option( 'timezone_string' ), get_option( 'gmt_offset' ) );"
		);
		zone = php( 'return wp_timezone_string();' );
		user = Number(
			php(
				"return get_user_by( 'login', 'downloads_test_customer' )->ID;"
			)
		);
		clear();
		log = sql(
			`SELECT d.download_log_id AS id, d.timestamp AS moment, d.user_id, d.user_ip_address AS ip,
				p.product_id, p.order_id, p.download_id
			FROM {prefix}wc_download_log d
			LEFT JOIN {prefix}woocommerce_downloadable_product_permissions p ON p.permission_id = d.permission_id`
		).map( ( row ) => ( {
			...row,
			wall: toWallClock( row.moment, zone ),
		} ) );
		php( `
			global $wpdb;
			$p = $wpdb->prefix;
			foreach ( json_decode( base64_decode( '${ btoa(
				JSON.stringify( DOWNLOADS )
			) }' ), true ) as $index => list( $moment, $permission, $ip ) ) {
				$wpdb->insert( $p . 'wc_download_log', array(
					'download_log_id' => ${ FIRST_ID } + $index, 'timestamp' => $moment, 'permission_id' => $permission,
					'user_id' => $index < 2 ? ${ user } : null, 'user_ip_address' => $ip,
				) );
			}
			// The fourth download has no permission, and the third product does not exist.
			foreach ( array( 0, 1, 2 ) as $index ) {
				$wpdb->insert( $p . 'woocommerce_downloadable_product_permissions', array(
					'permission_id' => ${ FIRST_ID } + $index, 'download_id' => 'gone', 'product_id' => ${ FIRST_ID } + $index, 'order_id' => ${ FIRST_ID } + 50 + $index,
					'order_key' => '', 'user_email' => '', 'downloads_remaining' => '', 'access_granted' => '2011-01-01 00:00:00',
				) );
			}
			$wpdb->delete( $p . 'storedeck_customer_lookup', array( 'user_id' => ${ user } ) );
			$wpdb->insert( $p . 'storedeck_customer_lookup', array(
				'customer_id' => ${ FIRST_ID }, 'user_id' => ${ user }, 'username' => '', 'first_name' => '', 'last_name' => '',
			) );
			do_action( 'storedeck_data_changed' );
			return true;
		` );
	} );

	const setTimeZone = ( name, offset ) =>
		php(
			`update_option( 'timezone_string', '${ name }' ); update_option( 'gmt_offset', '${ offset }' ); ${ KEEP_ROWS } return true;`
		);

	after( () => {
		setTimeZone( ...earlierZone );
		clear();
	} );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: STATS },
		]
	);

	it( 'counts the download log by days in site time', async () => {
		const last = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		const range = {
			after: `${ last }-01-01T00:00:00`,
			before: `${ last }-12-31T23:59:59`,
		};
		const inRange = log.filter(
			( { wall } ) => wall >= range.after && wall <= range.before
		);
		assert.ok( inRange.length > 20 );
		for ( const [ interval, length ] of [
			[ 'day', 10 ],
			[ 'month', 7 ],
			[ 'year', 4 ],
		] ) {
			const { body } = await api.get( STATS, {
				...range,
				...REFRESH,
				interval,
				per_page: 400,
				order: 'asc',
			} );
			assert.deepEqual( body.totals, { download_count: inRange.length } );
			for ( const { date_start: start, subtotals } of body.intervals ) {
				assert.deepEqual(
					subtotals,
					{
						download_count: inRange.filter(
							( { wall } ) =>
								wall.slice( 0, length ) ===
								start.slice( 0, length )
						).length,
					},
					start
				);
			}
		}
	} );

	it( 'lists the download log from newest to oldest', async () => {
		const last = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		const range = {
			after: `${ last }-01-01T00:00:00`,
			before: `${ last }-12-31T23:59:59`,
		};
		const expected = log
			.filter(
				( { wall } ) => wall >= range.after && wall <= range.before
			)
			.sort(
				( a, b ) => ( a.moment < b.moment ? 1 : -1 ) || b.id - a.id
			);
		const { body, headers } = await api.get( ROUTE, {
			...range,
			...REFRESH,
			per_page: 100,
		} );
		assert.equal( headers.get( 'x-wp-total' ), String( expected.length ) );
		const logins = new Map(
			sql( 'SELECT ID, user_login FROM {prefix}users' ).map( ( row ) => [
				row.ID,
				row.user_login,
			] )
		);
		const byId = new Map(
			expected.map( ( row ) => [ Number( row.id ), row ] )
		);
		for ( const row of body ) {
			const raw = byId.get( row.id );
			assert.equal( row.date, raw.wall.replace( 'T', ' ' ) );
			assert.equal( row.date_gmt, raw.moment );
			assert.equal( row.product_id, Number( raw.product_id ) );
			assert.equal( row.order_id, Number( raw.order_id ) );
			assert.equal( row.order_number, Number( raw.order_id ) );
			assert.equal( row.ip_address, raw.ip );
			assert.equal( row.download_id, raw.download_id );
			assert.equal( row.user_id, Number( raw.user_id ?? 0 ) );
			assert.equal(
				row.username,
				logins.get( String( raw.user_id ) ) ?? ''
			);
			assert.ok(
				row.file_path.endsWith( row.file_name ) && row.file_name
			);
			assert.equal( row._links.product[ 0 ].embeddable, true );
		}
		assert.deepEqual(
			body.map( ( { date_gmt: moment } ) => moment ),
			expected.slice( 0, 100 ).map( ( { moment } ) => moment )
		);
	} );

	it( 'splits days at midnight in site time, even on daylight saving changes', async () => {
		setTimeZone( 'America/Los_Angeles', '' );
		const request = ( day, interval ) =>
			api.get( STATS, {
				after: `${ day }T00:00:00`,
				before: `${ day }T23:59:59`,
				interval,
				order: 'asc',
				per_page: 100,
				...REFRESH,
			} );
		const counts = ( { body } ) =>
			body.intervals
				.filter( ( { subtotals } ) => subtotals.download_count )
				.map( ( { interval, subtotals } ) => [
					interval.slice( -2 ),
					subtotals.download_count,
				] );
		// 01:59:59 is followed by 03:00:00.
		assert.deepEqual( counts( await request( '2011-03-13', 'hour' ) ), [
			[ '01', 1 ],
			[ '03', 1 ],
		] );
		// 01:30 occurs twice; the day ends at 07:59:59 GMT.
		assert.deepEqual( counts( await request( '2011-11-06', 'hour' ) ), [
			[ '01', 2 ],
			[ '23', 1 ],
		] );
		assert.equal(
			( await request( '2011-11-06', 'day' ) ).body.totals.download_count,
			3
		);
		// A part of the repeated hour has the same minutes twice.
		const count = async ( first, last ) =>
			(
				await api.get( STATS, {
					after: `2011-11-06T${ first }`,
					before: `2011-11-06T${ last }`,
					...REFRESH,
				} )
			).body.totals.download_count;
		assert.equal( await count( '01:15:00', '01:45:00' ), 2 );
		assert.equal( await count( '01:31:00', '23:59:59' ), 1 );
		assert.equal( await count( '00:00:00', '01:29:59' ), 0 );
		assert.equal(
			( await request( '2011-11-07', 'day' ) ).body.totals.download_count,
			1
		);
		setTimeZone( '', '5.5' );
		assert.equal(
			( await request( '2011-11-07', 'day' ) ).body.totals.download_count,
			2
		);
		setTimeZone( 'UTC', '' );
		assert.equal(
			( await request( '2011-11-06', 'day' ) ).body.totals.download_count,
			2
		);
		setTimeZone( ...earlierZone );
	} );

	it( 'matches all or any of the product, customer, order and IP address filters', async () => {
		const ids = async ( query ) => {
			const list = await api.get( ROUTE, {
				...year,
				...REFRESH,
				per_page: 100,
				order: 'asc',
				...query,
			} );
			const stats = await api.get( STATS, {
				...year,
				...REFRESH,
				interval: 'year',
				...query,
			} );
			assert.equal( list.status, 200, list.text );
			assert.equal( stats.body.totals.download_count, list.body.length );
			return list.body.map( ( { id } ) => id - FIRST_ID );
		};
		assert.deepEqual( await ids( {} ), [ 0, 1, 2, 3, 4, 5 ] );
		assert.deepEqual(
			await ids( { product_includes: [ FIRST_ID, FIRST_ID + 2 ] } ),
			[ 0, 1, 4 ]
		);
		assert.deepEqual(
			await ids( { product_excludes: [ FIRST_ID ] } ),
			[ 2, 3, 4, 5 ]
		);
		assert.deepEqual(
			await ids( { order_includes: [ FIRST_ID + 51 ] } ),
			[ 2, 3 ]
		);
		assert.deepEqual(
			await ids( { order_excludes: [ FIRST_ID + 51 ] } ),
			[ 0, 1, 4, 5 ]
		);
		assert.deepEqual(
			await ids( { customer_includes: [ FIRST_ID ] } ),
			[ 0, 1 ]
		);
		assert.deepEqual(
			await ids( { customer_excludes: [ FIRST_ID ] } ),
			[ 2, 3, 4, 5 ]
		);
		assert.deepEqual( await ids( { ip_address_includes: [ "a'b%_" ] } ), [
			2,
		] );
		assert.deepEqual(
			await ids( { ip_address_includes: '10.9.8.7,10.9.8.8' } ),
			[ 0, 1, 4, 5 ]
		);
		assert.deepEqual(
			await ids( { ip_address_excludes: [ '10.9.8.7' ] } ),
			[ 2, 3, 4, 5 ]
		);
		assert.deepEqual( await ids( { ip_address_includes: [ '%' ] } ), [] );
		const two = {
			customer_includes: [ FIRST_ID ],
			order_includes: [ FIRST_ID + 51 ],
		};
		assert.deepEqual( await ids( two ), [] );
		assert.deepEqual(
			await ids( { ...two, match: 'any' } ),
			[ 0, 1, 2, 3 ]
		);
	} );

	it( 'lists downloads whose permission or product was deleted', async () => {
		const { body } = await api.get( ROUTE, {
			...year,
			...REFRESH,
			order: 'asc',
		} );
		const { _links, ...row } = body[ 5 ];
		assert.deepEqual( row, {
			id: FIRST_ID + 5,
			date: row.date,
			date_gmt: '2011-11-07 08:00:00',
			download_id: '',
			product_id: 0,
			order_id: 0,
			user_id: 0,
			ip_address: '10.9.8.8',
			file_name: '',
			file_path: '',
			username: '',
			order_number: 0,
		} );
		assert.equal( body[ 0 ].username, 'downloads_test_customer' );
		assert.equal( body[ 3 ].ip_address, '' );
		for ( const orderby of [ 'date', 'product' ] ) {
			assert.equal(
				( await api.get( ROUTE, { ...year, orderby } ) ).body.length,
				6
			);
		}
	} );

	it( 'names each invalid parameter', async () => {
		for ( const [ route, name, value ] of /** @type {any[][]} */ ( [
			[ ROUTE, 'per_page', 101 ],
			[ ROUTE, 'orderby', 'ip' ],
			[ ROUTE, 'ip_address_includes', [ 'x'.repeat( 101 ) ] ],
			[ ROUTE, 'ip_address_includes', [ 'a\u0000b' ] ],
			[ ROUTE, 'product_includes', [ 'x' ] ],
			[ ROUTE, 'customer_includes', [ '1 OR 1' ] ],
			[ ROUTE, 'after', '2026-13-01T00:00:00' ],
			[ STATS, 'interval', 'decade' ],
			[ STATS, 'orderby', 'file' ],
			[ STATS, 'order_excludes', [ 'x' ] ],
			[ STATS, 'match', 'some' ],
		] ) ) {
			const { status, body, text } = await api.get( route, {
				[ name ]: value,
			} );
			assert.equal( status, 400, `${ name } ${ text }` );
			assert.ok( body.data.params[ name ], text );
		}
	} );
} );
