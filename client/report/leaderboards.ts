/** A top list: its name and what its columns are. */
export interface Board {
	id: string;
	label: string;
	headers: readonly string[];
}

/** A cell of a top list. */
export interface BoardCell {
	/** May hold a little HTML. */
	display: string;
	value: string | number;
	isNumeric: boolean;
}

type Item = Readonly< Record< string, unknown > >;
type Items = ReadonlyMap< string | number, Item >;

const isRecord = ( value: unknown ): value is Item =>
	typeof value === 'object' && value !== null;

const toText = ( value: unknown ) =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

const toList = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];

/** How many rows a top list may have. */
export const ROW_CHOICES = Array.from( { length: 20 }, ( _, at ) => at + 1 );

export const DEFAULT_ROWS = 5;

/** The number of rows that the user chose; anything else is the default. */
export const readRowCount = ( preference: unknown ) =>
	ROW_CHOICES.find( ( count ) => String( count ) === String( preference ) ) ??
	DEFAULT_ROWS;

/**
 * The top lists of `/wc-analytics/leaderboards/allowed`.
 *
 * @param items The answer.
 */
export const readBoards = ( items: Items ): Board[] =>
	[ ...items.values() ].map( ( { id, label, headers } ) => ( {
		id: String( id ),
		label: toText( label ),
		headers: toList( headers ).map( ( header ) =>
			isRecord( header ) ? toText( header.label ) : ''
		),
	} ) );

/**
 * The rows of a top list.
 *
 * @param items The answer of `/wc-analytics/leaderboards`; undefined before it.
 * @param id    Which list.
 * @return Undefined while they are not known.
 */
export function readRows(
	items: Items | undefined,
	id: string
): BoardCell[][] | undefined {
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
