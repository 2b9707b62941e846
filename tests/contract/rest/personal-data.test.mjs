import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { createAccount, READER } from '../../setup/accounts.mjs';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, signIn, site } from '../../setup/site.mjs';
import { exportReport, download, reportRoute } from './support/exports.mjs';

/** Routes with their methods and parameters, so that a new one is tested. */
const RECORDED = JSON.parse(
	readFileSync( new URL( 'support/routes.json', import.meta.url ), 'utf8' )
);

// cspell:ignore Quirinia Vandersloot qvander Zinnowitzer Gasse Zinnowitz Ottokar Nobodinia

/** What is known about the planted customer. None of it occurs elsewhere. */
const PERSON = {
	firstName: 'Quirinia',
	lastName: 'Vandersloot',
	email: 'quirinia@vandersloot.test',
	username: 'qvander77',
	phone: '+49305550177',
	address: 'Zinnowitzer Gasse 77',
	city: 'Zinnowitz',
	postcode: '17454-77',
	ip: '203.0.113.77',
	note: 'Leave it with Ottokar.',
	review: 'Ottokar loves this one.',
	agent: 'Ottokar browser',
};
const SECRETS = Object.values( PERSON );
/** Texts to search for, and others of the same form that nothing contains. */
const SEARCHED = [
	[ PERSON.firstName, 'Nobodinia' ],
	[ PERSON.email, 'nobodinia@example.test' ],
	[ PERSON.username, 'nobodinia77' ],
	[ PERSON.ip, '198.51.100.77' ],
];
const OPTION = 'storedeck_report_readers_see_personal_data';
/** The planted order and few others. */
const RANGE = {
	after: new Date( Date.now() - 2 * 86400000 ).toISOString().slice( 0, 19 ),
	before: '2099-12-31T23:59:59',
};
/** A report without rows cannot be exported. */
const EXPORTED = { ...RANGE, after: '2000-01-01T00:00:00' };
const CUSTOMERS = '/wc-analytics/customers';
const REPORT = '/wc-analytics/reports/customers';

