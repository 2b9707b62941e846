/* Types that callers rely on, checked by the compiler only. */
import CurrencyFactory, { getDataForCountry } from '..';

export function checkCurrency() {
	const currency = CurrencyFactory( getDataForCountry( 'DE' ) );
	const text: string = currency.formatAmount( '9.99', true );
	const rounded: number = currency.formatDecimal( 9.99 );

	// @ts-expect-error There is no such setting.
	CurrencyFactory( { decimals: 2 } );
	// @ts-expect-error A symbol is a text.
	CurrencyFactory( { symbol: { left: '$' } } );
	// @ts-expect-error An amount is a number or a text.
	currency.formatAmount( { amount: 5 } );
	// @ts-expect-error A price for a page may be an element.
	const page: string = currency.render( 5 );

	return { text, rounded, page };
}
