import type { Values } from '../../common/setting/types';

/** The settings of the page by option name. */
const NAMES: Readonly< Record< string, string > > = {
	woocommerce_excluded_report_order_statuses: 'excludedOrderStatuses',
	woocommerce_actionable_order_statuses: 'actionableOrderStatuses',
	woocommerce_default_date_range: 'defaultDateRange',
};

/** Updates the settings of the page, which the other screens read. */
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
