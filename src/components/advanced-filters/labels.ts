import { __, sprintf } from '@wordpress/i18n';
import type { InputProps } from './inputs/types';

/** Rules that set an upper limit. */
const MAXIMUM_RULES = [ 'lessthan', 'max' ];

/**
 * Returns the accessible name of a number field.
 *
 * @param name Name of the filter.
 * @param rule Rule of the filter.
 */
export const getAmountLabel = ( name: string, rule: string | undefined ) =>
	MAXIMUM_RULES.includes( rule ?? '' )
		? sprintf(
				/* translators: %s: name of a filter, e.g. "Order total". */
				__( '%s maximum amount', 'storedeck' ),
				name
		  )
		: sprintf(
				/* translators: %s: name of a filter, e.g. "Order total". */
				__( '%s minimum amount', 'storedeck' ),
				name
		  );

export const getStartLabel = ( name: string ) =>
	sprintf(
		/* translators: %s: name of a filter, e.g. "Order total". */
		__( '%s range start', 'storedeck' ),
		name
	);

export const getEndLabel = ( name: string ) =>
	sprintf(
		/* translators: %s: name of a filter, e.g. "Order total". */
		__( '%s range end', 'storedeck' ),
		name
	);

/** Describes a range, or returns an empty string if it is incomplete. */
export const describeRange = ( first: string, last: string ) =>
	first && last
		? sprintf(
				/* translators: 1: first value of a range, 2: last value. */
				__( '%1$s and %2$s', 'storedeck' ),
				first,
				last
		  )
		: '';

/**
 * Formats an amount with its currency symbol; a minus sign comes first.
 *
 * @param value    A decimal number as typed.
 * @param currency The store currency.
 */
export function describeAmount(
	value: string,
	{ symbol, symbolPosition }: InputProps[ 'currency' ]
) {
	const space = symbolPosition.endsWith( '_space' ) ? ' ' : '';
	if ( symbolPosition.startsWith( 'right' ) ) {
		return value + space + symbol;
	}
	return value.startsWith( '-' )
		? `-${ symbol }${ space }${ value.slice( 1 ) }`
		: symbol + space + value;
}
