import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getAdminLink, getSetting } from '@storedeck/settings';
import type { Task } from '@storedeck/data';
import { COUPONS_PATH } from '../../common/coupon/coupon-link';
import { getTarget } from '../../common/link-target';
import type { LinkTarget } from '../../common/link-target';
import { getTaxRatesTarget } from '../../common/tax-rates-link';
import { hasScreen } from '../../shell/favorites/menu-items';

/**
 * A page of a screen that the user may open.
 *
 * @param screen The screen.
 * @param query  Its query.
 * @param path   A page below it.
 */
const toScreen = (
	screen: string,
	query: Query = {},
	path = screen
): LinkTarget | undefined =>
	hasScreen( screen )
		? { href: getNewPath( query, path, {} ), type: 'wc-admin' }
		: undefined;

const toAdminPage = ( path: string ): LinkTarget => ( {
	href: getAdminLink( path ),
	type: 'wp-admin',
} );

/** The store has no editor for coupons but a screen of the app, or WooCommerce's. */
const toNewCoupon = () =>
	getSetting( 'hasWooCommerce', false )
		? toAdminPage( 'post-new.php?post_type=shop_coupon' )
		: toScreen( COUPONS_PATH, {}, `${ COUPONS_PATH }/new` );

/** Screens for the built-in tasks. */
const TASK_TARGETS: Readonly< Record< string, () => LinkTarget | undefined > > =
	{
		store_details: () => toScreen( '/setup-wizard' ),
		products: () => toScreen( '/setup-wizard', { task: 'products' } ),
		payments: () => toScreen( '/payments' ),
		tax: getTaxRatesTarget,
		coupons: toNewCoupon,
		reviews: () => toScreen( '/settings', { section: 'products' } ),
		marketing: () => toScreen( '/extensions' ),
	};

/** Tasks of WooCommerce have a page on its Home screen. */
const toWooCommerce = ( id: string ) =>
	getSetting( 'hasWooCommerce', false )
		? toAdminPage(
				`admin.php?page=wc-admin&task=${ encodeURIComponent( id ) }`
		  )
		: undefined;

/**
 * Where a task is completed: its own URL, the screen of a built-in task, its page
 * of WooCommerce, or undefined.
 *
 * @param task The task.
 */
export function getTaskTarget( {
	id,
	actionUrl,
}: Task ): LinkTarget | undefined {
	if ( actionUrl ) {
		return getTarget( actionUrl );
	}
	return Object.hasOwn( TASK_TARGETS, id )
		? TASK_TARGETS[ id ]?.()
		: toWooCommerce( id );
}

/** Link to the page of a task that plugins fill. */
export const getTaskPageTarget = ( { id }: Task ): LinkTarget => ( {
	href: getNewPath( { task: id }, '/', {} ),
	type: 'wc-admin',
} );
