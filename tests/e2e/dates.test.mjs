import assert from 'node:assert/strict';
import { waitForAnnouncement } from '../setup/announcements.mjs';
import { test } from '../setup/test.mjs';
import {
	findDatePickerViolations,
	openReport,
	readAccessibility,
} from './support/dates.mjs';

test.describe( 'the date range picker with the keyboard alone', () => {
	test( 'keeps the focus, and compares the last quarter with the previous year', async () => {
		const { page, faults, dialog, toggle, ...user } = await openReport( {
			period: 'month',
			compare: 'previous_period',
		} );
		assert.equal( await toggle.getAttribute( 'aria-expanded' ), 'false' );
		await user.openDates();
		assert.equal( await user.focused(), 'Month to date' );
		const outline = await dialog.ariaSnapshot();
		for ( const line of [
			/list "Presets"/,
			/button "Month to date"/,
			/textbox "Type a range"/,
			/textbox "Start Date"/,
			/grid/,
			/button "Update"/,
		] ) {
			assert.match( outline, line );
		}
		for ( let count = 0; count < 8; count++ ) {
			await user.press( 'Tab' );
			await user.assertFocusIn( dialog );
		}
		await user.press( 'Shift+Tab' );
		await user.assertFocusIn( dialog );
		await user.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		assert.match( await user.focused(), /^Month to date/ );

		await user.press( 'Enter' );
		await user.tabTo( /^Last quarter$/ );
		await user.press( 'Enter' );
		await page.waitForURL( /period=last_quarter/ );
		await dialog.waitFor( { state: 'detached' } );
		assert.equal( user.query().get( 'compare' ), 'previous_period' );
		assert.match( await user.focused(), /^Last quarter\(/ );

		await user.tabTo( /^vs\. Previous period/ );
		await user.press( 'Enter' );
		await page.getByRole( 'dialog', { name: 'Comparison' } ).waitFor();
		await user.tabTo( /^Previous year/ );
		await user.press( 'Enter' );
		await page.waitForURL( /compare=previous_year/ );
		assert.equal( user.query().get( 'period' ), 'last_quarter' );
		assert.match( await user.focused(), /^vs\. Previous year\(/ );
		await waitForAnnouncement( page, /^Revenue updated, / );
		await page.getByText( 'Previous year:' ).first().waitFor();
		assert.deepEqual( faults, [] );
		await page.close();
	} );

	test( 'reports each mistake in a typed custom range', async () => {
		const { page, faults, dialog, ...user } = await openReport( {} );
		await user.openDates();
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

		await user.retype( '2026-03-12' );
		await user.update();
		await page.waitForURL( /period=custom/ );
		assert.equal( user.query().get( 'after' ), '2026-03-09' );
		assert.equal( user.query().get( 'before' ), '2026-03-12' );
		await waitForAnnouncement( page, /^Revenue updated, Mar 9 - 12, 2026/ );
		assert.deepEqual( faults, [] );
		await page.close();
	} );
} );
