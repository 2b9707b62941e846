import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Keeps the focus in the widget when the button that had it goes with what it
 * took away: it moves to the tag that took the place, or, when none is left, to
 * the search field.
 *
 * @param root     The widget.
 * @param selected What is chosen.
 * @return To be told the place of the tag that is taken away, before it is.
 */
export function useKeptFocus(
	root: RefObject< HTMLElement >,
	selected: readonly unknown[]
) {
	const place = useRef< number >();
	useEffect( () => {
		const index = place.current;
		place.current = undefined;
		const widget = root.current;
		if (
			index === undefined ||
			! widget ||
			widget.contains( widget.ownerDocument.activeElement )
		) {
			return;
		}
		const tags = widget.querySelectorAll< HTMLElement >(
			'.woocommerce-tag__remove'
		);
		const next =
			tags[ Math.min( index, tags.length - 1 ) ] ??
			widget.querySelector< HTMLElement >( 'input' );
		next?.focus();
	}, [ root, selected ] );
	return ( index: number ) => {
		place.current = index;
	};
}
