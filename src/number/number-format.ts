import { parseNumber } from './parse-number';
import {
	roundPlainDecimal,
	toPlainDecimal,
	type PlainDecimal,
} from './plain-decimal';
import { clampPrecision } from './round-to-precision';
import type { NumberConfig, NumberInput } from './types';

/**
 * Formats a number with separators and decimals.
 *
 * Rounds halves away from zero on the decimal digits, as PHP's `number_format`
 * does, so that pages and PHP show the same amounts. A number that rounds to
 * zero has no minus sign.
 *
 * @example
 * numberFormat( { precision: 2 }, '1337.4498' ); // '1,337.45'
 * numberFormat( { precision: 2 }, 1.005 ); // '1.01'
 *
 * @param config Separators and decimals.
 * @param number A number, or a string that starts with one (with a decimal
 *               point).
 * @return The text; `''` when the input is not a number, `'0'` (with its
 *         decimals) when it is infinite.
 */
export function numberFormat(
	config: NumberConfig,
	number: NumberInput
): string {
	const {
		precision = null,
		decimalSeparator = '.',
		thousandSeparator = ',',
	} = config;
	const parsed = parseNumber( number );
	if ( Number.isNaN( parsed ) ) {
		return '';
	}
	const value = Number.isFinite( parsed ) ? parsed : 0;
	const decimals = parseInt( String( precision ), 10 );
	const shown = Number.isNaN( decimals )
		? toShownDecimal( value )
		: roundPlainDecimal(
				toPlainDecimal( value ),
				clampPrecision( decimals )
		  );
	const sign = value < 0 && isAboveZero( shown ) ? '-' : '';
	const integer = groupDigits( shown.integer, thousandSeparator );
	return shown.fraction
		? sign + integer + decimalSeparator + shown.fraction
		: sign + integer;
}

/**
 * The digits that JavaScript prints. Very large numbers keep the exponent
 * (`1e+21`); very small ones are 0.
 */
function toShownDecimal( value: number ): PlainDecimal {
	const text = String( Math.abs( value ) );
	if ( text.includes( 'e-' ) ) {
		return { integer: '0', fraction: '' };
	}
	if ( text.includes( 'e' ) ) {
		return { integer: text, fraction: '' };
	}
	return toPlainDecimal( value );
}

function isAboveZero( { integer, fraction }: PlainDecimal ): boolean {
	return /[1-9]/.test( integer + fraction );
}

/**
 * Groups by threes. Text with an exponent (`1e+21`) is unchanged, since
 * exponents have at most three digits.
 */
function groupDigits( integer: string, separator: string ): string {
	// A function, because `$&` in a separator must not be replaced.
	return integer.replace( /\B(?=(?:\d{3})+$)/g, () => separator );
}
