import { createReduxStore } from '@wordpress/data';
import { isAbortError } from '@storedeck/api';
import { INITIAL_STATE, reducer } from './reducer';
import { storeActions } from './store-actions';
import type { FetchOptions } from './define-resource';
import type { MetadataActions, MetadataSelectors } from './metadata';
import type { Answer, ResourceState, Thunk } from './types';

/** Any resource, whatever its arguments: the store passes on what selectors get. */
export interface AnyResource {
	selectors: readonly string[];
	watch: (
		args: never,
		options?: FetchOptions
	) => Thunk< Promise< Answer > >;
	retain: ( args: never ) => Thunk< void >;
	release: ( args: never ) => Thunk< void >;
}

export interface ResourceStoreConfig< Selectors, Actions > {
	/** The store's name in the registry. */
	name: string;
	/** What the store asks for. Each resource resolves the selectors it names. */
	resources: readonly AnyResource[];
	/** The public selectors: views on the resources. */
	selectors: Selectors;
	/** The public actions. */
	actions: Actions;
	/**
	 * Selectors that are answered without asking, by name: `true` means that
	 * the state (or the page) already holds the answer.
	 */
	isFulfilled?: Readonly<
		Record< string, ( state: ResourceState, ...args: never[] ) => boolean >
	>;
}

const ownSelectors = {
	/** The whole state, for thunks and tools. */
	getResourceState: ( state: ResourceState ) => state,
};

/** Makes the resolver of one selector. */
function createResolver( resource: AnyResource, selectorName: string ) {
	return ( ...called: unknown[] ): Thunk< Promise< void > > =>
		async ( { dispatch } ) => {
			try {
				// Selector and resource take the same arguments.
				await dispatch( resource.watch( called as never ) );
			} catch ( error ) {
				if ( isAbortError( error ) ) {
					// Not an answer: the next reader shall ask again.
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
 * Makes a store out of resources. To its own selectors and actions come those
 * that every store has: see `store-actions.ts` and the README.
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
	const { name, resources, selectors, actions, isFulfilled = {} } = config;
	const bySelector = new Map(
		resources.flatMap( ( resource ) =>
			resource.selectors.map(
				( selector ) => [ selector, resource ] as const
			)
		)
	);
	const resolvers = Object.fromEntries(
		[ ...bySelector ].map( ( [ selector, resource ] ) => {
			const fulfill = createResolver( resource, selector );
			const check = isFulfilled[ selector ];
			return [
				selector,
				check
					? Object.assign( fulfill, { isFulfilled: check } )
					: fulfill,
			];
		} )
	);

	type StoreSelectors = Selectors & typeof ownSelectors & MetadataSelectors;
	type StoreActions = Actions &
		ReturnType< typeof storeActions > &
		MetadataActions;

	return createReduxStore< ResourceState, StoreActions, StoreSelectors >(
		name,
		{
			reducer,
			initialState: INITIAL_STATE,
			// The registry adds the selectors and actions about resolution itself.
			selectors: { ...ownSelectors, ...selectors } as StoreSelectors,
			actions: {
				...storeActions( bySelector ),
				...actions,
			} as StoreActions,
			resolvers,
		}
	);
}
