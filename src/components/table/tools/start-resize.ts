import type { PointerEvent } from 'react';
import { isPageRtl } from '../../is-page-rtl';

interface ResizeOptions {
	/** Rendered width of the column. */
	initialWidth: number;
	/** Custom width before the drag, restored by Escape. */
	previousWidth: number | undefined;
	clamp: ( width: number ) => number;
	onWidth: ( width: number | undefined, isDone: boolean ) => void;
}

/**
 * Starts to resize a column with the pointer.
 *
 * @param event   Pointer event of the handle.
 * @param options Widths and callbacks.
 */
export function startResize(
	event: PointerEvent< HTMLElement >,
	{ initialWidth, previousWidth, clamp, onWidth }: ResizeOptions
) {
	if ( event.button !== 0 ) {
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	const { clientX: startX, pointerId } = event;
	const handle: HTMLElement = event.currentTarget;
	const direction = isPageRtl() ? -1 : 1;
	const abortController = new AbortController();
	const { signal } = abortController;
	let width: number | undefined;
	let frame = 0;

	const end = ( shouldKeep: boolean ) => {
		abortController.abort();
		cancelAnimationFrame( frame );
		if ( width !== undefined ) {
			onWidth( shouldKeep ? width : previousWidth, shouldKeep );
		}
	};
	handle.setPointerCapture?.( pointerId );
	handle.addEventListener(
		'pointermove',
		( { clientX } ) => {
			width = clamp( initialWidth + ( clientX - startX ) * direction );
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
