import { render, screen } from '@testing-library/react';
import { LazyCalendar } from '../lazy-calendar';

jest.mock( '..', () => {
	throw new Error( 'offline' );
} );

it( 'asks to type the dates if the calendar cannot be loaded', async () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	const { container } = render(
		<LazyCalendar choosing="date" onChoose={ () => {} } />
	);
	expect( container.querySelector( '.woocommerce-spinner' ) ).toBeVisible();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the calendar. Type the dates instead.'
	);
	expect( error.mock.calls ).toEqual( [
		[ 'Could not load the calendar.', new Error( 'offline' ) ],
	] );
	error.mockRestore();
} );
