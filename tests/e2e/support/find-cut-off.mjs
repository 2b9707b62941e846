/** Elements whose text has to fit, or to wrap. */
const SELECTOR = [ 'button', 'a', 'label', 'legend', 'h1', 'h2', 'h3', 'th' ]
	.concat( [ 'td', 'p', 'dt', 'dd', 'li', 'span', '[role="tab"]' ] )
	.map( ( name ) => `.storedeck-layout ${ name }` )
	.join();

/**
 * Texts of the page that are cut off: wider than their element, which hides the rest.
 * Names of products and other data of the store may be cut off; tables scroll.
 *
 * @param {import('playwright-core').Page} page
 * @return {Promise<string[]>} The text, its element, its width and the available one.
 */
export const findCutOff = ( page ) =>
	page.evaluate( ( selector ) => {
		const isHidden = ( element ) =>
			// Text for screen readers is in a box of one pixel.
			element.clientWidth <= 1 ||
			element.clientHeight <= 1 ||
			element.closest( '[hidden], .screen-reader-text' );
		const found = new Set();
		for ( const element of document.querySelectorAll( selector ) ) {
			const { display, overflowX } = window.getComputedStyle( element );
			if ( display === 'inline' || isHidden( element ) ) {
				continue;
			}
			const { scrollWidth, clientWidth, tagName } = element;
			const isBox = element.matches( 'button, [role="tab"]' );
			if (
				scrollWidth > clientWidth + 1 &&
				( isBox || overflowX === 'hidden' || overflowX === 'clip' )
			) {
				const text = element.textContent?.trim().slice( 0, 60 );
				found.add(
					`“${ text }” ${ tagName }.${ element.className } ${ scrollWidth } > ${ clientWidth }`
				);
			}
		}
		const { documentElement } = document;
		if ( documentElement.scrollWidth > documentElement.clientWidth ) {
			found.add( `the page: ${ documentElement.scrollWidth }` );
		}
		return [ ...found ];
	}, SELECTOR );
