import { itemsStore, reportsStore, useResource } from '@storedeck/data';
import type { ReportItemsResponse, ReportStatsResponse } from '@storedeck/data';
import type { Query } from '@storedeck/api';
import { useQueryResult } from './query-result';
import type { QueryResult, QueryState } from './query-result';
import type { IntervalRow } from './types';

export interface Stats {
	totals: Record< string, number >;
	intervals: IntervalRow[];
}

export interface Rows {
	rows: readonly unknown[];
	/** Rows on all pages. */
	totalRows: number;
	/** Items that only the compared period has, if the rows are sorted by change. */
	omitted?: number;
}

/** The items of a list, by id. */
export type Items = ReadonlyMap<
	string | number,
	Readonly< Record< string, unknown > >
>;

/**
 * The first page of intervals is enough for totals (`getReportStats`); a chart
 * needs all of them (`getReportStatsAll`).
 */
export type StatsSelector = 'getReportStats' | 'getReportStatsAll';

export interface QueryOptions< T > {
	/** `ready` by default. */
	state?: QueryState;
	/** The data if nothing is requested. */
	emptyData?: T;
}

const NO_QUERY: Query = {};

/** Without a query nothing is requested. */
const getState = ( query: Query | undefined ): QueryState =>
	query ? 'ready' : 'empty';

const toRows = ( {
	data,
	totalResults = 0,
}: ReportItemsResponse ): Rows | undefined =>
	data && { rows: data, totalRows: totalResults };

const toStats = ( { data }: ReportStatsResponse ): Stats | undefined =>
	data && {
		totals: data.totals ?? {},
		intervals: data.intervals ?? [],
	};

const toIntervalRows = ( {
	data,
	totalResults = 0,
}: ReportStatsResponse ): Rows | undefined =>
	data && { rows: data.intervals ?? [], totalRows: totalResults };

const toItems = ( items: Items ) => items;

/**
 * The rows of a report.
 *
 * @param endpoint Below `/wc-analytics/reports/`.
 * @param query    Undefined to request nothing.
 */
export function useReportRows(
	endpoint: string,
	query: Query | undefined,
	{ state = getState( query ), emptyData }: QueryOptions< Rows > = {}
): QueryResult< Rows > {
	const args: [ string, Query ] = [ endpoint, query ?? NO_QUERY ];
	const resource = useResource( reportsStore, 'getReportItems', args, {
		enabled: state === 'ready',
		// Never show the rows of another report.
		keepPreviousData: ( [ previous ] ) => previous === endpoint,
	} );
	return useQueryResult( resource, {
		state,
		call: [ 'getReportItems', args ],
		toData: toRows,
		emptyData,
	} );
}

function useStatsResource(
	selector: StatsSelector,
	[ endpoint, query ]: [ string, Query ],
	state: QueryState
) {
	return useResource( reportsStore, selector, [ endpoint, query ], {
		enabled: state === 'ready',
		// Nor the lines of another segmentation.
		keepPreviousData: ( [ previous, previousQuery ] ) =>
			previous === endpoint &&
			( selector === 'getReportStats' ||
				previousQuery?.segmentby === query.segmentby ),
	} );
}

/**
 * The totals of a report and its intervals. Components that show the same
 * report share the request.
 *
 * @param selector
 * @param endpoint Below `/wc-analytics/reports/`, without `/stats`.
 * @param query    Undefined to request nothing.
 */
export function useReportStats(
	selector: StatsSelector,
	endpoint: string,
	query: Query | undefined,
	{ state = getState( query ), emptyData }: QueryOptions< Stats > = {}
): QueryResult< Stats > {
	const args: [ string, Query ] = [ endpoint, query ?? NO_QUERY ];
	return useQueryResult( useStatsResource( selector, args, state ), {
		state,
		call: [ selector, args ],
		toData: toStats,
		emptyData,
	} );
}

/** The intervals of a report, one page at a time, as the rows of a table. */
export function useIntervalRows(
	endpoint: string,
	query: Query | undefined,
	{ state = getState( query ), emptyData }: QueryOptions< Rows > = {}
): QueryResult< Rows > {
	const args: [ string, Query ] = [ endpoint, query ?? NO_QUERY ];
	return useQueryResult( useStatsResource( 'getReportStats', args, state ), {
		state,
		call: [ 'getReportStats', args ],
		toData: toIntervalRows,
		emptyData,
	} );
}

/**
 * A list of the items store.
 *
 * @param itemType Below `/wc-analytics/`.
 * @param query    Undefined to request nothing.
 */
export function useItems(
	itemType: string,
	query: Query | undefined
): QueryResult< Items > {
	const args: [ string, Query ] = [ itemType, query ?? NO_QUERY ];
	const state = getState( query );
	const resource = useResource( itemsStore, 'getItems', args, {
		enabled: state === 'ready',
		keepPreviousData: ( [ previous ] ) => previous === itemType,
	} );
	return useQueryResult( resource, {
		state,
		call: [ 'getItems', args ],
		toData: toItems,
	} );
}
