import type { Query } from '@storedeck/navigation';
import {
	getChangeOrderBy,
	getMetricKey,
	getOrderBy,
	isNumeric,
} from './columns';
import { canCompare } from './compared-rows';
import { getRowDimension } from './dimensions';
import type { Report, ReportColumn } from './types';

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
		report.charts.some( ( chart ) => chart.key === key );
	return (
		isMetric &&
		isNumeric( column.type ) &&
		getOrderBy( column ) !== undefined &&
		canCompare( report, query ) &&
		( report.rows === 'intervals' ||
			getRowDimension( report, query )?.param !== undefined ) &&
		query.match !== 'any'
	);
}

/** The `orderby` of a URL that sorts the table by a change. */
export function getChangeSort( report: Report, query: Query ) {
	const column = report.columns.find(
		( other ) => getChangeOrderBy( other ) === query.orderby
	);
	return column && canSortByChange( report, query, column )
		? getChangeOrderBy( column )
		: undefined;
}

/** Amounts have at most four decimals. */
export const getDifference = ( value: number, previous: number ) =>
	Number( ( value - previous ).toFixed( 4 ) );
