import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { READER, createAccount } from '../../setup/accounts.mjs';
import { php, signIn, sql } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const COUPONS = '/wc-analytics/coupons';
const DOWNLOADS = '/wc-analytics/reports/downloads';
const IPS = '/wc-analytics/data/download-ips';

const RANGE = {
	after: '2000-01-01T00:00:00',
	before: '2099-12-31T23:59:59',
};

/** Only users who manage the store may read this. */
const SECRETS = {
	email: 'secret.buyer@example.test',
	phone: '+1 555 0199',
	street: '7 Secret Street',
	note: 'Secret note of a customer',
	transaction: 'secret-transaction',
	code: 'secret-unused-code',
	file: 'https://files.example.test/secret-file.zip',
	meta: 'secret meta value',
};

const SECRET = /secret|hidden|555 0199|wc_order_|192\.0\.2\./i;

/** Fields of an order that report readers get without their values. */
const EMPTY_ORDER_FIELDS = [
	'order_key',
	'customer_ip_address',
	'customer_user_agent',
	'customer_note',
	'transaction_id',
	'cart_hash',
	'coupon_lines',
	'meta_data',
];

describe( 'personal data and secrets', () => {
	let admin;
	let clients;
	let order;
	let product;
	let unused;
	let used;
	let log;
	const created = [];

	const create = async ( route, values ) => {
		const { status, body, text } = await admin.send(
			'POST',
			route,
			values
		);
		assert.equal( status, 201, text );
		created.push( `${ route }/${ body.id }` );
		return body;
	};

	before( async () => {
		admin = await signIn();
		createAccount( 'privacy_reader', READER );
		createAccount( 'privacy_manager', 'shop_manager' );
		clients = {
			reader: createBatchClient( 'privacy_reader' ),
			manager: createBatchClient( 'privacy_manager' ),
		};
		product = await create( '/wc-analytics/products', {
			name: 'Test privacy',
			regular_price: '10',
			downloadable: true,
			downloads: [ { name: 'File', file: SECRETS.file } ],
			meta_data: [ { key: 'test_private', value: SECRETS.meta } ],
		} );
		unused = await create( COUPONS, { code: SECRETS.code } );
		used = await create( COUPONS, {
			code: 'test-privacy-used',
			amount: '1',
			description: 'secret description',
			email_restrictions: [ SECRETS.email ],
		} );
		order = await create( ORDERS, {
			status: 'processing',
			billing: {
				first_name: 'Hidden',
				email: SECRETS.email,
				phone: SECRETS.phone,
				address_1: SECRETS.street,
			},
			shipping: { address_1: SECRETS.street },
			customer_note: SECRETS.note,
			transaction_id: SECRETS.transaction,
			line_items: [ { product_id: product.id, quantity: 1 } ],
			coupon_lines: [ { code: used.code } ],
			meta_data: [ { key: 'test_private', value: SECRETS.meta } ],
		} );
		log = php(
			`global $wpdb;
			$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'ip_address' => '192.0.2.7', 'user_agent' => 'Secret browser' ), array( 'id' => $given['order'] ) );
			$wpdb->insert( $wpdb->prefix . 'woocommerce_downloadable_product_permissions', array( 'download_id' => $given['download'], 'product_id' => $given['product'], 'order_id' => $given['order'], 'order_key' => 'x', 'user_email' => 'x@example.test', 'user_id' => 0, 'downloads_remaining' => '', 'access_granted' => '2026-01-01 00:00:00', 'download_count' => 1 ) );
			$permission = $wpdb->insert_id;
			$wpdb->insert( $wpdb->prefix . 'wc_download_log', array( 'timestamp' => '2026-01-01 00:00:00', 'permission_id' => $permission, 'user_id' => null, 'user_ip_address' => '192.0.2.7' ) );
			return array( $permission, $wpdb->insert_id );`,
			{
				order: order.id,
				product: product.id,
				download: product.downloads[ 0 ].id,
			}
		);
	} );

	after( async () => {
		php(
			`global $wpdb;
			$wpdb->delete( $wpdb->prefix . 'woocommerce_downloadable_product_permissions', array( 'permission_id' => $given[0] ) );
			$wpdb->delete( $wpdb->prefix . 'wc_download_log', array( 'download_log_id' => $given[1] ) );
			return true;`,
			log
		);
		for ( const path of created.reverse() ) {
			await admin.send( 'DELETE', path, { force: true } );
		}
	} );

	it( 'returns orders to report readers without personal data', async () => {
		const { reader } = clients;
		const responses = await Promise.all( [
			reader.get( `${ ORDERS }/${ order.id }` ),
			reader.get( ORDERS, { include: [ order.id ] } ),
			reader.get( ORDERS, { include: [ order.id ], _embed: '1' } ),
		] );
		for ( const { status, body, text } of responses ) {
			assert.equal( status, 200, text );
			assert.doesNotMatch( text, SECRET );
			const [ item ] = [ body ].flat();
			assert.equal( item.number, order.number );
			assert.equal( item.total, order.total );
			assert.equal( item.line_items[ 0 ].quantity, 1 );
			for ( const field of EMPTY_ORDER_FIELDS ) {
				assert.equal( item[ field ].length, 0, field );
			}
			assert.deepEqual(
				Object.keys( item.billing ),
				Object.keys( order.billing )
			);
		}
	} );

	it( 'does not tell report readers by a search which orders hold a name or an address', async () => {
		const { reader, manager } = clients;
		const [ byEmail, byName, byNumber, ofManager ] = await Promise.all( [
			reader.get( ORDERS, { search: SECRETS.email } ),
			reader.get( ORDERS, { search: 'Hidden' } ),
			reader.get( ORDERS, { search: order.number } ),
			manager.get( ORDERS, { search: SECRETS.email } ),
		] );
		assert.deepEqual( byEmail.body, [] );
		assert.deepEqual( byName.body, [] );
		assert.equal( byNumber.body[ 0 ].id, order.id );
		assert.equal( ofManager.body[ 0 ].id, order.id );
	} );

	it( 'returns to report readers the codes of coupons that orders used', async () => {
		const { reader } = clients;
		const [ list, one, other, search, ofUnused ] = await Promise.all( [
			reader.get( COUPONS, { per_page: 100 } ),
			reader.get( `${ COUPONS }/${ used.id }` ),
			reader.get( `${ COUPONS }/${ unused.id }` ),
			reader.get( COUPONS, { search: 'test-privacy' } ),
			reader.get( COUPONS, { code: unused.code } ),
		] );
		for ( const { text } of [ list, one, other, search, ofUnused ] ) {
			assert.doesNotMatch( text, SECRET );
		}
		const ids = sql(
			'SELECT DISTINCT coupon_id AS id FROM {prefix}storedeck_order_coupon_lookup'
		).map( ( { id } ) => Number( id ) );
		for ( const { id } of list.body ) {
			assert.ok( ids.includes( id ) );
		}
		assert.equal( one.body.code, used.code );
		assert.equal( one.body.amount, '' );
		assert.equal( other.status, 404 );
		assert.equal( search.body[ 0 ].id, used.id );
		assert.deepEqual( ofUnused.body, [] );
	} );

	it( 'returns products and variations to report readers without paid files', async () => {
		const { reader } = clients;
		const responses = await Promise.all( [
			reader.get( `/wc-analytics/products/${ product.id }` ),
			reader.get( '/wc-analytics/products', { include: [ product.id ] } ),
			reader.get( '/wc-analytics/variations', { per_page: 5 } ),
		] );
		for ( const { status, body, text } of responses ) {
			assert.equal( status, 200, text );
			assert.doesNotMatch( text, SECRET );
			const [ item ] = [ body ].flat();
			assert.deepEqual( item.downloads, [] );
			assert.ok( item.name );
		}
	} );

	it( 'returns downloads to report readers without paths and IP addresses', async () => {
		const { reader, manager } = clients;
		const query = { ...RANGE, order_includes: String( order.id ) };
		const [ ofReader, ofManager, byIp, statsByIp, ips ] = await Promise.all(
			[
				reader.get( DOWNLOADS, query ),
				manager.get( DOWNLOADS, query ),
				reader.get( DOWNLOADS, {
					...RANGE,
					ip_address_includes: '192.0.2.7',
				} ),
				reader.get( `${ DOWNLOADS }/stats`, {
					...RANGE,
					ip_address_excludes: '192.0.2.7',
				} ),
				reader.get( IPS, { match: '192' } ),
			]
		);
		assert.equal( ofReader.status, 200, ofReader.text );
		assert.equal( ofReader.body.length, 1 );
		assert.equal( ofReader.body[ 0 ].file_path, '' );
		assert.equal( ofReader.body[ 0 ].ip_address, '' );
		assert.equal( ofReader.body[ 0 ].file_name, 'secret-file.zip' );
		assert.equal( ofManager.body[ 0 ].file_path, SECRETS.file );
		assert.equal( ofManager.body[ 0 ].ip_address, '192.0.2.7' );
		for ( const { status, body } of [ byIp, statsByIp, ips ] ) {
			assert.equal( status, 403 );
			assert.equal( body.code, 'woocommerce_rest_cannot_view' );
		}
	} );

	it( 'writes the export of a report reader without IP addresses when another user processes it', () => {
		const [ text, isManager ] = php(
			`wp_set_current_user( get_user_by( 'login', 'privacy_reader' )->ID );
			$file = Storedeck\\Jobs\\Export\\Export_Folder::create_name();
			$args = Storedeck\\Jobs\\Export\\Export_Request::validate( 'downloads', $given );
			$id   = Storedeck\\Jobs\\Job_Queue::add(
				Storedeck\\Jobs\\Job_Types::EXPORT,
				array( 'report' => 'downloads', 'params' => $args['params'], 'email' => false, 'file' => $file ),
				1,
				'test-privacy'
			);
			$manager = get_user_by( 'login', 'privacy_manager' )->ID;
			wp_set_current_user( $manager );
			Storedeck\\Jobs\\Job_Queue::process();
			$text = file_get_contents( Storedeck\\Jobs\\Export\\Export_Folder::path( $file, 'csv' ) );
			Storedeck\\Jobs\\Export\\Export_Folder::delete( $file );
			Storedeck\\Jobs\\Job_Store::delete( $id );
			return array( $text, get_current_user_id() === $manager );`,
			{ ...RANGE, order_includes: [ order.id ] }
		);
		assert.match( text, /secret-file\.zip/ );
		assert.doesNotMatch( text, /192\.0\.2/ );
		assert.equal( isManager, true );
	} );

	it( 'returns everything to those who manage the store', async () => {
		const { manager } = clients;
		const [ ofOrder, ofCoupon, ofUnused, ofProduct, ips ] =
			await Promise.all( [
				manager.get( `${ ORDERS }/${ order.id }` ),
				manager.get( `${ COUPONS }/${ used.id }` ),
				manager.get( `${ COUPONS }/${ unused.id }` ),
				manager.get( `/wc-analytics/products/${ product.id }` ),
				manager.get( IPS, { match: '192.0.2.7' } ),
			] );
		assert.equal( ofOrder.body.billing.email, SECRETS.email );
		assert.equal( ofOrder.body.billing.phone, SECRETS.phone );
		assert.equal( ofOrder.body.customer_ip_address, '192.0.2.7' );
		assert.equal( ofOrder.body.customer_note, SECRETS.note );
		assert.equal( ofOrder.body.coupon_lines[ 0 ].code, used.code );
		assert.match( ofOrder.body.order_key, /^wc_order_/ );
		assert.deepEqual( ofCoupon.body.email_restrictions, [ SECRETS.email ] );
		assert.equal( ofUnused.body.code, SECRETS.code );
		assert.equal( ofProduct.body.downloads[ 0 ].file, SECRETS.file );
		assert.ok(
			ips.body.some( ( ip ) => ip.user_ip_address === '192.0.2.7' )
		);
	} );

	it( 'says in the schemas and in the README which fields are empty', () => {
		const schemas = php(
			`wp_set_current_user( get_user_by( 'login', 'privacy_manager' )->ID );
			$server = rest_get_server();
			$routes = $server->get_data_for_routes( $server->get_routes(), 'help' );
			$named = array();
			foreach ( $routes as $path => $route ) {
				// A single item and a batch have the schema of the list.
				if ( ! preg_match( '#\\)$#', $path ) && in_array( 'GET', $route['methods'], true ) ) {
					$named[ preg_replace( '/\\(\\?P<(\\w+)>[^()]*\\)/', '{$1}', $path ) ] = $route['schema']['properties'] ?? array();
				}
			}
			return $named;`
		);
		const table = readFileSync(
			new URL(
				'../../../php-stub/includes/rest/README.md',
				import.meta.url
			),
			'utf8'
		).matchAll(
			/^\| `(\/\S+)` \| (all except )?((?:`[\w.]+`(?:, )?)+) \|$/gm
		);
		const documented = Object.fromEntries(
			[ ...table ].map( ( [ , route, isRest, cell ] ) => {
				const names = cell
					.split( ', ' )
					.map( ( name ) => name.slice( 1, -1 ) );
				const others = Object.keys( schemas[ route ] ).filter(
					( name ) => ! names.includes( name )
				);
				return [ route, ( isRest ? others : names ).sort() ];
			} )
		);
		const described = Object.fromEntries(
			Object.entries( schemas )
				.map( ( [ route, properties ] ) => [
					route,
					Object.entries( properties )
						.flatMap( ( [ name, { description = '' } ] ) => {
							const [ isEmpty, nested ] =
								description.match(
									/^(?:(\w+) is empty|Empty) for users who cannot manage the store\.$/
								) ?? [];
							return isEmpty
								? [ nested ? `${ name }.${ nested }` : name ]
								: [];
						} )
						.sort(),
				] )
				.filter( ( [ , names ] ) => names.length )
		);
		assert.ok( described[ ORDERS ] );
		assert.deepEqual( documented, described );
	} );
} );
