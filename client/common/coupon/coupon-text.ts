import { __, _x } from '@wordpress/i18n';
import type { ItemOf } from '@storedeck/data/items/types';
import { getProductStatuses } from '../product/status-labels';
import { formatAmount, formatRate } from '../store-format';

/** A coupon; report viewers see no amounts and limits. */
export type Coupon = ItemOf< 'coupons' >;

export const getCouponTypes = (): Readonly< Record< string, string > > => ( {
	percent: __( 'Percentage discount', 'storedeck' ),
	fixed_cart: __( 'Fixed cart discount', 'storedeck' ),
	fixed_product: __( 'Fixed product discount', 'storedeck' ),
} );

/** The discount of a coupon; an empty string if it is unknown. */
export function getCouponAmount( {
	discount_type: type,
	amount = '',
}: Pick< Coupon, 'discount_type' | 'amount' > ) {
	if ( amount === '' ) {
		return '';
	}
	return type === 'percent'
		? formatRate( Number( amount ) )
		: formatAmount( Number( amount ) );
}

/** Whether orders can use a coupon, and why not. Types of status of plugins are shown as they are. */
export function getCouponStatus( {
	date_expires_gmt: expires,
	usage_count: uses = 0,
	usage_limit: limit,
	...coupon
}: Coupon ) {
	const status: string = coupon.status ?? '';
	if ( status === 'trash' ) {
		return __( 'Trash', 'storedeck' );
	}
	if ( status !== 'publish' ) {
		return getProductStatuses()[ status ] ?? status;
	}
	if ( expires && Date.parse( `${ expires }Z` ) <= Date.now() ) {
		return _x( 'Expired', 'coupon', 'storedeck' );
	}
	return limit && uses >= limit
		? __( 'Usage limit reached', 'storedeck' )
		: _x( 'Active', 'coupon', 'storedeck' );
}
