import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { assertFits, waitForAnimations } from '../setup/checks.mjs';
import {
	recordAnnouncements,
	waitForAnnouncement,
} from '../setup/announcements.mjs';
import { expect, openPage, test } from '../setup/test.mjs';
import {
	findPageViolations,
	findDatePickerViolations,
	keyboard,
	openReport,
	simulateRtl,
} from './support/dates.mjs';

const CUSTOM = {
	period: 'custom',
	compare: 'custom',
	after: '2026-03-02',
	before: '2026-03-10',
	compare_after: '2025-01-01',
	compare_before: '2025-01-07',
};

/** Only the dialog scrolls, and no part of it is outside the page. */
const measure = ( dialog ) =>
	dialog.evaluate( ( element ) => {
		const { clientWidth, scrollWidth } = document.documentElement;
		const outside = [ ...element.querySelectorAll( '*' ) ].filter(
			( part ) => {
				const { left, right, width } = part.getBoundingClientRect();
				return (
					width > 1 &&
					( left < -1 || right > clientWidth + 1 ) &&
					! part.closest( '.screen-reader-text' )
				);
			}
		);
		return {
			// Less where the space of the scrollbar is kept.
			sideways: Math.max( 0, scrollWidth - clientWidth ),
			outside: outside.map( ( { outerHTML } ) =>
				outerHTML.slice( 0, 80 )
			),
		};
	} );

