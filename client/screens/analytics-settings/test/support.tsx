import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as noticesStore } from '@wordpress/notices';
import { importStore, settingsStore } from '@storedeck/data';
import { settle } from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { getCalls, getRegistry, renderWithStores } from '../../../test/support';
import AnalyticsSettings from '..';
import { REPORT_SOURCE } from '../config';

export const PATH = '/analytics/settings';

const GROUP = '/wc-analytics/settings/wc_admin';

export const LOAD = `GET ${ GROUP }`;

export const SAVE = `POST ${ GROUP }/batch`;

/** What the server has stored. */
export const STORED = {
	woocommerce_excluded_report_order_statuses: [ 'pending', 'failed' ],
	woocommerce_actionable_order_statuses: [ 'processing' ],
	woocommerce_default_date_range: 'period=week&compare=previous_period',
	woocommerce_date_type: 'date_created',
	acme_setting: 'kept',
};

export const toList = ( values: object ) =>
	Object.entries( values ).map( ( [ id, value ] ) => ( { id, value } ) );

/** Settings of the page with a choice of the source of reports. */
const PAGE = {
	timeZone: 'UTC',
	orderStatuses: {
		pending: 'Pending payment',
		processing: 'Processing',
		failed: 'Failed',
		refunded: 'Refunded',
		packed: 'Packed',
	},
	excludedOrderStatuses: [ 'pending', 'failed' ],
	actionableOrderStatuses: [ 'processing' ],
	defaultDateRange: STORED.woocommerce_default_date_range,
	analyticsSettings: {
		[ REPORT_SOURCE ]: {
			id: REPORT_SOURCE,
			label: 'Reports from:',
			type: 'radio',
			default: 'storedeck',
			options: { storedeck: 'Storedeck', woocommerce: 'WooCommerce' },
		},
	},
};

export interface Opened {
	calls: Call[];
	registry: TestRegistry;
}

/**
 * Opens the screen. The requests of the import have no responses.
 *
 * @param responses         Other responses; the test responds where it is undefined.
 * @param stored            Values by setting.
 * @param analyticsSettings Settings that the server describes.
 */
export async function open(
	responses: Record< string, unknown > = {},
	stored: object = STORED,
	analyticsSettings: object = PAGE.analyticsSettings
): Promise< Opened > {
	Object.assign( window, {
		storedeckSettings: { ...PAGE, analyticsSettings },
	} );
	const routes = {
		[ LOAD ]: toList( stored ),
		[ SAVE ]: ( { data }: Call ) => data,
		...responses,
	};
	act( () => getHistory().replace( getNewPath( {}, PATH, {} ) ) );
	renderWithStores(
		<AnalyticsSettings />,
		[ importStore, settingsStore ],
		routes
	);
	await act( settle );
	return { calls: getCalls(), registry: getRegistry() };
}

/** The values that were sent, by setting: one entry for each request. */
export const listSaved = ( { calls }: Opened ) =>
	calls
		.filter( ( { method } ) => method === 'POST' )
		.map( ( { data } ) => data );

export const toBody = ( changes: object, stored: object = STORED ) => ( {
	update: toList( { ...stored, ...changes } ),
} );

export const listNotices = ( { registry }: Opened ) =>
	registry
		.select( noticesStore )
		.getNotices()
		.map( ( { status, content } ) => `${ status }: ${ content }` );

export const setting = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );

/** A checkbox of the excluded statuses. */
export const excluded = ( name: string ) =>
	setting( 'Excluded statuses:' ).getByRole( 'checkbox', { name } );

export const saveButton = () =>
	screen.getByRole( 'button', { name: 'Save changes' } );

export async function press( element: Element ) {
	await userEvent.click( element );
	await act( settle );
}

/** Responds to the request that waits. */
export const respond = ( calls: Call[], route: string, body: unknown ) =>
	act( async () => {
		await calls
			.find( ( { method, path } ) => `${ method } ${ path }` === route )
			?.respond( body );
	} );
