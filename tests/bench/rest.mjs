import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCms } from '../../bin/cms/index.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';

/*
 * How long reports of three years take, against a trivial signed-in call of the
 * same run. No answer that is measured was remembered: each one asks for the
 * present (force_cache_refresh).
 *
 *   npm run bench -- rest [--orders=200000] [--runs=9] [--db=mariadb|sqlite]
 *                         [--keep=yes] [--only=customers]
 *
 * `--keep=yes` leaves the filled shop in .cache/bench for the next run that
 * says so too; `--only` measures what has the word in its name.
 *
 * `first` is the first answer ever, when nothing of the past has been summed;
 * `median` the usual one; `after a change` one that comes just after an order
 * was changed by a program that told nobody. `times` is the median against that
 * of trivial calls made in turn with it, and stands beside what it may be.
 */
const option = ( name, standard ) =>
	process.argv
		.find( ( argument ) => argument.startsWith( `--${ name }=` ) )
		?.split( '=' )[ 1 ] ?? standard;
const orders = Number( option( 'orders', '200000' ) );
const runs = Number( option( 'runs', '9' ) );
const database = option( 'db', 'mariadb' );
const keep = option( 'keep', 'no' ) === 'yes';
const only = option( 'only', '' );

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

/** Whole days, the last of them yesterday. */
function range( years ) {
	const last = new Date( Date.now() - 86400000 );
	const first = new Date( last );
	first.setUTCFullYear( first.getUTCFullYear() - years );
	first.setUTCDate( first.getUTCDate() + 1 );
	const day = ( date ) => date.toISOString().slice( 0, 10 );
	return `after=${ day( first ) }T00:00:00&before=${ day( last ) }T23:59:59`;
}

const stats = ( report, years, more = '' ) =>
	`/wc-analytics/reports/${ report }/stats?${ range(
		years
	) }&interval=day&order=asc&per_page=2000${ more }`;
const items = ( report, orderby ) =>
	`/wc-analytics/reports/${ report }?${ range(
		3
	) }&orderby=${ orderby }&order=desc&per_page=25&extended_info=true`;

/** Title => route and how many times the trivial call it may take; null: only shown. */
const MEASURED = {
	'revenue stats, three years by day': [ stats( 'revenue', 3 ), 4 ],
	'orders stats, three years by day': [ stats( 'orders', 3 ), 4 ],
	'products stats, a year by day': [ stats( 'products', 1 ), 10 ],
	'products, three years': [ items( 'products', 'items_sold' ), 10 ],
	'variations, three years': [ items( 'variations', 'items_sold' ), 10 ],
	'categories, three years': [ items( 'categories', 'items_sold' ), 10 ],
	'coupons, three years': [ items( 'coupons', 'orders_count' ), 10 ],
	'taxes, three years': [
		items( 'taxes', 'total_tax' ).replace( '&extended_info=true', '' ),
		10,
	],
	'orders by product, a year by month': [
		stats( 'orders', 1, '&segmentby=product' ).replace( '=day', '=month' ),
		null,
	],
	'orders by category, a year by month': [
		stats( 'orders', 1, '&segmentby=category' ).replace( '=day', '=month' ),
		null,
	],
	'completed orders (a filter), a year by day': [
		stats( 'orders', 1, '&status_is[]=completed' ),
		null,
	],
	'customers, as the screen opens': [
		'/wc-analytics/reports/customers?orderby=date_last_active&order=desc&per_page=25',
		10,
	],
	'customers by what they spent': [
		'/wc-analytics/reports/customers?orderby=total_spend&order=desc&per_page=25',
		null,
	],
	'customers, found by two words': [
		'/wc-analytics/reports/customers?search=ann+smi&per_page=10',
		10,
	],
	'leaderboards of a year': [
		`/wc-analytics/leaderboards?${ range( 1 ) }`,
		10,
	],
	'all indicators of a year': [
		`/wc-analytics/reports/performance-indicators?${ range( 1 ) }`,
		6,
	],
	'downloads, a year by day': [ stats( 'downloads', 1 ), 6 ],
	'stock, how many of each kind': [
		'/wc-analytics/reports/stock/stats?page=1',
		6,
	],
};

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
				`${ route } answered ${ response.status }: ${ text.slice(
					0,
					300
				) }`
			);
		}
		return performance.now() - start;
	};
	const times = async ( route, prepare ) => {
		const all = { usual: [], least: [] };
		for ( let run = 0; run < runs; run++ ) {
			await prepare?.();
			all.usual.push( await time( route ) );
			all.least.push( await time( TRIVIAL ) );
		}
		return { usual: median( all.usual ), least: median( all.least ) };
	};
	/** Changes the newest order as another program does: with SQL, telling nobody. */
	const change = () =>
		site.php( [
			'-r',
			`$_SERVER['HTTP_HOST'] = '127.0.0.1'; require '${ site.wpPath }/wp-load.php';` +
				'$wpdb->query( "UPDATE {$wpdb->prefix}wc_order_stats SET net_total = net_total + 0.01 ORDER BY order_id DESC LIMIT 1" );',
		] );

	await time( TRIVIAL );
	const { usual: trivial } = await times( TRIVIAL );
	const rows = {
		'a trivial call': { median: Number( trivial.toFixed( 1 ) ), times: 1 },
	};
	// What was written a moment ago is not yet known to be at rest.
	await new Promise( ( resolve ) => setTimeout( resolve, 12000 ) );

	for ( const [ title, [ route, limit ] ] of Object.entries( MEASURED ) ) {
		if ( ! title.includes( only ) ) {
			continue;
		}
		const fresh = `${ route }&force_cache_refresh=true`;
		const first = await time( fresh );
		const { usual, least } = await times( fresh );
		rows[ title ] = {
			first: Number( first.toFixed( 0 ) ),
			median: Number( usual.toFixed( 1 ) ),
			times: Number( ( usual / least ).toFixed( 1 ) ),
			...( limit
				? {
						'at most': limit,
						holds: usual / least <= limit ? 'yes' : 'NO',
				  }
				: {} ),
		};
	}
	if ( database === 'mariadb' ) {
		for ( const title of Object.keys( MEASURED ).slice( 0, 4 ) ) {
			const fresh = `${ MEASURED[ title ][ 0 ] }&force_cache_refresh=true`;
			rows[ title ][ 'after a change' ] = Number(
				( await times( fresh, change ) ).usual.toFixed( 0 )
			);
		}
	}
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
