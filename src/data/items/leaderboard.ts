import { appendTimestamp, getCurrentDates } from '@storedeck/date';
import { getItemsReader, getItemsRequestFlags } from './reader';
import type { Query } from '@storedeck/api';
import type { ItemsReaderOptions } from './reader';
import type { ItemsQuery, LeaderboardCell } from './types';

type UrlQuery = Parameters< typeof getCurrentDates >[ 0 ];

export interface LeaderboardOptions extends ItemsReaderOptions {
	/** Which leaderboard, for example `products`. */
	id: string;
	/** How many rows. */
	per_page?: number;
	/** What the links of the rows keep of the address. */
	persisted_query?: object;
	/** The query of the address. */
	query: UrlQuery;
	/** Parameters beside those. */
	filterQuery?: Query;
	/** What counts when the address names no period: `period=…&compare=…`. */
	defaultDateRange?: string;
}

export interface LeaderboardData {
	isRequesting: boolean;
	isError: boolean;
	rows: ReadonlyArray< readonly LeaderboardCell[] >;
}

const NO_ROWS: LeaderboardData[ 'rows' ] = [];

/**
 * The rows of one leaderboard for the period of an address. All leaderboards
 * come in one request. Call it inside `useSelect`.
 *
 * @param options Which one, the address, and `selector`.
 */
export function getLeaderboard( options: LeaderboardOptions ): LeaderboardData {
	const {
		id,
		per_page: perPage,
		persisted_query: persistedQuery,
		query,
		filterQuery,
		defaultDateRange,
	} = options;
	const reader = getItemsReader( options, 'getLeaderboard' );
	const { primary } = getCurrentDates( query, defaultDateRange );
	const own: ItemsQuery< 'leaderboards' > = {
		after: appendTimestamp( primary.after, 'start' ),
		before: appendTimestamp( primary.before, 'end' ),
		per_page: perPage,
		persisted_query: persistedQuery && JSON.stringify( persistedQuery ),
	};
	const itemsQuery: Query = { ...filterQuery, ...own };
	const board = reader.getItems( 'leaderboards', itemsQuery ).get( id );
	const rows = board?.rows;

	return {
		...getItemsRequestFlags( reader, 'leaderboards', itemsQuery ),
		rows: Array.isArray( rows ) ? rows : NO_ROWS,
	};
}
