import fc from 'fast-check';
import { Money, type RoundingMode } from '..';

const amounts = fc.integer( { min: -1e9, max: 1e9 } );
const modes: RoundingMode[] = [
	'HALF_ODD',
	'HALF_EVEN',
	'HALF_UP',
	'HALF_DOWN',
	'HALF_TOWARDS_ZERO',
	'HALF_AWAY_FROM_ZERO',
	'DOWN',
];

describe( 'add and subtract', () => {
	it( 'returns the higher precision', () => {
		const sum = Money( { amount: 500 } ).add(
			Money( { amount: 1001, precision: 3 } )
		);
		expect( sum.toObject() ).toEqual( {
			amount: 6001,
			currency: 'USD',
			precision: 3,
		} );
	} );

	it( 'subtracts an added amount without a change', () => {
		fc.assert(
			fc.property( amounts, amounts, ( a, b ) => {
				const one = Money( { amount: a } );
				const other = Money( { amount: b } );
				expect( one.add( other ).getAmount() ).toBe( a + b );
				expect(
					one.add( other ).subtract( other ).equalsTo( one )
				).toBe( true );
			} )
		);
	} );
} );

describe( 'multiply', () => {
	it.each( [
		[ 100, 1.1, 110 ],
		[ 1000, 0.07, 70 ],
		[ 100, 1e-7, 0 ],
		[ 1999, 3, 5997 ],
		[ -1050, 0.1, -105 ],
		[ 3, 1e15, 3e15 ],
	] )( 'multiplies %p by %p to %p', ( amount, factor, result ) => {
		expect( Money( { amount } ).multiply( factor ).getAmount() ).toBe(
			result
		);
	} );

	it.each( [ NaN, Infinity ] )( 'throws for %p', ( factor ) => {
		expect( () => Money().multiply( factor ) ).toThrow( TypeError );
	} );
} );

describe( 'rounding', () => {
	const results: Record< RoundingMode, number[] > = {
		//                     0.5  1.5  2.5 -0.5 -1.5 -2.5  2.4 -2.6
		HALF_ODD: [ 1, 1, 3, -1, -1, -3, 2, -3 ],
		HALF_EVEN: [ 0, 2, 2, 0, -2, -2, 2, -3 ],
		HALF_UP: [ 1, 2, 3, 0, -1, -2, 2, -3 ],
		HALF_DOWN: [ 0, 1, 2, -1, -2, -3, 2, -3 ],
		HALF_TOWARDS_ZERO: [ 0, 1, 2, 0, -1, -2, 2, -3 ],
		HALF_AWAY_FROM_ZERO: [ 1, 2, 3, -1, -2, -3, 2, -3 ],
		DOWN: [ 0, 1, 2, -1, -2, -3, 2, -3 ],
	};
	const tenths = [ 5, 15, 25, -5, -15, -25, 24, -26 ];

	it.each( modes )( 'rounds %s', ( mode ) => {
		const rounded = ( calculate: ( amount: number ) => number ) =>
			tenths.map( ( amount ) => calculate( amount ) + 0 );
		expect(
			rounded( ( amount ) =>
				Money( { amount } ).multiply( 0.1, mode ).getAmount()
			)
		).toEqual( results[ mode ] );
		expect(
			rounded( ( amount ) =>
				Money( { amount } ).divide( 10, mode ).getAmount()
			)
		).toEqual( results[ mode ] );
		expect(
			rounded( ( amount ) =>
				Money( { amount } ).divide( -10, mode ).getAmount()
			)
		).toEqual(
			rounded( ( amount ) =>
				Money( { amount: -amount } ).divide( 10, mode ).getAmount()
			)
		);
		expect(
			rounded( ( amount ) =>
				Money( { amount } ).convertPrecision( 1, mode ).getAmount()
			)
		).toEqual( results[ mode ] );
	} );

	it( 'never changes a result by a whole unit', () => {
		fc.assert(
			fc.property(
				amounts,
				fc.integer( { min: 1, max: 9999 } ),
				fc.constantFrom( ...modes ),
				( amount, divisor, mode ) => {
					const quotient = Money( { amount } )
						.divide( divisor, mode )
						.getAmount();
					expect(
						Math.abs( quotient * divisor - amount )
					).toBeLessThan( divisor );
				}
			)
		);
	} );

	it( 'rounds halves to even by default', () => {
		expect( Money( { amount: 25 } ).divide( 10 ).getAmount() ).toBe( 2 );
		expect( Money( { amount: 25 } ).multiply( 0.1 ).getAmount() ).toBe( 2 );
		expect(
			Money( { amount: 25 } ).convertPrecision( 1 ).getAmount()
		).toBe( 2 );
	} );
} );

