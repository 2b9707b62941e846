import assert from 'node:assert/strict';
import { ROWS } from '../setup/browser.mjs';
import { waitForAnnouncement } from '../setup/announcements.mjs';
import { test } from '../setup/test.mjs';
import {
	findPageViolations,
	findDatePickerViolations,
	openReport,
	readAccessibility,
} from './support/dates.mjs';

/** Stats of the report: one request for each period unless preloaded. */
const STATS = /reports\/revenue\/stats/;

test.describe( 'the date range picker with the keyboard alone', () => {
	const open = ( query, options ) => openReport( query, options );

	test( 'compares the last quarter with the previous year and announces each step', async () => {
		const { page, faults, dialog, toggle, ...user } = await open( {
			period: 'month',
			compare: 'previous_period',
		} );
		assert.equal( await toggle.getAttribute( 'aria-expanded' ), 'false' );
		await user.openDates();
		assert.equal( await user.focused(), 'Presets' );
		const outline = await dialog.ariaSnapshot();
		for ( const line of [
			/heading "select a date range"/,
			/tab "Presets" \[selected\]/,
			/tab "Custom"/,
			/group "select a preset period"/,
			/radio "Month to date" \[checked\]/,
			/heading "compare to"/,
			/group "compare to"/,
			/radio "Previous period" \[checked\]/,
			/button "Update"/,
		] ) {
			assert.match( outline, line );
		}
		await user.tabTo( /^Month to date$/ );
		await user.choose( /^Last quarter$/ );
		await user.tabTo( /^Previous period$/ );
		await user.choose( /^Previous year$/ );
		assert.equal(
			( await readAccessibility( page, 'radio', 'Last quarter' ) )
				.checked,
			'true'
		);
		await user.update();
		await page.waitForURL( /period=last_quarter/ );
		assert.equal( user.query().get( 'compare' ), 'previous_year' );
		assert.match(
			await user.focused(),
			/Last quarter \(.*vs\. Previous year \(/s
		);
		await waitForAnnouncement( page, /^Revenue updated, / );
		await page.getByText( 'Previous year:' ).first().waitFor();
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'reports each mistake in a typed custom range and resets it', async () => {
		const { page, faults, dialog, ...user } = await open();
		await user.openDates();
		await user.press( 'ArrowRight' );
		await page.getByRole( 'textbox', { name: 'Start Date' } ).waitFor();
		assert.equal( await user.focused(), 'Custom' );
		assert.equal(
			( await readAccessibility( page, 'textbox', 'Start Date' ) )
				.description,
			'Date format: MM/DD/YYYY'
		);
		for ( const [ text, mistake ] of [
			[ '04/32/2025', 'Invalid date' ],
			[ '01/01/2999', 'Select a date in the past' ],
		] ) {
			await user.tabTo( /^Start Date$/ );
			await user.retype( text );
			await dialog.getByText( mistake ).waitFor();
			const field = await readAccessibility(
				page,
				'textbox',
				'Start Date'
			);
			assert.equal(
				field.description,
				`Date format: MM/DD/YYYY ${ mistake }`
			);
			assert.equal( field.invalid, 'true' );
			assert.equal(
				( await readAccessibility( page, 'button', 'Update' ) )
					.disabled,
				true
			);
		}
		assert.deepEqual( await findDatePickerViolations( page ), [] );
		await user.retype( '03/09/2026' );
		await user.tabTo( /^End Date$/ );
		await user.retype( '03/02/2026' );
		await dialog
			.getByText( 'Start date must be before end date' )
			.waitFor();
		await dialog.getByText( 'Enter a valid end date.' ).waitFor();
		assert.match(
			( await readAccessibility( page, 'button', 'Update' ) ).description,
			/Enter a valid end date/
		);

		await user.tabTo( /^Reset$/ );
		await user.press( 'Enter' );
		assert.equal( await user.focused(), 'Start Date' );
		assert.equal(
			( await readAccessibility( page, 'textbox', 'Start Date' ) ).value,
			''
		);
		assert.equal(
			( await readAccessibility( page, 'textbox', 'End Date' ) ).value,
			''
		);
		assert.equal( await dialog.getByText( /must be before/ ).count(), 0 );
		await page.keyboard.type( '03/02/2026' );
		await user.tabTo( /^End Date$/ );
		await page.keyboard.type( '2026-03-09' );
		await user.update();
		await page.waitForURL( /period=custom/ );
		assert.equal( user.query().get( 'after' ), '2026-03-02' );
		assert.equal( user.query().get( 'before' ), '2026-03-09' );
		await waitForAnnouncement( page, /^Revenue updated, Mar 2 - 9, 2026/ );
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'changes the month of the calendar and announces it', async () => {
		const { page, dialog, ...user } = await open( {
			period: 'custom',
			compare: 'none',
			after: '2026-03-02',
			before: '2026-03-10',
		} );
		await user.openDates();
		assert.equal( await user.focused(), 'Custom' );
		await user.tabTo( /^Selected.*March 2, 2026/ );
		const month = dialog
			.getByRole( 'status' )
			.filter( { hasText: /20\d\d/ } );
		await user.press( 'PageUp' );
		await dialog.getByRole( 'grid', { name: 'February 2026' } ).waitFor();
		assert.match( await month.innerText(), /February 2026/ );
		assert.match( await user.focused(), /February 2, 2026/ );
		await user.press( 'PageDown', 'End', 'Home', 'ArrowUp' );
		await dialog.getByRole( 'grid', { name: 'February 2026' } ).waitFor();
		assert.match(
			await user.focused(),
			/^Select .*February 2\d, 2026 as a start date\./
		);
		await user.press( 'Enter' );
		assert.match(
			await user.focused(),
			/^Selected\. .*February 2\d, 2026/
		);
		await user.assertFocusIn( dialog );

		// A selection without Update has no effect.
		await user.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		assert.match( await user.focused(), /Custom \(Mar 2 - 10, 2026\)/ );
		assert.equal( user.query().get( 'after' ), '2026-03-02' );
		await user.press( 'Enter' );
		await dialog.getByRole( 'grid', { name: 'March 2026' } ).waitFor();
		assert.equal(
			await page
				.getByRole( 'textbox', { name: 'Start Date' } )
				.inputValue(),
			'03/02/2026'
		);
		await page.close();
	} );

	test( 'keeps the focus inside while it is open', async () => {
		const { page, dialog, ...user } = await open();
		await user.openDates();
		for ( let count = 0; count < 8; count++ ) {
			await user.press( 'Tab' );
			await user.assertFocusIn( dialog );
		}
		await user.press( 'Shift+Tab' );
		await user.assertFocusIn( dialog );
		await page.close();
	} );

	test( 'chooses a rolling range with no comparison', async () => {
		const { page, faults, requests, ...user } = await open( {
			period: 'month',
			compare: 'previous_year',
		} );
		await user.openDates();
		assert.deepEqual( await findPageViolations( page ), [] );
		await user.tabTo( /^Month to date$/ );
		await user.choose( /^Last 30 days$/ );
		await user.tabTo( /^Previous year$/ );
		await user.choose( /^No comparison$/ );
		requests.length = 0;
		await user.update();
		await page.waitForURL( /period=last_30_days/ );
		assert.equal( user.query().get( 'compare' ), 'none' );
		assert.match( await user.focused(), /Last 30 days.*No comparison/s );
		await page.locator( ROWS ).first().waitFor();
		await page
			.locator( '.storedeck-busy' )
			.first()
			.waitFor( { state: 'detached' } );
		const ranges = new Set(
			requests
				.filter( ( url ) => STATS.test( url ) )
				.map( ( url ) => new URL( url ).searchParams.get( 'after' ) )
		);
		assert.equal( ranges.size, 1, [ ...ranges ].join() );
		assert.equal(
			await page.locator( '.woocommerce-summary__item-delta' ).count(),
			0
		);
		assert.equal(
			await page.getByText( /Previous period|vs\./ ).count(),
			0
		);
		assert.deepEqual( await findPageViolations( page ), [] );
		assert.deepEqual( faults, [] );

		// The page has preloaded data for this period too.
		requests.length = 0;
		await page.reload();
		await page.locator( ROWS ).first().waitFor();
		assert.deepEqual(
			requests.filter( ( url ) => /reports\//.test( url ) ),
			[]
		);
		await page.close();
	} );

	test( 'compares with the same weekdays and with a custom period', async () => {
		const { page, faults, requests, ...user } = await open( {
			period: 'last_7_days',
			compare: 'previous_period',
		} );
		await user.openDates();
		await user.tabTo( /^Previous period$/ );
		await user.choose( /^Same weekdays last year$/ );
		await user.update();
		await page.waitForURL( /compare=same_weekdays/ );
		await page
			// The last of seven days is not over.
			.getByText( /^Same weekdays last year( until .+)?:/ )
			.first()
			.waitFor();

		await user.press( 'Enter' );
		await page.getByRole( 'button', { name: 'Update' } ).waitFor();
		await user.tabTo( /^Same weekdays last year$/ );
		await user.choose( /^Custom period$/ );
		await user.tabTo( /^Comparison start date$/ );
		await page.keyboard.type( '01/01/2025' );
		await user.tabTo( /^Comparison end date$/ );
		await page.keyboard.type( '2025-01-07' );
		assert.deepEqual( await findPageViolations( page ), [] );
		await user.update();
		await page.waitForURL( /compare=custom/ );
		assert.equal( user.query().get( 'compare_after' ), '2025-01-01' );
		assert.equal( user.query().get( 'compare_before' ), '2025-01-07' );
		assert.match(
			await user.focused(),
			/vs\. Custom period \(Jan 1 - 7, 2025\)/
		);

		// The period persists when another report opens.
		requests.length = 0;
		await page.reload();
		await page.locator( ROWS ).first().waitFor();
		assert.deepEqual(
			requests.filter( ( url ) => /reports\//.test( url ) ),
			[]
		);
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'accepts a typed start date and an end date picked in the calendar', async () => {
		const { page, faults, ...user } = await open();
		await user.openDates();
		await user.tabTo( /^Presets$/ );
		await user.press( 'ArrowRight' );
		await page.getByRole( 'textbox', { name: 'Start Date' } ).waitFor();
		await user.tabTo( /^Start Date$/ );
		await page.keyboard.type( '03/02/2026' );
		await page.getByRole( 'grid', { name: 'March 2026' } ).waitFor();
		assert.deepEqual( await findPageViolations( page ), [] );
		await user.tabTo( /^End Date$/ );
		await page.keyboard.type( '03/40/2026' );
		await page.getByText( 'Invalid date' ).waitFor();
		assert.deepEqual( await findDatePickerViolations( page ), [] );
		await page.keyboard.press( 'Control+A' );
		await page.keyboard.press( 'Delete' );
		await user.tabTo( /March 2, 2026/ );
		await user.press( 'ArrowDown', 'ArrowRight', 'Enter' );
		await page.waitForFunction( () =>
			[ ...document.querySelectorAll( 'input' ) ].some(
				( { value } ) => value === '03/10/2026'
			)
		);
		await user.update();
		await page.waitForURL( /period=custom/ );
		assert.equal( user.query().get( 'after' ), '2026-03-02' );
		assert.equal( user.query().get( 'before' ), '2026-03-10' );
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'closes on Escape and returns the focus to the button', async () => {
		const { page, dialog, ...user } = await open();
		await user.openDates();
		await user.tabTo( /^Month to date$/ );
		await user.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		assert.match( await user.focused(), /vs\./ );
		await page.close();
	} );
} );
