import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import { getReportTableQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Report } from '../../reports/define-report';
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

/** The query of a report's table. */
export function getTableQuery(
	report: Report,
	query: Query,
	filterSet?: FilterSet
): RequestQuery {
	return getReportTableQuery( {
		endpoint: report.endpoint,
		query: { ...query, ...getSort( report, query ) },
		defaultDateRange: getSetting( 'defaultDateRange' ),
		tableQuery: report.tableQuery,
		limitBy: report.limitBy,
		...filterSet,
	} );
}
