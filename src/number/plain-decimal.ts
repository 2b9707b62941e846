/** The digits of a decimal number: `integer` . `fraction`, without a sign. */
export interface PlainDecimal {
	integer: string;
	fraction: string;
}

/**
 * The shortest decimal digits of a number, without an exponent: 1.005 → `1` .
 * `005`, 1e-7 → `0` . `0000001`.
 *
 * These are the digits that users type and see. Rounding them is exact, where
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
	const rounded = BigInt( integer + fraction.slice( 0, precision ) );
	const isRoundedUp = fraction.charAt( precision ) >= '5';
	const digits = String( rounded + BigInt( isRoundedUp ? 1 : 0 ) ).padStart(
		precision + 1,
		'0'
	);
	const split = digits.length - precision;
	return {
		integer: digits.slice( 0, split ),
		fraction: digits.slice( split ),
	};
}
