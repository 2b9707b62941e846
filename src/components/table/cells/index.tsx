import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import {
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { copyText } from '../../chart/tools/copy-text';
import { useLatest } from '../../use-latest';
import type { TableRow } from '../types';
import { toTabSeparated } from './cell-text';
import {
	clampCell,
	countSelected,
	isCellSelected,
	moveSelection,
} from './selection';
import type { CellGrid, CellPosition, CellSelection } from './types';
import { isPageRtl } from '../../is-page-rtl';

const CONTROLS = 'a, button, input, select, textarea, [role="button"]';

export interface CellSelectorProps {
	/** The scrolling element around the table. */
	boxRef: RefObject< HTMLElement >;
	rows: readonly TableRow[];
	columnCount: number;
	/** Index of the first selectable column. */
	firstColumn: number;
	/** Whether to focus the first cell and announce the keys. */
	shouldFocus: boolean;
	/** Called with the props that make the table a grid. */
	onGridChange: ( grid: CellGrid | undefined ) => void;
	/** Called when cell selection ends. */
	onEnd: () => void;
}

/** Returns the element of a cell, if it is rendered. */
const findCell = ( box: HTMLElement | null, { row, column }: CellPosition ) =>
	box?.querySelector( `tr[data-row="${ row }"]` )?.children[ column ];

/** Returns the position of the cell around an element. */
function getCellPosition(
	target: EventTarget | null
): CellPosition | undefined {
	const cell =
		target instanceof Element
			? target.closest< HTMLTableCellElement >( 'td, th' )
			: null;
	const row = cell?.closest( 'tr' )?.dataset.row;
	return cell && row !== undefined
		? { row: Number( row ), column: cell.cellIndex }
		: undefined;
}

/** Returns the number of visible rows. */
function countRowsInView( box: HTMLElement | null ) {
	const row = box?.querySelector( 'tr[data-row]' );
	const height = row?.getBoundingClientRect().height;
	return height && box
		? Math.max( 1, Math.floor( box.clientHeight / height ) - 2 )
		: 10;
}

const countCells = ( count: number ) =>
	sprintf(
		/* translators: %d: number of cells. */
		_n( '%d cell selected', '%d cells selected', count, 'storedeck' ),
		count
	);

/**
 * Selects and copies cells of a table. Renders a toolbar and provides the props
 * that make the table a grid.
 *
 * @param props See `CellSelectorProps`.
 */
export function CellSelector( {
	boxRef,
	rows,
	columnCount,
	firstColumn,
	shouldFocus,
	onGridChange,
	onEnd,
}: CellSelectorProps ) {
	const [ state, setState ] = useState< CellSelection >( () => {
		const start: CellPosition = { row: 0, column: firstColumn };
		return { anchor: start, focus: start };
	} );
	const [ message, setMessage ] = useState( '' );
	const needsFocus = useRef( shouldFocus );
	const gridSize = { rows: rows.length, columns: columnCount, page: 10 };
	const selection = {
		anchor: clampCell( state.anchor, gridSize ),
		focus: clampCell( state.focus, gridSize ),
	};
	const counts = countSelected( selection );
	const count = counts.rows * counts.columns;

	const selectCells = ( next: CellSelection ) => {
		needsFocus.current = true;
		setMessage( '' );
		setState( next );
		const { rows: selectedRows, columns: selectedColumns } =
			countSelected( next );
		if ( selectedRows * selectedColumns > 1 ) {
			speak( countCells( selectedRows * selectedColumns ) );
		}
	};
	const copy = async () => {
		const isCopied = await copyText( toTabSeparated( rows, selection ) );
		const text = isCopied
			? sprintf(
					/* translators: %d: number of cells. */
					_n(
						'%d cell copied',
						'%d cells copied',
						count,
						'storedeck'
					),
					count
			  )
			: __( 'Could not copy the cells.', 'storedeck' );
		setMessage( text );
		speak( text );
	};

	const onKeyDown = ( event: KeyboardEvent< HTMLTableElement > ) => {
		const { target, key } = event;
		const position = getCellPosition( target );
		if ( ! position || ! ( target instanceof HTMLElement ) ) {
			return;
		}
		if ( key === 'Escape' ) {
			event.preventDefault();
			if ( count > 1 || target.matches( CONTROLS ) ) {
				selectCells( {
					anchor: selection.focus,
					focus: selection.focus,
				} );
			} else {
				onEnd();
			}
			return;
		}
		// Keys of controls inside a cell are not handled here.
		if ( ! target.matches( 'td, th' ) ) {
			return;
		}
		const isCommand = event.ctrlKey || event.metaKey;
		if ( isCommand && key.toLowerCase() === 'c' ) {
			event.preventDefault();
			copy();
			return;
		}
		if ( key === 'Enter' || key === 'F2' ) {
			target.querySelector< HTMLElement >( CONTROLS )?.focus();
			event.preventDefault();
			return;
		}
		const next = moveSelection(
			selection,
			event,
			{ ...gridSize, page: countRowsInView( boxRef.current ) },
			isPageRtl()
		);
		if ( next ) {
			event.preventDefault();
			selectCells( next );
		}
	};

	const onPointerDown = ( event: PointerEvent< HTMLTableElement > ) => {
		const position = getCellPosition( event.target );
		const { ownerDocument } = event.currentTarget;
		if (
			! position ||
			event.button !== 0 ||
			( event.target instanceof Element &&
				event.target.closest( CONTROLS ) )
		) {
			return;
		}
		event.preventDefault();
		const anchor = event.shiftKey ? selection.anchor : position;
		let focus = position;
		selectCells( { anchor, focus } );
		if ( event.pointerType === 'touch' ) {
			return;
		}
		const abortController = new AbortController();
		const { signal } = abortController;
		ownerDocument.addEventListener(
			'pointermove',
			( { target } ) => {
				const hoveredCell = boxRef.current?.contains( target as Node )
					? getCellPosition( target )
					: undefined;
				if (
					hoveredCell &&
					( hoveredCell.row !== focus.row ||
						hoveredCell.column !== focus.column )
				) {
					focus = hoveredCell;
					selectCells( { anchor, focus } );
				}
			},
			{ signal }
		);
		for ( const name of [ 'pointerup', 'pointercancel' ] ) {
			ownerDocument.addEventListener(
				name,
				() => abortController.abort(),
				{
					signal,
				}
			);
		}
	};

	// Keeps the functions of the grid stable.
	const latest = useLatest( { onKeyDown, onPointerDown, rows, selection } );
	const { row, column } = selection.focus;
	const { row: fromRow, column: fromColumn } = selection.anchor;

	const grid = useMemo< CellGrid >( () => {
		const current = {
			anchor: { row: fromRow, column: fromColumn },
			focus: { row, column },
		};
		return {
			row,
			tableProps: {
				role: 'grid',
				'aria-multiselectable': true,
				onKeyDown: ( event ) => latest.current.onKeyDown( event ),
				onPointerDown: ( event ) =>
					latest.current.onPointerDown( event ),
				onCopy: ( event ) => {
					event.preventDefault();
					event.clipboardData.setData(
						'text/plain',
						toTabSeparated(
							latest.current.rows,
							latest.current.selection
						)
					);
				},
			},
			getCellProps: ( cellRow, cellColumn ) => {
				const hasFocus = cellRow === row && cellColumn === column;
				const isSelected = isCellSelected( current, {
					row: cellRow,
					column: cellColumn,
				} );
				return {
					tabIndex: hasFocus ? 0 : -1,
					'aria-selected': isSelected,
					className: isSelected ? 'is-selected' : undefined,
				};
			},
		};
	}, [ row, column, fromRow, fromColumn, latest ] );

	useLayoutEffect( () => onGridChange( grid ), [ grid, onGridChange ] );
	useLayoutEffect( () => () => onGridChange( undefined ), [ onGridChange ] );

	// Focuses the cell once the table has rendered it as a grid cell.
	useEffect( () => {
		const cell = findCell( boxRef.current, selection.focus );
		if (
			needsFocus.current &&
			cell instanceof HTMLElement &&
			cell.tabIndex === 0
		) {
			needsFocus.current = false;
			cell.focus();
		}
	} );

	useEffect( () => {
		if ( shouldFocus ) {
			speak(
				__(
					'Use arrow keys to move, Shift to select, Ctrl+C to copy, Escape to exit.',
					'storedeck'
				)
			);
		}
	}, [ shouldFocus ] );

	return (
		<div className="woocommerce-table__cell-bar">
			<span className="woocommerce-table__cell-count">
				{ message || countCells( count ) }
			</span>
			<Button variant="secondary" onClick={ copy }>
				{ __( 'Copy', 'storedeck' ) }
			</Button>
			<Button variant="tertiary" onClick={ onEnd }>
				{ __( 'Done', 'storedeck' ) }
			</Button>
		</div>
	);
}
