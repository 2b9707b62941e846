import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '@storedeck/data/testing';
import { FAILED } from '../../../test/support';
import {
	ADA,
	GRACE,
	OTHER,
	PATH,
	REPLIES,
	REVIEW,
	apply,
	click,
	notices,
	open,
	select,
	setUp,
	stopResponding,
	tearDown,
	texts,
	undo,
	writes,
} from './reviews-page';

beforeEach( setUp );
afterEach( tearDown );

describe( 'an action on a review', () => {
	it( 'is sent, reported and undone', async () => {
		const container = await open();
		await click( 'button', 'Approve: review by Ada' );
		expect( writes() ).toEqual( [ [ 'PUT /1', { status: 'approved' } ] ] );
		expect( texts() ).toEqual( [ '1 review approved.' ] );
		await undo();
		expect( writes().at( -1 ) ).toEqual( [ 'PUT /1', { status: 'hold' } ] );
		expect( container.querySelector( '.storedeck-place' ) ).toHaveFocus();
		await click( 'button', 'Trash: review by Ada' );
		expect( writes().at( -1 ) ).toEqual( [ 'DELETE /1', {} ] );
		expect( texts().at( -1 ) ).toBe( '1 review moved to trash.' );
		await undo();
		expect( writes().at( -1 ) ).toEqual( [
			'PUT /1',
			{ status: 'untrash' },
		] );
	} );

	it( 'that fails, or cannot be undone, is reported', async () => {
		let response: unknown = FAILED;
		await open( {}, { [ `PUT ${ PATH }/*` ]: () => response } );
		await click( 'button', 'Approve: review by Ada' );
		expect( notices() ).toMatchObject( [
			{
				content: 'Could not update 1 review. Not today.',
				status: 'error',
			},
		] );
		response = REVIEW;
		await click( 'button', 'Approve: review by Ada' );
		response = FAILED;
		await undo();
		expect( texts().at( -1 ) ).toBe(
			'Could not undo the change. Not today.'
		);
	} );

	it( 'is not sent twice', async () => {
		await open( {}, { [ `PUT ${ PATH }/*` ]: undefined } );
		stopResponding();
		await click( 'button', 'Approve: review by Ada' );
		const button = screen.getByRole( 'button', {
			name: 'Approve: review by Ada',
		} );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( button );
		expect( writes() ).toHaveLength( 1 );
	} );

	it( 'deletes a review permanently after a confirmation', async () => {
		await open( { status: 'trash' }, {}, [
			{ ...REVIEW, status: 'trash' },
		] );
		await click( 'button', 'Delete permanently: review by Ada' );
		const dialog = () => screen.getByRole( 'dialog' );
		expect( dialog() ).toHaveTextContent( 'This can’t be undone.' );
		await click( 'button', 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( writes() ).toEqual( [] );
		await click( 'button', 'Delete permanently: review by Ada' );
		await userEvent.click(
			within( dialog() ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await act( settle );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( writes() ).toEqual( [ [ 'DELETE /1', { force: 'true' } ] ] );
		expect( texts() ).toEqual( [ '1 review permanently deleted.' ] );
		expect( notices()[ 0 ]?.actions ).toEqual( [] );
		expect(
			screen.queryByRole( 'button', { name: /^Reply/ } )
		).not.toBeInTheDocument();
	} );
} );

describe( 'an action on several reviews', () => {
	it( 'is sent once, and clears the selection', async () => {
		await open();
		await select( ADA );
		await select( GRACE );
		expect( screen.getByText( '2 selected' ) ).toBeVisible();
		await apply( 'spam' );
		expect( writes() ).toEqual( [
			[
				'POST /batch',
				{
					update: [
						{ id: 1, status: 'spam' },
						{ id: 2, status: 'spam' },
					],
				},
			],
		] );
		expect( texts() ).toEqual( [ '2 reviews marked as spam.' ] );
		expect( screen.queryByText( '2 selected' ) ).not.toBeInTheDocument();
		await undo();
		expect( writes().at( -1 ) ).toEqual( [
			'POST /batch',
			{
				update: [
					{ id: 1, status: 'unspam' },
					{ id: 2, status: 'unspam' },
				],
			},
		] );
	} );

	it( 'says how many failed and why, and undoes only the others', async () => {
		await open(
			{},
			{
				[ `POST ${ PATH }/batch` ]: {
					update: [
						{ id: 1, error: { message: 'It is gone.' } },
						{ ...OTHER, status: 'spam' },
					],
				},
			}
		);
		await select( ADA );
		await select( GRACE );
		await apply( 'spam' );
		expect( texts() ).toEqual( [
			'Could not update 1 review. It is gone.',
			'1 review marked as spam.',
		] );
		await undo();
		expect( writes().at( -1 ) ).toEqual( [
			'PUT /2',
			{ status: 'unspam' },
		] );
	} );

	it( 'reports no success when all of them failed', async () => {
		await open(
			{},
			{
				[ `POST ${ PATH }/batch` ]: {
					update: [ 1, 2 ].map( ( id ) => ( {
						id,
						error: { message: 'It is gone.' },
					} ) ),
				},
			}
		);
		await select( ADA );
		await select( GRACE );
		await apply( 'spam' );
		expect( texts() ).toEqual( [
			'Could not update 2 reviews. It is gone.',
		] );
	} );

	it( 'deletes them with one request after a confirmation', async () => {
		await open(
			{},
			{
				[ `POST ${ PATH }/batch` ]: {
					delete: [
						{ id: 1, deleted: true },
						{ id: 2, error: { message: 'It is gone.' } },
					],
				},
			},
			[
				{ ...REVIEW, status: 'trash' },
				{ ...OTHER, status: 'spam' },
			]
		);
		await click( 'checkbox', 'Select all' );
		await apply( 'delete' );
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await act( settle );
		expect( writes() ).toEqual( [
			[ 'POST /batch', { delete: [ 1, 2 ] } ],
		] );
		expect( texts() ).toEqual( [
			'Could not update 1 review. It is gone.',
			'1 review permanently deleted.',
		] );
		expect( screen.queryByText( '2 selected' ) ).not.toBeInTheDocument();
	} );

	it( 'is one that the selected reviews allow', async () => {
		await open();
		const options = () =>
			within( screen.getByRole( 'combobox', { name: 'Bulk actions' } ) )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent );
		expect( options() ).toEqual( [
			'Bulk actions',
			'Approve',
			'Unapprove',
			'Spam',
			'Trash',
		] );
		await select( GRACE );
		expect( options() ).toEqual( [
			'Bulk actions',
			'Unapprove',
			'Spam',
			'Trash',
		] );
	} );
} );

describe( 'a reply', () => {
	const field = () => screen.getByRole( 'textbox', { name: 'Reply to Ada' } );
	const form = () => screen.queryByRole( 'textbox', { name: /^Reply to/ } );
	const openForm = () => click( 'button', 'Reply: review by Ada' );
	const replied = { id: 30, parent: 1, status: 'approved' };

	it( 'is sent without spaces around it, reported and undone', async () => {
		const container = await open(
			{},
			{
				[ `POST ${ REPLIES }` ]: replied,
				[ `DELETE ${ REPLIES }/*` ]: {},
			}
		);
		await openForm();
		expect( field() ).toHaveFocus();
		expect(
			screen.getByRole( 'button', { name: 'Reply: review by Ada' } )
		).toHaveAttribute( 'aria-expanded', 'true' );
		await userEvent.type( field(), ' Thanks! ' );
		await click( 'button', 'Send reply' );
		expect( writes() ).toEqual( [
			[
				`POST ${ REPLIES }`,
				expect.objectContaining( { content: 'Thanks!', parent: 1 } ),
			],
		] );
		expect( form() ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'Reply: review by Ada' } )
		).toHaveFocus();
		expect( texts() ).toEqual( [ 'Reply added.' ] );
		await undo();
		expect( writes().at( -1 )?.[ 0 ] ).toBe( `DELETE ${ REPLIES }/30` );
		expect( container.querySelector( '.storedeck-place' ) ).toHaveFocus();
	} );

	it( 'may await moderation, and says when it cannot be undone', async () => {
		await open(
			{},
			{
				[ `POST ${ REPLIES }` ]: { ...replied, status: 'hold' },
				[ `DELETE ${ REPLIES }/*` ]: FAILED,
			}
		);
		await openForm();
		await userEvent.type( field(), 'Thanks!{Control>}{Enter}{/Control}' );
		await act( settle );
		expect( texts() ).toEqual( [ 'Your reply is awaiting moderation.' ] );
		await undo();
		expect( texts().at( -1 ) ).toBe(
			'Could not undo the change. Not today.'
		);
	} );
} );
