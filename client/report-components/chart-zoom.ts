import { useState } from '@wordpress/element';
import { updateQueryString } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/** Days of a range, `YYYY-MM-DD`. */
export interface Days {
	after: string;
	before: string;
}

/** The wall clock of a range, as the chart names it. */
interface Range {
	after: string;
	before: string;
}

/** The part of the address that says which range is shown. */
type RangeQuery = Pick< Query, 'period' | 'after' | 'before' | 'interval' >;

interface Zoomed {
	days: Days;
	/** What the address said before. */
	whole: RangeQuery;
}

const toDay = ( wallClock: string ) => wallClock.slice( 0, 10 );

/**
 * The days that a choice in the chart touches: none before or after the range
 * that is shown, whose last week may have begun before it, and none that has
 * not come yet.
 *
 * @param range Chosen in the chart.
 * @param shown Days of the chart.
 * @param today
 * @return `null` when the choice is everything there is.
 */
export function getZoomDays(
	range: Range,
	shown: Days,
	today: string
): Days | null {
	const end = shown.before < today ? shown.before : today;
	const days = {
		after: [ toDay( range.after ), shown.after ].sort()[ 1 ] ?? '',
		before: [ toDay( range.before ), end ].sort()[ 0 ] ?? '',
	};
	const isEverything = days.after === shown.after && days.before === end;
	return isEverything || days.after > days.before ? null : days;
}

/** Whether the address still shows what was zoomed into. */
export function isZoomed( query: Query, days: Days ): boolean {
	return (
		query.period === 'custom' &&
		query.after === days.after &&
		query.before === days.before
	);
}

/**
 * Zooming as the report does it: the address gets the days as a custom period,
 * and the comparison stays.
 *
 * @param query
 * @param path
 * @param shown Days of the chart.
 * @param today
 */
export function useChartZoom(
	query: Query,
	path: string,
	shown: Days,
	today: string
): {
	onZoom?: ( range: Range ) => void;
	onZoomOut?: () => void;
} {
	const [ zoomed, setZoomed ] = useState< Zoomed | null >( null );
	const isIn = zoomed !== null && isZoomed( query, zoomed.days );

	const zoom = ( range: Range ) => {
		const days = getZoomDays( range, shown, today );
		if ( days ) {
			const { period, after, before, interval } = query;
			setZoomed( {
				days,
				whole: isIn
					? zoomed.whole
					: { period, after, before, interval },
			} );
			updateQueryString( { period: 'custom', ...days }, path, query );
		}
	};
	const zoomOut = () =>
		updateQueryString( { ...zoomed?.whole }, path, query );

	return {
		// One day is the shortest range that an address can name.
		onZoom: shown.after < shown.before ? zoom : undefined,
		onZoomOut: isIn ? zoomOut : undefined,
	};
}
