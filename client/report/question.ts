import type { Query as RequestQuery } from '@storedeck/api';
import { getFilterQuery } from '@storedeck/data';
import { isInterval, isoDateFormat, type Interval } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import { getDateParams, getUrlInterval } from '../common/url-dates';

/** The screen of questions. */
export const EXPLORE = '/analytics/explore';

/** The ways to show an answer. */
export const SHOWN_AS = [
	'lines',
	'bars',
	'stacked',
	'heat-map',
	'map',
	'table',
] as const;

export type ShownAs = ( typeof SHOWN_AS )[ number ];

export const MAX_DIMENSIONS = 2;
export const MAX_COMPARISONS = 3;

/** What is asked. */
export interface Question {
	/** Keys of metrics; the first one is drawn. */
	metrics: readonly string[];
	/** Keys of dimensions. */
	by: readonly string[];
	/** Undefined: in total. */
	interval: Interval | undefined;
	/** Names of comparisons. */
	compare: readonly string[];
	/** As the URL asks for it, even if the answer cannot be shown so. */
	shownAs: ShownAs | undefined;
}

/** The parameter of comparisons after the first, which reports have in `compare`. */
const MORE_COMPARISONS = 'also_compare';

const readList = ( value: unknown ) =>
	typeof value === 'string' ? value.split( ',' ).filter( Boolean ) : [];

const DEFAULT_METRIC = 'net_revenue';

/**
 * The question of a URL. One without metrics asks for net sales over time.
 *
 * @param query The query of the URL.
 */
export function readQuestion( query: Query ): Question {
	const metrics = readList( query.metrics );
	const { compare } = getDateParams( query );
	const by = readList( query.by ).slice( 0, MAX_DIMENSIONS );
	const isFirst = metrics.length === 0 && by.length === 0;
	return {
		metrics: metrics.length > 0 ? metrics : [ DEFAULT_METRIC ],
		by,
		interval:
			isFirst || isInterval( query.interval )
				? getUrlInterval( query )
				: undefined,
		compare:
			compare === 'none'
				? []
				: [
						...new Set( [
							compare,
							...readList( query[ MORE_COMPARISONS ] ),
						] ),
				  ].slice( 0, MAX_COMPARISONS ),
		shownAs: SHOWN_AS.find( ( name ) => name === query.show ),
	};
}

/** The changes of the URL that compare with other periods. */
export const getComparisonUpdate = ( [
	first = 'none',
	...others
]: readonly string[] ) => ( {
	compare: first,
	[ MORE_COMPARISONS ]: others.join() || undefined,
} );

/** Filters of the URL as parameters of a request. */
const getFilters = ( query: Query, advancedFilters: AdvancedFiltersConfig ) =>
	getFilterQuery( {
		endpoint: 'orders',
		query: { ...query, search: undefined, filter: 'advanced' },
		filters: [ { param: 'filter', filters: [] } ],
		advancedFilters,
	} );

/** The largest page of the server. */
export const MAX_ROWS = 500;

const ROWS_PER_PAGE = 25;

/** Charts of all rows need them at once; the table shows them in pages. */
const needsAllRows = ( { by, interval }: Question ) =>
	by.length > 0 && ! interval;

/** The page of the table. */
export function readPage( { paged, per_page: perPage }: Query ) {
	const toCount = ( value: unknown, fallback: number ) =>
		typeof value === 'string' && /^[1-9]\d{0,5}$/.test( value )
			? Number( value )
			: fallback;
	return {
		page: toCount( paged, 1 ),
		perPage: Math.min( MAX_ROWS, toCount( perPage, ROWS_PER_PAGE ) ),
	};
}

/** Rows that are asked for at once: whole pages of the table. */
export const getRowsAtOnce = ( perPage: number ) =>
	MAX_ROWS - ( MAX_ROWS % perPage );

/**
 * Filters by dimensions that are not offered, for example by personal data that the user does not see. The server tells, as
 * without them it would be another question.
 */
const getHiddenFilters = (
	query: Query,
	{ filters = {} }: AdvancedFiltersConfig
): RequestQuery =>
	Object.fromEntries(
		Object.entries( query ).flatMap( ( [ name, value ] ) => {
			const [ , key ] = /^(\w+?)_is(?:_not)?$/.exec( name ) ?? [];
			return key &&
				! Object.hasOwn( filters, key ) &&
				typeof value === 'string'
				? [ [ name, value ] ]
				: [];
		} )
	);

/**
 * The parameters of a request for the period of a URL.
 *
 * @param query The query of the URL.
 */
export function getPeriodQuery( query: Query ): RequestQuery {
	const { period, after, before } = getDateParams( query );
	return {
		period,
		...( period === 'custom' && {
			after: after?.format( isoDateFormat ),
			before: before?.format( isoDateFormat ),
		} ),
	};
}

/**
 * The parameters of a request for the answer.
 *
 * @param query           The query of the URL.
 * @param advancedFilters Filters that can be used.
 */
export function getAnswerQuery(
	question: Question,
	query: Query,
	advancedFilters: AdvancedFiltersConfig
): RequestQuery {
	const { metrics, by, interval, compare } = question;
	const { compareAfter, compareBefore } = getDateParams( query );
	const { page, perPage } = readPage( query );
	const { orderby, order } = query;
	const sorted = metrics.find( ( metric ) =>
		compare.length > 0
			? [ metric, `${ metric }_change` ].includes( String( orderby ) )
			: metric === orderby
	);
	const pageSize = needsAllRows( question )
		? getRowsAtOnce( perPage )
		: perPage;
	return {
		metrics: metrics.join(),
		by: by.join() || undefined,
		interval,
		...getPeriodQuery( query ),
		compare: compare.join() || 'none',
		...( compare.includes( 'custom' ) && {
			compare_after: compareAfter?.format( isoDateFormat ),
			compare_before: compareBefore?.format( isoDateFormat ),
		} ),
		...getFilters( query, advancedFilters ),
		...getHiddenFilters( query, advancedFilters ),
		orderby: sorted ? String( orderby ) : undefined,
		order: order === 'asc' ? 'asc' : 'desc',
		page: Math.floor( ( ( page - 1 ) * perPage ) / pageSize ) + 1,
		per_page: pageSize,
	};
}

/** Dimensions whose values are countries, which a map has. */
const COUNTRY = 'order_country';

/**
 * The ways in which the answer to a question can be shown, the best one first.
 *
 * @param isOrdered Whether both dimensions have an order of their own.
 */
export function listShownAs(
	{ by, interval }: Question,
	isOrdered: boolean
): ShownAs[] {
	if ( interval ) {
		return by.length > 1
			? [ 'table' ]
			: [
					'lines',
					'bars',
					...( by.length ? [ 'stacked' as const ] : [] ),
					'table',
			  ];
	}
	if ( by.length > 1 ) {
		return isOrdered
			? [ 'heat-map', 'stacked', 'table' ]
			: [ 'stacked', 'heat-map', 'table' ];
	}
	if ( by.length === 0 ) {
		return [ 'table' ];
	}
	return by[ 0 ] === COUNTRY
		? [ 'bars', 'map', 'table' ]
		: [ 'bars', 'table' ];
}
