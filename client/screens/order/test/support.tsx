import {
	act,
	configure,
	fireEvent,
	render,
	screen,
	within,
} from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { countriesStore, itemsStore, ordersStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { store as noticesStore } from '@wordpress/notices';
import OrderScreen from '..';
import { ORDER, REFUND } from './order';

export const PATH = '/wc-analytics/orders/7';
export const NOTE = {
	id: 9,
	author: 'system',
	note: 'Paid <b>today</b><script>alert( 1 )</script>',
	customer_note: false,
	date_created: '2026-11-03T09:00:00',
	date_created_gmt: '2026-11-03T09:00:00',
};

/** The response of a server that fails. */
export const FAILED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 500 }
);

// The screen renders many fields; machines that run tests are slow.
configure( { asyncUtilTimeout: 4000 } );

let calls: Call[];
let registry: TestRegistry;

/** The requests in their order. */
export const getCalls = () => calls;

/** Requests of one method and path. */
export const find = ( method: string, path: string ) =>
	calls.filter( ( call ) => call.method === method && call.path === path );

/** The messages that the user was shown. */
export const notices = () =>
	registry
		.select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

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
	calls = fakeNetwork(
		Object.fromEntries(
			Object.entries( { ...defaults, ...responses } ).filter(
				( [ , response ] ) => response !== undefined
			)
		)
	);
	registry = createTestRegistry(
		ordersStore,
		countriesStore,
		itemsStore,
		noticesStore
	);
	render(
		<RegistryProvider value={ registry }>
			<OrderScreen path={ `/orders/${ id }` } query={ {} } />
		</RegistryProvider>
	);
}

/** Shows an order and waits until all of it is there. */
export async function openOrder( responses: Record< string, unknown > = {} ) {
	showOrder( responses );
	await act( settle );
	await act( settle );
}

export const region = ( name: string ) =>
	screen.findByRole( 'region', { name } );
export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );

/** Clicks a button, also of a dialog, and waits for what follows. */
export async function click( name: string, place?: HTMLElement ) {
	fireEvent.click(
		( place ? within( place ) : screen ).getByRole( 'button', { name } )
	);
	await act( settle );
}

export const dialog = () => screen.getByRole( 'dialog' );

export const type = ( name: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( name ), { target: { value } } );
