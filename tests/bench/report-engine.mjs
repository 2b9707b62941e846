import path from 'node:path';
import { root } from '../../bin/cms/root.mjs';
import { median, readSession, startStore } from '../setup/store.mjs';

/*
 * Measures the response time of reports, compared with a route of the same
 * WordPress that runs no report query (the list of reports).
 *
 *   node tests/bench/report-engine.mjs [sqlite|mariadb] [orders]
 */
const [ database = 'mariadb', orders = '50000' ] = process.argv.slice( 2 );
const RUNS = 7;

const { site, stop } = await startStore( {
	dir: path.join( root, '.cache/bench', database ),
	db: database,
	site: { orders: Number( orders ) },
} );

try {
	const { cookie, nonce } = await readSession( site );
	const measure = async ( route ) => {
		const times = [];
		for ( let run = 0; run <= RUNS; run++ ) {
			const start = performance.now();
			const response = await fetch( `${ site.url }/wp-json${ route }`, {
				headers: { cookie, 'x-wp-nonce': nonce },
			} );
			await response.text();
			if ( response.status !== 200 ) {
				throw new Error( `${ route }: status ${ response.status }` );
			}
			times.push( performance.now() - start );
		}
		// The first request fills caches and is not measured.
		return median( times.slice( 1 ) );
	};

	const year = new Date().getFullYear() - 1;
	const range = `after=${ year }-01-01T00:00:00&before=${ year }-12-31T23:59:59&per_page=100`;
	const base = await measure( '/wc-analytics/reports' );
	const rows = { 'a response without a report': base };
	for ( const [ title, route ] of [
		[ 'revenue, a year by day', `revenue/stats?${ range }&interval=day` ],
		[ 'orders, a year by week', `orders/stats?${ range }&interval=week` ],
		[
			'orders, one page of the table',
			`orders?${ range }&extended_info=true`,
		],
	] ) {
		rows[ `${ title }, computed` ] = await measure(
			`/wc-analytics/reports/${ route }&force_cache_refresh=true`
		);
		rows[ `${ title }, cached` ] = await measure(
			`/wc-analytics/reports/${ route }`
		);
	}
	console.log(
		`\n${ orders } orders on ${ database }, PHP ${ site.engine.version }, median of ${ RUNS }:`
	);
	console.table(
		Object.fromEntries(
			Object.entries( rows ).map( ( [ title, time ] ) => [
				title,
				{
					ms: Number( time.toFixed( 1 ) ),
					'× the first': Number( ( time / base ).toFixed( 1 ) ),
				},
			] )
		)
	);
} finally {
	await stop();
}
