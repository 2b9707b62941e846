import type { KeyboardEvent, PointerEvent } from 'react';
import type { ColumnControls } from '../column-controls-context';
import { applyOrder, getStep, moveColumn } from './move-column';
import { findDropTarget, insertKey } from './move-key';
import type { DropTarget } from './move-key';
import { isPageRtl } from '../../is-page-rtl';

/** Movement in px that distinguishes a drag from a click. */
const DRAG_THRESHOLD = 6;

/** Distance in px to an edge of the table at which it scrolls during a drag. */
const SCROLL_MARGIN = 40;

/** Distance in px per scroll step. */
const SCROLL_STEP = 16;

/** Controls that handle the pointer themselves. */
const CONTROLS = 'a, input, select, textarea, label, [role="separator"]';

/**
 * Moves the column of the focused header with Alt or Ctrl and an arrow key.
 *
 * @param event    Keyboard event of the header.
 * @param key      Key of the column.
 * @param controls Column controls.
 */
export function onHeaderKeyDown(
	event: KeyboardEvent< HTMLElement >,
	key: string,
	controls: ColumnControls
) {
	const step = getStep( event.key );
	const isMoveShortcut =
		event.altKey !== event.ctrlKey && ! event.metaKey && ! event.shiftKey;
	const isSeparator =
		event.target instanceof Element &&
		event.target.matches( '[role="separator"]' );
	if ( step && isMoveShortcut && ! isSeparator ) {
		// Some browsers navigate back with these keys.
		event.preventDefault();
		moveColumn( controls, key, step );
	}
}

/** Returns the bounds of the columns that can be moved. */
const getColumnBounds = ( row: Element, controls: ColumnControls ) => {
	const movable = controls.all
		.slice( controls.pinned )
		.map( ( { key } ) => key );
	return [
		...row.querySelectorAll< HTMLElement >( '[data-column]' ),
	].flatMap( ( cell ) => {
		const key = cell.dataset.column ?? '';
		const { left, right } = cell.getBoundingClientRect();
		return movable.includes( key ) ? [ { key, left, right } ] : [];
	} );
};

/** Scrolls the table if the pointer is near an edge. */
function scrollAtEdge( box: Element, x: number ) {
	const { left, right } = box.getBoundingClientRect();
	if ( x > right - SCROLL_MARGIN ) {
		box.scrollLeft += SCROLL_STEP;
	} else if ( x < left + SCROLL_MARGIN ) {
		box.scrollLeft -= SCROLL_STEP;
	}
}

/** The click at the end of a drag must not sort the table. */
function suppressClick( view: Window ) {
	const suppress = ( event: Event ) => {
		event.preventDefault();
		event.stopPropagation();
	};
	view.addEventListener( 'click', suppress, { capture: true, once: true } );
	view.setTimeout( () =>
		view.removeEventListener( 'click', suppress, { capture: true } )
	);
}

/**
 * Starts to drag a column by its header. On touch screens the table scrolls
 * instead; the menu also moves columns.
 *
 * @param event    Pointer event of the header.
 * @param key      Key of the column.
 * @param controls Column controls.
 */
export function startDrag(
	event: PointerEvent< HTMLElement >,
	key: string,
	controls: ColumnControls
) {
	const { currentTarget: cell, target, clientX: startX } = event;
	const box = cell.closest( '.woocommerce-table__table' );
	const row = cell.closest( 'tr' );
	const view = cell.ownerDocument.defaultView;
	if (
		! box ||
		! row ||
		! view ||
		event.button !== 0 ||
		event.pointerType === 'touch' ||
		! ( target instanceof Element ) ||
		target.closest( CONTROLS )
	) {
		return;
	}
	let isDragging = false;
	let dropTarget: DropTarget | undefined;
	const abortController = new AbortController();
	const { signal } = abortController;

	const end = () => {
		abortController.abort();
		controls.setMarker( undefined );
		if ( isDragging ) {
			suppressClick( view );
		}
	};
	const move = ( { clientX: x }: { clientX: number } ) => {
		if ( ! isDragging && Math.abs( x - startX ) < DRAG_THRESHOLD ) {
			return;
		}
		isDragging = true;
		scrollAtEdge( box, x );
		dropTarget = findDropTarget(
			getColumnBounds( row, controls ),
			key,
			x,
			isPageRtl()
		);
		controls.setMarker(
			dropTarget && dropTarget.x - box.getBoundingClientRect().left
		);
	};
	view.addEventListener( 'pointermove', move, { signal } );
	view.addEventListener(
		'pointerup',
		() => {
			end();
			if ( isDragging && dropTarget ) {
				const keys = controls.all.map( ( header ) => header.key );
				applyOrder(
					controls,
					insertKey( keys, key, dropTarget.key, dropTarget.isAfter ),
					key
				);
			}
		},
		{ signal }
	);
	view.addEventListener( 'pointercancel', end, { signal } );
	view.addEventListener(
		'keydown',
		( { key: pressed } ) => pressed === 'Escape' && end(),
		{ signal }
	);
}
