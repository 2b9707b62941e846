import { isAbortError } from '@storedeck/api';
import { nextSequence } from './sequence';
import type { AnyResource } from './resource-types';
import type { Thunk } from './thunk';

/** The arguments of a selector call. */
export type SelectorArgs = readonly unknown[];

/** A selector and the arguments it is called with. */
export type SelectorCall = readonly [
	selectorName: string,
	args: SelectorArgs,
];

const hasTopic = ( [ first ]: SelectorArgs, topics: readonly string[] ) =>
	typeof first === 'string' && topics.includes( first );

/**
 * The actions that every store has.
 *
 * @param bySelector The resource behind each selector.
 */
export function createStoreActions(
	bySelector: ReadonlyMap< string, AnyResource >
) {
	/** The store passes on what its selectors were called with. */
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

	/** Questions that share a request begin at one moment: one asks for all. */
	const refetchAll =
		( questions: readonly SelectorCall[] ): Thunk< Promise< void > > =>
		async ( { dispatch } ) => {
			const since = nextSequence();
			await Promise.all(
				questions.map( ( question ) =>
					dispatch( refetch( question, since ) )
				)
			);
		};

	return {
		/**
		 * Asks again for what a selector reads: after a failure, or for newer
		 * data. What was there stays readable until the response comes. Never
		 * rejects; the error is in the store.
		 *
		 * @param selectorName For example `getReportItems`.
		 * @param args         The selector's arguments.
		 */
		refresh:
			(
				selectorName: string,
				args: SelectorArgs = []
			): Thunk< Promise< void > > =>
			async ( { dispatch } ) =>
				dispatch( refetchAll( [ [ selectorName, args ] ] ) ),

		/**
		 * The same for several questions, which share what requests they have in
		 * common. Ends when all have been answered.
		 *
		 * @param questions Selectors and their arguments.
		 */
		refreshAll:
			( questions: readonly SelectorCall[] ): Thunk< Promise< void > > =>
			async ( { dispatch } ) =>
				dispatch( refetchAll( questions ) ),

		/**
		 * Tells that answers are no longer true. What somebody looks at (see
		 * `retain`) or waits for is read again now, anything else when it is
		 * next asked for. Never rejects.
		 *
		 * @param topics Only questions whose first argument is one of these: the
		 *               endpoints of reports, the types of items, …; all unless
		 *               given.
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
		 * Announces that somebody looks at what a selector reads. Each call
		 * needs a `release`; `useSubscription` does both for a component.
		 *
		 * @param selectorName For example `getReportItems`.
		 * @param args         The selector's arguments.
		 */
		retain:
			( selectorName: string, args: SelectorArgs = [] ): Thunk< void > =>
			( { dispatch } ) => {
				const resource = bySelector.get( selectorName );
				if ( resource ) {
					dispatch( resource.retain( toArgs( args ) ) );
				}
			},

		/**
		 * Takes a `retain` back. The request on its way is aborted when nobody
		 * looks any more.
		 *
		 * @param selectorName For example `getReportItems`.
		 * @param args         The selector's arguments.
		 */
		release:
			( selectorName: string, args: SelectorArgs = [] ): Thunk< void > =>
			( { dispatch } ) => {
				const resource = bySelector.get( selectorName );
				if ( resource ) {
					dispatch( resource.release( toArgs( args ) ) );
				}
			},
	};
}
