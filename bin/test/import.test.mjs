// cspell:ignore Bestellnummer Artikel Preis Gesamtbetrag Mond voll
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startCms } from '../cms/index.mjs';
import { nativeEngine } from '../cms/php-native.mjs';

const SCRIPT = fileURLToPath(
	new URL(
		'../../php-stub/includes/tools/order-files/run.php',
		import.meta.url
	)
);

const { problem } = await nativeEngine( 'sqlite' );

const HEAD =
	'Order ID;Order Date;Status;Product Name;SKU;Category;Qty;Price;Discount;Tax;Shipping;Coupon;Customer;E-mail;Country;Currency';

/**
 * An order line, with amounts in cents.
 *
 * @typedef {{ order: number, day: number, status: string, product: number, quantity: number, price: number, discount: number, tax: number, shipping: number }} Line
 */

/** @type {Line[]} */
const lines = Array.from( { length: 60 }, ( _, index ) => {
	const order = 501 + ( index % 25 );
	return {
		order,
		day: 1 + ( order % 28 ),
		status: order % 5 === 0 ? 'Pending' : 'Completed',
		product: ( index * 7 ) % 4,
		quantity: 1 + ( index % 3 ),
		price: 1099 + 37 * index,
		discount: index % 4 === 0 ? 333 : 0,
		tax: 10 + index,
		shipping: 495,
	};
} );

/** @type {( cents: number ) => string} */
const german = ( cents ) =>
	`${ Math.trunc( cents / 100 ) },${ String( cents % 100 ).padStart(
		2,
		'0'
	) }`;

/** @type {( line: Line ) => string} */
const row = ( line ) =>
	[
		line.order,
		`${ line.day }.3.2025 12:30`,
		line.status,
		`"Tee; Größe ${ line.product }"`,
		line.product ? `T-${ line.product }` : '',
		line.product % 2 ? 'Getränke' : 'Getränke > Tee',
		line.quantity,
		german( line.price ),
		german( line.discount ),
		german( line.tax ),
		german( line.shipping ),
		line.order % 3 ? '' : 'Frühling',
		`Zoë Müller${ line.order % 6 }`,
		line.order % 6 ? `zoe${ line.order % 6 }@example.test` : '',
		'Germany',
		'eur',
	].join( ';' );

/**
 * The expected totals in cents, computed from the lines.
 *
 * @param {Line[]} all
 */
function expected( all ) {
	const sold = all.filter( ( { status } ) => status === 'Completed' );
	/** @type {( amount: ( line: Line ) => number ) => number} */
	const sum = ( amount ) =>
		sold.reduce( ( total, line ) => total + amount( line ), 0 );
	const orders = new Set( sold.map( ( { order } ) => order ) ).size;
	const net = sum( ( line ) => line.price * line.quantity - line.discount );
	const taxes = sum( ( line ) => line.tax );
	return {
		orders_count: orders,
		num_items_sold: sum( ( line ) => line.quantity ),
		gross_sales: net + sum( ( line ) => line.discount ),
		net_revenue: net,
		taxes,
		shipping: orders * 495,
		total_sales: net + taxes + orders * 495,
	};
}

