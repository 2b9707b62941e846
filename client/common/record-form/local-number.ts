import { getSettings } from '@storedeck/settings';

const getSeparator = () => getSettings().currency.decimalSeparator || '.';

/**
 * A decimal of the REST API as people type it: `12.50` is `12,50` in many
 * stores.
 *
 * @param value Digits with a decimal point.
 */
export const toLocalNumber = ( value: string | undefined ) =>
	( value ?? '' ).replace( '.', getSeparator() );

/**
 * A typed decimal for the REST API. The decimal point is accepted everywhere.
 *
 * @param text What was typed.
 * @return Digits with a decimal point; an empty string for none; undefined when
 *         it is not a number of at least 0.
 */
export function parseLocalNumber( text: string ): string | undefined {
	const trimmed = text.trim().replace( getSeparator(), '.' );
	return trimmed === '' || /^\d{1,12}(\.\d{1,8})?$/.test( trimmed )
		? trimmed
		: undefined;
}
