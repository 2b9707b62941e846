import { createReduxStore } from '@wordpress/data';
import { isAbortError } from '@storedeck/api';
import { INITIAL_STATE, reducer } from './reducer';
import { createStoreActions } from './store-actions';
import type { AnyResource } from './resource-types';
import type { Bound, MetadataActions, MetadataSelectors } from './metadata';
import type { Thunk } from './thunk';
import { IDLE } from './state-selectors';
import type { RequestState, ResourceState } from './types';

interface ResourceStoreConfig< Selectors, Actions > {
	/** The store's name in the registry. */
	name: string;
	/** The resources. Each resolves the selectors that it names. */
	resources: readonly AnyResource[];
	/** The public selectors. */
	selectors: Selectors;
	/** The public actions. */
	actions: Actions;
}

const createStoreSelectors = (
	bySelector: ReadonlyMap< string, AnyResource >
) => {
	const getRequestState = (
		state: ResourceState,
		selectorName: string,
		args: readonly unknown[] = []
	): RequestState =>
		bySelector
			.get( selectorName )
			// Selector and resource take the same arguments.
			?.getRequest( state, ...( args as never ) ) ?? IDLE;

	return {
		/** The whole state, for thunks and developer tools. */
		getResourceState: ( state: ResourceState ) => state,

		/**
		 * The status of the latest request of a selector, its error, and when the
		 * newest response was received.
		 *
		 * @param state        The store's state.
		 * @param selectorName For example `getReportItems`.
		 * @param args         The selector's arguments.
		 */
		getRequestState,

		/**
		 * When the newest response to a selector call was received, in milliseconds
		 * since the epoch; undefined before the first.
		 */
		getReadAt: ( ...call: Parameters< typeof getRequestState > ) =>
			getRequestState( ...call ).receivedAt,

		/** Whether there is a response to a selector call, unconfirmed changes included. */
		hasResponse: (
			state: ResourceState,
			selectorName: string,
			args: readonly unknown[] = []
		): boolean =>
			bySelector
				.get( selectorName )
				// Selector and resource take the same arguments.
				?.getResponse( state, ...( args as never ) ) !== undefined,
	};
};

/** The selectors of every store, as `select( store )` returns them. */
export type StoreSelectors = Bound<
	ReturnType< typeof createStoreSelectors > & MetadataSelectors
>;

/** Creates the resolver of a selector. */
function createResolver( resource: AnyResource, selectorName: string ) {
	return ( ...called: unknown[] ): Thunk< Promise< void > > =>
		async ( { dispatch } ) => {
			try {
				// Selector and resource take the same arguments.
				await dispatch( resource.resolve( called as never ) );
			} catch ( error ) {
				if ( isAbortError( error ) ) {
					// Not a response: the next reader must request it again.
					setTimeout( () => {
						dispatch.invalidateResolution( selectorName, called );
					}, 0 );
				}
				throw error;
			}
		};
}

/**
 * Creates a store from resources. It gets the selectors and actions of every
 * store in addition to its own: see `store-actions.ts` and the README.
 *
 * @param config Name, resources, selectors and actions.
 * @return The descriptor, for `register`, `select`, `dispatch` and `useSelect`.
 */
export function createResourceStore<
	Selectors extends Record<
		string,
		( state: ResourceState, ...args: never[] ) => unknown
	>,
	Actions extends Record< string, ( ...args: never[] ) => unknown >,
>( config: ResourceStoreConfig< Selectors, Actions > ) {
	const { name, resources, selectors, actions } = config;
	const bySelector = new Map(
		resources.flatMap( ( resource ) =>
			resource.selectors.map(
				( selector ) => [ selector, resource ] as const
			)
		)
	);
	const resolvers = Object.fromEntries(
		[ ...bySelector ].map( ( [ selector, resource ] ) => [
			selector,
			createResolver( resource, selector ),
		] )
	);

	const everyStore = {
		selectors: createStoreSelectors( bySelector ),
		actions: createStoreActions( bySelector ),
	};
	type AllSelectors = Selectors &
		typeof everyStore.selectors &
		MetadataSelectors;
	type AllActions = Actions & typeof everyStore.actions & MetadataActions;

	return createReduxStore< ResourceState, AllActions, AllSelectors >( name, {
		reducer,
		initialState: INITIAL_STATE,
		// The registry itself adds the selectors and actions of resolutions.
		selectors: { ...everyStore.selectors, ...selectors } as AllSelectors,
		actions: { ...everyStore.actions, ...actions } as AllActions,
		resolvers,
	} );
}
