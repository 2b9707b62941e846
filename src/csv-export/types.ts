import type { Moment } from 'moment';

/** What a cell may hold. Anything else is written as text. */
export type CSVValue =
	| string
	| number
	| boolean
	| Date
	| Moment
	| null
	| undefined;

/**
 * What a column holds, which decides how its values are written:
 * - `text` (the default): as it is.
 * - `number`: digits with a point before the decimals, no grouping.
 * - `currency`: as a number, with the decimals of the currency, no symbol.
 * - `date`: `YYYY-MM-DD`.
 * - `datetime`: `YYYY-MM-DD HH:mm:ss`.
 */
export type CSVColumnType =
	| 'text'
	| 'number'
	| 'currency'
	| 'date'
	| 'datetime';

/** A column. */
export interface CSVHeader {
	/** Text of the first line. */
	label?: CSVValue;
	/** How the values of the column are written. */
	type?: CSVColumnType;
	/**
	 * Decimals of a `currency` column.
	 *
	 * @default Those of the shop's currency.
	 */
	precision?: number;
}

/** A cell of a table. Only its value is written. */
export interface CSVCell {
	value?: CSVValue;
	display?: unknown;
}
