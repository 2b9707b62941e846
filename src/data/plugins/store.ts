import '@storedeck/notices';
import {
	change,
	createResourceStore,
	getKindError,
	isKindRequesting,
	registerStore,
	setError,
	setIsRequesting,
} from '../core';
import { PLUGINS_STORE_NAME } from '../constants';
import {
	connectToJetpack,
	connectToJetpackWithFailureRedirect,
	installJetpackAndConnect,
} from './connect';
import { deactivate, details } from './details';
import { formatErrors } from './format-errors';
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
	putIn,
	recommended,
} from './resources';
import type { RequestError, Resource, ResourceState, Thunk } from '../core';
import type {
	PaypalOnboardingStatus,
	PluginInstallState,
	PluginsResponse,
	RecommendedPlugin,
} from './types';

type Slugs = readonly string[];

const fail =
	( name: string, error: RequestError | false ): Thunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( setError( name, error ) );
			dispatch( setIsRequesting( name, false ) );
		} );

/** Changes a list by hand: what was asked or failed about it is over. */
const updateList =
	(
		list: Resource< [], Slugs >,
		action: string,
		slugs: Slugs,
		isReplaced: boolean
	): Thunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( change( putIn( list, slugs, isReplaced ) ) );
			dispatch( fail( list.name, false ) );
			dispatch( fail( action, false ) );
		} );

const activatePlugins =
	( slugs: Slugs ): Thunk< Promise< PluginsResponse > > =>
	async ( { dispatch } ) => {
		const answer = await dispatch( activate.action( slugs ) );
		// The plugin of PayPal may answer now.
		dispatch.invalidateResolutionForStoreSelector( paypalStatus.name );
		return answer;
	};

/** The store of the site's plugins, `wc/admin/plugins`. */
export const pluginsStore = createResourceStore( {
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
		isPluginsRequesting: ( state: ResourceState, name: string ): boolean =>
			isKindRequesting( state, name ),
		/** By the name of a selector or action; false when there is none. */
		getPluginsError: (
			state: ResourceState,
			name: string
		): RequestError | false =>
			name === paypalStatus.name
				? getPaypalError( state )
				: getKindError( state, name ),
		isJetpackConnected: connection.getData,
		getJetpackConnectUrl: connectUrl.getData,
		/** `unavailable` also until the lists are known. */
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
		/** Only the type `payments` has any. */
		getRecommendedPlugins: recommended.getData,
		/** Names, versions and state of what is there, as the host tells them. */
		getPluginDetails: details.getData,
	},
	actions: {
		/** Rejects with a `PluginError`; what could be installed is kept. */
		installPlugins: install.action,
		/** Rejects with a `PluginError`; what could be activated is kept. */
		activatePlugins,
		/** Stops a plugin, by its file as `getPluginDetails` gives it. */
		deactivatePlugin: deactivate.action,
		/**
		 * Installs, then activates.
		 *
		 * @param slugs Plugins.
		 * @return The answer to the activation, with what was installed.
		 */
		installAndActivatePlugins:
			( slugs: Slugs ): Thunk< Promise< PluginsResponse > > =>
			async ( { dispatch } ) => {
				const before = await dispatch( install.action( slugs ) );
				const answer = await dispatch( activatePlugins( slugs ) );
				return { ...answer, data: { ...before.data, ...answer.data } };
			},
		updateActivePlugins: ( slugs: Slugs, replace = false ) =>
			updateList( active, activate.name, slugs, replace ),
		updateInstalledPlugins: ( slugs: Slugs, replace = false ) =>
			updateList( installed, install.name, slugs, replace ),
		connectToJetpack,
		installJetpackAndConnect,
		connectToJetpackWithFailureRedirect,
		/**
		 * Dismisses recommendations. Never rejects.
		 *
		 * @param type `payments`.
		 * @return Whether it is done.
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
		/** What failed is no longer on its way. */
		setError: fail,
		updateIsJetpackConnected: ( isConnected: boolean ) =>
			change( connection.receive( [], isConnected ) ),
		updateJetpackConnectUrl: ( redirectUrl: string, address: string ) =>
			change(
				connectUrl.receive( [ { redirect_url: redirectUrl } ], address )
			),
		setPaypalOnboardingStatus: ( status: PaypalOnboardingStatus ) =>
			change( paypalStatus.receive( [], status ) ),
		setRecommendedPlugins: (
			type: string,
			plugins: readonly RecommendedPlugin[]
		) => change( recommended.receive( [ type ], plugins ) ),
		/**
		 * Shows an error as a notice.
		 *
		 * @param error Anything that `formatErrors` takes.
		 */
		createErrorNotice:
			( error: unknown ): Thunk< void > =>
			( { registry } ) => {
				const text = formatErrors( error );
				if ( text ) {
					registry
						.dispatch( 'core/notices' )
						?.createErrorNotice?.( text );
				}
			},
		/** The function of the same name. */
		formatErrors:
			( response: unknown ): Thunk< string > =>
			() =>
				formatErrors( response ),
	},
} );

registerStore( pluginsStore );
