import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCodeBlocks } from '../../bin/docs/blocks/code-blocks.mjs';
import { ROWS, address } from '../setup/browser.mjs';
import { php, signIn, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

/** The plugin of the page, as an author would save it. */
const FILES = readCodeBlocks(
	readFileSync(
		new URL( '../../docs/getting-started.md', import.meta.url ),
		'utf8'
	)
).flatMap( ( { file, code } ) => ( file ? [ { file, code } ] : [] ) );

const folder = () =>
	path.join( site.wpPath, 'wp-content/plugins/acme-parcels' );
const PLUGIN = 'acme-parcels/acme-parcels.php';

test.describe( 'the plugin of docs/getting-started.md', () => {
	let opened;

	test.beforeAll( async () => {
		assert.deepEqual(
			FILES.map( ( { file } ) => file ),
			[ 'acme-parcels.php', 'column.js' ]
		);
		mkdirSync( folder(), { recursive: true } );
		for ( const { file, code } of FILES ) {
			writeFileSync( path.join( folder(), file ), code );
		}
		const result = php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			return null === activate_plugin( $given );`,
			PLUGIN
		);
		assert.equal( result, true );
		opened = await openPage();
	} );

	test.afterAll( async () => {
		await opened?.context.close();
		php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			deactivate_plugins( $given );
			return true;`,
			PLUGIN
		);
		rmSync( folder(), { recursive: true, force: true } );
	} );

	test( 'adds a report with a menu entry, a chart and a table', async () => {
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

	test( 'adds a REST route whose totals are those of the orders', async () => {
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

	test( 'adds a column to Orders', async () => {
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
