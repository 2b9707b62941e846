/** A decimal number in digits: `integer` . `fraction`, without sign. */
export interface PlainDecimal {
	integer: string;
	fraction: string;
}

/**
 * The shortest decimal digits that stand for a number, with the exponent
 * written out: 1.005 → `1` . `005`, 1e-7 → `0` . `0000001`.
 *
 * These are the digits a person typed or sees. Rounding them is exact, where
 * rounding the binary value turns 1.005 into 1.00.
 *
 * @param value A finite number; its sign is dropped.
 */
export function toPlainDecimal( value: number ): PlainDecimal {
	const [ mantissa = '0', exponent = '0' ] = String(
		Math.abs( value )
	).split( 'e' );
	const [ integer = '0', fraction = '' ] = mantissa.split( '.' );
	const shift = Number( exponent );
	if ( shift >= 0 ) {
		const digits = fraction.padEnd( shift, '0' );
		return {
			integer: integer + digits.slice( 0, shift ),
			fraction: digits.slice( shift ),
		};
	}
	const digits = integer.padStart( 1 - shift, '0' );
	return {
		integer: digits.slice( 0, shift ),
		fraction: digits.slice( shift ) + fraction,
	};
}

/**
 * Rounds digits at `precision` decimals, halves away from zero.
 *
 * @return Digits with exactly `precision` decimals.
 */
export function roundPlainDecimal(
	{ integer, fraction }: PlainDecimal,
	precision: number
): PlainDecimal {
	if ( fraction.length <= precision ) {
		return { integer, fraction: fraction.padEnd( precision, '0' ) };
	}
	const kept = BigInt( integer + fraction.slice( 0, precision ) );
	const isUp = fraction.charAt( precision ) >= '5';
	const digits = String( kept + BigInt( isUp ? 1 : 0 ) ).padStart(
		precision + 1,
		'0'
	);
	const split = digits.length - precision;
	return {
		integer: digits.slice( 0, split ),
		fraction: digits.slice( split ),
	};
}
