import { __ } from '@wordpress/i18n';

/**
 * Gives the closing button of a popover that fills a small screen its name: the
 * host's own button has an icon only. A `ref` for an element inside the popover.
 *
 * @param element The element; null when it goes.
 */
export function labelCloseButton( element: Element | null ) {
	const button = element
		?.closest( '.components-popover' )
		?.querySelector( '.components-popover__close:not([aria-label])' );
	button?.setAttribute( 'aria-label', __( 'Close', 'storedeck' ) );
}
