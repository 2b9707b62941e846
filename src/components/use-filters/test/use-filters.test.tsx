import { act, render, screen } from '@testing-library/react';
import { addFilter, applyFilters, removeFilter } from '@wordpress/hooks';
import { useFilters as withFilters } from '..';

const drawn = jest.fn();

function Greeting( { name }: { name: string } ) {
	drawn();
	return <p>{ String( applyFilters( 'greeting', `Hello ${ name }` ) ) }</p>;
}
const Filtered = withFilters( 'greeting' )( Greeting );

beforeEach( () => {
	jest.useFakeTimers();
	drawn.mockClear();
} );
afterEach( () => {
	removeFilter( 'greeting', 'test' );
	jest.useRealTimers();
} );
const settle = () => act( () => jest.runAllTimers() );

describe( 'useFilters', () => {
	it( 'renders again once when filters are added and removed', () => {
		render( <Filtered name="Jo" /> );
		expect( screen.getByText( 'Hello Jo' ) ).toBeVisible();
		addFilter( 'greeting', 'test', ( text ) => `${ text }!` );
		addFilter( 'greeting', 'test', ( text ) => `${ text }!` );
		settle();
		expect( screen.getByText( 'Hello Jo!!' ) ).toBeVisible();
		expect( drawn ).toHaveBeenCalledTimes( 2 );
		removeFilter( 'greeting', 'test' );
		settle();
		expect( screen.getByText( 'Hello Jo' ) ).toBeVisible();
	} );

	it( 'ignores other filters and stops when unmounted', () => {
		const { unmount } = render( <Filtered name="Jo" /> );
		addFilter( 'other', 'test', ( text ) => text );
		settle();
		expect( drawn ).toHaveBeenCalledTimes( 1 );
		addFilter( 'greeting', 'test', ( text ) => text );
		unmount();
		addFilter( 'greeting', 'test', ( text ) => text );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'renders again 16 ms after the last change', () => {
		render( <Filtered name="Jo" /> );
		addFilter( 'greeting', 'test', ( text ) => `${ text }!` );
		act( () => jest.advanceTimersByTime( 15 ) );
		removeFilter( 'greeting', 'test' );
		act( () => jest.advanceTimersByTime( 15 ) );
		expect( drawn ).toHaveBeenCalledTimes( 1 );
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( drawn ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'renders again for each of several filters', () => {
		const Several = withFilters( [ 'farewell', 'greeting' ] )( Greeting );
		render( <Several name="Jo" /> );
		addFilter( 'greeting', 'test', ( text ) => `${ text }!` );
		settle();
		expect( screen.getByText( 'Hello Jo!' ) ).toBeVisible();
		addFilter( 'farewell', 'test', ( text ) => text );
		settle();
		expect( drawn ).toHaveBeenCalledTimes( 3 );
		removeFilter( 'farewell', 'test' );
	} );

	it( 'keeps the other instances up to date when one is removed', () => {
		const { rerender } = render(
			<>
				<Filtered name="Jo" />
				<Filtered name="Al" />
			</>
		);
		rerender( <Filtered name="Jo" /> );
		addFilter( 'greeting', 'test', ( text ) => `${ text }!` );
		settle();
		expect( screen.getByText( 'Hello Jo!' ) ).toBeVisible();
	} );

	it( 'stops a render that is due when it is removed', () => {
		const { unmount } = render( <Filtered name="Jo" /> );
		addFilter( 'greeting', 'test', ( text ) => text );
		expect( jest.getTimerCount() ).toBe( 1 );
		unmount();
		expect( jest.getTimerCount() ).toBe( 0 );
		removeFilter( 'greeting', 'test' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it.each( [
		[ 'Shown', Object.assign( () => null, { displayName: 'Shown' } ) ],
		[ 'Greeting', Greeting ],
		[
			'Component',
			(
				() => () =>
					null
			 )(),
		],
	] )( 'names the component after %s', ( name, Component ) => {
		expect( withFilters( 'greeting' )( Component ).displayName ).toBe(
			`WithFilters(${ name })`
		);
	} );
} );
