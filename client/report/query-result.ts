import type { ReportAnswer, RequestError, SelectorCall } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import type { IntervalRow } from './types';

/**
 * Whether a query can be sent. `ready`: yes. `pending`: something has to be
 * loaded first. `empty`: there is nothing to request, for example because the
 * search has no results.
 */
export type QueryState = 'ready' | 'pending' | 'empty';

/** The data of a query and the status of its request. */
export interface QueryResult< T > {
	/** The newest data. While new data loads, the data of the previous query. */
	data: T | undefined;
	error: RequestError | undefined;
	/** A request is running or about to start; `data` may be older. */
	isRequesting: boolean;
	/** `data` belongs to the previous query. Never combine it with data of this one. */
	isPreviousData: boolean;
	/** False if the report requests nothing here. */
	isEnabled: boolean;
	retry: () => void;
	/**
	 * End of the part of the secondary period that an unfinished primary one is
	 * compared with, as the answer has it: `YYYY-MM-DDTHH:mm:ss` in site time.
	 * Undefined when whole periods are compared, and until there is an answer.
	 */
	until?: string;
	/** When `data` was received, in ms since the epoch. */
	readAt: number | undefined;
	/** The selector and its arguments, if something is requested. */
	call?: SelectorCall;
}

export interface Stats {
	totals: Record< string, number >;
	intervals: IntervalRow[];
}

export type Rows = NonNullable< ReportAnswer[ 'rows' ] >;

/** Metrics of the rows of a page in the other period, null where there is nothing to compare with. */
export type ComparedRows = NonNullable< ReportAnswer[ 'compared_rows' ] >;

/**
 * The query of a table: page and sort order of its rows as the server resolved
 * them; until they are there, those of the URL.
 */
export const getTableQuery = (
	{ data, isPreviousData }: QueryResult< Rows >,
	query: Query
) =>
	data?.query && ! isPreviousData
		? {
				...query,
				orderby: data.orderby,
				order: data.query.order,
				paged: data.query.page,
				per_page: data.query.per_page,
		  }
		: query;
