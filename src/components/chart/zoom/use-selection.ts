import { useEffect, useRef, useState } from '@wordpress/element';

import { getNearestBand } from '../model/bands';
import { getSelectionRange, type Selection } from '../model/selection';
import type { ZoomProps } from './types';

/** Movement in px that distinguishes a drag from a click. */
const DRAG_THRESHOLD = 6;

const NAVIGATION_KEYS = [
	'ArrowLeft',
	'ArrowRight',
	'Home',
	'End',
	'PageUp',
	'PageDown',
];

interface PointerStart {
	pointerId: number;
	x: number;
	index: number;
}

interface PendingSelection {
	anchor: number;
	/** Null: follows the active point. */
	end: number | null;
}

/**
 * Tracks the range that is being selected, by dragging with a mouse or pen, or
 * with Shift and navigation keys. Touches move the active point or scroll
 * instead.
 */
export function useSelection( {
	model,
	dates,
	interval,
	surface,
	activePoint,
	lastPoint,
	onZoom,
}: ZoomProps ): { selection: Selection | null; isByKeyboard: boolean } {
	const [ pending, setPending ] = useState< PendingSelection | null >( null );
	const pointerStart = useRef< PointerStart | null >( null );
	const end = pending?.end ?? activePoint?.index ?? pending?.anchor ?? 0;
	const selection = pending ? { anchor: pending.anchor, end } : null;

	// A selection is not valid for other dates.
	useEffect( () => {
		pointerStart.current = null;
		setPending( null );
	}, [ dates ] );

	useEffect( () => {
		const element = surface.current;
		if ( ! element || dates.length === 0 ) {
			return;
		}
		const cancel = () => {
			pointerStart.current = null;
			setPending( null );
		};
		const finish = () => {
			const range =
				selection && getSelectionRange( selection, dates, interval );
			cancel();
			if ( range ) {
				onZoom( range );
			}
		};
		const getIndexAt = ( { clientX }: PointerEvent ) => {
			const box = element.getBoundingClientRect();
			const scale = box.width > 0 ? model.width / box.width : 1;
			return getNearestBand(
				model.bands,
				( clientX - box.left ) * scale
			);
		};
		const onPointerDown = ( event: PointerEvent ) => {
			if ( event.button === 0 && event.pointerType !== 'touch' ) {
				const { pointerId, clientX } = event;
				pointerStart.current = {
					pointerId,
					x: clientX,
					index: getIndexAt( event ),
				};
			}
		};
		const onPointerMove = ( event: PointerEvent ) => {
			const start = pointerStart.current;
			if ( ! start || start.pointerId !== event.pointerId ) {
				return;
			}
			if (
				pending ||
				Math.abs( event.clientX - start.x ) >= DRAG_THRESHOLD
			) {
				// The drag continues outside the chart.
				element.setPointerCapture?.( start.pointerId );
				setPending( { anchor: start.index, end: getIndexAt( event ) } );
			}
		};
		const onPointerUp = ( event: PointerEvent ) => {
			if ( pointerStart.current?.pointerId === event.pointerId ) {
				finish();
			}
		};
		const onKeyDown = ( event: KeyboardEvent ) => {
			if ( event.ctrlKey || event.metaKey || event.altKey ) {
				return;
			}
			if ( NAVIGATION_KEYS.includes( event.key ) ) {
				const anchor = pending?.anchor ?? lastPoint.current?.index ?? 0;
				setPending( event.shiftKey ? { anchor, end: null } : null );
			} else if ( pending && event.key === 'Enter' ) {
				event.preventDefault();
				finish();
			} else if ( pending && event.key === 'Escape' ) {
				event.preventDefault();
				// Prevents the value from being hidden.
				event.stopPropagation();
				cancel();
			}
		};
		const onBlur = () => setPending( null );
		const listeners = [
			[ 'pointerdown', onPointerDown ],
			[ 'pointermove', onPointerMove ],
			[ 'pointerup', onPointerUp ],
			[ 'pointercancel', cancel ],
			[ 'keydown', onKeyDown ],
			[ 'blur', onBlur ],
		] as Array< [ string, EventListener ] >;
		listeners.forEach( ( [ name, listener ] ) =>
			element.addEventListener( name, listener )
		);
		return () =>
			listeners.forEach( ( [ name, listener ] ) =>
				element.removeEventListener( name, listener )
			);
	} );

	return { selection, isByKeyboard: pending?.end === null };
}
