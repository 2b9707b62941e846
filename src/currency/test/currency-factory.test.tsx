import { render } from '@testing-library/react';
import CurrencyFactory from '..';

const dollar = {
	code: 'USD',
	symbol: '$',
	symbolPosition: 'left',
	thousandSeparator: ',',
	decimalSeparator: '.',
	precision: 2,
	priceFormat: '%1$s%2$s',
};

afterEach( () => {
	Reflect.deleteProperty( window, 'storedeckSettings' );
} );

describe( 'CurrencyFactory', () => {
	it( 'is the US dollar without settings', () => {
		expect( CurrencyFactory().getCurrencyConfig() ).toEqual( dollar );
	} );

	it( "is the store's currency when the page has one", () => {
		Reflect.set( window, 'storedeckSettings', {
			currency: {
				code: 'EUR',
				symbol: '&euro;',
				symbolPosition: 'right_space',
				thousandSeparator: '.',
				decimalSeparator: ',',
				precision: 2,
			},
		} );
		expect( CurrencyFactory().formatAmount( 1234.5 ) ).toBe( '1.234,50 €' );
		expect( CurrencyFactory( {} ).formatAmount( 1234.5 ) ).toBe(
			'$1,234.50'
		);
	} );

	it( 'merges a configuration with the defaults and casts its values', () => {
		expect(
			CurrencyFactory( {
				code: 42,
				precision: '0',
				thousandSeparator: 0,
			} ).getCurrencyConfig()
		).toEqual( {
			...dollar,
			code: '42',
			precision: 0,
			thousandSeparator: '0',
		} );
	} );

	it( 'returns copies of its configuration', () => {
		const currency = CurrencyFactory( {} );
		currency.getCurrencyConfig().symbol = '€';
		expect( currency.formatAmount( 1 ) ).toBe( '$1.00' );
	} );

	it( 'merges the configuration of setCurrency with the defaults', () => {
		const currency = CurrencyFactory( { symbol: '€', precision: 0 } );
		currency.setCurrency( { symbol: '£' } );
		expect( currency.formatAmount( 1 ) ).toBe( '£1.00' );
		currency.setCurrency();
		expect( currency.formatAmount( 1 ) ).toBe( '$1.00' );
	} );

	it.each( [
		[ 20, 20 ],
		[ 21, 20 ],
		[ -1, 0 ],
		[ null, 2 ],
	] )( 'reads the precision %p as %p', ( precision, expected ) => {
		expect( CurrencyFactory( { precision } ).getCurrencyConfig() ).toEqual(
			{
				...dollar,
				precision: expected,
			}
		);
	} );

	it( 'removes all tags of a symbol, and text after an open one', () => {
		const { symbol } = CurrencyFactory( {
			symbol: '<b>k</b>r<i title="x',
		} ).getCurrencyConfig();
		expect( symbol ).toBe( 'kr' );
	} );

	it( 'returns the price format of a configuration', () => {
		const { getPriceFormat } = CurrencyFactory( {} );
		expect( getPriceFormat( { symbolPosition: 'right_space' } ) ).toBe(
			'%2$s %1$s'
		);
		expect(
			getPriceFormat( {
				symbolPosition: 'right',
				priceFormat: '<i>%1$s</i>%2$s',
			} )
		).toBe( '%1$s%2$s' );
	} );
} );

describe( 'render', () => {
	const { render: renderPrice } = CurrencyFactory( { symbol: '<b>$</b>' } );

	it( 'renders text for zero and positive amounts', () => {
		expect( renderPrice( 5 ) ).toBe( '$5.00' );
		expect( renderPrice( -0.001 ) ).toBe( '$0.00' );
		expect( renderPrice( 'abc' ) ).toBe( '' );
	} );

	it( 'marks negative amounts and isolates their direction', () => {
		const { container } = render( <>{ renderPrice( '-5' ) }</> );
		const amount = container.querySelector( 'span.is-negative' );
		expect( amount ).toHaveTextContent( /^-\$5\.00$/ );
		expect( amount?.querySelector( 'bdi' ) ).toHaveTextContent( '-$5.00' );
	} );
} );
