import { toUnits } from './units';

/** An amount and the number of orders that it is of. */
interface Product {
	value: number;
	count: number;
}

/** Parts of a change, in units. */
export interface Factors {
	/** From the number of orders. */
	byCount: number;
	/** From the average of an order. */
	byAverage: number;
}

const getAverage = ( { value, count }: Product ) =>
	count > 0 ? value / count : undefined;

/**
 * Splits the change of a product of two factors: each is measured with the mean
 * of the other in both periods, so that neither has what both do together.
 *
 * @param decimals Decimals of the value.
 * @return Undefined without orders.
 */
export function splitByFactors(
	now: Product,
	before: Product,
	decimals: number
): Factors | undefined {
	const averages = [ now, before ].flatMap(
		( product ) => getAverage( product ) ?? []
	);
	if ( averages.length === 0 ) {
		return undefined;
	}
	// Without orders, a period has the average of the other one.
	const mean =
		averages.reduce( ( sum, average ) => sum + average ) / averages.length;
	const byCount =
		Math.round( ( now.count - before.count ) * mean * 10 ** decimals ) + 0;
	return {
		byCount,
		byAverage:
			toUnits( now.value, decimals ) -
			toUnits( before.value, decimals ) -
			byCount,
	};
}
