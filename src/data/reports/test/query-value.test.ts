import { isQueryValue, toQuery, toUrlParams } from '../query-value';

const noop = () => {};

describe( 'isQueryValue', () => {
	it.each( [
		'a',
		0,
		false,
		undefined,
		null,
		[],
		[ 'a', [ 1, null ] ],
		{ a: { b: true } },
	] )( 'accepts %j', ( value ) => {
		expect( isQueryValue( value ) ).toBe( true );
	} );

	it.each( [
		noop,
		Symbol( 'a' ),
		BigInt( 1 ),
		[ 'a', noop ],
		{ a: [ noop ] },
	] )( 'rejects a value that cannot be sent: %p', ( value ) => {
		expect( isQueryValue( value ) ).toBe( false );
	} );
} );

describe( 'toQuery', () => {
	it( 'returns the values that can be sent', () => {
		const sent = { a: 1, b: [ 'x' ], c: null };
		expect( toQuery( { ...sent, d: noop, e: { f: noop } } ) ).toEqual(
			sent
		);
	} );
} );

describe( 'toUrlParams', () => {
	it( 'returns strings, lists and groups of them, and numbers as strings', () => {
		expect(
			toUrlParams( {
				text: 'a',
				number: 0,
				list: [ 'a', [ 'b' ] ],
				group: { after: 'x' },
				flag: true,
				none: null,
				missing: undefined,
				numbers: [ 'a', 1 ],
				nested: { a: null },
			} )
		).toEqual( {
			text: 'a',
			number: '0',
			list: [ 'a', [ 'b' ] ],
			group: { after: 'x' },
		} );
	} );
} );
