import { SELECTOR, mount, unmountGone } from './mount';

export { APP, mount, registerApp } from './mount';
export { followLinksOutsideApp } from './outside-links';
export { registerMount } from './registry';

/**
 * Mounts everything that has a placeholder in a part of the page.
 *
 * @param root The page, unless given.
 */
export function mountAll( root: ParentNode = document ) {
	root.querySelectorAll< HTMLElement >( SELECTOR ).forEach( mount );
}

/**
 * Mounts placeholders that come onto the page later (a plugin's tab that is
 * loaded when it is opened), and lets go of those that leave it.
 *
 * @param page The document.
 * @return Stops it.
 */
export function keepMounting( page: Document = document ): () => void {
	const observer = new MutationObserver( ( changes ) => {
		unmountGone();
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
