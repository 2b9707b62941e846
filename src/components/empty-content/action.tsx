import { Button } from '@wordpress/components';
import { getSafeHref } from '../link/safe-href';
import type { ActionProps } from './types';

/**
 * A button of the block, rendered as a link if it has a URL. Without a URL and
 * a callback, nothing is rendered.
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
