import { hasNumericIds, isValidFilter } from '..';
import type { FilterInput } from '..';

const isValid = ( value: string, input: FilterInput ) =>
	isValidFilter( { key: 'x', rule: 'is', value }, input );

it.each( [
	[ 'products', true ],
	[ 'customers', true ],
	[ 'countries', false ],
	[ 'downloadIps', false ],
	[ 'custom', false ],
	[ undefined, false ],
] )( 'knows whether the items of a search for %s have ids', ( type, has ) => {
	expect( hasNumericIds( type ) ).toBe( has );
} );

it.each< [ string, FilterInput, boolean ] >( [
	[ '7', { component: 'Search', type: 'products' }, true ],
	[ 'tea,7', { component: 'Search', type: 'products' }, true ],
	[ 'tea', { component: 'Search', type: 'products' }, false ],
	[ '0', { component: 'Search', type: 'products' }, false ],
	[ 'DE', { component: 'Search', type: 'countries' }, true ],
	[ '127.0.0.1', { component: 'Search', type: 'downloadIps' }, true ],
	[ 'tea', { component: 'Search', type: 'custom' }, true ],
	[ 'tea', { component: 'Search' }, true ],
	[ 'completed', { component: 'SelectControl' }, true ],
	[ 'anything', {}, true ],
	[ 'a\0b', {}, false ],
	[ '2022-02-28', { component: 'Date' }, true ],
	[ '2022-02-30', { component: 'Date' }, false ],
	[ '02/28/2022', { component: 'Date' }, false ],
] )( 'checks %j with %j: %p', ( value, input, expected ) => {
	expect( isValid( value, input ) ).toBe( expected );
} );

it.each(
	'0|12|-3|+3|1.5|12.25|5.|.5|.25|1e3|1e+3|1E-3|1e10| 12 '.split( '|' )
)( 'accepts the amount %j', ( value ) => {
	expect( isValid( value, { component: 'Currency' } ) ).toBe( true );
	expect( isValid( value, { component: 'Number', type: 'currency' } ) ).toBe(
		true
	);
} );

it.each( [ '0x1A', '1,5', '.', 'e3', '1e', '12a', 'a12', '--1', 'Infinity' ] )(
	'rejects the amount %j',
	( value ) => {
		expect( isValid( value, { component: 'Currency' } ) ).toBe( false );
		expect( isValid( value, { component: 'Number' } ) ).toBe( false );
	}
);

it( 'accepts amounts up to the limit of the routes', () => {
	const input: FilterInput = { component: 'Currency' };
	expect( isValid( '900000000000', input ) ).toBe( true );
	expect( isValid( '-900000000000', input ) ).toBe( true );
	expect( isValid( '900000000000.01', input ) ).toBe( false );
	expect( isValid( '-900000000001', input ) ).toBe( false );
} );

it.each( [
	[ '3', true ],
	[ '3.0', true ],
	[ '-3', true ],
	[ '3.5', false ],
	[ '900000000001', false ],
] )( 'accepts only whole numbers as a count: %s', ( value, expected ) => {
	const input: FilterInput = { component: 'Number', type: 'number' };
	expect( isValid( value, input ) ).toBe( expected );
} );

it( 'accepts fields that are not filled in yet', () => {
	expect( isValid( '', { component: 'Currency' } ) ).toBe( true );
	expect( isValid( '', { component: 'Date' } ) ).toBe( true );
} );

it.each( [
	[ [ '1', '2' ], true ],
	[ [ '1', '' ], true ],
	[ [ '1', 'x' ], false ],
	[ [ 'x', '1' ], false ],
	[ [ '1' ], false ],
	[ [ '1', '2', '3' ], false ],
	[ '1', false ],
	[ undefined, false ],
] )( 'checks both ends of the range %j: %p', ( value, expected ) => {
	expect(
		isValidFilter(
			{ key: 'total', rule: 'between', value },
			{ component: 'Currency' }
		)
	).toBe( expected );
} );

it.each( [
	[ [ '1', '2' ], true ],
	[ [ '1', '12' ], true ],
	[ [ '1', '0' ], false ],
	[ [ '1', '-2' ], false ],
	[ [ '1', '2a' ], false ],
	[ [ 'a1', '2' ], false ],
	[ [ '1', '9007199254740993' ], false ],
	[ '1', false ],
] )( 'checks the attribute and the term of %j: %p', ( value, expected ) => {
	expect(
		isValidFilter(
			{ key: 'attribute', rule: 'is', value },
			{ component: 'ProductAttribute' }
		)
	).toBe( expected );
} );

it( 'rejects lists and objects where one value is expected', () => {
	expect( isValidFilter( { key: 'x', rule: 'is', value: [ '1' ] } ) ).toBe(
		false
	);
	expect( isValidFilter( { key: 'x', value: { a: '1' } } ) ).toBe( false );
	expect( isValidFilter( { key: 'x', value: '1' } ) ).toBe( true );
} );
