import { appendTimestamp, isoDateFormat, toMoment } from '@storedeck/date';
import {
	flattenFilters,
	getActiveFiltersFromQuery,
	getIdsFromQuery,
	getQueryFromActiveFilters,
	hasNumericIds,
	isCompleteFilter,
	isValidFilter,
} from '@storedeck/navigation';
import { toUrlParams, toQuery } from './query-value';
import type { Query } from '@storedeck/api';
import type { ActiveFilter, UrlFilters } from '@storedeck/navigation';
import type { ReportAdvancedFilters, ReportFilter } from './filter-types';
import type { UrlQuery } from './types';

export interface FilterQueryOptions {
	/** The report, for example `orders`. */
	endpoint: string;
	/** The query of the URL. */
	query: UrlQuery;
	/** Parameters for the results of a search; the endpoint's name by default. */
	limitBy?: readonly string[];
	/** The filters of the report. */
	filters?: readonly ReportFilter[];
	/** Its advanced filters. */
	advancedFilters?: ReportAdvancedFilters;
}

/** Converts a date of the URL to site time. */
function toTimestamp( value: unknown, timeOfDay: 'start' | 'end' ) {
	const date = typeof value === 'string' && toMoment( isoDateFormat, value );
	return date ? appendTimestamp( date, timeOfDay ) : '';
}

/** Converts dates to date and time: rules about dates include the whole day. */
function toTimestamps(
	filter: ActiveFilter,
	filters: UrlFilters
): ActiveFilter {
	if ( filters[ filter.key ]?.input?.component !== 'Date' ) {
		return filter;
	}
	const { rule, value } = filter;
	return {
		...filter,
		value: Array.isArray( value )
			? [
					toTimestamp( value[ 0 ], 'start' ),
					toTimestamp( value[ 1 ], 'end' ),
			  ]
			: toTimestamp( value, rule === 'before' ? 'end' : 'start' ),
	};
}

/** Removes invalid ids from a list of ids; other values are unchanged. */
const toIds = < Value >( value: Value, type: unknown ) =>
	typeof value === 'string' && hasNumericIds( type )
		? getIdsFromQuery( value ).join( ',' )
		: value;

/** Removes invalid ids from the value of a search filter. */
function removeInvalidIds(
	filter: ActiveFilter,
	filters: UrlFilters
): ActiveFilter {
	const { component, type } = filters[ filter.key ]?.input ?? {};
	return component === 'Search'
		? { ...filter, value: toIds( filter.value, type ) }
		: filter;
}

function getAdvancedQuery(
	query: UrlQuery,
	advancedFilters: ReportAdvancedFilters
): Query {
	const { filters = {} } = advancedFilters;
	const active = getActiveFiltersFromQuery(
		toUrlParams( query ),
		filters
	).filter(
		( filter ) =>
			isCompleteFilter( filter ) &&
			isValidFilter( filter, filters[ filter.key ]?.input )
	);
	return active.length === 0
		? {}
		: {
				match: query.match === 'any' ? 'any' : 'all',
				...toQuery(
					getQueryFromActiveFilters(
						active.map( ( filter ) =>
							toTimestamps(
								removeInvalidIds( filter, filters ),
								filters
							)
						),
						{},
						filters
					)
				),
		  };
}

function getOneFilterQuery(
	{ param, filters }: ReportFilter,
	advancedFilters: ReportAdvancedFilters,
	query: UrlQuery
): Query {
	const value = query[ param ];
	if ( ! value ) {
		return {};
	}
	if ( value === 'advanced' ) {
		return getAdvancedQuery( query, advancedFilters );
	}
	const option = flattenFilters( filters ).find(
		( filter ) => filter.value === value
	);
	if ( ! option ) {
		return {};
	}
	const target = option.settings?.param;
	if ( ! target ) {
		return toQuery( { [ param ]: value } );
	}
	const ids = toIds( query[ target ], option.settings?.type );
	return ids ? toQuery( { [ target ]: ids } ) : {};
}

/**
 * Converts the filters of a URL to parameters of a request. A search replaces
 * the filters.
 *
 * @param options Report, query and filters.
 * @example
 * getFilterQuery( {
 * 	endpoint: 'products',
 * 	query: { filter: 'single_product', products: '7' },
 * 	filters: [ {
 * 		param: 'filter',
 * 		filters: [ { value: 'single_product', settings: { param: 'products' } } ],
 * 	} ],
 * } ); // { products: '7' }
 */
export function getFilterQuery( options: FilterQueryOptions ): Query {
	const {
		endpoint,
		query,
		limitBy,
		filters = [],
		advancedFilters = {},
	} = options;
	if ( query.search ) {
		return toQuery(
			Object.fromEntries(
				( limitBy ?? [ endpoint ] ).map( ( name ) => [
					name,
					query[ name ],
				] )
			)
		);
	}
	return Object.assign(
		{},
		...filters.map( ( filter ) =>
			getOneFilterQuery( filter, advancedFilters, query )
		)
	);
}
