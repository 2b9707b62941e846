import path from 'node:path';
import { withSite } from './sites.mjs';
import { findWooCommerce } from './woocommerce-source.mjs';

const ORDERS = 300;

/**
 * Activates WooCommerce in a site that has its files, and imports its orders. It takes over the demo store that
 * Storedeck created.
 *
 * @param {string}                         root
 * @param {import('../cms/index.mjs').Cms} site
 * @throws {Error} With what PHP printed.
 */
export async function activateWooCommerce( root, site ) {
	for ( const script of [ 'activate.php', 'run-jobs.php' ] ) {
		const { code, stdout, stderr } = await site.php( [
			path.join( root, 'tests/woocommerce/support', script ),
			site.wpPath,
		] );
		if ( code !== 0 ) {
			throw new Error( `${ script } failed: ${ stdout }${ stderr }` );
		}
	}
}

/**
 * Like `withSite`, with WooCommerce on MariaDB.
 *
 * @param {string}                                               root
 * @param {AbortSignal}                                          signal
 * @param {( env: Record<string, string>, name: string ) => any} run
 * @param {{ wp: string | null }}                                options Folder of a WordPress with WooCommerce; null to download it.
 */
export const withWooCommerceSite = async ( root, signal, run, { wp } ) =>
	withSite(
		root,
		{
			name: 'woocommerce',
			db: 'mariadb',
			orders: ORDERS,
			wp: await findWooCommerce( root, wp, signal ),
			signal,
			prepare: ( site ) => activateWooCommerce( root, site ),
		},
		run
	);
