import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { address } from '../setup/browser.mjs';
import { php, signIn, site, stopCron } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';
import { takeSnapshot } from './snapshot.mjs';

/** The archive that is tested. It is made with the site. */
const zip = () => process.env.STOREDECK_ZIP ?? '';

const EARLIER = '0.0.1';

/** Writes the archive with an earlier version in its header. */
function writeEarlierVersion() {
	const files = unzipSync( readFileSync( zip() ) );
	const main = 'storedeck/storedeck.php';
	files[ main ] = strToU8(
		strFromU8( files[ main ] ).replace(
			/^( \* Version: ).+$/m,
			`$1${ EARLIER }`
		)
	);
	const file = path.join(
		mkdtempSync( path.join( os.tmpdir(), 'storedeck-' ) ),
		'storedeck.zip'
	);
	writeFileSync( file, zipSync( files ) );
	return file;
}

const admin = ( file ) => new URL( `/wp-admin/${ file }`, site.url ).href;

test.describe( 'the plugin from its zip', () => {
	// Each test continues the one before.
	test.describe.configure( { mode: 'serial' } );

	let page;
	let faults;
	let clean;
	let api;

	const upload = async ( file ) => {
		await page.goto( admin( 'plugin-install.php?tab=upload' ) );
		await page.locator( 'input[name=pluginzip]' ).setInputFiles( file );
		await page.getByRole( 'button', { name: 'Install Now' } ).click();
	};
	const row = () => page.locator( 'tr[data-slug=storedeck]' ).first();
	const getVersion = () =>
		php(
			'return get_file_data( WP_PLUGIN_DIR . "/storedeck/storedeck.php", array( "Version" ) )[0];'
		);
	const revenue = async () => {
		const { status, body } = await api.get(
			'/wc-analytics/reports/revenue/stats',
			{
				after: '2000-01-01T00:00:00',
				before: '2099-01-01T00:00:00',
				interval: 'year',
				per_page: 1,
			}
		);
		assert.equal( status, 200 );
		return body.totals.total_sales;
	};
	const remove = async () => {
		await page.goto( admin( 'plugins.php' ) );
		if (
			await row()
				.getByRole( 'link', { name: /^Deactivate/ } )
				.count()
		) {
			await row()
				.getByRole( 'link', { name: /^Deactivate/ } )
				.click();
			await page.getByText( 'Plugin deactivated.' ).waitFor();
		}
		page.once( 'dialog', ( dialog ) => dialog.accept() );
		await row()
			.getByRole( 'link', { name: /^Delete/ } )
			.click();
		await page.getByText( 'was successfully deleted.' ).waitFor();
		assert.ok(
			! existsSync(
				path.join( site.wpPath, 'wp-content/plugins/storedeck' )
			)
		);
	};

	test.beforeAll( async () => {
		// WP-Cron would fail if it loaded the plugin while WordPress replaces its files.
		stopCron();
		( { page, faults } = await openPage() );
		// WordPress schedules its own events, and its uploader makes the folder of the month.
		await page.goto( admin( 'plugins.php' ) );
		php( 'wp_upload_dir(); return true;' );
		clean = takeSnapshot();
	} );

	test( 'is installed by the uploader and activated', async () => {
		await upload( writeEarlierVersion() );
		await page.getByText( 'Plugin installed successfully.' ).waitFor();
		await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
		await row().waitFor();
		assert.ok(
			await row().evaluate( ( line ) =>
				line.classList.contains( 'active' )
			)
		);
		assert.equal( getVersion(), EARLIER );
	} );

	test( 'shows its screens in a site without data', async () => {
		for ( const screen of [
			'/',
			'/analytics/revenue',
			'/analytics/overview',
			'/settings',
			'/setup',
		] ) {
			await page.goto( address( screen ) );
			await page.getByRole( 'heading', { level: 1 } ).first().waitFor();
		}
		assert.deepEqual( faults, [] );
	} );

	test( 'keeps the data when it is updated', async () => {
		api = await signIn();
		const product = await api.send( 'POST', '/wc-analytics/products', {
			name: 'Mug',
			regular_price: '12.50',
		} );
		assert.equal( product.status, 201 );
		const order = await api.send( 'POST', '/wc-analytics/orders', {
			status: 'completed',
			billing: { first_name: 'Ada', email: 'ada@example.test' },
			line_items: [ { product_id: product.body.id, quantity: 2 } ],
		} );
		assert.equal( order.status, 201 );
		assert.equal( await revenue(), 25 );

		await upload( zip() );
		await page.getByText( 'This plugin is already installed.' ).waitFor();
		await page
			.getByRole( 'link', {
				name: /Replace (current|installed) with uploaded/,
			} )
			.click();
		await page.getByText( 'Plugin updated successfully.' ).waitFor();
		assert.notEqual( getVersion(), EARLIER );
		assert.equal( await revenue(), 25 );
	} );

	test( 'stops its events when it is deactivated, and has its data when it is active again', async () => {
		await page.goto( admin( 'plugins.php' ) );
		await row()
			.getByRole( 'link', { name: /^Deactivate/ } )
			.click();
		await page.getByText( 'Plugin deactivated.' ).waitFor();
		assert.deepEqual( takeSnapshot().cron, clean.cron );

		await row()
			.getByRole( 'link', { name: /^Activate/ } )
			.click();
		await page.getByText( 'Plugin activated.' ).waitFor();
		api = await signIn();
		assert.equal( await revenue(), 25 );
	} );

	test( 'keeps orders and products when it is deleted', async () => {
		await remove();
		const left = takeSnapshot();
		assert.ok(
			left.tables.some( ( name ) => name.endsWith( 'order_stats' ) )
		);
		assert.ok( left.posts.includes( 'product' ) );
		assert.deepEqual( left.roles, clean.roles );
		assert.deepEqual( left.cron, clean.cron );
	} );

	test( 'finds them when it is installed again', async () => {
		await upload( zip() );
		await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
		await row().waitFor();
		api = await signIn();
		assert.equal( await revenue(), 25 );
	} );

	test( 'has more data of each kind', async () => {
		const send = async ( method, route, body, expected = [ 200, 201 ] ) => {
			const {
				status,
				text,
				body: result,
			} = await api.send( method, `/wc-analytics/${ route }`, body );
			assert.ok( expected.includes( status ), `${ route }: ${ text }` );
			return result;
		};
		const category = await send( 'POST', 'products/categories', {
			name: 'Kitchen',
		} );
		const attribute = await send( 'POST', 'products/attributes', {
			name: 'Size',
		} );
		await send( 'POST', `products/attributes/${ attribute.id }/terms`, {
			name: 'Large',
		} );
		const product = await send( 'POST', 'products', {
			name: 'Shirt',
			type: 'variable',
			categories: [ { id: category.id } ],
			attributes: [
				{
					id: attribute.id,
					options: [ 'Large' ],
					variation: true,
				},
			],
		} );
		await send( 'POST', `products/${ product.id }/variations`, {
			regular_price: '5',
			attributes: [ { id: attribute.id, option: 'Large' } ],
		} );
		await send( 'POST', 'products/reviews', {
			product_id: product.id,
			review: 'Good.',
			reviewer: 'Ada',
			reviewer_email: 'ada@example.test',
			rating: 5,
		} );
		await send( 'POST', 'coupons', { code: 'ten', amount: '10' } );
		await send( 'POST', 'taxes', { country: 'DE', rate: '19' } );
		await send( 'PUT', 'settings/general/woocommerce_store_address', {
			value: '1 Main Street',
		} );
		await send( 'POST', 'reports/revenue/export', {
			report_args: { after: '2000-01-01T00:00:00' },
		} );
	} );

	test( 'leaves nothing behind after the owner chose to delete all data', async () => {
		await page.goto( address( '/settings', { section: 'advanced' } ) );
		await page.getByRole( 'checkbox', { name: /^Delete orders/ } ).check();
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await page.getByText( 'Settings saved.' ).first().waitFor();
		await remove();
		const left = takeSnapshot();
		for ( const [ kind, names ] of Object.entries( clean ) ) {
			assert.deepEqual( left[ kind ], names, kind );
		}
	} );

	test( 'has written nothing to the debug log', () => {
		const log = path.join( site.wpPath, '../debug.log' );
		const entries = existsSync( log )
			? readFileSync( log, 'utf8' ).split( /^(?=\[\d\d-)/m )
			: [];
		assert.deepEqual(
			entries.filter( ( entry ) =>
				/storedeck/i.test( entry.replaceAll( site.wpPath, '' ) )
			),
			[]
		);
	} );
} );
