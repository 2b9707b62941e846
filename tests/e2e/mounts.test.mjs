import assert from 'node:assert/strict';
import { assertAccessible } from '../setup/checks.mjs';
import { createAccount } from '../setup/accounts.mjs';
import { ROWS } from '../setup/browser.mjs';
import { php, signIn, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const dashboard = () => new URL( '/wp-admin/index.php', site.url ).href;

const blockOf = ( name, props ) =>
	`<!-- wp:storedeck/mount ${ JSON.stringify( { name, props } ) } /-->`;

const axe = async ( page, selector ) => {
	await assertAccessible( page, { include: selector } );
};

/** A mount by name, once it has content. */
const filled = async ( page, name, at = 0 ) => {
	const place = page
		.locator( `[data-storedeck-mount="${ name }"] .storedeck-mount` )
		.nth( at );
	await place.waitFor();
	return place;
};

const amount = ( text ) => Number( text.replace( /[^0-9.-]/g, '' ) );

test.describe( 'metrics of the store in any page', () => {
	let editor;
	let postId;

	test.beforeAll( async () => {
		editor = createAccount( 'mounts_editor', 'editor' );
		const content = [
			blockOf( 'report-chart', {
				report: 'revenue',
				chart: 'net_revenue',
				period: 'year',
				title: 'Our year',
			} ),
			blockOf( 'report-summary', {
				report: 'revenue',
				period: 'year',
				metrics: [ 'net_revenue', 'total_sales' ],
			} ),
			blockOf( 'report-table', {
				report: 'products',
				period: 'year',
				rows: 3,
			} ),
			blockOf( 'leaderboard', {
				list: 'products',
				period: 'year',
				rows: 2,
			} ),
			blockOf( 'report-chart', { report: 'revenu', size: 3 } ),
			blockOf( 'report-chart', { report: 'orders', chart: 'weight' } ),
			blockOf( 'report-pie', {} ),
		].join( '' );
		postId = php(
			`return wp_insert_post( array( 'post_title' => 'Figures', 'post_status' => 'publish', 'post_content' => wp_slash( '${ content }' ) ) );`
		);
	} );

	test.afterAll( async () => {
		php( `return wp_delete_post( ${ postId }, true );` );
	} );

	const post = () => new URL( `/?p=${ postId }`, site.url ).href;

	test( 'show the values of the reports on the WordPress dashboard, with one request per period, and open the app', async ( {
		page,
		context,
		faults,
		requests,
	} ) => {
		await page.goto( dashboard() );
		const summary = await filled( page, 'report-summary' );
		const card = summary.getByRole( 'link', { name: /^Total sales/ } );
		await card.waitFor();
		const shown = amount(
			await card.locator( '.woocommerce-summary__item-value' ).innerText()
		);
		const chart = await filled( page, 'report-chart' );
		await chart
			.locator( '.d3-chart__container svg, svg' )
			.first()
			.waitFor();

		const asked = requests.filter( ( url ) =>
			url.includes( 'answers/revenue' )
		);
		assert.equal( asked.length, 1, 'the two parts share their answer' );
		const query = Object.fromEntries( new URL( asked[ 0 ] ).searchParams );
		const { body } = await (
			await signIn()
		).get( '/storedeck/v1/answers/revenue', query );
		assert.equal( shown, body.primary.totals.total_sales );
		await axe( page, '#storedeck_week' );
		assert.deepEqual( faults, [] );

		const heading = ( name ) =>
			page.getByRole( 'heading', { level: 1, name } ).first().waitFor();
		const link = chart.getByRole( 'link', { name: 'Total sales' } );
		const [ other ] = await Promise.all( [
			context.waitForEvent( 'page' ),
			link.click( { modifiers: [ 'Control' ] } ),
		] );
		await other.waitForURL( /page=storedeck.*path=%2Fanalytics%2Frevenue/ );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		await heading( 'Revenue' );
		await page.goBack();
		await heading( 'Dashboard' );
		const menu = page.locator( '#adminmenu' );
		await menu.getByRole( 'link', { name: 'Store', exact: true } ).click();
		await heading( 'Home' );
		await menu
			.getByRole( 'link', { name: 'Analytics', exact: true } )
			.click();
		await heading( 'Overview' );
	} );

	test( 'show in a post for report viewers, turn pages without changing the URL, and explain mistakes to editors', async ( {
		page,
		faults,
	} ) => {
		await page.goto( post() );
		const chart = await filled( page, 'report-chart' );
		await chart.getByRole( 'link', { name: 'Our year' } ).waitFor();
		await chart
			.getByText( /Year to date/ )
			.first()
			.waitFor();
		const summary = await filled( page, 'report-summary' );
		const cards = summary.locator( '.woocommerce-summary__item' );
		await cards.nth( 1 ).waitFor();
		assert.equal( await cards.count(), 2 );
		const table = await filled( page, 'report-table' );
		const rows = table.locator( ROWS );
		await rows.nth( 2 ).waitFor();
		const url = page.url();
		const first = await rows.first().innerText();
		await table.getByRole( 'button', { name: /Next page/i } ).click();
		await expect( rows.first() ).not.toHaveText( first );
		assert.equal( page.url(), url );
		const board = await filled( page, 'leaderboard' );
		await board
			.locator( '.woocommerce-table__table:not(.is-loading) tbody tr' )
			.nth( 1 )
			.waitFor();

		const notes = page.getByRole( 'note' );
		await notes.nth( 2 ).waitFor();
		const said = ( await notes.allInnerTexts() ).join( '\n' );
		assert.match( said, /report: expected one of revenue, orders/ );
		assert.match( said, /Unknown prop size\. Expected one of: report/ );
		assert.match(
			said,
			/chart: expected one of orders_count, .*, found "weight"/
		);
		assert.match( said, /Unknown widget/ );

		const link = chart.getByRole( 'link', { name: 'Our year' } );
		await link.click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		assert.equal(
			new URL( page.url() ).searchParams.get( 'chart' ),
			'net_revenue'
		);
		// The mistake is reported in the console, and nothing else.
		assert.deepEqual(
			faults.filter(
				( fault ) => ! fault.includes( 'InvalidPropsError' )
			),
			[]
		);
	} );

	test( 'render nothing for visitors and users without access to reports', async () => {
		for ( const as of [ null, editor ] ) {
			const { page, context, requests } = await openPage( {
				as,
			} );
			await page.goto( post() );
			await page.getByText( 'Figures' ).first().waitFor();
			assert.equal(
				await page.locator( '[data-storedeck-mount]' ).count(),
				0
			);
			assert.equal(
				await page.locator( 'script[src*="build/storedeck"]' ).count(),
				0
			);
			assert.deepEqual( requests, [] );
			await context.close();
		}
	} );

	test( 'are available as a block with a preview', async ( { page } ) => {
		await page.goto(
			new URL(
				`/wp-admin/post.php?post=${ postId }&action=edit`,
				site.url
			).href
		);
		const preview = page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( '[data-storedeck-mount="report-chart"]' )
			.first();
		await preview.getByText( 'Our year' ).waitFor();
		await preview.locator( 'svg' ).first().waitFor();
	} );
} );

test.describe( 'the header on the lists of WordPress', () => {
	test( 'adds inbox and favorites to the product list without a second heading', async ( {
		page,
		faults,
	} ) => {
		await page.goto(
			new URL( '/wp-admin/edit.php?post_type=product', site.url ).href
		);
		const header = await filled( page, 'header' );
		await header.getByText( 'Products', { exact: true } ).waitFor();
		await header.getByRole( 'button', { name: /Inbox/ } ).click();
		await page
			.getByRole( 'group', { name: 'Messages' } )
			.or( page.getByText( 'You’re all caught up' ) )
			.first()
			.waitFor();
		await axe( page, '[data-storedeck-mount="header"]' );
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveCount(
			1
		);
		await page.setViewportSize( { width: 390, height: 900 } );
		const isInside = () =>
			page.evaluate( () => {
				const box = document
					.querySelector( '[data-storedeck-mount="header"]' )
					?.getBoundingClientRect();
				return box && box.left >= 0 && box.right <= window.innerWidth;
			} );
		await expect.poll( isInside, 'fits a phone' ).toBe( true );
		assert.deepEqual( faults, [] );
	} );
} );
