import { createReduxStore } from '@wordpress/data';
import { isAbortError } from '@storedeck/api';
import { INITIAL_STATE, reducer } from './reducer';
import { createStoreActions } from './store-actions';
import type { AnyResource } from './resource-types';
import type { MetadataActions, MetadataSelectors } from './metadata';
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
) => ( {
	/** The whole state, for thunks and developer tools. */
	getResourceState: ( state: ResourceState ) => state,

	/**
	 * When the newest response to a selector call was received, in milliseconds
	 * since the epoch; undefined before the first.
	 *
	 * @param state        The store's state.
	 * @param selectorName For example `getReportItems`.
	 * @param args         The selector's arguments.
	 */
	getReadAt: (
		state: ResourceState,
		selectorName: string,
		args: readonly unknown[] = []
	): number | undefined =>
		bySelector
			.get( selectorName )
			// Selector and resource take the same arguments.
			?.getRequest( state, ...( args as never ) ).receivedAt,

	/**
	 * Whether there is a response to a selector call, unconfirmed changes included.
	 *
	 * @param state        The store's state.
	 * @param selectorName For example `getReportItems`.
	 * @param args         The selector's arguments.
	 */
	hasResponse: (
		state: ResourceState,
		selectorName: string,
		args: readonly unknown[] = []
	): boolean =>
		bySelector
			.get( selectorName )
			// Selector and resource take the same arguments.
			?.getResponse( state, ...( args as never ) ) !== undefined,

	/**
	 * The status of the latest request of a selector, its error, and when the
	 * newest response was received.
	 *
	 * @param state        The store's state.
	 * @param selectorName For example `getReportItems`.
	 * @param args         The selector's arguments.
	 */
	getRequestState: (
		state: ResourceState,
		selectorName: string,
		args: readonly unknown[] = []
	): RequestState =>
		bySelector
			.get( selectorName )
			// Selector and resource take the same arguments.
			?.getRequest( state, ...( args as never ) ) ?? IDLE,
} );

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
					setTimeout(
						() =>
							dispatch.invalidateResolution(
								selectorName,
								called
							),
						0
					);
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

	type StoreSelectors = Selectors &
		ReturnType< typeof createStoreSelectors > &
		MetadataSelectors;
	type StoreActions = Actions &
		ReturnType< typeof createStoreActions > &
		MetadataActions;

	return createReduxStore< ResourceState, StoreActions, StoreSelectors >(
		name,
		{
			reducer,
			initialState: INITIAL_STATE,
			// The registry itself adds the selectors and actions of
			// resolutions.
			selectors: {
				...createStoreSelectors( bySelector ),
				...selectors,
			} as StoreSelectors,
			actions: {
				...createStoreActions( bySelector ),
				...actions,
			} as StoreActions,
			resolvers,
		}
	);
}
