/** Parses a displayed value such as `$1,234.50` or `-5`. */
export const amount = ( text ) => Number( text.replace( /[^0-9.-]/g, '' ) );

/** Selector of the loaded metric cards. */
export const CARD =
	'.woocommerce-summary:not(.is-placeholder) .woocommerce-summary__item-container';

/**
 * The displayed values of the metric cards, once they are loaded.
 *
 * @param {import('@playwright/test').Page} page
 * @return {Promise<Record<string, string>>} Values by label.
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

/** Like `readCards`, with the values as numbers. */
export const readMetrics = async ( page ) =>
	Object.fromEntries(
		Object.entries( await readCards( page ) ).map( ( [ label, value ] ) => [
			label,
			amount( value ),
		] )
	);
