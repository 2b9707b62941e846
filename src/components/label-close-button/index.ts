import { __ } from '@wordpress/i18n';

/**
 * Labels the close button of a full-screen popover, which has only an icon in
 * core. Use it as a `ref` of an element inside the popover.
 *
 * @param element The element; null when it is removed.
 */
export function labelCloseButton( element: Element | null ) {
	const button = element
		?.closest( '.components-popover' )
		?.querySelector( '.components-popover__close:not([aria-label])' );
	button?.setAttribute( 'aria-label', __( 'Close', 'storedeck' ) );
}
