import { change, setError, setIsRequesting } from '../core';
import type { Change, RequestError, Thunk } from '../core';

/** The actions of a request, for callers that send it themselves. */
interface RequestSteps< Data > {
	/** Starts the request: sets the flag, clears the previous error. */
	request: ( response?: Data ) => Thunk< void >;
	success: ( response: Data ) => Thunk< void >;
	failure: ( error: RequestError ) => Thunk< void >;
}

/**
 * Creates the actions of a kind of request.
 *
 * @param kind    The name of the selector or action.
 * @param changes Changes that follow from a successful response.
 */
export const createRequestSteps = < Data >(
	kind: string,
	changes: ( response: Data ) => readonly Change[]
): RequestSteps< Data > => ( {
	request:
		() =>
		( { dispatch, registry } ) =>
			registry.batch( () => {
				dispatch( setError( kind, false ) );
				dispatch( setIsRequesting( kind, true ) );
			} ),
	success:
		( response ) =>
		( { dispatch, registry } ) =>
			registry.batch( () => {
				dispatch( change( ...changes( response ) ) );
				dispatch( setError( kind, false ) );
				dispatch( setIsRequesting( kind, false ) );
			} ),
	failure:
		( error ) =>
		( { dispatch, registry } ) =>
			registry.batch( () => {
				dispatch( setError( kind, error ) );
				dispatch( setIsRequesting( kind, false ) );
			} ),
} );
