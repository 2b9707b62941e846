import { currentUserCan, getSetting } from '@storedeck/settings';
import { getTarget } from './link-target';

/**
 * Where tax rates are edited: the screen of the app, or WooCommerce's settings.
 * Undefined if the current user may not open it.
 */
export const getTaxRatesTarget = () => {
	const path: string = getSetting( 'taxRatesPath', '' );
	return path && currentUserCan( 'manage_woocommerce' )
		? getTarget( path )
		: undefined;
};
