import deprecated from '@wordpress/deprecated';
import {
	markSign,
	numberFormat,
	parseNumber,
	roundToPrecision,
	type NumberInput,
} from '@storedeck/number';
import { getSetting } from '@storedeck/settings';
import { getDataForCountry } from './country-data';
import { normalizeConfig } from './normalize-config';
import { fillPriceFormat, getPriceFormat } from './price-format';
import type { Currency, CurrencySetting } from './types';

/**
 * Creates a currency that formats prices.
 *
 * @example
 * const euro = CurrencyFactory( {
 * 	code: 'EUR',
 * 	symbol: '€',
 * 	symbolPosition: 'right_space',
 * 	thousandSeparator: '.',
 * 	decimalSeparator: ',',
 * } );
 * euro.formatAmount( 1234.5 ); // '1.234,50 €'
 *
 * @param initial Configuration, merged with the defaults (US dollar). By
 *                default the store's currency, if the page has one.
 */
export function CurrencyFactory( initial?: CurrencySetting ): Currency {
	let config = normalizeConfig( initial ?? getSetting( 'currency' ) );

	function formatAmount( number: NumberInput, useCode = false ): string {
		const formatted = numberFormat( config, number );
		return formatted === ''
			? ''
			: markSign(
					fillPriceFormat(
						config.priceFormat,
						useCode ? config.code : config.symbol,
						formatted
					)
			  );
	}

	function formatDecimal( number: NumberInput ): number {
		const value = parseNumber( number );
		return Number.isFinite( value )
			? roundToPrecision( value, config.precision )
			: 0;
	}

	return {
		getCurrencyConfig: () => ( { ...config } ),
		setCurrency( setting = {} ) {
			config = normalizeConfig( setting );
		},
		formatAmount,
		formatCurrency( number ) {
			deprecated( 'Currency().formatCurrency', {
				plugin: 'Storedeck',
				alternative: 'Currency().formatAmount',
			} );
			return formatAmount( number );
		},
		getPriceFormat,
		getDataForCountry,
		formatDecimal,
		formatDecimalString: ( number ) =>
			numberFormat(
				{ precision: config.precision, thousandSeparator: '' },
				number
			),
		render( number ) {
			const formatted = formatAmount( number );
			// An amount that rounds to zero has no minus sign, so it is not
			// negative.
			return formatDecimal( number ) < 0 ? (
				<span className="is-negative">
					<bdi>{ formatted }</bdi>
				</span>
			) : (
				formatted
			);
		},
	};
}
