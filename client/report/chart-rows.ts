import type { Moment } from 'moment';
import { getPreviousDate } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import type { IntervalRow } from './types';

interface ChartPoint {
	label: string;
	/** The date of the value; in the secondary period not the row's date. */
	labelDate: string;
	/** null if there is no data, or not yet. */
	value: number | null;
}

type ChartRow = {
	/** In the site time zone, `YYYY-MM-DDTHH:mm:ss`. */
	date: string;
	primary: ChartPoint;
	/** Missing without a comparison. */
	secondary?: ChartPoint;
};

interface ChartRowsInput {
	/** The field of the subtotals. */
	field: string;
	interval: Interval;
	compare: string;
	primary: { intervals: IntervalRow[]; label: string; after: Moment };
	/** Undefined without a comparison. */
	secondary?: { intervals: IntervalRow[]; label: string; after: Moment };
	/** The current site time, `YYYY-MM-DDTHH:mm:ss`: later intervals have no value. */
	now: string;
}

const toIso = ( date: string ) => date.replace( ' ', 'T' );

/** One row without values: while there is no data, its labels reserve the space of the legend. */
export function buildEmptyRows( {
	primary,
	secondary,
}: Pick< ChartRowsInput, 'primary' | 'secondary' > ): ChartRow[] {
	const date = primary.after.format( 'YYYY-MM-DDTHH:mm:ss' );
	const point = ( { label }: { label: string } ) => ( {
		label,
		labelDate: date,
		value: null,
	} );
	return [
		{
			date,
			primary: point( primary ),
			...( secondary && { secondary: point( secondary ) } ),
		},
	];
}

/**
 * Joins the two periods of a comparison: one row for each interval of the
 * primary period. An interval is compared with the one that starts on the
 * corresponding date. If there is none (29 February a year ago), it is compared
 * with the one at the same index.
 */
export function buildChartRows( input: ChartRowsInput ): ChartRow[] {
	const { field, interval, compare, primary, secondary, now } = input;
	const byStart = new Map(
		secondary?.intervals.map( ( row ) => [ toIso( row.date_start ), row ] )
	);
	const getComparedPoint = (
		date: string,
		index: number
	): ChartPoint | undefined => {
		if ( ! secondary ) {
			return undefined;
		}
		const previous = getPreviousDate(
			date,
			primary.after,
			secondary.after,
			compare,
			interval
		).format( 'YYYY-MM-DDTHH:mm:ss' );
		const compared =
			byStart.get( previous ) ?? secondary.intervals[ index ];
		return {
			label: secondary.label,
			labelDate: compared ? toIso( compared.date_start ) : previous,
			value: compared ? compared.subtotals[ field ] ?? 0 : null,
		};
	};

	return primary.intervals.map( ( row, index ) => {
		const date = toIso( row.date_start );
		const compared = getComparedPoint( date, index );
		return {
			date,
			primary: {
				label: primary.label,
				labelDate: date,
				value: date > now ? null : row.subtotals[ field ] ?? 0,
			},
			...( compared && { secondary: compared } ),
		};
	} );
}
