import { useEffect, useRef } from '@wordpress/element';
import { formatCount } from '../../common/store-format';

/** Where WordPress and WooCommerce show the number of pending comments. */
const BUBBLES =
	'#adminmenu a[href="edit-comments.php"] .awaiting-mod, #adminmenu a[href*="page=product-reviews"] .awaiting-mod, #wp-admin-bar-comments .awaiting-mod';

/** A number with thousand separators. */
const NUMBER = /\d(?:[\d.,\s]*\d)?/;

/**
 * Changes the numbers of pending comments in the admin menu and the toolbar. Both
 * contain reviews, and were printed with the page.
 *
 * @param pending Number of pending reviews; undefined until it is known.
 */
export function useCommentsBubble( pending: number | undefined ) {
	const shown = useRef( pending );
	useEffect( () => {
		if ( pending === undefined ) {
			return;
		}
		const difference = pending - ( shown.current ?? pending );
		shown.current = pending;
		if ( difference === 0 ) {
			return;
		}
		const change = ( count: string ) =>
			Math.max( 0, Number( count.replace( /\D/g, '' ) ) + difference );
		for ( const bubble of document.querySelectorAll( BUBBLES ) ) {
			bubble.className = bubble.className.replace(
				/(?<=\bcount-)\d+/,
				( count ) => String( change( count ) )
			);
			const texts = document.createTreeWalker(
				bubble,
				window.NodeFilter.SHOW_TEXT
			);
			while ( texts.nextNode() ) {
				const text = texts.currentNode;
				// "3", and "3 Comments in moderation" for screen readers.
				text.nodeValue = ( text.nodeValue ?? '' ).replace(
					NUMBER,
					( count ) => formatCount( change( count ) )
				);
			}
		}
	}, [ pending ] );
}
