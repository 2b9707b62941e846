import { getReportTableQuery } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Report } from '../../reports/define-report';
import { getOrderBy } from './columns';

/**
 * What the address says of sorting, as far as the report can do it: an address
 * that was typed or is old must not leave a table that cannot be loaded.
 */
function getSort( report: Report, { orderby, order }: Query ) {
	const columns = report.columns();
	const isKnown = columns.some(
		( column ) => orderby && getOrderBy( column ) === orderby
	);
	const standard = columns.find( ( column ) => column.isDefaultSort );
	return {
		orderby: isKnown ? orderby : standard && getOrderBy( standard ),
		order: isKnown && order === 'asc' ? 'asc' : 'desc',
	};
}

/** The query of a report's table. */
export function getTableQuery( report: Report, query: Query ): RequestQuery {
	return getReportTableQuery( {
		endpoint: report.endpoint,
		query: { ...query, ...getSort( report, query ) },
		defaultDateRange: getSetting( 'defaultDateRange' ),
		tableQuery: report.tableQuery,
	} );
}
