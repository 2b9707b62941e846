import { change, setRequest } from '../core';
import type { Change, RequestError, Thunk } from '../core';

/**
 * Creates the actions of a kind of request, for callers that send it themselves.
 *
 * @param kind    The name of the selector or action.
 * @param changes Changes that follow from a successful response.
 */
export const createRequestSteps = < Data >(
	kind: string,
	changes: ( response: Data ) => readonly Change[]
) => ( {
	/** Starts the request: sets the flag, clears the previous error. */
	request: ( () => setRequest( kind, true ) ) as (
		response?: Data
	) => Thunk< void >,
	success:
		( response: Data ): Thunk< void > =>
		( { dispatch, registry } ) =>
			registry.batch( () => {
				dispatch( change( ...changes( response ) ) );
				dispatch( setRequest( kind, false ) );
			} ),
	failure: ( error: RequestError ) => setRequest( kind, false, error ),
} );
