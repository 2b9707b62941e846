import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQuery } from '@storedeck/navigation';
import { FAILED, press, snackbars } from '../../../test/support';
import {
	box,
	CITY,
	expectReload,
	field,
	form,
	GENERAL,
	heading,
	listSaved,
	open,
	SAVE_GENERAL,
} from './support';

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the store details', () => {
	const query = { step: 'store-details' };

	it( 'asks only for the address, in its order', async () => {
		await open( { query } );
		expect(
			form()
				.getAllByRole( 'textbox' )
				.map( ( input ) => [ input.getAttribute( 'value' ) ] )
		).toEqual( [ [ 'Main 1' ], [ 'Ulm' ], [ '' ] ] );
		expect( form().queryByText( 'Currency' ) ).not.toBeInTheDocument();
		expect( form().queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
		expect( field( 'Email address' ) ).toHaveValue( '' );
	} );

	it( 'saves a changed address and the answers', async () => {
		const calls = await open( { query } );
		await userEvent.type( field( 'City' ), '!' );
		await userEvent.type( field( 'Email address' ), 'a@b.test' );
		await userEvent.click( box( 'Send me tips and news' ) );
		await press( 'Continue' );
		expect( listSaved( calls, SAVE_GENERAL ) ).toEqual( [
			{ update: [ { id: CITY.id, value: 'Ulm!' } ] },
		] );
		expect( listSaved( calls ) ).toEqual( [
			{ store_email: 'a@b.test', is_agree_marketing: true },
		] );
		expect( getQuery().step ).toBe( 'industry' );
	} );

	it( 'sends no address that was not changed', async () => {
		const calls = await open( { query } );
		await press( 'Continue' );
		expect( listSaved( calls, SAVE_GENERAL ) ).toEqual( [] );
		expect( getQuery().step ).toBe( 'industry' );
	} );

	it( 'is not left when the address was refused, and says why', async () => {
		const calls = await open( {
			query,
			responses: {
				[ SAVE_GENERAL ]: {
					update: [
						{
							id: CITY.id,
							error: { code: 'x', message: 'No such city.' },
						},
					],
				},
			},
		} );
		await userEvent.type( field( 'City' ), '!' );
		await press( 'Continue' );
		expect( form().getByRole( 'alert' ) ).toHaveTextContent(
			'No such city.'
		);
		expect( snackbars() ).toHaveTextContent(
			'Could not save your answers. No such city.'
		);
		expect( listSaved( calls ) ).toEqual( [] );
		expect( heading() ).toHaveTextContent( 'Where is your store based?' );
		expect(
			screen.getByRole( 'button', { name: 'Continue' } )
		).toHaveAttribute( 'aria-disabled', 'false' );
	} );

	it( 'is loaded again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		await open( {
			query,
			responses: { [ GENERAL ]: () => answers.shift() ?? [ CITY ] },
		} );
		await expectReload( 'Could not load settings.' );
		expect( field( 'City' ) ).toHaveValue( 'Ulm' );
	} );

	it( 'is no longer saved once another step is shown', async () => {
		const calls = await open( { query } );
		await userEvent.type( field( 'City' ), '!' );
		await press( 'Continue' );
		await press( 'Continue' );
		expect( listSaved( calls, SAVE_GENERAL ) ).toHaveLength( 1 );
	} );
} );
