import { __, sprintf } from '@wordpress/i18n';
import type { InputProps } from './inputs/types';

/** Rules with an upper end, as filters of the field name them. */
const AT_MOST = [ 'lessthan', 'max' ];

/**
 * Names the field of one number.
 *
 * @param name Name of the filter.
 * @param rule Its rule.
 */
export const getAmountLabel = ( name: string, rule: string | undefined ) =>
	AT_MOST.includes( rule ?? '' )
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

/** Names the field of the first value of a range. */
export const getStartLabel = ( name: string ) =>
	sprintf(
		/* translators: %s: name of a filter, e.g. "Order total". */
		__( '%s range start', 'storedeck' ),
		name
	);

/** Names the field of the last value of a range. */
export const getEndLabel = ( name: string ) =>
	sprintf(
		/* translators: %s: name of a filter, e.g. "Order total". */
		__( '%s range end', 'storedeck' ),
		name
	);

/** A range in words; none before both ends are known. */
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
 * An amount in words, with its symbol where the shop writes it.
 *
 * @param value    What was typed, a decimal.
 * @param currency The shop's.
 */
export function describeAmount(
	value: string,
	{ symbol, symbolPosition }: InputProps[ 'currency' ]
) {
	const space = symbolPosition.endsWith( '_space' ) ? ' ' : '';
	return symbolPosition.startsWith( 'right' )
		? value + space + symbol
		: symbol + space + value;
}
