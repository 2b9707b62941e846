import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { stableStringify } from './query-key';
import type { SelectorCall } from './store-actions';

interface SubscriptionActions {
	retain: ( selectorName: string, args: readonly unknown[] ) => unknown;
	release: ( selectorName: string, args: readonly unknown[] ) => unknown;
}

/**
 * Announces what a component shows, for as long as it is there. Requests that
 * are still on their way when the last such component goes, or when it turns to
 * other questions, are aborted.
 *
 * @param storeName The store that is read.
 * @param questions The selector calls whose answers are shown.
 * @example
 * useSubscription( 'wc/admin/reports', [ [ 'getReportItems', [ 'orders', query ] ] ] );
 */
export function useSubscription(
	storeName: string,
	questions: readonly SelectorCall[]
): void {
	const { retain, release }: SubscriptionActions = useDispatch( storeName );
	const latest = useRef( questions );
	latest.current = questions;
	const signature = stableStringify( questions );

	useEffect( () => {
		const announced = latest.current;
		announced.forEach( ( [ selectorName, args ] ) =>
			retain( selectorName, args )
		);
		return () =>
			announced.forEach( ( [ selectorName, args ] ) =>
				release( selectorName, args )
			);
	}, [ signature, retain, release ] );
}
