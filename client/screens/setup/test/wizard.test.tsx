import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '@storedeck/data/testing';
import { getPath, getQuery } from '@storedeck/navigation';
import { button, FAILED, press, snackbars } from '../../../test/support';
import { box, heading, listSaved, open, SAVE_PROFILE } from './support';

const INDUSTRY = { industry: [ { slug: 'food-drink' } ] };

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the current step', () => {
	it.each( [
		[ {}, {}, false, 'Where is your store based?' ],
		[ {}, {}, true, 'In which industry does the store operate?' ],
		[ {}, INDUSTRY, true, 'What type of products will be listed?' ],
		[ { step: 'theme' }, {}, false, 'Choose a theme' ],
		[ { step: 'none' }, INDUSTRY, false, 'Where is your store based?' ],
	] )(
		'with the query %j and the answers %j is the one of the URL or the first incomplete one',
		async ( query, profile, hasAddress, title ) => {
			await open( { query, profile, hasAddress } );
			expect( heading() ).toHaveTextContent( title );
			expect( screen.getByRole( 'form' ) ).toHaveAccessibleName( title );
			expect( heading() ).not.toHaveFocus();
		}
	);

	it( 'is the first one when all are complete', async () => {
		await open( {
			hasAddress: true,
			profile: {
				...INDUSTRY,
				product_types: [ 'physical' ],
				product_count: '0',
				business_extensions: [],
				theme: 'b',
			},
		} );
		expect( heading() ).toHaveTextContent( 'Where is your store based?' );
		expect(
			screen
				.getAllByRole( 'listitem' )[ 0 ]
				?.getAttribute( 'aria-current' )
		).toBe( 'step' );
	} );

	it( 'links to earlier and to complete steps', async () => {
		await open( {
			query: { step: 'product-types' },
			profile: { theme: 'b' },
		} );
		const steps = screen
			.getAllByRole( 'listitem' )
			.map( ( item ) => [
				item.textContent,
				item.querySelector( 'button' ) !== null,
			] );
		expect( steps ).toEqual( [
			[ '1Store details', true ],
			[ '2Industry', true ],
			[ '3Product types', false ],
			[ '4Business details', false ],
			[ '5Extensions', false ],
			[ '6ThemeCompleted', true ],
		] );
	} );

	it( 'has help and a button that says whether more follows', async () => {
		await open( { query: { step: 'industry' } } );
		expect( screen.getByText( 'Choose any that apply.' ) ).toBeVisible();
		expect( button( 'Continue' ) ).toBeVisible();
		await press( '1 Store details' );
		expect( getQuery().step ).toBe( 'store-details' );
		expect( heading() ).toHaveTextContent( 'Where is your store based?' );
		expect( heading() ).toHaveFocus();
		expect(
			screen.getByText( 'Used for taxes, shipping, and payments.' )
		).toBeVisible();
	} );
} );

describe( 'Continue', () => {
	it( 'saves the answers and shows the next step with the focus on it', async () => {
		const calls = await open( { query: { step: 'industry' } } );
		await userEvent.click( box( 'Food and drink' ) );
		await press( 'Continue' );
		expect( listSaved( calls ) ).toEqual( [ INDUSTRY ] );
		expect( getQuery().step ).toBe( 'product-types' );
		expect( heading() ).toHaveTextContent(
			'What type of products will be listed?'
		);
		expect( heading() ).toHaveFocus();
		expect( snackbars() ).toBeEmptyDOMElement();
		await userEvent.click( box( 'Physical' ) );
		await press( 'Continue' );
		// What was saved is not sent again.
		expect( listSaved( calls )[ 1 ] ).toEqual( {
			product_types: [ 'physical' ],
		} );
	} );

	it( 'keeps the answers of a step that was left by a link', async () => {
		const calls = await open( { query: { step: 'product-types' } } );
		await userEvent.click( await screen.findByText( 'Downloads' ) );
		await press( '2 Industry' );
		expect( listSaved( calls ) ).toEqual( [] );
		await userEvent.click( box( 'Food and drink' ) );
		await press( 'Continue' );
		expect( listSaved( calls ) ).toEqual( [
			{ product_types: [ 'downloads' ], ...INDUSTRY },
		] );
	} );

	it( 'stays on the step after an error, and can be used again', async () => {
		const answers: unknown[] = [ FAILED ];
		const calls = await open( {
			query: { step: 'industry' },
			responses: {
				[ SAVE_PROFILE ]: () =>
					answers.shift() ?? { status: 'success' },
			},
		} );
		await userEvent.click( box( 'Food and drink' ) );
		await press( 'Continue' );
		expect( snackbars() ).toHaveTextContent(
			'Could not save your answers. Not today.'
		);
		expect( getQuery().step ).toBe( 'industry' );
		expect( box( 'Food and drink' ) ).toBeChecked();
		expect( button( 'Continue' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		await press( 'Continue' );
		expect( listSaved( calls ) ).toEqual( [ INDUSTRY, INDUSTRY ] );
		expect( getQuery().step ).toBe( 'product-types' );
	} );

	it( 'saves once while the answers are being saved', async () => {
		const calls = await open( {
			query: { step: 'industry' },
			responses: { [ SAVE_PROFILE ]: undefined },
		} );
		await press( 'Continue' );
		expect( button( 'Continue' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( button( 'Skip setup' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( screen.getByText( 'In progress' ) ).toBeVisible();
		await press( 'Continue' );
		expect( listSaved( calls ) ).toHaveLength( 1 );
		await act(
			async () => calls.at( -1 )?.respond( { status: 'success' } )
		);
		await act( settle );
		expect( screen.queryByText( 'In progress' ) ).not.toBeInTheDocument();
		expect( getQuery().step ).toBe( 'product-types' );
	} );
} );

describe( 'the end of the setup', () => {
	it( 'is saved by Finish, which leads to Home', async () => {
		const calls = await open( {
			query: { step: 'theme' },
			profile: { theme: 'a' },
		} );
		await press( 'Finish' );
		expect( listSaved( calls ) ).toEqual( [
			{ completed: true, skipped: false },
		] );
		// The tasks are not there.
		expect( snackbars() ).toHaveTextContent( 'Answers saved.' );
		expect( getPath() ).toBe( '/' );
	} );

	it( 'is not reached when it was not saved', async () => {
		await open( {
			query: { step: 'theme' },
			responses: { [ SAVE_PROFILE ]: FAILED },
		} );
		await press( 'Finish' );
		expect( snackbars() ).toHaveTextContent(
			'Could not save your answers.'
		);
		expect( snackbars() ).not.toHaveTextContent( 'Answers saved.' );
		expect( getPath() ).toBe( '/setup-wizard' );
	} );

	it( 'is there at once with Skip setup, which saves the answers too', async () => {
		const calls = await open( { query: { step: 'industry' } } );
		await userEvent.click( box( 'Food and drink' ) );
		await press( 'Skip setup' );
		expect( listSaved( calls ) ).toEqual( [
			{ ...INDUSTRY, skipped: true },
		] );
		expect( getPath() ).toBe( '/' );
	} );

	it( 'is not skipped after an error', async () => {
		await open( { responses: { [ SAVE_PROFILE ]: FAILED } } );
		await press( 'Skip setup' );
		expect( snackbars() ).toHaveTextContent(
			'Could not skip setup. Not today.'
		);
		expect( getPath() ).toBe( '/setup-wizard' );
	} );
} );
