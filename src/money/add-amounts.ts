import { alignDecimals, fromDecimal, toDecimal } from '@storedeck/number';

/**
 * Amounts with more decimals are averages, which are rare: they are added as
 * decimals.
 */
const MAX_UNITS = 1e8;

/**
 * Adds amounts in units of 1, 0.1, 0.01 …, since integers have no rounding
 * errors. A chart adds hundreds of thousands of amounts, for which decimals of
 * any size are too slow.
 *
 * @return Undefined when a number cannot hold the sum in these units.
 */
function addUnits( amounts: readonly number[] ): number | undefined {
	let units = 1;
	let sum = 0;
	for ( const amount of amounts ) {
		let whole = Math.round( amount * units );
		// Division rounds to the nearest number, so equality means that these
		// are the digits of the amount.
		while ( whole / units !== amount ) {
			units *= 10;
			sum *= 10;
			if ( units > MAX_UNITS ) {
				return undefined;
			}
			whole = Math.round( amount * units );
		}
		sum += whole;
		if (
			! Number.isSafeInteger( whole ) ||
			! Number.isSafeInteger( sum )
		) {
			return undefined;
		}
	}
	return sum / units;
}

/**
 * The sum of amounts by their decimal digits, without the rounding errors of
 * floating-point numbers.
 *
 * @example
 * addAmounts( [ 0.1, 0.2 ] ); // 0.3
 *
 * @param amounts Finite numbers, for example amounts of a report.
 * @return The number nearest to the exact sum; 0 for an empty list.
 */
export function addAmounts( amounts: readonly number[] ): number {
	const sum = addUnits( amounts );
	if ( sum !== undefined ) {
		return sum;
	}
	const aligned = alignDecimals( amounts.map( toDecimal ) );
	return fromDecimal( {
		amount: aligned.amounts.reduce(
			( total, amount ) => total + amount,
			BigInt( 0 )
		),
		scale: aligned.scale,
	} );
}
