import { compareEngines } from './rest/compare-engines.mjs';
import { measureSizes } from './rest/measure-sizes.mjs';
import { giveOrders, LARGE_CUSTOMER } from './rest/large-customer.mjs';
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
 * option. `--only` selects the requests whose name matches the pattern.
 *
 * `unchanged` is the median when no order changed since the last request,
 * `changed` when one was written directly before each, `empty` with an empty
 * object cache, and `merged` after differences of sums were merged. Each is a multiple of trivial requests in between. A `!` marks those
 * above their limit, which follows in brackets. At the end: how much longer an
 * order with five lines takes because of the sums, how long all sums take to
 * fill, and how much longer an order takes whose email has 50,000 others. These
 * others then stay in a store that is kept.
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
const only = new RegExp( option( 'only', '' ) );
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
		if ( ! only.test( title ) ) {
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

	/** Medians of orders with emails, which are written by turns. */
	const writeOrders = async ( ...emails ) => {
		const all = emails.map( () => /** @type {number[]} */ ( [] ) );
		for ( let turn = 0; turn < 20; turn++ ) {
			for ( const [ index, email ] of emails.entries() ) {
				const start = performance.now();
				await send( 'POST', '/wc-analytics/orders', {
					status: 'processing',
					billing: { email },
					line_items: lines,
				} );
				all[ index ].push( performance.now() - start );
			}
		}
		return all.map( median );
	};
	const [ withSums ] = await writeOrders( '' );
	await run( 'Storedeck\\Reports\\Sums\\Sum_Jobs::drop();' );
	const [ withoutSums ] = await writeOrders( '' );
	await giveOrders( session, lines );
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
	const [ large, small ] = await writeOrders(
		LARGE_CUSTOMER,
		'second@example.com'
	);
	console.log(
		`An order of the email with most orders: ${ large.toFixed(
			0
		) } ms, of another one: ${ small.toFixed( 0 ) } ms, ${ (
			large / small
		).toFixed( 2 ) } × (at most 1.5).`
	);
	console.log(
		`\n${ orders } orders on ${ database }, PHP ${ site.engine.version }, milliseconds over HTTP, median of ${ runs }:`
	);
	console.table( rows );
} finally {
	await stop();
}
