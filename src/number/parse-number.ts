import type { NumberInput } from './types';

/**
 * Reads a number the way `parseFloat` does: leading blanks are skipped, text
 * after the number is ignored, the decimal separator is a dot.
 *
 * @example
 * parseNumber( '12.5 kg' ); // 12.5
 * parseNumber( true ); // NaN
 *
 * @return The number, or NaN when the value does not start with one.
 */
export function parseNumber( value: NumberInput ): number {
	return typeof value === 'number' ? value : parseFloat( String( value ) );
}
