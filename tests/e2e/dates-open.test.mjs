import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { assertFits } from '../setup/checks.mjs';
import {
	recordAnnouncements,
	waitForAnnouncement,
} from '../setup/announcements.mjs';
import { openPage, test } from '../setup/test.mjs';
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
			sideways: scrollWidth - clientWidth,
			outside: outside.map( ( { outerHTML } ) =>
				outerHTML.slice( 0, 80 )
			),
		};
	} );

test.describe( 'the open date range picker of a report', () => {
	const RTL = { before: simulateRtl };
	const FORCED = { forcedColors: 'active' };
	/** @type {[ number, string, Record<string, any> ][]} */
	const LOOKS = [
		[ 1440, 'as it is', {} ],
		[ 700, 'as it is', {} ],
		[ 1440, 'right to left', RTL ],
		[ 390, 'right to left', RTL ],
		[ 1440, 'in forced colors', FORCED ],
		[ 390, 'by touch', { hasTouch: true } ],
	];
	for ( const [ width, look, options ] of LOOKS ) {
		test( `fits into ${ width } px, ${ look }`, async () => {
			const { page, faults, dialog, toggle, ...user } = await openReport(
				CUSTOM,
				{ width, ...options }
			);
			await ( options.hasTouch ? toggle.tap() : toggle.click() );
			await dialog.getByRole( 'grid' ).first().waitFor();
			await user.assertFocusIn( dialog );
			assert.equal( await user.focused(), 'Custom' );
			const check = async ( tab, findViolations ) => {
				assert.deepEqual( await measure( dialog ), {
					sideways: 0,
					outside: [],
				} );
				assert.deepEqual( await findViolations( page ), [] );
				if ( process.env.SHOTS ) {
					await page.screenshot( {
						path: `${ process.env.SHOTS }/${ tab }-${ width }-${ look }.png`,
					} );
				}
			};
			assert.equal(
				await dialog.getByRole( 'grid' ).count(),
				// Each calendar has two months where a small screen has space.
				width >= 600 && width < 782 ? 4 : 2
			);
			await check( 'custom', findPageViolations );
			await dialog.getByRole( 'tab', { name: 'Presets' } ).click();
			await dialog.getByRole( 'radio', { name: 'Today' } ).waitFor( {
				state: 'attached',
			} );
			await check( 'presets', findDatePickerViolations );
			await user.press( 'Escape' );
			await dialog.waitFor( { state: 'detached' } );
			assert.match( await user.focused(), /vs\./ );
			assert.deepEqual( faults, [] );
			await page.close();
		} );
	}

	test( 'follows the text direction with its arrow keys', async () => {
		const { page, dialog, ...user } = await openReport(
			{ ...CUSTOM, compare: 'none' },
			RTL
		);
		await user.openDates();
		await user.tabTo( /^Selected.*March 2, 2026/ );
		await user.press( 'ArrowLeft' );
		assert.match( await user.focused(), /March 3, 2026/ );
		const [ first, second ] = await Promise.all(
			[ /March 2, 2026/, /March 3, 2026/ ].map( ( name ) =>
				dialog.getByRole( 'button', { name } ).boundingBox()
			)
		);
		assert.ok( second.x < first.x );
		await page.keyboard.press( 'Escape' );
		await page.close();
	} );

	/** @type {[ number, Record<string, any> ][]} */
	const WIDTHS = [
		[ 1440, {} ],
		[ 390, RTL ],
	];
	for ( const [ width, options ] of WIDTHS ) {
		test( `returns the focus from the calendar of an advanced filter at ${ width } px`, async () => {
			const { page, faults } = await openPage( {
				width,
				...options,
			} );
			await options.before?.( page );
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
	}

	test( 'reports a period that overlaps its comparison period', async () => {
		const { page } = await openReport( {
			period: 'custom',
			compare: 'previous_year',
			after: '2025-01-01',
			before: '2026-06-30',
		} );
		await page
			.getByText( /vs\. Previous year \(.*\), overlapping/ )
			.waitFor();
		await page.close();
	} );
} );

test.describe( 'a URL with invalid dates', () => {
	const open = async ( search, options ) => {
		const opened = await openPage( options );
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
	const textOf = async ( notice ) =>
		( await notice.innerText() ).replaceAll( /[\u2068\u2069]/g, '' );

	/** @type {[ string, RegExp ][]} */
	const INVALID = [
		[ 'period=fortnight&compare=none', /Unknown period.*“fortnight”/ ],
		[
			'period=month&compare=last_decade',
			/Unknown comparison.*“last_decade”/,
		],
		[ 'period=month', /has no comparison/ ],
		[
			'period=custom&compare=none&after=2026-02-30',
			/start date.*not a valid date: “2026-02-30”[^]*has no end date/,
		],
		[
			'period[]=month&period[]=week&compare=previous_year',
			/has no period/,
		],
		[ `period=${ 'x'.repeat( 3000 ) }&compare=none`, /period.*“x{40}…”/ ],
		[
			'period=month&compare=custom&compare_after=1',
			/comparison start date.*“1”/,
		],
	];
	for ( const [ search, said ] of INVALID ) {
		test( `shows a notice and the default period: ${ search.slice(
			0,
			60
		) }`, async () => {
			const { page, faults, notice } = await open( search );
			assert.match( await textOf( notice ), said );
			assert.match(
				await textOf( notice ),
				/Showing the default period: Month to date \(/
			);
			await page
				.getByRole( 'button', { name: /Month to date \(/ } )
				.waitFor();
			assert.deepEqual( faults, [] );
			await page.close();
		} );
	}

	test( 'names the interval used instead of an invalid one and nothing else', async () => {
		const { page, notice } = await open(
			'period=today&compare=none&interval=blink'
		);
		assert.match(
			await textOf( notice ),
			/Unknown interval.*“blink”\.\s+Showing data by hour\./
		);
		await page.close();
		const fine = await open( 'period=year&compare=none&interval=hour' );
		assert.equal( await fine.notice.count(), 0 );
		await fine.page.close();
	} );

	for ( const width of [ 1440, 390 ] ) {
		test( `is announced and dismissed with the keyboard at ${ width } px`, async () => {
			const { page, notice } = await open(
				'period=fortnight&compare=none',
				{ width }
			);
			await waitForAnnouncement(
				page,
				/fortnight.*Showing the default period/
			);
			assert.deepEqual( await findPageViolations( page ), [] );
			await assertFits( page );
			if ( process.env.SHOTS ) {
				await page.screenshot( {
					path: `${ process.env.SHOTS }/odd-${ width }.png`,
				} );
			}
			const user = keyboard( page );
			await notice.getByRole( 'button' ).focus();
			await user.press( 'Enter' );
			await notice.waitFor( { state: 'detached' } );
			await user.assertFocusIn(
				page.getByRole( 'group', { name: 'Filters' } )
			);
			// From there Tab moves on to the date range.
			await user.press( 'Tab' );
			assert.match( await user.focused(), /Month to date/ );
			await page.close();
		} );
	}
} );
