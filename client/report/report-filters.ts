import { NAMESPACE, requestList } from '@storedeck/api';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import type { Query, QueryUpdate } from '@storedeck/navigation';
import { applyContained } from '../extend/apply-contained';
import { isFilterList } from '../extend/is-filter-list';
import type { Report } from './report';
import { getTableQuery } from './table-query';
import type { FilterSet } from './table-query';

const isAdvanced = ( value: unknown ): value is AdvancedFiltersConfig =>
	typeof value === 'object' &&
	value !== null &&
	! Array.isArray( value ) &&
	( ! ( 'filters' in value ) ||
		( typeof value.filters === 'object' &&
			value.filters !== null &&
			Object.values( value.filters ).every(
				( filter ) => filter?.labels && filter?.input
			) ) );

/** The filters of a report, with those of plugins. */
export function getFilterSet( report: Report ): FilterSet {
	const advancedFilters = applyContained(
		`woocommerce_admin_${
			report.advancedFiltersHook ?? report.id
		}_report_advanced_filters`,
		report.advancedFilters?.() ?? {},
		isAdvanced
	);
	const hasAdvanced = Object.keys( advancedFilters.filters ?? {} ).length > 0;
	return {
		filters: applyContained(
			`woocommerce_admin_${ report.id }_report_filters`,
			report.filters?.( hasAdvanced ) ?? [],
			isFilterList
		),
		advancedFilters,
	};
}

const omitUndefined = ( query: QueryUpdate ): Query =>
	Object.fromEntries(
		Object.entries( query ).filter( ( [ , value ] ) => value !== undefined )
	) as Query;

/**
 * Creates a function that counts the rows for filters that are not applied yet.
 * Reports with one row for each interval have none.
 */
export function createRowCounter( report: Report, filterSet: FilterSet ) {
	if ( report.rows !== 'items' ) {
		return undefined;
	}
	return async ( update: QueryUpdate ) => {
		const { totalResults } = await requestList( {
			path: `${ NAMESPACE }/reports/${ report.endpoint }`,
			query: {
				...getTableQuery( report, omitUndefined( update ), filterSet ),
				page: 1,
				per_page: 1,
				// Only the number of rows is needed.
				extended_info: undefined,
				column_values: undefined,
			},
		} );
		return totalResults;
	};
}
