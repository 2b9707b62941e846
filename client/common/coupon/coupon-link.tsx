import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getNewPath, getPersistedQuery } from '@storedeck/navigation';

/** Path of the list of coupons. */
export const COUPONS_PATH = '/coupons';

/** URL of the page of a coupon, with the period of the current screen. */
export const getCouponHref = ( id: number | string ) =>
	getNewPath( getPersistedQuery(), `${ COUPONS_PATH }/${ id }`, {} );

/** Link to the page of a coupon: whether it paid off, and its settings. */
export const CouponLink = ( {
	id,
	children,
}: {
	id: number | string;
	children: ReactNode;
} ) => (
	<Link type="wc-admin" href={ getCouponHref( id ) }>
		{ children }
	</Link>
);
