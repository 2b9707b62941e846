/** A value with its place. */
export interface Extreme {
	value: number;
	index: number;
	seriesIndex: number;
}

export interface SummaryFacts {
	highest: Extreme | null;
	lowest: Extreme | null;
	/** Change of the first series against the second, in percent. */
	change: number | null;
}

export interface FactSeries {
	values: ReadonlyArray< number | null >;
	total: number;
}

/**
 * Change of a total in whole percent.
 *
 * @return `null` when there is nothing to compare with.
 */
export function percentChange( now: number, before: number ): number | null {
	return before === 0
		? null
		: Math.round( ( ( now - before ) / Math.abs( before ) ) * 100 );
}

/**
 * What a sentence about the chart needs.
 *
 * @param series    In time comparison only the first one counts for highest
 *                  and lowest; the second one is what it is compared with.
 * @param isCompare Whether the second series is the comparison.
 */
export function getSummaryFacts(
	series: readonly FactSeries[],
	isCompare: boolean
): SummaryFacts {
	let highest: Extreme | null = null;
	let lowest: Extreme | null = null;
	const counted = isCompare ? series.slice( 0, 1 ) : series;
	counted.forEach( ( { values }, seriesIndex ) => {
		values.forEach( ( value, index ) => {
			if ( value === null ) {
				return;
			}
			if ( ! highest || value > highest.value ) {
				highest = { value, index, seriesIndex };
			}
			if ( ! lowest || value < lowest.value ) {
				lowest = { value, index, seriesIndex };
			}
		} );
	} );
	const [ primary, secondary ] = series;
	return {
		highest,
		lowest,
		change:
			isCompare && primary && secondary
				? percentChange( primary.total, secondary.total )
				: null,
	};
}
