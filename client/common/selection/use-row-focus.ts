import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** What can have the focus in a row. */
const TARGETS = 'input:not(:disabled), button, a[href], textarea';

const ROWS = 'tbody tr';

/**
 * Keeps the focus in a table whose rows go: when the row that had it is gone,
 * it passes to the row that took its place, or to the last one; without any
 * row to the part that the table stands in.
 *
 * @param place What the table stands in; it must be able to have the focus.
 * @param ids   The rows, in their order.
 */
export function useRowFocus(
	place: RefObject< HTMLElement >,
	ids: readonly number[]
): void {
	/** The place of the row that has the focus, or had it when it went. */
	const last = useRef( -1 );

	useEffect( () => {
		const element = place.current;
		if ( ! element ) {
			return undefined;
		}
		const remember = ( { target }: FocusEvent ) => {
			const row = target instanceof Element && target.closest( ROWS );
			last.current = row
				? [ ...element.querySelectorAll( ROWS ) ].indexOf( row )
				: -1;
		};
		// Whoever leaves the table on purpose takes the focus along.
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
	}, [ place ] );

	const signature = ids.join();
	useEffect( () => {
		const element = place.current;
		const focused = element?.ownerDocument.activeElement;
		const isLost = ! focused || focused === element?.ownerDocument.body;
		if ( ! element || ! isLost || last.current < 0 ) {
			return;
		}
		const rows = [ ...element.querySelectorAll< HTMLElement >( ROWS ) ];
		const row = rows[ Math.min( last.current, rows.length - 1 ) ];
		const target = row?.querySelector< HTMLElement >( TARGETS ) ?? element;
		target.focus();
	}, [ place, signature ] );
}
