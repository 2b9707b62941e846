import type { TableHeader } from './types';

/** Whether a column contains the checkboxes of the rows. */
export const isCheckboxColumn = ( header: TableHeader | undefined ) =>
	( header?.cellClassName ?? '' ).includes( 'is-checkbox-column' );

/**
 * Returns the number of columns at the start that cannot be moved: the checkbox
 * column and the row header column.
 *
 * @param headers   All columns.
 * @param rowHeader Index of the row header column.
 */
export function countPinned(
	headers: readonly TableHeader[],
	rowHeader: number | false
): number {
	const [ first ] = headers;
	const checkboxCount = isCheckboxColumn( first ) ? 1 : 0;
	return rowHeader === checkboxCount && checkboxCount < headers.length
		? checkboxCount + 1
		: checkboxCount;
}

/**
 * Sorts columns by a custom order. Columns missing in the order, such as new
 * columns of a plugin, stay after the column that precedes them in the headers.
 *
 * @param headers All columns.
 * @param order   Keys of columns; unknown keys are ignored.
 * @param pinned  Number of columns at the start that cannot be moved.
 * @return Indexes of the headers.
 */
export function orderColumns(
	headers: readonly TableHeader[],
	order: readonly string[],
	pinned: number
): number[] {
	const positions = headers.map( ( { key } ) => order.indexOf( key ) );
	const isKnown = ( index: number ) =>
		index >= pinned && ( positions[ index ] ?? -1 ) >= 0;
	const indexes = headers.map( ( _header, index ) => index );
	const knownIndexes = indexes
		.filter( isKnown )
		.sort( ( a, b ) => ( positions[ a ] ?? 0 ) - ( positions[ b ] ?? 0 ) );

	const result = indexes.slice( 0, pinned );
	// Each column of the order, with the missing columns that follow it.
	const followers = new Map< number | undefined, number[] >();
	let precedingIndex: number | undefined;
	for ( const index of indexes.slice( pinned ) ) {
		if ( isKnown( index ) ) {
			precedingIndex = index;
		} else {
			followers.set( precedingIndex, [
				...( followers.get( precedingIndex ) ?? [] ),
				index,
			] );
		}
	}
	result.push( ...( followers.get( undefined ) ?? [] ) );
	for ( const index of knownIndexes ) {
		result.push( index, ...( followers.get( index ) ?? [] ) );
	}
	return result;
}
