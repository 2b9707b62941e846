import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** Focusable elements of a row. */
const TARGETS = 'input:not(:disabled), button, a[href], textarea';

const ROWS = 'tbody tr';

/**
 * Keeps the focus in a table when the focused row is removed: it moves to the
 * row that takes its place, to the last row, or to the container when no row is
 * left.
 *
 * @param container The container; it must be focusable.
 * @param ids       Ids of the rows, in order.
 */
export function useRowFocus(
	container: RefObject< HTMLElement >,
	ids: readonly number[]
): void {
	/** Index of the row that has or had the focus; -1 for none. */
	const last = useRef( -1 );

	useEffect( () => {
		const element = container.current;
		if ( ! element ) {
			return undefined;
		}
		const remember = ( { target }: FocusEvent ) => {
			const row = target instanceof Element && target.closest( ROWS );
			last.current = row
				? [ ...element.querySelectorAll( ROWS ) ].indexOf( row )
				: -1;
		};
		// The user left the table on purpose.
		const leave = ( { relatedTarget }: FocusEvent ) => {
			if ( relatedTarget ) {
				last.current = -1;
			}
		};
		const point = ( { target }: Event ) => {
			if ( target instanceof Node && ! element.contains( target ) ) {
				last.current = -1;
			}
		};
		const page = element.ownerDocument;
		element.addEventListener( 'focusin', remember );
		element.addEventListener( 'focusout', leave );
		page.addEventListener( 'pointerdown', point );
		return () => {
			element.removeEventListener( 'focusin', remember );
			element.removeEventListener( 'focusout', leave );
			page.removeEventListener( 'pointerdown', point );
		};
	}, [ container ] );

	const signature = ids.join();
	useEffect( () => {
		const element = container.current;
		const focused = element?.ownerDocument.activeElement;
		const isLost = ! focused || focused === element?.ownerDocument.body;
		if ( ! element || ! isLost || last.current < 0 ) {
			return;
		}
		const rows = [ ...element.querySelectorAll< HTMLElement >( ROWS ) ];
		const row = rows[ Math.min( last.current, rows.length - 1 ) ];
		const target = row?.querySelector< HTMLElement >( TARGETS ) ?? element;
		target.focus();
	}, [ container, signature ] );
}
