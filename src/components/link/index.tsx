import type { MouseEvent } from 'react';
import { getHistory, isPlainClick } from '@storedeck/navigation';
import { getSafeHref } from './safe-href';
import type { LinkProps } from './types';

export type { LinkProps, LinkType } from './types';

/**
 * A link. A plain click on a link inside the app navigates without loading the
 * page. Clicks with a modifier key and other links are handled by the browser.
 *
 * @param props Props of an anchor and `LinkProps`.
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
	const opensInBrowser = Boolean(
		( props.target && props.target !== '_self' ) || props.download
	);

	const handleClick = ( event: MouseEvent< HTMLAnchorElement > ) => {
		if ( ! isPlainClick( event ) ) {
			return;
		}
		if ( ! opensInBrowser ) {
			event.preventDefault();
		}
		const target = event.currentTarget.getAttribute( 'href' );
		if ( onClick?.( event ) === false ) {
			event.preventDefault();
		} else if ( target && ! opensInBrowser ) {
			getHistory().push( target );
		}
	};

	return (
		<a
			href={ getSafeHref( href ) }
			data-link-type={ type }
			onClick={ type === 'wc-admin' ? handleClick : onClick }
			{ ...( props.target === '_blank' && {
				rel: 'noopener noreferrer',
			} ) }
			{ ...props }
		>
			{ children }
		</a>
	);
}
