import { getDateParams } from '../common/url-dates';
import { useState } from '@wordpress/element';
import type { ChartRange } from '@storedeck/components/chart/types';
import { updateQueryString } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/** The first and last day, `YYYY-MM-DD`. */
export interface Days {
	after: string;
	before: string;
}

/** The parameters of the URL for the period. */
type RangeQuery = Pick<
	Query,
	'period' | 'after' | 'before' | 'compare' | 'interval'
>;

interface Zoomed {
	days: Days;
	/** The parameters before the first zoom. */
	original: RangeQuery;
}

const toDay = ( dateTime: string ) => dateTime.slice( 0, 10 );

/**
 * The days of a selection in the chart, without days outside the period (the
 * first or last week may exceed it) and without future days.
 *
 * @param range The selection.
 * @param shown The days of the chart.
 * @return `null` if the selection is the whole period.
 */
export function getZoomDays(
	range: ChartRange,
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

/** Whether the URL still has the days that were zoomed into. */
function isZoomed( query: Query, days: Days ): boolean {
	return (
		query.period === 'custom' &&
		query.after === days.after &&
		query.before === days.before
	);
}

/**
 * Zooming sets a custom period in the URL and keeps the comparison.
 *
 * @param shown The days of the chart.
 */
export function useChartZoom(
	query: Query,
	path: string,
	shown: Days,
	today: string
): {
	onZoom?: ( range: ChartRange ) => void;
	onZoomOut?: () => void;
} {
	const [ zoomed, setZoomed ] = useState< Zoomed | null >( null );
	const isZoomedIn = zoomed !== null && isZoomed( query, zoomed.days );

	const zoom = ( range: ChartRange ) => {
		const days = getZoomDays( range, shown, today );
		if ( days ) {
			const { period, after, before, compare, interval } = query;
			setZoomed( {
				days,
				original: isZoomedIn
					? zoomed.original
					: { period, after, before, compare, interval },
			} );
			// A URL without parameters has the comparison of the default date
			// range. With a custom period it has to name it.
			const { compare: current } = getDateParams( query );
			updateQueryString(
				{ period: 'custom', compare: current, ...days },
				path,
				query
			);
		}
	};
	const zoomOut = () =>
		updateQueryString( { ...zoomed?.original }, path, query );

	return {
		// One day is the shortest period of a URL.
		onZoom: shown.after < shown.before ? zoom : undefined,
		onZoomOut: isZoomedIn ? zoomOut : undefined,
	};
}
