import { act, screen, within } from '@testing-library/react';
import { ORDER } from './order';
import { button, click, FAILED, find, notices } from '../../../test/support';
import {
	dialog,
	NOTE,
	openOrder,
	PATH,
	region,
	setSettings,
	type,
} from './support';

const NOTES = `${ PATH }/notes`;
const LIST = `GET ${ NOTES }`;
const DELETE = 'Delete note of 2026-11-03 09:00';

beforeEach( () => setSettings() );
afterEach( () => delete window.storedeckSettings );

describe( 'the notes', () => {
	it( 'tell who wrote them, when and for whom', async () => {
		await openOrder( {
			[ LIST ]: [
				NOTE,
				{
					...NOTE,
					id: 10,
					author: 'Ada',
					customer_note: true,
					date_created: null,
				},
			],
		} );
		const [ system, ada ] = within( await region( 'Notes' ) ).getAllByRole(
			'listitem'
		);
		expect( system ).toHaveTextContent(
			'2026-11-03 09:00 · System · private'
		);
		expect( ada ).toHaveTextContent( 'todayAda · to the customer' );
		expect( button( 'Delete note of Ada' ) ).toBeVisible();
		expect( screen.queryByText( 'No notes yet.' ) ).toBeNull();
	} );

	it( 'are loaded again after a failure', async () => {
		let response: unknown = FAILED;
		await openOrder( { [ LIST ]: () => response } );
		const notes = await region( 'Notes' );
		expect( within( notes ).getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load notes.Not today.'
		);
		response = [];
		await click( 'Reload', notes );
		expect( within( notes ).getByText( 'No notes yet.' ) ).toBeVisible();
	} );

	it( 'are kept when the deletion is canceled or fails', async () => {
		await openOrder( { [ `DELETE ${ NOTES }/9` ]: FAILED } );
		await click( DELETE );
		expect( dialog() ).toHaveTextContent( 'This can’t be undone.' );
		await click( 'Cancel', dialog() );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( find( 'DELETE', `${ NOTES }/9` ) ).toEqual( [] );
		await click( DELETE );
		await click( 'Delete note', dialog() );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( notices() ).toEqual( [
			'Could not delete the note. Not today.',
		] );
		expect( button( DELETE ) ).toBeVisible();
	} );

	it( 'tell that one was deleted', async () => {
		await openOrder( { [ `DELETE ${ NOTES }/9` ]: NOTE } );
		await click( DELETE );
		await click( 'Delete note', dialog() );
		expect( notices() ).toEqual( [ 'Note deleted.' ] );
		expect( screen.queryByRole( 'button', { name: DELETE } ) ).toBeNull();
	} );
} );

describe( 'a new note', () => {
	const post = `POST ${ NOTES }`;
	const text = () => screen.getByLabelText( 'Add note' );
	const add = () => click( 'Add note' );

	it.each( [
		[ 'private', false, 'Note added.' ],
		[ 'customer', true, 'Note added and sent to the customer.' ],
	] )( 'is saved once, %s', async ( visibility, isSent, message ) => {
		await openOrder();
		type( 'Add note', ' Call ' );
		type( 'Visible to', visibility );
		await add();
		expect( button( 'Add note' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await add();
		const [ request, ...others ] = find( 'POST', NOTES );
		expect( others ).toEqual( [] );
		expect( request?.data ).toMatchObject( {
			note: 'Call',
			customer_note: isSent,
		} );
		await act( async () => request?.respond( { ...NOTE, id: 10 } ) );
		expect( notices() ).toEqual( [ message ] );
		expect( text() ).toHaveValue( '' );
		expect( screen.getByLabelText( 'Visible to' ) ).toHaveValue(
			'private'
		);
	} );

	it( 'needs a text, and says so until it is saved', async () => {
		await openOrder( { [ post ]: { ...NOTE, id: 10 } } );
		type( 'Add note', ' ' );
		await add();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Type a note.'
		);
		expect( text() ).toHaveFocus();
		expect( find( 'POST', NOTES ) ).toEqual( [] );
		type( 'Add note', 'Call' );
		await add();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'is private in an order without an email address', async () => {
		await openOrder( {
			[ `GET ${ PATH }` ]: {
				...ORDER,
				billing: { ...ORDER.billing, email: '' },
			},
		} );
		expect(
			screen.getByRole( 'option', { name: 'Customer, by email' } )
		).toBeDisabled();
		expect(
			screen.getByLabelText( 'Visible to' )
		).toHaveAccessibleDescription(
			'The order has no email address, so notes are private.'
		);
	} );

	it( 'can be sent to an email address', async () => {
		await openOrder();
		expect(
			screen.getByRole( 'option', { name: 'Customer, by email' } )
		).toBeEnabled();
		expect( screen.queryByText( /has no email address/ ) ).toBeNull();
	} );
} );
