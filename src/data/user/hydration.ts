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

function getValuesOfPage() {
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

/** Puts the user that the page carries into the store, if it carries one. */
export function usePageUser(): void {
	useHydration( USER_RESOURCE_STORE, getValuesOfPage );
}

/**
 * Makes a component that needs no request for the user.
 *
 * @param user The user, as the REST API presents it.
 */
export const withCurrentUserHydration = ( user: User ) =>
	createHydrationHoc(
		() => useHydration( USER_RESOURCE_STORE, () => [ toValue( user ) ] ),
		'WithCurrentUserHydration'
	);
