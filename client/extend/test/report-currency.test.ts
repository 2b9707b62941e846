import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { CurrencyFactory } from '@storedeck/currency';
import { getReportCurrency } from '../report-currency';

const HOOK = 'woocommerce_admin_report_currency';

const format = ( currency: object ) => {
	addFilter( HOOK, 'acme', () => currency );
	return CurrencyFactory( getReportCurrency() ).formatAmount( 1234.5 );
};

const EURO = {
	code: 'EUR',
	symbol: '€',
	symbolPosition: 'right_space',
	thousandSeparator: '.',
	decimalSeparator: ',',
	precision: 2,
};

describe( 'getReportCurrency', () => {
	afterEach( () => removeAllFilters( HOOK, 'acme' ) );

	it( 'derives the price format from the position of the symbol', () => {
		expect( format( EURO ) ).toBe( '1.234,50 €' );
	} );

	it( 'uses the price format of the plugin', () => {
		expect( format( { ...EURO, priceFormat: '%1$s %2$s' } ) ).toBe(
			'€ 1.234,50'
		);
	} );

	it( 'keeps the currency of the store when the plugin returns an incomplete one', () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		expect( format( { symbol: '€' } ) ).toBe( '$1,234.50' );
		expect( error ).toHaveBeenCalledTimes( 1 );
		error.mockReset();
	} );
} );
