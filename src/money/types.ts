import type { ConvertOptions } from './exchange-rate';
import type { RoundingMode } from './rounding-mode';

/** The properties of an amount of money. */
export interface MoneyObject {
	/**
	 * Integer, in units of `precision` decimals: 1050 with precision 2 is
	 * 10.50.
	 */
	amount: number;
	/** ISO 4217 code. */
	currency: string;
	/** Decimals, 0–100. */
	precision: number;
}

/** Options of `Money`; missing ones have a default. */
export type MoneyOptions = Partial< MoneyObject >;

/**
 * An amount of money. It is immutable: arithmetic returns new amounts.
 *
 * Arithmetic and comparisons between currencies throw a TypeError, results
 * outside JavaScript's safe integers (±2⁵³ − 1) a RangeError.
 */
export interface MoneyInstance {
	readonly getAmount: () => number;
	readonly getCurrency: () => string;
	readonly getPrecision: () => number;
	readonly getLocale: () => string;
	/** The same amount, formatted for another locale (`de-DE`, `de_DE`). */
	readonly setLocale: ( locale: string ) => MoneyInstance;

	/** The sum, at the higher of both precisions. */
	readonly add: ( addend: MoneyInstance ) => MoneyInstance;
	/** The difference, at the higher of both precisions. */
	readonly subtract: ( subtrahend: MoneyInstance ) => MoneyInstance;
	/** The product with a number, by its decimal digits. */
	readonly multiply: (
		multiplier: number,
		mode?: RoundingMode
	) => MoneyInstance;
	/** The quotient by a number, by its decimal digits. */
	readonly divide: ( divisor: number, mode?: RoundingMode ) => MoneyInstance;
	/** A percentage of the amount; RangeError outside 0–100. */
	readonly percentage: (
		percentage: number,
		mode?: RoundingMode
	) => MoneyInstance;
	/**
	 * Shares in proportion to ratios, which add up to the amount exactly. The
	 * remainder is distributed one unit at a time, starting with the first
	 * ratio above 0. TypeError for invalid ratios.
	 */
	readonly allocate: ( ratios: readonly number[] ) => MoneyInstance[];
	/** The amount in another currency; TypeError when there is no rate. */
	readonly convert: (
		currency: string,
		options: ConvertOptions
	) => Promise< MoneyInstance >;
	/** The amount at another precision. */
	readonly convertPrecision: (
		precision: number,
		mode?: RoundingMode
	) => MoneyInstance;

	/** -1 when less than the other amount, 0 when equal, 1 when more. */
	readonly compare: ( other: MoneyInstance ) => -1 | 0 | 1;
	/** Whether amount and currency are equal, regardless of precision. */
	readonly equalsTo: ( other: MoneyInstance ) => boolean;
	readonly lessThan: ( other: MoneyInstance ) => boolean;
	readonly lessThanOrEqual: ( other: MoneyInstance ) => boolean;
	readonly greaterThan: ( other: MoneyInstance ) => boolean;
	readonly greaterThanOrEqual: ( other: MoneyInstance ) => boolean;
	readonly isZero: () => boolean;
	/** True for zero. */
	readonly isPositive: () => boolean;
	readonly isNegative: () => boolean;
	/** Whether there are digits other than 0 after the decimal separator. */
	readonly hasSubUnits: () => boolean;
	/** The same as `hasSubUnits`. */
	readonly hasCents: () => boolean;
	readonly hasSameCurrency: ( other: MoneyInstance ) => boolean;
	/** Whether the amounts are equal, regardless of precision and currency. */
	readonly hasSameAmount: ( other: MoneyInstance ) => boolean;

	/**
	 * Formats the amount in its locale. The format contains `$`, `USD` (before)
	 * or `dollar` (after) for symbol, code or name of the currency, `0,0` for
	 * grouped or `0` for ungrouped digits, and a 0 after the point for each
	 * decimal.
	 */
	readonly toFormat: ( format?: string, mode?: RoundingMode ) => string;
	/** The amount in units of the currency: 10.5 for 1050 cents. */
	readonly toUnit: () => number;
	/** The amount in units of the currency, rounded. */
	readonly toRoundedUnit: ( digits: number, mode?: RoundingMode ) => number;
	readonly toObject: () => MoneyObject;
	readonly toJSON: () => MoneyObject;
}
