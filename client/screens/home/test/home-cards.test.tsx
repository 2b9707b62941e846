import { render, screen } from '@testing-library/react';
import { removeFilter } from '@wordpress/hooks';
import { addFilter } from '@storedeck/extend';
import { HomeCards } from '../home-cards';

const HOOK = 'storedeck_home_cards';

const Broken = () => {
	throw new Error( 'The card is broken.' );
};

describe( 'HomeCards', () => {
	let error: jest.SpyInstance;

	beforeEach( () => {
		error = jest.spyOn( console, 'error' ).mockImplementation();
		window.storedeckSettings = {
			currentUser: {
				id: 1,
				capabilities: { view_woocommerce_reports: true },
			},
		};
	} );

	afterEach( () => {
		removeFilter( HOOK, 'acme/cards' );
		delete window.storedeckSettings;
		error.mockRestore();
	} );

	it( 'shows the cards that the user may see, although one throws', () => {
		const capability = 'view_woocommerce_reports';
		addFilter( HOOK, 'acme/cards', ( cards ) => [
			...cards,
			{ id: 'broken', title: 'Broken', component: Broken, capability },
			{
				id: 'parcels',
				title: 'Parcels',
				component: ( { path } ) => <p>{ `On ${ path }` }</p>,
				capability,
			},
			{ id: 'hidden', title: 'Hidden', component: () => null },
		] );
		render( <HomeCards path="/" query={ {} } /> );
		expect(
			screen.getByRole( 'region', { name: 'Parcels' } )
		).toHaveTextContent( 'On /' );
		expect( screen.getByText( 'The card is broken.' ) ).toBeVisible();
		expect( screen.queryByText( 'Hidden' ) ).toBeNull();
	} );
} );
