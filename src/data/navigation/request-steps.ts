import { change, setError, setIsRequesting } from '../core';
import type { Change, RequestError, Thunk } from '../core';

/** A request in three actions, for those who make the request themselves. */
export interface RequestSteps< Answer > {
	/** It begins: raises the flag, forgets the error of before. */
	request: ( answer?: Answer ) => Thunk< void >;
	success: ( answer: Answer ) => Thunk< void >;
	failure: ( error: RequestError ) => Thunk< void >;
}

/**
 * Makes the steps of one kind of request.
 *
 * @param kind    The name of the selector or action.
 * @param changes What a good answer changes.
 */
export const createRequestSteps = < Answer >(
	kind: string,
	changes: ( answer: Answer ) => readonly Change[]
): RequestSteps< Answer > => ( {
	request:
		() =>
		( { dispatch, registry } ) =>
			registry.batch( () => {
				dispatch( setError( kind, false ) );
				dispatch( setIsRequesting( kind, true ) );
			} ),
	success:
		( answer ) =>
		( { dispatch, registry } ) =>
			registry.batch( () => {
				dispatch( change( ...changes( answer ) ) );
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
