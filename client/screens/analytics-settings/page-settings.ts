import type { Values } from '../../common/setting/types';

/** What the page carries of the settings, by their name. */
const NAMES: Readonly< Record< string, string > > = {
	woocommerce_excluded_report_order_statuses: 'excludedOrderStatuses',
	woocommerce_actionable_order_statuses: 'actionableOrderStatuses',
	woocommerce_default_date_range: 'defaultDateRange',
};

/**
 * Brings the settings that came with the page up to date, so that the other
 * screens go by what was just saved.
 */
export function updatePageSettings( values: Values ) {
	const { storedeckSettings } = window;
	if ( typeof storedeckSettings !== 'object' || ! storedeckSettings ) {
		return;
	}
	for ( const [ name, key ] of Object.entries( NAMES ) ) {
		if ( Object.hasOwn( values, name ) ) {
			Object.assign( storedeckSettings, { [ key ]: values[ name ] } );
		}
	}
}
