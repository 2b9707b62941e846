import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { READER, createAccount } from '../setup/accounts.mjs';
import { waitForAnimations } from '../setup/checks.mjs';
import { site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const REPORTS = [
	'Overview',
	'Explore',
	'Revenue',
	'Orders',
	'Products',
	'Variations',
	'Categories',
	'Coupons',
	'Taxes',
	'Payments and shipping',
	'Places',
	'Channels',
	'Times',
	'Downloads',
	'Stock',
];

const RUNNING = [
	'Home',
	'Inbox',
	'Customers',
	'Reviews',
	'Orders',
	'Products',
	'Coupons',
	'Stock',
	'Reorder',
	'Payments',
	'Tax rates',
	'Import and export',
	'Settings',
	'Set up',
];

/** Users and the items of the two menus for them. */
/** @type {{ name: string, user?: string, role?: any, store: string[], analytics: string[] }[]} */
const PEOPLE = [
	{
		name: 'a report reader',
		user: 'roles_reader',
		role: READER,
		store: [ 'Customers' ],
		analytics: REPORTS,
	},
	{
		name: 'a shop manager',
		user: 'roles_manager',
		role: 'shop_manager',
		store: RUNNING,
		analytics: [ ...REPORTS, 'Settings' ],
	},
	{
		name: 'an administrator',
		store: [
			...RUNNING.slice( 0, 11 ),
			'Extensions',
			...RUNNING.slice( 11 ),
		],
		analytics: [ ...REPORTS, 'Settings' ],
	},
];

const entries = ( page, menu ) =>
	page
		.locator( '#adminmenu > li', {
			has: page.locator( '.wp-menu-name', {
				hasText: new RegExp( `^${ menu }$` ),
			} ),
		} )
		.locator( '.wp-submenu a' );

/**
 * Returns a function that waits until every request of the screen is
 * there and drawn. That the network is idle says nothing: it is so once for a
 * page, whatever the app asks for afterwards.
 */
function watch( page ) {
	const asked = new Set();
	page.on( 'request', ( request ) => {
		if ( request.url().startsWith( site.url ) ) {
			asked.add( request );
		}
	} );
	for ( const end of [ 'requestfinished', 'requestfailed' ] ) {
		page.on( end, ( request ) => asked.delete( request ) );
	}
	const loading = page.locator(
		'.storedeck-layout__screen .storedeck-loading'
	);
	const listAsked = () => [ ...asked ].map( ( request ) => request.url() );
	return async () => {
		do {
			// Frames are drawn only once all is there: each takes time of the processor.
			await expect.poll( listAsked, { intervals: [ 50 ] } ).toEqual( [] );
			await expect( loading ).toHaveCount( 0 );
			await waitForAnimations( page );
		} while ( asked.size > 0 );
	};
}

test.describe( 'roles', () => {
	for ( const { name, user, role, store, analytics } of PEOPLE ) {
		test( `shows ${ name } only what they have access to, without failures`, async () => {
			const as = user ? createAccount( user, role ) : site;
			const { page, context, faults } = await openPage( { as } );
			const untilComplete = watch( page );
			const refused = [];
			page.on( 'response', ( response ) => {
				if (
					response.status() >= 400 &&
					response.url().includes( '/wp-json/' )
				) {
					refused.push(
						`${ response.status() } ${ response.url() }`
					);
				}
			} );
			await page.goto( address( '/analytics/revenue' ) );
			await page
				.getByRole( 'heading', { level: 1, name: 'Revenue' } )
				.waitFor();

			for ( const [ menu, expected ] of Object.entries( {
				Store: store,
				Analytics: analytics,
			} ) ) {
				const links = entries( page, menu );
				assert.deepEqual(
					( await links.allTextContents() ).map( ( text ) =>
						text.trim()
					),
					expected,
					menu
				);
				// Tests of translations open all screens as an administrator.
				const opened = user ? expected : [];
				for ( const [ at, title ] of opened.entries() ) {
					const href = await links.nth( at ).getAttribute( 'href' );
					// As a click in the menu does: inside the app.
					await links.nth( at ).evaluate( ( link ) => link.click() );
					await page
						.getByRole( 'heading', { level: 1, name: title } )
						.waitFor();
					await untilComplete();
					assert.equal(
						await page
							.locator( '.storedeck-layout__screen' )
							.getByRole( 'alert' )
							.count(),
						0,
						`${ title } ${ href }`
					);
				}
			}
			assert.deepEqual( refused, [] );
			assert.deepEqual( faults, [] );
			await context.close();
		} );
	}

	test( 'opens on a useful page for a report viewer', async () => {
		const { page, context, faults } = await openPage( {
			as: createAccount( 'roles_reader', READER ),
		} );
		const untilComplete = watch( page );
		await page.goto( address( '/' ) );
		await page.getByRole( 'heading', { level: 1, name: 'Home' } ).waitFor();
		await page
			.locator( '.storedeck-layout__screen' )
			.getByRole( 'link', { name: 'View report' } )
			.waitFor();
		await untilComplete();
		assert.equal( await page.getByRole( 'alert' ).count(), 0 );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'refuses a screen without access, also by its URL', async () => {
		const manager = createAccount( 'roles_manager', 'shop_manager' );
		const reader = createAccount( 'roles_reader', READER );
		for ( const { as, paths } of [
			{ as: manager, paths: [ '/extensions' ] },
			{
				as: reader,
				paths: [ '/settings', '/reviews', '/payments', '/stock' ],
			},
		] ) {
			const { page, context, requests } = await openPage( {
				as,
			} );
			for ( const path of paths ) {
				await page.goto( address( path ) );
				await page
					.getByText(
						'Sorry, you are not allowed to access this page.'
					)
					.waitFor();
				assert.deepEqual(
					requests.filter(
						( url ) =>
							! url.includes( '/storedeck/' ) &&
							! url.includes( 'favorites' )
					),
					[]
				);
			}
			await context.close();
		}
	} );

	test( 'shows nothing to a customer', async () => {
		const { page, context } = await openPage( {
			as: createAccount( 'roles_customer', 'subscriber' ),
		} );
		await page.goto( new URL( '/wp-admin/index.php', site.url ).href );
		await page.locator( '#adminmenu' ).waitFor();
		for ( const menu of [ 'Store', 'Analytics' ] ) {
			assert.equal( await entries( page, menu ).count(), 0 );
		}
		assert.equal(
			await page.locator( '[data-storedeck-mount]' ).count(),
			0
		);
		const response = await page.goto( address( '/analytics/revenue' ) );
		assert.equal( response.status(), 403 );
		await context.close();
	} );
} );
