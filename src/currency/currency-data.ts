import deprecated from '@wordpress/deprecated';
import type { SymbolPosition } from './types';

interface ListedCurrency {
	code: string;
	symbol: string;
	symbolPosition: SymbolPosition;
	thousandSeparator: string;
	decimalSeparator: string;
	precision: number;
}

/** Symbol on the left, commas for thousands, a point and two decimals. */
function listed(
	code: string,
	symbol: string,
	rest: Partial< ListedCurrency > = {}
): ListedCurrency {
	return {
		code,
		symbol,
		symbolPosition: 'left',
		thousandSeparator: ',',
		decimalSeparator: '.',
		precision: 2,
		...rest,
	};
}

const POINT_THEN_COMMA = { thousandSeparator: '.', decimalSeparator: ',' };

/**
 * A fixed list of currencies by country or region.
 *
 * @deprecated WooCommerce's locale data contains every country: use
 *             `getDataForCountry`.
 */
export function getCurrencyData(): Record< string, ListedCurrency > {
	deprecated( 'getCurrencyData', {
		plugin: 'Storedeck',
		alternative: 'getDataForCountry',
	} );
	return {
		US: listed( 'USD', '$' ),
		EU: listed( 'EUR', '€', POINT_THEN_COMMA ),
		IN: listed( 'INR', '₹' ),
		GB: listed( 'GBP', '£' ),
		BR: listed( 'BRL', 'R$', POINT_THEN_COMMA ),
		VN: listed( 'VND', '₫', {
			...POINT_THEN_COMMA,
			symbolPosition: 'right',
			precision: 1,
		} ),
		ID: listed( 'IDR', 'Rp', { ...POINT_THEN_COMMA, precision: 0 } ),
		BD: listed( 'BDT', '৳', { precision: 0 } ),
		PK: listed( 'PKR', '₨' ),
		RU: listed( 'RUB', '₽', {
			symbolPosition: 'right',
			thousandSeparator: ' ',
			decimalSeparator: ',',
		} ),
		TR: listed( 'TRY', '₺', POINT_THEN_COMMA ),
		MX: listed( 'MXN', '$' ),
		CA: listed( 'CAD', '$' ),
	};
}
