import { useMemo } from '@wordpress/element';
import { getReportStatsQuery } from '@storedeck/data';
import { hasComparison } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import type { Query } from '@storedeck/navigation';
import type { Moment } from 'moment';
import { useComparedRows } from './compared-rows';
import { getComparedUntil } from './compared-until';
import type { Report } from './report';
import { useReportStats } from './queries';
import type { QueryOptions, Stats, StatsSelector } from './queries';
import type { QueryResult } from './query-result';
import type { FilterSet } from './table-query';
import type { ResolvedReport } from './use-report-query';
import { useRows } from './use-rows';

type StatsOptions = Partial< FilterSet > &
	QueryOptions< Stats > & {
		limitBy?: readonly string[];
		isTimeless?: boolean;
		/** The end of the secondary period, see `getComparedUntil`. */
		until?: Moment;
	};

const getEmptyStats = ( report: Report ): Stats => ( {
	totals: Object.fromEntries(
		[ ...report.charts(), ...report.summary() ].map( ( { key } ) => [
			key,
			0,
		] )
	),
	intervals: [],
} );

function usePeriodStats(
	selector: StatsSelector,
	endpoint: string,
	query: Query,
	dataType: 'primary' | 'secondary',
	{ state = 'ready', emptyData, ...filters }: StatsOptions = {}
): QueryResult< Stats > {
	const request = getReportStatsQuery( {
		endpoint,
		query,
		dataType,
		defaultDateRange: getSetting( 'defaultDateRange' ),
		...filters,
	} );
	return useReportStats( selector, endpoint, request, { state, emptyData } );
}

/** Without a comparison the metrics are missing, not zero. */
const NOT_COMPARED = { state: 'empty', emptyData: undefined } as const;

/** The stats of a report for both whole periods, for a chart. */
export function useStats(
	selector: StatsSelector,
	endpoint: string,
	query: Query,
	options?: StatsOptions
) {
	const isCompared = hasComparison( query, getSetting( 'defaultDateRange' ) );
	return {
		primary: usePeriodStats(
			selector,
			endpoint,
			query,
			'primary',
			options
		),
		secondary: usePeriodStats(
			selector,
			endpoint,
			query,
			'secondary',
			isCompared ? options : { ...options, ...NOT_COMPARED }
		),
	};
}

export interface Totals {
	primary: QueryResult< Stats >;
	secondary: QueryResult< Stats >;
	/** The end of the compared part, unless the whole period is compared. */
	until?: Moment;
}

/**
 * The totals of both periods, for a change. An unfinished period is compared
 * with the same part of the other one, which ends at `until`.
 */
export function useTotals(
	endpoint: string,
	query: Query,
	options?: StatsOptions
): Totals {
	const isCompared = hasComparison( query, getSetting( 'defaultDateRange' ) );
	const primary = usePeriodStats(
		'getReportStats',
		endpoint,
		query,
		'primary',
		options
	);
	const until = getComparedUntil( query, primary );
	const secondaryOptions = options?.isTimeless
		? ( { ...options, state: 'empty' } as const )
		: { ...options, until };
	return {
		primary,
		secondary: usePeriodStats(
			'getReportStats',
			endpoint,
			query,
			'secondary',
			isCompared ? secondaryOptions : { ...options, ...NOT_COMPARED }
		),
		until,
	};
}

export type ReportData = ReturnType< typeof useReport >;

/** All data that the screen of a report shows. */
export function useReport( resolved: ResolvedReport ) {
	const { report, query, filterSet, state } = resolved;
	const { isTimeless, itemChart, limitBy } = report;
	const endpoint = report.statsEndpoint ?? report.endpoint;
	const emptyData = useMemo( () => getEmptyStats( report ), [ report ] );
	const options = { ...filterSet, limitBy, isTimeless, state, emptyData };
	const isCompared = hasComparison( query, getSetting( 'defaultDateRange' ) );
	const optionsIf = ( isShown: boolean ): StatsOptions =>
		isShown ? options : { ...options, state: 'empty' };
	const comparedOptionsIf = ( isShown: boolean ): StatsOptions =>
		isCompared ? optionsIf( isShown ) : { ...options, ...NOT_COMPARED };

	const totals = useTotals( endpoint, query, options );
	const compared = useComparedRows( resolved, totals.until );
	return {
		totals,
		compared,
		chart: {
			primary: usePeriodStats(
				'getReportStatsAll',
				endpoint,
				query,
				'primary',
				optionsIf( ! isTimeless )
			),
			// Items are compared with each other, not with another period.
			secondary: usePeriodStats(
				'getReportStatsAll',
				endpoint,
				query,
				'secondary',
				comparedOptionsIf( ! isTimeless && ! itemChart )
			),
		},
		items: useRows( resolved, compared ),
	};
}
