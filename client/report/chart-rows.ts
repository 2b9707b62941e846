import type { Moment } from 'moment';
import { getPreviousDate } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import { formatIso, toIso } from '../common/iso-time';
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

/** An interval of a response. */
type ChartInterval = Pick< IntervalRow, 'subtotals' > & {
	date_start?: string;
	interval?: string;
};

/** A period and its name. */
interface Period {
	intervals: ChartInterval[];
	label: string;
	after: Moment;
}

interface ChartRowsInput {
	/** The field of the subtotals. */
	field: string;
	interval: Interval;
	compare: string;
	primary: Period;
	/** Undefined without a comparison. */
	secondary?: Period;
	/** The current site time, `YYYY-MM-DDTHH:mm:ss`: later intervals have no value. */
	now: string;
}

/** Nothing in an interval is 0. One that has not begun has no value. */
export const getValue = (
	date: string,
	now: string,
	value: number | null | undefined
) => ( date > now ? null : value ?? 0 );

/**
 * The start of an interval, `YYYY-MM-DDTHH:mm:ss`. Reports of plugins may lack
 * `date_start`: the names of days and hours contain it. Empty for other names.
 */
function getStart( { date_start: start, interval = '' }: ChartInterval ) {
	if ( start ) {
		return toIso( start );
	}
	const [ , day, hour = '00' ] =
		/^(\d{4}-\d\d-\d\d)(?:[ T](\d\d))?/.exec( interval ) ?? [];
	return day ? `${ day }T${ hour }:00:00` : '';
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
		secondary?.intervals.map( ( row ) => [ getStart( row ), row ] )
	);
	const getComparedPoint = (
		date: string,
		index: number
	): ChartPoint | undefined => {
		if ( ! secondary ) {
			return undefined;
		}
		const previous = formatIso(
			getPreviousDate(
				date,
				primary.after,
				secondary.after,
				compare,
				interval
			)
		);
		const compared =
			byStart.get( previous ) ?? secondary.intervals[ index ];
		return {
			label: secondary.label,
			labelDate: ( compared && getStart( compared ) ) || previous,
			value: compared ? compared.subtotals[ field ] ?? 0 : null,
		};
	};

	return primary.intervals.flatMap( ( row, index ) => {
		const date = getStart( row );
		if ( ! date ) {
			return [];
		}
		const compared = getComparedPoint( date, index );
		return {
			date,
			primary: {
				label: primary.label,
				labelDate: date,
				value: getValue( date, now, row.subtotals[ field ] ),
			},
			...( compared && { secondary: compared } ),
		};
	} );
}

/** One row without values: while there is no data, its labels reserve the space of the legend. */
export const buildEmptyRows = ( input: ChartRowsInput ) =>
	buildChartRows( {
		...input,
		primary: {
			...input.primary,
			intervals: [
				{ date_start: formatIso( input.primary.after ), subtotals: {} },
			],
		},
		now: '',
	} );
