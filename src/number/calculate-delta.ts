import { alignDecimals, toDecimal } from './decimal';

/**
 * The change from the secondary to the primary value in whole percent, with
 * halves rounded up. It is calculated on the decimal digits of both values.
 *
 * @example
 * calculateDelta( 150, 100 ); // 50
 * calculateDelta( 1.005, 1 ); // 1
 * calculateDelta( 10, 0 ); // 0: the change from zero is undefined
 *
 * @return `null` when a value is not a finite number, or the change is not.
 */
export function calculateDelta(
	primary: unknown,
	secondary: unknown
): number | null {
	if ( ! isFiniteNumber( primary ) || ! isFiniteNumber( secondary ) ) {
		return null;
	}
	if ( secondary === 0 ) {
		return 0;
	}
	const { amounts } = alignDecimals( [
		toDecimal( primary ),
		toDecimal( secondary ),
	] );
	const [ value = BigInt( 0 ), base = BigInt( 0 ) ] = amounts;
	const difference = ( value - base ) * BigInt( 100 );
	const isBaseNegative = base < 0;
	const delta = Number(
		divideHalfUp(
			isBaseNegative ? -difference : difference,
			isBaseNegative ? -base : base
		)
	);
	return Number.isFinite( delta ) ? delta : null;
}

function isFiniteNumber( value: unknown ): value is number {
	return typeof value === 'number' && Number.isFinite( value );
}

/** Divides by a divisor above 0. */
function divideHalfUp( dividend: bigint, divisor: bigint ): bigint {
	const two = BigInt( 2 );
	const doubled = dividend * two + divisor;
	const divisors = divisor * two;
	const quotient = doubled / divisors;
	// Division of integers truncates, which rounds negative quotients up.
	return doubled % divisors < 0 ? quotient - BigInt( 1 ) : quotient;
}
