import { alignDecimals, toDecimal } from '@storedeck/number';
import { toExactNumber } from './core';
import { messages } from './messages';
import type { MoneyObject } from './types';

/**
 * @throws {TypeError} When no ratio is above 0, or one is not a positive
 *                     number.
 */
function assertRatios( ratios: readonly number[] ): void {
	const areNumbers =
		Array.isArray( ratios ) &&
		ratios.every( ( ratio ) => Number.isFinite( ratio ) && ratio >= 0 );
	if ( ! areNumbers || ! ratios.some( ( ratio ) => ratio > 0 ) ) {
		throw new TypeError( messages.ratios );
	}
}

/**
 * Allocates an amount in proportion to ratios; the shares add up to it exactly.
 * The remainder is distributed one unit at a time, starting with the first
 * ratio above 0. Negative amounts have the negated shares, so that a refund is
 * allocated like its payment.
 */
export function allocate(
	money: MoneyObject,
	ratios: readonly number[]
): MoneyObject[] {
	assertRatios( ratios );
	const { amounts: wholes } = alignDecimals( ratios.map( toDecimal ) );
	const zero = BigInt( 0 );
	const total = wholes.reduce( ( sum, ratio ) => sum + ratio, zero );
	const amount = BigInt( money.amount );
	const unit = BigInt( amount < 0 ? -1 : 1 );
	// Division of integers truncates.
	const floors = wholes.map( ( ratio ) => ( amount * ratio ) / total );
	let remainder = floors.reduce( ( rest, share ) => rest - share, amount );
	return floors.map( ( share, index ) => {
		// Each share lost less than a unit, so one pass distributes the
		// remainder.
		const isTopped = remainder !== zero && wholes[ index ] !== zero;
		if ( isTopped ) {
			remainder -= unit;
		}
		return {
			...money,
			amount: toExactNumber( isTopped ? share + unit : share ),
		};
	} );
}
