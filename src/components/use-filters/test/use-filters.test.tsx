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
} );
