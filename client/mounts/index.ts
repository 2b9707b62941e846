import { SELECTOR, mount, unmountRemoved } from './mount';

export { APP, mount, registerApp } from './mount';
export { followLinksOutsideApp } from './outside-links';
export { registerMount } from './registry';

/**
 * Mounts every placeholder.
 *
 * @param root Searches this element; the whole page by default.
 */
export function mountAll( root: ParentNode = document ) {
	root.querySelectorAll< HTMLElement >( SELECTOR ).forEach( mount );
}

/**
 * Mounts placeholders that are added to the page later, for example in a tab
 * that is loaded on demand, and unmounts those that are removed.
 *
 * @return A function that stops observing.
 */
export function observePlaceholders( page: Document = document ): () => void {
	const observer = new MutationObserver( ( changes ) => {
		unmountRemoved();
		for ( const { addedNodes } of changes ) {
			for ( const node of addedNodes ) {
				if ( node instanceof HTMLElement ) {
					if ( node.matches( SELECTOR ) ) {
						mount( node );
					}
					mountAll( node );
				}
			}
		}
	} );
	observer.observe( page.body, { childList: true, subtree: true } );
	return () => observer.disconnect();
}