describe( 'divide', () => {
	it.each( [
		[ 1000, 3, 333 ],
		[ 1000, 0.1, 10000 ],
		[ -1000, 3, -333 ],
		[ 1000, -4, -250 ],
	] )( 'divides %p by %p to %p', ( amount, divisor, result ) => {
		expect( Money( { amount } ).divide( divisor ).getAmount() ).toBe(
			result
		);
	} );

	it( 'throws for zero', () => {
		expect( () => Money().divide( 0 ) ).toThrow( RangeError );
		expect( () => Money().divide( NaN ) ).toThrow( TypeError );
	} );
} );

describe( 'percentage', () => {
	it.each( [
		[ 10000, 50, 5000 ],
		[ 6497, 19, 1234 ],
		[ 1000, 7.7, 77 ],
		[ 1000, 0, 0 ],
		[ 1000, 100, 1000 ],
	] )( 'returns for %p and %p percent %p', ( amount, percent, result ) => {
		expect( Money( { amount } ).percentage( percent ).getAmount() ).toBe(
			result
		);
	} );

	it.each( [ -1, 100.01, NaN, Infinity, '50' ] )(
		'throws for %p',
		( percent ) => {
			const calculate = () =>
				Reflect.apply( Money().percentage, null, [ percent ] );
			expect( calculate ).toThrow( RangeError );
			expect( calculate ).toThrow(
				/^You must provide a numeric value between 0 and 100\.$/
			);
		}
	);
} );

describe( 'allocate', () => {
	const share = ( amount: number, ratios: number[] ) =>
		Money( { amount } )
			.allocate( ratios )
			.map( ( money ) => money.getAmount() + 0 );

	it.each( [
		[ 1003, [ 50, 50 ], [ 502, 501 ] ],
		[ -1003, [ 50, 50 ], [ -502, -501 ] ],
		[ 100, [ 1, 1, 1 ], [ 34, 33, 33 ] ],
		[ 101, [ 0, 1, 1 ], [ 0, 51, 50 ] ],
		[ 5, [ 1, 3 ], [ 2, 3 ] ],
		[ 5, [ 0.5, 1.5 ], [ 2, 3 ] ],
		[ 0, [ 1, 2 ], [ 0, 0 ] ],
	] )( 'allocates %p by %j', ( amount, ratios, shares ) => {
		expect( share( amount, ratios ) ).toEqual( shares );
	} );

	it.each( [
		[ [] ],
		[ [ 0, 0 ] ],
		[ [ 1, -1 ] ],
		[ [ NaN, 1 ] ],
		[ [ Infinity, 1 ] ],
		[ [ '1', '2' ] ],
		[ '12' ],
		[ { every: () => true, some: () => true } ],
	] )( 'throws for %j', ( ratios ) => {
		expect( () =>
			Reflect.apply( Money().allocate, null, [ ratios ] )
		).toThrow(
			new TypeError(
				'You must provide a non-empty array of numeric values greater than 0.'
			)
		);
	} );

	it( 'allocates the whole amount, and nothing to a ratio of 0', () => {
		fc.assert(
			fc.property(
				amounts,
				fc
					.array( fc.double( { min: 0, max: 1000, noNaN: true } ), {
						minLength: 1,
						maxLength: 20,
					} )
					.filter( ( ratios ) => ratios.some( Boolean ) ),
				( amount, ratios ) => {
					const shares = share( amount, ratios );
					expect( shares.reduce( ( a, b ) => a + b ) ).toBe( amount );
					expect( share( -amount, ratios ) ).toEqual(
						shares.map( ( part ) => 0 - part )
					);
					const nonZeroShares = shares.filter(
						( part, index ) => part !== 0 && ratios[ index ] === 0
					);
					expect( nonZeroShares ).toEqual( [] );
				}
			)
		);
	} );
} );
