import { roundPlainDecimal, toPlainDecimal } from './plain-decimal';

/** No field needs more decimals, and `toFixed` knows no more. */
const MAX_PRECISION = 100;

/** Keeps a precision inside what can be shown. */
export function clampPrecision( precision: number ): number {
	return Math.min( Math.max( precision, 0 ), MAX_PRECISION );
}

/**
 * Rounds a number at its decimal digits, halves away from zero.
 *
 * @example
 * roundToPrecision( 1.005, 2 ); // 1.01
 * roundToPrecision( -2.5, 0 ); // -3
 *
 * @param value     A number; NaN and ±Infinity come back unchanged.
 * @param precision Decimals to keep.
 */
export function roundToPrecision( value: number, precision: number ): number {
	if ( ! Number.isFinite( value ) ) {
		return value;
	}
	const { integer, fraction } = roundPlainDecimal(
		toPlainDecimal( value ),
		clampPrecision( precision )
	);
	const rounded = Number( `${ integer }.${ fraction }` );
	return value < 0 && rounded !== 0 ? -rounded : rounded;
}
