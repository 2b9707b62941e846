import assert from 'node:assert/strict';
import { assertAccessible } from '../setup/checks.mjs';
import { createAccount } from '../setup/accounts.mjs';
import { php, signIn, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

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

	test( 'opens screens from the menu of the dashboard, and of the app, with one click', async ( {
		page,
	} ) => {
		await page.goto( dashboard() );
		await filled( page, 'report-summary' );
		const menu = page.locator( '#adminmenu' );
		const heading = ( name ) =>
			page.getByRole( 'heading', { level: 1, name } ).first();
		await menu.getByRole( 'link', { name: 'Store', exact: true } ).click();
		await heading( 'Home' ).waitFor();
		await menu
			.getByRole( 'link', { name: 'Analytics', exact: true } )
			.click();
		await heading( 'Overview' ).waitFor();
		await menu.getByRole( 'link', { name: 'Revenue' } ).click();
		await heading( 'Revenue' ).waitFor();
	} );

	const post = () => new URL( `/?p=${ postId }`, site.url ).href;

	test( 'show the same values as the reports on the WordPress dashboard, with one request per period', async ( {
		page,
		faults,
		requests,
	} ) => {
		await page.goto( dashboard() );
		const summary = await filled( page, 'report-summary' );
		const card = summary.getByRole( 'menuitem', { name: /Total sales/ } );
		await card.waitFor();
		const shown = amount(
			await card.locator( '.woocommerce-summary__item-value' ).innerText()
		);
		const chart = await filled( page, 'report-chart' );
		await chart
			.locator( '.d3-chart__container svg, svg' )
			.first()
			.waitFor();

		const stats = requests.filter( ( url ) =>
			url.includes( 'reports/revenue/stats' )
		);
		// The week, the week before, and the same part of it, because the week is not over.
		assert.equal( stats.length, 3, 'the two parts share their answers' );
		const [ primary ] = stats;
		const query = Object.fromEntries( new URL( primary ).searchParams );
		const { body } = await (
			await signIn()
		).get( '/wc-analytics/reports/revenue/stats', query );
		assert.equal( shown, body.totals.total_sales );
		await axe( page, '#storedeck_week' );
		assert.deepEqual( faults, [] );
	} );

	test( 'open the app on click and a new tab with a modifier key', async ( {
		page,
		context,
	} ) => {
		await page.goto( dashboard() );
		const chart = await filled( page, 'report-chart' );
		const link = chart.getByRole( 'link', { name: 'Total sales' } );
		const [ other ] = await Promise.all( [
			context.waitForEvent( 'page' ),
			link.click( { modifiers: [ 'Control' ] } ),
		] );
		await other.waitForURL( /page=storedeck.*path=%2Fanalytics%2Frevenue/ );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		await page.goBack();
		await page
			.getByRole( 'heading', { level: 1, name: 'Dashboard' } )
			.waitFor();
	} );

	test( 'show in a post for report viewers and explain mistakes to editors', async ( {
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
		await summary.getByRole( 'menuitem' ).nth( 1 ).waitFor();
		assert.equal( await summary.getByRole( 'menuitem' ).count(), 2 );
		const table = await filled( page, 'report-table' );
		await table
			.locator( '.woocommerce-table__table:not(.is-loading) tbody tr' )
			.nth( 2 )
			.waitFor();
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

	test( 'sort and paginate without changing the URL', async ( { page } ) => {
		await page.goto( post() );
		const address = page.url();
		const table = await filled( page, 'report-table' );
		const first = () =>
			table
				.locator(
					'.woocommerce-table__table:not(.is-loading) tbody tr th, .woocommerce-table__table:not(.is-loading) tbody tr td'
				)
				.first()
				.innerText();
		await table
			.locator( '.woocommerce-table__table:not(.is-loading) tbody tr' )
			.first()
			.waitFor();
		const shown = await first();
		await table.getByRole( 'button', { name: /Next page/i } ).click();
		await page.waitForFunction(
			( text ) =>
				/** @type {HTMLElement | null} */ (
					document.querySelector(
						'[data-storedeck-mount="report-table"] .woocommerce-table__table:not(.is-loading) tbody tr th, [data-storedeck-mount="report-table"] .woocommerce-table__table:not(.is-loading) tbody tr td'
					)
				)?.innerText !== text,
			shown
		);
		assert.equal( page.url(), address );
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

	test( 'mount when added later, and a failing one leaves the rest working', async ( {
		page,
	} ) => {
		await page.route( /reports\/taxes\/stats/, ( route ) =>
			route.fulfill( {
				status: 500,
				contentType: 'application/json',
				body: '{"code":"broken","message":"The database is away."}',
			} )
		);
		await page.goto( dashboard() );
		await filled( page, 'report-chart' );
		await page.evaluate( () => {
			const place = document.createElement( 'section' );
			place.innerHTML =
				'<div id="late-bad" data-storedeck-mount="report-summary" data-props=\'{"report":"taxes"}\'></div>' +
				'<div id="late-good" data-storedeck-mount="report-summary" data-props=\'{"report":"orders","period":"year"}\'></div>';
			document.querySelector( '#wpbody-content' )?.append( place );
		} );
		const alert = page.locator( '#late-bad' ).getByRole( 'alert' );
		await alert.waitFor();
		assert.match( await alert.innerText(), /The database is away/ );
		await page
			.locator( '#late-good' )
			.getByRole( 'menuitem', { name: /Orders/ } )
			.first()
			.waitFor();

		await page.unroute( /reports\/taxes\/stats/ );
		await alert.getByRole( 'button' ).click();
		await page
			.locator( '#late-bad' )
			.getByRole( 'menuitem', { name: /Total tax/ } )
			.waitFor();
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
		assert.equal(
			await page.getByRole( 'heading', { level: 1 } ).count(),
			1
		);
		assert.deepEqual( faults, [] );
	} );

	test( 'fits a phone', async () => {
		const { page, context } = await openPage( { width: 390 } );
		await page.goto(
			new URL( '/wp-admin/edit.php?post_type=product', site.url ).href
		);
		await filled( page, 'header' );
		assert.ok(
			await page.evaluate( () => {
				const box = document
					.querySelector( '[data-storedeck-mount="header"]' )
					?.getBoundingClientRect();
				return box && box.left >= 0 && box.right <= window.innerWidth;
			} )
		);
		await context.close();
	} );
} );
