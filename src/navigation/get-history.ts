import { createHistory } from './create-history';
import type { AdminHistory } from './types';

const historyKey = Symbol.for( 'storedeck.history' );

declare global {
	interface Window {
		[ historyKey ]?: AdminHistory;
	}
}

/**
 * Returns the one history of the page. Scripts with their own copy of this
 * library share it.
 *
 * @example
 * ```ts
 * const stop = getHistory().listen( ( { pathname } ) => show( pathname ) );
 * getHistory().push( getNewPath( {}, '/analytics/orders' ) );
 * ```
 */
export function getHistory(): AdminHistory {
	window[ historyKey ] ??= createHistory();
	return window[ historyKey ];
}
