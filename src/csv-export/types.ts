import type { Moment } from 'moment';

/** The value of a cell. Anything else is written as text. */
export type CSVValue =
	| string
	| number
	| boolean
	| Date
	| Moment
	| null
	| undefined;

/**
 * The type of a column, which decides how its values are written:
 * - `text` (default): unchanged.
 * - `number`: digits with a decimal point, without grouping.
 * - `currency`: a number with the decimals of the currency, without a symbol.
 * - `date`: `YYYY-MM-DD`.
 * - `datetime`: `YYYY-MM-DD HH:mm:ss`.
 */
export type CSVColumnType =
	| 'text'
	| 'number'
	| 'currency'
	| 'date'
	| 'datetime';

export interface CSVHeader {
	/** Text of the header line. */
	label?: CSVValue;
	/** Type of the values. */
	type?: CSVColumnType;
	/**
	 * Decimals of a `currency` column.
	 *
	 * @default Those of the store's currency.
	 */
	precision?: number;
}

/** A cell of a table. Only its value is written. */
export interface CSVCell {
	value?: CSVValue;
	display?: unknown;
}
