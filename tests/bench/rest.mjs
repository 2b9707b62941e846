import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCms } from '../../bin/cms/index.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';
import { REQUESTS } from './rest/requests.mjs';

/*
 * Measures the response times of reports, lists and searches, compared with a
 * trivial authenticated request in the same run. Reports are requested with
 * `force_cache_refresh`, so that cached responses are not used. Sums that the
 * plugin stores are used as long as no order has changed.
 *
 *   npm run bench -- rest [--orders=200000] [--runs=9] [--db=mariadb|sqlite]
 *                         [--keep=yes] [--only=customers]
 *
 * `--keep=yes` keeps the filled store in .cache/bench for the next run with this
 * option. `--only` selects the requests whose name contains the text.
 *
 * `first` is the time of the first request, before sums are stored, and `median`
 * the time of later ones. `after a change` is the median of requests after another
 * program has changed an order in the database, without a hook. `ratio` is the
 * median divided by that of trivial requests in between, and `at most` its limit.
 */
const option = ( name, fallback ) =>
	process.argv
		.find( ( argument ) => argument.startsWith( `--${ name }=` ) )
		?.split( '=' )[ 1 ] ?? fallback;
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
	/** Changes the newest order as another program would: with SQL, without a hook. */
	const changeOrder = () =>
		run(
			'$wpdb->query( "UPDATE {$wpdb->prefix}wc_order_stats SET net_total = net_total + 0.01 ORDER BY order_id DESC LIMIT 1" );'
		);
	/**
	 * Clears the sums that earlier runs stored. Also writes to each table, because
	 * MariaDB forgets the times of the last writes when it is restarted, which does
	 * not happen during normal operation.
	 */
	const resetReports = () =>
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
		await resetReports();
	}
	await time( TRIVIAL );
	const { trivial } = await times( TRIVIAL );
	const rows = {
		'a trivial request': {
			median: Number( trivial.toFixed( 1 ) ),
			ratio: 1,
		},
	};
	// The plugin does not store sums until tables have been unchanged for some
	// seconds.
	await new Promise( ( resolve ) => setTimeout( resolve, 12000 ) );

	for ( const [ title, { route, limit } ] of Object.entries( REQUESTS ) ) {
		if ( ! title.includes( only ) ) {
			continue;
		}
		const fresh = `${ route }&force_cache_refresh=true`;
		const first = await time( fresh );
		const { measured, trivial: reference } = await times( fresh );
		const ratio = measured / reference;
		rows[ title ] = {
			first: Number( first.toFixed( 0 ) ),
			median: Number( measured.toFixed( 1 ) ),
			ratio: Number( ratio.toFixed( 1 ) ),
			'at most': limit( orders ),
			passes: ratio <= limit( orders ) ? 'yes' : 'NO',
		};
		console.log( `  ${ title }: ${ rows[ title ].ratio }×` );
	}
	if ( database === 'mariadb' ) {
		for ( const title of Object.keys( rows ).slice( 1, 5 ) ) {
			const fresh = `${ REQUESTS[ title ].route }&force_cache_refresh=true`;
			rows[ title ][ 'after a change' ] = Number(
				( await times( fresh, changeOrder ) ).measured.toFixed( 0 )
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