test.describe( 'the open date range picker of a report', () => {
	const RTL = { before: simulateRtl };
	const FORCED = { forcedColors: 'active' };
	/** @type {[ string, number[], Record<string, any> ][]} */
	const LOOKS = [
		[ 'as it is', [ 1440, 700 ], {} ],
		[ 'right to left', [ 1440, 390 ], RTL ],
		[ 'in forced colors', [ 1440 ], FORCED ],
		[ 'by touch', [ 390 ], { hasTouch: true } ],
	];
	for ( const [ look, widths, options ] of LOOKS ) {
		test( `fits into ${ widths.join(
			' and '
		) } px, ${ look }`, async () => {
			const { page, faults, dialog, toggle, ...user } = await openReport(
				CUSTOM,
				options
			);
			const compare = page.locator(
				'.woocommerce-filters-compare button'
			);
			for ( const width of widths ) {
				await page.setViewportSize( { width, height: 900 } );
				await waitForAnimations( page );
				await ( options.hasTouch ? toggle.tap() : toggle.click() );
				// Two months where there is space.
				await expect( dialog.getByRole( 'grid' ) ).toHaveCount(
					width >= 782 ? 2 : 1
				);
				await user.assertFocusIn( dialog );
				const check = async ( shown ) => {
					assert.deepEqual( await measure( shown ), {
						sideways: 0,
						outside: [],
					} );
					assert.deepEqual(
						await findDatePickerViolations( page ),
						[]
					);
				};
				await check( dialog );
				if ( look === 'right to left' && width === 1440 ) {
					await assertMirrored( dialog );
				}
				await user.press( 'Escape' );
				await dialog.waitFor( { state: 'detached' } );
				assert.match( await user.focused(), /^Custom/ );

				await ( options.hasTouch ? compare.tap() : compare.click() );
				const comparison = page.getByRole( 'dialog', {
					name: 'Comparison',
				} );
				await comparison.getByRole( 'grid' ).waitFor();
				assert.match( await user.focused(), /^Custom period/ );
				await check( comparison );
				await user.press( 'Escape' );
				await comparison.waitFor( { state: 'detached' } );
				assert.match( await user.focused(), /^vs\./ );
			}
			assert.deepEqual( faults, [] );
			await page.close();
		} );
	}

	/** Days run from right to left. */
	async function assertMirrored( dialog ) {
		const [ first, second ] = await Promise.all(
			[ /March 2, 2026/, /March 3, 2026/ ].map( ( name ) =>
				dialog.getByRole( 'button', { name } ).boundingBox()
			)
		);
		assert.ok( second.x < first.x );
	}

	test( 'shows all of it in a window of 800 px, and Update in a lower one', async () => {
		const { page, dialog, toggle } = await openReport(
			{ period: 'month', compare: 'previous_year' },
			{ height: 800 }
		);
		await toggle.click();
		const update = dialog.getByRole( 'button', { name: 'Update' } );
		await dialog.getByRole( 'grid' ).first().waitFor();
		const content = dialog.locator( '.components-popover__content' );
		for ( const size of [
			{ width: 1440, height: 800 },
			{ width: 375, height: 553 },
		] ) {
			await page.setViewportSize( size );
			await waitForAnimations( page );
			const { y, height } = await update.boundingBox();
			assert.ok( y + height <= size.height, `ends at ${ y + height }` );
			if ( size.height === 800 ) {
				assert.ok(
					await content.evaluate(
						( element ) =>
							element.scrollHeight <= element.clientHeight
					),
					'nothing has to be scrolled'
				);
			}
			await page.keyboard.press( 'Escape' );
			await dialog.waitFor( { state: 'detached' } );
			if ( size.height === 800 ) {
				await page.setViewportSize( { width: 375, height: 553 } );
				await waitForAnimations( page );
				await toggle.click();
			}
		}
		await page.close();
	} );

	test( 'returns the focus from the calendar of an advanced filter', async () => {
		const { page, faults } = await openPage( { width: 390 } );
		await simulateRtl( page );
		await page.goto(
			address( '/customers', {
				filter: 'advanced',
				registered_after: '2026-03-05',
			} )
		);
		const user = keyboard( page );
		const field = page.getByRole( 'textbox', {
			name: 'Choose a date',
		} );
		const dialog = page.getByRole( 'dialog', {
			name: 'Choose a date',
		} );
		await field.focus();
		await dialog.getByRole( 'grid', { name: 'March 2026' } ).waitFor();
		assert.deepEqual( await findPageViolations( page ), [] );
		assert.deepEqual( await measure( dialog ), {
			sideways: 0,
			outside: [],
		} );
		await user.press( 'ArrowDown' );
		assert.match( await user.focused(), /^Selected.*March 5, 2026/ );
		await user.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		assert.equal( await user.focused(), 'Choose a date' );
		await user.press( 'ArrowDown', 'ArrowDown', 'Enter' );
		await dialog.waitFor( { state: 'detached' } );
		assert.equal( await user.focused(), 'Choose a date' );
		assert.equal( await field.inputValue(), '03/12/2026' );
		await user.press( 'ArrowDown' );
		await user.assertFocusIn( dialog );
		await dialog.getByRole( 'heading' ).click();
		await user.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		assert.equal( await user.focused(), 'Choose a date' );
		await user.press( 'Tab', 'Tab' );
		assert.equal( await dialog.count(), 0 );
		assert.deepEqual( faults, [] );
		await page.close();
	} );
} );

test.describe( 'a URL with invalid dates', () => {
	const open = async ( search ) => {
		const opened = await openPage();
		await recordAnnouncements( opened.page );
		await opened.page.goto(
			`${ address( '/analytics/revenue' ) }&${ search }`
		);
		await opened.page.locator( ROWS ).first().waitFor();
		return {
			...opened,
			notice: opened.page.locator( '.storedeck-invalid-params' ),
		};
	};
	test( 'is announced and dismissed with the keyboard', async () => {
		const { page, notice } = await open( 'period=fortnight&compare=none' );
		await waitForAnnouncement(
			page,
			/fortnight.*Showing the default period/
		);
		for ( const width of [ 390, 1440 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await waitForAnimations( page );
			assert.deepEqual( await findPageViolations( page ), [] );
			await assertFits( page );
		}
		const user = keyboard( page );
		await notice.getByRole( 'button' ).focus();
		await user.press( 'Enter' );
		await notice.waitFor( { state: 'detached' } );
		await user.assertFocusIn( page.locator( '.storedeck-report' ) );
		// From there Tab moves on to the date range.
		await user.press( 'Tab' );
		assert.match( await user.focused(), /Month to date/ );
		await page.close();
	} );
} );
