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
		for ( let count = 0; count < 8; count++ ) {
			await user.press( 'Tab' );
			await user.assertFocusIn( dialog );
		}
		await user.press( 'Shift+Tab' );
		await user.assertFocusIn( dialog );
		await user.tabTo( /^Month to date$/ );
		await user.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		assert.match( await user.focused(), /vs\./ );

		await user.press( 'Enter' );
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
		const { page, faults, dialog, ...user } = await openReport( {} );
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
} );
