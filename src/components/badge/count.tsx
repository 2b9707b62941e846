import { __, sprintf } from '@wordpress/i18n';
import type { CountProps } from './types';
import './style.scss';

/**
 * A count beside a heading, read as "Total 5" or as its `label`.
 *
 * @param props See `CountProps`.
 */
export function Count( { count, label = '' }: CountProps ) {
	const name =
		label ||
		sprintf(
			/* translators: %d: number of things counted. */
			__( 'Total %d', 'storedeck' ),
			count
		);
	return (
		// A name needs a role; as an image the number is read once, as its name.
		<span className="woocommerce-count" role="img" aria-label={ name }>
			{ count }
		</span>
	);
}
