import { useEffect, useRef, useState } from '@wordpress/element';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';

import type { Point, Size } from '../model/types';
import {
	clampActivePoint,
	getNextPoint,
	type ActivePoint,
	type NavigationBounds,
} from '../model/navigation';

/** The input that activated the point. Only the keyboard announces values. */
export type InputSource = 'keyboard' | 'pointer' | 'touch';

interface ActivePointState extends ActivePoint {
	source: InputSource;
}

/** Time in ms after scrolling before the tooltip is shown again. */
const SCROLL_DELAY = 300;

function isFocusVisible( element: Element ): boolean {
	try {
		return element.matches( ':focus-visible' );
	} catch {
		// Without support for :focus-visible, assume a keyboard.
		return true;
	}
}

/**
 * Tracks the active point, by pointer, touch or keyboard.
 *
 * @param bounds  The points.
 * @param width   Width of the drawing.
 * @param locate  Returns the point of an event at a position; null where there is none.
 * @param surface The element with the handlers.
 */
export function useActivePoint(
	bounds: NavigationBounds,
	width: Size[ 'width' ],
	locate: (
		position: Point,
		last: ActivePoint | null,
		target: EventTarget
	) => ActivePoint | null,
	surface: RefObject< HTMLElement | null >
) {
	const [ state, setState ] = useState< ActivePointState | null >( null );
	const last = useRef< ActivePoint | null >( null );
	const scrolledAt = useRef( -Infinity );
	const isEmpty = bounds.dateCount === 0 || bounds.seriesCount === 0;

	const hide = () => setState( null );
	const show = ( activePoint: ActivePoint, source: InputSource ) => {
		last.current = activePoint;
		setState( ( current ) =>
			current?.index === activePoint.index &&
			current.seriesIndex === activePoint.seriesIndex &&
			current.source === source
				? current
				: { ...activePoint, source }
		);
	};

	const source = state?.source;
	const isByPointer = source === 'pointer' || source === 'touch';
	useEffect( () => {
		if ( ! isByPointer ) {
			return;
		}
		const onScroll = () => {
			scrolledAt.current = Date.now();
			setState( null );
		};
		const onPressOutside = ( event: Event ) => {
			if (
				event.target instanceof Node &&
				! surface.current?.contains( event.target )
			) {
				setState( null );
			}
		};
		const options = { capture: true, passive: true };
		window.addEventListener( 'scroll', onScroll, options );
		document.addEventListener( 'pointerdown', onPressOutside, options );
		return () => {
			window.removeEventListener( 'scroll', onScroll, options );
			document.removeEventListener(
				'pointerdown',
				onPressOutside,
				options
			);
		};
	}, [ isByPointer, surface ] );

	const activateAtPointer = ( event: PointerEvent< HTMLElement > ) => {
		if ( isEmpty || Date.now() - scrolledAt.current < SCROLL_DELAY ) {
			return;
		}
		const box = event.currentTarget.getBoundingClientRect();
		// CSS transforms scale the chart.
		const scale = box.width > 0 ? width / box.width : 1;
		const point = locate(
			{
				x: ( event.clientX - box.left ) * scale,
				y: ( event.clientY - box.top ) * scale,
			},
			last.current,
			event.target
		);
		if ( point ) {
			show( point, event.pointerType === 'touch' ? 'touch' : 'pointer' );
		} else {
			hide();
		}
	};

	const handlers = {
		onPointerDown: activateAtPointer,
		onPointerMove: activateAtPointer,
		onPointerCancel: hide,
		onPointerLeave: ( event: PointerEvent< HTMLElement > ) => {
			// The value stays after a touch ends.
			if ( event.pointerType !== 'touch' ) {
				hide();
			}
		},
		onFocus: ( event: FocusEvent< HTMLElement > ) => {
			if ( ! isEmpty && isFocusVisible( event.currentTarget ) ) {
				show(
					clampActivePoint(
						last.current ?? { index: 0, seriesIndex: 0 },
						bounds
					),
					'keyboard'
				);
			}
		},
		onBlur: hide,
		onKeyDown: ( event: KeyboardEvent< HTMLElement >, key = event.key ) => {
			if ( event.ctrlKey || event.metaKey || event.altKey ) {
				return;
			}
			if ( key === 'Escape' ) {
				if ( state ) {
					event.stopPropagation();
					hide();
				}
				return;
			}
			const next = getNextPoint( last.current, key, bounds );
			if ( next ) {
				event.preventDefault();
				show( next, 'keyboard' );
			}
		},
	};

	return {
		activePoint:
			state && ! isEmpty ? clampActivePoint( state, bounds ) : null,
		/** The last active point, also while it is hidden. */
		lastPoint: last,
		isByKeyboard: source === 'keyboard',
		handlers,
	};
}
