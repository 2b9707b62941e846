import type { CurrencyConfig } from './types';

/** The configuration of a shop that has set nothing. */
export const DEFAULT_CURRENCY: Omit< CurrencyConfig, 'priceFormat' > = {
	code: 'USD',
	symbol: '$',
	symbolPosition: 'left',
	thousandSeparator: ',',
	decimalSeparator: '.',
	precision: 2,
};
