import { getCurrentUser } from '@storedeck/settings';
import { useHydration, withHydration } from '../core';
import { encodePreferences } from './preferences';
import { userStore } from './store';
import type { ActionsOf, HydratedValue } from '../core';
import type { User } from './types';

const toValues = (
	user: User
): HydratedValue< ActionsOf< typeof userStore > >[] => [
	{
		selectorName: 'getCurrentUser',
		receive: ( { receiveCurrentUser } ) => receiveCurrentUser( user ),
	},
];

function getPageValues() {
	const { preferences, ...user } = getCurrentUser();
	return user.id === 0
		? []
		: toValues( {
				...user,
				woocommerce_meta: encodePreferences( preferences ),
		  } );
}

/** Stores the user of the page, if there is one. */
export const usePageUser = (): void =>
	useHydration( userStore.name, getPageValues );

/**
 * Creates a higher-order component with a user, so that it is not requested.
 *
 * @param user The user, as the REST API returns it.
 */
export const withCurrentUserHydration = ( user: User ) =>
	withHydration( userStore, 'WithCurrentUserHydration', () =>
		toValues( user )
	);
