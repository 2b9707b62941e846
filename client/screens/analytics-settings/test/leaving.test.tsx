import { screen, within, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsStore } from '@storedeck/data';
import { getHistory, getNewPath, getPath } from '@storedeck/navigation';
import { collectErrors } from '../../../common/test/collect-errors';
import { REPORT_SOURCE } from '../config';
import { FAILED } from '../../../test/support';
import {
	excluded,
	listNotices,
	listSaved,
	open,
	PATH,
	press,
	SAVE,
	saveButton,
	setting,
	STORED,
	toBody,
} from './support';
import type { Opened } from './support';

const DEFAULTS = {
	woocommerce_excluded_report_order_statuses: [
		'pending',
		'cancelled',
		'failed',
	],
	woocommerce_actionable_order_statuses: [ 'processing', 'on-hold' ],
	woocommerce_default_date_range: 'period=month&compare=previous_year',
	woocommerce_date_type: 'date_paid',
	[ REPORT_SOURCE ]: 'storedeck',
};

const errors = collectErrors();

afterEach( () => {
	delete window.storedeckSettings;
} );

/** Whether the browser asks before the page is closed. */
function asksBeforeUnload() {
	const event = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( event );
	return event.defaultPrevented;
}

const leave = () =>
	act( async () => getHistory().push( getNewPath( {}, '/inbox', {} ) ) );

const chooseSource = ( name: string ) =>
	userEvent.click(
		setting( 'Reports from:' ).getByRole( 'radio', { name } )
	);

describe( 'unsaved changes', () => {
	it( 'are not lost without a question', async () => {
		await open();
		expect( asksBeforeUnload() ).toBe( false );
		await userEvent.click( excluded( 'Packed' ) );
		expect( asksBeforeUnload() ).toBe( true );
		await leave();
		expect( getPath() ).toBe( PATH );
		await press(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Cancel',
			} )
		);
		await press( saveButton() );
		expect( asksBeforeUnload() ).toBe( false );
		await leave();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( getPath() ).toBe( '/inbox' );
	} );

	it( 'that were refused are unsaved changes of this screen only', async () => {
		const { registry } = await open( { [ SAVE ]: FAILED } );
		await userEvent.click( excluded( 'Packed' ) );
		await press( saveButton() );
		expect( asksBeforeUnload() ).toBe( true );
		const { getIsDirty, getSetting } = registry.select( settingsStore );
		expect( getIsDirty( 'wc_admin' ) ).toBe( false );
		expect( getSetting( 'wc_admin', 'wc_admin' ) ).toEqual( STORED );
	} );
} );

describe( 'Reset defaults', () => {
	const reset = () =>
		press( screen.getByRole( 'button', { name: 'Reset defaults' } ) );
	const answer = ( name: string ) =>
		press(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name,
			} )
		);

	it( 'changes nothing until it is confirmed', async () => {
		const opened = await open();
		await reset();
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			'Are you sure you want to reset all settings to default values?'
		);
		await answer( 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( listSaved( opened ) ).toEqual( [] );
		expect( excluded( 'Pending payment' ) ).toBeChecked();
	} );

	it( 'saves the default values and keeps other settings', async () => {
		const opened = await open();
		await userEvent.click( excluded( 'Packed' ) );
		await reset();
		await answer( 'Reset defaults' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( listSaved( opened ) ).toEqual( [ toBody( DEFAULTS ) ] );
		expect( listNotices( opened ) ).toEqual( [
			'success: Settings saved.',
		] );
		expect( excluded( 'Packed' ) ).not.toBeChecked();
		expect( screen.queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
	} );

	it( 'shows the default values as unsaved when they were refused', async () => {
		const opened = await open( { [ SAVE ]: FAILED } );
		await reset();
		await answer( 'Reset defaults' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not today.' );
		expect( listNotices( opened ) ).toEqual( [
			'error: There was a problem updating your settings.',
		] );
		expect( setting( 'Date type:' ).getByText( 'Unsaved' ) ).toBeVisible();
		expect(
			setting( 'Date type:' ).getByRole( 'combobox' )
		).toHaveDisplayValue( 'Date paid' );
	} );

	it( 'sends nothing while another request is running', async () => {
		const opened = await open( { [ SAVE ]: undefined } );
		await userEvent.click( excluded( 'Packed' ) );
		await press( saveButton() );
		await reset();
		await answer( 'Reset defaults' );
		expect( listSaved( opened ) ).toHaveLength( 1 );
	} );
} );

describe( 'the source of reports', () => {
	const stored = { ...STORED, [ REPORT_SOURCE ]: 'storedeck' };
	const save = async ( responses: Record< string, unknown > = {} ) => {
		const opened = await open( responses, stored );
		await chooseSource( 'WooCommerce' );
		await press( saveButton() );
		return opened;
	};

	it( 'loads the page again once another one is saved', async () => {
		await save();
		expect( errors.countPageLoads() ).toBe( 1 );
		expect( asksBeforeUnload() ).toBe( false );
	} );

	it( 'loads nothing while it is not saved, or refused', async () => {
		const opened: Opened = await save( { [ SAVE ]: undefined } );
		expect( errors.countPageLoads() ).toBe( 0 );
		await act( async () => opened.calls.at( -1 )?.fail() );
		expect( screen.getByRole( 'alert' ) ).toBeVisible();
		expect( errors.countPageLoads() ).toBe( 0 );
	} );

	it( 'does not load the page again for another setting', async () => {
		await open( {}, stored );
		await userEvent.click( excluded( 'Packed' ) );
		await press( saveButton() );
		expect( screen.queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
		expect( errors.countPageLoads() ).toBe( 0 );
	} );

	it.each( [
		[ 'storedeck', 0 ],
		[ 'woocommerce', 1 ],
	] )(
		'that is %s before a reset loads the page again %d times',
		async ( source, count ) => {
			await open( {}, { ...STORED, [ REPORT_SOURCE ]: source } );
			await press(
				screen.getByRole( 'button', { name: 'Reset defaults' } )
			);
			await press(
				within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
					name: 'Reset defaults',
				} )
			);
			expect( errors.countPageLoads() ).toBe( count );
		}
	);
} );
