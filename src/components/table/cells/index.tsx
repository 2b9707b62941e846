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
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { copyText } from '../../chart/tools/copy-text';
import type { TableRow } from '../types';
import { toTabSeparated } from './cell-text';
import { clampPlace, countChosen, isChosen, moveSelection } from './selection';
import type { CellGrid, CellPlace, CellSelection } from './types';

const CONTROLS = 'a, button, input, select, textarea, [role="button"]';

interface CellSelectorProps {
	/** The box around the table. */
	boxRef: RefObject< HTMLElement >;
	rows: readonly TableRow[];
	columnCount: number;
	/** The column to begin with. */
	firstColumn: number;
	/** Whether the first cell gets the focus, and the keys are said. */
	takesFocus: boolean;
	/** Gives the table what makes it a grid. */
	onGrid: ( grid: CellGrid | undefined ) => void;
	/** Somebody is done. */
	onEnd: () => void;
}

/** The element of a cell, if it is in the document. */
const findCell = ( box: HTMLElement | null, { row, column }: CellPlace ) =>
	box?.querySelector( `tr[data-row="${ row }"]` )?.children[ column ];

/** The cell that an element is in. */
function getPlace( target: EventTarget | null ): CellPlace | undefined {
	const cell =
		target instanceof Element
			? target.closest< HTMLTableCellElement >( 'td, th' )
			: null;
	const row = cell?.closest( 'tr' )?.dataset.row;
	return cell && row !== undefined
		? { row: Number( row ), column: cell.cellIndex }
		: undefined;
}

/** How many rows are in view. */
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
 * Lets cells of a table be chosen and copied: a bar that says what is chosen,
 * and what makes the table a grid.
 *
 * @param props See `CellSelectorProps`.
 */
export function CellSelector( {
	boxRef,
	rows,
	columnCount,
	firstColumn,
	takesFocus,
	onGrid,
	onEnd,
}: CellSelectorProps ) {
	const [ state, setState ] = useState< CellSelection >( () => {
		const start: CellPlace = { row: 0, column: firstColumn };
		return { anchor: start, focus: start };
	} );
	const [ message, setMessage ] = useState( '' );
	const wantsFocus = useRef( takesFocus );
	const extent = { rows: rows.length, columns: columnCount, page: 10 };
	const selection = {
		anchor: clampPlace( state.anchor, extent ),
		focus: clampPlace( state.focus, extent ),
	};
	const counts = countChosen( selection );
	const count = counts.rows * counts.columns;

	const choose = ( next: CellSelection ) => {
		wantsFocus.current = true;
		setMessage( '' );
		setState( next );
		const { rows: high, columns: wide } = countChosen( next );
		if ( high * wide > 1 ) {
			speak( countCells( high * wide ) );
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
			: __( 'The cells could not be copied.', 'storedeck' );
		setMessage( text );
		speak( text );
	};

	const onKeyDown = ( event: KeyboardEvent< HTMLTableElement > ) => {
		const { target, key } = event;
		const place = getPlace( target );
		if ( ! place || ! ( target instanceof HTMLElement ) ) {
			return;
		}
		if ( key === 'Escape' ) {
			event.preventDefault();
			if ( count > 1 || target.matches( CONTROLS ) ) {
				choose( { anchor: selection.focus, focus: selection.focus } );
			} else {
				onEnd();
			}
			return;
		}
		// Keys in a control inside a cell are that control's own.
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
			{ ...extent, page: countRowsInView( boxRef.current ) },
			isRTL()
		);
		if ( next ) {
			event.preventDefault();
			choose( next );
		}
	};

	const onPointerDown = ( event: PointerEvent< HTMLTableElement > ) => {
		const place = getPlace( event.target );
		const { ownerDocument } = event.currentTarget;
		if (
			! place ||
			event.button !== 0 ||
			( event.target instanceof Element &&
				event.target.closest( CONTROLS ) )
		) {
			return;
		}
		event.preventDefault();
		const anchor = event.shiftKey ? selection.anchor : place;
		let focus = place;
		choose( { anchor, focus } );
		if ( event.pointerType === 'touch' ) {
			return;
		}
		const listening = new AbortController();
		const { signal } = listening;
		ownerDocument.addEventListener(
			'pointermove',
			( { target } ) => {
				const over = boxRef.current?.contains( target as Node )
					? getPlace( target )
					: undefined;
				if (
					over &&
					( over.row !== focus.row || over.column !== focus.column )
				) {
					focus = over;
					choose( { anchor, focus } );
				}
			},
			{ signal }
		);
		for ( const name of [ 'pointerup', 'pointercancel' ] ) {
			ownerDocument.addEventListener( name, () => listening.abort(), {
				signal,
			} );
		}
	};

	// The latest of what is above, behind functions that stay the same.
	const latest = useRef( { onKeyDown, onPointerDown, rows, selection } );
	latest.current = { onKeyDown, onPointerDown, rows, selection };
	const { row, column } = selection.focus;
	const { row: fromRow, column: fromColumn } = selection.anchor;

	const grid = useMemo< CellGrid >( () => {
		const chosen = {
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
				const isSelected = isChosen( chosen, {
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
	}, [ row, column, fromRow, fromColumn ] );

	useLayoutEffect( () => onGrid( grid ), [ grid, onGrid ] );
	useLayoutEffect( () => () => onGrid( undefined ), [ onGrid ] );

	// Once the table has drawn the cell as one of a grid.
	useEffect( () => {
		const cell = findCell( boxRef.current, selection.focus );
		if (
			wantsFocus.current &&
			cell instanceof HTMLElement &&
			cell.tabIndex === 0
		) {
			wantsFocus.current = false;
			cell.focus();
		}
	} );

	useEffect( () => {
		if ( takesFocus ) {
			speak(
				__(
					'Arrow keys move among the cells, with Shift they select several. Ctrl+C copies them, Escape ends.',
					'storedeck'
				)
			);
		}
	}, [ takesFocus ] );

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
