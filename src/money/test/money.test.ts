import { Dinero, Money, moneyDefaults } from '..';

describe( 'Money', () => {
	it( 'is 0 US dollars by default', () => {
		expect( Money().toObject() ).toEqual( {
			amount: 0,
			currency: 'USD',
			precision: 2,
		} );
		expect( Money().getLocale() ).toBe( 'en-US' );
		expect( moneyDefaults.format ).toBe( '$0,0.00' );
		expect( Dinero ).toBe( Money );
	} );

	it( 'returns its amount, currency and precision', () => {
		const money = Money( { amount: -5, currency: 'JPY', precision: 0 } );
		expect( money.getAmount() ).toBe( -5 );
		expect( money.getCurrency() ).toBe( 'JPY' );
		expect( money.getPrecision() ).toBe( 0 );
		expect( JSON.stringify( money ) ).toBe(
			'{"amount":-5,"currency":"JPY","precision":0}'
		);
		expect( Object.is( Money( { amount: -0 } ).getAmount(), 0 ) ).toBe(
			true
		);
	} );

	it.each( [ 0.5, NaN, Infinity ] )( 'throws for %p', ( value ) => {
		const error = new TypeError( 'You must provide an integer.' );
		expect( () => Money( { amount: value } ) ).toThrow( error );
		expect( () => Money( { precision: value } ) ).toThrow( error );
		expect( () => Money().convertPrecision( value ) ).toThrow( error );
		expect( () => Money( { amount: value } ) ).toThrow( TypeError );
	} );

	it( 'throws for amounts that are not safe integers', () => {
		expect( () => Money( { amount: 2 ** 53 } ) ).toThrow( RangeError );
		for ( const precision of [ -1, 101 ] ) {
			expect( () => Money( { precision } ) ).toThrow(
				new RangeError(
					'You must provide a precision between 0 and 100.'
				)
			);
		}
		expect( Money( { precision: 100 } ).getPrecision() ).toBe( 100 );
		const max = Money( { amount: Number.MAX_SAFE_INTEGER } );
		expect( () => max.add( Money( { amount: 1 } ) ) ).toThrow(
			'The amount is too large to be exact.'
		);
		expect( () => max.multiply( 1e300 ) ).toThrow( RangeError );
		expect( max.multiply( 1 ).getAmount() ).toBe( Number.MAX_SAFE_INTEGER );
	} );

	it( 'is immutable', () => {
		const money = Money( { amount: 5 } );
		money.toObject().amount = 7;
		money.add( Money( { amount: 1 } ) );
		expect( money.getAmount() ).toBe( 5 );
		expect( Object.isFrozen( money ) ).toBe( true );
	} );

	it( 'returns whether it is zero, positive, negative or has subunits', () => {
		expect( Money().isZero() ).toBe( true );
		expect( Money().isPositive() ).toBe( true );
		expect( Money().isNegative() ).toBe( false );
		expect( Money( { amount: -1 } ).isNegative() ).toBe( true );
		expect( Money( { amount: -1 } ).isPositive() ).toBe( false );
		expect( Money( { amount: 1100 } ).hasSubUnits() ).toBe( false );
		expect( Money( { amount: 1105 } ).hasSubUnits() ).toBe( true );
		expect( Money( { amount: 1105 } ).hasCents() ).toBe( true );
		expect( Money( { amount: 5, precision: 0 } ).hasCents() ).toBe( false );
	} );
} );

describe( 'comparison', () => {
	const five = Money( { amount: 500 } );
	const fiveExact = Money( { amount: 5000, precision: 3 } );
	const six = Money( { amount: 600 } );
	const euros = Money( { amount: 500, currency: 'EUR' } );

	it( 'compares values, regardless of precision', () => {
		expect( five.compare( six ) ).toBe( -1 );
		expect( six.compare( five ) ).toBe( 1 );
		expect( five.compare( fiveExact ) ).toBe( 0 );
		expect( five.lessThan( six ) ).toBe( true );
		expect( five.lessThan( fiveExact ) ).toBe( false );
		expect( five.lessThanOrEqual( fiveExact ) ).toBe( true );
		expect( six.greaterThan( fiveExact ) ).toBe( true );
		expect( five.greaterThan( fiveExact ) ).toBe( false );
		expect( five.greaterThanOrEqual( fiveExact ) ).toBe( true );
		expect( six.lessThanOrEqual( five ) ).toBe( false );
		expect( five.greaterThanOrEqual( six ) ).toBe( false );
		expect( six.lessThan( five ) ).toBe( false );
		expect( five.greaterThan( six ) ).toBe( false );
		expect( five.equalsTo( fiveExact ) ).toBe( true );
		expect( five.equalsTo( six ) ).toBe( false );
		expect( five.hasSameAmount( fiveExact ) ).toBe( true );
		expect( five.hasSameAmount( six ) ).toBe( false );
	} );

	it( 'throws for different currencies', () => {
		const error = new TypeError(
			'You must provide a Dinero instance with the same currency.'
		);
		expect( five.equalsTo( euros ) ).toBe( false );
		expect( five.hasSameCurrency( euros ) ).toBe( false );
		expect( five.hasSameCurrency( six ) ).toBe( true );
		expect( five.hasSameAmount( euros ) ).toBe( true );
		for ( const method of [
			'add',
			'subtract',
			'compare',
			'lessThan',
			'lessThanOrEqual',
			'greaterThan',
			'greaterThanOrEqual',
		] as const ) {
			expect( () => five[ method ]( euros ) ).toThrow( error );
			expect( () => five[ method ]( euros ) ).toThrow( TypeError );
		}
		expect( () => Money.minimum( [ five, euros ] ) ).toThrow( error );
	} );

	it( 'returns the smallest and the largest amount', () => {
		expect( Money.minimum( [ six, five, fiveExact ] ) ).toBe( five );
		expect( Money.maximum( [ five, six ] ) ).toBe( six );
		expect( Money.maximum( [ fiveExact, five ] ) ).toBe( fiveExact );
		for ( const find of [ Money.minimum, Money.maximum ] ) {
			expect( () => find( [] ) ).toThrow(
				new TypeError(
					'You must provide at least one Dinero instance.'
				)
			);
		}
	} );

	it( 'converts amounts to one precision', () => {
		expect(
			Money.normalizePrecision( [ five, fiveExact ] ).map( ( money ) =>
				money.toObject()
			)
		).toEqual( [
			{ amount: 5000, currency: 'USD', precision: 3 },
			{ amount: 5000, currency: 'USD', precision: 3 },
		] );
		expect( Money.normalizePrecision( [] ) ).toEqual( [] );
	} );
} );
