import { act, screen, within } from '@testing-library/react';
import { ORDER } from '../../../test/order';
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

/** Days and events, from the top. */
const events = async () =>
	[
		...( await region( 'Timeline' ) ).querySelectorAll(
			'.woocommerce-timeline-group__title, .woocommerce-timeline-item'
		),
	].map( ( { textContent } ) => textContent );

beforeEach( () => setSettings() );
afterEach( () => delete window.storedeckSettings );

describe( 'the notes', () => {
	it( 'tell who wrote them, when and for whom', async () => {
		await openOrder( {
			[ LIST ]: [
				{
					...NOTE,
					id: 10,
					author: 'Ada',
					customer_note: true,
					date_created: '2026-11-03T00:00:00',
					date_created_gmt: '2026-11-03T00:00:00',
				},
				NOTE,
				{
					...NOTE,
					id: 11,
					note: 'Undated',
					date_created: null,
					date_created_gmt: null,
				},
			],
		} );
		expect( await events() ).toEqual( [
			'2026-11-04',
			'Refunded €10.7110:00BrokenGrace',
			'2026-11-03',
			'Paid today09:00System · privateDelete',
			'Paid09:00Card',
			// A date without a time.
			'Paid todayAda · to the customerDelete',
			'2026-11-02',
			'Undated18:56System · privateDelete',
			'Created18:56',
		] );
	} );

	it( 'tell once that an order was completed', async () => {
		const completed = {
			...ORDER,
			date_completed: '2026-11-03T09:00:30',
			date_completed_gmt: '2026-11-03T09:00:30',
		};
		await openOrder( {
			[ `GET ${ PATH }` ]: completed,
			[ LIST ]: [ { ...NOTE, note: 'Processing to Completed' } ],
		} );
		expect( await events() ).not.toContain( 'Completed09:00' );
	} );

	it( 'have the date of completion of an order that no note tells of', async () => {
		await openOrder( {
			[ `GET ${ PATH }` ]: {
				...ORDER,
				date_completed: '2026-11-05T09:00:00',
				date_completed_gmt: '2026-11-05T09:00:00',
			},
		} );
		expect( await events() ).toContain( 'Completed09:00' );
	} );

	it( 'are loaded again after a failure, below which the other events stay', async () => {
		let response: unknown = FAILED;
		await openOrder( { [ LIST ]: () => response } );
		const timeline = await region( 'Timeline' );
		expect( within( timeline ).getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load notes.Not today.'
		);
		expect( await events() ).toContain( 'Created18:56' );
		response = [ NOTE ];
		await click( 'Reload', timeline );
		expect( within( timeline ).getByText( 'today' ) ).toBeVisible();
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
