import type { CurrencyConfig } from './types';

/** The configuration of a store without settings. */
export const DEFAULT_CURRENCY: Omit< CurrencyConfig, 'priceFormat' > = {
	code: 'USD',
	symbol: '$',
	symbolPosition: 'left',
	thousandSeparator: ',',
	decimalSeparator: '.',
	precision: 2,
};
