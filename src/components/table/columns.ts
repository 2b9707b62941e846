import { classNames } from '../class-names';
import { countPinned, isCheckboxColumn, orderColumns } from './order-columns';
import type { TableHeader, TableRow } from './types';

/** Whether a column stays in sight while the others scroll sideways. */
const isSticky = ( headers: TableHeader[], index: number ) =>
	index === 0 || ( index === 1 && isCheckboxColumn( headers[ 0 ] ) );

/** The class names that a column's header and cells share. */
export function getColumnClasses(
	headers: TableHeader[],
	index: number,
	sortKey: string | undefined
): string {
	const { key, isLeftAligned, isNumeric, cellClassName } =
		headers[ index ] ?? {};
	return classNames(
		cellClassName,
		( isLeftAligned || ! isNumeric ) && 'is-left-aligned',
		isNumeric && 'is-numeric',
		sortKey !== undefined && sortKey === key && 'is-sorted',
		isSticky( headers, index ) && 'is-sticky'
	);
}

/** The visible columns, and how a row and an index follow them. */
export interface ColumnView {
	headers: TableHeader[];
	/** All columns in their order, hidden ones too. */
	all: TableHeader[];
	/** How many of all stay where they are, at the start. */
	pinned: number;
	/** A row's cells of these columns. A missing cell keeps its place. */
	pick: ( row: TableRow ) => TableRow;
	/** The place of a column among these; the first where it is hidden. */
	place: ( index: number | false ) => number | false;
}

/**
 * The columns with the given keys.
 *
 * @param headers   All columns.
 * @param shownKeys Keys of the columns shown.
 * @param order     The order that somebody chose; that of the headers without.
 * @param rowHeader Index of the column that names the rows.
 */
export function viewColumns(
	headers: TableHeader[],
	shownKeys: string[],
	order: readonly string[] = [],
	rowHeader: number | false = false
): ColumnView {
	const pinned = countPinned( headers, rowHeader );
	const all = orderColumns( headers, order, pinned );
	const at = ( indexes: number[] ) =>
		indexes.flatMap( ( index ) => headers[ index ] ?? [] );
	const indexes = all.filter( ( index ) =>
		shownKeys.includes( headers[ index ]?.key ?? '' )
	);
	return {
		headers: at( indexes ),
		all: at( all ),
		pinned,
		pick: ( row ) => indexes.map( ( index ) => row[ index ] ),
		place: ( index ) =>
			index === false ? false : Math.max( 0, indexes.indexOf( index ) ),
	};
}
