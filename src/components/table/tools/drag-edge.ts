import type { PointerEvent } from 'react';
import { isRTL } from '@wordpress/i18n';

interface EdgeDrag {
	/** How wide the column is. */
	start: number;
	/** What was chosen before; Escape goes back to it. */
	before: number | undefined;
	clamp: ( width: number ) => number;
	onWidth: ( width: number | undefined, isDone: boolean ) => void;
}

/**
 * Begins to drag the edge of a column.
 *
 * @param event Of the edge.
 * @param drag  What is dragged.
 */
export function startEdgeDrag(
	event: PointerEvent< HTMLElement >,
	{ start, before, clamp, onWidth }: EdgeDrag
) {
	if ( event.button !== 0 ) {
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	const { clientX: startX, pointerId } = event;
	const handle: HTMLElement = event.currentTarget;
	const direction = isRTL() ? -1 : 1;
	const listening = new AbortController();
	const { signal } = listening;
	let width: number | undefined;
	let frame = 0;

	const end = ( isKept: boolean ) => {
		listening.abort();
		cancelAnimationFrame( frame );
		if ( width !== undefined ) {
			onWidth( isKept ? width : before, isKept );
		}
	};
	handle.setPointerCapture?.( pointerId );
	handle.addEventListener(
		'pointermove',
		( { clientX } ) => {
			width = clamp( start + ( clientX - startX ) * direction );
			cancelAnimationFrame( frame );
			frame = requestAnimationFrame( () => onWidth( width, false ) );
		},
		{ signal }
	);
	handle.addEventListener( 'pointerup', () => end( true ), { signal } );
	handle.addEventListener( 'pointercancel', () => end( false ), { signal } );
	handle.ownerDocument.addEventListener(
		'keydown',
		( { key } ) => key === 'Escape' && end( false ),
		{ signal }
	);
}
