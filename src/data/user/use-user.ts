import { useResource } from '../core';
import { getOwn } from '@storedeck/settings/guards';
import { usePageUser } from './hydration';
import { userStore } from './store';

/**
 * The signed-in user and their capabilities. The page contains the user, so
 * that usually no request is sent.
 *
 * @example
 * const { currentUserCan } = useUser();
 * return currentUserCan( 'manage_woocommerce' ) ? <Settings /> : null;
 */
export function useUser() {
	usePageUser();

	const { data: user, status } = useResource(
		userStore,
		'getCurrentUser',
		[]
	);

	return {
		user,
		isRequesting: status === 'requesting',
		/**
		 * Whether the user has a capability, for example
		 * `view_woocommerce_reports`.
		 */
		currentUserCan: ( capability: string ): boolean =>
			Boolean( user?.is_super_admin ) ||
			Boolean( getOwn( user?.capabilities ?? {}, capability ) ),
	};
}
