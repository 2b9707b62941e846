// cspell:ignore Umsatz Bestellung Bestellungen الإيرادات مارس طلبات طلب طلبان طلبًا واحد لا
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { readCatalogs } from '../../bin/translations/index.mjs';
import { createAccount } from '../setup/accounts.mjs';
import { address, navigate } from '../setup/browser.mjs';
import { php } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';
import {
	getNames,
	installCoreLanguage,
	removeCoreLanguage,
	setLanguage,
} from './support/core-language.mjs';
import { findCutOff } from './support/find-cut-off.mjs';
import { createEnglishFinder, listTexts } from './support/find-english.mjs';
import { listOpenParts } from './support/open-parts.mjs';
import { createData, deleteData } from './support/translated-data.mjs';
import { createTranslate } from './support/translate.mjs';

const ROOT = fileURLToPath( new URL( '../..', import.meta.url ) );

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Name of the first screen of reports in each language. */
const LANGUAGES = { de_DE: 'Umsatz', ar: 'الإيرادات' };

/** @typedef {[ string, Record<string, string> ]} Screen Path and query. */

/** @type {Screen[]} Screens with filters, tables and forms open that other screens do not have. */
const MORE = [
	[ '/analytics/orders', { filter: 'advanced', status_is: 'completed' } ],
	[ '/no-such-screen', {} ],
	[ '/analytics/products', { filter: 'compare-products' } ],
	[ '/analytics/report-comparison', {} ],
];

/** @type {Screen} */
const REVENUE = [
	'/analytics/revenue',
	{
		period: 'custom',
		compare: 'previous_year',
		after: '2026-03-02',
		before: '2026-03-20',
		interval: 'day',
	},
];

/** Texts in the store: names and messages are data, which is not translated. */
const readData = () =>
	new Set(
		php( `
			global $wpdb;
			wp_set_current_user( 1 );
			$texts = array();
			foreach ( rest_do_request( '/wc-analytics/admin/notes' )->get_data() as $note ) {
				array_push( $texts, $note['title'], ...wp_list_pluck( $note['actions'], 'label' ), ...preg_split( '/<[^>]+>/', $note['content'] ) );
			}
			return array_merge(
				array_map( 'trim', $texts ),
				$wpdb->get_col( "SELECT post_title FROM $wpdb->posts" ),
				$wpdb->get_col( "SELECT name FROM $wpdb->terms" ),
				$wpdb->get_col( "SELECT DISTINCT payment_method_title FROM {$wpdb->prefix}wc_orders" )
			);
		` )
	);

/** Fails with all problems; a difference would leave most of them out. */
const report = ( /** @type {object[]} */ problems ) =>
	assert.equal( problems.length, 0, JSON.stringify( problems, null, '\t' ) );

/** Waits until a screen shows its data. */
const settle = ( page ) =>
	page.waitForFunction(
		() =>
			document.querySelector( '.storedeck-layout h1' ) &&
			! document.querySelector(
				'[aria-busy="true"], .storedeck-loading, .storedeck-layout .components-spinner, .woocommerce-spinner'
			)
	);

/** Texts that stay cut off: charts get a new width some time after the page does. */
async function findLastingCutOff( page ) {
	/** @type {string[]} */
	let found = [];
	const find = async () => ( found = await findCutOff( page ) );
	await expect
		.poll( find )
		.toEqual( [] )
		.catch( () => {} );
	return found;
}

// A long file that starts among the last ones: workers share it by language.
test.describe.configure( { mode: 'parallel' } );

