import { toPlainText } from './plain-text';

/** The currency settings used by the chart. */
export interface CurrencyFormat {
	symbol: string;
	/** `left`, `right`, `left_space` or `right_space`. */
	symbolPosition: string;
	decimalSeparator: string;
	thousandSeparator: string;
}

export const DEFAULT_CURRENCY: CurrencyFormat = {
	symbol: '$',
	symbolPosition: 'left',
	decimalSeparator: '.',
	thousandSeparator: ',',
};

const NO_BREAK_SPACE = '\u00a0';

/** The text before and after an amount. */
export function getAffixes( currency: CurrencyFormat ): [ string, string ] {
	const symbol = toPlainText( currency.symbol );
	switch ( currency.symbolPosition ) {
		case 'right':
			return [ '', symbol ];
		case 'left_space':
			return [ symbol + NO_BREAK_SPACE, '' ];
		case 'right_space':
			return [ '', NO_BREAK_SPACE + symbol ];
		default:
			return [ symbol, '' ];
	}
}
