/*
 * A plugin that `npm run new-extension` creates, as its author would go on: it is
 * type-checked, tested, built and used on a live site. Nothing is downloaded.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createExtension } from '../../bin/new-extension/create.mjs';
import { getPackages } from '../packages/support/packed.mjs';
import { installPackages, runTool } from '../packages/support/project.mjs';
import { READER, createAccount } from '../setup/accounts.mjs';
import { ROWS, address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { installPlugins, removePlugins } from '../setup/plugins.mjs';
import { php, signIn } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const NAME = 'gift-cards';
const META = '_gift_cards_wrapping';
const ROUTE = '/gift-cards/v1/settings';
const YEAR = { period: 'year', compare: 'previous_period' };

test.describe( 'a plugin of npm run new-extension', () => {
	// Each test continues the one before.
	test.describe.configure( { mode: 'serial' } );

	let temp = '';
	let folder = '';
	let page;
	let faults;
	let context;
	let rest;

	test.beforeAll( async () => {
		temp = mkdtempSync( path.join( os.tmpdir(), 'storedeck-new-' ) );
		const packages = await getPackages();
		folder = await createExtension( { name: NAME, parent: temp } );
		const { devDependencies } = JSON.parse(
			readFileSync( path.join( folder, 'package.json' ), 'utf8' )
		);
		await installPackages( folder, packages, [
			...Object.keys( devDependencies ),
			// npm puts them there as dependencies of @wordpress/scripts.
			'@wordpress/babel-preset-default',
			'@wordpress/jest-preset-default',
		] );
	} );

	test.afterAll( async () => {
		await context?.close();
		php( `return delete_option( 'gift_cards_settings' );` );
		await removePlugins( [ NAME ] );
		await rm( temp, { recursive: true, force: true } );
	} );

	test( 'has no type errors but those of an invalid callback', async () => {
		const file = path.join( folder, 'src/invalid.ts' );
		await writeFile(
			file,
			`import { addFilter } from '@storedeck/extend';
			addFilter( 'storedeck_home_cards', 'acme', () => 5 );`
		);
		const { output } = await runTool(
			'typescript-native/bin/tsc',
			[ '--pretty', 'false', '--singleThreaded' ],
			folder
		);
		await rm( file );
		const [ first, ...others ] = output.match( /^\S.*error TS.*/gm ) ?? [];
		assert.match( first ?? '', /^src\/invalid\.ts\(2,/ );
		assert.deepEqual( others, [] );
	} );

	/** Orders of this year in site time, as the report has them. */
	const readOrders = ( query ) => {
		const year = php( `return wp_date( 'Y' );` );
		return rest.get( '/wc-analytics/reports/orders', {
			after: `${ year }-01-01T00:00:00`,
			before: `${ year }-12-31T23:59:59`,
			refunds: 'none',
			...query,
		} );
	};

	test( 'passes its unit tests', async () => {
		const { status, errors } = await runTool(
			'@wordpress/scripts/bin/wp-scripts.js',
			[ 'test-unit-js' ],
			folder
		);
		assert.equal( status, 0, errors );
		assert.match( errors, /Tests: +1 passed/ );
	} );

	test( 'uses the scripts of Storedeck instead of bundling them', async () => {
		const { status, output, errors } = await runTool(
			'@wordpress/scripts/bin/wp-scripts.js',
			[ 'build' ],
			folder
		);
		assert.equal( status, 0, output + errors );
		const read = ( file ) =>
			readFileSync( path.join( folder, 'build', file ), 'utf8' );
		const dependencies =
			read( 'index.asset.php' ).match( /storedeck-\w+/g );
		assert.deepEqual( dependencies, [
			'storedeck-components',
			'storedeck-data',
			'storedeck-extend',
		] );
		assert.ok( read( 'index.js' ).length < 20000 );
	} );

	test.describe( 'on a live site', () => {
		test.beforeAll( async () => {
			await installPlugins( [ folder ] );
			rest = await signIn();
			( { page, faults, context } = await openPage() );
		} );

		test( 'has a report', async () => {
			await page.goto( address( '/analytics/gift-cards', YEAR ) );
			await page.locator( ROWS ).first().waitFor();
			await page.locator( '.woocommerce-chart__body svg' ).waitFor();
			assert.equal(
				await page
					.getByRole( 'link', { name: 'Gift cards', exact: true } )
					.first()
					.getAttribute( 'aria-current' ),
				'page'
			);
			assert.deepEqual( faults, [] );
		} );

		test( 'has a column in Orders', async () => {
			const { body } = await readOrders( { per_page: 1 } );
			await rest.send(
				'PUT',
				`/wc-analytics/orders/${ body[ 0 ].order_id }`,
				{ meta_data: [ { key: META, value: 'With a card' } ] }
			);
			await page.goto( address( '/analytics/orders', YEAR ) );
			await page
				.locator( ROWS )
				.locator( '.woocommerce-pill' )
				.filter( { hasText: 'With a card' } )
				.waitFor();
			assert.deepEqual( faults, [] );
		} );

		test( 'has a filter in Orders, used with the keyboard', async () => {
			const { headers } = await readOrders( {
				gift_cards_size_is: 'large',
			} );
			await page
				.getByRole( 'button', { name: 'All orders' } )
				.press( 'Enter' );
			await page
				.getByRole( 'button', { name: 'Advanced filters' } )
				.press( 'Enter' );
			await page
				.getByRole( 'button', { name: 'Add a filter' } )
				.press( 'Enter' );
			await page
				.getByRole( 'button', { name: 'Order size', exact: true } )
				.last()
				.press( 'Enter' );
			await page
				.getByRole( 'link', { name: 'Filter', exact: true } )
				.press( 'Enter' );
			await page.waitForURL( /gift_cards_size_is=large/ );
			await page
				.locator( '.woocommerce-table__summary' )
				.getByText( new RegExp( `^${ headers.get( 'x-wp-total' ) }$` ) )
				.first()
				.waitFor();
			assert.deepEqual( faults, [] );
		} );

		test( 'has a settings screen, used with the keyboard', async () => {
			await page.goto( address( '/gift-cards-settings' ) );
			const goal = page.getByLabel( 'Orders per month' );
			await goal.fill( 'many' );
			await goal.press( 'Enter' );
			await page
				.getByText( 'Enter a whole number above zero.' )
				.waitFor();
			await goal.fill( '250' );
			await goal.press( 'Enter' );
			await page.getByText( 'Settings saved.' ).first().waitFor();
			assert.deepEqual( ( await rest.get( ROUTE ) ).body, { goal: 250 } );
			await assertFitsEverywhere( page, { about: 'settings' } );
			assert.deepEqual( faults, [] );
		} );

		test( 'has a section of the Overview, which shows what was saved', async () => {
			await page.goto( address( '/analytics/overview' ) );
			await page
				.locator( '[data-section="gift-cards"]' )
				.getByText( /^Orders this month: \d+ of 250$/ )
				.waitFor();
			assert.deepEqual( faults, [] );
		} );

		test( 'lets only users with the capability save settings', async () => {
			const account = createAccount( 'new_extension_reader', READER );
			const reader = await signIn( account.user );
			assert.equal( ( await reader.get( ROUTE ) ).status, 200 );
			const denied = await reader.send( 'PUT', ROUTE, { goal: 1 } );
			assert.equal( denied.status, 403 );
			const invalid = await rest.send( 'PUT', ROUTE, { goal: 0 } );
			assert.equal( invalid.status, 400 );
			assert.deepEqual( Object.keys( invalid.body.data.params ), [
				'goal',
			] );
		} );
	} );
} );
