import { hasField, readField, readText } from '../read-field';

const row = {
	id: 7,
	name: 'Tea',
	extended_info: { sku: 'A-1', variations: [ 1 ], categories: [] },
};

it( 'reads fields by name and path, without inherited properties', () => {
	expect( readField( row, 'id' ) ).toBe( 7 );
	expect( readField( row, 'extended_info.sku' ) ).toBe( 'A-1' );
	expect( readField( row, 'extended_info.sku.length' ) ).toBeUndefined();
	expect( readField( row, 'missing.sku' ) ).toBeUndefined();
	expect( readField( row, 'constructor' ) ).toBeUndefined();
	expect( readField( null, 'id' ) ).toBeUndefined();
} );

it( 'reads texts and numbers as text', () => {
	expect( readText( row, 'id' ) ).toBe( '7' );
	expect( readText( row, 'extended_info.sku' ) ).toBe( 'A-1' );
	expect( readText( row, 'extended_info' ) ).toBe( '' );
	expect( readText( row, 'missing' ) ).toBe( '' );
} );

it.each( [
	[ 1, true ],
	[ '1', true ],
	[ 'instock', true ],
	[ [ 1 ], true ],
	[ 0, false ],
	[ -1, false ],
	[ '0', false ],
	[ '', false ],
	[ [], false ],
	[ null, false ],
	[ undefined, false ],
] )( 'says that a field with %j is set: %s', ( value, expected ) => {
	expect( hasField( { value }, 'value' ) ).toBe( expected );
} );
