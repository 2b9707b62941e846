import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getAdminLink } from '@storedeck/settings';
import type { Task } from '@storedeck/data';
import { getTarget } from '../../common/link-target';
import type { LinkTarget } from '../../common/link-target';
import { hasScreen } from '../../shell/favorites/menu-items';

const toScreen = ( path: string, query: Query = {} ): LinkTarget | undefined =>
	hasScreen( path )
		? { href: getNewPath( query, path, {} ), type: 'wc-admin' }
		: undefined;

const toHost = ( path: string ): LinkTarget => ( {
	href: getAdminLink( path ),
	type: 'wp-admin',
} );

/** Where the shop's own tasks are done. */
const PLACES: Readonly< Record< string, () => LinkTarget | undefined > > = {
	store_details: () => toScreen( '/setup-wizard' ),
	products: () => toScreen( '/setup-wizard', { task: 'products' } ),
	payments: () => toScreen( '/payments' ),
	tax: () => toScreen( '/settings' ),
	coupons: () => toHost( 'post-new.php?post_type=shop_coupon' ),
	reviews: () => toScreen( '/settings' ),
};

/**
 * Where a task is done: its own address, or what is known of it; undefined
 * where it leads nowhere.
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
	return Object.hasOwn( PLACES, id ) ? PLACES[ id ]?.() : undefined;
}

/** The page of a task, for what plugins put there. */
export const getTaskPageTarget = ( { id }: Task ): LinkTarget => ( {
	href: getNewPath( { task: id }, '/', {} ),
	type: 'wc-admin',
} );
