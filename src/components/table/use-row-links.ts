import type { RefObject } from 'react';
import { useEffect } from '@wordpress/element';
import { isPlainClick } from '@storedeck/navigation';
import { getRowLinkOf } from './row-link';

const CONTROLS =
	'a, button, input, select, textarea, label, summary, [role="button"], [tabindex], .is-checkbox-column';

/** Returns the link of the row around the target, unless a control is clicked. */
function getRowLink( target: EventTarget | null, box: HTMLElement ) {
	if ( ! ( target instanceof Element ) ) {
		return undefined;
	}
	const row = target.closest( 'tbody > tr' );
	const control = target.closest( CONTROLS );
	return row && ! ( control && box !== control && box.contains( control ) )
		? getRowLinkOf( row )
		: undefined;
}

/**
 * Makes whole rows clickable. A click that is not on a control follows the link
 * that the row is about; with a modifier key or the middle button in a new tab.
 * Selecting text is no click. The keyboard uses the link itself.
 *
 * @param ref The element around the table.
 */
export function useRowLinks( ref: RefObject< HTMLElement > ) {
	useEffect( () => {
		const box = ref.current;
		if ( ! box ) {
			return undefined;
		}
		const isMiddle = ( { button }: MouseEvent ) => button === 1;
		const follow = ( event: MouseEvent ) => {
			const link = getRowLink( event.target, box );
			const text = box.ownerDocument.getSelection();
			if (
				! link ||
				event.defaultPrevented ||
				( text?.type === 'Range' && box.contains( text.anchorNode ) )
			) {
				return;
			}
			if ( isPlainClick( event ) ) {
				link.click();
			} else {
				window.open( link.href, '_blank', 'noopener' );
			}
		};
		const followMiddle = ( event: MouseEvent ) =>
			isMiddle( event ) && follow( event );
		// The middle button would start scrolling.
		const preventScrolling = ( event: MouseEvent ) => {
			if ( isMiddle( event ) && getRowLink( event.target, box ) ) {
				event.preventDefault();
			}
		};
		box.addEventListener( 'click', follow );
		box.addEventListener( 'auxclick', followMiddle );
		box.addEventListener( 'mousedown', preventScrolling );
		return () => {
			box.removeEventListener( 'click', follow );
			box.removeEventListener( 'auxclick', followMiddle );
			box.removeEventListener( 'mousedown', preventScrolling );
		};
	}, [ ref ] );
}
