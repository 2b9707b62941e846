import type { NumberInput } from '@storedeck/number';
import type { ReactNode } from 'react';

/** Position of the symbol; `_space` adds a space between symbol and number. */
export type SymbolPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** How a store formats prices. All strings are plain text, never HTML. */
export interface CurrencyConfig {
	/** ISO 4217 code, `USD`. */
	code: string;
	symbol: string;
	/** One of {@link SymbolPosition}; anything else is read as `left`. */
	symbolPosition: string;
	thousandSeparator: string;
	decimalSeparator: string;
	/** Decimals, 0–20. */
	precision: number;
	/** `%1$s` is the symbol or code, `%2$s` the number. */
	priceFormat: string;
}

/**
 * A configuration as callers pass it. Missing and `null` properties keep their
 * default, numbers may be strings, tags are removed from strings and entities
 * decoded.
 */
export type CurrencySetting = {
	[ Key in keyof CurrencyConfig ]?: string | number | null;
};

/** A country in WooCommerce's locale data. */
export interface CountryInfo {
	currency_code?: string;
	currency_pos?: string;
	thousand_sep?: string;
	decimal_sep?: string;
	num_decimals?: number | string;
}

/** The currency of a country, with the values of the locale data. */
export interface CountryCurrency {
	code: string;
	symbol: string;
	symbolPosition?: string;
	thousandSeparator?: string;
	decimalSeparator?: string;
	precision?: number | string;
}

/** A currency that formats prices. */
export interface Currency {
	/** Returns a copy of the configuration. */
	getCurrencyConfig: () => CurrencyConfig;
	/** Replaces the configuration by the defaults merged with `setting`. */
	setCurrency: ( setting?: CurrencySetting ) => void;
	/**
	 * The price as plain text, `''` when `number` is not a number. The minus
	 * sign comes first in every price format: `-$9.99`. `useCode` shows the
	 * currency code instead of the symbol.
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
	/** The currency of a country, `{}` when its symbol is unknown. */
	getDataForCountry: (
		countryCode: string,
		localeInfo?: Record< string, CountryInfo >,
		currencySymbols?: Record< string, string >
	) => CountryCurrency | Record< string, never >;
	/** The number rounded to the currency's decimals; 0 when it is not a number. */
	formatDecimal: ( number: NumberInput ) => number;
	/** The rounded number in digits (`1234.50`); `''` when it is not a number. */
	formatDecimalString: ( number: NumberInput ) => string;
	/**
	 * The price as React content; negative amounts in `span.is-negative`,
	 * isolated from the direction of the text around them.
	 */
	render: ( number: NumberInput ) => ReactNode;
}
