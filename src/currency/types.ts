import type { NumberInput } from '@storedeck/number';
import type { ReactNode } from 'react';

/** Where the symbol stands; `_space` puts a space between symbol and number. */
export type SymbolPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** How a shop writes prices. Every text is plain text, never HTML. */
export interface CurrencyConfig {
	/** ISO 4217 code, `USD`. */
	code: string;
	symbol: string;
	/** One of {@link SymbolPosition}; anything else reads as `left`. */
	symbolPosition: string;
	thousandSeparator: string;
	decimalSeparator: string;
	/** Decimals, 0–20. */
	precision: number;
	/** `%1$s` stands for the symbol or code, `%2$s` for the number. */
	priceFormat: string;
}

/**
 * What a caller may set. Missing and `null` entries keep the default, numbers
 * may come as text, tags are removed from texts and entities decoded.
 */
export type CurrencySetting = {
	[ Key in keyof CurrencyConfig ]?: string | number | null;
};

/** A country's entry in the locale data of the host. */
export interface CountryInfo {
	currency_code?: string;
	currency_pos?: string;
	thousand_sep?: string;
	decimal_sep?: string;
	num_decimals?: number | string;
}

/** The currency part of a country's entry, values as the entry has them. */
export interface CountryCurrency {
	code: string;
	symbol: string;
	symbolPosition?: string;
	thousandSeparator?: string;
	decimalSeparator?: string;
	precision?: number | string;
}

/** One currency, ready to format. */
export interface Currency {
	/** A fresh copy of the configuration. */
	getCurrencyConfig: () => CurrencyConfig;
	/** Starts over from the defaults with `setting` laid over them. */
	setCurrency: ( setting?: CurrencySetting ) => void;
	/**
	 * The price as plain text, `''` when `number` is not one. The minus sign
	 * stays with the number: `$-9.99`. With `useCode` the currency's code
	 * stands in place of its symbol.
	 */
	formatAmount: ( number: NumberInput, useCode?: boolean ) => string;
	/**
	 * The same as `formatAmount`.
	 *
	 * @deprecated Use `formatAmount`.
	 */
	formatCurrency: ( number: NumberInput ) => string;
	/** The price format of a configuration. */
	getPriceFormat: (
		config: Pick< CurrencySetting, 'symbolPosition' | 'priceFormat' >
	) => string;
	/** The currency of a country, `{}` when it has no known symbol. */
	getDataForCountry: (
		countryCode: string,
		localeInfo?: Record< string, CountryInfo >,
		currencySymbols?: Record< string, string >
	) => CountryCurrency | Record< string, never >;
	/** The number rounded to the currency's decimals; 0 when it is not one. */
	formatDecimal: ( number: NumberInput ) => number;
	/** The rounded number in digits (`1234.50`); `''` when it is not one. */
	formatDecimalString: ( number: NumberInput ) => string;
	/** The price for a page: text, negative amounts in `span.is-negative`. */
	render: ( number: NumberInput ) => ReactNode;
}