for ( const [ locale, revenue ] of Object.entries( LANGUAGES ) ) {
	test.describe( `the screens in ${ locale }`, () => {
		test.describe.configure( { mode: 'default' } );
		const isRtl = locale === 'ar';
		let opened;
		let page;

		/** Finds texts of the page that are English or cut off, at the width of a desktop and of a phone. */
		const createCheck = async () => {
			const catalogs = await readCatalogs( ROOT );
			const catalog = catalogs.find(
				( { language } ) => language === locale
			);
			assert.ok( catalog );
			const findEnglish = createEnglishFinder( catalog );
			const data = readData();
			const problems = [];
			const check = async ( /** @type {string} */ name ) => {
				const texts = await listTexts( page );
				assert.ok( texts.length > 10, `${ name } is empty` );
				const english = texts.filter(
					( text ) => ! data.has( text ) && findEnglish( text )
				);
				const cut = await findLastingCutOff( page );
				await shoot( name, 1440 );
				await page.setViewportSize( PHONE );
				await settle( page );
				cut.push( ...( await findLastingCutOff( page ) ) );
				await shoot( name, PHONE.width );
				if ( english.length + cut.length > 0 ) {
					problems.push( { name, english, cut } );
				}
			};
			return { check, problems, translate: createTranslate( catalog ) };
		};
		const shoot = async ( name, width ) => {
			if ( process.env.SHOTS ) {
				await page.screenshot( {
					path: `${
						process.env.SHOTS
					}/${ locale }-${ name.replaceAll(
						/\W+/g,
						'-'
					) }-${ width }.png`,
				} );
			}
		};

		test.beforeAll( async () => {
			installCoreLanguage( locale );
			const account = createAccount(
				`e2e_${ locale.toLowerCase() }`,
				'administrator'
			);
			setLanguage( account.user, locale );
			opened = await openPage( { as: account } );
			( { page } = opened );
		} );

		test.afterAll( async () => {
			removeCoreLanguage( locale );
			await opened?.context.close();
		} );

		const show = async ( /** @type {Screen} */ [ screen, query ] ) => {
			await page.setViewportSize( DESKTOP );
			await page.goto( address( screen, query ) );
			await settle( page );
		};

		test( 'have no English text, and cut off none', async () => {
			const { check, problems } = await createCheck();
			await show( REVENUE );
			/** @type {Screen[]} */
			const listed = await page.evaluate( () =>
				/** @type {any} */ ( window ).storedeckSettings.screens.map(
					( screen ) => [ screen.path, {} ]
				)
			);
			assert.ok( listed.length > 15, listed.join() );
			for ( const [ screen, query ] of [ ...listed, ...MORE ] ) {
				const title = await page.title();
				await page.setViewportSize( DESKTOP );
				await navigate( page, screen, query );
				await expect( page ).not.toHaveTitle( title );
				await settle( page );
				await check( screen );
			}
			report( problems );
			assert.deepEqual( opened.faults, [] );
		} );

		test( 'have menus, dialogs and forms with no English text, and cut off none', async () => {
			const user = 'e2e_' + locale.toLowerCase();
			const data = createData( user );
			try {
				const { check, problems, translate } = await createCheck();
				for ( const [ screen, parts ] of listOpenParts( {
					user,
					...data,
				} ) ) {
					await show( screen );
					for ( const { name, open } of parts ) {
						await page.setViewportSize( DESKTOP );
						await test.step( name, () =>
							open?.( page, translate )
						);
						await settle( page );
						await check( `${ screen[ 0 ] } ${ name }` );
					}
				}
				report( problems );
				// Refused requests: an order that does not exist, and values that another tab changed.
				assert.deepEqual(
					opened.faults.filter(
						( fault ) => ! /\b(404|409)\b/.test( fault )
					),
					[]
				);
			} finally {
				deleteData( user );
			}
		} );

		test( `write dates, numbers and plural forms of the language, and run from ${
			isRtl ? 'right to left' : 'left to right'
		}`, async () => {
			await show( REVENUE );
			await page
				.getByRole( 'heading', { level: 1, name: revenue } )
				.waitFor();
			const { months } = getNames( locale );
			const [ title ] = await page
				.locator( '.woocommerce-filters-date button' )
				.first()
				.allInnerTexts();
			assert.match(
				title,
				isRtl ? /2 - 20 مارس 2026/ : /2\. - 20\. Mär 2026/
			);
			assert.equal(
				await page.evaluate( () =>
					/** @type {any} */ ( window )
						.moment( '2026-03-02' )
						.format( 'MMMM' )
				),
				months[ 2 ]
			);

			const [ total ] = await page
				.locator( '.woocommerce-summary__item-value' )
				.allInnerTexts();
			// Digits are Latin: WordPress' number_format has no others.
			assert.match( total, /^\$[\d,]+\.\d\d$/ );

			const forms = await page.evaluate( () => {
				const { _n, sprintf } = window.wp.i18n;
				return [ 0, 1, 2, 3, 11, 100 ].map( ( count ) =>
					sprintf(
						/* translators: %s: number of orders. */
						_n( '%s order', '%s orders', count, 'storedeck' ),
						count
					)
				);
			} );
			assert.deepEqual(
				forms,
				isRtl
					? [
							'لا طلبات',
							'طلب واحد',
							'طلبان',
							'3 طلبات',
							'11 طلبًا',
							'100 طلب',
					  ]
					: [
							'0 Bestellungen',
							'1 Bestellung',
							'2 Bestellungen',
							'3 Bestellungen',
							'11 Bestellungen',
							'100 Bestellungen',
					  ]
			);

			assert.equal(
				await page.evaluate(
					() => window.getComputedStyle( document.body ).direction
				),
				isRtl ? 'rtl' : 'ltr'
			);
			const centers = async ( locator ) => {
				const boxes = await locator.evaluateAll( ( elements ) =>
					elements.map( ( element ) => {
						const { x, width } = element.getBoundingClientRect();
						return x + width / 2;
					} )
				);
				assert.ok( boxes.length > 1 );
				// From the side where a line begins.
				return isRtl ? boxes.map( ( x ) => -x ) : boxes;
			};
			const isSorted = ( list ) =>
				list.every( ( x, at ) => at === 0 || x > list[ at - 1 ] );

			// The chart: its values are on the side where a line begins, time runs as the text does.
			const days = await centers(
				page.locator( '.d3-chart .axis text' )
			);
			const [ value ] = await centers(
				page.locator( '.d3-chart .y-axis text' )
			);
			assert.ok( isSorted( days.slice( 0, 5 ) ), String( days ) );
			assert.ok( value < days[ 0 ], `${ value } ${ days }` );

			// The table: the first column is where a line begins.
			assert.ok(
				isSorted(
					await centers(
						page.locator(
							'.woocommerce-table__table thead th:visible'
						)
					)
				)
			);

			// The calendar: days of the week, and arrows that point to the months they lead to.
			await page
				.locator( '.woocommerce-filters-date button' )
				.first()
				.click();
			const names = page
				.locator( '.rdp-month' )
				.first()
				.locator( '.rdp-weekday' );
			await names.first().waitFor();
			const weekdays = await centers( names );
			assert.equal( weekdays.length, 7 );
			assert.ok( isSorted( weekdays ) );
			const arrows = await centers( page.locator( '.rdp-chevron' ) );
			assert.ok( isSorted( arrows.slice( 0, 2 ) ), String( arrows ) );
			assert.equal(
				await page
					.locator( '.rdp-chevron' )
					.first()
					.evaluate(
						( arrow ) => window.getComputedStyle( arrow ).transform
					),
				isRtl ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none'
			);
			await page.keyboard.press( 'Escape' );

			// A panel of the header is on the side where a line ends, but for the scrollbar.
			await page
				.locator( '.storedeck-activity .storedeck-tool' )
				.last()
				.click();
			const panel = await page
				.locator( '#storedeck-panel' )
				.boundingBox();
			assert.ok( panel );
			assert.equal(
				isRtl ? panel.x < 20 : panel.x + panel.width > 1420,
				true,
				JSON.stringify( panel )
			);
		} );
	} );
}

test.describe( 'pages', () => {
	test( 'load the translations once, and none in English', async () => {
		const count = async ( user ) => {
			const { page, context } = await openPage( { as: user } );
			await page.goto( address( '/analytics/revenue' ) );
			const scripts = await page
				.locator( 'script[id$="-js-translations"]' )
				.evaluateAll( ( elements ) =>
					elements
						.filter( ( { textContent } ) =>
							/"storedeck"/.test( textContent ?? '' )
						)
						.map( ( { id } ) => id )
				);
			await context.close();
			return scripts;
		};
		const account = createAccount( 'e2e_translations', 'administrator' );
		setLanguage( account.user, '' );
		assert.deepEqual( await count( account ), [] );
		setLanguage( account.user, 'de_DE' );
		assert.deepEqual( await count( account ), [
			'storedeck-runtime-js-translations',
		] );
	} );
} );
