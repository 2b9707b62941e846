import { act, screen } from '@testing-library/react';
import { settle } from '@storedeck/data/testing';
import { ORDER } from '../../../test/order';
import { click, FAILED, find, getCalls } from '../../../test/support';
import { openOrder, PATH, region, setSettings } from './support';

let visibility: DocumentVisibilityState;
const setVisibility = async ( next: DocumentVisibilityState ) => {
	visibility = next;
	act( () => {
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );
	await act( settle );
};

beforeEach( () => {
	setSettings();
	visibility = 'visible';
	jest.spyOn( document, 'visibilityState', 'get' ).mockImplementation(
		() => visibility
	);
} );
afterEach( () => {
	jest.restoreAllMocks();
	delete window.storedeckSettings;
} );

it( 'reads the order again when the user comes back to the tab', async () => {
	let order = ORDER;
	await openOrder( { [ `GET ${ PATH }` ]: () => order } );
	const before = getCalls().length;
	order = { ...ORDER, status: 'cancelled' };
	await setVisibility( 'hidden' );
	expect( getCalls() ).toHaveLength( before );
	await setVisibility( 'visible' );
	expect(
		getCalls()
			.slice( before )
			.map( ( { path } ) => path )
			.sort()
	).toEqual( [ PATH, `${ PATH }/notes`, `${ PATH }/refunds` ] );
	expect( await region( 'Status' ) ).toHaveTextContent(
		'The status was changed elsewhere: from Processing to Cancelled.'
	);
	await click( 'Close' );
	expect( await region( 'Status' ) ).not.toHaveTextContent(
		'changed elsewhere'
	);
} );

it( 'keeps the order on the screen when reading it again fails', async () => {
	let response: unknown = ORDER;
	await openOrder( { [ `GET ${ PATH }` ]: () => response } );
	expect( screen.queryByText( 'Could not load the order.' ) ).toBeNull();
	response = FAILED;
	await setVisibility( 'visible' );
	expect( screen.getByText( 'Could not load the order.' ) ).toBeVisible();
	expect( await region( 'Items' ) ).toBeVisible();
} );

it( 'says that the order was deleted', async () => {
	await openOrder( { [ `GET ${ PATH }` ]: undefined } );
	await act(
		async () =>
			find( 'GET', PATH )[ 0 ]?.fail( {
				status: 404,
				message: 'No order.',
			} )
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Order not found: 7It was deleted, or never existed.'
	);
} );

it( 'prints the page', async () => {
	const print = jest.spyOn( window, 'print' ).mockImplementation( () => {} );
	await openOrder();
	expect( print ).not.toHaveBeenCalled();
	await click( 'Print' );
	expect( print ).toHaveBeenCalledTimes( 1 );
} );
