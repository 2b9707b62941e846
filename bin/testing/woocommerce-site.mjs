import path from 'node:path';
import { withMariadbSite } from './sites.mjs';
import { findWooCommerce } from './woocommerce-source.mjs';

const ORDERS = 300;

/**
 * Like `withMariadbSite`, with WooCommerce: Storedeck creates the demo store,
 * which WooCommerce takes over when it is activated.
 *
 * @param {string}                                               root
 * @param {AbortSignal}                                          signal
 * @param {( env: Record<string, string>, name: string ) => any} run
 * @param {{ wp: string | null }}                                options Folder of a WordPress with WooCommerce; null to download it.
 */
export async function withWooCommerceSite( root, signal, run, { wp } ) {
	const support = path.join( root, 'tests/woocommerce/support' );
	return withMariadbSite( root, signal, run, {
		name: 'woocommerce',
		orders: ORDERS,
		wp: await findWooCommerce( root, wp, signal ),
		prepare: async ( site ) => {
			for ( const script of [ 'activate.php', 'run-jobs.php' ] ) {
				const { code, stdout, stderr } = await site.php( [
					path.join( support, script ),
					site.wpPath,
				] );
				if ( code !== 0 ) {
					throw new Error(
						`${ script } failed: ${ stdout }${ stderr }`
					);
				}
			}
		},
	} );
}
