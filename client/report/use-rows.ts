import { useMemo } from '@wordpress/element';
import { useFrozenValue } from '../common/use-frozen-value';
import type { ComparedRows } from './compared-rows';
import { getRowDimension } from './dimensions';
import { useIntervalRows, useReportRows } from './queries';
import type { Rows } from './queries';
import type { QueryResult, QueryState } from './query-result';
import { readText } from './read-field';
import { getChangeSort, useOrder } from './rows-by-change';
import type { Order } from './rows-by-change';
import { getTableQuery } from './table-query';
import type { ResolvedReport } from './use-report-query';

const NO_ROWS: Rows = { rows: [], totalRows: 0 };

const getPage = < T >(
	rows: readonly T[],
	{ page, per_page: perPage }: ReturnType< typeof getTableQuery >
) =>
	rows.slice(
		( Number( page ) - 1 ) * Number( perPage ),
		Number( page ) * Number( perPage )
	);

/** The rows in the order of their ids. */
function orderRows(
	{ rows }: Rows,
	ids: readonly string[],
	field: string
): readonly unknown[] {
	const byId = new Map(
		rows.map( ( row ) => [ readText( row, field ), row ] )
	);
	return ids.flatMap( ( id ) => byId.get( id ) ?? [] );
}

/** Items; in a given order those of the page are requested by their ids. */
function useItemRows(
	{ report, query, filterSet, state }: ResolvedReport,
	order: Order | undefined
): QueryResult< Rows > {
	const { endpoint, rows: source } = report;
	const dimension = getRowDimension( report );
	const tableQuery = getTableQuery( report, query, filterSet );
	const ids = order?.ids && getPage( order.ids, tableQuery ).join( ',' );
	const getState = (): QueryState => {
		if ( source !== 'items' ) {
			return 'empty';
		}
		if ( order && ids === undefined ) {
			return 'pending';
		}
		return ids === '' ? 'empty' : state;
	};
	const result = useReportRows(
		endpoint,
		order && dimension
			? { ...tableQuery, [ dimension.param ]: ids, page: 1 }
			: tableQuery,
		{ state: getState(), emptyData: NO_ROWS }
	);
	const { data, isPreviousData } = result;
	const field = dimension?.field;
	const totalRows = order?.ids?.length;
	const omitted = order?.omitted;
	const rows = useMemo(
		() =>
			data && field && ids !== undefined && totalRows !== undefined
				? {
						rows: orderRows( data, ids.split( ',' ), field ),
						totalRows,
						omitted,
				  }
				: data,
		[ data, ids, field, totalRows, omitted ]
	);
	return { ...result, data: useFrozenValue( isPreviousData, rows ) };
}

/** Intervals; in a given order those of the page are of all that are loaded. */
function useIntervals(
	{ report, query, filterSet, state }: ResolvedReport,
	order: Order | undefined
): QueryResult< Rows > {
	const tableQuery = getTableQuery( report, query, filterSet );
	const result = useIntervalRows( report.endpoint, tableQuery, {
		state: report.rows === 'intervals' && ! order ? state : 'empty',
		emptyData: NO_ROWS,
	} );
	const isPending = Boolean( order && ! order.intervals );
	const rows = order?.intervals
		? {
				rows: getPage( order.intervals, tableQuery ),
				totalRows: order.intervals.length,
		  }
		: result.data;
	const shown = useFrozenValue( isPending, rows );
	return order
		? {
				...result,
				data: shown,
				isRequesting: isPending,
				isPreviousData: isPending && shown !== undefined,
		  }
		: result;
}

/**
 * The rows of a report's table.
 *
 * @param resolved
 * @param compared What the rows are compared with. Without it they are not
 *                 sorted by change.
 */
export function useRows(
	resolved: ResolvedReport,
	compared?: ComparedRows
): QueryResult< Rows > {
	const { report, query } = resolved;
	const order = useOrder(
		resolved,
		compared,
		getChangeSort( report, query )
	);
	const items = useItemRows( resolved, order );
	const intervals = useIntervals( resolved, order );
	const rows = report.rows === 'items' ? items : intervals;
	// Without its order the table is not known.
	const failed = order?.requests.find(
		( { error, data } ) => error && ! data
	);
	return failed
		? {
				...rows,
				data: undefined,
				error: failed.error,
				isRequesting: false,
				isPreviousData: false,
				retry: failed.retry,
		  }
		: rows;
}
