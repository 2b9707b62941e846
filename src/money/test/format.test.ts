import fc from 'fast-check';
import { Money, type RoundingMode } from '..';

describe( 'toFormat', () => {
	it.each( [
		[ 123456, undefined, '$1,234.56' ],
		[ -5, undefined, '-$0.05' ],
		[ 123456, '0,0.00', '1,234.56' ],
		[ 123456, '0.0', '1234.6' ],
		[ 123456, '$0,0', '$1,235' ],
		[ 123456, 'USD0,0.00', 'USD\u00a01,234.56' ],
		[ 123456, '0,0.00 dollar', '1,234.56 US dollars' ],
		[ 123456, '$0,0.0000', '$1,234.5600' ],
		[ 105, `0.${ '0'.repeat( 20 ) }`, `1.05${ '0'.repeat( 18 ) }` ],
		[ 105, `0.${ '0'.repeat( 21 ) }`, `1.05${ '0'.repeat( 18 ) }` ],
		[ Number.MAX_SAFE_INTEGER, undefined, '$90,071,992,547,409.91' ],
		[ Number.MAX_SAFE_INTEGER - 8, undefined, '$90,071,992,547,409.83' ],
		[ Number.MAX_SAFE_INTEGER, '$0.0000', '$90071992547409.9100' ],
	] )( 'formats %p as %p to %p', ( amount, format, text ) => {
		expect( Money( { amount } ).toFormat( format ) ).toBe( text );
	} );

	it( 'rounds halves away from zero by default', () => {
		expect( Money( { amount: 50 } ).toFormat( '0' ) ).toBe( '1' );
		expect( Money( { amount: -50 } ).toFormat( '0' ) ).toBe( '-1' );
		const mode: RoundingMode = 'HALF_TOWARDS_ZERO';
		expect( Money( { amount: 50 } ).toFormat( '0', mode ) ).toBe( '0' );
	} );

	it( 'formats in the language of its locale', () => {
		const euros = Money( { amount: 123456, currency: 'EUR' } );
		expect( euros.setLocale( 'de-DE' ).toFormat() ).toBe(
			'1.234,56\u00a0€'
		);
		expect( euros.setLocale( 'de_DE' ).getLocale() ).toBe( 'de_DE' );
		expect( euros.setLocale( 'de_DE' ).toFormat() ).toBe(
			'1.234,56\u00a0€'
		);
		expect( euros.setLocale( '<b>' ).toFormat() ).toBe( '€1,234.56' );
		const sum = euros.setLocale( 'de-DE' ).add( euros );
		expect( sum.toFormat() ).toBe( '2.469,12\u00a0€' );
	} );

	it( 'formats invalid currency codes and locales', () => {
		expect( Money( { amount: 5, currency: 'points' } ).toFormat() ).toBe(
			'points 0.05'
		);
		expect( Money( { amount: 5, currency: 'E1' } ).toFormat() ).toBe(
			'E1 0.05'
		);
		expect( Money( { amount: 5, currency: '' } ).toFormat( '0.00' ) ).toBe(
			'0.05'
		);
	} );
} );

describe( 'toUnit and toRoundedUnit', () => {
	it.each( [
		[ 1050, 2, 10.5 ],
		[ -5, 2, -0.05 ],
		[ 7, 0, 7 ],
		[ 1, 8, 0.00000001 ],
	] )( 'converts %p with precision %p to %p', ( amount, precision, unit ) => {
		expect( Money( { amount, precision } ).toUnit() ).toBe( unit );
	} );

	it( 'rounds to the given digits', () => {
		const money = Money( { amount: 1055 } );
		expect( money.toRoundedUnit( 1 ) ).toBe( 10.6 );
		expect( money.toRoundedUnit( 1, 'HALF_ODD' ) ).toBe( 10.5 );
		expect( money.toRoundedUnit( 0 ) ).toBe( 11 );
		expect( money.toRoundedUnit( 5 ) ).toBe( 10.55 );
		expect( () => money.toRoundedUnit( 0.5 ) ).toThrow(
			'You must provide an integer.'
		);
	} );

	it( 'can be parsed to the same amount', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -1e12, max: 1e12 } ),
				fc.integer( { min: 0, max: 4 } ),
				( amount, precision ) => {
					const unit = Money( { amount, precision } ).toUnit();
					expect( Math.round( unit * 10 ** precision ) + 0 ).toBe(
						amount
					);
				}
			)
		);
	} );
} );
