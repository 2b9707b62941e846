import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCms } from '../../bin/cms/index.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';
import { compareEngines } from './rest/compare-engines.mjs';
import { REQUESTS } from './rest/requests.mjs';

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
 * `changed` when one was written directly before each, and `empty` with empty
 * caches. Each is a multiple of trivial requests in between. A `!` marks those
 * above their limit, which follows in brackets. At the end: how much longer an
 * order with five lines takes because of the sums, and how long all sums take to
 * fill.
 *
 *   npm run bench -- rest --site=URL [--user=admin] [--runs=5] [--only=customers]
 *
 * measures a running site with WooCommerce: this engine and WooCommerce's own
 * reports. The password is read from STOREDECK_PASSWORD.
 */
const option = ( name, fallback ) =>
	process.argv
		.find( ( argument ) => argument.startsWith( `--${ name }=` ) )
		?.split( '=' )[ 1 ] ?? fallback;
const orders = Number( option( 'orders', '200000' ) );
const runs = Number( option( 'runs', '5' ) );
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

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);
const dir = path.join(
	root,
	'.cache/bench',
	keep ? `rest-${ database }-${ orders }` : `rest-${ database }`
);
if ( ! keep ) {
	rmSync( dir, { recursive: true, force: true } );
}

const TRIVIAL = '/wc-admin/options?options=woocommerce_default_date_range';

const median = ( values ) =>
	values.toSorted( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];

const server =
	database === 'mariadb'
		? await startMariadb( { dir: `${ dir }-server`, keep } )
		: null;
const site = await startCms( {
	dir,
	db: server?.url ?? 'sqlite',
	php: 'native',
	orders,
	log: createProgress(),
} );

try {
	const cookie = await site.loginCookies();
	const nonce = await (
		await fetch(
			`${ site.url }/wp-admin/admin-ajax.php?action=rest-nonce`,
			{ headers: { cookie } }
		)
	).text();
	const time = async ( route ) => {
		const start = performance.now();
		const response = await fetch( `${ site.url }/wp-json${ route }`, {
			headers: { cookie, 'x-wp-nonce': nonce },
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
		return performance.now() - start;
	};
	const times = async ( route, prepare ) => {
		/** @type {Record<string, number[]>} */
		const all = { measured: [], trivial: [] };
		for ( let run = 0; run < runs; run++ ) {
			await prepare?.();
			all.measured.push( await time( route ) );
			all.trivial.push( await time( TRIVIAL ) );
		}
		return {
			measured: median( all.measured ),
			trivial: median( all.trivial ),
		};
	};
	const run = ( code ) =>
		site.php( [
			'-r',
			`$_SERVER['HTTP_HOST'] = '127.0.0.1'; require '${ site.wpPath }/wp-load.php'; ${ code }`,
		] );
	const send = ( method, route, data ) =>
		fetch( `${ site.url }/wp-json${ route }`, {
			method,
			headers: {
				cookie,
				'x-wp-nonce': nonce,
				'content-type': 'application/json',
			},
			body: JSON.stringify( data ),
		} ).then( ( response ) => response.json() );

	const products = await (
		await fetch(
			`${ site.url }/wp-json/wc-analytics/products?per_page=5&status=publish&type=simple`,
			{ headers: { cookie, 'x-wp-nonce': nonce } }
		)
	).json();
	const lines = products.map( ( { id } ) => ( {
		product_id: id,
		quantity: 1,
	} ) );
	const order = await send( 'POST', '/wc-analytics/orders', {
		status: 'processing',
		line_items: lines,
	} );
	const STATES = {
		unchanged: undefined,
		changed: async () => {
			order.status =
				order.status === 'completed' ? 'processing' : 'completed';
			await send( 'PUT', `/wc-analytics/orders/${ order.id }`, {
				status: order.status,
			} );
		},
		empty: () =>
			run( 'Storedeck\\Reports\\Cache::clear(); wp_cache_flush();' ),
	};

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
		for ( const [ state, prepare ] of Object.entries( STATES ) ) {
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
	await run( 'Storedeck\\Jobs\\Sums\\Sum_Jobs::drop();' );
	const withoutSums = await writeOrders();
	const start = performance.now();
	await run( 'Storedeck\\Jobs\\Sums\\Sum_Jobs::fill_now();' );
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
	await site.stop();
	await server?.stop();
	if ( ! keep ) {
		rmSync( dir, { recursive: true, force: true } );
	}
}
