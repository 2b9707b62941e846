import deprecated from '@wordpress/deprecated';
import fc from 'fast-check';
import CurrencyFactory, { type CurrencySetting } from '..';

jest.mock( '@wordpress/deprecated' );

const yen = {
	symbol: '¥',
	precision: 3,
	priceFormat: '%2$s%1$s',
	thousandSeparator: '.',
	decimalSeparator: ',',
};

describe( 'formatAmount', () => {
	it( 'keeps the minus sign in front on a right-to-left page', () => {
		window.storedeckSettings = { locale: { isRtl: true } };
		expect( CurrencyFactory( {} ).formatAmount( -9.99 ) ).toBe(
			'\u200e-$9.99'
		);
		expect( CurrencyFactory( {} ).formatAmount( 9.99 ) ).toBe( '$9.99' );
		delete window.storedeckSettings;
	} );

	it.each< [ CurrencySetting, number | string, string ] >( [
		[ {}, 9.99, '$9.99' ],
		[ {}, 30, '$30.00' ],
		[ {}, '19.8', '$19.80' ],
		[ {}, -9.99, '-$9.99' ],
		[ {}, -1234567.891, '-$1,234,567.89' ],
		[ {}, 1234567.891, '$1,234,567.89' ],
		[ {}, 0.005, '$0.01' ],
		[ {}, 1.005, '$1.01' ],
		[ {}, -0.001, '$0.00' ],
		[ { symbolPosition: 'right' }, -5, '-5.00$' ],
		[ { symbolPosition: 'left_space' }, -5, '-$ 5.00' ],
		[ { symbolPosition: 'right_space' }, -5, '-5.00 $' ],
		[ { symbolPosition: 'left_space' }, 5, '$ 5.00' ],
		[ { symbolPosition: 'right_space' }, 5, '5.00 $' ],
		[ { symbolPosition: 'above' }, 5, '$5.00' ],
		[ { precision: '0' }, 5.5, '$6' ],
		[ { precision: 'many' }, 5.5, '$5.50' ],
		[ { precision: -3 }, 5.4, '$5' ],
		[ yen, 9.49258, '9,493¥' ],
		[ yen, 3000, '3.000,000¥' ],
		[ yen, -3000, '-3.000,000¥' ],
		[ { priceFormat: '%1$s %2$s %1$s' }, -5, '-$ 5.00 $' ],
		[ { priceFormat: '<b>%1$s</b>&nbsp;%2$s' }, 5, '$\u00a05.00' ],
		[ { priceFormat: '%1$s', symbolPosition: 'right' }, 5, '5.00$' ],
		[ { priceFormat: '%2$s %% %3$s %1$s' }, 5, '5.00 % %3$s $' ],
		[ { symbol: '&euro;' }, 5, '€5.00' ],
		[ { symbol: "$&$'$1" }, 5, "$&$'$15.00" ],
		[ { symbol: undefined, code: null }, 5, '$5.00' ],
	] )( 'uses %j to format %p as %p', ( setting, number, text ) => {
		expect( CurrencyFactory( setting ).formatAmount( number ) ).toBe(
			text
		);
	} );

	it.each( [ 'abc', false, null, undefined, '', NaN ] )(
		'returns an empty string for %p',
		( number ) => {
			expect( CurrencyFactory( {} ).formatAmount( number ) ).toBe( '' );
		}
	);

	it( 'shows the currency code', () => {
		expect( CurrencyFactory( {} ).formatAmount( 9.99, true ) ).toBe(
			'USD9.99'
		);
		expect( CurrencyFactory( {} ).formatAmount( -9.99, true ) ).toBe(
			'-USD9.99'
		);
	} );

	it( 'keeps the old name and logs that it is deprecated', () => {
		expect( CurrencyFactory( {} ).formatCurrency( 1 ) ).toBe( '$1.00' );
		expect( deprecated ).toHaveBeenCalledTimes( 1 );
		expect( deprecated ).toHaveBeenCalledWith(
			'Currency().formatCurrency',
			expect.objectContaining( {
				alternative: 'Currency().formatAmount',
			} )
		);
	} );

	it( 'never returns markup, whatever the settings are', () => {
		const hostile = fc.oneof(
			fc.constantFrom(
				'<img src=x onerror=alert(1)>',
				'&lt;script&gt;alert(1)&lt;/script&gt;',
				'<<b>script>',
				'</textarea><img src=x>',
				'&amp;lt;b&amp;gt;',
				'<b'
			),
			fc.string( { unit: fc.constantFrom( ...'<>&ltg;"b/!%12$s ' ) } )
		);
		fc.assert(
			fc.property( hostile, hostile, ( one, two ) => {
				const currency = CurrencyFactory( {
					code: one,
					symbol: one,
					priceFormat: `${ two }%1$s%2$s`,
					decimalSeparator: two,
					thousandSeparator: one,
				} );
				expect( currency.formatAmount( 1234.5 ) ).not.toContain( '<' );
				expect( currency.formatAmount( 1, true ) ).not.toContain( '<' );
			} )
		);
	} );
} );
