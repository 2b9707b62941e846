import '@storedeck/notices';
import {
	change,
	defineStore,
	getKindError,
	isKindRequesting,
	setIsRequesting,
	setRequest,
} from '../core';
import { PLUGINS_STORE_NAME } from '../constants';
import {
	connectToJetpack,
	connectToJetpackWithFailureRedirect,
	installJetpackAndConnect,
} from './connect';
import { deactivate, details } from './details';
import { formatErrors, listErrors } from './format-errors';
import { getPaypalError, paypalStatus } from './paypal';
import {
	activate,
	active,
	canBeDismissed,
	connection,
	connectUrl,
	dismiss,
	install,
	installed,
	installState,
	addSlugs,
	recommended,
} from './resources';
import type { RequestError, Resource, ResourceState, Thunk } from '../core';
import type { Slugs } from './resources';
import type {
	PaypalOnboardingStatus,
	PluginInstallState,
	PluginsResponse,
	RecommendedPlugin,
} from './types';

/** Sets a list, and clears its pending requests and errors. */
const setSlugs =
	(
		list: Resource< [], Slugs >,
		action: string,
		slugs: Slugs,
		isReplaced: boolean
	): Thunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( change( addSlugs( list, slugs, isReplaced ) ) );
			dispatch( setRequest( list.name, false ) );
			dispatch( setRequest( action, false ) );
		} );

const activatePlugins =
	( slugs: Slugs ): Thunk< Promise< PluginsResponse > > =>
	async ( { dispatch } ) => {
		const response = await dispatch( activate.action( slugs ) );
		// The PayPal plugin may have been activated.
		dispatch.invalidateResolutionForStoreSelector( paypalStatus.name );
		return response;
	};

/** The store of the site's plugins, `wc/admin/plugins`. */
export const pluginsStore = defineStore( {
	name: PLUGINS_STORE_NAME,
	resources: [
		active,
		installed,
		installState,
		connection,
		connectUrl,
		paypalStatus,
		recommended,
		details,
	],
	selectors: {
		getActivePlugins: active.getData,
		getInstalledPlugins: installed.getData,
		/** By the name of a selector or action. */
		isPluginsRequesting: isKindRequesting,
		/** By the name of a selector or action; false without an error. */
		getPluginsError: ( state: ResourceState, name: string ) =>
			name === paypalStatus.name
				? getPaypalError( state )
				: getKindError( state, name ),
		isJetpackConnected: connection.getData,
		getJetpackConnectUrl: connectUrl.getData,
		/** `unavailable` before the lists are loaded too. */
		getPluginInstallState: (
			state: ResourceState,
			slug: string
		): PluginInstallState => {
			if ( active.getData( state ).includes( slug ) ) {
				return 'activated';
			}
			return installed.getData( state ).includes( slug )
				? 'installed'
				: 'unavailable';
		},
		getPaypalOnboardingStatus: paypalStatus.getData,
		/** Empty for types other than `payments`. */
		getRecommendedPlugins: recommended.getData,
		/** Names, versions and status of the installed plugins. */
		getPluginDetails: details.getData,
	},
	actions: {
		/** Rejects with a `PluginError`; plugins that were installed are stored. */
		installPlugins: install.action,
		/** Rejects with a `PluginError`; plugins that were activated are stored. */
		activatePlugins,
		/** Deactivates a plugin by the `file` of `getPluginDetails`. */
		deactivatePlugin: deactivate.action,
		/**
		 * Installs, then activates.
		 *
		 * @param slugs Plugins.
		 * @return The response to the activation, with the installed plugins.
		 */
		installAndActivatePlugins:
			( slugs: Slugs ): Thunk< Promise< PluginsResponse > > =>
			async ( { dispatch } ) => {
				const before = await dispatch( install.action( slugs ) );
				const response = await dispatch( activatePlugins( slugs ) );
				return {
					...response,
					data: { ...before.data, ...response.data },
				};
			},
		updateActivePlugins: ( slugs: Slugs, replace = false ) =>
			setSlugs( active, activate.name, slugs, replace ),
		updateInstalledPlugins: ( slugs: Slugs, replace = false ) =>
			setSlugs( installed, install.name, slugs, replace ),
		connectToJetpack,
		installJetpackAndConnect,
		connectToJetpackWithFailureRedirect,
		/**
		 * Dismisses recommendations. Never rejects.
		 *
		 * @param type `payments`.
		 * @return Whether they were dismissed.
		 */
		dismissRecommendedPlugins:
			( type: string ): Thunk< Promise< boolean > > =>
			async ( { dispatch } ) => {
				try {
					return (
						canBeDismissed( type ) &&
						( await dispatch( dismiss.action( type ) ) )
					);
				} catch {
					return false;
				}
			},
		setIsRequesting,
		/** A request with an error is not pending any more. */
		setError: ( name: string, error: RequestError | false ) =>
			setRequest( name, false, error ),
		updateIsJetpackConnected: ( isConnected: boolean ) =>
			change( connection.receive( [], isConnected ) ),
		updateJetpackConnectUrl: ( redirectUrl: string, url: string ) =>
			change(
				connectUrl.receive( [ { redirect_url: redirectUrl } ], url )
			),
		setPaypalOnboardingStatus: ( status: PaypalOnboardingStatus ) =>
			change( paypalStatus.receive( [], status ) ),
		setRecommendedPlugins: (
			type: string,
			plugins: readonly RecommendedPlugin[]
		) => change( recommended.receive( [ type ], plugins ) ),
		/**
		 * Shows a notice for each error.
		 *
		 * @param error Any value that `formatErrors` accepts.
		 */
		createErrorNotice:
			( error: unknown ): Thunk< void > =>
			( { registry } ) => {
				const notices = registry.dispatch( 'core/notices' );
				listErrors( error ).forEach(
					( text ) => notices?.createErrorNotice?.( text )
				);
			},
		/** The function `formatErrors`. */
		formatErrors: ( response: unknown ) => (): string =>
			formatErrors( response ),
	},
} );
