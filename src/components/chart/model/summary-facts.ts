import { calculateDelta } from '@storedeck/number';
import type { Values } from './types';

/** A value and its position. */
export interface Extreme {
	value: number;
	index: number;
	seriesIndex: number;
}

export interface SummaryFacts {
	highest: Extreme | null;
	lowest: Extreme | null;
	/**
	 * Whether an interval that has not ended exceeds the highest or lowest
	 * value.
	 */
	hasUnfinishedExtreme: boolean;
	/** Change from the compared total to that of the first series in percent. */
	change: number | null;
}

export interface SummarySeries {
	values: Values;
	total: number;
}

/**
 * Returns the change in whole percent, or null if there is nothing to compare
 * with.
 */
export function getPercentChange( now: number, before: number ): number | null {
	if ( before === 0 ) {
		return null;
	}
	const delta = calculateDelta( now, before );
	return delta && before < 0 ? -delta : delta;
}

const isExtreme = (
	value: number | null,
	highest: Extreme | null,
	lowest: Extreme | null
): boolean =>
	value !== null &&
	( ( highest !== null && value > highest.value ) ||
		( lowest !== null && value < lowest.value ) );

/**
 * Returns the facts of the summary.
 *
 * @param series    Visible series. In time comparisons the highest and lowest
 *                  value are those of the first series.
 * @param isCompare Whether the second series is the comparison.
 * @param end       Index of the first interval that has not ended; later values
 *                  are ignored. Defaults to all dates.
 * @param compared  The total that the first series is compared with, if any.
 */
export function getSummaryFacts(
	series: readonly SummarySeries[],
	isCompare: boolean,
	end = Infinity,
	compared?: number
): SummaryFacts {
	let highest: Extreme | null = null;
	let lowest: Extreme | null = null;
	const counted = isCompare ? series.slice( 0, 1 ) : series;
	counted.forEach( ( { values }, seriesIndex ) => {
		const over = Math.min( end, values.length );
		for ( let index = 0; index < over; index++ ) {
			// Comparisons with NaN, a gap, are false.
			const value = values[ index ] ?? NaN;
			if ( value > ( highest?.value ?? -Infinity ) ) {
				highest = { value, index, seriesIndex };
			}
			if ( value < ( lowest?.value ?? Infinity ) ) {
				lowest = { value, index, seriesIndex };
			}
		}
	} );
	const [ primary ] = series;
	const top: Extreme | null = highest;
	const bottom: Extreme | null = lowest;
	return {
		highest,
		lowest,
		hasUnfinishedExtreme: counted.some( ( { values } ) => {
			for ( let index = end; index < values.length; index++ ) {
				if ( isExtreme( values[ index ] ?? null, top, bottom ) ) {
					return true;
				}
			}
			return false;
		} ),
		change:
			isCompare && primary && compared !== undefined
				? getPercentChange( primary.total, compared )
				: null,
	};
}
