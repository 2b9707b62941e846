import { classNames } from '../class-names';
import { countPinned, isCheckboxColumn, orderColumns } from './order-columns';
import { hasSort } from './sort';
import type { TableHeader, TableRow } from './types';

/** Whether a column is sticky. */
const isSticky = ( headers: TableHeader[], index: number ) =>
	index === 0 || ( index === 1 && isCheckboxColumn( headers[ 0 ] ) );

/**
 * The column that stands next to the row header in a card: the sorted number, or
 * the last one that sorts, as the total is: the header says what it is.
 */
export function getLeadKey(
	headers: TableHeader[],
	sortKey: string | undefined
): string | undefined {
	const numbers = headers.filter( ( { isNumeric } ) => isNumeric );
	return (
		numbers.find( ( header ) => hasSort( header, sortKey ) ) ??
		numbers.filter( ( { isSortable } ) => isSortable ).at( -1 ) ??
		numbers.at( -1 )
	)?.key;
}

/** Returns the class names of a header and its cells. */
export function getColumnClasses(
	headers: TableHeader[],
	index: number,
	sortKey: string | undefined
): string {
	const header = headers[ index ];
	const { isLeftAligned, isNumeric, cellClassName } = header ?? {};
	return classNames(
		cellClassName,
		( isLeftAligned || ! isNumeric ) && 'is-left-aligned',
		isNumeric && 'is-numeric',
		header && hasSort( header, sortKey ) && 'is-sorted',
		isSticky( headers, index ) && 'is-sticky'
	);
}

/** The visible columns, and functions to map rows and indexes to them. */
export interface ColumnView {
	headers: TableHeader[];
	/** All columns in order, including hidden ones. */
	all: TableHeader[];
	/** Number of columns at the start that cannot be moved. */
	pinned: number;
	/**
	 * Returns the cells of the visible columns. Missing cells are undefined.
	 */
	pickCells: ( row: TableRow ) => TableRow;
	/**
	 * Maps an index of the headers to the visible columns; 0 if the column is
	 * hidden.
	 */
	getVisibleIndex: ( index: number | false ) => number | false;
}

/**
 * Returns the columns with the given keys.
 *
 * @param headers   All columns.
 * @param shownKeys Keys of the visible columns.
 * @param order     Custom order; defaults to the order of the headers.
 * @param rowHeader Index of the row header column.
 */
export function getColumnView(
	headers: TableHeader[],
	shownKeys: string[],
	order: readonly string[] = [],
	rowHeader: number | false = false
): ColumnView {
	const pinned = countPinned( headers, rowHeader );
	const all = orderColumns( headers, order, pinned );
	const getHeaders = ( indexes: number[] ) =>
		indexes.flatMap( ( index ) => headers[ index ] ?? [] );
	const indexes = all.filter( ( index ) =>
		shownKeys.includes( headers[ index ]?.key ?? '' )
	);
	return {
		headers: getHeaders( indexes ),
		all: getHeaders( all ),
		pinned,
		pickCells: ( row ) => indexes.map( ( index ) => row[ index ] ),
		getVisibleIndex: ( index ) =>
			index === false ? false : Math.max( 0, indexes.indexOf( index ) ),
	};
}
