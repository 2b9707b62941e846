import { itemsStore, reportsStore, useResource } from '@storedeck/data';
import type { ReportItemsResponse } from '@storedeck/data';
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
