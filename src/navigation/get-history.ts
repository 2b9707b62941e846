import { createHistory } from './create-history';
import type { AdminHistory } from './types';

const historyKey = Symbol.for( 'storedeck.history' );

declare global {
	interface Window {
		[ historyKey ]?: AdminHistory;
	}
}

/**
 * The one history of the page. Scripts that carry their own copy of this
 * library share it too: what one pushes, all hear.
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
