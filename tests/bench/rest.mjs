import { compareEngines } from './rest/compare-engines.mjs';
import { measureSizes } from './rest/measure-sizes.mjs';
import { REQUESTS } from './rest/requests.mjs';
import {
	TRIVIAL,
	createSession,
	createStates,
	median,
} from './rest/session.mjs';
import { startStore } from './rest/start-store.mjs';
import { option } from '../setup/store.mjs';

/*
 * Measures the response times of reports, lists and searches, compared with a
 * trivial authenticated request in the same run.
 *
 *   npm run bench -- rest [--orders=200000] [--runs=5] [--db=mariadb|sqlite]
 *                         [--keep=yes] [--only=customers]
 *
 * `--keep=yes` keeps the filled store in .cache/bench for the next run with this
 * option. `--only` selects the requests whose name contains the text.
 *
 * `unchanged` is the median when no order changed since the last request,
 * `changed` when one was written directly before each, `empty` with an empty
 * object cache, and `merged` after differences of sums were merged. Each is a multiple of trivial requests in between. A `!` marks those
 * above their limit, which follows in brackets. At the end: how much longer an
 * order with five lines takes because of the sums, and how long all sums take to
 * fill.
 *
 *   npm run bench -- rest --sizes=10000,100000,1000000 [--keep=yes] [--only=customers]
 *
 * measures the same requests with stores of several sizes, and the memory of PHP.
 * Writes a table and a chart to .cache/bench/rest-sizes.md and .svg.
 *
 *   npm run bench -- rest --site=URL [--user=admin] [--runs=5] [--only=customers]
 *
 * measures a running site with WooCommerce: this engine and WooCommerce's own
 * reports. The password is read from STOREDECK_PASSWORD.
 */
const orders = option( 'orders', 200000 );
const runs = option( 'runs', 5 );
const database = option( 'db', 'mariadb' );
const keep = option( 'keep', 'no' ) === 'yes';
const only = option( 'only', '' );
const url = option( 'site', '' );

if ( url ) {
	await compareEngines( {
		url,
		user: option( 'user', 'admin' ),
		password: process.env.STOREDECK_PASSWORD ?? '',
		runs,
		only,
	} );
	process.exit();
}

const sizes = option( 'sizes', '' );
if ( sizes ) {
	await measureSizes( {
		sizes: sizes.split( ',' ).map( Number ),
		database,
		keep,
		runs,
		only,
	} );
	process.exit();
}

const { site, stop } = await startStore( { database, orders, keep } );

try {
	const session = await createSession( site, runs );
	const { time, times, run, send } = session;
	const { states, lines } = await createStates( session );

	await time( TRIVIAL );
	const { trivial } = await times( TRIVIAL );
	const rows = {
		'a trivial request': { unchanged: `${ trivial.toFixed( 1 ) } ms` },
	};
	for ( const [ title, { route, getLimit } ] of Object.entries( REQUESTS ) ) {
		if ( ! title.includes( only ) ) {
			continue;
		}
		await time( route );
		rows[ title ] = {};
		for ( const [ state, prepare ] of Object.entries( states ) ) {
			const { measured, trivial: reference } = await times(
				route,
				prepare
			);
			const ratio = measured / reference;
			const limit = getLimit( state, orders );
			rows[ title ][ state ] = `${ ratio.toFixed( 1 ) }${
				ratio > limit ? ' !' : ''
			} (${ limit })`;
		}
		console.log(
			`  ${ title }: ${ Object.values( rows[ title ] ).join( ', ' ) }`
		);
	}

	const writeOrders = async () => {
		const all = [];
		for ( let turn = 0; turn < 20; turn++ ) {
			const start = performance.now();
			await send( 'POST', '/wc-analytics/orders', {
				status: 'processing',
				line_items: lines,
			} );
			all.push( performance.now() - start );
		}
		return median( all );
	};
	const withSums = await writeOrders();
	await run( 'Storedeck\\Reports\\Sums\\Sum_Jobs::drop();' );
	const withoutSums = await writeOrders();
	const start = performance.now();
	await run( 'Storedeck\\Reports\\Sums\\Sum_Jobs::fill_now();' );
	console.log(
		`\nAn order with five lines: ${ withSums.toFixed(
			0
		) } ms with sums, ${ withoutSums.toFixed( 0 ) } ms without, ${ (
			withSums / withoutSums
		).toFixed( 2 ) } × (at most 1.4). All sums were filled in ${ (
			( performance.now() - start ) /
			1000
		).toFixed( 0 ) } s.`
	);
	console.log(
		`\n${ orders } orders on ${ database }, PHP ${ site.engine.version }, milliseconds over HTTP, median of ${ runs }:`
	);
	console.table( rows );
} finally {
	await stop();
}
