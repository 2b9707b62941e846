import { withHydration } from '../core';
import { navigationStore } from './store';
import type { MenuItem } from './types';

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
export const withNavigationHydration = ( { menuItems }: NavigationData ) =>
	withHydration( navigationStore, 'WithNavigationHydration', () => [
		{
			selectorName: 'getMenuItems',
			receive: ( { setMenuItems } ) => setMenuItems( menuItems ),
		},
	] );
