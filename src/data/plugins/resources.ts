import { __ } from '@wordpress/i18n';
import { JETPACK_NAMESPACE, request, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import {
	defineMutation,
	defineResource,
	requireList,
	requireObject,
	withoutTotals,
} from '../core';
import { PLUGINS_STORE_NAME } from '../constants';
import { TASK_DATA } from '../invalidations';
import { toPluginError, getFailure } from './plugin-error';
import { forgetPaypalError } from './paypal';
import type { Resource } from '../core';
import type { PluginAction } from './plugin-error';
import type { ConnectQuery, PluginsResponse, RecommendedPlugin } from './types';

const PATH = `${ WC_ADMIN_NAMESPACE }/plugins`;

export type Slugs = readonly string[];

/** Removes duplicates, keeping the order. */
const unique = ( slugs: Slugs ): Slugs => [ ...new Set( slugs ) ];

const defineList = ( name: string, path: string ) =>
	defineResource< [], Slugs, { plugins?: Slugs } | null >( {
		name,
		defaultValue: [],
		request: () => ( { path: `${ PATH }/${ path }` } ),
		parse: ( body ) =>
			unique( requireList( requireObject( body ).plugins ) ),
	} );

export const active = defineList( 'getActivePlugins', 'active' );

/** Installed plugins, active or not. */
export const installed = defineList( 'getInstalledPlugins', 'installed' );

type List = Resource< [], Slugs >;

/** The change that adds plugins to a list, or replaces it. */
export const addSlugs = ( list: List, slugs: Slugs, isReplaced = false ) =>
	isReplaced
		? list.receive( [], unique( slugs ) )
		: list.update( [], ( previous ) =>
				unique( [ ...previous, ...slugs ] )
		  );

/** Loads both lists, which decide a plugin's state. */
export const installState = defineResource< [ slug: string ], boolean >( {
	name: 'getPluginInstallState',
	defaultValue: false,
	key: () => [],
	load: async ( { dispatch, select, since } ) => {
		const isLoaded = ( { name }: List ) =>
			since === 0 &&
			select.hasFinishedResolution( name, [] ) &&
			! select.hasResolutionFailed( name, [] );
		await Promise.all(
			[ active, installed ].map(
				( list ) =>
					isLoaded( list ) || dispatch( list.fetch( [], { since } ) )
			)
		);
		return withoutTotals( true );
	},
} );

export const connection = defineResource<
	[],
	boolean,
	{ isActive?: boolean } | null
>( {
	name: 'isJetpackConnected',
	defaultValue: false,
	request: () => ( { path: `${ JETPACK_NAMESPACE }/connection` } ),
	parse: ( body ) => requireObject( body ).isActive === true,
} );

export const connectUrl = defineResource<
	[ query: ConnectQuery ],
	string | undefined,
	{ connectAction?: string } | null
>( {
	name: 'getJetpackConnectUrl',
	defaultValue: undefined,
	request: ( { redirect_url: redirectUrl } ) => ( {
		path: `${ PATH }/connect-jetpack`,
		query: { redirect_url: redirectUrl },
	} ),
	parse: ( body ) => requireObject( body ).connectAction,
} );

/** The only type of recommendations. */
const PAYMENTS = 'payments';

type Recommended = readonly RecommendedPlugin[];

export const recommended = defineResource< [ type: string ], Recommended >( {
	name: 'getRecommendedPlugins',
	defaultValue: [],
	load: async ( { signal }, type ) =>
		withoutTotals(
			type === PAYMENTS
				? requireList(
						await request< Recommended | null >( {
							path: `${ PATH }/recommended-payment-plugins`,
							signal,
						} )
				  )
				: []
		),
} );

/** Whether recommendations of a type can be dismissed. */
export const canBeDismissed = ( type: string ) => type === PAYMENTS;

export const dismiss = defineMutation<
	[ type: string ],
	boolean | { success?: boolean } | null,
	boolean
>( {
	name: 'dismissRecommendedPlugins',
	request: () => ( {
		path: `${ WC_ADMIN_NAMESPACE }/payment-gateway-suggestions/dismiss`,
	} ),
	parse: ( response ) => {
		const isDone =
			typeof response === 'object'
				? response?.success === true
				: response;
		if ( ! isDone ) {
			throw new Error(
				__( 'Could not dismiss suggestions.', 'storedeck' )
			);
		}
		return true;
	},
	optimistic: ( type ) => [ recommended.receive( [ type ], [] ) ],
	commit: ( _done, type ) => [ recommended.receive( [ type ], [] ) ],
} );

/** Defines an action whose response has a result for each plugin. */
const definePluginAction = (
	action: PluginAction,
	commit: ( result: PluginsResponse ) => ReturnType< typeof addSlugs >[],
	changedLists: readonly List[]
) =>
	defineMutation( {
		name: `${ action }Plugins`,
		// The server stores active plugins in one option.
		queue: 'plugins',
		request: ( slugs: Slugs ) => ( {
			path: `${ PATH }/${ action }`,
			data: { plugins: slugs.join( ',' ) },
		} ),
		parse: ( body: PluginsResponse | null ): PluginsResponse => {
			const response = requireObject( body );
			return { ...response, data: requireObject( response.data ) };
		},
		commit,
		changedLists,
		// Suggestions say what they require.
		invalidates: { ...TASK_DATA, [ PLUGINS_STORE_NAME ]: [ PAYMENTS ] },
		getFailure: ( response ) => getFailure( action, response ),
		mapError: ( error, slugs ) => toPluginError( action, error, slugs ),
	} );

export const install = definePluginAction(
	'install',
	( { data } ) => [ addSlugs( installed, data.installed ?? [] ) ],
	[ installed ]
);

/** Active plugins are installed too. */
export const activate = definePluginAction(
	'activate',
	( { data } ) => [
		addSlugs( active, data.activated ?? [] ),
		addSlugs( installed, data.activated ?? [] ),
		forgetPaypalError(),
	],
	[ active, installed ]
);
