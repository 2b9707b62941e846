import { useEffect, useRef, useState } from '@wordpress/element';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';

import { nearestBand } from '../model/bands';
import type { ChartModel } from '../model/types';
import { clampReading, walk, type Reading } from '../model/walk';

/** How the reader came to the value. Only keys make the chart speak. */
export type ReadingSource = 'keyboard' | 'pointer' | 'touch';

interface ReadingState extends Reading {
	source: ReadingSource;
}

/** After scrolling the tooltip stays away this long, in milliseconds. */
const SCROLL_QUIET = 300;

function isFocusVisible( element: Element ): boolean {
	try {
		return element.matches( ':focus-visible' );
	} catch {
		// No such selector: assume a keyboard.
		return true;
	}
}

/**
 * Which value the reader looks at, by pointer, finger or keys.
 *
 * @param model
 * @param surface The element that the handlers belong to.
 */
export function useReading(
	model: ChartModel,
	surface: RefObject< HTMLElement | null >
) {
	const [ state, setState ] = useState< ReadingState | null >( null );
	const last = useRef< Reading | null >( null );
	const scrolledAt = useRef( -Infinity );
	const bounds = {
		dateCount: model.bands.count,
		seriesCount: model.series.length,
		isRtl: model.isRtl,
		notedIndexes: model.annotations.map( ( { index } ) => index ),
	};
	const isEmpty = bounds.dateCount === 0 || bounds.seriesCount === 0;

	const hide = () => setState( null );
	const show = ( reading: Reading, source: ReadingSource ) => {
		last.current = reading;
		setState( ( current ) =>
			current?.index === reading.index &&
			current.seriesIndex === reading.seriesIndex &&
			current.source === source
				? current
				: { ...reading, source }
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

	const readPointer = ( event: PointerEvent< HTMLElement > ) => {
		if ( isEmpty || Date.now() - scrolledAt.current < SCROLL_QUIET ) {
			return;
		}
		const box = event.currentTarget.getBoundingClientRect();
		// A transformed page draws the chart larger than it was laid out.
		const scale = box.width > 0 ? model.width / box.width : 1;
		show(
			{
				index: nearestBand(
					model.bands,
					( event.clientX - box.left ) * scale
				),
				seriesIndex: last.current?.seriesIndex ?? 0,
			},
			event.pointerType === 'touch' ? 'touch' : 'pointer'
		);
	};

	const handlers = {
		onPointerDown: readPointer,
		onPointerMove: readPointer,
		onPointerCancel: hide,
		onPointerLeave: ( event: PointerEvent< HTMLElement > ) => {
			// A lifted finger leaves too, but the reader still reads.
			if ( event.pointerType !== 'touch' ) {
				hide();
			}
		},
		onFocus: ( event: FocusEvent< HTMLElement > ) => {
			if ( ! isEmpty && isFocusVisible( event.currentTarget ) ) {
				show(
					clampReading(
						last.current ?? { index: 0, seriesIndex: 0 },
						bounds
					),
					'keyboard'
				);
			}
		},
		onBlur: hide,
		onKeyDown: ( event: KeyboardEvent< HTMLElement > ) => {
			if ( event.ctrlKey || event.metaKey || event.altKey ) {
				return;
			}
			if ( event.key === 'Escape' ) {
				if ( state ) {
					event.stopPropagation();
					hide();
				}
				return;
			}
			const next = walk( last.current, event.key, bounds );
			if ( next ) {
				event.preventDefault();
				show( next, 'keyboard' );
			}
		},
	};

	return {
		reading: state && ! isEmpty ? clampReading( state, bounds ) : null,
		/** Also while its value is hidden. */
		lastReading: last,
		isByKeyboard: source === 'keyboard',
		handlers,
	};
}
