import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ResizeHandleProps } from '../arrange-context';
import { getHeaderName } from '../header-name';
import { startEdgeDrag } from './drag-edge';
import { getStep } from './move-column';

/** Bounds of a column's width, in px. */
export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

/** How far an arrow key moves an edge, and with Shift, in px. */
const STEP = 16;
const LARGE_STEP = 64;

const clamp = ( width: number ) =>
	Math.round( Math.min( MAX_WIDTH, Math.max( MIN_WIDTH, width ) ) );

/** As wide as a column is drawn, whatever was asked for. */
const measure = ( handle: HTMLElement | null ) =>
	handle?.parentElement?.getBoundingClientRect().width || undefined;

const isEdge = ( element: EventTarget | null ) =>
	element instanceof Element && element.matches( '[role="separator"]' );

/** The edge of the next column, or of the one before. */
function getNeighbour( handle: Element, isBack: boolean ) {
	const edges = [
		...( handle
			.closest( 'tr' )
			?.querySelectorAll< HTMLElement >( '[role="separator"]' ) ?? [] ),
	];
	const at = edges.findIndex( ( edge ) => edge === handle );
	return edges[ isBack ? at - 1 : at + 1 ];
}

/**
 * The edge of a column, which the pointer drags and the arrow keys move. Tab
 * reaches it once the menu has led to the edges: most people pass them by.
 *
 * @param props See `ResizeHandleProps`.
 */
export function ResizeHandle( {
	header,
	arrange,
	isFirst,
}: ResizeHandleProps ) {
	const { key } = header;
	const { isResizing, setWidth } = arrange;
	const ref = useRef< HTMLSpanElement >( null );
	const [ measured, setMeasured ] = useState( MIN_WIDTH );
	const chosen = arrange.widths[ key ];

	useEffect( () => {
		if ( isResizing && chosen === undefined ) {
			setMeasured( clamp( measure( ref.current ) ?? MIN_WIDTH ) );
		}
	}, [ isResizing, chosen ] );

	useEffect( () => {
		const active = ref.current?.ownerDocument.activeElement ?? null;
		if ( isResizing && isFirst && ! isEdge( active ) ) {
			ref.current?.focus();
		}
	}, [ isResizing, isFirst ] );

	const width = chosen ?? measured;

	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.key === 'Tab' ) {
			// From edge to edge, past what stands between them.
			const next = getNeighbour( event.currentTarget, event.shiftKey );
			if ( next ) {
				event.preventDefault();
				next.focus();
			}
			return;
		}
		if ( event.altKey || event.ctrlKey || event.metaKey ) {
			return;
		}
		const step = getStep( event.key );
		if ( step ) {
			const size = event.shiftKey ? LARGE_STEP : STEP;
			const actual = measure( event.currentTarget ) ?? width;
			setWidth( key, clamp( actual + step * size ), true );
		} else if ( event.key === 'Home' ) {
			setWidth( key, MIN_WIDTH, true );
		} else if ( event.key === 'Delete' || event.key === 'Backspace' ) {
			setWidth( key, undefined, true );
		} else if ( event.key === 'Enter' || event.key === 'Escape' ) {
			arrange.focusMenu();
		} else {
			return;
		}
		event.preventDefault();
	};

	// An edge that can have the focus is a control.
	const handlers = {
		onPointerDown: ( event: PointerEvent< HTMLElement > ) =>
			startEdgeDrag( event, {
				start: measure( event.currentTarget ) ?? width,
				before: chosen,
				clamp,
				onWidth: ( next, isDone ) => setWidth( key, next, isDone ),
			} ),
		onDoubleClick: () => setWidth( key, undefined, true ),
		onKeyDown,
		onBlur: ( { relatedTarget }: FocusEvent ) => {
			if ( isResizing && ! isEdge( relatedTarget ) ) {
				arrange.setResizing( false );
			}
		},
	};

	return (
		<span
			ref={ ref }
			role="separator"
			className="woocommerce-table__edge-handle"
			aria-orientation="vertical"
			aria-label={ sprintf(
				/* translators: %s: column of a table. */
				__( 'Width of %s', 'storedeck' ),
				getHeaderName( header )
			) }
			aria-valuemin={ MIN_WIDTH }
			aria-valuemax={ MAX_WIDTH }
			aria-valuenow={ width }
			aria-valuetext={ sprintf(
				/* translators: %d: width of a column. */
				_n( '%d pixel', '%d pixels', width, 'storedeck' ),
				width
			) }
			tabIndex={ isResizing ? 0 : -1 }
			{ ...handlers }
		/>
	);
}
