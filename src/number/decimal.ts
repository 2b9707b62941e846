import { toPlainDecimal } from './plain-decimal';

/** A decimal number without rounding errors: `amount` / 10 ^ `scale`. */
export interface Decimal {
	amount: bigint;
	scale: number;
}

/**
 * A number by its decimal digits: 0.07 is seven hundredths, not the nearest
 * binary fraction.
 *
 * @param value A finite number.
 */
export function toDecimal( value: number ): Decimal {
	const { integer, fraction } = toPlainDecimal( value );
	const amount = BigInt( integer + fraction );
	return {
		amount: value < 0 ? -amount : amount,
		scale: fraction.length,
	};
}

/**
 * The number that is nearest to a decimal.
 *
 * @param decimal Of any size; ±Infinity when it is too large for a number.
 */
export function fromDecimal( { amount, scale }: Decimal ): number {
	return Number( `${ amount }e-${ scale }` );
}

/** The amounts of decimals at the highest scale among them. */
export function alignDecimals( decimals: readonly Decimal[] ): {
	amounts: bigint[];
	scale: number;
} {
	const scale = decimals.reduce(
		( highest, decimal ) => Math.max( highest, decimal.scale ),
		0
	);
	return {
		amounts: decimals.map(
			( decimal ) =>
				decimal.amount * BigInt( 10 ) ** BigInt( scale - decimal.scale )
		),
		scale,
	};
}
