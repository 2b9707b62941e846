import * as fc from 'fast-check';
import moment from 'moment';
import { getResourceName, queryKey, stableStringify } from '../query-key';

/** The same value with the keys of every object in the opposite order. */
function turned( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( turned );
	}
	return typeof value === 'object' && value !== null
		? Object.fromEntries(
				Object.entries( value )
					.reverse()
					.map( ( [ key, entry ] ) => [ key, turned( entry ) ] )
		  )
		: value;
}

describe( 'stableStringify', () => {
	it( 'does not depend on the order of properties, at any depth', () => {
		fc.assert(
			fc.property( fc.jsonValue(), ( value ) => {
				expect( stableStringify( turned( value ) ) ).toBe(
					stableStringify( value )
				);
			} )
		);
	} );

	it( 'keeps all values that JSON supports', () => {
		fc.assert(
			fc.property( fc.jsonValue(), ( value ) => {
				expect( JSON.parse( stableStringify( value ) ) ).toEqual(
					JSON.parse( JSON.stringify( value ) )
				);
			} )
		);
	} );

	it( 'is empty for a value that JSON does not support', () => {
		expect( stableStringify( undefined ) ).toBe( '' );
	} );

	it( 'keeps the order of lists', () => {
		expect( stableStringify( [ 2, 1 ] ) ).not.toBe(
			stableStringify( [ 1, 2 ] )
		);
	} );

	it( 'omits undefined properties', () => {
		expect( stableStringify( { a: undefined, b: 1 } ) ).toBe( '{"b":1}' );
	} );

	it( 'keeps a property with the name of an inherited one', () => {
		const value: unknown = JSON.parse( '{"__proto__":{"b":1,"a":2}}' );
		expect( stableStringify( value ) ).toBe(
			'{"__proto__":{"a":2,"b":1}}'
		);
	} );

	it( 'writes a moment as its ISO string', () => {
		expect(
			stableStringify( { at: moment.utc( '2022-03-01T02:30:00' ) } )
		).toBe( '{"at":"2022-03-01T02:30:00.000Z"}' );
	} );
} );

describe( 'queryKey', () => {
	it( 'ignores undefined arguments at the end', () => {
		expect( queryKey( 'items', [ 'orders', undefined ] ) ).toBe(
			queryKey( 'items', [ 'orders' ] )
		);
		expect( queryKey( 'items', [ undefined, undefined ] ) ).toBe(
			'items:[]'
		);
		expect( queryKey( 'items', [ undefined, 1 ] ) ).toBe(
			'items:[null,1]'
		);
	} );

	it( 'differs for different nested queries', () => {
		expect( queryKey( 'items', [ { a: { b: 1 } } ] ) ).not.toBe(
			queryKey( 'items', [ { a: { b: 2 } } ] )
		);
	} );

	it( 'differs for different kinds', () => {
		expect( queryKey( 'items', [ 1 ] ) ).not.toBe(
			queryKey( 'stats', [ 1 ] )
		);
	} );
} );

describe( 'getResourceName', () => {
	it( 'appends the identifier to the prefix', () => {
		expect( getResourceName( 'report', { b: 1, a: { d: 1, c: 2 } } ) ).toBe(
			'report:{"a":{"c":2,"d":1},"b":1}'
		);
	} );

	it( 'keeps a string identifier', () => {
		expect( getResourceName( 'option', 'name' ) ).toBe( 'option:"name"' );
	} );
} );