const REPORT_CODE = `
	require getcwd() . '/wordpress/wp-load.php';
	wp_set_current_user( 1 );
	$ask = static function ( $route, $more = array() ) {
		$request = new WP_REST_Request( 'GET', '/wc-analytics/reports/' . $route );
		$request->set_query_params( $more + array( 'after' => '2025-01-01T00:00:00', 'before' => '2025-12-31T23:59:59', 'per_page' => 100 ) );
		return rest_get_server()->response_to_data( rest_do_request( $request ), false );
	};
	global $wpdb;
	$read = static function () use ( $wpdb ) {
		$rows = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( preg_match( '/wc_order|woocommerce_order|customer_lookup|product_meta_lookup|_posts$|_terms$/', $table ) ) {
				$rows[ $table ] = md5( wp_json_encode( $wpdb->get_results( "SELECT * FROM \`$table\` ORDER BY 1" ) ) );
			}
		}
		return $rows;
	};
	$rows = $read();
	$ids = array_map( 'intval', $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}wc_orders" ) );
	$outdated = ( new Storedeck\\Sync\\Order_Check( 0, '' ) )->get_outdated( $ids );
	Storedeck\\Sync\\Order_Sync::sync( $ids );
	$lines = $wpdb->get_results( "SELECT order_id, product_qty, product_net_revenue, shipping_amount FROM {$wpdb->prefix}storedeck_order_product_lookup", ARRAY_N );
	usort( $lines, static fn( $a, $b ) => wp_json_encode( $a ) <=> wp_json_encode( $b ) );
	echo 'ANSWER' . wp_json_encode( array(
		'revenue' => $ask( 'revenue/stats' )['totals'],
		'orders' => $ask( 'orders/stats' )['totals'],
		'products' => $ask( 'products/stats' )['totals'],
		'categories' => $ask( 'categories', array( 'extended_info' => true ) ),
		'coupons' => $ask( 'coupons/stats' )['totals'],
		'taxes' => $ask( 'taxes/stats' )['totals'],
		'customers' => $wpdb->get_results( "SELECT first_name, last_name, email, country FROM {$wpdb->prefix}storedeck_customer_lookup ORDER BY email, first_name", ARRAY_N ),
		'people' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}storedeck_customer_lookup" ),
		'country' => $wpdb->get_col( "SELECT DISTINCT country FROM {$wpdb->prefix}storedeck_customer_lookup" ),
		'currency' => get_option( 'woocommerce_currency' ),
		'rows' => $rows,
		'outdated' => $outdated,
		'synced' => $read(),
		'lines' => $lines,
		'found' => array_combine( array( 'AB-77', '#123456789012', '12', '13' ), array_map( static function ( $search ) {
			$request = new WP_REST_Request( 'GET', '/wc-analytics/orders' );
			$request->set_query_params( array( 'search' => $search ) );
			return array_map( static fn( $order ) => array( $order['number'], $order['total'] ), rest_do_request( $request )->get_data() );
		}, array( 'AB-77', '#123456789012', '12', '13' ) ) ),
	) );
`;

