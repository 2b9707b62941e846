import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { settle } from '@storedeck/data/testing';
import { getSetting } from '@storedeck/settings';
import { FAILED } from '../../../test/support';
import {
	excluded,
	listNotices,
	listSaved,
	LOAD,
	open,
	press,
	respond,
	SAVE,
	saveButton,
	setting,
	STORED,
	toBody,
	toList,
} from './support';

const NAME = 'woocommerce_excluded_report_order_statuses';

afterEach( () => {
	delete window.storedeckSettings;
} );

const dateType = () => setting( 'Date type:' ).getByRole( 'combobox' );

describe( 'the Analytics settings', () => {
	it( 'shows no form until the values are loaded', async () => {
		const { calls } = await open( { [ LOAD ]: undefined } );
		expect( screen.getByText( 'Loading…' ) ).toBeVisible();
		expect( screen.queryByText( 'Date type:' ) ).not.toBeInTheDocument();
		await respond( calls, LOAD, toList( STORED ) );
		expect( screen.queryByText( 'Loading…' ) ).not.toBeInTheDocument();
		expect( dateType() ).toHaveDisplayValue( 'Date created' );
	} );

	it( 'shows the stored values, and nothing to save', async () => {
		await open();
		expect( excluded( 'Pending payment' ) ).toBeChecked();
		expect( excluded( 'Failed' ) ).toBeChecked();
		expect( excluded( 'Processing' ) ).not.toBeChecked();
		expect( dateType() ).toHaveDisplayValue( 'Date created' );
		expect( screen.queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
		expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'offers custom statuses, and never Refunded as excluded', async () => {
		await open();
		expect( excluded( 'Packed' ) ).not.toBeChecked();
		const { queryByText, queryByRole } = setting( 'Excluded statuses:' );
		expect( queryByText( 'Custom statuses' ) ).toBeVisible();
		expect( queryByRole( 'checkbox', { name: 'Refunded' } ) ).toBeNull();
		expect(
			setting( 'Actionable statuses:' ).getByRole( 'checkbox', {
				name: 'Refunded',
			} )
		).not.toBeChecked();
	} );

	it( 'shows the default value of a setting that is not stored', async () => {
		await open( {}, { acme_setting: 'kept' } );
		expect( dateType() ).toHaveDisplayValue( 'Date paid' );
	} );

	it( 'sends all values when one was changed, and says that they are saved', async () => {
		const opened = await open();
		await userEvent.click( excluded( 'Packed' ) );
		expect(
			setting( 'Excluded statuses:' ).getByText( 'Unsaved' )
		).toBeVisible();
		expect( screen.getAllByText( 'Unsaved' ) ).toHaveLength( 1 );
		expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'false' );
		await press( saveButton() );
		expect( listSaved( opened ) ).toEqual( [
			toBody( { [ NAME ]: [ 'pending', 'failed', 'packed' ] } ),
		] );
		expect( listNotices( opened ) ).toEqual( [
			'success: Settings saved.',
		] );
		expect( excluded( 'Packed' ) ).toBeChecked();
		expect( screen.queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
		expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'saves a checkbox as yes or no', async () => {
		const opened = await open( {}, STORED, {
			acme_names: {
				id: 'acme_names',
				label: 'Names',
				description: 'Show names.',
				type: 'checkbox',
				default: 'no',
			},
		} );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Show names.' } )
		);
		await press( saveButton() );
		expect( listSaved( opened ) ).toEqual( [
			toBody( { acme_names: 'yes' } ),
		] );
	} );

	it( 'tells the other screens about saved values, and only about those', async () => {
		await open();
		await userEvent.click( excluded( 'Packed' ) );
		expect( getSetting( 'excludedOrderStatuses' ) ).toEqual( [
			'pending',
			'failed',
		] );
		await press( saveButton() );
		expect( getSetting( 'excludedOrderStatuses' ) ).toEqual( [
			'pending',
			'failed',
			'packed',
		] );
		expect( getSetting( 'actionableOrderStatuses' ) ).toEqual( [
			'processing',
		] );
		expect( getSetting( 'defaultDateRange' ) ).toBe(
			STORED.woocommerce_default_date_range
		);
	} );

	it( 'saves when the page has no settings that other screens read', async () => {
		const opened = await open();
		await userEvent.click( excluded( 'Packed' ) );
		delete window.storedeckSettings;
		await press( saveButton() );
		expect( listNotices( opened ) ).toEqual( [
			'success: Settings saved.',
		] );
		expect( window.storedeckSettings ).toBeUndefined();
	} );

	it( 'sends nothing without a change', async () => {
		const opened = await open();
		await press( saveButton() );
		expect( listSaved( opened ) ).toEqual( [] );
		expect( listNotices( opened ) ).toEqual( [] );
	} );

	it( 'takes a change that was taken back for none, in any order', async () => {
		await open();
		await userEvent.click( excluded( 'Pending payment' ) );
		expect( screen.getAllByText( 'Unsaved' ) ).toHaveLength( 1 );
		await userEvent.click( excluded( 'Pending payment' ) );
		expect( screen.queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
		expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'saves once, and keeps showing the change meanwhile', async () => {
		const opened = await open( { [ SAVE ]: undefined } );
		await userEvent.selectOptions( dateType(), 'Date completed' );
		await press( saveButton() );
		expect( saveButton() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( setting( 'Date type:' ).getByText( 'Unsaved' ) ).toBeVisible();
		await press( saveButton() );
		expect( listSaved( opened ) ).toHaveLength( 1 );
		expect( listNotices( opened ) ).toEqual( [] );
		await respond( opened.calls, SAVE, { update: [] } );
		expect( dateType() ).toHaveDisplayValue( 'Date completed' );
		expect( listNotices( opened ) ).toEqual( [
			'success: Settings saved.',
		] );
	} );

	it( 'shows why the values were not saved and keeps the changes', async () => {
		const answers: unknown[] = [ FAILED ];
		const opened = await open( {
			[ SAVE ]: ( { data }: { data: unknown } ) =>
				answers.shift() ?? data,
		} );
		await userEvent.click( excluded( 'Packed' ) );
		await press( saveButton() );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'There was a problem updating your settings.Not today.'
		);
		expect( listNotices( opened ) ).toEqual( [
			'error: There was a problem updating your settings.',
		] );
		expect( excluded( 'Packed' ) ).toBeChecked();
		expect( screen.getAllByText( 'Unsaved' ) ).toHaveLength( 1 );
		expect( getSetting( 'excludedOrderStatuses' ) ).not.toContain(
			'packed'
		);
		await press( saveButton() );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( listSaved( opened ) ).toHaveLength( 2 );
		expect( listNotices( opened ) ).toContain( 'success: Settings saved.' );
	} );

	it( 'loads the settings again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		await open( {
			[ LOAD ]: () => answers.shift() ?? toList( STORED ),
		} );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load settings.Not today.'
		);
		expect(
			screen.queryByRole( 'button', { name: 'Save changes' } )
		).not.toBeInTheDocument();
		await press( screen.getByRole( 'button', { name: 'Reload' } ) );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( excluded( 'Failed' ) ).toBeChecked();
	} );

	it( 'leaves out a setting of a plugin that fails', async () => {
		const error = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		addFilter(
			'woocommerce_admin_analytics_settings',
			'test',
			( all ) => ( {
				acme_setting: {
					label: 'Acme:',
					inputType: 'component',
					component: () => {
						throw new Error( 'Acme fails.' );
					},
					defaultValue: '',
				},
				...all,
			} )
		);
		await open();
		removeFilter( 'woocommerce_admin_analytics_settings', 'test' );
		expect( screen.queryByText( 'Acme:' ) ).not.toBeInTheDocument();
		expect( dateType() ).toBeVisible();
		expect( error ).toHaveBeenCalledWith(
			'Storedeck: the setting acme_setting (test) failed: Acme fails.',
			expect.any( Error )
		);
		error.mockRestore();
		await act( settle );
	} );
} );
