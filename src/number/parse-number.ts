import type { NumberInput } from './types';

/**
 * Parses a number like `parseFloat`: leading whitespace is skipped, text after
 * the number is ignored, the decimal separator is a point.
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
