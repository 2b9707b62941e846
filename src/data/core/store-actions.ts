import { isAbortError, nextSequence } from '@storedeck/api';
import type { AnyResource } from './resource-types';
import type { Thunk } from './thunk';

/** The arguments of a selector call. */
type SelectorArgs = readonly unknown[];

/** A selector and its arguments. */
export type SelectorCall = readonly [
	selectorName: string,
	args: SelectorArgs,
];

const hasTopic = ( [ first ]: SelectorArgs, topics: readonly string[] ) =>
	typeof first === 'string' && topics.includes( first );

/**
 * The actions of every store.
 *
 * @param bySelector The resources by selector.
 */
export function createStoreActions(
	bySelector: ReadonlyMap< string, AnyResource >
) {
	/** The store passes the arguments of its selectors. */
	const toArgs = ( args: SelectorArgs ) => [ ...args ] as never;

	const refetch =
		(
			[ selectorName, args ]: SelectorCall,
			since: number
		): Thunk< Promise< void > > =>
		async ( { dispatch } ) => {
			const resource = bySelector.get( selectorName );
			if ( ! resource ) {
				return;
			}
			const called = toArgs( args );
			dispatch.startResolution( selectorName, called );
			try {
				await dispatch( resource.fetchSubscribed( called, { since } ) );
				dispatch.finishResolution( selectorName, called );
			} catch ( error ) {
				if ( isAbortError( error ) ) {
					dispatch.invalidateResolution( selectorName, called );
				} else {
					dispatch.failResolution( selectorName, called, error );
				}
			}
		};

	/**
	 * Calls that share a request start at the same sequence number, so that one
	 * request serves all.
	 */
	const refetchAll =
		( calls: readonly SelectorCall[] ): Thunk< Promise< void > > =>
		async ( { dispatch } ) => {
			const since = nextSequence();
			await Promise.all(
				calls.map( ( call ) => dispatch( refetch( call, since ) ) )
			);
		};

	const subscribe =
		( method: 'retain' | 'release' ) =>
		( selectorName: string, args: SelectorArgs = [] ): Thunk< void > =>
		( { registry } ) =>
			bySelector
				.get( selectorName )
				?.[ method ]( registry, toArgs( args ) );

	return {
		/**
		 * Requests the data of a selector again: after an error, or for newer
		 * data. The current data stays until the response is received. Never
		 * rejects; the error is in the store.
		 *
		 * @param selectorName For example `getReportItems`.
		 * @param args         The selector's arguments.
		 */
		refresh: ( selectorName: string, args: SelectorArgs = [] ) =>
			refetchAll( [ [ selectorName, args ] ] ),

		/**
		 * Refreshes several selector calls, which share equal requests.
		 * Resolves when all have settled.
		 *
		 * @param calls Selectors and their arguments.
		 */
		refreshAll: refetchAll,

		/**
		 * Marks data as outdated. Subscribed data (see `retain`) and data in
		 * flight is requested again at once, other data on the next read. Never
		 * rejects.
		 *
		 * @param topics Only calls whose first argument is one of these: the
		 *               endpoints of reports, the types of items, …; all by
		 *               default.
		 */
		invalidate:
			( topics?: readonly string[] ): Thunk< Promise< void > > =>
			async ( { dispatch, registry } ) => {
				const needed: SelectorCall[] = [];
				registry.batch( () => {
					for ( const [ selectorName, resource ] of bySelector ) {
						if ( ! topics ) {
							dispatch.invalidateResolutionForStoreSelector(
								selectorName
							);
						}
						for ( const { args, isNeeded } of resource.getCalls(
							registry
						) ) {
							if ( topics && ! hasTopic( args, topics ) ) {
								continue;
							}
							if ( isNeeded ) {
								needed.push( [ selectorName, args ] );
							} else if ( topics ) {
								dispatch.invalidateResolution(
									selectorName,
									toArgs( args )
								);
							}
						}
					}
				} );
				await dispatch( refetchAll( needed ) );
			},

		/**
		 * Subscribes to the data of a selector. Each call needs a `release`;
		 * `useSubscription` does both for a component.
		 *
		 * @param selectorName For example `getReportItems`.
		 * @param args         The selector's arguments.
		 */
		retain: subscribe( 'retain' ),

		/**
		 * Ends a subscription, see `retain`. The request in flight is aborted when
		 * no subscription is left.
		 */
		release: subscribe( 'release' ),
	};
}

type Created = ReturnType< typeof createStoreActions >;

/** The actions of every store, as `dispatch( store )` returns them. */
export type StoreActions = {
	[ Name in keyof Created ]: (
		...args: Parameters< Created[ Name ] >
	) => ReturnType< ReturnType< Created[ Name ] > >;
};