describe( 'importing orders from a file', { skip: problem || false }, () => {
	let folder = '';
	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'storedeck-import-' ) );
		// WordPress is installed once; each name is a copy.
		const cms = await startCms( {
			dir: join( folder, 'empty-site' ),
			php: 'native',
			orders: null,
		} );
		await cms.stop();
	} );
	after( () => rm( folder, { recursive: true, force: true } ) );

	/**
	 * @param {string | Buffer | null}               content   File; null to import none.
	 * @param {string}                               [name]    Name of the site.
	 * @param {{ preview?: boolean, undo?: string }} [options]
	 * @return {Promise<any>} Report totals, rows and printed lines after the import.
	 */
	async function load( content, name = 'site', options = {} ) {
		const file = join( folder, 'orders.csv' );
		if ( content ) {
			await writeFile( file, content );
		}
		/** @type {string[]} */
		const printed = [];
		const dir = join( folder, name );
		if ( ! existsSync( dir ) ) {
			// Node's `cp` takes four times as long.
			cpSync( join( folder, 'empty-site' ), dir, {
				recursive: true,
				verbatimSymlinks: true,
			} );
		}
		const cms = await startCms( {
			dir,
			php: 'native',
			import: content ? file : null,
			orders: null,
			...options,
			log: /** @type {import('../cms/progress.mjs').Progress} */ (
				/** @type {unknown} */ ( {
					line: ( text ) => printed.push( text ),
					step: async ( _label, work ) => work( () => {} ),
				} )
			),
		} );
		const code = `chdir( '${ dir }' ); ${ REPORT_CODE }`;
		const { stdout, stderr } = await cms.php( [ '-r', code ] );
		await cms.stop();
		const [ , answer ] = stdout.split( 'ANSWER' );
		assert.ok( answer, stdout + stderr );
		const report = JSON.parse( answer );
		assert.deepEqual( report.outdated, [], 'The check finds differences.' );
		assert.deepEqual( report.synced, report.rows, 'A sync changes rows.' );
		const [ problems, warnings ] = await Promise.all(
			[ 'problems', 'warnings' ].map( ( list ) =>
				readFile( join( dir, `import-${ list }.txt` ), 'utf8' )
			)
		);
		return {
			...report,
			printed: printed.join( '\n' ),
			problems,
			warnings,
		};
	}

	/** @type {( report: any, all: Line[] ) => void} */
	const assertSums = ( report, all ) => {
		const want = expected( all );
		const got = { ...report.products, ...report.orders, ...report.revenue };
		for ( const [ name, value ] of Object.entries( want ) ) {
			const unit = /orders_count|num_items/.test( name ) ? 1 : 100;
			assert.equal( Math.round( got[ name ] * unit ), value, name );
		}
		assert.equal(
			Math.round( report.products.net_revenue * 100 ),
			want.net_revenue
		);
		assert.equal( report.products.items_sold, want.num_items_sold );
		assert.equal( Math.round( report.taxes.total_tax * 100 ), want.taxes );
	};

	it( 'imports valid lines, reports invalid ones and changes nothing on a second import', async () => {
		const invalid = [
			row( lines[ 0 ] ).replace( /^\d+;[^;]+/, '900;32.3.2025' ),
			row( lines[ 0 ] ).replace( /^\d+/, '' ),
		];
		const text = [ HEAD, ...lines.map( row ), ...invalid ].join( '\r\n' );
		const first = await load( `\ufeff${ text }` );
		assertSums( first, lines );
		assert.match( first.printed, /25 created, 0 updated, 0 unchanged/ );
		assert.equal(
			first.problems,
			'Line 62: "32.3.2025" is not a valid date.\nLine 63: The order number is missing.\n'
		);
		assert.equal( first.currency, 'EUR' );
		assert.equal( first.people, 6 );
		assert.deepEqual( first.country, [ 'DE' ] );
		assert.deepEqual(
			first.categories
				.map( ( /** @type {any} */ one ) => one.extended_info.name )
				.sort(),
			[ 'Getränke', 'Tee' ]
		);

		const again = await load( Buffer.from( text, 'latin1' ) );
		assert.match( again.printed, /0 created, 0 updated, 25 unchanged/ );
		assert.deepEqual( again.rows, first.rows );

		const shuffled = lines
			.map( ( line, index ) => ( { line, at: ( index * 37 ) % 60 } ) )
			.sort( ( a, b ) => a.at - b.at )
			.map( ( { line } ) => line );
		const mixed = [ HEAD, ...shuffled.map( row ) ].join( '\n' );
		const same = await load( mixed );
		assert.deepEqual( same.rows, first.rows );

		const changed = lines.map( ( line ) =>
			line.order === 503 ? { ...line, quantity: 9 } : line
		);
		const updated = await load(
			[ HEAD, ...changed.map( row ) ].join( '\n' )
		);
		assert.match( updated.printed, /0 created, 1 updated, 24 unchanged/ );
		assertSums( updated, changed );

		const other = await load( mixed, 'other' );
		assertSums( other, lines );
		assert.deepEqual( other.lines, first.lines );

		await assert.rejects(
			load(
				`${ mixed }\n${ row( lines[ 0 ] ).replace( 'eur', 'USD' ) }`
			),
			/several currencies: EUR, USD/
		);
		await assert.rejects(
			load( 'a;b\n1;2' ),
			/Missing columns: order number/
		);
	} );

	it( 'keeps what earlier rows and imports say where a cell is empty', async () => {
		const head =
			'Order ID;Date;Product;Category;SKU;Price;First name;Last name;Customer;Email;Country;Currency';
		const rows = [
			'1;2025-03-01;Tea;Drinks;T-1;2,50;Ann;Lee;;ann@example.test;Germany;EUR',
			'2;2025-03-02;;;T-1;2,50;;;;ann@example.test;;',
			'3;2025-03-03;Tea;;T-1;;;Kim;;ann@example.test;;EUR',
			'4;2025-03-01;Cup;;;3,00;;;Bo Berg;;France;EUR',
			'5;2025-03-04;Cup;;;3,00;;;Bo Berg;;;EUR',
		];
		// Order 3 has no price: nothing of it remains, not even the name.
		const first = await load( [ head, ...rows ].join( '\n' ), 'empty' );
		assert.equal( first.problems, 'Line 4: The price is missing.\n' );
		const customers = [
			[ 'Bo', 'Berg', '', 'FR' ],
			[ 'Ann', 'Lee', 'ann@example.test', 'DE' ],
		];
		assert.deepEqual( first.customers, customers );
		assert.deepEqual(
			first.categories.map(
				( /** @type {any} */ one ) => one.extended_info.name
			),
			[ 'Drinks' ]
		);
		const later = await load(
			[
				head,
				'6;2025-04-01;Tea;;T-1;2,50;;;;ann@example.test;;EUR',
				'7;2025-04-01;Cup;;;3,00;;;Bo Berg;;;EUR',
			].join( '\n' ),
			'empty'
		);
		assert.deepEqual( later.customers, customers );
	} );

	it( 'gives orders without email to the customer with their name', async () => {
		const head =
			'Order ID;Date;Product;Price;First name;Last name;Customer';
		await load(
			[
				head,
				'1;2025-03-01;Cup;3,00;Anna;Maria Berg;',
				'2;2025-03-02;Cup;3,00;;;Bo  Berg',
				'3;2025-03-03;Cup;3,00;;;',
				'6;2025-03-04;Cup;3,00;;;Zoë Müller',
				'7;2025-03-05;Cup;3,00;;;ZOË MÜLLER',
			].join( '\n' ),
			'names'
		);
		const later = await load(
			[
				head,
				'4;2025-04-01;Cup;3,00;;;anna maria berg',
				'5;2025-04-02;Cup;3,00;Bo;Berg;',
			].join( '\n' ),
			'names'
		);
		assert.deepEqual( later.customers, [
			[ 'anna maria', 'berg', '', '' ],
			[ 'Bo', 'Berg', '', '' ],
			[ 'ZOË', 'MÜLLER', '', '' ],
		] );
	} );

	it( 'warns about dates in the future and amounts that do not fit the currency', async () => {
		const { printed, warnings, revenue } = await load(
			[
				'Order ID;Date;Product;Price;Currency',
				'1;2025-03-01;Tea;12,50;EUR',
				'2;2125-03-01;Tea;12,50;EUR',
				'3;2025-03-01;Tea;$12,50;EUR',
				'4;2025-03-01;Tea;1,2345;EUR',
			].join( '\n' ),
			'warnings'
		);
		assert.equal(
			warnings,
			[
				'Line 3: The order date "2125-03-01" is in the future.',
				'Line 4: The price "$12,50" was read as 12.50 EUR, but it has the sign "$".',
				'Line 5: The price "1,2345" was read as 1.2345 EUR, but this currency has 2 decimals.',
				'',
			].join( '\n' )
		);
		assert.match( printed, /3 warnings about lines that were imported:/ );
		assert.match( printed, /4 created/ );
		assert.equal( revenue.orders_count, 3 );
	} );

	it( 'shows what a file would become and writes nothing', async () => {
		const text = [
			'Bestellnummer;Datum;Artikel;Preis;Gesamtbetrag;Mond',
			'1;01.03.2025;Tee;12,50;12,50;voll',
			'2;02.03.2025;Tee;12,50;15,00;neu',
		].join( '\n' );
		const { printed, warnings, revenue } = await load( text, 'preview', {
			preview: true,
		} );
		assert.match( printed, /Column "Artikel": product/ );
		assert.match( printed, /Columns that are not used: Mond\./ );
		assert.match(
			printed,
			/Order 1, 2025-03-01 00:00:00 GMT, completed: 1 × Tee 12\.50/
		);
		assert.match( printed, /Total sales +25\.00 USD, .*27\.50/ );
		assert.match( printed, /differ .*: 1, by 2\.50 in all/ );
		assert.match( printed, /nothing was written/ );
		assert.equal(
			warnings,
			'Line 3: The file says 15.00, computed 12.50.\n'
		);
		assert.equal( revenue.orders_count, 0 );
		const site = join( folder, 'preview', 'site.json' );
		assert.ok( ! JSON.parse( await readFile( site, 'utf8' ) ).imported );
	} );

	it( 'does what options of the script say, and refuses those that contradict each other', async () => {
		const dir = join( folder, 'preview' );
		const file = join( folder, 'lines.csv' );
		await writeFile(
			file,
			'Order ID,Date,Product,Price\n1,2025-03-01,Tea,2'
		);
		const importFile = ( /** @type {string[]} */ ...options ) =>
			spawnSync(
				'php',
				[
					SCRIPT,
					`--wp=${ dir }/wordpress`,
					`--file=${ file }`,
				].concat( options ),
				{ cwd: dir, encoding: 'utf8' }
			);
		for ( const [ option, reason ] of Object.entries( {
			'--undo=last': /exclude each other/,
			'--preview=maybe': /must be yes or no/,
		} ) ) {
			const { status, stderr } = importFile( option );
			assert.equal( status, 1, option );
			assert.match( stderr, reason );
		}
		const imported = /^imported 1 0 0 /m;
		assert.doesNotMatch( importFile( '--preview' ).stdout, imported );
		assert.match( importFile( '--preview=no' ).stdout, imported );
	} );

	it( 'undoes an import with what only its orders need', async () => {
		const head =
			'Order ID;Date;Product;Variant;Price;Coupon;Discount;Tax;Email;Category';
		const first = await load(
			[
				head,
				'1;2025-03-01;Tea;Green;3,00;A;1,00;0,50;a@example.test;Drinks',
			].join( '\n' ),
			'undo'
		);
		const second = await load(
			[
				head,
				'2;2025-03-02;Tea;;3,00;A;1,00;0,50;a@example.test;Drinks',
				'3;2025-03-02;Cup;Blue;5,00;B;1,00;0,50;b@example.test;Drinks > Cups',
			].join( '\n' ),
			'undo'
		);
		assert.notDeepEqual( second.rows, first.rows );
		const undone = await load( null, 'undo', { undo: 'last' } );
		assert.match( undone.printed, /2 deleted/ );
		assert.deepEqual( undone.rows, first.rows );
		await load(
			`${ head }\n1;2025-03-01;Tea;Green;4,00;A;1,00;0,50;a@example.test;Drinks`,
			'undo'
		);
		const replaced = await load( null, 'undo', { undo: 'last' } );
		assert.match( replaced.printed, /1 deleted\.\n.*: 1 \(1\)\./ );
		const empty = await load( null, 'undo', { undo: 'last' } );
		assert.equal( empty.people, 0 );
		assert.deepEqual( empty.categories, [] );
		assert.equal( empty.revenue.orders_count, 0 );
		await assert.rejects(
			load( null, 'undo', { undo: 'last' } ),
			/There is no import "last"\. Imports: none\./
		);
	} );

	it( 'finds orders by the numbers of the file', async () => {
		const { found } = await load(
			[
				'Order ID;Date;Product;Price;Email',
				'AB-77/2025;2025-03-01;Tea;3,00;',
				'123456789012;2025-03-02;Tea;4,00;',
				'12;2024-03-02;Tea;5,00;a@example.test',
				'12;2025-03-02;Tea;6,00;b@example.test',
			].join( '\n' ),
			'numbers'
		);
		assert.deepEqual( found, {
			'AB-77': [ [ 'AB-77/2025', '3.00' ] ],
			'#123456789012': [ [ '123456789012', '4.00' ] ],
			12: [
				[ '123456789012', '4.00' ],
				[ '12', '6.00' ],
				[ '12', '5.00' ],
			],
			13: [],
		} );
	} );

	it( 'reports a missing file before anything is created', async () => {
		await assert.rejects(
			startCms( { dir: join( folder, 'none' ), import: '/no/such.csv' } ),
			/The import file \/no\/such\.csv does not exist/
		);
	} );
} );
