import type { ComponentType, KeyboardEvent, PointerEvent } from 'react';
import { createContext } from '@wordpress/element';
import type { TableDensity, TableHeader } from './types';

export interface ColumnButtonsProps {
	header: TableHeader;
	arrange: Arrange;
}

export interface LayoutItemsProps {
	density: TableDensity;
	onDensity: ( density: TableDensity ) => void;
	onResize: () => void;
	onReset: () => void;
}

export interface ResizeHandleProps {
	header: TableHeader;
	arrange: Arrange;
	/** Whether it is the one to begin with. */
	isFirst: boolean;
}

/** What moves and resizes columns; loaded when somebody comes near. */
export interface Tools {
	ColumnButtons: ComponentType< ColumnButtonsProps >;
	LayoutItems: ComponentType< LayoutItemsProps >;
	ResizeHandle: ComponentType< ResizeHandleProps >;
	onRowKeyDown: ( event: KeyboardEvent< HTMLElement > ) => void;
	onHeaderKeyDown: (
		event: KeyboardEvent< HTMLElement >,
		key: string,
		arrange: Arrange
	) => void;
	startDrag: (
		event: PointerEvent< HTMLElement >,
		key: string,
		arrange: Arrange
	) => void;
}

/** What a card lets be done to its columns. */
export interface Arrange {
	/** Undefined until they are loaded. */
	tools: Tools | undefined;
	loadTools: () => void;
	/** All columns in their order, hidden ones too. */
	all: TableHeader[];
	/** The columns shown. */
	shown: TableHeader[];
	/** How many of all stay where they are, at the start. */
	pinned: number;
	widths: Readonly< Record< string, number > >;
	/** Gives the columns an order. */
	setOrder: ( keys: string[] ) => void;
	/** Gives a column a width; `undefined`: as wide as what it holds. */
	setWidth: (
		key: string,
		width: number | undefined,
		isDone: boolean
	) => void;
	/** Whether the keyboard goes through the edges of the columns. */
	isResizing: boolean;
	setResizing: ( isResizing: boolean ) => void;
	/** Goes back to where the resizing was asked for. */
	focusMenu: () => void;
	/** Where a dragged column would go: px from the left of the frame. */
	marker: number | undefined;
	setMarker: ( left: number | undefined ) => void;
}

/** Undefined in a table whose columns stay as they are. */
export const ArrangeContext = createContext< Arrange | undefined >( undefined );
