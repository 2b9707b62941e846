import { act, screen, within } from '@testing-library/react';
import {
	itemsStore,
	onboardingStore,
	pluginsStore,
	settingsStore,
} from '@storedeck/data';
import type { Call } from '@storedeck/data/testing';
import { getHistory, getNewPath, useQuery } from '@storedeck/navigation';
import { store as noticesStore } from '@storedeck/notices';
import { SnackbarArea } from '../../../common/notices';
import { getCalls, press, renderWithStores, wait } from '../../../test/support';
import { themesStore } from '../themes-store';
import Setup from '..';

const PATH = '/setup-wizard';

const ONBOARDING = '/wc-admin/onboarding';

export const PROFILE = `GET ${ ONBOARDING }/profile`;

export const SAVE_PROFILE = `POST ${ ONBOARDING }/profile`;

export const PRODUCT_TYPES = `GET ${ ONBOARDING }/product-types`;

export const THEMES = 'GET /wp/v2/themes';

export const GENERAL = 'GET /wc-analytics/settings/general';

export const SAVE_GENERAL = 'POST /wc-analytics/settings/general/batch';

const setting = ( id: string, label: string, value: string ) => ( {
	id,
	label,
	type: 'text',
	default: '',
	value,
} );

export const CITY = setting( 'woocommerce_store_city', 'City', 'Ulm' );

/** The screen with the query of the URL, as the router shows it. */
const Screen = () => <Setup path={ PATH } query={ useQuery() } />;

/**
 * Opens the setup.
 *
 * @param options
 * @param options.query      Query of the URL.
 * @param options.profile    Saved answers.
 * @param options.hasAddress Whether the store has an address.
 * @param options.responses  Other responses; the test responds where it is
 *                           undefined.
 */
export async function open( {
	query = {},
	profile = {},
	hasAddress = false,
	responses = {},
}: {
	query?: Record< string, string >;
	profile?: object;
	hasAddress?: boolean;
	responses?: Record< string, unknown >;
} = {} ): Promise< Call[] > {
	window.storedeckSettings = {
		adminUrl: 'http://localhost/wp-admin/',
		currentUser: {
			id: 1,
			name: 'Ada',
			capabilities: { install_plugins: true },
		},
	};
	const routes = {
		[ PROFILE ]: profile,
		[ SAVE_PROFILE ]: { status: 'success' },
		[ `GET ${ ONBOARDING }/tasks/status` ]: { hasStoreAddress: hasAddress },
		[ `GET ${ ONBOARDING }/tasks` ]: [],
		[ `POST ${ ONBOARDING }/tasks` ]: [],
		[ `GET ${ ONBOARDING }/free-extensions` ]: [],
		[ PRODUCT_TYPES ]: {
			physical: { label: 'Physical', description: 'You ship them.' },
			downloads: { label: 'Downloads' },
		},
		[ THEMES ]: [
			{ stylesheet: 'a', name: { raw: 'Alder' }, status: 'inactive' },
			{ stylesheet: 'b', name: { raw: 'Birch' }, status: 'active' },
		],
		[ GENERAL ]: [
			setting( 'woocommerce_currency', 'Currency', 'EUR' ),
			CITY,
			setting( 'woocommerce_store_address', 'Street', 'Main 1' ),
		],
		[ SAVE_GENERAL ]: ( { data }: Call ) => data,
		...responses,
	};
	act( () => getHistory().replace( getNewPath( query, PATH, {} ) ) );
	renderWithStores(
		<>
			<Screen />
			<SnackbarArea />
		</>,
		[
			itemsStore,
			onboardingStore,
			pluginsStore,
			settingsStore,
			themesStore,
			noticesStore,
		],
		routes
	);
	await wait();
	return getCalls();
}

/** The heading of the current step. */
export const heading = () => screen.getByRole( 'heading', { level: 2 } );

/** What was saved: one entry for each request, of the answers by default. */
export const listSaved = ( calls: readonly Call[], route = SAVE_PROFILE ) =>
	calls
		.filter( ( { method, path } ) => `${ method } ${ path }` === route )
		.map( ( { data } ) => data );

/** The form of the current step. */
export const form = () => within( screen.getByRole( 'form' ) );

export const box = ( name: string ) => screen.getByRole( 'checkbox', { name } );

export const field = ( name: string ) =>
	form().getByRole( 'textbox', { name } );

/** A section that was not loaded says why and can be loaded again. */
export async function expectReload( message: string ) {
	expect( form().getByRole( 'alert' ) ).toHaveTextContent(
		`${ message }Not today.`
	);
	await press( 'Reload' );
	expect( form().queryByRole( 'alert' ) ).not.toBeInTheDocument();
}
