import type { Moment } from 'moment';
import { getPreviousDate } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import type { IntervalRow } from './types';

export interface ChartPoint {
	label: string;
	/** The date that the value belongs to; the secondary one differs from the row's. */
	labelDate: string;
	/** null where there is nothing to draw: no data, or not yet. */
	value: number | null;
}

export type ChartRow = {
	/** Wall clock of the shop, `YYYY-MM-DDTHH:mm:ss`. */
	date: string;
	primary: ChartPoint;
	/** Not there without a comparison. */
	secondary?: ChartPoint;
};

export interface ChartRowsInput {
	/** The field of the subtotals that is drawn. */
	field: string;
	interval: Interval;
	compare: string;
	primary: { intervals: IntervalRow[]; label: string; after: Moment };
	/** Undefined without a comparison. */
	secondary?: { intervals: IntervalRow[]; label: string; after: Moment };
	/** The shop's wall clock now, `YYYY-MM-DDTHH:mm:ss`: later hours and days have no value. */
	now: string;
}

const toIso = ( date: string ) => date.replace( ' ', 'T' );

/**
 * A row without values, for as long as there is none: the names in it keep the
 * place of the legend.
 *
 * @param input Of buildChartRows().
 */
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
 * Puts the two ranges of a comparison side by side, one row for each interval
 * of the primary range. The partner of an interval is the one that starts on
 * the date that corresponds to it; where the calendar has none (29 February a
 * year ago), the one at the same place of the series.
 */
export function buildChartRows( input: ChartRowsInput ): ChartRow[] {
	const { field, interval, compare, primary, secondary, now } = input;
	const byStart = new Map(
		secondary?.intervals.map( ( row ) => [ toIso( row.date_start ), row ] )
	);
	const getPartner = (
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
		const partner = byStart.get( previous ) ?? secondary.intervals[ index ];
		return {
			label: secondary.label,
			labelDate: partner ? toIso( partner.date_start ) : previous,
			value: partner ? partner.subtotals[ field ] ?? 0 : null,
		};
	};

	return primary.intervals.map( ( row, index ) => {
		const date = toIso( row.date_start );
		const partner = getPartner( date, index );
		return {
			date,
			primary: {
				label: primary.label,
				labelDate: date,
				value: date > now ? null : row.subtotals[ field ] ?? 0,
			},
			...( partner && { secondary: partner } ),
		};
	} );
}
