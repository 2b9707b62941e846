import type { ConvertOptions } from './exchange-rate';
import type { RoundingMode } from './rounding';

/** What money is made of. */
export interface MoneyObject {
	/** Integer, in units of `precision` decimals: 1050 with precision 2 is 10.50. */
	amount: number;
	/** ISO 4217 code. */
	currency: string;
	/** Decimals, 0–100. */
	precision: number;
}

/** What money is made from; missing parts keep their default. */
export type MoneyOptions = Partial< MoneyObject >;

/**
 * An amount of money. It never changes: arithmetic gives new money.
 *
 * Errors: arithmetic and order between currencies throw a TypeError, results
 * beyond the exact integers of JavaScript (±2⁵³ − 1) a RangeError.
 */
export interface MoneyInstance {
	readonly getAmount: () => number;
	readonly getCurrency: () => string;
	readonly getPrecision: () => number;
	readonly getLocale: () => string;
	/** The same money, formatted for another language (`de-DE`, `de_DE`). */
	readonly setLocale: ( locale: string ) => MoneyInstance;

	/** The sum, at the higher of both precisions. */
	readonly add: ( addend: MoneyInstance ) => MoneyInstance;
	/** The difference, at the higher of both precisions. */
	readonly subtract: ( subtrahend: MoneyInstance ) => MoneyInstance;
	/** The product with a number, taken by its decimal digits. */
	readonly multiply: (
		multiplier: number,
		mode?: RoundingMode
	) => MoneyInstance;
	/** The quotient by a number, taken by its decimal digits. */
	readonly divide: ( divisor: number, mode?: RoundingMode ) => MoneyInstance;
	/** So many percent of the money; RangeError outside 0–100. */
	readonly percentage: (
		percentage: number,
		mode?: RoundingMode
	) => MoneyInstance;
	/**
	 * Shares in proportion to the ratios that add up to the money exactly. What
	 * remains is handed out one unit at a time, from the first ratio above 0.
	 * TypeError for ratios that are none.
	 */
	readonly allocate: ( ratios: readonly number[] ) => MoneyInstance[];
	/** The money in another currency; TypeError when there is no rate. */
	readonly convert: (
		currency: string,
		options: ConvertOptions
	) => Promise< MoneyInstance >;
	/** The money at another precision. */
	readonly convertPrecision: (
		precision: number,
		mode?: RoundingMode
	) => MoneyInstance;

	/** -1 when less than the other money, 0 when equal, 1 when more. */
	readonly compare: ( other: MoneyInstance ) => -1 | 0 | 1;
	/** Whether amount and currency are the same; precisions may differ. */
	readonly equalsTo: ( other: MoneyInstance ) => boolean;
	readonly lessThan: ( other: MoneyInstance ) => boolean;
	readonly lessThanOrEqual: ( other: MoneyInstance ) => boolean;
	readonly greaterThan: ( other: MoneyInstance ) => boolean;
	readonly greaterThanOrEqual: ( other: MoneyInstance ) => boolean;
	readonly isZero: () => boolean;
	/** Zero counts as positive. */
	readonly isPositive: () => boolean;
	readonly isNegative: () => boolean;
	/** Whether there is anything after the decimal separator. */
	readonly hasSubUnits: () => boolean;
	/** The same as `hasSubUnits`. */
	readonly hasCents: () => boolean;
	readonly hasSameCurrency: ( other: MoneyInstance ) => boolean;
	/** Whether the amounts are equal, whatever their precisions. */
	readonly hasSameAmount: ( other: MoneyInstance ) => boolean;

	/**
	 * The money as text in its language. The format holds `$`, `USD` (before)
	 * or `dollar` (after) for symbol, code or name of the currency, `0,0` for
	 * grouped or `0` for plain digits, and a 0 after the point per decimal.
	 */
	readonly toFormat: ( format?: string, mode?: RoundingMode ) => string;
	/** The amount in units of the currency: 10.5 for 1050 cents. */
	readonly toUnit: () => number;
	/** The amount in units of the currency, rounded. */
	readonly toRoundedUnit: ( digits: number, mode?: RoundingMode ) => number;
	readonly toObject: () => MoneyObject;
	readonly toJSON: () => MoneyObject;
}
