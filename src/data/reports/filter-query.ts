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
import type { UrlQuery } from './types';

/** An option of a filter. */
export interface ReportFilterOption {
	value: string;
	subFilters?: readonly ReportFilterOption[];
	settings?: {
		/** The parameter with the selected items, for example `products`. */
		param?: string;
		/** The type of the selected items, for example `products`. */
		type?: string;
	};
}

/** A filter of a report. */
export interface ReportFilter {
	/** The parameter of the URL. */
	param: string;
	filters: readonly ReportFilterOption[];
}

/** The advanced filters of a report, by name. */
export interface ReportAdvancedFilters {
	filters?: UrlFilters;
}

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

/** Removes invalid ids from a list of ids; other values are unchanged. */
const toIds = < Value >( value: Value, type: unknown ) =>
	typeof value === 'string' && hasNumericIds( type )
		? getIdsFromQuery( value ).join( ',' )
		: value;

/**
 * The value of a filter in a request. Rules about dates include the whole day;
 * invalid ids of a search are removed.
 */
function toRequestValue(
	{ key, rule, value }: ActiveFilter,
	filters: UrlFilters
): ActiveFilter[ 'value' ] {
	const { component, type } = filters[ key ]?.input ?? {};
	if ( component === 'Search' ) {
		return toIds( value, type );
	}
	if ( component !== 'Date' ) {
		return value;
	}
	return Array.isArray( value )
		? [
				toTimestamp( value[ 0 ], 'start' ),
				toTimestamp( value[ 1 ], 'end' ),
		  ]
		: toTimestamp( value, rule === 'before' ? 'end' : 'start' );
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
						active.map( ( filter ) => ( {
							...filter,
							value: toRequestValue( filter, filters ),
						} ) ),
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
