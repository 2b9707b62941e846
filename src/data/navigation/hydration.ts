import { createHydrationHoc, useHydration } from '../core';
import { NAVIGATION_STORE_NAME } from '../constants';
import type { HydratedValue } from '../core';
import type { MenuItem } from './types';

interface MenuReceiver {
	setMenuItems: ( items: readonly MenuItem[] ) => unknown;
}

/** Navigation data of the page. */
export interface NavigationData {
	menuItems: readonly MenuItem[];
}

/**
 * Creates a higher-order component that sets the menu once before the component
 * renders.
 *
 * @param data The menu of the page.
 */
export const withNavigationHydration = ( data: NavigationData ) =>
	createHydrationHoc( () => {
		const getValues = (): Array< HydratedValue< MenuReceiver > > => [
			{
				selectorName: 'getMenuItems',
				args: [],
				receive: ( { setMenuItems } ) => setMenuItems( data.menuItems ),
			},
		];
		useHydration( NAVIGATION_STORE_NAME, getValues );
	}, 'WithNavigationHydration' );
