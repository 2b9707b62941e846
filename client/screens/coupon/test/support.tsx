import { fireEvent, screen } from '@testing-library/react';
import { itemsStore } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { answersStore } from '../../../report/answers-store';
import { goTo, renderWithStores, wait, writes } from '../../../test/support';
import CouponScreen from '..';

export const COUPONS = '/wc-analytics/coupons';

export const RESULTS = '/storedeck/v1/coupons/7/results';

export const ANSWERS = '/storedeck/v1/answers';

export const SPRING = {
	id: 7,
	code: 'spring',
	status: 'publish',
	discount_type: 'percent',
	amount: '10.00',
	description: 'For friends',
	usage_count: 3,
	usage_limit: null,
	date_expires: null,
	date_expires_gmt: null,
	minimum_amount: '0.00',
	maximum_amount: '0.00',
	product_ids: [],
	excluded_product_ids: [],
	product_categories: [],
	excluded_product_categories: [],
	email_restrictions: [],
};

/** Settings of a manager of a store of its own, and of a viewer of reports. */
export function allow( isManager: boolean, more: object = {} ) {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		currentUser: {
			id: 1,
			name: 'Ada',
			capabilities: {
				manage_woocommerce: isManager,
				view_woocommerce_reports: true,
			},
		},
		screens: [
			{
				id: 'edit-coupons',
				path: '/coupons',
				title: 'Coupons',
				capability: 'manage_woocommerce',
			},
		],
		...more,
	};
}

const NONE = { totals: [ { orders_count: 0, avg_order_value: 0 } ] };

/**
 * Opens the screen of a coupon.
 *
 * @param path      Its path; `/coupons/7` is a coupon that no order used.
 * @param responses Responses of the server.
 * @param query     Query of the URL.
 */
export async function openCoupon(
	path = '/coupons/7',
	responses: Record< string, unknown > = {},
	query: Query = {}
) {
	goTo( path );
	const view = renderWithStores(
		<CouponScreen path={ path } query={ query } />,
		[ itemsStore, answersStore ],
		{
			[ `GET ${ COUPONS }` ]: path.endsWith( '/7' ) ? [ SPRING ] : [],
			[ `GET ${ RESULTS }` ]: { net_revenue: 0 },
			[ `GET ${ ANSWERS }` ]: NONE,
			...responses,
		}
	);
	await wait();
	await wait();
	return view;
}

export const type = ( name: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( name ), { target: { value } } );

export const sent = () => writes().map( ( { data } ) => data );
