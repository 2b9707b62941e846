import { markSign } from '@storedeck/number';
import { getSetting } from '@storedeck/settings';

import { getAffixes, type CurrencyFormat } from './currency-format';

/**
 * The units of `Intl` in the site's language. Digits are Latin, as in other
 * numbers of the store; an unknown locale is English.
 */
function createUnits(): Intl.NumberFormat {
	const { siteLocale } = getSetting( 'locale' );
	const options: Intl.NumberFormatOptions = {
		notation: 'compact',
		maximumSignificantDigits: 3,
		numberingSystem: 'latn',
	};
	try {
		return new Intl.NumberFormat(
			siteLocale.replace( /_/g, '-' ),
			options
		);
	} catch {
		return new Intl.NumberFormat( 'en', options );
	}
}

/**
 * Creates a formatter with units for thousands, millions …, and the store's
 * separators.
 *
 * @example
 * createCompactFormatter( currency, true )( -1500 ); // '-$1.5k'
 *
 * @param currency The store's currency.
 * @param isAmount Whether to add the symbol.
 */
export function createCompactFormatter(
	currency: CurrencyFormat,
	isAmount: boolean
): ( value: number ) => string {
	const units = createUnits();
	const [ before, after ] = isAmount ? getAffixes( currency ) : [ '', '' ];
	const formatPart = ( { type, value }: Intl.NumberFormatPart ) => {
		switch ( type ) {
			case 'decimal':
				return currency.decimalSeparator;
			case 'group':
				return currency.thousandSeparator;
			case 'compact':
				// The symbol of the SI prefix, also in English.
				return value === 'K' ? 'k' : value;
			default:
				return value;
		}
	};
	return ( value ) => {
		const text = units
			.formatToParts( Math.abs( value ) )
			.map( formatPart )
			.join( '' );
		return markSign( ( value < 0 ? '-' : '' ) + before + text + after );
	};
}
