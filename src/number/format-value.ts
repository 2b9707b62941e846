import { markSign } from './mark-sign';
import { numberFormat } from './number-format';
import type { NumberConfig } from './types';

/**
 * Formats a value by its type.
 *
 * @example
 * formatValue( {}, 'average', 3.5 ); // 4
 * formatValue( { precision: 2 }, 'number', 1234.5 ); // '1,234.5'
 *
 * @param config Separators for `'number'`; its precision is ignored, because
 *               counts keep their decimals.
 * @param type   `'average'` rounds to an integer, halves up; `'number'` formats
 *               the number as text.
 * @param value  A finite number.
 * @return `null` when the value is not a finite number, `undefined` for any
 *         other type.
 */
export function formatValue(
	config: NumberConfig,
	type: 'average',
	value: unknown
): number | null;
export function formatValue(
	config: NumberConfig,
	type: 'number',
	value: unknown
): string | null;
export function formatValue(
	config: NumberConfig,
	type: string,
	value: unknown
): number | string | null | undefined;
export function formatValue(
	config: NumberConfig,
	type: string,
	value: unknown
): number | string | null | undefined {
	if ( typeof value !== 'number' || ! Number.isFinite( value ) ) {
		return null;
	}
	switch ( type ) {
		case 'average':
			// `+ 0` turns minus zero into zero.
			return Math.round( value ) + 0;
		case 'number':
			return markSign(
				numberFormat( { ...config, precision: null }, value )
			);
		default:
			return undefined;
	}
}
