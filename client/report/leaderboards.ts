import type { Items } from './queries';

export interface Leaderboard {
	id: string;
	label: string;
	headers: readonly string[];
}

export interface LeaderboardCell {
	/** May hold HTML. */
	display: string;
	value: string | number;
	isNumeric: boolean;
}

const isRecord = (
	value: unknown
): value is Readonly< Record< string, unknown > > =>
	typeof value === 'object' && value !== null;

const toText = ( value: unknown ) =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

const toList = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];

/** The numbers of rows to choose from. */
export const ROW_COUNTS = Array.from( { length: 20 }, ( _, at ) => at + 1 );

export const DEFAULT_ROWS = 5;

/** The user's number of rows, or the default. */
export const readRowCount = ( preference: unknown ) =>
	ROW_COUNTS.find( ( count ) => String( count ) === String( preference ) ) ??
	DEFAULT_ROWS;

/** Reads a response of `/wc-analytics/leaderboards/allowed`. */
export const readLeaderboards = ( items: Items ): Leaderboard[] =>
	[ ...items.values() ].map( ( { id, label, headers } ) => ( {
		id: String( id ),
		label: toText( label ),
		headers: toList( headers ).map( ( header ) =>
			isRecord( header ) ? toText( header.label ) : ''
		),
	} ) );

/**
 * The rows of a leaderboard.
 *
 * @param items The response of `/wc-analytics/leaderboards`.
 * @param id    The leaderboard.
 * @return Undefined before the response.
 */
export function readLeaderboardRows(
	items: Items | undefined,
	id: string
): LeaderboardCell[][] | undefined {
	if ( ! items ) {
		return undefined;
	}
	return toList( items.get( id )?.rows ).map( ( row ) =>
		toList( row ).map( ( cell ) => {
			const { display, value, format } = isRecord( cell ) ? cell : {};
			return {
				display: toText( display ) || toText( value ),
				value: typeof value === 'number' ? value : toText( value ),
				isNumeric: format === 'number' || format === 'currency',
			};
		} )
	);
}
