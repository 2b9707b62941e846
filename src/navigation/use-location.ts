import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { getHistory } from './get-history';
import { parseQuery } from './query';
import type { Location, Query } from './types';

const subscribe = ( onChange: () => void ) => getHistory().listen( onChange );
const getLocation = () => getHistory().location;

/** The current location; the component rerenders when it changes. */
export const useLocation = (): Location =>
	useSyncExternalStore( subscribe, getLocation );

/**
 * The query of the current URL, the same object until it changes.
 *
 * @example
 * ```tsx
 * const { period = 'month' } = useQuery();
 * ```
 */
export function useQuery(): Query {
	const { search } = useLocation();
	return useMemo( () => parseQuery( search ), [ search ] );
}
