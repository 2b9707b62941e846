import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCms } from '../../bin/cms/index.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';
import { MEASURED } from './rest/measured.mjs';

/*
 * How long reports of three years take, against a trivial signed-in call of the
 * same run. Each answer that is measured asks for the present
 * (force_cache_refresh): nothing counts that is remembered for a time. Sums and
 * pages that are kept count where it is proved that no order has changed.
 *
 *   npm run bench -- rest [--orders=200000] [--runs=9] [--db=mariadb|sqlite]
 *                         [--keep=yes] [--only=customers]
 *
 * `--keep=yes` leaves the filled shop in .cache/bench for the next run that
 * says so too; `--only` measures what has the word in its name.
 *
 * `first` is the first answer ever, when nothing of the past has been summed;
 * `median` the usual one; `after a change` one that comes just after an order
 * was changed by another program without a hook. `times` is the median against that
 * of trivial calls made in turn with it, and is shown next to its limit.
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
		/** @type {Record<string, number[]>} */
		const all = { usual: [], least: [] };
		for ( let run = 0; run < runs; run++ ) {
			await prepare?.();
			all.usual.push( await time( route ) );
			all.least.push( await time( TRIVIAL ) );
		}
		return { usual: median( all.usual ), least: median( all.least ) };
	};
	const run = ( code ) =>
		site.php( [
			'-r',
			`$_SERVER['HTTP_HOST'] = '127.0.0.1'; require '${ site.wpPath }/wp-load.php'; ${ code }`,
		] );
	/** Changes the newest order as another program does: with SQL and without a hook. */
	const change = () =>
		run(
			'$wpdb->query( "UPDATE {$wpdb->prefix}wc_order_stats SET net_total = net_total + 0.01 ORDER BY order_id DESC LIMIT 1" );'
		);
	/**
	 * A server that has just started does not know when its tables were written
	 * last; a shop's server does. And what earlier runs summed is forgotten.
	 */
	const refresh = () =>
		run( `
			foreach ( array( 'order_stats' => 'net_total', 'order_product_lookup' => 'tax_amount', 'order_coupon_lookup' => 'discount_amount',
				'order_tax_lookup' => 'total_tax', 'customer_lookup' => 'customer_id' ) as $table => $column ) {
				foreach ( array( '+', '-' ) as $sign ) {
					$by = 'customer_id' === $column ? 1000000000 : 1;
					$wpdb->query( "UPDATE {$wpdb->prefix}wc_$table SET $column = $column $sign $by ORDER BY $column DESC LIMIT 1" );
				}
			}
			Storedeck\\Reports\\Cache::clear();
			do_action( 'storedeck_data_changed' );
		` );

	if ( keep && database === 'mariadb' ) {
		await refresh();
	}
	await time( TRIVIAL );
	const { usual: trivial } = await times( TRIVIAL );
	const rows = {
		'a trivial call': { median: Number( trivial.toFixed( 1 ) ), times: 1 },
	};
	// What was written a moment ago is not yet known to be at rest.
	await new Promise( ( resolve ) => setTimeout( resolve, 12000 ) );

	for ( const [ title, { route, limit } ] of Object.entries( MEASURED ) ) {
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
			'at most': limit( orders ),
			holds: usual / least <= limit( orders ) ? 'yes' : 'NO',
		};
		console.log( `  ${ title }: ${ rows[ title ].times } times` );
	}
	if ( database === 'mariadb' ) {
		for ( const title of Object.keys( rows ).slice( 1, 5 ) ) {
			const fresh = `${ MEASURED[ title ].route }&force_cache_refresh=true`;
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
