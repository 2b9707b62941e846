import type { TableHeader } from './types';

/** Whether a column chooses rows. */
export const isCheckboxColumn = ( header: TableHeader | undefined ) =>
	( header?.cellClassName ?? '' ).includes( 'is-checkbox-column' );

/**
 * How many columns at the start stay where they are: those that stay in sight
 * while the others scroll, as far as they choose or name the rows.
 *
 * @param headers   All columns, as the caller has them.
 * @param rowHeader Index of the column that names the rows.
 */
export function countPinned(
	headers: readonly TableHeader[],
	rowHeader: number | false
): number {
	const [ first ] = headers;
	const boxes = isCheckboxColumn( first ) ? 1 : 0;
	return rowHeader === boxes && boxes < headers.length ? boxes + 1 : boxes;
}

/**
 * The columns in somebody's order. Columns that the order does not know, such
 * as a plugin's new one, stand behind the one that they follow in the headers.
 *
 * @param headers All columns.
 * @param order   Keys of columns; unknown ones do not count.
 * @param pinned  How many at the start stay there.
 * @return Indexes of the headers.
 */
export function orderColumns(
	headers: readonly TableHeader[],
	order: readonly string[],
	pinned: number
): number[] {
	const places = headers.map( ( { key } ) => order.indexOf( key ) );
	const isKnown = ( index: number ) =>
		index >= pinned && ( places[ index ] ?? -1 ) >= 0;
	const indexes = headers.map( ( _header, index ) => index );
	const known = indexes
		.filter( isKnown )
		.sort( ( a, b ) => ( places[ a ] ?? 0 ) - ( places[ b ] ?? 0 ) );

	const result = indexes.slice( 0, pinned );
	// Each known column, with the unknown ones that follow it.
	const followers = new Map< number | undefined, number[] >();
	let leader: number | undefined;
	for ( const index of indexes.slice( pinned ) ) {
		if ( isKnown( index ) ) {
			leader = index;
		} else {
			followers.set( leader, [
				...( followers.get( leader ) ?? [] ),
				index,
			] );
		}
	}
	result.push( ...( followers.get( undefined ) ?? [] ) );
	for ( const index of known ) {
		result.push( index, ...( followers.get( index ) ?? [] ) );
	}
	return result;
}
