import { applyContained } from '@storedeck/hooks';
import { NAMES } from './names';
import { getPath } from './query';

/**
 * Screens without a date range, so that links to them omit it. Plugins change
 * the list with the filter `woocommerce_admin_time_excluded_screens`.
 */
export const getQueryExcludedScreens = () =>
	applyContained(
		'woocommerce_admin_time_excluded_screens',
		[ 'stock', 'settings', 'customers', 'homescreen' ],
		NAMES
	);

/**
 * `/` → `homescreen`, `/analytics/revenue` → `revenue`, `/customers` →
 * `customers`.
 */
export function getScreenFromPath( path: string = getPath() ) {
	if ( path === '/' ) {
		return 'homescreen';
	}
	return path.replace( '/analytics', '' ).replace( '/', '' );
}

/** Whether the screen of a path has no date range. */
export const pathIsExcluded = ( path: string ) =>
	getQueryExcludedScreens().includes( getScreenFromPath( path ) );
