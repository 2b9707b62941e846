import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { address, ROWS } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { mustUse, php, signIn, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const LIST = '/storedeck/v1/exports';

/** More orders than a table page has, few enough for a fast export. */
const RANGE = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-02-01',
	before: '2026-03-10',
};

/** While this file exists, no process can send email. */
const noMail = () => mustUse( 'storedeck-e2e-no-mail.php' );

/** A claim that lasts longer than a lease would be void. */
const lease = () => mustUse( 'storedeck-e2e-lease.php' );

const PANEL = { name: 'Exports' };

test.describe( 'exports', () => {
	let rest;
	let mine = [];

	test.beforeAll( async () => {
		rest = await signIn();
		mine = ( await rest.get( LIST ) ).body.map( ( { id } ) => id );
		writeFileSync(
			lease(),
			"<?php add_filter( 'storedeck_job_lease', static fn() => 3600 );"
		);
	} );

	test.afterAll( () => rmSync( lease(), { force: true } ) );

	/** Removes the exports of a test. */
	const forget = async () => {
		rmSync( noMail(), { force: true } );
		for ( const { id } of ( await rest.get( LIST ) ).body ) {
			if ( ! mine.includes( id ) ) {
				await rest.send( 'DELETE', `${ LIST }/${ id }` );
			}
		}
	};

	test.afterEach( forget );

	/** Starts an export that does not progress until it is released. */
	const held = () =>
		php( `
			wp_set_current_user( get_user_by( 'login', '${ site.user }' )->ID );
			$question = \\Storedeck\\Exports\\Export_Request::validate( 'orders', array( 'after' => '2026-02-01T00:00:00', 'before' => '2026-03-10T23:59:59' ) );
			\\Storedeck\\Foundation\\Private_Folder::prepare();
			$id = \\Storedeck\\Jobs\\Job_Store::add( 'export', array( 'report' => 'orders', 'params' => $question['params'], 'email' => true,
				'file' => \\Storedeck\\Exports\\Export_Folder::create_name() ), $question['total'], uniqid() );
			\\Storedeck\\Jobs\\Job_Store::claim( $id, 'test', 3600 );
			return $id;
		` );

	/** Continues an export, here or in a request of the page. */
	const letGo = ( id ) =>
		php( `
			\\Storedeck\\Jobs\\Job_Store::release( '${ id }', 'test', 0 );
			\\Storedeck\\Jobs\\Job_Runner::run( '${ id }', 30 );
			return true;
		` );

	async function open( path, query = RANGE ) {
		const opened = await openPage();
		await opened.page.goto( address( path, query ) );
		await opened.page.locator( ROWS ).first().waitFor();
		return opened;
	}

	const posts = ( page ) => {
		const sent = [];
		page.on( 'request', ( request ) => {
			if (
				request.method() === 'POST' &&
				/\/export$/.test( new URL( request.url() ).pathname )
			) {
				sent.push( request.postDataJSON() );
			}
		} );
		return sent;
	};

	const button = ( page ) =>
		page.getByRole( 'button', { name: 'Download', exact: true } );
	const panel = ( page ) => page.getByRole( 'region', PANEL );
	const fileLink = ( page ) =>
		panel( page ).getByRole( 'link', { name: /^Download file: Orders/ } );

	const focusIsInTable = async ( page ) =>
		( await page
			.locator(
				'[role=group][aria-label="Table"]:focus, [role=group][aria-label="Table"] :focus'
			)
			.count() ) > 0;

	test( 'exports on the server what is not loaded and downloads the file', async () => {
		const { page, context, faults } = await open( '/analytics/orders', {
			...RANGE,
			orderby: 'net_total',
			order: 'asc',
		} );
		const sent = posts( page );
		const [ file ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			button( page ).click(),
		] );
		assert.equal(
			file.suggestedFilename(),
			'Orders 2026-02-01 - 2026-03-10.csv'
		);
		assert.equal( sent.length, 1 );
		assert.equal( sent[ 0 ].email, false );
		const { page: number, per_page: size, ...args } = sent[ 0 ].report_args;
		assert.deepEqual( [ number, size ], [ undefined, undefined ] );
		assert.equal( args.after, '2026-02-01T00:00:00' );
		assert.equal( args.orderby, 'net_total' );

		const lines = readFileSync( await file.path(), 'utf8' )
			.trim()
			.split( '\n' );
		const { headers } = await rest.get( '/wc-analytics/reports/orders', {
			after: '2026-02-01T00:00:00',
			before: '2026-03-10T23:59:59',
			per_page: 1,
		} );
		// The columns are those of the table.
		assert.deepEqual(
			lines[ 0 ]
				.replace( /^\uFEFF/, '' )
				.replaceAll( '"', '' )
				.split( ',' ),
			await page
				.locator( '.woocommerce-table__table thead th' )
				.evaluateAll( ( cells ) =>
					cells.map( ( cell ) =>
						cell.querySelector( 'bdi' ).textContent.trim()
					)
				)
		);
		assert.ok( lines.length > 26 );
		assert.equal( lines.length - 1, Number( headers.get( 'x-wp-total' ) ) );
		// It is announced, in case the browser does not download it.
		await page
			.locator( '.components-snackbar' )
			.getByText( /^Orders: Your report is ready/ )
			.waitFor();
		await panel( page ).waitFor( { state: 'detached' } );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'shows export progress on its own report and announces the file elsewhere, with or without an email', async () => {
		const id = held();
		const { page, context, faults } = await open( '/analytics/orders' );
		const bar = panel( page ).getByRole( 'progressbar', {
			name: /^Orders, February 1, 2026 – March 10, 2026/,
		} );
		await bar.waitFor();
		await expect( panel( page ) ).toContainText( /0%\s*0 of \d+ rows/ );
		await page.setViewportSize( { width: 390, height: 800 } );
		await assertFits( page );
		await page.setViewportSize( { width: 1440, height: 900 } );
		await assertAccessible( page, { include: '.storedeck-export-panel' } );

		// By the app's own menu, so the page is not reloaded.
		await page.evaluate( () => {
			window.isSamePage = true;
		} );
		const goTo = ( name ) =>
			page
				.locator( '#adminmenu' )
				.getByRole( 'link', { name, exact: true } )
				// Orders are in the menu of the store, too.
				.last()
				.click();
		await goTo( 'Taxes' );
		await page
			.getByRole( 'heading', { level: 1, name: 'Taxes' } )
			.waitFor();
		await page.locator( ROWS ).first().waitFor();
		assert.equal( await panel( page ).count(), 0 );
		await goTo( 'Overview' );
		await page
			.getByRole( 'heading', { level: 1, name: 'Overview' } )
			.waitFor();
		writeFileSync(
			noMail(),
			"<?php add_filter( 'pre_wp_mail', '__return_false', 999 );"
		);
		letGo( id );
		const snackbar = page.locator( '.components-snackbar' );
		await snackbar.getByText( /Could not send the email/ ).waitFor();
		await snackbar.getByRole( 'link', { name: 'Download' } ).waitFor();

		await goTo( 'Orders' );
		await fileLink( page ).waitFor();
		assert.match(
			await panel( page ).innerText(),
			/Could not send the email/
		);
		assert.equal( await page.evaluate( () => window.isSamePage ), true );

		// It is still there after a reload, until it is dismissed.
		await page.reload();
		await fileLink( page ).waitFor();
		await panel( page )
			.getByRole( 'button', { name: /^Dismiss: Orders/ } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await panel( page ).waitFor( { state: 'detached' } );
		assert.ok( await focusIsInTable( page ) );
		await page.reload();
		await page.locator( ROWS ).first().waitFor();
		assert.equal( await panel( page ).count(), 0 );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
