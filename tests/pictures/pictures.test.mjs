import assert from 'node:assert/strict';
import { FIXED_TIME } from '../../bin/testing/fixed-clock.mjs';
import { REQUIREMENTS } from '../../bin/testing/requirements.mjs';
import { address, navigate } from '../setup/browser.mjs';
import { waitForAnimations } from '../setup/checks.mjs';
import { php, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';
import { reduce } from './picture.mjs';
import { ON_A_PHONE, SCREENS } from './screens.mjs';

/** Higher than most screens: what is below is not in the picture. */
const HEIGHT = 1600;

const PHONE = { width: 390, height: HEIGHT };

/** What is shown until there is data. Products without an image have a placeholder that stays. */
const LOADING =
	'#wpbody :is( .is-loading, .is-placeholder:not( .woocommerce-product-image ), .storedeck-skeleton, .storedeck-loading, .woocommerce-spinner, .components-spinner, [aria-busy="true"] )';

/** One font, which Chromium's package of Debian has, and widths of letters that no setting of the machine rounds. */
const STYLE = `
	* { text-rendering: geometricPrecision !important; }
	body, body :not( .dashicons, .ab-icon, .wp-menu-image ) { font-family: 'DejaVu Sans' !important; }
	*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
`;

/**
 * What may differ: letters that another version of the font's library draws. The page
 * and the cards on it differ by more than the threshold.
 */
const TOLERANCE = { threshold: 0.025, maxDiffPixels: 200 };

/** An order that is processed, the last one. */
const findOrder = () =>
	php(
		`return (int) $GLOBALS['wpdb']->get_var( "SELECT MAX( id ) FROM {$GLOBALS['wpdb']->prefix}wc_orders WHERE type = 'shop_order' AND status = 'wc-processing'" );`
	);

/** All messages of the inbox were read, in light as in dark pictures. */
const readInbox = () =>
	php(
		`update_user_meta( get_user_by( 'login', $given[0] )->ID, 'woocommerce_admin_activity_panel_inbox_last_read', $given[1] ); return true;`,
		[ site.user, Date.parse( `${ FIXED_TIME }Z` ) ]
	);

/** Opens a page of the app with the clock of the site, and a function that waits until a screen is complete. */
async function open( options ) {
	const { page } = await openPage( { reducedMotion: 'reduce', ...options } );
	await page.clock.setFixedTime( new Date( `${ FIXED_TIME }Z` ) );
	await page.route( /gravatar\.com/, ( route ) =>
		route.fulfill( {
			contentType: 'image/svg+xml',
			body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
		} )
	);
	const requests = new Set();
	page.on( 'request', ( request ) => requests.add( request ) );
	for ( const event of [ 'requestfinished', 'requestfailed' ] ) {
		page.on( event, ( request ) => requests.delete( request ) );
	}
	/** Nothing is requested or drawn, in several frames one after another. */
	const settle = async () => {
		for ( let quiet = 0; quiet < 3;  ) {
			await waitForAnimations( page );
			const isLoading =
				requests.size || ( await page.locator( LOADING ).count() );
			quiet = isLoading ? 0 : quiet + 1;
		}
	};
	return { page, settle };
}

test( 'shows twenty screens as in their pictures, light and dark, and some on a phone', async ( {
	browser,
} ) => {
	const { clock } = REQUIREMENTS;
	test.skip( ! clock.isInstalled(), `Requires ${ clock.purpose }` );
	const order = findOrder();
	readInbox();
	const { page, settle } = await open( { height: HEIGHT } );
	await page.goto( address( '/import-export' ) );
	await page.addStyleTag( { content: STYLE } );
	const blank = await browser.newPage();

	const compare = async ( name ) => {
		const picture = await reduce( blank, await page.screenshot() );
		expect
			.soft( picture, name )
			.toMatchSnapshot( `${ name }.png`, TOLERANCE );
	};
	const show = async (
		/** @type {import('./screens.mjs').Screen} */ { path, query }
	) => {
		await navigate( page, path.replace( '{order}', order ), query );
		await settle();
	};

	for ( const suffix of [ '', '-dark' ] ) {
		// All screens in one theme: a chart reads its colors when it is drawn first.
		await page.evaluate(
			( isDark ) =>
				document.documentElement.classList.toggle(
					'is-storedeck-dark',
					isDark
				),
			suffix !== ''
		);
		for ( const screen of SCREENS ) {
			await test.step( `${ screen.name }${ suffix }`, async () => {
				await show( screen );
				await compare( `${ screen.name }${ suffix }` );
			} );
		}
	}
	await page.setViewportSize( PHONE );
	await page.evaluate( () =>
		document.documentElement.classList.remove( 'is-storedeck-dark' )
	);
	for ( const name of ON_A_PHONE ) {
		const screen = SCREENS.find( ( one ) => one.name === name );
		assert.ok( screen, name );
		await show( screen );
		await compare( `${ name }-phone` );
	}
} );
