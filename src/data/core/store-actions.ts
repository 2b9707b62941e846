import { isAbortError } from '@storedeck/api';
import type { AnyResource } from './resource-types';
import type { Thunk } from './thunk';

/** The arguments of a selector call. */
export type SelectorArgs = readonly unknown[];

/**
 * The actions that every store has.
 *
 * @param bySelector The resource behind each selector.
 */
export function storeActions( bySelector: ReadonlyMap< string, AnyResource > ) {
	/** The store passes on what its selectors were called with. */
	const toArgs = ( args: SelectorArgs ) => [ ...args ] as never;

	return {
		/**
		 * Asks again for what a selector reads: after a failure, or for newer
		 * data. What was there stays readable until the answer comes. Never
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
			async ( { dispatch } ) => {
				const resource = bySelector.get( selectorName );
				if ( ! resource ) {
					return;
				}
				const called = toArgs( args );
				dispatch.startResolution( selectorName, called );
				try {
					await dispatch(
						resource.watch( called, { isForced: true } )
					);
					dispatch.finishResolution( selectorName, called );
				} catch ( error ) {
					if ( isAbortError( error ) ) {
						dispatch.invalidateResolution( selectorName, called );
					} else {
						dispatch.failResolution( selectorName, called, error );
					}
				}
			},

		/**
		 * Announces that somebody looks at what a selector reads. Each call
		 * needs a `release`; `useInterest` does both for a component.
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
