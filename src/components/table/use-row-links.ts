import type { RefObject } from 'react';
import { useEffect } from '@wordpress/element';
import { isPlainClick } from '@storedeck/navigation';
import { useLatest } from '../use-latest';
import { getRowLinkOf } from './row-link';

const CONTROLS =
	'a, button, input, select, textarea, label, summary, [role="button"], [tabindex], .is-checkbox-column';

/** Returns the row around the target, unless a control is clicked. */
function getClickedRow( target: EventTarget | null, box: HTMLElement ) {
	if ( ! ( target instanceof Element ) ) {
		return undefined;
	}
	const row = target.closest< HTMLElement >( 'tbody > tr' );
	const control = target.closest( CONTROLS );
	return row && ! ( control && box !== control && box.contains( control ) )
		? row
		: undefined;
}

/**
 * Makes whole rows clickable. A click that is not on a control follows the link
 * that the row is about; with a modifier key or the middle button in a new tab.
 * Selecting text is no click. The keyboard uses the link itself.
 *
 * @param ref        The element around the table.
 * @param onRowClick Called with the index of the row instead, for a plain click.
 */
export function useRowLinks(
	ref: RefObject< HTMLElement >,
	onRowClick?: ( index: number ) => void
) {
	const latest = useLatest( onRowClick );
	useEffect( () => {
		const box = ref.current;
		if ( ! box ) {
			return undefined;
		}
		const isMiddle = ( { button }: MouseEvent ) => button === 1;
		const follow = ( event: MouseEvent ) => {
			const row = getClickedRow( event.target, box );
			const link = row && getRowLinkOf( row );
			const open = latest.current;
			const text = box.ownerDocument.getSelection();
			if (
				! row ||
				event.defaultPrevented ||
				( text?.type === 'Range' && box.contains( text.anchorNode ) )
			) {
				return;
			}
			if ( isPlainClick( event ) && open && row.dataset.row ) {
				open( Number( row.dataset.row ) );
			} else if ( ! link ) {
				// Nothing to open.
			} else if ( isPlainClick( event ) ) {
				link.click();
			} else {
				window.open( link.href, '_blank', 'noopener' );
			}
		};
		const followMiddle = ( event: MouseEvent ) =>
			isMiddle( event ) && follow( event );
		// The middle button would start scrolling.
		const preventScrolling = ( event: MouseEvent ) => {
			const row = isMiddle( event ) && getClickedRow( event.target, box );
			if ( row && getRowLinkOf( row ) ) {
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
	}, [ ref, latest ] );
}
