import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useRef } from '@wordpress/element';
import {
	REPORTS_STORE_NAME,
	getReportStatsQuery,
	reportsStore,
	useInterest,
} from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Query } from '@storedeck/navigation';
import type { Report } from '../../reports/define-report';
import { getTableQuery } from './table-query';
import type { IntervalRow } from '../../reports/types';

/** One part of the screen: its figures, and whether they are of now. */
export interface Part< T > {
	/** The newest figures; while new ones load, the ones before. */
	data: T | undefined;
	/** New figures are on their way; `data` may answer the question before. */
	isLoading: boolean;
	error: Error | undefined;
	retry: () => void;
}

export interface Stats {
	totals: Record< string, number >;
	intervals: IntervalRow[];
}

export interface Rows {
	rows: readonly unknown[];
	totalRows: number;
}

/** What the store knows about one question. */
interface Known< T > {
	data: T | undefined;
	error: { message: string } | false;
	isRequesting: boolean;
}

type Selector = 'getReportItems' | StatsSelector;

/**
 * Makes a part of the screen out of what is known: while the answer to a new
 * question is on its way, the answer before stays.
 */
function usePart< T >(
	known: Known< T >,
	selector: Selector,
	endpoint: string,
	query: RequestQuery
): Part< T > {
	const last = useRef< T >();
	if ( known.data ) {
		last.current = known.data;
	}
	const { refresh } = useDispatch( reportsStore );
	useInterest( REPORTS_STORE_NAME, [ [ selector, [ endpoint, query ] ] ] );
	return {
		// Figures of the question before would pass for the failed one's.
		data: known.data ?? ( known.error ? undefined : last.current ),
		// Before the store has begun to ask, it is about to.
		isLoading: known.isRequesting || ! ( known.data || known.error ),
		error: known.error ? new Error( known.error.message ) : undefined,
		retry: useCallback( () => {
			refresh( selector, [ endpoint, query ] );
		}, [ refresh, selector, endpoint, query ] ),
	};
}

/**
 * Totals are known with the first page of intervals (`getReportStats`); a chart
 * needs all of them (`getReportStatsAll`).
 */
type StatsSelector = 'getReportStats' | 'getReportStatsAll';

function useStatsOf(
	selector: StatsSelector,
	endpoint: string,
	query: Query,
	dataType: 'primary' | 'secondary'
): Part< Stats > {
	const request = useSame(
		getReportStatsQuery( {
			endpoint,
			query,
			dataType,
			defaultDateRange: getSetting( 'defaultDateRange' ),
		} )
	);
	const { answer, error, isRequesting } = useSelect(
		( select ) => {
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
		[ selector, endpoint, request ]
	);
	const stats = useMade( answer, ( { totals, intervals } ) => ( {
		totals: totals ?? {},
		intervals: intervals ?? [],
	} ) );
	return usePart(
		{ data: stats, error, isRequesting },
		selector,
		endpoint,
		request
	);
}

/** A query is made anew at each render; the same question stays one object. */
function useSame( query: RequestQuery ): RequestQuery {
	const key = JSON.stringify( query );
	const same = useRef( { key, query } );
	if ( same.current.key !== key ) {
		same.current = { key, query };
	}
	return same.current.query;
}

/** The same input gives the same object, so that nothing is drawn twice. */
function useMade< In extends object, Out >(
	input: In | undefined,
	make: ( input: In ) => Out
): Out | undefined {
	const made = useRef< { input: In; output: Out } >();
	if ( ! input ) {
		return undefined;
	}
	if ( made.current?.input !== input ) {
		made.current = { input, output: make( input ) };
	}
	return made.current.output;
}

/** The stats of both ranges. */
export function useStats(
	selector: StatsSelector,
	endpoint: string,
	query: Query
) {
	return {
		primary: useStatsOf( selector, endpoint, query, 'primary' ),
		secondary: useStatsOf( selector, endpoint, query, 'secondary' ),
	};
}

function useRows( report: Report, query: Query ): Part< Rows > {
	const { endpoint, rows: source } = report;
	const request = useSame( getTableQuery( report, query ) );
	const { rows, totalRows, error, isRequesting } = useSelect(
		( select ) => {
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
		[ endpoint, source, request ]
	);
	return usePart(
		{ data: rows && { rows, totalRows }, error, isRequesting },
		source === 'items' ? 'getReportItems' : 'getReportStats',
		endpoint,
		request
	);
}

const NO_ROWS: readonly unknown[] = [];

export type ReportData = ReturnType< typeof useReport >;

/** Everything that a report's screen shows. */
export function useReport( report: Report, query: Query ) {
	const { endpoint } = report;
	return {
		figures: useStats( 'getReportStats', endpoint, query ),
		series: useStats( 'getReportStatsAll', endpoint, query ),
		items: useRows( report, query ),
	};
}
