import { classNames } from '../class-names';
import type { TableHeader, TableRow } from './types';

const CHECKBOX_COLUMN = 'is-checkbox-column';

/** Whether a column stays in sight while the others scroll sideways. */
const isSticky = ( headers: TableHeader[], index: number ) =>
	index === 0 ||
	( index === 1 &&
		( headers[ 0 ]?.cellClassName ?? '' ).includes( CHECKBOX_COLUMN ) );

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
	/** A row's cells of these columns. A missing cell keeps its place. */
	pick: ( row: TableRow ) => TableRow;
	/** The place of a column among these; the first where it is hidden. */
	place: ( index: number | false ) => number | false;
}

/** The columns with the given keys, in the order of the headers. */
export function viewColumns(
	headers: TableHeader[],
	shownKeys: string[]
): ColumnView {
	const indexes = headers.flatMap( ( { key }, index ) =>
		shownKeys.includes( key ) ? [ index ] : []
	);
	return {
		headers: headers.filter( ( { key } ) => shownKeys.includes( key ) ),
		pick: ( row ) => indexes.map( ( index ) => row[ index ] ),
		place: ( index ) =>
			index === false ? false : Math.max( 0, indexes.indexOf( index ) ),
	};
}
