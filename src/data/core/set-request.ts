import { setError, setIsRequesting } from './actions';
import type { Thunk } from './thunk';
import type { RequestError } from './types';

/**
 * Sets whether a kind of request is pending, together with its error: for callers
 * that send it themselves.
 *
 * @param kind         The name of the selector or action.
 * @param isRequesting Whether it is pending.
 * @param error        Its error; by default it has none.
 */
export const setRequest =
	(
		kind: string,
		isRequesting: boolean,
		error: RequestError | false = false
	): Thunk< void > =>
	( { dispatch, registry } ) =>
		registry.batch( () => {
			dispatch( setError( kind, error ) );
			dispatch( setIsRequesting( kind, isRequesting ) );
		} );
