import { decodeEntities } from '@wordpress/html-entities';
import { asFilledText, asInteger, asText, isRecord } from './guards';
import type { CurrencySettings } from './types';

const positions = [ 'left', 'right', 'left_space', 'right_space' ] as const;

export const defaultCurrency: CurrencySettings = {
	code: 'USD',
	symbol: '$',
	symbolPosition: 'left',
	thousandSeparator: ',',
	decimalSeparator: '.',
	precision: 2,
	priceFormat: '',
};

/** Reads each property by itself: an invalid one does not affect the others. */
export function readCurrency( value: unknown ): CurrencySettings | undefined {
	if ( ! isRecord( value ) ) {
		return undefined;
	}
	const symbol = asText( value.symbol );
	const priceFormat = asText( value.priceFormat );
	return {
		code: asFilledText( value.code ) ?? defaultCurrency.code,
		symbol:
			symbol === undefined
				? defaultCurrency.symbol
				: decodeEntities( symbol ),
		symbolPosition:
			positions.find(
				( position ) => position === value.symbolPosition
			) ?? defaultCurrency.symbolPosition,
		thousandSeparator:
			asText( value.thousandSeparator ) ??
			defaultCurrency.thousandSeparator,
		decimalSeparator:
			asFilledText( value.decimalSeparator ) ??
			defaultCurrency.decimalSeparator,
		precision:
			asInteger( value.precision, 0, 8 ) ?? defaultCurrency.precision,
		// Without `%2$s`, every amount would be displayed as the same text.
		priceFormat: priceFormat?.includes( '%2$s' ) ? priceFormat : '',
	};
}
