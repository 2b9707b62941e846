import type { CellPlace, CellSelection } from './types';

/** How many cells there are. */
export interface Extent {
	rows: number;
	columns: number;
	/** Rows that Page Up and Page Down pass. */
	page: number;
}

/** The part of a keyboard event that moves the choice. */
export interface Keys {
	key: string;
	shiftKey?: boolean;
	ctrlKey?: boolean;
	metaKey?: boolean;
}

/** The first and the last row and column of what is chosen. */
export function getRectangle( { anchor, focus }: CellSelection ) {
	return {
		top: Math.min( anchor.row, focus.row ),
		bottom: Math.max( anchor.row, focus.row ),
		start: Math.min( anchor.column, focus.column ),
		end: Math.max( anchor.column, focus.column ),
	};
}

/** Whether a cell is among those chosen. */
export function isChosen(
	selection: CellSelection,
	{ row, column }: CellPlace
): boolean {
	const { top, bottom, start, end } = getRectangle( selection );
	return row >= top && row <= bottom && column >= start && column <= end;
}

/** How many rows and columns are chosen. */
export function countChosen( selection: CellSelection ) {
	const { top, bottom, start, end } = getRectangle( selection );
	return { rows: bottom - top + 1, columns: end - start + 1 };
}

/** A place inside a table that may have become smaller. */
export const clampPlace = (
	{ row, column }: CellPlace,
	{ rows, columns }: Extent
): CellPlace => ( {
	row: Math.max( 0, Math.min( rows - 1, row ) ),
	column: Math.max( 0, Math.min( columns - 1, column ) ),
} );

/** Where a key leads, beyond the table too; `undefined`: nowhere. */
function getTarget(
	{ row, column }: CellPlace,
	{ key, ctrlKey, metaKey }: Keys,
	{ rows, columns, page }: Extent,
	isRtl: boolean
): CellPlace | undefined {
	const isFar = ctrlKey || metaKey;
	const across = ( step: number ) => ( {
		row,
		column: isFar ? step * columns : column + step,
	} );
	switch ( key ) {
		case 'ArrowLeft':
			return across( isRtl ? 1 : -1 );
		case 'ArrowRight':
			return across( isRtl ? -1 : 1 );
		case 'ArrowUp':
			return { row: isFar ? 0 : row - 1, column };
		case 'ArrowDown':
			return { row: isFar ? rows : row + 1, column };
		case 'PageUp':
			return { row: row - page, column };
		case 'PageDown':
			return { row: row + page, column };
		case 'Home':
			return { row: isFar ? 0 : row, column: 0 };
		case 'End':
			return { row: isFar ? rows : row, column: columns };
		default:
			return undefined;
	}
}

/**
 * The choice after a key.
 *
 * @param selection What is chosen.
 * @param keys      The key, and what is held with it; Shift extends.
 * @param extent    How many cells there are.
 * @param isRtl     Whether columns follow each other from right to left.
 * @return `undefined` for keys that mean something else.
 */
export function moveSelection(
	selection: CellSelection,
	keys: Keys,
	extent: Extent,
	isRtl: boolean
): CellSelection | undefined {
	if ( keys.key.toLowerCase() === 'a' && ( keys.ctrlKey || keys.metaKey ) ) {
		return {
			anchor: { row: 0, column: 0 },
			focus: { row: extent.rows - 1, column: extent.columns - 1 },
		};
	}
	const target = getTarget( selection.focus, keys, extent, isRtl );
	if ( ! target ) {
		return undefined;
	}
	const focus = clampPlace( target, extent );
	return { anchor: keys.shiftKey ? selection.anchor : focus, focus };
}
