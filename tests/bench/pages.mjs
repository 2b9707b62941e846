import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../bin/cms/root.mjs';
import { activateWooCommerce } from '../../bin/testing/woocommerce-site.mjs';
import { option, startStore } from '../setup/store.mjs';
import { measureChanges } from './pages/changes.mjs';
import { measureLoads } from './pages/loads.mjs';
import { openVisitor } from './pages/visitor.mjs';

/*
 * Measures the time until a screen is usable, compared with the first contentful
 * paint of the Tools page of the same WordPress in the same run.
 *
 *   npm run bench -- pages [--wp=PATH] [--orders=200000] [--runs=7] [--db=mariadb|sqlite]
 *                          [--plugin=FOLDER] [--part=loads|changes] [--woocommerce=PATH]
 *
 * A screen is usable when a click has its effect:
 *
 * - `chart`: on the button of the other chart type; its bars or lines are painted.
 * - `heading`: on a column header; the header is marked as sorted. The time until
 *   the sorted rows are loaded is not included. The Overview is not measured,
 *   because its leaderboards cannot be sorted.
 *
 * Each control is measured in page loads of its own. A script clicks it once it is
 * painted and not covered, and again every 50 ms until the click has its effect.
 * The window is high enough (1,600 px) for chart and headers to be visible. Times
 * end with the first task after the frame with the effect.
 *
 * - `first`, `repeat`: with an empty browser cache, and on the third visit, when
 *   the cache also contains compiled scripts. Reports are cached on the server.
 *   Pages are loaded alternately, and the medians are printed.
 * - `first byte`: the first byte of the page.
 * - `painted`: the chart and the first rows are painted.
 * - `minimal`: a page with one line of text rendered by WordPress' React, with its
 *   data stores loaded. This is the lower limit for all screens that use them.
 * - `requests`: REST API requests before the screen is painted, except those that
 *   core also makes on the page `minimal`.
 * - `own kB`, `core kB`: gzipped size of the scripts of the plugin and of WordPress
 *   that were loaded before; `later`: those loaded in the second afterwards.
 * - `shift`: cumulative layout shift.
 * - Changes: the time from the last response until the result is painted.
 *
 * With `--woocommerce`, a WordPress with WooCommerce, the store is one of WooCommerce, and limits are those of stores with
 * other plugins.
 *
 * CHROMIUM_PATH is the path of the browser, by default that of Playwright.
 */
const orders = option( 'orders', 5000 );
const runs = option( 'runs', 7 );
const database = option( 'db', 'mariadb' );
const part = option( 'part', 'all' );
const withWooCommerce = option( 'woocommerce' );

const { site, stop } = await startStore( {
	dir: path.join( root, '.cache/bench', `pages-${ database }` ),
	db: database,
	mustUse: fileURLToPath( new URL( 'pages/minimal.php', import.meta.url ) ),
	site: {
		orders,
		plugin: option( 'plugin' ),
		wp: withWooCommerce ?? option( 'wp', null ),
	},
} );
if ( withWooCommerce ) {
	await activateWooCommerce( root, site );
}

let visitor;
try {
	visitor = await openVisitor( site );
	const { stdout } = await site.php( [
		'-r',
		`require ${ JSON.stringify(
			path.join( site.wpPath, 'wp-includes/version.php' )
		) }; echo $wp_version;`,
	] );
	console.log(
		`\nWordPress ${ stdout.trim() }, ${ orders } orders on ${ database }, PHP ${
			site.engine.version
		}, milliseconds, medians of ${ runs }`
	);
	if ( part !== 'changes' ) {
		await measureLoads( visitor, runs, Boolean( withWooCommerce ) );
	}
	if ( part !== 'loads' ) {
		await measureChanges( visitor, runs );
	}
} finally {
	await visitor?.close();
	await stop();
}
