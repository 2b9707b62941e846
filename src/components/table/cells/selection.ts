import type { CellPosition, CellSelection } from './types';

/** Size of the grid. */
export interface GridSize {
	rows: number;
	columns: number;
	/** Number of rows to move with Page Up and Page Down. */
	page: number;
}

/** The properties of a keyboard event that are used. */
export interface Keys {
	key: string;
	shiftKey?: boolean;
	ctrlKey?: boolean;
	metaKey?: boolean;
}

/** Returns the bounds of a selection. */
export function getRectangle( { anchor, focus }: CellSelection ) {
	return {
		top: Math.min( anchor.row, focus.row ),
		bottom: Math.max( anchor.row, focus.row ),
		start: Math.min( anchor.column, focus.column ),
		end: Math.max( anchor.column, focus.column ),
	};
}

export function isCellSelected(
	selection: CellSelection,
	{ row, column }: CellPosition
): boolean {
	const { top, bottom, start, end } = getRectangle( selection );
	return row >= top && row <= bottom && column >= start && column <= end;
}

/** Returns the number of selected rows and columns. */
export function countSelected( selection: CellSelection ) {
	const { top, bottom, start, end } = getRectangle( selection );
	return { rows: bottom - top + 1, columns: end - start + 1 };
}

/** Limits a position to the grid, which may have become smaller. */
export const clampCell = (
	{ row, column }: CellPosition,
	{ rows, columns }: GridSize
): CellPosition => ( {
	row: Math.max( 0, Math.min( rows - 1, row ) ),
	column: Math.max( 0, Math.min( columns - 1, column ) ),
} );

/**
 * Returns the position a key moves to, before it is limited to the grid, or
 * undefined for other keys.
 */
function getTargetCell(
	{ row, column }: CellPosition,
	{ key, ctrlKey, metaKey }: Keys,
	{ rows, columns, page }: GridSize,
	isRtl: boolean
): CellPosition | undefined {
	const isToEdge = ctrlKey || metaKey;
	const across = ( step: number ) => ( {
		row,
		column: isToEdge ? step * columns : column + step,
	} );
	switch ( key ) {
		case 'ArrowLeft':
			return across( isRtl ? 1 : -1 );
		case 'ArrowRight':
			return across( isRtl ? -1 : 1 );
		case 'ArrowUp':
			return { row: isToEdge ? 0 : row - 1, column };
		case 'ArrowDown':
			return { row: isToEdge ? rows : row + 1, column };
		case 'PageUp':
			return { row: row - page, column };
		case 'PageDown':
			return { row: row + page, column };
		case 'Home':
			return { row: isToEdge ? 0 : row, column: 0 };
		case 'End':
			return { row: isToEdge ? rows : row, column: columns };
		default:
			return undefined;
	}
}

/**
 * Returns the selection after a key.
 *
 * @param selection Current selection.
 * @param keys      The key and its modifiers; Shift extends the selection.
 * @param gridSize  Size of the grid.
 * @param isRtl     Whether the writing direction is right to left.
 * @return The selection, or undefined for other keys.
 */
export function moveSelection(
	selection: CellSelection,
	keys: Keys,
	gridSize: GridSize,
	isRtl: boolean
): CellSelection | undefined {
	if ( keys.key.toLowerCase() === 'a' && ( keys.ctrlKey || keys.metaKey ) ) {
		return {
			anchor: { row: 0, column: 0 },
			focus: { row: gridSize.rows - 1, column: gridSize.columns - 1 },
		};
	}
	const target = getTargetCell( selection.focus, keys, gridSize, isRtl );
	if ( ! target ) {
		return undefined;
	}
	const focus = clampCell( target, gridSize );
	return { anchor: keys.shiftKey ? selection.anchor : focus, focus };
}
