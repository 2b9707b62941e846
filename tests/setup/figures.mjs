/** `$1,234.50` and `-5` as a number. */
export const amount = ( text ) => Number( text.replace( /[^0-9.-]/g, '' ) );

/** A metric card, not a placeholder. */
export const CARD =
	'.woocommerce-summary:not(.is-placeholder) .woocommerce-summary__item-container';

/**
 * What the metric cards show once they are loaded.
 *
 * @param {import('playwright-core').Page} page
 * @return {Promise<Record<string, string>>} Displayed value by label.
 */
export async function readCards( page ) {
	await page.locator( CARD ).first().waitFor();
	const cards = await page
		.locator( CARD )
		.evaluateAll( ( items ) =>
			items.map( ( item ) => [
				item
					.querySelector( '.woocommerce-summary__item-label' )
					?.firstChild?.textContent?.trim(),
				item
					.querySelector( '.woocommerce-summary__item-value' )
					?.textContent?.trim(),
			] )
		);
	return Object.fromEntries( cards );
}

/** The same as numbers. */
export const readFigures = async ( page ) =>
	Object.fromEntries(
		Object.entries( await readCards( page ) ).map( ( [ label, value ] ) => [
			label,
			amount( value ),
		] )
	);
