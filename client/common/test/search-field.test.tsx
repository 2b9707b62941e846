import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from '../search-field';

const onChange = jest.fn();
const field = ( value: string ) => (
	<SearchField
		label="Search products"
		value={ value }
		onChange={ onChange }
	/>
);
const input = () =>
	screen.getByRole( 'searchbox', { name: 'Search products' } );
const type = ( value: string ) =>
	fireEvent.change( input(), { target: { value } } );
const wait = ( time: number ) =>
	act( () => {
		jest.advanceTimersByTime( time );
	} );

beforeEach( () => {
	jest.useFakeTimers();
	onChange.mockClear();
} );
afterEach( () => jest.useRealTimers() );

it( 'searches when the user stops typing', () => {
	render( field( '' ) );
	type( 'm' );
	wait( 399 );
	type( ' mug ' );
	wait( 399 );
	expect( onChange ).not.toHaveBeenCalled();
	wait( 1 );
	expect( onChange.mock.calls ).toEqual( [ [ 'mug' ] ] );
	expect( input() ).toHaveValue( ' mug ' );
} );

it( 'searches at once on Enter, and only once', () => {
	render( field( '' ) );
	type( 'mug' );
	fireEvent.submit( screen.getByRole( 'search' ) );
	expect( onChange.mock.calls ).toEqual( [ [ 'mug' ] ] );
	wait( 1000 );
	fireEvent.submit( screen.getByRole( 'search' ) );
	expect( onChange ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not search again for the same words', () => {
	render( field( 'mug' ) );
	expect( input() ).toHaveValue( 'mug' );
	type( 'mug ' );
	wait( 1000 );
	expect( onChange ).not.toHaveBeenCalled();
} );

it( 'keeps what is typed while its search arrives in the URL', () => {
	const { rerender } = render( field( '' ) );
	type( 'mug' );
	wait( 400 );
	type( 'mugs' );
	rerender( field( 'mug' ) );
	expect( input() ).toHaveValue( 'mugs' );
	wait( 400 );
	expect( onChange ).toHaveBeenLastCalledWith( 'mugs' );
} );

it( 'follows the URL, and drops what was being typed', () => {
	const { rerender } = render( field( 'mug' ) );
	type( 'cap' );
	rerender( field( 'hat' ) );
	expect( input() ).toHaveValue( 'hat' );
	wait( 1000 );
	expect( onChange ).not.toHaveBeenCalled();
} );

it( 'does not search after the screen was left', () => {
	const { unmount } = render( field( '' ) );
	type( 'mug' );
	unmount();
	wait( 1000 );
	expect( onChange ).not.toHaveBeenCalled();
} );
