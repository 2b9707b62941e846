import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import { MAX_PER_PAGE } from '@storedeck/api';
import { getReportTableQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Report } from './define-report';
import { getOrderBy } from './columns';

/** What a report can be filtered by. */
export interface FilterSet {
	filters: FilterPickerConfig[];
	advancedFilters: AdvancedFiltersConfig;
}

/**
 * What the address says of sorting, as far as the report can do it: an address
 * that was typed or is old must not leave a table that cannot be loaded.
 */
function getSort( report: Report, { orderby, order }: Query ) {
	const columns = report.columns();
	const known = columns.find(
		( column ) => orderby && getOrderBy( column ) === orderby
	);
	const sorted = known ?? columns.find( ( column ) => column.isDefaultSort );
	return {
		orderby: sorted && getOrderBy( sorted ),
		order:
			known && ( order === 'asc' || order === 'desc' )
				? order
				: sorted?.defaultOrder ?? 'desc',
	};
}

/** A whole number of an address from 1 to a limit; undefined where it says none. */
const readCount = ( value: unknown, most: number ) =>
	typeof value === 'string' &&
	/^\d{1,9}$/.test( value ) &&
	Number( value ) >= 1 &&
	Number( value ) <= most
		? value
		: undefined;

/** The page of an address, as far as there can be such a page. */
const getPaging = ( { paged, per_page: perPage }: Query ) => ( {
	paged: readCount( paged, Infinity ),
	per_page: readCount( perPage, MAX_PER_PAGE ),
} );

/** The query of a report's table. */
export function getTableQuery(
	report: Report,
	query: Query,
	filterSet?: FilterSet
): RequestQuery {
	return getReportTableQuery( {
		endpoint: report.endpoint,
		query: { ...query, ...getSort( report, query ), ...getPaging( query ) },
		defaultDateRange: getSetting( 'defaultDateRange' ),
		tableQuery: report.tableQuery,
		limitBy: report.limitBy,
		...filterSet,
	} );
}
