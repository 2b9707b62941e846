import { createHydrationHoc, useHydration } from '../core';
import { NAVIGATION_STORE_NAME } from '../constants';
import type { HydratedValue } from '../core';
import type { MenuItem } from './types';

interface MenuReceiver {
	setMenuItems: ( items: readonly MenuItem[] ) => unknown;
}

/** What the page tells of the navigation. */
export interface NavigationData {
	menuItems: readonly MenuItem[];
}

/**
 * Makes a component that sets the menu, once, before it is rendered.
 *
 * @param data The menu that the page carries.
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
