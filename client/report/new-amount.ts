import { __, sprintf } from '@wordpress/i18n';
import { markSign } from '@storedeck/number';
import { formatMetric } from '../common/store-format';
import type { ValueType } from '../common/store-format';

/** What replaces the percentage of a value that was 0 before. */
export function getNewAmount(
	type: ValueType,
	value?: number,
	previous?: number
) {
	return value && previous === 0
		? sprintf(
				/* translators: %s: an amount with its sign. There was none in the previous period. */
				__( '%s new', 'storedeck' ),
				markSign(
					( value > 0 ? '+' : '' ) + formatMetric( type, value )
				)
		  )
		: undefined;
}
