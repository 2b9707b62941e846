import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readCodeBlocks } from '../../bin/docs/code-blocks.mjs';
import { ROWS, address, openBrowser, openPage } from '../setup/browser.mjs';
import { php, signIn, site } from '../setup/site.mjs';

/** The plugin of the page, as an author would save it. */
const FILES = readCodeBlocks(
	readFileSync(
		new URL( '../../docs/getting-started.md', import.meta.url ),
		'utf8'
	)
).flatMap( ( { file, code } ) => ( file ? [ { file, code } ] : [] ) );

const FOLDER = path.join( site.wpPath, 'wp-content/plugins/acme-parcels' );
const PLUGIN = 'acme-parcels/acme-parcels.php';

describe( 'the plugin of docs/getting-started.md', () => {
	let browser;
	let opened;

	before( async () => {
		assert.deepEqual(
			FILES.map( ( { file } ) => file ),
			[ 'acme-parcels.php', 'column.js' ]
		);
		mkdirSync( FOLDER, { recursive: true } );
		for ( const { file, code } of FILES ) {
			writeFileSync( path.join( FOLDER, file ), code );
		}
		const result = php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			return null === activate_plugin( $given );`,
			PLUGIN
		);
		assert.equal( result, true );
		browser = await openBrowser();
		opened = await openPage( browser );
	} );

	after( async () => {
		await opened?.context.close();
		await browser?.close();
		php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			deactivate_plugins( $given );
			return true;`,
			PLUGIN
		);
		rmSync( FOLDER, { recursive: true, force: true } );
	} );

	it( 'adds a report with a menu entry, a chart and a table', async () => {
		const { page, faults } = opened;
		await page.goto( address( '/analytics/acme-parcels' ) );
		await page.locator( ROWS ).first().waitFor();
		await page.locator( '.woocommerce-chart__body svg' ).waitFor();
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Parcels', exact: true } )
			.waitFor();
		assert.deepEqual( faults, [] );
	} );

	it( 'adds a REST route whose totals are those of the orders', async () => {
		const rest = await signIn();
		const range =
			'after=2026-01-01T00:00:00&before=2026-12-31T23:59:59&per_page=100';
		const { body } = await rest.get(
			`/wc-analytics/reports/acme-parcels/stats?${ range }`
		);
		const days = await rest.get(
			`/wc-analytics/reports/acme-parcels/stats?${ range }&interval=month`
		);
		assert.ok( body.totals.parcels > 0 );
		assert.equal(
			days.body.intervals.reduce(
				( sum, { subtotals } ) => sum + subtotals.parcels,
				0
			),
			body.totals.parcels
		);
	} );

	it( 'adds a column to Orders', async () => {
		const { page, faults } = opened;
		await page.goto( address( '/analytics/orders' ) );
		await page.locator( ROWS ).first().waitFor();
		const headers = await page
			.locator( '.woocommerce-table__table thead th' )
			.allTextContents();
		const column = headers.findIndex( ( text ) =>
			text.includes( 'Parcels' )
		);
		assert.ok( column > 0, headers.join( ', ' ) );
		const cells = page.locator( ROWS ).first().locator( 'th, td' );
		assert.match( await cells.nth( column ).innerText(), /^\d+$/ );
		assert.deepEqual( faults, [] );
	} );
} );
