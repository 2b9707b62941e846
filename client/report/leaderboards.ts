import { useMemo } from '@wordpress/element';
import { isRecord } from '@storedeck/settings/guards';
import type { QueryResult } from './query-result';
import { readField, readText } from './read-field';
import { useAnswerParts } from './use-answer-parts';
import { OVERVIEW } from './use-indicators';
import type { OverviewSource } from './use-indicators';

export interface Leaderboard {
	id: string;
	label: string;
	headers: readonly string[];
	rows: LeaderboardCell[][];
	/** Why there are no rows; empty if there are. */
	error: string;
}

export interface LeaderboardCell {
	/** May hold HTML. */
	display: string;
	value: string | number;
	isNumeric: boolean;
}

const toList = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];

/** The numbers of rows to choose from. */
export const ROW_COUNTS = Array.from( { length: 20 }, ( _, at ) => at + 1 );

export const DEFAULT_ROWS = 5;

/** The user's number of rows, or the default. */
export const readRowCount = ( preference: unknown ) =>
	ROW_COUNTS.find( ( count ) => String( count ) === String( preference ) ) ??
	DEFAULT_ROWS;

const readCell = ( cell: unknown ): LeaderboardCell => {
	const value = readField( cell, 'value' );
	return {
		display: readText( cell, 'display' ) || readText( cell, 'value' ),
		value: typeof value === 'number' ? value : readText( cell, 'value' ),
		isNumeric: [ 'number', 'currency' ].includes(
			readText( cell, 'format' )
		),
	};
};

/** Reads the leaderboards of an answer. */
export const readLeaderboards = ( items: readonly unknown[] ): Leaderboard[] =>
	items.filter( isRecord ).map( ( item ) => ( {
		id: readText( item, 'id' ),
		label: readText( item, 'label' ),
		headers: toList( item.headers ).map( ( header ) =>
			readText( header, 'label' )
		),
		rows: toList( item.rows ).map( ( row ) =>
			toList( row ).map( readCell )
		),
		error: readText( item, 'error.message' ),
	} ) );

/**
 * The leaderboards of a period.
 *
 * @param isWhole Asks for all of the Overview.
 */
export function useLeaderboards(
	source: OverviewSource,
	isWhole = false
): QueryResult< Leaderboard[] > {
	const { data, ...result } = useAnswerParts(
		{ ...source, endpoint: OVERVIEW },
		[ 'leaderboards' ],
		isWhole
	)( 'leaderboards' );
	return {
		...result,
		data: useMemo( () => data && readLeaderboards( data ), [ data ] ),
	};
}
