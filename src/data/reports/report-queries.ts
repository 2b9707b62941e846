import { MAX_PER_PAGE } from '@storedeck/api';
import {
	appendTimestamp,
	getCurrentDates,
	getIntervalForQuery,
} from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import type { Moment } from 'moment';
import { QUERY_DEFAULTS } from '../constants';
import { getFilterQuery } from './filter-query';
import { isQueryValue } from './query-value';
import type { Query, QueryValue } from '@storedeck/api';
import type { FilterQueryOptions } from './filter-query';

/** The upper limit for intervals in one response. */
const MAX_INTERVALS = 10_000;

/**
 * How many intervals a response may contain: the setting of the page, otherwise
 * the maximum of WooCommerce's API.
 */
function getMaxPerPage() {
	const max = Math.floor( getSetting( 'maxPerPage', MAX_PER_PAGE ) );
	return max >= MAX_PER_PAGE && max <= MAX_INTERVALS ? max : MAX_PER_PAGE;
}

export interface ReportQueryOptions extends FilterQueryOptions {
	/**
	 * The report shows the current state, without a date range. True by default
	 * for `stock` and `customers`, as in WooCommerce's helper functions.
	 */
	isTimeless?: boolean;
	/** The date range of a URL without one: `period=…&compare=…`. */
	defaultDateRange?: string;
}

export interface StatsQueryOptions extends ReportQueryOptions {
	/** The primary or the secondary range. */
	dataType: 'primary' | 'secondary';
	/** Names of the metrics; all of them by default. */
	fields?: readonly string[];
	/**
	 * The end of the range if it is before that of its last day, see
	 * `getComparisonEnd`.
	 */
	until?: Moment;
}

export interface TableQueryOptions extends ReportQueryOptions {
	/** Parameters of the table, which override those of the URL. */
	tableQuery?: Query;
}

const TIMELESS_ENDPOINTS = [ 'stock', 'customers' ];

/**
 * Whether a report has no date range.
 *
 * @param options Report, and what its definition says.
 */
export const isWithoutDates = ( {
	endpoint,
	isTimeless = TIMELESS_ENDPOINTS.includes( endpoint ),
}: ReportQueryOptions ) => isTimeless;

const valueOr = ( value: unknown, fallback: QueryValue ): QueryValue =>
	value && isQueryValue( value ) ? value : fallback;

function getRange(
	options: ReportQueryOptions,
	dataType: 'primary' | 'secondary',
	until?: Moment
) {
	const { query, defaultDateRange } = options;
	if ( isWithoutDates( options ) ) {
		return { after: undefined, before: undefined };
	}
	const range = getCurrentDates( query, defaultDateRange )[ dataType ];
	return {
		after: appendTimestamp( range.after, 'start' ),
		before: until
			? appendTimestamp( until, 'now' )
			: appendTimestamp( range.before, 'end' ),
	};
}

/**
 * The query of a chart's data, which the summary cards share: equal options
 * return equal queries.
 *
 * @param options Report, query, range and metrics.
 */
export function getReportStatsQuery( options: StatsQueryOptions ): Query {
	const { query, dataType, fields, defaultDateRange, until } = options;
	const filterQuery = getFilterQuery( options );
	if ( isWithoutDates( options ) ) {
		return { ...filterQuery, fields };
	}
	return {
		order: 'asc',
		interval: getIntervalForQuery( query, defaultDateRange ),
		per_page: getMaxPerPage(),
		...getRange( options, dataType, until ),
		segmentby: valueOr( query.segmentby, undefined ),
		fields,
		...filterQuery,
	};
}

/**
 * The query of a report's table. The page is in the parameter `paged` of the
 * URL, since `page` is the admin page.
 *
 * @param options Report, query, and parameters of the table.
 */
export function getReportTableQuery( options: TableQueryOptions ): Query {
	const { query, tableQuery } = options;
	return {
		orderby: valueOr( query.orderby, 'date' ),
		order: valueOr( query.order, 'desc' ),
		...getRange( options, 'primary' ),
		page: valueOr( query.paged, 1 ),
		per_page: valueOr( query.per_page, QUERY_DEFAULTS.pageSize ),
		...getFilterQuery( options ),
		...tableQuery,
	};
}
