import { speak } from '@wordpress/a11y';
import { PAUSE, announce } from '../announce';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const said = () => jest.mocked( speak ).mock.calls;

beforeEach( () => {
	jest.mocked( speak ).mockClear();
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.runAllTimers();
	jest.useRealTimers();
} );

it( 'announces a message immediately', () => {
	announce( 'One' );
	expect( said() ).toEqual( [ [ 'One', 'polite' ] ] );
} );

it( 'announces simultaneous messages one after the other, in order', () => {
	announce( 'One' );
	announce( 'Two', 'assertive' );
	announce( 'Three' );
	expect( said() ).toHaveLength( 1 );
	jest.advanceTimersByTime( PAUSE - 1 );
	expect( said() ).toHaveLength( 1 );
	jest.advanceTimersByTime( 1 );
	expect( said() ).toHaveLength( 2 );
	jest.advanceTimersByTime( PAUSE );
	expect( said() ).toEqual( [
		[ 'One', 'polite' ],
		[ 'Two', 'assertive' ],
		[ 'Three', 'polite' ],
	] );
} );

it( 'announces immediately after the last pause', () => {
	announce( 'One' );
	jest.advanceTimersByTime( PAUSE );
	announce( 'Two' );
	expect( said() ).toHaveLength( 2 );
} );
