import type {
	ClipboardEvent,
	KeyboardEvent,
	PointerEvent,
	TdHTMLAttributes,
} from 'react';

/** A cell, by row and column. */
export interface CellPlace {
	row: number;
	column: number;
}

/** The cells from one to another: a rectangle. */
export interface CellSelection {
	/** Where choosing began. */
	anchor: CellPlace;
	/** Where it is now: the cell with the focus. */
	focus: CellPlace;
}

/** What makes a table a grid of cells. */
export interface CellGrid {
	/** The row with the focus: it has to be in the document. */
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
