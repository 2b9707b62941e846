import { __, sprintf } from '@wordpress/i18n';

/**
 * Names the field of one number.
 *
 * @param name Name of the filter.
 * @param rule Its rule.
 */
export const getAmountLabel = ( name: string, rule: string | undefined ) =>
	rule === 'lessthan'
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
