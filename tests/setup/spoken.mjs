/**
 * Records what live regions announce, from now on and on all later pages
 * of the tab. Call it before the page is opened.
 */
export async function listen( page ) {
	await page.addInitScript( () => {
		window.storedeckHeard = [];
		const REGIONS = '[aria-live], [role=status], [role=alert]';
		const said = new WeakMap();
		const note = ( node ) => {
			const element =
				node.nodeType === window.Node.ELEMENT_NODE
					? node
					: node.parentElement;
			const regions = [
				element?.closest( REGIONS ),
				...( element?.querySelectorAll( REGIONS ) ?? [] ),
			];
			for ( const region of regions ) {
				const text = region?.textContent.replace( /\s+/g, ' ' ).trim();
				if ( region && text !== said.get( region ) ) {
					said.set( region, text );
					if ( text ) {
						window.storedeckHeard.push( text );
					}
				}
			}
		};
		new window.MutationObserver( ( changes ) => {
			for ( const { target, addedNodes } of changes ) {
				note( target );
				addedNodes.forEach( note );
			}
		} ).observe( document, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
	} );
}

/**
 * Waits until a matching text was announced; call `listen` first.
 *
 * @param {import('playwright-core').Page} page
 * @param {RegExp}                         pattern
 */
export const waitToHear = ( page, pattern ) =>
	page.waitForFunction(
		( [ source, flags ] ) =>
			window.storedeckHeard.some( ( text ) =>
				new RegExp( source, flags ).test( text )
			),
		[ pattern.source, pattern.flags ]
	);
