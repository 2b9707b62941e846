import { alignDecimals, toDecimal } from '@storedeck/number';
import { toExactNumber } from './core';
import { messages } from './messages';
import type { MoneyObject } from './types';

/** @throws {TypeError} When the ratios cannot share anything. */
function assertRatios( ratios: readonly number[] ): void {
	const areNumbers =
		Array.isArray( ratios ) &&
		ratios.every( ( ratio ) => Number.isFinite( ratio ) && ratio >= 0 );
	if ( ! areNumbers || ! ratios.some( ( ratio ) => ratio > 0 ) ) {
		throw new TypeError( messages.ratios );
	}
}

/**
 * Shares money in proportion to ratios; the shares add up to it exactly. What
 * remains is handed out one unit at a time, from the first ratio above 0 on. A
 * refund is shared as the payment was: the shares of -x are minus those of x.
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
	// Division of whole numbers cuts towards zero.
	const floors = wholes.map( ( ratio ) => ( amount * ratio ) / total );
	let remainder = floors.reduce( ( rest, share ) => rest - share, amount );
	return floors.map( ( share, index ) => {
		// Each share lost less than a unit, so one round hands out all of it.
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
