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

/** A typed number with a decimal point, which is accepted everywhere. */
const toDecimalPoint = ( text: string ) =>
	text.trim().replace( getSeparator(), '.' );

/**
 * A typed decimal for the REST API.
 *
 * @param text What was typed.
 * @return Digits with a decimal point; an empty string for none; undefined when
 *         it is not a number of at least 0.
 */
export function parseLocalNumber( text: string ): string | undefined {
	const trimmed = toDecimalPoint( text );
	return trimmed === '' || /^\d{1,12}(\.\d{1,8})?$/.test( trimmed )
		? trimmed
		: undefined;
}

/**
 * Parses a typed quantity, which is negative for backordered items.
 *
 * @param text What was typed.
 * @return Undefined when it is not a number with at most four decimals.
 */
export function parseQuantity( text: string ): number | undefined {
	const trimmed = toDecimalPoint( text ).replace( '−', '-' );
	return /^-?\d{1,12}(\.\d{1,4})?$/.test( trimmed )
		? Number( trimmed )
		: undefined;
}
