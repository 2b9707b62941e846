/** How a number is written. */
export interface NumberConfig {
	/**
	 * Decimals to show. Anything that does not read as an integer (`null`,
	 * `undefined`, `'many'`) keeps the decimals the number already has.
	 * Negative counts as 0, more than 100 as 100.
	 *
	 * @default null
	 */
	precision?: number | string | null;
	/**
	 * Stands between the integer part and the decimals.
	 *
	 * @default '.'
	 */
	decimalSeparator?: string;
	/**
	 * Stands between groups of three integer digits; `''` does not group.
	 *
	 * @default ','
	 */
	thousandSeparator?: string;
}

/** A number, or text that starts with one, as answers and fields carry them. */
export type NumberInput = number | string | boolean | null | undefined;
