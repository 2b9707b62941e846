import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAILED, press } from '../../../test/support';
import {
	box,
	expectReload,
	field,
	form,
	listSaved,
	open,
	PRODUCT_TYPES,
	THEMES,
} from './support';

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the product types', () => {
	const query = { step: 'product-types' };

	it( 'are selected and deselected', async () => {
		const calls = await open( {
			query,
			profile: { product_types: [ 'physical' ] },
		} );
		expect( box( 'Physical' ) ).toBeChecked();
		expect( box( 'Physical' ) ).toHaveAccessibleDescription(
			'You ship them.'
		);
		expect( box( 'Downloads' ) ).not.toBeChecked();
		await userEvent.click( box( 'Downloads' ) );
		expect( box( 'Physical' ) ).toBeChecked();
		await userEvent.click( box( 'Physical' ) );
		expect( box( 'Physical' ) ).not.toBeChecked();
		await press( 'Continue' );
		expect( listSaved( calls ) ).toEqual( [
			{ product_types: [ 'downloads' ] },
		] );
	} );

	it( 'are loaded again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		await open( {
			query,
			responses: {
				[ PRODUCT_TYPES ]: () =>
					answers.shift() ?? { one: { label: 'One' } },
			},
		} );
		await expectReload( 'Could not load product types.' );
		expect( box( 'One' ) ).not.toBeChecked();
	} );
} );

describe( 'the questions', () => {
	it( 'depend on the answers so far', async () => {
		const calls = await open( { query: { step: 'business-details' } } );
		const select = ( name: string ) =>
			form().getByRole( 'combobox', { name } );
		const count = () => form().getAllByRole( 'combobox' ).length;
		expect( count() ).toBe( 2 );
		await userEvent.selectOptions(
			select( 'Currently selling elsewhere?' ),
			'Yes, on another platform'
		);
		expect( count() ).toBe( 5 );
		await userEvent.selectOptions(
			select( 'Which platform is the store using?' ),
			'Other'
		);
		await userEvent.type( field( 'What is the platform name?' ), 'X' );
		await press( 'Continue' );
		expect( listSaved( calls ) ).toEqual( [
			{
				selling_venues: 'other',
				other_platform: 'other',
				other_platform_name: 'X',
			},
		] );
	} );

	it( 'show and keep the industry and its description', async () => {
		const calls = await open( {
			query: { step: 'industry' },
			profile: {
				industry: [ 'food-drink', { slug: 'other', detail: 'Kites' } ],
			},
		} );
		expect( box( 'Food and drink' ) ).toBeChecked();
		expect( field( 'Your industry' ) ).toHaveValue( 'Kites' );
		await userEvent.type( field( 'Your industry' ), '!' );
		await userEvent.click( box( 'Food and drink' ) );
		await press( 'Continue' );
		expect( listSaved( calls ) ).toEqual( [
			{ industry: [ { slug: 'other', detail: 'Kites!' } ] },
		] );
	} );
} );

describe( 'the theme', () => {
	const query = { step: 'theme' };
	const option = ( name: string ) => screen.getByRole( 'radio', { name } );

	it( 'is the active one unless another is chosen', async () => {
		const calls = await open( { query } );
		expect( option( 'Birch (active)' ) ).toBeChecked();
		expect( option( 'Alder' ) ).not.toBeChecked();
		expect(
			screen.getByRole( 'link', { name: 'Manage themes' } )
		).toHaveAttribute( 'href', 'http://localhost/wp-admin/themes.php' );
		await press( 'Finish' );
		expect( listSaved( calls ) ).toMatchObject( [ { theme: 'b' } ] );
	} );

	it( 'is the chosen one', async () => {
		const calls = await open( { query } );
		await userEvent.click( option( 'Alder' ) );
		expect( option( 'Alder' ) ).toBeChecked();
		await press( 'Finish' );
		expect( listSaved( calls ) ).toMatchObject( [ { theme: 'a' } ] );
	} );

	it( 'stays the one that was chosen before', async () => {
		const calls = await open( { query, profile: { theme: 'a' } } );
		expect( option( 'Alder' ) ).toBeChecked();
		await press( 'Finish' );
		expect( listSaved( calls )[ 0 ] ).not.toHaveProperty( 'theme' );
	} );

	it( 'is unknown until the themes are loaded again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		const calls = await open( {
			query,
			responses: {
				[ THEMES ]: () =>
					answers.shift() ?? [
						{
							stylesheet: 'c',
							name: { raw: 'Cedar' },
							status: 'inactive',
						},
					],
			},
		} );
		await expectReload( 'Could not load themes.' );
		expect( option( 'Cedar' ) ).not.toBeChecked();
		await press( 'Finish' );
		expect( listSaved( calls )[ 0 ] ).not.toHaveProperty( 'theme' );
	} );
} );
