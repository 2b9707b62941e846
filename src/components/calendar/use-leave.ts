import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent, RefObject } from 'react';

/**
 * Tells when the focus has left both the fields and the calendar below them. The
 * host looks after its popover only, so a focus that leaves the fields would leave
 * the calendar open behind it.
 *
 * @param contents An element of the popover.
 * @param onLeave  Called once the focus is elsewhere; not for another window, from
 *                 which it comes back.
 * @return A handler for `onBlur` of the element that holds the fields.
 */
export function useLeave(
	contents: RefObject< HTMLElement >,
	onLeave: () => void
) {
	const timer = useRef< ReturnType< typeof setTimeout > >();
	useEffect( () => () => clearTimeout( timer.current ), [] );

	return ( { currentTarget }: FocusEvent< HTMLElement > ) => {
		// The host's element around the fields takes the focus of a pressed label.
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
				onLeave();
			}
		} );
	};
}
