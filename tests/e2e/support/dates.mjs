import assert from 'node:assert/strict';
import { ROWS, address } from '../../setup/browser.mjs';
import { findViolations } from '../../setup/checks.mjs';
import { recordAnnouncements } from '../../setup/announcements.mjs';
import { openPage } from '../../setup/test.mjs';

const MAX_TABS = 150;

/** Opens the Revenue report. Returns the page and keyboard actions for the date range picker. */
export async function openReport(
	query,
	/** @type {Record<string, any>} */ { before, ...options } = {}
) {
	const opened = await openPage( options );
	const { page } = opened;
	await recordAnnouncements( page );
	await before?.( page );
	await page.goto( address( '/analytics/revenue', query ) );
	await page.locator( ROWS ).first().waitFor();
	const user = keyboard( page );
	const dialog = page.getByRole( 'dialog', { name: 'Date Range' } );
	return {
		...opened,
		...user,
		dialog,
		toggle: page.locator( '.woocommerce-filters-date button' ),
		openDates: async () => {
			await user.tabTo( /\(.*20\d\d\)/ );
			await user.press( 'Enter' );
			await dialog.getByRole( 'button', { name: 'Update' } ).waitFor();
			await user.assertFocusIn( dialog );
		},
		/** Presses Update and asserts that the focus returns to the toggle button. */
		update: async () => {
			await user.tabTo( /^Update$/ );
			await user.press( 'Enter' );
			await dialog.waitFor( { state: 'detached' } );
			assert.equal(
				await page
					.locator( '.woocommerce-filters-date button:focus' )
					.count(),
				1
			);
		},
		query: () => new URL( page.url() ).searchParams,
	};
}

/** Keyboard actions that assert that an element has the focus after each key. */
export function keyboard( page ) {
	const focused = () =>
		page.evaluate( () => {
			const element = /** @type {HTMLInputElement} */ (
				document.querySelector( ':focus' ) ?? document.body
			);
			return (
				element.getAttribute( 'aria-label' ) ??
				element.labels?.[ 0 ]?.textContent ??
				( element === document.body ? '' : element.textContent )
			)
				.replace( '✓', '' )
				.trim();
		} );
	const press = async ( ...keys ) => {
		for ( const key of keys ) {
			await page.keyboard.press( key );
			assert.ok(
				await page.evaluate(
					() => document.querySelector( ':focus' ) !== null
				),
				`${ key } loses the focus`
			);
		}
	};
	return {
		focused,
		press,
		tabTo: async ( name ) => {
			for ( let count = 0; count < MAX_TABS; count++ ) {
				await page.keyboard.press( 'Tab' );
				if ( name.test( await focused() ) ) {
					return;
				}
			}
			assert.fail( `Tab does not reach ${ name }` );
		},
		/** Selects a radio button of the focused group. */
		choose: async ( name ) => {
			for ( let count = 0; count < 20; count++ ) {
				if ( name.test( await focused() ) ) {
					await press( 'Space' );
					return;
				}
				await press( 'ArrowDown' );
			}
			assert.fail( `No radio button ${ name }` );
		},
		/** Replaces the text of the focused field. */
		retype: async ( text ) => {
			await page.keyboard.press( 'Control+A' );
			await page.keyboard.press( 'Delete' );
			await page.keyboard.type( text );
		},
		assertFocusIn: async ( place ) =>
			assert.ok(
				await place.evaluate( ( element ) =>
					element.contains( document.querySelector( ':focus' ) )
				),
				`the focus is on "${ await focused() }"`
			),
	};
}

/** Accessibility violations in the app and in open popovers. */
export const findPageViolations = ( page ) =>
	findViolations( page, [ '#storedeck-root', '.components-popover' ] );

/** Accessibility violations in the date range picker only: pages.test.mjs checks the reports. */
export const findDatePickerViolations = ( page ) =>
	findViolations( page, [ '.storedeck-toolbar', '.components-popover' ] );

/**
 * Reads the value, description and states of an element in the browser's
 * accessibility tree.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          role
 * @param {string}                          name
 * @return {Promise<Record<string, any>>} `value`, `description` and the states, such as `checked`, by name.
 */
export async function readAccessibility( page, role, name ) {
	const session = await page.context().newCDPSession( page );
	const { nodes } = await session.send( 'Accessibility.getFullAXTree' );
	await session.detach();
	const node = nodes.find(
		( candidate ) =>
			! candidate.ignored &&
			candidate.role?.value === role &&
			candidate.name?.value === name
	);
	assert.ok( node, `no ${ role } "${ name }"` );
	return {
		value: node.value?.value ?? '',
		description: node.description?.value ?? '',
		...Object.fromEntries(
			( node.properties ?? [] ).map( ( property ) => [
				property.name,
				property.value.value,
			] )
		),
	};
}

/**
 * Replaces the HTML and style sheets of admin pages as WordPress does for
 * right-to-left languages. No translation has to be installed for this.
 */
export async function simulateRtl( page ) {
	await page.route( /\/wp-admin\/admin\.php/, async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() )
			.replace( '<html ', '<html dir="rtl" ' )
			.replace( /<body class="/, '<body class="rtl ' )
			.replaceAll( 'dir=ltr', 'dir=rtl' )
			.replaceAll(
				/(\/wp-(?:admin|includes)\/css\/(?!dashicons)[a-z-]+?)(\.min)?\.css/g,
				'$1-rtl$2.css'
			)
			.replaceAll(
				/(storedeck|dist\/[a-z-]+\/style)(\.min)?\.css/g,
				'$1-rtl$2.css'
			)
			.replaceAll( '"isRtl":false', '"isRtl":true' );
		await route.fulfill( { response, body } );
	} );
}
