import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useStableValue } from './use-stable-value';
import type { SelectorCall, StoreActions } from './store-actions';

/**
 * Subscribes a component to selector calls while it is mounted. Requests in
 * flight are aborted when the last subscription ends.
 *
 * @param storeName The store.
 * @param calls     Selectors and their arguments.
 * @example
 * useSubscription( 'wc/admin/reports', [ [ 'getReportItems', [ 'orders', query ] ] ] );
 */
export function useSubscription(
	storeName: string,
	calls: readonly SelectorCall[]
): void {
	const { retain, release }: StoreActions = useDispatch( storeName );
	const subscribed = useStableValue( calls );

	useEffect( () => {
		subscribed.forEach( ( call ) => retain( ...call ) );
		return () => subscribed.forEach( ( call ) => release( ...call ) );
	}, [ subscribed, retain, release ] );
}
