import { appendTimestamp, isoDateFormat, toMoment } from '@storedeck/date';
import {
	flattenFilters,
	getActiveFiltersFromQuery,
	getIdsFromQuery,
	getQueryFromActiveFilters,
	hasNumericIds,
	isValidFilter,
} from '@storedeck/navigation';
import { toAddress, toQuery } from './query-value';
import type { Query } from '@storedeck/api';
import type { ActiveFilter, UrlFilters } from '@storedeck/navigation';
import type { ReportAdvancedFilters, ReportFilter } from './filter-types';
import type { UrlQuery } from './types';

export interface FilterQueryOptions {
	/** The report, for example `orders`. */
	endpoint: string;
	/** The query of the address. */
	query: UrlQuery;
	/** Parameters that a search narrows; the endpoint's name unless given. */
	limitBy?: readonly string[];
	/** The filter bar of the report. */
	filters?: readonly ReportFilter[];
	/** Its advanced filters. */
	advancedFilters?: ReportAdvancedFilters;
}

/** A day of the address as a moment of the shop's wall clock. */
function stamp( value: unknown, timeOfDay: 'start' | 'end' ) {
	const date = typeof value === 'string' && toMoment( isoDateFormat, value );
	return date ? appendTimestamp( date, timeOfDay ) : '';
}

/** Days become moments: a rule about days includes the whole day. */
function stampDates( filter: ActiveFilter, filters: UrlFilters ): ActiveFilter {
	if ( filters[ filter.key ]?.input?.component !== 'Date' ) {
		return filter;
	}
	const { rule, value } = filter;
	return {
		...filter,
		value: Array.isArray( value )
			? [ stamp( value[ 0 ], 'start' ), stamp( value[ 1 ], 'end' ) ]
			: stamp( value, rule === 'before' ? 'end' : 'start' ),
	};
}

/** A list of ids without what is none; anything else as it is. */
const toIds = < Value >( value: Value, type: unknown ) =>
	typeof value === 'string' && hasNumericIds( type )
		? getIdsFromQuery( value ).join( ',' )
		: value;

/** What is searched for, without what is no id. */
function readIds( filter: ActiveFilter, filters: UrlFilters ): ActiveFilter {
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
		toAddress( query ),
		filters
	).filter( ( filter ) =>
		isValidFilter( filter, filters[ filter.key ]?.input )
	);
	return active.length === 0
		? {}
		: {
				match: query.match === 'any' ? 'any' : 'all',
				...toQuery(
					getQueryFromActiveFilters(
						active.map( ( filter ) =>
							stampDates( readIds( filter, filters ), filters )
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
	const chosen = flattenFilters( filters ).find(
		( filter ) => filter.value === value
	);
	if ( ! chosen ) {
		return {};
	}
	const target = chosen.settings?.param;
	if ( ! target ) {
		return toQuery( { [ param ]: value } );
	}
	const things = toIds( query[ target ], chosen.settings?.type );
	return things ? toQuery( { [ target ]: things } ) : {};
}

/**
 * What the filters of an address mean for a request. A search takes the place
 * of the filters.
 *
 * @param options The report, the address and the filters.
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
