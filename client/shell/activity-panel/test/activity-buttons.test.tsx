import { render, screen } from '@testing-library/react';
import { ActivityTools } from '..';

const setSettings = ( capabilities: Record< string, boolean >, more = {} ) => {
	window.storedeckSettings = {
		manageStock: true,
		currentUser: { id: 1, name: 'Ann', capabilities, preferences: {} },
		...more,
	};
};
const MANAGER = { manage_woocommerce: true };

const button = ( name: string ) =>
	screen.getByRole( 'button', { name: new RegExp( `^${ name }` ) } );

beforeEach( () => setSettings( MANAGER ) );
afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'the buttons', () => {
	const names = () =>
		screen
			.queryAllByRole( 'button' )
			.map( ( element ) => element.textContent );

	it( 'say how many items need attention', () => {
		render(
			<ActivityTools
				path="/"
				counts={ { messages: 1, orders: 2, low_stock: 1, reviews: 3 } }
			/>
		);
		expect( button( 'Inbox' ) ).toHaveAccessibleName(
			/^Inbox ?: 1 unread message$/
		);
		expect( button( 'Orders' ) ).toHaveAccessibleName(
			/^Orders ?: 2 orders to process$/
		);
		expect( button( 'Stock' ) ).toHaveAccessibleName(
			/^Stock ?: 1 product low in stock$/
		);
		expect( button( 'Reviews' ) ).toHaveAccessibleName(
			/^Reviews ?: 3 reviews to moderate$/
		);
	} );

	it( 'use the plural, and the singular for one', () => {
		render(
			<ActivityTools
				path="/"
				counts={ { messages: 2, orders: 1, low_stock: 2, reviews: 1 } }
			/>
		);
		expect( button( 'Inbox' ) ).toHaveAccessibleName(
			/2 unread messages$/
		);
		expect( button( 'Orders' ) ).toHaveAccessibleName(
			/1 order to process$/
		);
		expect( button( 'Stock' ) ).toHaveAccessibleName(
			/2 products low in stock$/
		);
		expect( button( 'Reviews' ) ).toHaveAccessibleName(
			/1 review to moderate$/
		);
	} );

	it( 'show no number above 99 and none for nothing', () => {
		render(
			<ActivityTools
				path="/"
				counts={ { messages: 0, orders: 99, reviews: 100 } }
			/>
		);
		expect( button( 'Inbox' ) ).toHaveTextContent( /^Inbox$/ );
		expect( button( 'Stock' ) ).toHaveTextContent( /^Stock$/ );
		expect( screen.getByText( '99' ) ).toBeVisible();
		expect( screen.getByText( '99+' ) ).toBeVisible();
		// The exact number is read.
		expect( button( 'Reviews' ) ).toHaveAccessibleName(
			/^Reviews ?: 100 reviews to moderate$/
		);
	} );

	it( 'include stock only for a store that manages it', () => {
		setSettings( MANAGER, { manageStock: false } );
		render( <ActivityTools path="/" counts={ {} } /> );
		expect( names() ).toEqual( [ 'Inbox', 'Orders', 'Reviews' ] );
	} );

	it( 'are only for managers', () => {
		setSettings( { view_woocommerce_reports: true } );
		render( <ActivityTools path="/" counts={ {} } /> );
		expect( names() ).toEqual( [] );
	} );
} );
