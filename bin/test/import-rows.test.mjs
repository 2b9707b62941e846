// cspell:ignore Libertà LIBERTÀ Liberta Tisana qualità Żurek
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startCms } from '../cms/index.mjs';
import { startMariadb } from '../cms/mariadb.mjs';
import { nativeEngine } from '../cms/php-native.mjs';

/** Everything that an import creates. */
const READ = `
	require getcwd() . '/wordpress/wp-load.php';
	global $wpdb;
	$names = static fn( string $type ): array => array_map( 'html_entity_decode', $wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_type = '$type' ORDER BY ID" ) );
	$count = static fn( string $table ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}$table" );
	$categories = get_terms( array( 'taxonomy' => 'product_cat', 'hide_empty' => false, 'orderby' => 'term_id' ) );
	echo 'ANSWER' . wp_json_encode( array(
		'products'   => $names( 'product' ),
		'coupons'    => $names( 'shop_coupon' ),
		'categories' => array_map( 'html_entity_decode', wp_list_pluck( $categories, 'name' ) ),
		'counts'     => array_map( 'intval', wp_list_pluck( $categories, 'count' ) ),
		'slugs'      => $wpdb->get_col( "SELECT post_name FROM $wpdb->posts WHERE post_type = 'product' ORDER BY ID" ),
		'customers'  => $wpdb->get_col( "SELECT CONCAT( first_name, '|', last_name, '|', email ) FROM {$wpdb->prefix}storedeck_customer_lookup ORDER BY customer_id" ),
		'orders'     => $count( 'wc_orders' ),
		'net'        => array_map( 'floatval', $wpdb->get_col( "SELECT net_total FROM {$wpdb->prefix}storedeck_order_stats ORDER BY order_id" ) ),
		'items'      => $count( 'woocommerce_order_items' ),
		'rates'      => $count( 'woocommerce_tax_rates' ),
		'users'      => $count( 'users' ),
		'currency'   => get_option( 'woocommerce_currency' ),
	) );
`;

