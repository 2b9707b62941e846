import { useMemo } from '@wordpress/element';
import type { Query } from '@storedeck/navigation';
import {
	getChangeOrderBy,
	getMetricKey,
	getOrderBy,
	isNumeric,
} from './columns';
import { canCompare, getItemMetrics, useRowStats } from './compared-rows';
import type { ComparedRows, GetCompared, Metrics } from './compared-rows';
import { getRowDimension } from './dimensions';
import type { Stats } from './queries';
import type { QueryResult } from './query-result';
import type { Report } from './report';
import type { IntervalRow, ReportColumn } from './types';
import type { ResolvedReport } from './use-report-query';

/** The table is sorted by the change of a metric. */
export interface ChangeSort {
	/** The `orderby` of the URL. */
	orderby: string;
	metric: string;
	order: 'asc' | 'desc';
}

/** The order of the rows of all pages; neither ids nor intervals until it is known. */
export interface Order {
	/** Of items. */
	ids?: readonly string[];
	/** Number of items that only the compared period has: responses do not list them. */
	omitted?: number;
	intervals?: readonly IntervalRow[];
	/** What it is made of. */
	requests: readonly QueryResult< Stats >[];
}

/**
 * Whether the rows can be sorted by the change of a column. Rows of items are
 * requested by their ids, which another filter may extend.
 */
export function canSortByChange< Row >(
	report: Report,
	query: Query,
	column: ReportColumn< Row >
) {
	const key = getMetricKey( column );
	const isMetric =
		column.isAdditive ||
		report.charts().some( ( chart ) => chart.key === key );
	return (
		isMetric &&
		isNumeric( column.type ) &&
		getOrderBy( column ) !== undefined &&
		canCompare( report, query ) &&
		query.match !== 'any'
	);
}

/** How the URL sorts the table by a change. */
export function getChangeSort(
	report: Report,
	query: Query
): ChangeSort | undefined {
	const column = report
		.columns()
		.find( ( other ) => getChangeOrderBy( other ) === query.orderby );
	return column && canSortByChange( report, query, column )
		? {
				orderby: getChangeOrderBy( column ),
				metric: getMetricKey( column ),
				order: query.order === 'asc' ? 'asc' : 'desc',
		  }
		: undefined;
}

/** Amounts have at most four decimals. */
export const getDifference = ( value: number, previous: number ) =>
	Number( ( value - previous ).toFixed( 4 ) );

/** Sorts by the change of a metric; what cannot be compared comes last. */
export function sortByChange< T >(
	rows: readonly T[],
	{ metric, order }: Pick< ChangeSort, 'metric' | 'order' >,
	getMetrics: ( row: T ) => Metrics | undefined,
	getCompared: ( row: T ) => Metrics | undefined
): T[] {
	const sign = order === 'asc' ? 1 : -1;
	const changes = new Map< T, number | undefined >(
		rows.map( ( row ) => {
			const value = getMetrics( row )?.[ metric ];
			const previous = getCompared( row )?.[ metric ];
			return [
				row,
				value === undefined || previous === undefined
					? undefined
					: getDifference( value, previous ),
			];
		} )
	);
	return [ ...rows ].sort( ( a, b ) => {
		const first = changes.get( a );
		const second = changes.get( b );
		if ( first === undefined || second === undefined ) {
			return (
				Number( first === undefined ) - Number( second === undefined )
			);
		}
		return sign * ( first - second );
	} );
}

/** Items with rows in the period; a request may include others. */
const hasRows = ( metrics: Metrics ) =>
	Object.values( metrics ).some( ( value ) => value !== 0 );

/** The ids of all items of the period, sorted. */
function getSortedIds(
	stats: Stats,
	field: string,
	getCompared: GetCompared,
	sort: Pick< ChangeSort, 'metric' | 'order' >
) {
	const { segments, get } = getItemMetrics( stats );
	return sortByChange(
		[ ...segments.keys() ].filter( ( id ) => hasRows( get( id ) ) ),
		sort,
		get,
		( id ) => getCompared( { [ field ]: id } )
	);
}

const countOmitted = ( compared: Stats | undefined, ids: readonly string[] ) =>
	compared
		? [ ...getItemMetrics( compared ).segments ].filter(
				( [ id, metrics ] ) =>
					hasRows( metrics ) && ! ids.includes( id )
		  ).length
		: 0;

/**
 * The order of a table that is sorted by the change of a metric.
 *
 * @param resolved
 * @param compared What the rows are compared with.
 * @param sort     Undefined to request nothing.
 */
export function useOrder(
	resolved: ResolvedReport,
	compared: ComparedRows | undefined,
	sort: ChangeSort | undefined
): Order | undefined {
	const { report } = resolved;
	const field = getRowDimension( report )?.field;
	const isUsed = Boolean( sort && compared );
	const stats = useRowStats( resolved, 'primary', isUsed );
	const { data, isPreviousData } = stats;
	const getCompared = compared?.get;
	const comparedData = compared?.stats.data;
	const { metric, order } = sort ?? {};
	const sorted = useMemo( () => {
		if (
			! metric ||
			! order ||
			! data ||
			isPreviousData ||
			! getCompared
		) {
			return undefined;
		}
		if ( ! field ) {
			return {
				intervals: sortByChange(
					data.intervals,
					{ metric, order },
					( { subtotals } ) => subtotals,
					getCompared
				),
			};
		}
		const ids = getSortedIds( data, field, getCompared, {
			metric,
			order,
		} );
		return { ids, omitted: countOmitted( comparedData, ids ) };
	}, [
		metric,
		order,
		data,
		isPreviousData,
		getCompared,
		comparedData,
		field,
	] );
	return (
		sort && compared && { ...sorted, requests: [ stats, compared.stats ] }
	);
}
