import { act, screen, within } from '@testing-library/react';
import { SlotFillProvider } from '@wordpress/components';
import {
	onboardingStore,
	optionsStore,
	paymentGatewaysStore,
	pluginsStore,
} from '@storedeck/data';
import type { PaymentGateway } from '@storedeck/data';
import type { Call } from '@storedeck/data/testing';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { store as noticesStore } from '@storedeck/notices';
import { SnackbarArea } from '../../../common/notices';
import { getCalls, renderWithStores, wait } from '../../../test/support';
import Payments from '..';

export const PATH = '/payments';

export const GATEWAYS = '/wc/v3/payment_gateways';

export const LIST = `GET ${ GATEWAYS }`;

export const UPDATE = `PUT ${ GATEWAYS }/*`;

export const PAYPAL = 'GET /wc-paypal/v1/onboarding/get-status';

export const PLUGINS = '/wc-admin/plugins';

/** The routes of a server that stores payment methods in their order. */
function createServer( gateways: PaymentGateway[] ) {
	const find = ( path: string ) =>
		gateways.find( ( { id } ) => path.endsWith( `/${ id }` ) );
	return {
		[ LIST ]: () => gateways,
		[ `GET ${ GATEWAYS }/*` ]: ( { path }: Call ) => find( path ),
		[ UPDATE ]: ( { path, data }: Call ) => {
			const gateway = find( path );
			const { order, enabled } = Object( data );
			if ( gateway && typeof order === 'number' ) {
				gateways.splice( gateways.indexOf( gateway ), 1 );
				gateways.splice( order, 0, gateway );
			}
			return (
				gateway &&
				Object.assign(
					gateway,
					typeof enabled === 'boolean' && { enabled }
				)
			);
		},
	};
}

/**
 * Opens the screen.
 *
 * @param options
 * @param options.gateways     Payment methods of the server.
 * @param options.query        Query of the URL.
 * @param options.capabilities Capabilities of the user.
 * @param options.responses    Other responses; the test responds where it is
 *                             undefined.
 */
export async function open( {
	gateways = [],
	query = {},
	capabilities = { install_plugins: true, activate_plugins: true },
	responses = {},
}: {
	gateways?: PaymentGateway[];
	query?: Record< string, string >;
	capabilities?: Record< string, boolean >;
	responses?: Record< string, unknown >;
} = {} ): Promise< Call[] > {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		currentUser: { id: 1, name: 'Ada', capabilities },
	};
	const routes = {
		...createServer( gateways.map( ( gateway ) => ( { ...gateway } ) ) ),
		[ `GET ${ PLUGINS }/active` ]: { plugins: [] },
		[ `GET ${ PLUGINS }/installed` ]: { plugins: [] },
		[ `GET ${ PLUGINS }/recommended-payment-plugins` ]: [],
		'GET /wc-admin/onboarding/payments': [],
		...responses,
	};
	act( () => getHistory().replace( getNewPath( query, PATH, {} ) ) );
	renderWithStores(
		<>
			<SlotFillProvider>
				<Payments path={ PATH } query={ query } />
			</SlotFillProvider>
			<SnackbarArea />
		</>,
		[
			onboardingStore,
			optionsStore,
			paymentGatewaysStore,
			pluginsStore,
			noticesStore,
		],
		routes
	);
	// The list, the suggestions, the state of their plugins, PayPal.
	await wait();
	await wait();
	return getCalls();
}

/** Requests that change something. */
export const listWrites = ( calls: readonly Call[] ) =>
	calls
		.filter( ( { method } ) => method !== 'GET' )
		.map( ( { method, path, data } ) => [ `${ method } ${ path }`, data ] );

const BANK: PaymentGateway = {
	id: 'bacs',
	title: 'By transfer',
	method_title: 'Bank &amp; transfer',
	method_description: 'Take payments &amp; wait.',
	enabled: true,
};
export const CASH: PaymentGateway = {
	id: 'cod',
	title: 'Cash',
	method_title: 'Cash',
	enabled: false,
};
export const CARDS: PaymentGateway = {
	id: 'cards',
	method_title: 'Cards',
	title: '',
	enabled: false,
	needs_setup: true,
};
export const ALL = [ BANK, CASH, CARDS ];

/** The listed payment methods. */
const items = () =>
	within(
		screen.getByRole( 'region', { name: 'Payment methods' } )
	).getAllByRole( 'listitem' );
export const item = ( name: string ) => {
	const found = items().find( ( one ) =>
		within( one ).queryByRole( 'link', { name } )
	);
	return within( found ?? document.body );
};
export const listNames = () =>
	items().map(
		( one ) => within( one ).getAllByRole( 'link' )[ 0 ]?.textContent
	);

/** A payment method with settings. */
export const ACME: PaymentGateway = {
	id: 'cards',
	title: 'Cards',
	description: 'Pay by card.',
	method_title: 'Acme &amp; Cards',
	method_description: 'Cards &amp; wallets.',
	setup_help_text: 'Find the key in your account &amp; copy it.',
	connection_url: 'https://acme.test/connect',
	required_settings_keys: [ 'api_key' ],
	settings: {
		api_key: { id: 'api_key', label: 'Key', type: 'password', value: '' },
		live: { id: 'live', label: 'Live', type: 'checkbox', value: 'no' },
	},
};

/** Opens the settings of a payment method. */
export const openSettings = (
	gateway: Partial< PaymentGateway > = {},
	responses: Record< string, unknown > = {}
) =>
	open( {
		gateways: [ CASH, { ...ACME, ...gateway } ],
		query: { gateway: gateway.id ?? 'cards' },
		responses,
	} );

/** The error of the payment methods. */
export const queryAlert = () =>
	within(
		screen.getByRole( 'group', { name: 'Payment methods' } )
	).queryByRole( 'alert' );
