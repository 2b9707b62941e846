import { Button } from '@wordpress/components';
import { getSafeHref } from '../link/safe-href';
import type { ActionProps } from './types';

/**
 * One button of the block: a link when it has an address. Without an address
 * and a callback there is nothing to do, and no button.
 *
 * @param props See `ActionProps`.
 */
export function Action( { label, url, callback, variant }: ActionProps ) {
	if ( ! label || ( ! url && ! callback ) ) {
		return null;
	}
	const props = {
		className: 'woocommerce-empty-content__action',
		variant,
		onClick: callback,
	};
	return url ? (
		<Button { ...props } href={ getSafeHref( url ) }>
			{ label }
		</Button>
	) : (
		<Button { ...props }>{ label }</Button>
	);
}
