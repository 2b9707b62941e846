import { calculateDelta } from '@storedeck/number';
import type { Values } from './types';

/** A value with its place. */
export interface Extreme {
	value: number;
	index: number;
	seriesIndex: number;
}

export interface SummaryFacts {
	highest: Extreme | null;
	lowest: Extreme | null;
	/**
	 * Whether a value that is still in progress lies beyond these, which do
	 * not count it.
	 */
	isBeyondLeftOut: boolean;
	/** Change of the first series against the second, in percent. */
	change: number | null;
}

export interface FactSeries {
	values: Values;
	total: number;
}

/**
 * Change of a total in whole percent.
 *
 * @return `null` when there is nothing to compare with.
 */
export function percentChange( now: number, before: number ): number | null {
	if ( before === 0 ) {
		return null;
	}
	const delta = calculateDelta( now, before );
	return delta && before < 0 ? -delta : delta;
}

const isBeyond = (
	value: number | null,
	highest: Extreme | null,
	lowest: Extreme | null
): boolean =>
	value !== null &&
	( ( highest !== null && value > highest.value ) ||
		( lowest !== null && value < lowest.value ) );

/**
 * What a sentence about the chart needs.
 *
 * @param series    In time comparison only the first one counts for highest
 *                  and lowest; the second one is what it is compared with.
 * @param isCompare Whether the second series is the comparison.
 * @param end       Index of the first interval that is still in progress: half
 *                  a day is no lowest day. Without it all are over.
 */
export function getSummaryFacts(
	series: readonly FactSeries[],
	isCompare: boolean,
	end = Infinity
): SummaryFacts {
	let highest: Extreme | null = null;
	let lowest: Extreme | null = null;
	const counted = isCompare ? series.slice( 0, 1 ) : series;
	counted.forEach( ( { values }, seriesIndex ) => {
		const over = Math.min( end, values.length );
		for ( let index = 0; index < over; index++ ) {
			// Comparing with NaN, the gap in arrays of numbers, is false.
			const value = values[ index ] ?? NaN;
			if ( value > ( highest?.value ?? -Infinity ) ) {
				highest = { value, index, seriesIndex };
			}
			if ( value < ( lowest?.value ?? Infinity ) ) {
				lowest = { value, index, seriesIndex };
			}
		}
	} );
	const [ primary, secondary ] = series;
	const top: Extreme | null = highest;
	const bottom: Extreme | null = lowest;
	return {
		highest,
		lowest,
		isBeyondLeftOut: counted.some( ( { values } ) => {
			for ( let index = end; index < values.length; index++ ) {
				if ( isBeyond( values[ index ] ?? null, top, bottom ) ) {
					return true;
				}
			}
			return false;
		} ),
		change:
			isCompare && primary && secondary
				? percentChange( primary.total, secondary.total )
				: null,
	};
}
