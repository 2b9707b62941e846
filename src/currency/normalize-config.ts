import { DEFAULT_CURRENCY } from './defaults';
import { toPlainText } from './plain-text';
import { getPriceFormat } from './price-format';
import type { CurrencyConfig, CurrencySetting } from './types';

const MAX_PRECISION = 20;

/** Merges a configuration with the defaults and sanitizes it. */
export function normalizeConfig( setting: CurrencySetting ): CurrencyConfig {
	const text = (
		key: Exclude< keyof CurrencyConfig, 'precision' | 'priceFormat' >
	) => toPlainText( setting[ key ] ?? DEFAULT_CURRENCY[ key ] );
	const symbolPosition = text( 'symbolPosition' );
	return {
		code: text( 'code' ),
		symbol: text( 'symbol' ),
		symbolPosition,
		decimalSeparator: text( 'decimalSeparator' ),
		priceFormat: getPriceFormat( {
			symbolPosition,
			priceFormat: setting.priceFormat,
		} ),
		thousandSeparator: text( 'thousandSeparator' ),
		precision: toPrecision( setting.precision ),
	};
}

function toPrecision( value: string | number | null | undefined ): number {
	const precision = parseInt( String( value ), 10 );
	return Number.isNaN( precision )
		? DEFAULT_CURRENCY.precision
		: Math.min( Math.max( precision, 0 ), MAX_PRECISION );
}
