import { root } from '../../../bin/cms/root.mjs';
import { withSite } from '../../../bin/testing/sites.mjs';

/**
 * Runs a soak test on a new site, or on the one that STOREDECK_SITE describes,
 * which stays as it is. Modules of `tests/setup` read the site when they are
 * loaded, so `run` imports them.
 *
 * @param {{ name: string, orders?: number, db?: string }} options `db` is sqlite or mariadb.
 * @param {( signal: AbortSignal ) => Promise<void>}       run     The test. The signal aborts on Ctrl+C.
 */
export async function runOnSite( { name, orders = 300, db = 'sqlite' }, run ) {
	const controller = new AbortController();
	const { signal } = controller;
	process.once( 'SIGINT', () => controller.abort() );
	if ( process.env.STOREDECK_SITE ) {
		return run( signal );
	}
	const onSite = ( env ) => {
		Object.assign( process.env, env );
		return run( signal );
	};
	return withSite(
		root,
		{ name: `soak-${ name }`, db, orders, signal },
		onSite
	);
}
