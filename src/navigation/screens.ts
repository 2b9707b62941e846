import { filterNames } from './filtered-names';
import { getPath } from './query';

/**
 * Screens that show no period, so that links to them carry none. Plugins change
 * the list with the filter `woocommerce_admin_time_excluded_screens`.
 */
export const getQueryExcludedScreens = () =>
	filterNames( 'woocommerce_admin_time_excluded_screens', [
		'stock',
		'settings',
		'customers',
		'homescreen',
	] );

/** `/` → `homescreen`, `/analytics/revenue` → `revenue`, `/customers` → `customers`. */
export function getScreenFromPath( path: string = getPath() ) {
	if ( path === '/' ) {
		return 'homescreen';
	}
	return path.replace( '/analytics', '' ).replace( '/', '' );
}

/** Whether the screen of a path shows no period. */
export const pathIsExcluded = ( path: string ) =>
	getQueryExcludedScreens().includes( getScreenFromPath( path ) );
