import { getOwn } from '@storedeck/settings/guards';
import { toPlainText } from './plain-text';
import type { CountryCurrency, CountryInfo } from './types';

/**
 * The currency of a country, from WooCommerce's locale data.
 *
 * @example
 * getDataForCountry(
 * 	'DE',
 * 	{ DE: { currency_code: 'EUR', currency_pos: 'right_space', num_decimals: 2 } },
 * 	{ EUR: '&euro;' }
 * ); // { code: 'EUR', symbol: '€', symbolPosition: 'right_space', precision: 2, … }
 *
 * @param countryCode     Key of `localeInfo`, an ISO 3166 code.
 * @param localeInfo      Locale data by country code.
 * @param currencySymbols Symbols by currency code; entities are decoded.
 * @return `{}` when the country or its symbol is unknown. Values other than the
 *         symbol are returned unchanged.
 */
export function getDataForCountry(
	countryCode: string,
	localeInfo: Record< string, CountryInfo > = {},
	currencySymbols: Record< string, string > = {}
): CountryCurrency | Record< string, never > {
	const info = getOwn( localeInfo, countryCode );
	const code = info?.currency_code;
	const symbol = code ? getOwn( currencySymbols, code ) : undefined;
	if ( ! info || ! code || ! symbol ) {
		return {};
	}
	return {
		code,
		symbol: toPlainText( symbol ),
		symbolPosition: info.currency_pos,
		thousandSeparator: info.thousand_sep,
		decimalSeparator: info.decimal_sep,
		precision: info.num_decimals,
	};
}
