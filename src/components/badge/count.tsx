import { __, sprintf } from '@wordpress/i18n';
import type { CountProps } from './types';
import './style.scss';

/**
 * A count next to a heading. Its accessible name is “Total 5”, or the `label`.
 *
 * @param props See `CountProps`.
 */
export function Count( { count, label = '' }: CountProps ) {
	const name =
		label ||
		sprintf(
			/* translators: %d: number of items. */
			__( 'Total %d', 'storedeck' ),
			count
		);
	return (
		// An accessible name requires a role; with `img`, the number itself is
		// not announced as well.
		<span className="woocommerce-count" role="img" aria-label={ name }>
			{ count }
		</span>
	);
}
