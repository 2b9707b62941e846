import type { MouseEvent } from 'react';
import { getHistory, isPlainClick } from '@storedeck/navigation';
import { getSafeHref } from './safe-href';
import type { LinkProps } from './types';

export type { LinkProps, LinkType } from './types';

/**
 * A link. A plain click on a link inside the app changes the screen without
 * loading the page; a click with a modifier key, or on a link that opens
 * elsewhere, is the browser's business.
 *
 * @param props Whatever an anchor takes, and see `LinkProps`.
 *
 * @example
 * <Link href={ getNewPath( {}, '/analytics/orders' ) }>Orders</Link>
 */
export function Link( {
	href,
	type = 'wc-admin',
	onClick,
	children,
	...props
}: LinkProps ) {
	const isElsewhere = Boolean(
		( props.target && props.target !== '_self' ) || props.download
	);

	const goInside = ( event: MouseEvent< HTMLAnchorElement > ) => {
		if ( ! isPlainClick( event ) ) {
			return;
		}
		if ( ! isElsewhere ) {
			event.preventDefault();
		}
		const target = event.currentTarget.getAttribute( 'href' );
		if ( onClick?.( event ) === false ) {
			event.preventDefault();
		} else if ( target && ! isElsewhere ) {
			getHistory().push( target );
		}
	};

	return (
		<a
			href={ getSafeHref( href ) }
			data-link-type={ type }
			onClick={ type === 'wc-admin' ? goInside : onClick }
			{ ...( props.target === '_blank' && {
				rel: 'noopener noreferrer',
			} ) }
			{ ...props }
		>
			{ children }
		</a>
	);
}
