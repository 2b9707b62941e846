import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@storedeck/components';
import { getNewPath, getPath } from '@storedeck/navigation';
import { button, FAILED, press, snackbars } from '../../../test/support';
import {
	ACME,
	GATEWAYS,
	listWrites,
	openSettings,
	PATH,
	queryAlert,
	UPDATE,
} from './support';

afterEach( () => {
	delete window.storedeckSettings;
} );

const title = () => screen.getByRole( 'textbox', { name: 'Title' } );
const key = () => screen.getByLabelText( 'Key' );
const save = () => press( 'Save changes' );
/** Whether the browser asks before the page is closed. */
function asksBeforeUnload() {
	const event = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( event );
	return event.defaultPrevented;
}

describe( 'the form of a payment method', () => {
	it( 'sends only what was changed, and reads the payment method again', async () => {
		const calls = await openSettings();
		expect( button( 'Save changes' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await userEvent.type( key(), 'sk_1' );
		await userEvent.click( screen.getByRole( 'checkbox' ) );
		expect( button( 'Save changes' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		expect( asksBeforeUnload() ).toBe( true );
		await save();
		expect( listWrites( calls ) ).toEqual( [
			[
				`PUT ${ GATEWAYS }/cards`,
				{ settings: { api_key: 'sk_1', live: 'yes' } },
			],
		] );
		expect( snackbars() ).toHaveTextContent(
			'Acme & Cards settings saved.'
		);
		expect( calls.at( -1 ) ).toMatchObject( {
			method: 'GET',
			path: `${ GATEWAYS }/cards`,
		} );
		expect( asksBeforeUnload() ).toBe( false );
		expect( key() ).toHaveValue( '' );
		expect( queryAlert() ).not.toBeInTheDocument();
	} );

	it( 'sends nothing when nothing was changed', async () => {
		const calls = await openSettings( { required_settings_keys: [] } );
		await save();
		expect( listWrites( calls ) ).toEqual( [] );
		expect( queryAlert() ).not.toBeInTheDocument();
	} );

	it( 'names a missing value once it is to be saved, and focuses it', async () => {
		const calls = await openSettings();
		expect( queryAlert() ).not.toBeInTheDocument();
		await save();
		expect( queryAlert() ).toHaveTextContent( 'Key is required.' );
		expect( key() ).toHaveFocus();
		expect( listWrites( calls ) ).toEqual( [] );
		await userEvent.type( key(), 'x' );
		expect( queryAlert() ).not.toBeInTheDocument();
	} );

	it( 'focuses the first of several missing values', async () => {
		await openSettings();
		await userEvent.clear( title() );
		await save();
		expect( title() ).toHaveFocus();
		expect( screen.getByText( 'Title is required.' ) ).toBeVisible();
		expect( screen.getByText( 'Key is required.' ) ).toBeVisible();
	} );

	it( 'complains no longer after it was saved', async () => {
		await openSettings();
		await save();
		await userEvent.type( key(), 'x' );
		await save();
		// The secret is saved, but the response of this server has none.
		expect( queryAlert() ).not.toBeInTheDocument();
	} );

	it( 'keeps what was typed after an error, and can be saved again', async () => {
		const answers: unknown[] = [ FAILED ];
		const calls = await openSettings(
			{},
			{ [ UPDATE ]: () => answers.shift() ?? ACME }
		);
		await userEvent.type( key(), 'sk_1' );
		await save();
		expect( queryAlert() ).toHaveTextContent(
			'Could not save settings.Not today.'
		);
		expect( key() ).toHaveValue( 'sk_1' );
		expect( snackbars() ).toBeEmptyDOMElement();
		expect( asksBeforeUnload() ).toBe( true );
		await save();
		expect( queryAlert() ).not.toBeInTheDocument();
		expect( listWrites( calls ) ).toHaveLength( 2 );
		expect( snackbars() ).toHaveTextContent( 'settings saved.' );
	} );

	it( 'is saved once while it is being saved', async () => {
		const calls = await openSettings( {}, { [ UPDATE ]: undefined } );
		await userEvent.type( key(), 'sk_1' );
		await save();
		expect( button( 'Save changes' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( asksBeforeUnload() ).toBe( false );
		await save();
		expect( listWrites( calls ) ).toHaveLength( 1 );
		await act( async () => calls.at( -1 )?.fail() );
		expect( button( 'Save changes' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
	} );

	it( 'asks before changes are lost', async () => {
		await openSettings();
		await userEvent.type( title(), '!' );
		render( <Link href={ getNewPath( {}, '/inbox', {} ) }>Inbox</Link> );
		await userEvent.click( screen.getByText( 'Inbox' ) );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			'You have unsaved changes.'
		);
		expect( getPath() ).toBe( PATH );
	} );

	it( 'removes a saved secret when it is saved, unless that is undone', async () => {
		const calls = await openSettings( {
			required_settings_keys: [],
			settings: {
				api_key: {
					id: 'api_key',
					label: 'Key',
					type: 'password',
					value: '••••••••',
				},
			},
		} );
		await press( 'Remove Key' );
		await press( 'Undo removing Key' );
		await save();
		expect( listWrites( calls ) ).toEqual( [] );
		await press( 'Remove Key' );
		await save();
		expect( listWrites( calls ) ).toEqual( [
			[ `PUT ${ GATEWAYS }/cards`, { settings: { api_key: '' } } ],
		] );
		expect( button( 'Remove Key' ) ).toBeVisible();
	} );
} );
