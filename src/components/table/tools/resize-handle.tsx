import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ResizeHandleProps } from '../column-controls-context';
import { getHeaderName } from '../header-name';
import { startResize } from './start-resize';
import { getStep } from './move-column';

/** Minimum and maximum width of a column in px. */
export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

/** Distance in px of an arrow key, and with Shift. */
const STEP = 16;
const LARGE_STEP = 64;

const clamp = ( width: number ) =>
	Math.round( Math.min( MAX_WIDTH, Math.max( MIN_WIDTH, width ) ) );

/** Returns the rendered width of the column. */
const measure = ( handle: HTMLElement | null ) =>
	handle?.parentElement?.getBoundingClientRect().width || undefined;

const isEdge = ( element: EventTarget | null ) =>
	element instanceof Element && element.matches( '[role="separator"]' );

/** Returns the handle of the next or previous column. */
function getNeighbor( handle: Element, isBack: boolean ) {
	const edges = [
		...( handle
			.closest( 'tr' )
			?.querySelectorAll< HTMLElement >( '[role="separator"]' ) ?? [] ),
	];
	const index = edges.findIndex( ( edge ) => edge === handle );
	return edges[ isBack ? index - 1 : index + 1 ];
}

/**
 * The resize handle of a column. It can be dragged, and is focusable after
 * “Resize columns” was chosen in the menu, so that it adds no tab stops
 * otherwise.
 *
 * @param props See `ResizeHandleProps`.
 */
export function ResizeHandle( {
	header,
	controls,
	isFirst,
}: ResizeHandleProps ) {
	const { key } = header;
	const { isResizing, setWidth } = controls;
	const ref = useRef< HTMLSpanElement >( null );
	const [ measuredWidth, setMeasuredWidth ] = useState( MIN_WIDTH );
	const customWidth = controls.widths[ key ];

	useEffect( () => {
		if ( isResizing && customWidth === undefined ) {
			setMeasuredWidth( clamp( measure( ref.current ) ?? MIN_WIDTH ) );
		}
	}, [ isResizing, customWidth ] );

	useEffect( () => {
		const active = ref.current?.ownerDocument.activeElement ?? null;
		if ( isResizing && isFirst && ! isEdge( active ) ) {
			ref.current?.focus();
		}
	}, [ isResizing, isFirst ] );

	const width = customWidth ?? measuredWidth;

	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.key === 'Tab' ) {
			// Tab moves between handles and skips other controls.
			const next = getNeighbor( event.currentTarget, event.shiftKey );
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
			controls.focusMenu();
		} else {
			return;
		}
		event.preventDefault();
	};

	// jsx-a11y does not know that a focusable separator is interactive.
	const handlers = {
		onPointerDown: ( event: PointerEvent< HTMLElement > ) =>
			startResize( event, {
				initialWidth: measure( event.currentTarget ) ?? width,
				previousWidth: customWidth,
				clamp,
				onWidth: ( next, isDone ) => setWidth( key, next, isDone ),
			} ),
		onDoubleClick: () => setWidth( key, undefined, true ),
		onKeyDown,
		onBlur: ( { relatedTarget }: FocusEvent ) => {
			if ( isResizing && ! isEdge( relatedTarget ) ) {
				controls.setIsResizing( false );
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
				/* translators: %s: name of a column. */
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
