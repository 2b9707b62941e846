/**
 * Records the texts of live regions on all pages that are loaded afterwards. Call
 * it before `page.goto()`.
 */
export async function recordAnnouncements( page ) {
	await page.addInitScript( () => {
		window.storedeckAnnouncements = [];
		const REGIONS = '[aria-live], [role=status], [role=alert]';
		const lastTexts = new WeakMap();
		const record = ( node ) => {
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
				if ( region && text !== lastTexts.get( region ) ) {
					lastTexts.set( region, text );
					if ( text ) {
						window.storedeckAnnouncements.push( text );
					}
				}
			}
		};
		new window.MutationObserver( ( changes ) => {
			for ( const { target, addedNodes } of changes ) {
				record( target );
				addedNodes.forEach( record );
			}
		} ).observe( document, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
	} );
}

/**
 * Waits until a matching text has been announced since `recordAnnouncements`.
 *
 * @param {import('@playwright/test').Page} page
 * @param {RegExp}                          pattern
 */
export const waitForAnnouncement = ( page, pattern ) =>
	page.waitForFunction(
		( [ source, flags ] ) =>
			window.storedeckAnnouncements.some( ( text ) =>
				new RegExp( source, flags ).test( text )
			),
		[ pattern.source, pattern.flags ]
	);
