import { NAMESPACE, request, requestList } from '@storedeck/api';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import { getReportStatsQuery } from '@storedeck/data';
import type { ReportStats } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import type { Query, QueryUpdate } from '@storedeck/navigation';
import { formatCount } from '../common/store-format';
import { object, optional, shapeOf, valuesOf } from '@storedeck/hooks';
import { applyContained } from '../extend/apply-contained';
import { FILTER_LIST } from '../extend/filter-list';
import type { Report } from './types';
import { getTableQuery } from './table-query';
import type { FilterSet } from './table-query';

const ADVANCED = shapeOf< AdvancedFiltersConfig >(
	object( {
		filters: optional(
			valuesOf( object( { labels: object( {} ), input: object( {} ) } ) )
		),
	} )
);

/** The filters of a report, with those of plugins. */
export function getFilterSet( report: Report ): FilterSet {
	const advancedFilters = applyContained(
		`woocommerce_admin_${
			report.advancedFiltersHook ?? report.id
		}_report_advanced_filters`,
		report.advancedFilters?.() ?? {},
		ADVANCED
	);
	const hasAdvanced = Object.keys( advancedFilters.filters ?? {} ).length > 0;
	return {
		filters: applyContained(
			`woocommerce_admin_${ report.id }_report_filters`,
			report.filters?.( hasAdvanced ) ?? [],
			FILTER_LIST
		),
		advancedFilters,
	};
}

const omitUndefined = ( query: QueryUpdate ): Query =>
	Object.fromEntries(
		Object.entries( query ).filter( ( [ , value ] ) => value !== undefined )
	) as Query;

/** The number of orders, which the totals of the Orders report say. */
async function countOrders( query: Query, set: FilterSet ) {
	const { totals } = await request< ReportStats >( {
		path: `${ NAMESPACE }/reports/orders/stats`,
		query: {
			...getReportStatsQuery( {
				endpoint: 'orders',
				query,
				dataType: 'primary',
				defaultDateRange: getSetting( 'defaultDateRange' ),
				fields: [ 'orders_count' ],
				...set,
			} ),
			per_page: 1,
		},
	} );
	return totals?.orders_count;
}

/** Orders and refunds are both rows of the Orders report. */
function describeOrders( rows: number, orders = rows ) {
	const refunds = rows - orders;
	return refunds > 0
		? sprintf(
				/* translators: 1: number of orders, e.g. 49 orders; 2: number of refunds, e.g. 1 refund. */
				__( '%1$s, %2$s', 'storedeck' ),
				sprintf(
					/* translators: %s: number of orders. */
					_n( '%s order', '%s orders', orders, 'storedeck' ),
					formatCount( orders )
				),
				sprintf(
					/* translators: %s: number of refunds. */
					_n( '%s refund', '%s refunds', refunds, 'storedeck' ),
					formatCount( refunds )
				)
		  )
		: undefined;
}

/**
 * Creates a function that counts the rows for filters that are not applied yet.
 * Reports with one row for each interval have none.
 */
export function createRowCounter( report: Report, filterSet: FilterSet ) {
	if ( report.rows !== 'items' ) {
		return undefined;
	}
	return async ( update: QueryUpdate ) => {
		const query = omitUndefined( update );
		const rows = requestList( {
			path: `${ NAMESPACE }/reports/${ report.endpoint }`,
			query: {
				...getTableQuery( report, query, filterSet ),
				page: 1,
				per_page: 1,
				// Only the number of rows is needed.
				extended_info: undefined,
				column_values: undefined,
			},
		} );
		if ( report.endpoint !== 'orders' ) {
			return ( await rows ).totalResults;
		}
		const [ { totalResults: count }, orders ] = await Promise.all( [
			rows,
			countOrders( query, filterSet ),
		] );
		return { count, detail: describeOrders( count, orders ) };
	};
}
