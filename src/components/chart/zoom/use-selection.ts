import { useEffect, useRef, useState } from '@wordpress/element';

import { nearestBand } from '../model/bands';
import { selectionRange, type Selection } from '../model/selection';
import type { ZoomProps } from './types';

/** A press that moves less is a click. */
const DRAG_FROM = 6;

const WALKING_KEYS = [
	'ArrowLeft',
	'ArrowRight',
	'Home',
	'End',
	'PageUp',
	'PageDown',
];

interface Pressed {
	pointerId: number;
	x: number;
	index: number;
}

interface Chosen {
	anchor: number;
	/** `null`: as far as the reader has walked. */
	end: number | null;
}

/**
 * The range that the reader is choosing: by dragging with a mouse or a pen, or
 * with Shift and the keys that walk. A finger reads and scrolls instead.
 */
export function useSelection( {
	model,
	dates,
	interval,
	surface,
	reading,
	lastReading,
	onZoom,
}: ZoomProps ): { selection: Selection | null; isByKeyboard: boolean } {
	const [ chosen, setChosen ] = useState< Chosen | null >( null );
	const pressed = useRef< Pressed | null >( null );
	const end = chosen?.end ?? reading?.index ?? chosen?.anchor ?? 0;
	const selection = chosen ? { anchor: chosen.anchor, end } : null;

	// Other dates: what was chosen means nothing any more.
	useEffect( () => {
		pressed.current = null;
		setChosen( null );
	}, [ dates ] );

	useEffect( () => {
		const element = surface.current;
		if ( ! element || dates.length === 0 ) {
			return;
		}
		const cancel = () => {
			pressed.current = null;
			setChosen( null );
		};
		const finish = () => {
			const range =
				selection && selectionRange( selection, dates, interval );
			cancel();
			if ( range ) {
				onZoom( range );
			}
		};
		const indexAt = ( { clientX }: PointerEvent ) => {
			const box = element.getBoundingClientRect();
			const scale = box.width > 0 ? model.width / box.width : 1;
			return nearestBand( model.bands, ( clientX - box.left ) * scale );
		};
		const onPointerDown = ( event: PointerEvent ) => {
			if ( event.button === 0 && event.pointerType !== 'touch' ) {
				const { pointerId, clientX } = event;
				pressed.current = {
					pointerId,
					x: clientX,
					index: indexAt( event ),
				};
			}
		};
		const onPointerMove = ( event: PointerEvent ) => {
			const start = pressed.current;
			if ( ! start || start.pointerId !== event.pointerId ) {
				return;
			}
			if ( chosen || Math.abs( event.clientX - start.x ) >= DRAG_FROM ) {
				// Outside the chart the drag goes on.
				element.setPointerCapture?.( start.pointerId );
				setChosen( { anchor: start.index, end: indexAt( event ) } );
			}
		};
		const onPointerUp = ( event: PointerEvent ) => {
			if ( pressed.current?.pointerId === event.pointerId ) {
				finish();
			}
		};
		const onKeyDown = ( event: KeyboardEvent ) => {
			if ( event.ctrlKey || event.metaKey || event.altKey ) {
				return;
			}
			if ( WALKING_KEYS.includes( event.key ) ) {
				const anchor =
					chosen?.anchor ?? lastReading.current?.index ?? 0;
				setChosen( event.shiftKey ? { anchor, end: null } : null );
			} else if ( chosen && event.key === 'Enter' ) {
				event.preventDefault();
				finish();
			} else if ( chosen && event.key === 'Escape' ) {
				event.preventDefault();
				// The value in focus stays.
				event.stopPropagation();
				cancel();
			}
		};
		const onBlur = () => setChosen( null );
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

	return { selection, isByKeyboard: chosen?.end === null };
}
