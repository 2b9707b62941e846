import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { address } from '../setup/browser.mjs';
import { mustUse, php, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

const NONCE = 'test-nonce-123';

const plugin = () => mustUse( 'storedeck-e2e-content-security.php' );

/*
 * What a site does that forbids inline scripts without a nonce. WordPress detects
 * emojis in a worker. The policy applies only to requests with this cookie, so that
 * other test files are not affected.
 */
const CODE = `<?php
if ( isset( $_COOKIE['storedeck_test_policy'] ) ) {
	$add = static fn( $attributes ) => array( 'nonce' => '${ NONCE }' ) + $attributes;
	add_filter( 'wp_script_attributes', $add );
	add_filter( 'wp_inline_script_attributes', $add );
	header( "Content-Security-Policy: script-src 'self' 'nonce-${ NONCE }' 'report-sample'; worker-src blob:; object-src 'none'; base-uri 'self'" );
}
`;

test.describe( 'a content security policy without unsafe-inline', () => {
	let post;

	test.beforeAll( async () => {
		mkdirSync( path.dirname( plugin() ), { recursive: true } );
		writeFileSync( plugin(), CODE );
		post = php(
			`return wp_insert_post( array( 'post_title' => 'Policy', 'post_status' => 'publish', 'post_content' => wp_slash( $given ) ) );`,
			`<!-- wp:storedeck/mount ${ JSON.stringify( {
				name: 'report-summary',
				props: { report: 'revenue', metrics: [ 'net_revenue' ] },
			} ) } /-->`
		);
	} );

	test.afterAll( async () => {
		rmSync( plugin(), { force: true } );
		php( 'return (bool) wp_delete_post( $given, true );', post );
	} );

	/** A page under the policy, and the beginnings of the scripts that it blocked. */
	const openProtectedPage = async () => {
		const { page, context } = await openPage();
		await context.addCookies( [
			{ name: 'storedeck_test_policy', value: '1', url: site.url },
		] );
		const blocked = [];
		const errors = [];
		page.on( 'pageerror', ( error ) => errors.push( error ) );
		await page.exposeFunction( 'addBlocked', ( text ) =>
			blocked.push( text )
		);
		await page.addInitScript( () => {
			document.addEventListener( 'securitypolicyviolation', ( event ) =>
				// @ts-ignore The function above.
				window.addBlocked( `${ event.blockedURI } ${ event.sample }` )
			);
		} );
		return { page, context, blocked, errors };
	};

	/** WordPress prints some scripts of its own without these filters. */
	const isOurs = ( text ) =>
		/storedeck|translations|eval/.test( text ) ||
		! text.startsWith( 'inline' );

	test( 'lets a report work, and a chunk load that the page did not ask for', async () => {
		const { page, context, blocked } = await openProtectedPage();
		const response = await page.goto( address( '/analytics/revenue' ) );
		assert.match(
			response.headers()[ 'content-security-policy' ],
			/script-src/
		);
		await page
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		await page.getByRole( 'table' ).first().waitFor();
		const settings = page.locator( '#storedeck-settings' );
		assert.equal(
			await settings.evaluate( ( script ) => script.nonce ),
			NONCE
		);
		await page
			.locator( '#adminmenu' )
			.getByRole( 'link', { name: 'Overview' } )
			.evaluate( ( link ) => link.click() );
		await page
			.getByRole( 'heading', { level: 1, name: 'Overview' } )
			.waitFor();
		assert.deepEqual( blocked.filter( isOurs ), [] );
		await context.close();
	} );

	test( 'lets a mount in a post work', async () => {
		const { page, context, blocked, errors } = await openProtectedPage();
		await page.goto( new URL( `/?p=${ post }`, site.url ).href );
		await page
			.locator( '[data-storedeck-mount="report-summary"]' )
			.getByText( /Net/ )
			.first()
			.waitFor();
		assert.deepEqual( blocked.filter( isOurs ), [] );
		assert.deepEqual( errors, [] );
		await context.close();
	} );
} );
