import type { KeyboardEvent, PointerEvent } from 'react';
import { isRTL } from '@wordpress/i18n';
import type { Arrange } from '../arrange-context';
import { applyOrder, getStep, moveColumn } from './move-column';
import { findDropPlace, placeKey } from './move-key';
import type { DropPlace } from './move-key';

/** A pointer that moves less only clicks, in px. */
const THRESHOLD = 6;

/** So near to its edge the box scrolls while a column is dragged, in px. */
const EDGE = 40;

/** How far it scrolls at a time, in px. */
const SCROLL_STEP = 16;

/** What has a use for the pointer itself. */
const CONTROLS = 'a, input, select, textarea, label, [role="separator"]';

/**
 * Moves the column whose header has the focus: Alt or Ctrl with an arrow key.
 *
 * @param event   Of the header.
 * @param key     The column.
 * @param arrange What can be done.
 */
export function onHeaderKeyDown(
	event: KeyboardEvent< HTMLElement >,
	key: string,
	arrange: Arrange
) {
	const step = getStep( event.key );
	const isAsked =
		event.altKey !== event.ctrlKey && ! event.metaKey && ! event.shiftKey;
	const isSeparator =
		event.target instanceof Element &&
		event.target.matches( '[role="separator"]' );
	if ( step && isAsked && ! isSeparator ) {
		// Some browsers go back a page with these keys.
		event.preventDefault();
		moveColumn( arrange, key, step );
	}
}

/** Where the columns are that can move. */
const getPlaces = ( row: Element, arrange: Arrange ) => {
	const movable = arrange.all
		.slice( arrange.pinned )
		.map( ( { key } ) => key );
	return [
		...row.querySelectorAll< HTMLElement >( '[data-column]' ),
	].flatMap( ( cell ) => {
		const key = cell.dataset.column ?? '';
		const { left, right } = cell.getBoundingClientRect();
		return movable.includes( key ) ? [ { key, left, right } ] : [];
	} );
};

/** Scrolls the box when the pointer is at its edge. */
function scrollAtEdge( box: Element, x: number ) {
	const { left, right } = box.getBoundingClientRect();
	if ( x > right - EDGE ) {
		box.scrollLeft += SCROLL_STEP;
	} else if ( x < left + EDGE ) {
		box.scrollLeft -= SCROLL_STEP;
	}
}

/** The click that ends a drag is none on the button below. */
function swallowClick( view: Window ) {
	const swallow = ( event: Event ) => {
		event.preventDefault();
		event.stopPropagation();
	};
	view.addEventListener( 'click', swallow, { capture: true, once: true } );
	view.setTimeout( () =>
		view.removeEventListener( 'click', swallow, { capture: true } )
	);
}

/**
 * Begins to drag a column by its header. A finger scrolls instead: for it there
 * is the menu.
 *
 * @param event   Of the header.
 * @param key     The column.
 * @param arrange What can be done.
 */
export function startDrag(
	event: PointerEvent< HTMLElement >,
	key: string,
	arrange: Arrange
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
	let place: DropPlace | undefined;
	const listening = new AbortController();
	const { signal } = listening;

	const end = () => {
		listening.abort();
		arrange.setMarker( undefined );
		if ( isDragging ) {
			swallowClick( view );
		}
	};
	const move = ( { clientX: x }: { clientX: number } ) => {
		if ( ! isDragging && Math.abs( x - startX ) < THRESHOLD ) {
			return;
		}
		isDragging = true;
		scrollAtEdge( box, x );
		place = findDropPlace( getPlaces( row, arrange ), key, x, isRTL() );
		arrange.setMarker(
			place && place.x - box.getBoundingClientRect().left
		);
	};
	view.addEventListener( 'pointermove', move, { signal } );
	view.addEventListener(
		'pointerup',
		() => {
			end();
			if ( isDragging && place ) {
				const keys = arrange.all.map( ( header ) => header.key );
				applyOrder(
					arrange,
					placeKey( keys, key, place.key, place.isAfter ),
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
