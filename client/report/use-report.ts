import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { getReportStatsQuery, reportsStore } from '@storedeck/data';
import { hasComparison } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import type { Query } from '@storedeck/navigation';
import type { Report } from './define-report';
import { getTableQuery } from './table-query';
import type { FilterSet } from './table-query';
import type { Asked } from './use-report-query';
import { UNKNOWN, useMade, usePart, useSame } from './use-query-result';
import type { Access, Part, StatsSelector } from './use-query-result';
import type { IntervalRow } from './types';

export type { Part } from './use-query-result';

export interface Stats {
	totals: Record< string, number >;
	intervals: IntervalRow[];
}

export interface Rows {
	rows: readonly unknown[];
	totalRows: number;
}

/** The stats of nothing. */
const getNoStats = ( report: Report ): Stats => ( {
	totals: Object.fromEntries(
		[ ...report.charts(), ...report.summary() ].map( ( { key } ) => [
			key,
			0,
		] )
	),
	intervals: [],
} );

function useStatsOf(
	selector: StatsSelector,
	endpoint: string,
	query: Query,
	dataType: 'primary' | 'secondary',
	{ access = 'ask', nothing, ...options }: StatsOptions = {}
): Part< Stats > {
	const request = useSame(
		getReportStatsQuery( {
			endpoint,
			query,
			dataType,
			defaultDateRange: getSetting( 'defaultDateRange' ),
			...options,
		} )
	);
	const { answer, error, isRequesting } = useSelect(
		( select ) => {
			if ( access !== 'ask' ) {
				return { answer: undefined, ...UNKNOWN };
			}
			const reports = select( reportsStore );
			return selector === 'getReportStats'
				? {
						answer: reports.getReportStats( endpoint, request )
							.data,
						error: reports.getReportStatsError( endpoint, request ),
						isRequesting: reports.isReportStatsRequesting(
							endpoint,
							request
						),
				  }
				: {
						answer: reports.getReportStatsAll( endpoint, request )
							.data,
						error: reports.getReportStatsAllError(
							endpoint,
							request
						),
						isRequesting: reports.isReportStatsAllRequesting(
							endpoint,
							request
						),
				  };
		},
		[ access, selector, endpoint, request ]
	);
	const stats = useMade( answer, ( { totals, intervals } ) => ( {
		totals: totals ?? {},
		intervals: intervals ?? [],
	} ) );
	return usePart(
		{ data: stats, error, isRequesting },
		{ selector, topic: endpoint, query: request, access, nothing }
	);
}

/** What a question takes beside the address. */
type StatsOptions = Partial< FilterSet > & {
	limitBy?: readonly string[];
	access?: Access;
	/** What counts where nothing is asked. */
	nothing?: Stats;
};

/** The other range: without one there are no figures, not figures of zero. */
const NOT_COMPARED = { access: 'nothing', nothing: undefined } as const;

/** The stats of both ranges. */
export function useStats(
	selector: StatsSelector,
	endpoint: string,
	query: Query,
	options?: StatsOptions
) {
	const isCompared = hasComparison( query, getSetting( 'defaultDateRange' ) );
	return {
		primary: useStatsOf( selector, endpoint, query, 'primary', options ),
		secondary: useStatsOf(
			selector,
			endpoint,
			query,
			'secondary',
			isCompared ? options : { ...options, ...NOT_COMPARED }
		),
	};
}

/** The rows of a report's table. */
export function useRows( {
	report,
	query,
	filterSet,
	access,
}: Asked ): Part< Rows > {
	const { endpoint, rows: source } = report;
	const request = useSame( getTableQuery( report, query, filterSet ) );
	const { rows, totalRows, error, isRequesting } = useSelect(
		( select ) => {
			if ( access !== 'ask' ) {
				return { rows: undefined, totalRows: 0, ...UNKNOWN };
			}
			const reports = select( reportsStore );
			const args = [ endpoint, request ] as const;
			if ( source === 'items' ) {
				const { data, totalResults = 0 } = reports.getReportItems(
					...args
				);
				return {
					rows: data,
					totalRows: totalResults,
					error: reports.getReportItemsError( ...args ),
					isRequesting: reports.isReportItemsRequesting( ...args ),
				};
			}
			const { data, totalResults = 0 } = reports.getReportStats(
				...args
			);
			return {
				rows: data && ( data.intervals ?? NO_ROWS ),
				totalRows: totalResults,
				error: reports.getReportStatsError( ...args ),
				isRequesting: reports.isReportStatsRequesting( ...args ),
			};
		},
		[ access, endpoint, source, request ]
	);
	return usePart(
		{ data: rows && { rows, totalRows }, error, isRequesting },
		{
			selector: source === 'items' ? 'getReportItems' : 'getReportStats',
			topic: endpoint,
			query: request,
			access,
			nothing: { rows: NO_ROWS, totalRows: 0 },
		}
	);
}

const NO_ROWS: readonly unknown[] = [];

export type ReportData = ReturnType< typeof useReport >;

/** Everything that a report's screen shows. */
export function useReport( asked: Asked ) {
	const { report, query, filterSet, access } = asked;
	const { isTimeless, itemChart, limitBy } = report;
	const endpoint = report.statsEndpoint ?? report.endpoint;
	const nothing = useMemo( () => getNoStats( report ), [ report ] );
	const options = { ...filterSet, limitBy, access, nothing };
	/** A part that the report may not have. */
	const only = ( isThere: boolean ): StatsOptions =>
		isThere ? options : { ...options, access: 'nothing' };
	const isCompared = hasComparison( query, getSetting( 'defaultDateRange' ) );
	const onlyCompared = ( isThere: boolean ): StatsOptions =>
		isCompared ? only( isThere ) : { ...options, ...NOT_COMPARED };

	return {
		figures: {
			primary: useStatsOf(
				'getReportStats',
				endpoint,
				query,
				'primary',
				options
			),
			secondary: useStatsOf(
				'getReportStats',
				endpoint,
				query,
				'secondary',
				onlyCompared( ! isTimeless )
			),
		},
		series: {
			primary: useStatsOf(
				'getReportStatsAll',
				endpoint,
				query,
				'primary',
				only( ! isTimeless )
			),
			// Items are compared with each other, not with another range.
			secondary: useStatsOf(
				'getReportStatsAll',
				endpoint,
				query,
				'secondary',
				onlyCompared( ! isTimeless && ! itemChart )
			),
		},
		items: useRows( asked ),
	};
}