/** Plants a customer with all of it, and returns the IDs for paths of routes. */
const PLANT = `
	$person = $given;
	$user = wp_insert_user( array(
		'user_login' => $person['username'], 'user_pass' => 'test-pass-1', 'user_email' => $person['email'], 'role' => 'subscriber',
		'first_name' => $person['firstName'], 'last_name' => $person['lastName'],
	) );
	wp_set_current_user( 1 );
	$send = static function ( $route, $body ) {
		$request = new WP_REST_Request( 'POST', '/wc-analytics' . $route );
		$request->set_body_params( $body );
		$response = rest_do_request( $request );
		if ( 201 !== $response->get_status() ) {
			throw new Exception( wp_json_encode( $response->get_data() ) );
		}
		return $response->get_data();
	};
	$product = $send( '/products', array( 'name' => 'Planted product', 'regular_price' => '977' ) )['id'];
	$address = array(
		'first_name' => $person['firstName'], 'last_name' => $person['lastName'], 'address_1' => $person['address'],
		'city' => $person['city'], 'postcode' => $person['postcode'], 'country' => 'DE', 'phone' => $person['phone'],
	);
	$order = $send( '/orders', array(
		'status' => 'completed', 'customer_id' => $user, 'customer_note' => $person['note'],
		'billing' => $address + array( 'email' => $person['email'] ), 'shipping' => $address,
		'line_items' => array( array( 'product_id' => $product, 'quantity' => 2 ) ),
	) )['id'];
	$refund = $send( "/orders/$order/refunds", array( 'amount' => '1', 'reason' => $person['note'] ) )['id'];
	$note   = $send( "/orders/$order/notes", array( 'note' => $person['note'] ) )['id'];
	$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'ip_address' => $person['ip'], 'user_agent' => $person['agent'] ), array( 'id' => $order ) );
	$review = wp_insert_comment( array(
		'comment_post_ID' => $product, 'comment_author' => $person['firstName'] . ' ' . $person['lastName'], 'comment_type' => 'review',
		'comment_author_email' => $person['email'], 'comment_author_IP' => $person['ip'], 'comment_content' => $person['review'],
	) );
	$wpdb->insert( $wpdb->prefix . 'woocommerce_downloadable_product_permissions', array(
		'download_id' => 'planted', 'product_id' => $product, 'order_id' => $order, 'order_key' => 'planted', 'user_email' => $person['email'], 'user_id' => $user,
	) );
	$wpdb->insert( $wpdb->prefix . 'wc_download_log', array(
		'timestamp' => gmdate( 'Y-m-d H:i:s' ), 'permission_id' => $wpdb->insert_id, 'user_id' => $user, 'user_ip_address' => $person['ip'],
	) );
	do_action( 'storedeck_data_changed' );
	$customer = (int) $wpdb->get_var( $wpdb->prepare( "SELECT customer_id FROM {$wpdb->prefix}storedeck_customer_lookup WHERE email = %s", $person['email'] ) );
	return compact( 'user', 'product', 'order', 'refund', 'note', 'review', 'customer' );
`;
const UPROOT = `
	require_once ABSPATH . 'wp-admin/includes/user.php';
	wp_set_current_user( 1 );
	delete_option( '${ OPTION }' );
	wp_delete_comment( $given['review'], true );
	foreach ( array( 'orders/' . $given['order'], 'products/' . $given['product'] ) as $item ) {
		$request = new WP_REST_Request( 'DELETE', '/wc-analytics/' . $item );
		$request->set_query_params( array( 'force' => true ) );
		rest_do_request( $request );
	}
	$wpdb->delete( $wpdb->prefix . 'wc_download_log', array( 'user_id' => $given['user'] ) );
	$wpdb->delete( $wpdb->prefix . 'woocommerce_downloadable_product_permissions', array( 'user_id' => $given['user'] ) );
	wp_delete_user( $given['user'] );
	do_action( 'storedeck_data_changed' );
	return true;
`;

const findSecrets = ( text ) =>
	SECRETS.filter( ( secret ) =>
		// As JSON escapes it, and as it is in a page.
		[ secret, JSON.stringify( secret ).slice( 1, -1 ) ].some( ( form ) =>
			text.toLowerCase().includes( form.toLowerCase() )
		)
	);

