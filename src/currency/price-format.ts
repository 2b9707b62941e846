import { toPlainText } from './plain-text';
import type { CurrencySetting } from './types';

const SYMBOL = '%1$s';
const NUMBER = '%2$s';

function getFormatOfPosition( position: unknown ): string {
	switch ( position ) {
		case 'right':
			return NUMBER + SYMBOL;
		case 'left_space':
			return `${ SYMBOL } ${ NUMBER }`;
		case 'right_space':
			return `${ NUMBER } ${ SYMBOL }`;
		default:
			return SYMBOL + NUMBER;
	}
}

/**
 * The price format of a configuration: its own as plain text, otherwise the one
 * of its symbol position. A format without `%2$s` is ignored: it would hide
 * every amount.
 */
export function getPriceFormat( {
	symbolPosition,
	priceFormat,
}: Pick< CurrencySetting, 'symbolPosition' | 'priceFormat' > ): string {
	const format = toPlainText( priceFormat ?? '' );
	return format.includes( NUMBER )
		? format
		: getFormatOfPosition( symbolPosition );
}

/**
 * Inserts symbol and number into a price format. Other placeholders are kept;
 * `%%` is a percent sign. The minus sign of a number precedes the price, as in
 * `Intl.NumberFormat` and in the prices of PHP.
 */
export function fillPriceFormat(
	format: string,
	symbol: string,
	number: string
): string {
	const sign = number.startsWith( '-' ) ? '-' : '';
	const price = format.replace( /%%|%1\$s|%2\$s/g, ( part ) => {
		if ( part === SYMBOL ) {
			return symbol;
		}
		return part === NUMBER ? number.slice( sign.length ) : '%';
	} );
	return sign + price;
}
