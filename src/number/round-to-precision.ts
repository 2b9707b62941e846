import { roundPlainDecimal, toPlainDecimal } from './plain-decimal';

/** The maximum of `toFixed`. */
const MAX_PRECISION = 100;

export function clampPrecision( precision: number ): number {
	return Math.min( Math.max( precision, 0 ), MAX_PRECISION );
}

/**
 * Rounds a number on its decimal digits, halves away from zero.
 *
 * @example
 * roundToPrecision( 1.005, 2 ); // 1.01
 * roundToPrecision( -2.5, 0 ); // -3
 *
 * @param value     A number; NaN and ±Infinity are returned unchanged.
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