for ( const kind of /** @type {const} */ ( [ 'sqlite', 'mysql' ] ) ) {
	const { problem } = await nativeEngine( kind );

	describe( `order files on ${ kind }`, { skip: problem || false }, () => {
		let folder = '';
		/** @type {Awaited<ReturnType<typeof startMariadb>> | undefined} */
		let database;
		/** @type {import('../cms/index.mjs').Cms} */
		let cms;

		before( async () => {
			folder = await mkdtemp( join( tmpdir(), 'storedeck-rows-' ) );
			database = kind === 'mysql' ? await startMariadb() : undefined;
			cms = await startCms( {
				dir: join( folder, 'site' ),
				php: 'native',
				db: database?.url ?? 'sqlite',
				orders: null,
			} );
			await mkdir( join( cms.wpPath, 'wp-content/mu-plugins' ), {
				recursive: true,
			} );
		} );
		after( async () => {
			await cms?.stop();
			await database?.stop();
			await rm( folder, { recursive: true, force: true } );
		} );

		const read = async () => {
			const code = `chdir( '${ cms.dir }' ); ${ READ }`;
			const { stdout, stderr } = await cms.php( [ '-r', code ] );
			const [ , answer ] = stdout.split( 'ANSWER' );
			assert.ok( answer, stdout + stderr );
			return JSON.parse( answer );
		};

		/**
		 * @param {( string | Buffer )[]} rows
		 * @param {string}                [fault]   PHP code that runs with WordPress during the import.
		 * @param {string[]}              [options] More options of the importer.
		 */
		async function load( rows, fault = '', options = [] ) {
			const file = join( folder, 'orders.csv' );
			const plugin = join(
				cms.wpPath,
				'wp-content/mu-plugins/import-fault.php'
			);
			await writeFile(
				file,
				Buffer.concat(
					rows.map( ( text ) =>
						Buffer.concat( [
							Buffer.from( text ),
							Buffer.from( '\n' ),
						] )
					)
				)
			);
			await writeFile( plugin, `<?php\n${ fault }` );
			const result = await cms.php( [
				join(
					cms.wpPath,
					'wp-content/plugins/storedeck/includes/tools/order-files/run.php'
				),
				`--wp=${ cms.wpPath }`,
				`--file=${ file }`,
				...options,
			] );
			await rm( plugin );
			return {
				...result,
				problems: result.stdout
					.split( '\n' )
					.filter( ( line ) => line.startsWith( 'problem' ) ),
			};
		}

		it( 'creates products and coupons of a file without categories, in a store without any', async () => {
			const earlier = await read();
			assert.deepEqual( earlier.categories, [] );
			const { code } = await load( [
				'Order ID,Date,Product,Price,Coupon',
				'11,2026-01-02,Lamp,2.50,LIGHT',
			] );
			assert.equal( code, 0 );
			const now = await read();
			assert.deepEqual( now.products, [ ...earlier.products, 'Lamp' ] );
			assert.deepEqual( now.coupons, [ ...earlier.coupons, 'light' ] );
		} );

		it( 'does what options say, and refuses those that contradict each other', async () => {
			const rows = [
				'Order ID,Date,Product,Price',
				'12,2026-01-02,Fan,2.50',
			];
			const earlier = await read();
			const refused = Object.entries( {
				'--undo=last': /exclude each other/,
				'--preview=maybe': /must be yes or no/,
			} );
			for ( const [ option, reason ] of refused ) {
				const { code, stderr } = await load( rows, '', [ option ] );
				assert.equal( code, 1, option );
				assert.match( stderr, reason );
			}
			for ( const option of [ '--preview', '--preview=yes' ] ) {
				await load( rows, '', [ option ] );
				assert.deepEqual( await read(), earlier, option );
			}
			await load( rows, '', [ '--preview=no' ] );
			assert.equal( ( await read() ).orders, earlier.orders + 1 );
		} );

		it( 'creates nothing of refused rows', async () => {
			const earlier = await read();
			const head =
				'Order ID,Date,Product,SKU,Category,Price,Qty,Tax,Coupon,Customer,Email,Currency';
			const { code, problems } = await load( [
				head,
				'1,soon,Tea,T-1,Drinks,2.50,1,1,SALE,Ann Lee,ann@example.test,EUR',
				'2,2026-01-02,Cup,,Pots,soon,1,1,,Bo Berg,,EUR',
				'3,2026-01-02,Pot,,Pots,5,none,1,SALE,,pot@example.test,EUR',
			] );
			assert.equal( code, 0 );
			assert.equal( problems.length, 3 );
			assert.deepEqual( await read(), earlier );

			const mixed = await load( [
				head,
				'4,2026-01-02,Tea,T-1,Drinks,2.50,1,,NEW,Ann Lee,ann@example.test,EUR',
				'4,2026-01-02,Mug,M-1,Pots,soon,1,1,SALE,Bo Berg,bo@example.test,EUR',
				'5,,Hat,H-1,Clothes,3,1,1,SALE,Cy Dent,cy@example.test,EUR',
			] );
			assert.equal( mixed.problems.length, 2 );
			const now = await read();
			assert.deepEqual( now, {
				...earlier,
				products: [ ...earlier.products, 'Tea' ],
				coupons: [ ...earlier.coupons, 'new' ],
				categories: [ ...earlier.categories, 'Drinks' ],
				counts: [ ...earlier.counts, 1 ],
				slugs: now.slugs,
				customers: [ ...earlier.customers, 'Ann|Lee|ann@example.test' ],
				orders: earlier.orders + 1,
				net: [ 2.5, ...earlier.net ],
				items: earlier.items + 2,
				currency: 'EUR',
			} );
		} );

		it( 'keeps every letter of every script', async () => {
			const products = [
				'Tisana qualità',
				'½ inch pipe',
				'¼ inch pipe',
				'¿Qué?',
				'Que',
				'°C meter',
				'Żurek à',
				'お茶'.repeat( 60 ),
				'Chai à\u200d\u00a0x',
				'19" shelf',
				'C:\\tea',
			];
			const categories = [
				'Libertà',
				'Liberta',
				'C#',
				'C++',
				'½',
				'à',
				'A\\B',
			];
			const earlier = await read();
			const { code, problems } = await load( [
				'Order ID,Date,Product,Price,Category,Coupon,Customer',
				...products.map(
					( name, index ) =>
						`${
							21 + index
						},"2026-01-02, 10:11\u202fPM","\u3000${ name.replaceAll(
							'"',
							'""'
						) }",£${ index }2.50,${
							categories[ index ] ?? ''
						}\u00a0,città,\ufeffLibertà ${ index }à\u2009`
				),
			] );
			assert.deepEqual( [ code, problems ], [ 0, [] ] );
			const now = await read();
			assert.deepEqual(
				now.products.slice( earlier.products.length ).sort(),
				[ ...products ].sort()
			);
			assert.deepEqual(
				now.categories.slice( earlier.categories.length ).sort(),
				[ ...categories ].sort()
			);
			assert.deepEqual(
				now.customers.slice( earlier.customers.length ).sort(),
				products.map( ( _, index ) => `Libertà|${ index }à|` ).sort()
			);
			assert.ok( now.coupons.includes( 'città' ) );
			for ( const slug of now.slugs ) {
				assert.ok( decodeURIComponent( slug ) && slug.length <= 200 );
			}
			// Nothing is created again.
			await load( [
				'Order ID,Date,Product,Price,Category,Customer',
				`41,2026-01-02,½ INCH PIPE,2,LIBERTÀ,LIBERTÀ 0À`,
			] );
			const later = await read();
			assert.deepEqual( later.products, now.products );
			assert.deepEqual( later.categories, now.categories );
			assert.equal( later.customers.length, now.customers.length );
		} );

		const faults = {
			'a statement of WordPress fails':
				"add_action( 'created_term', static fn() => wp_update_term_count_now( array(), 'category' ) );",
			'a plugin sends a wrong statement and hides it':
				"add_action( 'created_term', static function () { global $wpdb; try { $wpdb->query( 'SELECT * FROM no_such_table' ); } catch ( Throwable $error ) {} $wpdb->flush(); } );",
		};
		for ( const [ what, fault ] of Object.entries( faults ) ) {
			it( `stores nothing and reports the error when ${ what }`, async () => {
				const earlier = await read();
				const { code, stdout, stderr } = await load(
					[
						'Order ID,Date,Product,Price,Category,Coupon,Email',
						'51,2026-01-02,Boat,2.50,Ships,SAIL,boat@example.test',
					],
					fault
				);
				assert.equal( code, 1, stdout );
				assert.match( stderr, /^Could not import the file: /m );
				assert.deepEqual( await read(), earlier );
			} );
		}
	} );
}
