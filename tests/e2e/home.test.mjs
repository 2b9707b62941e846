import assert from 'node:assert/strict';
import { READER, createAccount } from '../setup/accounts.mjs';
import { address, withoutPreloaded } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { php, signIn } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const ATTENTION = /storedeck(\/|%2F)v1(\/|%2F)attention/;

const json = ( body, status = 200 ) => ( {
	status,
	contentType: 'application/json',
	body: JSON.stringify( body ),
} );

const amount = ( text ) => Number( text.replace( /[^0-9.-]/g, '' ) );

test.describe( 'Home', () => {
	let rest;
	const forget = () =>
		rest.send( 'POST', '/wp/v2/users/me', {
			woocommerce_meta: { homepage_layout: '', homepage_stats: '' },
		} );

	test.beforeAll( async () => {
		rest = await signIn();
		await forget();
	} );

	test.afterAll( async () => {
		await forget();
	} );

	async function open(
		/** @type {Record<string, any>} */ {
			query = {},
			prepare,
			...options
		} = {}
	) {
		const opened = await openPage( options );
		await prepare?.( opened );
		await opened.page.goto( address( '/', query ) );
		await opened.page
			.getByRole( 'heading', { level: 2, name: 'Needs your attention' } )
			.waitFor();
		return opened;
	}

	const cardOf = ( page, label ) =>
		page.locator( '.storedeck-metric-card', { hasText: label } );

	const valueOf = async ( page, label ) => {
		const value = cardOf( page, label ).locator(
			'.storedeck-metric-card__value bdi'
		);
		await value.waitFor();
		return amount( await value.innerText() );
	};

	test( 'lists the store alerts with their counts and links', async () => {
		const { page, context, faults } = await open( {
			prepare: async ( { page: fresh } ) => {
				await withoutPreloaded( fresh );
				await fresh.route( ATTENTION, ( route ) =>
					route.fulfill(
						json( {
							orders: 1,
							low_stock: 48,
							reviews: 12,
							failed_jobs: 1,
							messages: 3,
						} )
					)
				);
			},
		} );
		const lines = page.locator( '.storedeck-attention__item' );
		await lines.first().waitFor();
		assert.deepEqual( await lines.allInnerTexts(), [
			'1 order to process',
			'1 failed import or export',
			'48 products low in stock',
			'12 reviews to moderate',
			'3 unread messages',
		] );
		const paths = await lines
			.getByRole( 'link' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) =>
					new URL( link.href ).searchParams.get( 'path' )
				)
			);
		assert.deepEqual( paths, [
			'/import-export',
			'/stock',
			'/reviews',
			'/inbox',
		] );
		await lines.getByRole( 'button', { name: /order to process/ } ).click();
		await page.getByRole( 'dialog', { name: 'Orders' } ).waitFor();
		await page.keyboard.press( 'Escape' );
		await lines.getByRole( 'link', { name: '3 unread messages' } ).click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Inbox' } )
			.waitFor();
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'says that there are no alerts when there are none', async () => {
		const { page, context } = await open( {
			prepare: async ( { page: fresh } ) => {
				await withoutPreloaded( fresh );
				await fresh.route( ATTENTION, ( route ) =>
					route.fulfill(
						json( { orders: 0, low_stock: 0, reviews: 0 } )
					)
				);
			},
		} );
		await page.getByText( 'Nothing needs your attention.' ).waitFor();
		assert.equal(
			await page.locator( '.storedeck-attention__item' ).count(),
			0
		);
		await context.close();
	} );

	test( 'shows today without a request, and the week', async () => {
		const { page, context, faults, requests } = await open();
		const sales = await valueOf( page, 'Total sales' );
		await page.locator( '.storedeck-attention__item' ).first().waitFor();
		assert.deepEqual(
			requests.filter( ( url ) =>
				/\/reports\/|\/attention/.test( decodeURIComponent( url ) )
			),
			[]
		);
		const today = await page.evaluate( () => {
			const { timeZone } = window.storedeckSettings;
			return new Intl.DateTimeFormat( 'sv-SE', { timeZone } ).format();
		} );
		const { body } = await rest.get( '/wc-analytics/reports/orders/stats', {
			interval: 'hour',
			after: `${ today }T00:00:00`,
			before: `${ today }T23:59:59`,
			per_page: 100,
		} );
		assert.equal( sales, body.totals.total_sales );
		assert.match(
			await cardOf( page, 'Orders' ).innerText(),
			/Yesterday until \d+:\d+ [ap]m:/
		);

		await page.getByLabel( 'This week' ).focus();
		await page.keyboard.press( 'Space' );
		await page
			.getByRole( 'heading', { level: 2, name: 'This week' } )
			.waitFor();
		assert.equal(
			new URL( page.url() ).searchParams.get( 'metrics_period' ),
			'week'
		);
		await cardOf( page, 'Total sales' )
			.getByText( /Previous week until \d+:\d+ [ap]m: -?\$/ )
			.waitFor();
		assert.ok( ( await valueOf( page, 'Total sales' ) ) >= sales );
		await cardOf( page, 'Total sales' ).getByRole( 'link' ).click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Revenue' } )
			.waitFor();
		assert.match( page.url(), /period=week/ );
		assert.match( page.url(), /chart=total_sales/ );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'remembers the selected metrics and the layout', async () => {
		const { page, context, faults } = await open();
		await valueOf( page, 'Total sales' );
		const saved = () =>
			page.waitForResponse(
				( response ) =>
					response.url().includes( '/users/me' ) &&
					response.request().method() !== 'GET'
			);
		const choose = async ( menu, item ) => {
			await page.getByRole( 'button', { name: menu } ).focus();
			await page.keyboard.press( 'Enter' );
			const isSaved = saved();
			await page.getByRole( 'menuitemcheckbox', { name: item } ).focus();
			await page.keyboard.press( 'Enter' );
			await isSaved;
			await page.keyboard.press( 'Escape' );
		};
		await choose( 'Choose which metrics to display', 'Items sold' );
		await choose( 'Choose which metrics to display', 'Orders' );
		await choose( 'Home display options', 'Two columns' );
		await page.locator( '.storedeck-home.is-single-column' ).waitFor();
		await page.reload();
		await valueOf( page, 'Items sold' );
		assert.deepEqual(
			await page
				.locator( '.storedeck-metric-card__label' )
				.allInnerTexts(),
			[ 'Total sales', 'Items sold' ]
		);
		assert.equal(
			await page.locator( '.storedeck-home.is-single-column' ).count(),
			1
		);
		assert.deepEqual( faults, [] );
		await context.close();
		await forget();
	} );

	test( 'shows the setup tasks, hides them and undoes that', async () => {
		const hidden = () =>
			php(
				`return array_values( (array) get_option( 'woocommerce_task_list_hidden_lists', array() ) );`
			);
		const { page, context, faults } = await open( {
			prepare: ( { page: fresh } ) =>
				fresh.route(
					/onboarding(\/|%2F)tasks(\?|&|$)/,
					async ( route ) => {
						const response = await route.fetch();
						const lists = await response.json();
						for ( const list of lists ) {
							for ( const task of list.tasks ) {
								task.isComplete = task.id === 'products';
							}
						}
						await route.fulfill( { response, json: lists } );
					}
				),
		} );
		const list = page.getByRole( 'region', {
			name: 'Get ready to start selling',
		} );
		await list.getByText( '1 of 4 completed' ).waitFor();
		await list.getByRole( 'link', { name: 'Set up payments' } ).waitFor();
		await list.getByRole( 'button', { name: /^Hide/ } ).focus();
		await page.keyboard.press( 'Enter' );
		await page.getByText( 'Task list hidden.' ).first().waitFor();
		await list.waitFor( { state: 'detached' } );
		await page.locator( '[data-retry-focus]:focus' ).waitFor();
		assert.deepEqual( hidden(), [ 'setup' ] );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await list.getByText( '1 of 4 completed' ).waitFor();
		await expect.poll( hidden ).toEqual( [] );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'shows metrics and links of plugins but not the broken ones', async ( {
		page,
	} ) => {
		await page.goto( address( '/inbox' ) );
		await page
			.getByRole( 'heading', { level: 1, name: 'Inbox' } )
			.waitFor();
		await page.evaluate( () => {
			const { addFilter } = window.wp.hooks;
			addFilter(
				'woocommerce_admin_homepage_default_stats',
				'test',
				( stats ) => [ 'taxes/total_tax', ...stats ]
			);
			addFilter(
				'woocommerce_admin_homescreen_quicklinks',
				'test',
				( links ) => [
					...links,
					{ title: 'Acme', href: 'admin.php?page=acme' },
					{ title: 'Evil', href: 'javascript:alert(1)' },
				]
			);
		} );
		await page
			.locator( '#toplevel_page_storedeck' )
			.getByRole( 'link', { name: 'Home', exact: true } )
			.click();
		await valueOf( page, 'Total tax' );
		await page.getByRole( 'link', { name: 'Acme' } ).waitFor();
		assert.equal( await page.getByText( 'Evil' ).count(), 0 );
	} );

	test( 'shows a report viewer what they have access to', async () => {
		const { page, context, faults, requests } = await openPage( {
			as: createAccount( 'home_reader', READER ),
		} );
		await page.goto( address( '/' ) );
		await valueOf( page, 'Total sales' );
		await page
			.getByRole( 'region', { name: 'Reports' } )
			.getByRole( 'link', { name: 'Revenue' } )
			.waitFor();
		await page.locator( '.storedeck-attention__item' ).first().waitFor();
		await page
			.getByRole( 'button', { name: 'Favorites', exact: true } )
			.waitFor();
		for ( const name of [ 'Inbox', 'Quick links' ] ) {
			assert.equal(
				await page.getByRole( 'region', { name } ).count(),
				0,
				name
			);
		}
		assert.equal( await page.locator( '.storedeck-failure' ).count(), 0 );
		assert.ok(
			! requests.some( ( url ) =>
				/notes|onboarding|options/.test( decodeURIComponent( url ) )
			)
		);
		assert.deepEqual( faults, [] );
		await page.getByRole( 'link', { name: /low in stock/ } ).click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Stock' } )
			.waitFor();
		await context.close();
	} );

	test( 'keeps the other sections when one fails, and retries', async () => {
		let isBroken = true;
		const { page, context } = await open( {
			prepare: async ( { page: fresh } ) => {
				await withoutPreloaded( fresh );
				await fresh.route( ATTENTION, ( route ) =>
					isBroken
						? route.fulfill(
								json(
									{ code: 'broken', message: 'Not today.' },
									500
								)
						  )
						: route.continue()
				);
			},
		} );
		await page.getByText( 'Could not load your store alerts.' ).waitFor();
		await valueOf( page, 'Total sales' );
		await page
			.getByRole( 'button', { name: 'Favorites', exact: true } )
			.waitFor();
		isBroken = false;
		await page
			.getByRole( 'group', { name: 'Needs your attention' } )
			.getByRole( 'button', { name: 'Reload' } )
			.press( 'Enter' );
		await page.locator( '.storedeck-attention__item' ).first().waitFor();
		assert.equal(
			await page.locator( '*:focus' ).getAttribute( 'aria-label' ),
			'Needs your attention'
		);
		await context.close();
	} );

	test( 'fits and is accessible at every width', async () => {
		const { page, context, faults } = await open();
		await valueOf( page, 'Total sales' );
		await page.locator( '.storedeck-note' ).first().waitFor();
		await page.locator( '.storedeck-tools' ).waitFor();
		await assertFitsEverywhere( page );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
