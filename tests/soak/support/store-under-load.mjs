import path from 'node:path';
import { root } from '../../../bin/cms/root.mjs';
import { readSession, startStore as startSite } from '../../setup/store.mjs';
import { startWebServer } from '../../setup/web-server.mjs';

/** Names of the requests that readers send in turn, in tests/bench/rest/requests.mjs. */
export const READS = [
	'revenue stats, three years by day',
	'orders stats, three years by day',
	'products stats, a year by day',
	'performance indicators of a year',
	'leaderboards of a year',
];

/** The value below which a fraction of the values is. */
export const percentile = ( values, fraction ) =>
	values.toSorted( ( a, b ) => a - b )[
		Math.min( values.length - 1, Math.floor( values.length * fraction ) )
	] ?? NaN;

/**
 * Starts a store on nginx, PHP-FPM and MariaDB.
 *
 * `request()` resolves to the time in milliseconds and the body, which is null if
 * the status is neither 200 nor 201; then `failures` has a line more.
 *
 * @param {string}                              name    Name of its folder.
 * @param {{ orders: number, workers: number }} options
 */
export async function startStore( name, { orders, workers } ) {
	const dir = path.join( root, '.cache/soak', name );
	const store = await startSite( {
		dir: path.join( dir, 'site' ),
		site: { orders },
	} );
	const { site } = store;
	const web = await startWebServer( {
		root: site.wpPath,
		dir: path.join( dir, 'web' ),
		workers,
	} );

	const { cookie, nonce } = await readSession( site );

	/** @type {string[]} */
	const failures = [];
	const request = async (
		route,
		method = 'GET',
		/** @type {unknown} */ data = undefined
	) => {
		const start = performance.now();
		const response = await fetch( `${ web.url }/wp-json${ route }`, {
			method,
			headers: {
				cookie,
				'x-wp-nonce': nonce,
				'content-type': 'application/json',
			},
			body: data === undefined ? undefined : JSON.stringify( data ),
		} );
		const text = await response.text();
		const time = performance.now() - start;
		if ( ! [ 200, 201 ].includes( response.status ) ) {
			failures.push(
				`${ method } ${ route }: ${ response.status } ${ text }`
			);
			return { time, body: null };
		}
		return { time, body: JSON.parse( text ) };
	};

	return {
		site,
		web,
		request,
		failures,
		stop: async () => {
			await web.stop();
			await store.stop();
		},
	};
}
