import { fireEvent, screen } from '@testing-library/react';
import { countriesStore, itemsStore, ordersStore } from '@storedeck/data';
import { renderWithStores, wait } from '../../../test/support';
import OrderScreen from '..';
import { ORDER, REFUND } from '../../../test/order';

export const PATH = '/wc-analytics/orders/7';
export const NOTE = {
	id: 9,
	author: 'system',
	note: 'Paid <b>today</b><script>alert( 1 )</script>',
	customer_note: false,
	date_created: '2026-11-03T09:00:00',
	date_created_gmt: '2026-11-03T09:00:00',
};

export const setSettings = ( settings: object = {} ) => {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		pageName: 'storedeck',
		dateFormat: 'Y-m-d',
		timeFormat: 'H:i',
		manageStock: true,
		orderStatuses: {
			processing: 'Processing',
			completed: 'Completed',
			cancelled: 'Cancelled',
		},
		...settings,
	};
};

/**
 * Shows an order.
 *
 * @param responses Responses of the server that differ; `undefined` leaves a
 *                  request open.
 * @param id        The order.
 */
export function showOrder(
	responses: Record< string, unknown > = {},
	id = '7'
) {
	const defaults = {
		[ `GET ${ PATH }` ]: ORDER,
		[ `GET ${ PATH }/refunds` ]: [ REFUND ],
		[ `GET ${ PATH }/notes` ]: [ NOTE ],
		'GET /wc-analytics/data/countries': [
			{
				code: 'US',
				name: 'United States',
				states: [ { code: 'CA', name: 'California' } ],
			},
		],
		'GET /wc-analytics/customers': [ { id: 42 } ],
	};
	renderWithStores(
		<OrderScreen path={ `/orders/${ id }` } query={ {} } />,
		[ ordersStore, countriesStore, itemsStore ],
		{ ...defaults, ...responses }
	);
}

/** Shows an order and waits until all of it is there. */
export async function openOrder( responses: Record< string, unknown > = {} ) {
	showOrder( responses );
	await wait();
}

export const region = ( name: string ) =>
	screen.findByRole( 'region', { name } );

export const dialog = () => screen.getByRole( 'dialog' );

export const type = ( name: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( name ), { target: { value } } );
