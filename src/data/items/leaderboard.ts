import { appendTimestamp, getCurrentDates } from '@storedeck/date';
import { createListReader } from './reader';
import type { Query } from '@storedeck/api';
import type { ItemsReaderOptions } from './reader';
import type { ItemsQuery, LeaderboardCell } from './types';

type UrlQuery = Parameters< typeof getCurrentDates >[ 0 ];

export interface LeaderboardOptions extends ItemsReaderOptions {
	/** Id of the leaderboard, for example `products`. */
	id: string;
	/** Number of rows. */
	per_page?: number;
	/** Query of the links in the rows. */
	persisted_query?: object;
	/** The query of the URL. */
	query: UrlQuery;
	/** Additional parameters. */
	filterQuery?: Query;
	/** The date range of a URL without one: `period=…&compare=…`. */
	defaultDateRange?: string;
}

export interface LeaderboardData {
	isRequesting: boolean;
	isError: boolean;
	rows: ReadonlyArray< readonly LeaderboardCell[] >;
}

const NO_ROWS: LeaderboardData[ 'rows' ] = [];

/**
 * The rows of a leaderboard for the date range of a URL. All leaderboards share
 * one request. Call it inside `useSelect`.
 *
 * @param options Leaderboard, query, and `selector`.
 */
export function getLeaderboard( options: LeaderboardOptions ): LeaderboardData {
	const { id, query, filterQuery, defaultDateRange } = options;
	const readList = createListReader( options, 'getLeaderboard' );
	const { primary } = getCurrentDates( query, defaultDateRange );
	const dateQuery: ItemsQuery< 'leaderboards' > = {
		after: appendTimestamp( primary.after, 'start' ),
		before: appendTimestamp( primary.before, 'end' ),
		per_page: options.per_page,
		persisted_query:
			options.persisted_query &&
			JSON.stringify( options.persisted_query ),
	};
	const itemsQuery: Query = { ...filterQuery, ...dateQuery };
	const { items, ...flags } = readList( 'leaderboards', itemsQuery );
	const rows = items.get( id )?.rows;

	return { ...flags, rows: Array.isArray( rows ) ? rows : NO_ROWS };
}
