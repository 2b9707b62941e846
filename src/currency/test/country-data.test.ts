import deprecated from '@wordpress/deprecated';
import CurrencyFactory, { getCurrencyData } from '..';

jest.mock( '@wordpress/deprecated' );

const { getDataForCountry } = CurrencyFactory( {} );
const localeInfo = {
	DE: {
		currency_code: 'EUR',
		currency_pos: 'right_space',
		thousand_sep: '.',
		decimal_sep: ',',
		num_decimals: '2',
	},
	XX: { currency_code: 'XXX' },
	YY: { currency_code: 'constructor' },
};

describe( 'getDataForCountry', () => {
	it( 'reads the locale data of a country and decodes its symbol', () => {
		expect(
			getDataForCountry( 'DE', localeInfo, { EUR: '&euro;' } )
		).toEqual( {
			code: 'EUR',
			symbol: '€',
			symbolPosition: 'right_space',
			thousandSeparator: '.',
			decimalSeparator: ',',
			precision: '2',
		} );
	} );

	it.each( [ 'XX', 'YY', 'ZZ', 'constructor', '__proto__', '' ] )(
		'returns an empty object for %p',
		( country ) => {
			expect(
				getDataForCountry( country, localeInfo, { EUR: '€' } )
			).toEqual( {} );
		}
	);

	it( 'returns an empty object without a symbol', () => {
		expect( getDataForCountry( 'DE', localeInfo, { EUR: '' } ) ).toEqual(
			{}
		);
	} );

	it( 'returns an empty object without data', () => {
		expect( getDataForCountry( 'DE' ) ).toEqual( {} );
	} );
} );

describe( 'getCurrencyData', () => {
	it( 'returns a fixed list and logs that it is deprecated', () => {
		const data = getCurrencyData();
		expect( Object.keys( data ).join() ).toBe(
			'US,EU,IN,GB,BR,VN,ID,BD,PK,RU,TR,MX,CA'
		);
		expect(
			Object.values( data ).map( ( currency ) =>
				CurrencyFactory( currency ).formatAmount( 1234.5 )
			)
		).toEqual( [
			'$1,234.50',
			'€1.234,50',
			'₹1,234.50',
			'£1,234.50',
			'R$1.234,50',
			'1.234,5₫',
			'Rp1.235',
			'৳1,235',
			'₨1,234.50',
			'1 234,50₽',
			'₺1.234,50',
			'$1,234.50',
			'$1,234.50',
		] );
		expect( deprecated ).toHaveBeenCalledWith(
			'getCurrencyData',
			expect.objectContaining( { alternative: 'getDataForCountry' } )
		);
	} );
} );
