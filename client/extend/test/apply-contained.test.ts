import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { applyContained } from '../apply-contained';

const HOOK = 'storedeck_test_filter';
const isList = ( value: unknown ): value is string[] => Array.isArray( value );

describe( 'applyContained', () => {
	let error: jest.SpyInstance;

	beforeEach( () => {
		error = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	} );

	afterEach( () => {
		error.mockRestore();
		removeAllFilters( HOOK, '' );
	} );

	it( 'returns the filtered value', () => {
		addFilter( HOOK, 'test/add', ( list: string[], more: string ) => [
			...list,
			more,
		] );
		expect( applyContained( HOOK, [ 'a' ], isList, 'b' ) ).toEqual( [
			'a',
			'b',
		] );
		expect( error ).not.toHaveBeenCalled();
	} );

	it( 'calls callbacks that are added later', () => {
		expect( applyContained( HOOK, [ 'a' ], isList ) ).toEqual( [ 'a' ] );
		addFilter( HOOK, 'test/late', () => [ 'late' ] );
		expect( applyContained( HOOK, [ 'a' ], isList ) ).toEqual( [ 'late' ] );
	} );

	it.each( [
		[ 'returns nothing', () => undefined ],
		[ 'returns something else', () => 'text' ],
		[
			'throws',
			() => {
				throw new Error( 'boom' );
			},
		],
	] )(
		'returns the unfiltered value and logs the hook if a callback %s',
		( _, callback ) => {
			addFilter( HOOK, 'test/faulty', callback );
			expect( applyContained( HOOK, [ 'a' ], isList ) ).toEqual( [
				'a',
			] );
			expect( error.mock.calls[ 0 ][ 0 ] ).toContain( HOOK );
		}
	);
} );
