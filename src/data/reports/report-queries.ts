import { MAX_PER_PAGE } from '@storedeck/api';
import {
	appendTimestamp,
	getCurrentDates,
	getIntervalForQuery,
} from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { QUERY_DEFAULTS } from '../constants';
import { getFilterQuery } from './filter-query';
import { isQueryValue } from './query-value';
import type { Query, QueryValue } from '@storedeck/api';
import type { FilterQueryOptions } from './filter-query';

/** Reports about now; they know no period. */
const TIMELESS = [ 'stock', 'customers' ];

/** More intervals than this are not worth one answer. */
const MOST_INTERVALS = 10_000;

/**
 * How many intervals one answer may hold: what the page says of the API that it
 * asks, else what any API of shops gives.
 */
function getMaxPerPage() {
	const most = Math.floor( getSetting( 'maxPerPage', MAX_PER_PAGE ) );
	return most >= MAX_PER_PAGE && most <= MOST_INTERVALS ? most : MAX_PER_PAGE;
}

/** Whether a report shows a period. */
export const hasPeriod = ( endpoint: string ) =>
	! TIMELESS.includes( endpoint );

export interface ReportQueryOptions extends FilterQueryOptions {
	/** What counts when the address names no period: `period=…&compare=…`. */
	defaultDateRange?: string;
}

export interface StatsQueryOptions extends ReportQueryOptions {
	/** Which of the two ranges. */
	dataType: 'primary' | 'secondary';
	/** Only these figures; all of them unless given. */
	fields?: readonly string[];
}

export interface TableQueryOptions extends ReportQueryOptions {
	/** What the report's table asks for beside the address. Wins over it. */
	tableQuery?: Query;
}

const valueOr = ( value: unknown, fallback: QueryValue ): QueryValue =>
	value && isQueryValue( value ) ? value : fallback;

function getRange(
	options: ReportQueryOptions,
	dataType: 'primary' | 'secondary'
) {
	const { endpoint, query, defaultDateRange } = options;
	if ( ! hasPeriod( endpoint ) ) {
		return { after: undefined, before: undefined };
	}
	const range = getCurrentDates( query, defaultDateRange )[ dataType ];
	return {
		after: appendTimestamp( range.after, 'start' ),
		before: appendTimestamp( range.before, 'end' ),
	};
}

/**
 * The request of a chart's data, which the summary cards share: the same
 * options give the same query, so both read one answer.
 *
 * @param options The report, the address, which range, which figures.
 */
export function getReportStatsQuery( options: StatsQueryOptions ): Query {
	const { endpoint, query, dataType, fields, defaultDateRange } = options;
	const filterQuery = getFilterQuery( options );
	if ( ! hasPeriod( endpoint ) ) {
		return { ...filterQuery, fields };
	}
	return {
		order: 'asc',
		interval: getIntervalForQuery( query, defaultDateRange ),
		per_page: getMaxPerPage(),
		...getRange( options, dataType ),
		segmentby: valueOr( query.segmentby, undefined ),
		fields,
		...filterQuery,
	};
}

/**
 * The request of a report's table. The page stands under `paged` in the
 * address, since `page` is the admin page itself.
 *
 * @param options The report, the address, and the table's own wishes.
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
