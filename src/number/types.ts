/** How numbers are formatted. */
export interface NumberConfig {
	/**
	 * Number of decimals. Anything that cannot be parsed as an integer (`null`,
	 * `undefined`, `'many'`) keeps the decimals of the number. Negative counts
	 * as 0, more than 100 as 100.
	 *
	 * @default null
	 */
	precision?: number | string | null;
	/**
	 * Separates the integer part and the decimals.
	 *
	 * @default '.'
	 */
	decimalSeparator?: string;
	/**
	 * Separates groups of three digits; `''` does not group.
	 *
	 * @default ','
	 */
	thousandSeparator?: string;
}

/** A number, or a string that starts with one, as in responses and fields. */
export type NumberInput = number | string | boolean | null | undefined;
