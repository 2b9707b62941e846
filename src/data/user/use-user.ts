import { useResource } from '../core';
import { usePageUser } from './hydration';
import { userStore } from './store';

/**
 * The signed-in user, and what the user may do. The page carries the user, so
 * that there is nothing to wait for.
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
		/** Whether the user holds a capability, for example `view_woocommerce_reports`. */
		currentUserCan: ( capability: string ): boolean =>
			Boolean( user?.is_super_admin ) ||
			( user?.capabilities !== undefined &&
				Object.hasOwn( user.capabilities, capability ) &&
				Boolean( user.capabilities[ capability ] ) ),
	};
}
