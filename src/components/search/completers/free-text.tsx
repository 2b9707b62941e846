import { createInterpolateElement } from '@wordpress/element';
import type { SelectOption } from '../../select-control';

/**
 * Creates the option for the typed text.
 *
 * @param key   Key of the option: `title`, `name` or `code`.
 * @param text  Label; `<query />` is replaced by the typed text.
 * @param query The typed text.
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
