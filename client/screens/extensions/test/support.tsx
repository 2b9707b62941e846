import { screen, within } from '@testing-library/react';
import { onboardingStore, pluginsStore } from '@storedeck/data';
import type { Call } from '@storedeck/data/testing';
import { store as noticesStore } from '@storedeck/notices';
import { SnackbarArea } from '../../../common/notices';
import { getCalls, renderWithStores, wait } from '../../../test/support';
import Extensions from '..';

export const PLUGINS = '/wc-admin/plugins';

/** A plugin of WordPress' list. */
interface SitePlugin {
	slug: string;
	name: string;
	version: string;
	isActive: boolean;
	missing?: string[];
}

const SITE: readonly SitePlugin[] = [
	{
		slug: 'storedeck',
		name: 'Storedeck',
		version: '1.0.0',
		isActive: true,
	},
	{ slug: 'acme', name: 'Acme &amp; Pay', version: '2.1', isActive: true },
	{ slug: 'bulk', name: 'Bulk', version: '3.4.5', isActive: false },
];

const toCorePlugin = ( {
	slug,
	name,
	version,
	isActive,
	missing,
}: SitePlugin ) => ( {
	plugin: `${ slug }/${ slug }`,
	name,
	version,
	author: '',
	description: { raw: `<b>About</b> ${ slug }.` },
	status: isActive ? 'active' : 'inactive',
	missing_plugins: missing,
} );

/** The routes of a site whose plugins change. */
function createSite( plugins: SitePlugin[] ) {
	const list = ( isIncluded: ( plugin: SitePlugin ) => boolean ) => () => ( {
		plugins: plugins.filter( isIncluded ).map( ( { slug } ) => slug ),
	} );
	const getSlugs = ( { data }: Call ) => {
		const { plugins: slugs } = Object( data );
		return String( slugs ).split( ',' );
	};
	return {
		'GET /wp/v2/plugins': () => plugins.map( toCorePlugin ),
		[ `GET ${ PLUGINS }/active` ]: list( ( { isActive } ) => isActive ),
		[ `GET ${ PLUGINS }/installed` ]: list( () => true ),
		[ `POST ${ PLUGINS }/install` ]: ( call: Call ) => {
			const installed = getSlugs( call );
			const missing = installed.filter(
				( slug ) => ! plugins.some( ( plugin ) => plugin.slug === slug )
			);
			plugins.push(
				...missing.map( ( slug ) => ( {
					slug,
					name: slug,
					version: '1.0',
					isActive: false,
				} ) )
			);
			return { data: { installed } };
		},
		[ `POST ${ PLUGINS }/activate` ]: ( call: Call ) => {
			const activated = getSlugs( call );
			for ( const plugin of plugins ) {
				plugin.isActive ||= activated.includes( plugin.slug );
			}
			return { data: { activated, active: activated } };
		},
		'PUT /wp/v2/plugins/*/*': ( { path }: Call ) => {
			const plugin = plugins.find( ( { slug } ) =>
				path.endsWith( `/${ slug }` )
			);
			return (
				plugin &&
				toCorePlugin( Object.assign( plugin, { isActive: false } ) )
			);
		},
	};
}

/**
 * Opens the screen.
 *
 * @param options
 * @param options.query        Query of the URL.
 * @param options.bundles      Recommended extensions.
 * @param options.plugins      Plugins of the site.
 * @param options.capabilities Capabilities of the user.
 * @param options.responses    Other responses; the test responds where it is
 *                             undefined.
 */
export async function open( {
	query = {},
	bundles = [],
	plugins = SITE,
	capabilities = { install_plugins: true, activate_plugins: true },
	responses = {},
}: {
	query?: Record< string, string >;
	bundles?: unknown;
	plugins?: readonly SitePlugin[];
	capabilities?: Record< string, boolean >;
	responses?: Record< string, unknown >;
} = {} ): Promise< Call[] > {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		pageName: 'storedeck',
		currentUser: { id: 1, name: 'Ada', capabilities },
	};
	const routes = {
		...createSite( plugins.map( ( plugin ) => ( { ...plugin } ) ) ),
		'GET /jetpack/v4/connection': { isActive: true },
		'GET /wc-admin/onboarding/free-extensions': bundles,
		...responses,
	};
	renderWithStores(
		<>
			<Extensions path="/extensions" query={ query } />
			<SnackbarArea />
		</>,
		[ onboardingStore, pluginsStore, noticesStore ],
		routes
	);
	await wait();
	return getCalls();
}

/** Requests that change something. */
export const listWrites = ( calls: readonly Call[] ) =>
	calls
		.filter( ( { method } ) => method !== 'GET' )
		.map( ( { method, path, data } ) => [ `${ method } ${ path }`, data ] );

/** The errors of an installation; the next alert is WordPress' live region. */
export const errors = () => screen.getAllByRole( 'alert' )[ 0 ];

/** The row of an installed extension. */
export const row = ( name: string ) =>
	within(
		within( screen.getByRole( 'table' ) ).getByRole( 'row', {
			name: new RegExp( `^${ name }` ),
		} )
	);
