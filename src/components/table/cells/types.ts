import type {
	ClipboardEvent,
	KeyboardEvent,
	PointerEvent,
	TdHTMLAttributes,
} from 'react';

/** Position of a cell. */
export interface CellPosition {
	row: number;
	column: number;
}

/** A rectangle of cells. */
export interface CellSelection {
	/** Cell where the selection started. */
	anchor: CellPosition;
	/** Cell with focus. */
	focus: CellPosition;
}

/** Props that make a table a grid. */
export interface CellGrid {
	/** The focused row, which must be rendered. */
	row: number;
	tableProps: {
		role: 'grid';
		'aria-multiselectable': true;
		onKeyDown: ( event: KeyboardEvent< HTMLTableElement > ) => void;
		onPointerDown: ( event: PointerEvent< HTMLTableElement > ) => void;
		onCopy: ( event: ClipboardEvent< HTMLTableElement > ) => void;
	};
	getCellProps: (
		row: number,
		column: number
	) => TdHTMLAttributes< HTMLTableCellElement >;
}
