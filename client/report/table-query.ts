import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import { MAX_PER_PAGE } from '@storedeck/api';
import { getReportTableQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Report } from './types';
import { getChangeOrderBy, getOrderBy } from './columns';

export interface FilterSet {
	filters: FilterPickerConfig[];
	advancedFilters: AdvancedFiltersConfig;
}

/**
 * The sort order of the URL if the report supports it, or the default: a URL
 * that was typed or is outdated must not break the table.
 */
function getSort( report: Report, { orderby, order }: Query ) {
	const columns = report.columns;
	// By the change of a column if the rows are not sorted so by the client.
	const requestedColumn = columns.find(
		( column ) =>
			orderby &&
			getOrderBy( column ) &&
			[ getOrderBy( column ), getChangeOrderBy( column ) ].includes(
				orderby
			)
	);
	const sortColumn =
		requestedColumn ?? columns.find( ( column ) => column.isDefaultSort );
	return {
		orderby: sortColumn && getOrderBy( sortColumn ),
		order:
			requestedColumn && ( order === 'asc' || order === 'desc' )
				? order
				: sortColumn?.defaultOrder ?? 'desc',
	};
}

/** A whole number from 1 to `max`; anything else is undefined. */
const readCount = ( value: unknown, max: number ) =>
	typeof value === 'string' &&
	/^\d{1,9}$/.test( value ) &&
	Number( value ) >= 1 &&
	Number( value ) <= max
		? value
		: undefined;

const getPaging = ( report: Report, { paged, per_page: perPage }: Query ) => ( {
	paged: readCount( paged, Infinity ),
	per_page: readCount( perPage, MAX_PER_PAGE ) ?? String( report.perPage ),
} );

/** The query of the table's request. */
export function getTableQuery(
	report: Report,
	query: Query,
	filterSet?: FilterSet
): RequestQuery {
	return getReportTableQuery( {
		endpoint: report.endpoint,
		isTimeless: report.isTimeless,
		query: {
			...query,
			...getSort( report, query ),
			...getPaging( report, query ),
		},
		defaultDateRange: getSetting( 'defaultDateRange' ),
		tableQuery: report.tableQuery,
		limitBy: report.limitBy,
		...filterSet,
	} );
}
