import assert from 'node:assert/strict';
import {
	ROWS,
	address,
	navigate,
	withoutPreloaded,
} from '../setup/browser.mjs';
import { openPage, test } from '../setup/test.mjs';
import { FAULTS, withoutFailedRequests } from './support/faults.mjs';

const report = ( id ) => ( {
	path: `/analytics/${ id }`,
	asks: new RegExp( `answers/${ id }\\b` ),
	message: 'Could not load the report.',
	part: ROWS,
} );

/** The main request of each screen, the message when it fails, and what it shows. */
const SCREENS = [
	{
		path: '/',
		asks: /v1\/attention/,
		message: 'Could not load your store alerts.',
		part: '.storedeck-preview',
	},
	{
		path: '/inbox',
		asks: /admin\/notes/,
		message: 'Could not load messages.',
		part: '.storedeck-note',
	},
	{
		path: '/reviews',
		asks: /products\/reviews\?status=all/,
		message: 'Could not load reviews.',
		part: '.storedeck-review-product',
	},
	{
		path: '/stock',
		asks: /reports\/stock\?/,
		message: 'Could not load stock.',
		part: ROWS,
	},
	{
		path: '/payments',
		asks: /payment_gateways/,
		message: 'Could not load payment methods.',
		part: 'text=Enabled payment methods appear at checkout in this order.',
	},
	{
		path: '/extensions',
		asks: /free-extensions/,
		message: 'Could not load recommended extensions.',
		part: '.storedeck-extension',
	},
	{
		path: '/import-export',
		asks: /v1\/exports/,
		message: 'Could not load exports.',
		part: 'text=To create one, click',
	},
	{
		path: '/settings',
		asks: /wc-analytics\/settings\?/,
		message: 'Could not load settings.',
		part: '.storedeck-settings__form',
	},
	{
		path: '/setup-wizard',
		asks: /onboarding\/profile/,
		message: 'Could not load store setup.',
		part: 'main form, .storedeck-layout form',
	},
	{
		path: '/analytics/settings',
		asks: /settings\/wc_admin/,
		message: 'Could not load settings.',
		part: '.storedeck-settings__form',
	},
	{
		path: '/analytics/overview',
		asks: /answers\/overview/,
		message: 'Could not load stats.',
		part: '.woocommerce-summary__item-container',
	},
	report( 'revenue' ),
	report( 'orders' ),
	report( 'products' ),
	report( 'variations' ),
	report( 'categories' ),
	report( 'coupons' ),
	report( 'taxes' ),
	report( 'downloads' ),
	report( 'stock' ),
	{ ...report( 'customers' ), path: '/customers' },
];

test.describe( 'screens whose main request fails', () => {
	const names = Object.keys( FAULTS );
	const fallible = SCREENS.map( ( screen, index ) => ( {
		...screen,
		// Each screen gets another fault.
		name: names[ index % names.length ],
	} ) );

	async function assertRecovers( page, { asks, message, part, name }, open ) {
		const isAsked = ( url ) => asks.test( decodeURIComponent( url.href ) );
		await page.route( isAsked, FAULTS[ name ] );
		await open();
		const notice = page
			.getByRole( 'alert' )
			.filter( { hasText: message } )
			.first();
		await notice.waitFor();
		assert.doesNotMatch(
			await notice.innerText(),
			/undefined|null|TypeError|Cannot read/,
			'the reason is for people'
		);
		await page.unroute( isAsked );
		await notice.getByRole( 'button', { name: 'Reload' } ).click();
		await page.locator( part ).first().waitFor();
		await notice.waitFor( { state: 'detached' } );
	}

	for ( const [ what, isReport ] of Object.entries( {
		reports: true,
		'other screens': false,
	} ) ) {
		test( `says so after every kind of fault, and shows the data once it is requested again: ${ what }`, async () => {
			const { page, context, faults } = await openPage();
			await withoutPreloaded( page );
			for ( const [ at, screen ] of fallible
				.filter( ( { part } ) => ( part === ROWS ) === isReport )
				.entries() ) {
				const { path, name } = screen;
				await test.step( `${ path } after ${ name }`, () =>
					assertRecovers( page, screen, () =>
						// Home has requested what the Overview does.
						at === 0 || path === '/analytics/overview'
							? page.goto( address( path ) )
							: navigate( page, path )
					) );
			}
			assert.deepEqual( withoutFailedRequests( faults ), [] );
			await context.close();
		} );
	}
} );
