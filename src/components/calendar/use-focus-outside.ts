import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent, RefObject } from 'react';

/**
 * Calls back when focus has left both the fields and the calendar popover. The
 * core popover only handles focus inside itself, so the calendar would stay
 * open when focus leaves the fields.
 *
 * @param contents       An element inside the popover.
 * @param onFocusOutside Not called when focus moves to another window.
 * @return A handler for `onBlur` of the element around the fields.
 */
export function useFocusOutside(
	contents: RefObject< HTMLElement >,
	onFocusOutside: () => void
) {
	const timer = useRef< ReturnType< typeof setTimeout > >();
	useEffect( () => () => clearTimeout( timer.current ), [] );

	return ( { currentTarget }: FocusEvent< HTMLElement > ) => {
		// The wrapper of core's Dropdown is focused when a label is clicked.
		const fields = currentTarget.parentElement;
		const { ownerDocument } = currentTarget;
		clearTimeout( timer.current );
		timer.current = setTimeout( () => {
			const { activeElement } = ownerDocument;
			const isInside = [
				fields,
				contents.current?.closest( '.components-popover' ),
			].some( ( area ) => area?.contains( activeElement ) );
			if ( ! isInside && ownerDocument.hasFocus() ) {
				onFocusOutside();
			}
		} );
	};
}
