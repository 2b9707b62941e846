import { createCreationKey } from '../creation-key';

it( 'creates another key each time, of at most 100 letters and digits', () => {
	const keys = Array.from( { length: 20 }, createCreationKey );
	expect( new Set( keys ).size ).toBe( 20 );
	keys.forEach( ( key ) => expect( key ).toMatch( /^[0-9a-f]{32}$/ ) );
} );
