import { __, _n, sprintf } from '@wordpress/i18n';
import { formatCount } from '../store-format';
import type { ReorderItem } from './types';

/** A range of numbers: `8–14`, or one number. */
export const formatRange = ( low: number, high: number ) =>
	low === high
		? formatCount( low )
		: sprintf(
				/* translators: a range of numbers. 1: the lowest, 2: the highest one. */
				__( '%1$s–%2$s', 'storedeck' ),
				formatCount( low ),
				formatCount( high )
		  );

/** Why nothing is said of an item that rarely sells. */
export const getNoForecastText = () =>
	__( 'Not enough sales to say', 'storedeck' );

/** How long the stock of an item lasts: `8–14 days`. */
export function formatDaysLeft( {
	days_left: daysLeft,
	stock,
	stock_status: status,
}: Pick< ReorderItem, 'days_left' | 'stock' | 'stock_status' > ) {
	if ( status === 'outofstock' ) {
		return __( 'Out of stock', 'storedeck' );
	}
	if ( stock <= 0 ) {
		return __( 'On backorder', 'storedeck' );
	}
	if ( ! daysLeft ) {
		return getNoForecastText();
	}
	const { low, high } = daysLeft;
	if ( high === null ) {
		return sprintf(
			/* translators: %s: number of days. */
			_n( '%s day or more', '%s days or more', low, 'storedeck' ),
			formatCount( low )
		);
	}
	return sprintf(
		/* translators: %s: a range of numbers of days, for example 8–14. */
		_n( '%s day', '%s days', high, 'storedeck' ),
		formatRange( low, high )
	);
}
