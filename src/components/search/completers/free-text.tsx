import { createInterpolateElement } from '@wordpress/element';
import type { SelectOption } from '../../select-control';

/**
 * The entry that stands for a typed text.
 *
 * @param key   Its key, `title`, `name` or `code`.
 * @param text  What it says, with `<query />` for the typed text.
 * @param query What was typed.
 */
export const freeTextOption = (
	key: string,
	text: string,
	query: string
): SelectOption => ( {
	key,
	label: (
		<span className="woocommerce-search__result-name">
			{ createInterpolateElement( text, {
				query: (
					<strong className="components-form-token-field__suggestion-match">
						{ query }
					</strong>
				),
			} ) }
		</span>
	),
	value: { completion: { key: query, label: query } },
} );
