import { getCurrentUser } from '@storedeck/settings';
import { createHydrationHoc, useHydration } from '../core';
import { encodePreferences } from './preferences';
import { USER_RESOURCE_STORE } from './store';
import type { HydratedValue } from '../core';
import type { User } from './types';

interface UserReceiver {
	receiveCurrentUser: ( user: User ) => unknown;
}

const toValue = ( user: User ): HydratedValue< UserReceiver > => ( {
	selectorName: 'getCurrentUser',
	args: [],
	receive: ( { receiveCurrentUser } ) => receiveCurrentUser( user ),
} );

function getPageValues() {
	const { preferences, ...user } = getCurrentUser();
	return user.id === 0
		? []
		: [
				toValue( {
					...user,
					woocommerce_meta: encodePreferences( preferences ),
				} ),
		  ];
}

/** Stores the user of the page, if there is one. */
export function usePageUser(): void {
	useHydration( USER_RESOURCE_STORE, getPageValues );
}

/**
 * Creates a higher-order component with a user, so that it is not requested.
 *
 * @param user The user, as the REST API returns it.
 */
export const withCurrentUserHydration = ( user: User ) =>
	createHydrationHoc(
		() => useHydration( USER_RESOURCE_STORE, () => [ toValue( user ) ] ),
		'WithCurrentUserHydration'
	);
