import { __ } from '@wordpress/i18n';
import { JETPACK_NAMESPACE, request, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import {
	defineMutation,
	defineResource,
	requireList,
	requireObject,
} from '../core';
import { toPluginError, getFailure } from './plugin-error';
import { forgetPaypalError } from './paypal';
import type { Resource } from '../core';
import type { PluginAction } from './plugin-error';
import type { ConnectQuery, PluginsResponse, RecommendedPlugin } from './types';

const PATH = `${ WC_ADMIN_NAMESPACE }/plugins`;

type Slugs = readonly string[];

/** Each plugin once, in the order in which they came. */
const once = ( slugs: Slugs ): Slugs => [ ...new Set( slugs ) ];

const defineList = ( name: string, path: string ) =>
	defineResource< [], Slugs, { plugins?: Slugs } | null >( {
		name,
		selectors: [ name ],
		defaultValue: [],
		request: () => ( { path: `${ PATH }/${ path }` } ),
		parse: ( body ) => once( requireList( requireObject( body ).plugins ) ),
	} );

/** Plugins that run. */
export const active = defineList( 'getActivePlugins', 'active' );

/** Plugins that are there, whether they run or not. */
export const installed = defineList( 'getInstalledPlugins', 'installed' );

type List = Resource< [], Slugs >;

/** The change that adds plugins to a list, or puts them in place of it. */
export const putIn = ( list: List, slugs: Slugs, isReplaced = false ) =>
	isReplaced
		? list.receive( [], once( slugs ) )
		: list.update( [], ( known ) => once( [ ...known, ...slugs ] ) );

/** Both lists: who wants a plugin's state needs them. */
export const installState = defineResource< [ slug: string ], boolean >( {
	name: 'getPluginInstallState',
	selectors: [ 'getPluginInstallState' ],
	defaultValue: false,
	key: () => [],
	load: async ( { dispatch, select, since } ) => {
		const isKnown = ( { name }: List ) =>
			since === 0 &&
			select.hasFinishedResolution( name, [] ) &&
			! select.hasResolutionFailed( name, [] );
		await Promise.all(
			[ active, installed ].map(
				( list ) =>
					isKnown( list ) || dispatch( list.fetch( [], { since } ) )
			)
		);
		return { data: true, totalResults: 0, totalPages: 0 };
	},
} );

/** Whether the shop is connected with the connection service. */
export const connection = defineResource<
	[],
	boolean,
	{ isActive?: boolean } | null
>( {
	name: 'isJetpackConnected',
	selectors: [ 'isJetpackConnected' ],
	defaultValue: false,
	request: () => ( { path: `${ JETPACK_NAMESPACE }/connection` } ),
	parse: ( body ) => requireObject( body ).isActive === true,
} );

/** Where a person connects the shop. */
export const connectUrl = defineResource<
	[ query: ConnectQuery ],
	string | undefined,
	{ connectAction?: string } | null
>( {
	name: 'getJetpackConnectUrl',
	selectors: [ 'getJetpackConnectUrl' ],
	defaultValue: undefined,
	request: ( { redirect_url: redirectUrl } ) => ( {
		path: `${ PATH }/connect-jetpack`,
		query: { redirect_url: redirectUrl },
	} ),
	parse: ( body ) => requireObject( body ).connectAction,
} );

/** The only sort of recommendations that there is. */
const PAYMENTS = 'payments';

type Recommended = readonly RecommendedPlugin[];

export const recommended = defineResource< [ type: string ], Recommended >( {
	name: 'getRecommendedPlugins',
	selectors: [ 'getRecommendedPlugins' ],
	defaultValue: [],
	load: async ( { signal }, type ) => ( {
		data:
			type === PAYMENTS
				? requireList(
						await request< Recommended | null >( {
							path: `${ PATH }/recommended-payment-plugins`,
							signal,
						} )
				  )
				: [],
		totalResults: 0,
		totalPages: 0,
	} ),
} );

/** Whether there is anything to dismiss. */
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
	parse: ( answer ) => {
		const isDone =
			typeof answer === 'object' ? answer?.success === true : answer;
		if ( ! isDone ) {
			throw new Error(
				__( 'The suggestions could not be dismissed.', 'storedeck' )
			);
		}
		return true;
	},
	optimistic: ( type ) => [ recommended.receive( [ type ], [] ) ],
	commit: ( _done, type ) => [ recommended.receive( [ type ], [] ) ],
} );

/** Both do something with plugins and answer for each of them. */
const definePluginAction = (
	action: PluginAction,
	commit: ( result: PluginsResponse ) => ReturnType< typeof putIn >[],
	changedLists: readonly List[]
) =>
	defineMutation( {
		name: `${ action }Plugins`,
		// The server changes one list of plugins.
		queue: 'plugins',
		request: ( slugs: Slugs ) => ( {
			path: `${ PATH }/${ action }`,
			data: { plugins: slugs.join( ',' ) },
		} ),
		parse: ( body: PluginsResponse | null ): PluginsResponse => {
			const answer = requireObject( body );
			return { ...answer, data: requireObject( answer.data ) };
		},
		commit,
		changedLists,
		getFailure: ( response ) => getFailure( action, response ),
		mapError: ( error, slugs ) => toPluginError( action, error, slugs ),
	} );

export const install = definePluginAction(
	'install',
	( { data } ) => [ putIn( installed, data.installed ?? [] ) ],
	[ installed ]
);

/** What runs is there as well. */
export const activate = definePluginAction(
	'activate',
	( { data } ) => [
		putIn( active, data.activated ?? [] ),
		putIn( installed, data.activated ?? [] ),
		forgetPaypalError(),
	],
	[ active, installed ]
);
