import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { php, site } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';
import { openScreen } from './support/open-screen.mjs';

const admin = ( path ) => new URL( `/wp-admin/${ path }`, site.url ).href;

/** Pages of WooCommerce that had the header of the app. */
const LISTS = [
	'edit.php?post_type=product',
	'edit.php?post_type=shop_coupon',
	'admin.php?page=wc-orders',
];

const MENU = 'storedeck_reports_menu';
const setMenu = ( place ) =>
	php( `update_option( '${ MENU }', '${ place }' ); return true;` );

/** Titles of the menus of the admin menu, each with the URLs of its items. */
const readMenus = ( page ) =>
	page.evaluate( () =>
		[ ...document.querySelectorAll( '#adminmenu > li.menu-top' ) ].map(
			( menu ) => ( {
				title: menu
					.querySelector( '.wp-menu-name' )
					?.firstChild?.textContent?.trim(),
				isOpen: menu.classList.contains( 'wp-has-current-submenu' ),
				items: [ ...menu.querySelectorAll( '.wp-submenu li a' ) ].map(
					( link ) => link.getAttribute( 'href' ) ?? ''
				),
			} )
		)
	);

test.describe( 'admin pages with WooCommerce', () => {
	test.afterAll( async () => {
		php( `delete_option( '${ MENU }' ); return true;` );
	} );

	for ( const list of LISTS ) {
		test( `leaves ${ list } to WooCommerce`, async () => {
			const { page, context, requests } = await openScreen(
				admin( list )
			);
			assert.equal(
				await page.locator( '[data-storedeck-mount]' ).count(),
				0
			);
			assert.deepEqual(
				requests.filter( ( request ) =>
					request.includes( '/storedeck/' )
				),
				[]
			);
			await context.close();
		} );
	}

	test( 'declares compatibility with order tables', () => {
		const { compatible, incompatible } = php( `
			$given = \\Automattic\\WooCommerce\\Utilities\\FeaturesUtil::get_compatible_plugins_for_feature( 'custom_order_tables' );
			return array( 'compatible' => array_values( $given['compatible'] ), 'incompatible' => array_values( $given['incompatible'] ) );
		` );
		const isOurs = ( file ) => file.endsWith( '/storedeck.php' );
		assert.ok( compatible.some( isOurs ), compatible.join() );
		assert.ok( ! incompatible.some( isOurs ) );
	} );

	const REPORT = '/analytics/revenue';
	const OURS = 'page=storedeck&path=%2Fanalytics%2F';
	const THEIRS = 'page=wc-admin&path=/analytics/';

	const getReportMenus = async ( place ) => {
		setMenu( place );
		const { page, context, faults } = await openScreen( REPORT );
		const menus = ( await readMenus( page ) ).filter( ( { items } ) =>
			items.some(
				( href ) => href.includes( OURS ) || href.includes( THEIRS )
			)
		);
		assert.deepEqual( faults, [] );
		await context.close();
		return menus;
	};

	const isOnly = ( { items }, part ) =>
		items.every( ( href ) => href.includes( part ) );

	test( 'has two menus of reports with different titles', async () => {
		const menus = await getReportMenus( 'separate' );
		assert.deepEqual(
			menus.map( ( { title, isOpen } ) => [ title, isOpen ] ).sort(),
			[
				[ 'Analytics', false ],
				[ 'Storedeck Analytics', true ],
			]
		);
	} );

	test( 'has only its own menu of reports if the setting says so', async () => {
		const menus = await getReportMenus( 'only' );
		assert.deepEqual(
			menus.map( ( { title, isOpen } ) => [ title, isOpen ] ),
			[ [ 'Analytics', true ] ]
		);
		assert.ok( isOnly( menus[ 0 ], OURS ) );
	} );

	test( 'has its reports in the menu of WooCommerce if the setting says so', async () => {
		const menus = await getReportMenus( 'shared' );
		assert.deepEqual(
			menus.map( ( { title, isOpen } ) => [ title, isOpen ] ),
			[ [ 'Analytics', true ] ]
		);
		assert.ok(
			menus[ 0 ].items
				.slice( 1 )
				.every( ( href ) => href.includes( OURS ) ),
			menus[ 0 ].items.join( '\n' )
		);
		// The pages that left the menu can still be opened.
		const { page, context } = await openScreen(
			admin( 'admin.php?page=wc-admin&path=/analytics/revenue' )
		);
		assert.equal( await page.locator( '#adminmenu' ).count(), 1 );
		await context.close();
	} );

	test( 'saves the place of the reports on the Analytics settings screen', async () => {
		setMenu( 'separate' );
		const { page, context, faults } = await openScreen(
			'/analytics/settings'
		);
		const setting = page.getByRole( 'group', { name: 'Reports menu:' } );
		await setting.getByRole( 'combobox' ).selectOption( 'only' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await page.getByText( 'Settings saved.' ).first().waitFor();
		assert.equal( php( `return get_option( '${ MENU }' );` ), 'only' );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'opens the product for the edit link of a variation', async () => {
		const [ variation, product ] = php( `
			$found = get_posts( array( 'post_type' => 'product_variation', 'posts_per_page' => 1, 'post_parent__not_in' => array( 0 ) ) )[0];
			return array( $found->ID, $found->post_parent );
		` );
		const { page, context } = await openScreen(
			admin( `post.php?post=${ variation }&action=edit` )
		);
		assert.equal(
			new URL( page.url() ).searchParams.get( 'post' ),
			String( product )
		);
		await context.close();
	} );

	test( 'links rows of the Orders report to the screens of WooCommerce', async () => {
		const { page, context } = await openScreen(
			address( '/analytics/orders', {
				period: 'last_365_days',
				compare: 'none',
			} )
		);
		await page.getByRole( 'columnheader', { name: 'Origin' } ).waitFor();
		const row = page
			.locator( '.woocommerce-table__table:not(.is-loading) tbody tr' )
			.nth( 1 );
		const links = await row
			.getByRole( 'link' )
			.evaluateAll( ( all ) =>
				all.map( ( link ) => link.getAttribute( 'href' ) )
			);
		assert.match(
			links[ 0 ] ?? '',
			/page=wc-orders&action=edit&id=\d+|post\.php\?post=\d+/
		);
		assert.match( links[ 1 ] ?? '', /path=(%2F|\/)customers(%2F|\/)\d+$/ );
		assert.match( links[ 2 ] ?? '', /post\.php\?post=\d+&action=edit/ );
		await page.goto( new URL( links[ 0 ] ?? '', site.url ).href );
		await page.locator( '.woocommerce-order-data__heading' ).waitFor();
		await context.close();
	} );
} );