describe( 'personal data', () => {
	let ids;
	let manager;
	let reader;
	const asAdmin = createBatchClient();
	const asReader = createBatchClient( 'personal_data_reader' );

	const setVisible = ( value ) =>
		php( `update_option( '${ OPTION }', $given ); return true;`, value );

	before( async () => {
		const enter = ( login, role ) => {
			const { user } = createAccount( login, role );
			return signIn( user );
		};
		manager = await enter( 'personal_data_manager', 'shop_manager' );
		reader = await enter( 'personal_data_reader', READER );
		ids = php( PLANT, PERSON );
	} );
	after( () => php( UPROOT, ids ) );

	/** Values of the parameters in paths, by parameter and a part of the path. */
	const getPathValue = ( name, route ) => {
		const values = {
			id: () =>
				( /customers/.test( route ) && ids.customer ) ||
				( /reviews/.test( route ) && ids.review ) ||
				( /refunds/.test( route ) && ids.refund ) ||
				( /notes/.test( route ) && ids.note ) ||
				( /orders/.test( route ) && ids.order ) ||
				( /products/.test( route ) && ids.product ) ||
				( /definitions/.test( route ) && 'customers' ) ||
				1,
			order_id: () => ids.order,
			product_id: () => ids.product,
			attribute_id: () => 1,
			leaderboard: () => 'customers',
			type: () => 'customers',
		};
		return String( ( values[ name ] ?? ( () => 1 ) )() );
	};

	const GETS = Object.entries( RECORDED ).flatMap(
		( [ route, endpoints ] ) =>
			endpoints.GET ? [ { route, params: endpoints.GET } ] : []
	);

	const fill = ( route ) =>
		route
			.replace( /\(\?P<(\w+)>((?:[^()]|\([^()]*\))*)\)/g, ( _, name ) =>
				getPathValue( name, route )
			)
			.replaceAll( '\\/', '/' );

	/** All fields of what was planted. */
	const getQuery = ( route, params ) => ( {
		...( params.after && RANGE ),
		...( params.include && { include: getPathValue( 'id', route ) } ),
		...( params.customers && { customers: ids.customer } ),
		...( params.per_page && { per_page: 100 } ),
		...( params.extended_info && { extended_info: 'true' } ),
		...( params.interval && { interval: 'year' } ),
		column_values: 'true',
		context: 'edit',
		_embed: '1',
	} );

	/** Requests of all routes that read, in the default order or in each that they have. */
	const readAll = async ( user, hasOrders = false ) => {
		const requests = GETS.flatMap( ( { route, params } ) =>
			( ( hasOrders && params.orderby?.enum ) || [ undefined ] ).map(
				( orderby ) => [
					fill( route ),
					{
						...getQuery( route, params ),
						...( orderby && { orderby } ),
					},
				]
			)
		);
		return Promise.all(
			requests.map( async ( [ path, query ] ) => {
				let response = await user.get( path, query );
				if ( response.status === 400 && query.per_page ) {
					response = await user.get( path, {
						...query,
						per_page: 20,
					} );
				}
				return { path, query, ...response };
			} )
		);
	};

	it( 'is in no response for a report reader, of any route that reads', async () => {
		const seen = await readAll( asAdmin );
		assert.ok( seen.length > 50 );
		// The administrator gets all of it, so the paths lead to the planted customer.
		const found = new Set(
			seen.flatMap( ( { text } ) => findSecrets( text ) )
		);
		assert.deepEqual( [ ...found ].sort(), [ ...SECRETS ].sort() );
		for ( const [ path, least ] of Object.entries( {
			[ REPORT ]: PERSON.email,
			[ CUSTOMERS ]: PERSON.postcode,
			'/wc-analytics/leaderboards': PERSON.lastName,
			'/wc-analytics/reports/orders': PERSON.username,
			'/wc-analytics/reports/downloads': PERSON.ip,
			[ `/wc-analytics/orders/${ ids.order }` ]: PERSON.phone,
		} ) ) {
			assert.ok(
				seen.some(
					( response ) =>
						response.path === path &&
						response.text.includes( least )
				),
				path
			);
		}

		const answers = await readAll( asReader, true );
		assert.ok( answers.length > 2 * seen.length );
		assert.ok(
			answers.filter( ( { status } ) => status === 200 ).length > 80
		);
		for ( const { path, query, status, text } of answers ) {
			assert.ok( status < 500, `${ path } ${ text }` );
			assert.deepEqual(
				findSecrets( text ),
				[],
				`${ path } ${ JSON.stringify( query ) }`
			);
		}

		// Nor does anything that was cached for one reach the other.
		const again = await readAll( asAdmin );
		for ( const [ index, { path, text } ] of again.entries() ) {
			assert.deepEqual(
				findSecrets( text ),
				findSecrets( seen[ index ]?.text ?? '' ),
				path
			);
		}
	} );

	it( 'cannot be found by a report reader, with any parameter that takes a text', async () => {
		const asked = new Set();
		// A dimension of orders is one filter, whichever report has it.
		const isNew = ( name ) =>
			! /_is(_not)?$/.test( name ) ||
			( ! asked.has( name ) && asked.add( name ) );
		const attempts = GETS.flatMap( ( { route, params } ) =>
			Object.entries( params )
				.filter(
					( [ name, { type, enum: values, items } ] ) =>
						isNew( name ) &&
						// A path leads to one item.
						! route.includes( `<${ name }>` ) &&
						( ( type === 'string' && ! values ) ||
							( type === 'array' &&
								items?.type === 'string' &&
								! items.enum ) )
				)
				.flatMap( ( [ name ] ) =>
					( name === 'search' && params.searchby
						? params.searchby.enum
						: [ undefined ]
					).map( ( searchby ) => ( {
						path: fill( route ),
						query: {
							...( params.after && RANGE ),
							...( params.interval && { interval: 'year' } ),
							// A comparison ends at the present minute.
							...( params.compare && { compare: 'none' } ),
							...( searchby && { searchby } ),
						},
						name,
					} ) )
				)
		);
		assert.ok( attempts.length > 50 );
		const ask = async ( { path, query, name }, value ) => {
			const { status, body, headers } = await asReader.get( path, {
				...query,
				[ name ]: value,
			} );
			// Without what the response repeats of the request.
			return JSON.stringify( [
				status,
				headers.get( 'x-wp-total' ),
				body?.code ?? body,
			] )
				.replaceAll( encodeURIComponent( value ), '' )
				.replaceAll( JSON.stringify( value ).slice( 1, -1 ), '' );
		};
		const answers = await Promise.all(
			attempts.map( async ( attempt ) => ( {
				...attempt,
				pairs: await Promise.all(
					SEARCHED.map( ( pair ) =>
						Promise.all(
							pair.map( ( value ) => ask( attempt, value ) )
						)
					)
				),
			} ) )
		);
		for ( const { path, name, query, pairs } of answers ) {
			assert.deepEqual(
				SEARCHED.filter(
					( _, at ) => pairs[ at ][ 0 ] !== pairs[ at ][ 1 ]
				),
				[],
				`${ path } ${ name } ${ JSON.stringify( query ) }`
			);
		}
	} );

	it( 'is refused with an error that names the parameter', async () => {
		for ( const [ route, query, named ] of /** @type {const} */ ( [
			[ REPORT, { search: 'a' }, 'search' ],
			[ REPORT, { name_includes: PERSON.firstName }, 'name_includes' ],
			[
				REPORT,
				{ username_excludes: PERSON.username },
				'username_excludes',
			],
			[ REPORT, { email_includes: PERSON.email }, 'email_includes' ],
			[ REPORT, { filter_empty: [ 'email' ] }, 'filter_empty' ],
			[
				`${ REPORT }/stats`,
				{ email_includes: PERSON.email },
				'email_includes',
			],
			[
				CUSTOMERS,
				{ search: PERSON.email, searchby: 'email' },
				'search',
			],
			[ CUSTOMERS, { name_includes: '1' }, 'name_includes' ],
			[
				'/wc-analytics/reports/downloads',
				{ ip_address_includes: PERSON.ip },
				'ip_address_includes',
			],
			[
				'/wc-analytics/reports/downloads/stats',
				{ ip_address_excludes: PERSON.ip },
				'ip_address_excludes',
			],
			[
				'/wc-analytics/reports/orders',
				{ order_city_is: PERSON.city },
				'order_city_is',
			],
			[
				'/storedeck/v1/answers',
				{ order_state_is_not: 'US:NY' },
				'order_state_is_not',
			],
		] ) ) {
			const { status, body } = await reader.get( route, query );
			assert.equal( status, 403, named );
			assert.equal( body.code, 'woocommerce_rest_cannot_view' );
			assert.match( body.message, new RegExp( `: ${ named }\\.$` ) );
			assert.equal( ( await manager.get( route, query ) ).status, 200 );
		}
		const started = await reader.send(
			'POST',
			`${ reportRoute( 'customers' ) }/export`,
			{ report_args: { email_includes: PERSON.email } }
		);
		assert.equal( started.status, 403 );
	} );

	it( 'is replaced with the ID of the customer, by which names are sorted', async () => {
		const name = `Customer ${ ids.customer }`;
		for ( const [ route, query ] of [
			[ REPORT, { customers: [ ids.customer ] } ],
			[ CUSTOMERS, { include: [ ids.customer ] } ],
			[ `${ CUSTOMERS }/${ ids.customer }`, {} ],
		] ) {
			const { body } = await reader.get( route, query );
			assert.deepEqual(
				[
					'name',
					'username',
					'email',
					'city',
					'state',
					'postcode',
				].map( ( field ) => body[ 0 ][ field ] ),
				[ name, '', '', '', '', '' ]
			);
			assert.equal( body[ 0 ].country, 'DE' );
			assert.equal( body[ 0 ].orders_count, 1 );
		}
		const { body: orders } = await reader.get(
			'/wc-analytics/reports/orders',
			{
				...RANGE,
				extended_info: true,
				column_values: true,
				order_includes: [ ids.order ],
			}
		);
		assert.equal( orders[ 0 ].extended_info.customer.first_name, name );
		assert.equal( orders[ 0 ].extended_info.customer.last_name, '' );
		assert.equal( orders[ 0 ].column_values.customer_id, name );

		for ( const route of [ REPORT, CUSTOMERS ] ) {
			for ( const orderby of [
				'name',
				'username',
				'city',
				'state',
				'postcode',
			] ) {
				for ( const order of [ 'asc', 'desc' ] ) {
					const { body } = await reader.get( route, {
						orderby,
						order,
						per_page: 100,
					} );
					const listed = body.map( ( { id } ) => id );
					assert.ok( listed.length > 10 );
					assert.deepEqual(
						listed,
						listed.toSorted( ( one, other ) =>
							order === 'asc' ? one - other : other - one
						),
						`${ route } ${ orderby } ${ order }`
					);
				}
			}
		}
	} );

	it( 'is in no file that a report reader exports', async () => {
		const { body: reports } = await reader.get( '/wc-analytics/reports' );
		const types = [
			...new Set(
				reports
					.map( ( { slug } ) => slug.split( '/' )[ 0 ] )
					.filter( ( slug ) => slug !== 'performance-indicators' )
			),
		];
		assert.ok( types.length >= 10 );
		const read = async ( user, type ) =>
			JSON.stringify(
				await exportReport(
					user,
					type,
					[ 'customers', 'stock' ].includes( type ) ? {} : EXPORTED
				)
			);
		for ( const type of types ) {
			assert.deepEqual( findSecrets( await read( reader, type ) ), [] );
		}
		assert.ok(
			( await read( reader, 'customers' ) ).includes(
				`Customer ${ ids.customer }`
			)
		);
		for ( const type of [ 'customers', 'orders', 'downloads' ] ) {
			assert.notDeepEqual(
				findSecrets( await read( manager, type ) ),
				[]
			);
		}
	} );

	it( 'is not in a file after its owner lost access', async () => {
		const login = 'personal_data_demoted';
		const { user } = createAccount( login, 'shop_manager' );
		const demoted = await signIn( user );
		const { body } = await demoted.send(
			'POST',
			`${ reportRoute( 'customers' ) }/export`,
			{ report_args: {} }
		);
		const status = `${ reportRoute( 'customers' ) }/export/${
			body.export_id
		}/status`;
		const { download_url: url } = ( await demoted.get( status ) ).body;
		assert.equal( ( await download( demoted, url ) ).status, 200 );
		createAccount( login, READER );
		assert.equal( ( await download( demoted, url ) ).status, 404 );
		assert.equal( ( await demoted.get( status ) ).status, 404 );
		setVisible( 'yes' );
		assert.equal( ( await download( demoted, url ) ).status, 200 );
		setVisible( 'no' );
	} );

	it( 'is not in a shared view that a report reader gets', async () => {
		const save = async ( fields ) =>
			(
				await manager.send( 'POST', '/storedeck/v1/views', {
					path: '/customers',
					scope: 'shop',
					...fields,
				} )
			).body.id;
		const open = await save( { name: 'Planted (open)', query: 'paged=2' } );
		const closed = await save( {
			name: 'Planted (closed)',
			query: `filter=advanced&email_includes=${ PERSON.email }`,
		} );
		const { body, text } = await reader.get( '/storedeck/v1/views' );
		const listed = body.map( ( { id } ) => id );
		assert.ok( listed.includes( open ) );
		assert.ok( ! listed.includes( closed ) );
		assert.deepEqual( findSecrets( text ), [] );
		for ( const id of [ open, closed ] ) {
			await manager.send( 'DELETE', `/storedeck/v1/views/${ id }` );
		}
	} );

	it( 'is in no page that a report reader opens', async () => {
		const open = async ( user, screen, query = '' ) =>
			(
				await fetch(
					new URL(
						`/wp-admin/admin.php?page=storedeck&path=${ encodeURIComponent(
							screen
						) }${ query }`,
						site.url
					),
					{ headers: user.headers }
				)
			).text();
		const page = await open( reader, '/' );
		const settings = JSON.parse(
			String(
				/window\.storedeckSettings = (\{.*\});/.exec( page )?.[ 1 ]
			)
		);
		const screens = [
			...settings.screens.map( ( { path } ) => [ path ] ),
			[
				'/customers',
				`&filter=single_customer&customers=${ ids.customer }`,
			],
			[
				'/customers',
				`&filter=advanced&name_includes=${ ids.customer }`,
			],
			[ '/customers', '&orderby=name&order=asc' ],
			[ `/orders/${ ids.order }` ],
		];
		assert.ok( screens.length > 15 );
		for ( const [ screen, query ] of screens ) {
			assert.deepEqual(
				findSecrets( await open( reader, screen, query ) ),
				[],
				screen
			);
		}
		assert.notDeepEqual(
			findSecrets(
				await open(
					manager,
					'/customers',
					`&filter=single_customer&customers=${ ids.customer }`
				)
			),
			[]
		);
	} );

	it( 'is shown to report readers if the setting says so, but no secrets of orders', async () => {
		const setting = `/wc-analytics/settings/wc_admin/${ OPTION }`;
		assert.equal( ( await reader.get( setting ) ).status, 403 );
		assert.equal( ( await manager.get( setting ) ).body.value, 'no' );
		const saved = await manager.send( 'PUT', setting, { value: 'yes' } );
		assert.equal( saved.body.value, 'yes' );
		try {
			for ( const [ route, query ] of [
				[ REPORT, { email_includes: PERSON.email } ],
				[ CUSTOMERS, { search: PERSON.firstName } ],
			] ) {
				const { body } = await reader.get( route, query );
				assert.deepEqual(
					body.map( ( { email, postcode, username } ) => [
						email,
						postcode,
						username,
					] ),
					[ [ PERSON.email, PERSON.postcode, PERSON.username ] ]
				);
			}
			const { body } = await reader.get(
				'/wc-analytics/reports/downloads',
				{ ...RANGE, ip_address_includes: PERSON.ip }
			);
			assert.deepEqual(
				body.map( ( { username } ) => username ),
				[ PERSON.username ]
			);
			const { text } = await reader.get(
				`/wc-analytics/orders/${ ids.order }`
			);
			assert.deepEqual( findSecrets( text ), [] );
			const table = (
				await reader.get( '/storedeck/v1/report-definitions/customers' )
			).body.table;
			assert.ok( table.columns.some( ( { id } ) => id === 'email' ) );
			assert.equal( table.search.type, 'customers' );
		} finally {
			await manager.send( 'PUT', setting, { value: 'no' } );
		}
		const { body } = await reader.get( REPORT, {
			customers: [ ids.customer ],
		} );
		assert.equal( body[ 0 ].name, `Customer ${ ids.customer }` );
	} );
} );
