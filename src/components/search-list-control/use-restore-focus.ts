import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Restores focus when the focused remove button is removed with its tag: to the
 * next tag, or to the search field if no tag is left.
 *
 * @param root     The control.
 * @param selected Selected items.
 * @return A function to call with the index of the tag before it is removed.
 */
export function useRestoreFocus(
	root: RefObject< HTMLElement >,
	selected: readonly unknown[]
) {
	const removedIndex = useRef< number >();
	useEffect( () => {
		const index = removedIndex.current;
		removedIndex.current = undefined;
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
		removedIndex.current = index;
	};
}
