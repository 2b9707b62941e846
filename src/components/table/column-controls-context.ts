import type { ComponentType, KeyboardEvent, PointerEvent } from 'react';
import { createContext } from '@wordpress/element';
import type { TableDensity, TableHeader } from './types';

export interface ColumnButtonsProps {
	header: TableHeader;
	controls: ColumnControls;
}

export interface LayoutItemsProps {
	density: TableDensity;
	onDensity: ( density: TableDensity ) => void;
	onResize: () => void;
	onReset: () => void;
}

export interface ResizeHandleProps {
	header: TableHeader;
	controls: ColumnControls;
	/** Whether this is the first handle, which receives focus. */
	isFirst: boolean;
}

/** Components and handlers to move and resize columns, loaded lazily. */
export interface Tools {
	ColumnButtons: ComponentType< ColumnButtonsProps >;
	LayoutItems: ComponentType< LayoutItemsProps >;
	ResizeHandle: ComponentType< ResizeHandleProps >;
	onRowKeyDown: ( event: KeyboardEvent< HTMLElement > ) => void;
	onHeaderKeyDown: (
		event: KeyboardEvent< HTMLElement >,
		key: string,
		controls: ColumnControls
	) => void;
	startDrag: (
		event: PointerEvent< HTMLElement >,
		key: string,
		controls: ColumnControls
	) => void;
}

/** State and actions for the columns of a card. */
export interface ColumnControls {
	/** Undefined until they are loaded. */
	tools: Tools | undefined;
	loadTools: () => void;
	/** All columns in order, including hidden ones. */
	all: TableHeader[];
	/** Visible columns. */
	shown: TableHeader[];
	/** Number of columns at the start that cannot be moved. */
	pinned: number;
	widths: Readonly< Record< string, number > >;
	setOrder: ( keys: string[] ) => void;
	/** Sets the width in px; `undefined` fits the content. */
	setWidth: (
		key: string,
		width: number | undefined,
		isDone: boolean
	) => void;
	/** Whether the columns are resized with the keyboard. */
	isResizing: boolean;
	setIsResizing: ( isResizing: boolean ) => void;
	/** Returns focus to the menu button. */
	focusMenu: () => void;
	/** Position of the drop marker in px from the left edge of the table. */
	marker: number | undefined;
	setMarker: ( left: number | undefined ) => void;
}

/** Undefined if columns cannot be moved and resized. */
export const ColumnControlsContext = createContext<
	ColumnControls | undefined
>( undefined );
