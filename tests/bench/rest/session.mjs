/*
 * Timed requests to a store of the benchmark, and the states of its data.
 */

import { median, readSession } from '../../setup/store.mjs';

export { median };

/** A request without any report. */
export const TRIVIAL =
	'/wc-admin/options?options=woocommerce_default_date_range';

/** Header of memory.php: peak memory of PHP in bytes. */
const MEMORY_HEADER = 'x-bench-memory';

/**
 * Logs in to a site.
 *
 * @param {import('../../../bin/cms/index.mjs').Cms} site
 * @param {number}                                   runs Requests of which the median is taken.
 */
export async function createSession( site, runs ) {
	const { cookie, nonce } = await readSession( site );
	const headers = { cookie, 'x-wp-nonce': nonce };

	/** Milliseconds of a request, and megabytes of PHP. */
	async function measure( route ) {
		const start = performance.now();
		const response = await fetch( `${ site.url }/wp-json${ route }`, {
			headers,
		} );
		const text = await response.text();
		if ( response.status !== 200 ) {
			throw new Error(
				`${ route }: status ${ response.status }, ${ text.slice(
					0,
					300
				) }`
			);
		}
		return {
			ms: performance.now() - start,
			mb: Number( response.headers.get( MEMORY_HEADER ) ) / 1048576,
		};
	}

	/**
	 * Medians of a request and of a trivial one after each.
	 *
	 * @param {string}                 route
	 * @param {() => Promise<unknown>} [prepare] Called before each request.
	 */
	async function times( route, prepare ) {
		/** @type {Record<string, number[]>} */
		const all = { measured: [], trivial: [], mb: [] };
		for ( let run = 0; run < runs; run++ ) {
			await prepare?.();
			const { ms, mb } = await measure( route );
			all.measured.push( ms );
			all.mb.push( mb );
			all.trivial.push( ( await measure( TRIVIAL ) ).ms );
		}
		return {
			measured: median( all.measured ),
			trivial: median( all.trivial ),
			mb: median( all.mb ),
		};
	}

	return {
		times,
		time: async ( route ) => ( await measure( route ) ).ms,
		/** Runs PHP code in the WordPress of the site. */
		run: ( code ) =>
			site.php( [
				'-r',
				`$_SERVER['HTTP_HOST'] = '127.0.0.1'; require '${ site.wpPath }/wp-load.php'; ${ code }`,
			] ),
		get: ( route ) =>
			fetch( `${ site.url }/wp-json${ route }`, { headers } ).then(
				( response ) => response.json()
			),
		send: ( method, route, data ) =>
			fetch( `${ site.url }/wp-json${ route }`, {
				method,
				headers: { ...headers, 'content-type': 'application/json' },
				body: JSON.stringify( data ),
			} ).then( ( response ) => response.json() ),
	};
}

/**
 * What is done before each request: nothing, a write, an empty cache, or a write
 * whose differences of sums are merged.
 *
 * @param {Awaited<ReturnType<typeof createSession>>} session
 */
export async function createStates( { get, send, run } ) {
	const products = await get(
		'/wc-analytics/products?per_page=5&status=publish&type=simple'
	);
	const lines = products.map( ( { id } ) => ( {
		product_id: id,
		quantity: 1,
	} ) );
	const order = await send( 'POST', '/wc-analytics/orders', {
		status: 'processing',
		line_items: lines,
	} );
	const change = async () => {
		order.status =
			order.status === 'completed' ? 'processing' : 'completed';
		await send( 'PUT', `/wc-analytics/orders/${ order.id }`, {
			status: order.status,
		} );
	};
	return {
		/** Line items of an order with five lines. */
		lines,
		states: {
			unchanged: undefined,
			changed: change,
			// What an object cache loses when it starts again.
			empty: () =>
				run(
					'Storedeck\\Foundation\\Cache\\Cache::clear_transients(); wp_cache_flush();'
				),
			merged: async () => {
				await change();
				// What WP-Cron does every hour.
				await run( 'Storedeck\\Reports\\Sums\\Sum_Jobs::merge();' );
			},
		},
	};
}
