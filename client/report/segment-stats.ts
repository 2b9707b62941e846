import { getReportStatsQuery } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import type { Query } from '@storedeck/navigation';
import type { Moment } from 'moment';
import { useReportStats } from './queries';
import type { Stats } from './queries';
import type { QueryResult, QueryState } from './query-result';
import type { FilterSet } from './table-query';

/** Whose stats are split into segments. */
export interface SegmentSource extends Partial< FilterSet > {
	/** Below `/wc-analytics/reports/`, without `/stats`. */
	endpoint: string;
	/** The query of the URL. */
	query: Query;
	limitBy?: readonly string[];
}

interface Options {
	segmentby: string;
	dataType: 'primary' | 'secondary';
	state: QueryState;
	/** The end of the secondary period, see `getComparedUntil`. */
	until?: Moment;
	/** The metrics; all of them by default. */
	fields?: readonly string[];
}

/** The totals of a period by segments: all items, not a page of them. */
export function useSegmentStats(
	{ endpoint, query, ...source }: SegmentSource,
	{ segmentby, dataType, state, until, fields }: Options
): QueryResult< Stats > {
	const request = getReportStatsQuery( {
		...source,
		endpoint,
		query: { ...query, segmentby },
		dataType,
		defaultDateRange: getSetting( 'defaultDateRange' ),
		until: dataType === 'secondary' ? until : undefined,
		fields,
	} );
	return useReportStats(
		endpoint,
		// Totals need no intervals.
		{ ...request, interval: 'year', per_page: 1 },
		{ state }
	);
}
