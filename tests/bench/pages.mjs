import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCms } from '../../bin/cms/index.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';
import { measureChanges } from './pages/changes.mjs';
import { measureLoads } from './pages/loads.mjs';
import { openVisitor } from './pages/visitor.mjs';

/*
 * The time until a screen can be used, as a multiple of the first paint of the
 * Tools page of the same WordPress in the same run.
 *
 *   npm run bench -- pages [--wp=PATH] [--orders=200000] [--runs=7] [--db=mariadb|sqlite]
 *                          [--plugin=FOLDER] [--part=loads|changes]
 *
 * A screen can be used when a click has its effect:
 *
 * - `chart`: on the type of chart that is not shown; its bars or lines are painted.
 * - `heading`: on the heading of a column; the heading says that the rows are
 *   sorted by it. The sorted rows follow with a response of the server, which is
 *   no part of this. The leaderboards of the Overview cannot be sorted.
 *
 * Each control has loads of its own. A script in the page clicks it once it was
 * painted and nothing covers it, and again every 50 ms until the effect is there:
 * earlier than any person. A control that is shown but does nothing yet does not
 * count as usable. The window is high enough (1,600 px) for chart and
 * headings to be in view. The moment is that of the first task after the frame
 * with the effect.
 *
 * - `first`, `repeat`: with an empty cache of the browser, and on the third visit,
 *   when it keeps compiled scripts as well. The server has computed the reports
 *   before. Pages are loaded in turn; figures are medians.
 * - `painted`: chart and first rows are painted.
 * - `least`: a page with one line drawn by the React of WordPress with its stores
 *   loaded. No screen that uses them gets below that.
 * - `requests`: requests to the REST API before the screen is painted, without
 *   those that core makes on `least`, too.
 * - `own kB`, `core kB`: scripts of the plugin and of WordPress that were loaded
 *   before, gzipped; `later`: those of the second after it.
 * - `shift`: cumulative layout shift.
 * - changes: from the last response of the server until it is painted.
 *
 * CHROMIUM_PATH names the browser, where it is not Playwright's own.
 */
const option = ( name, standard ) =>
	process.argv
		.find( ( argument ) => argument.startsWith( `--${ name }=` ) )
		?.slice( name.length + 3 ) ?? standard;
const orders = Number( option( 'orders', '5000' ) );
const runs = Number( option( 'runs', '7' ) );
const database = option( 'db', 'mariadb' );
const part = option( 'part', 'all' );

const here = path.dirname( fileURLToPath( import.meta.url ) );
const dir = path.join( here, '../../.cache/bench', `pages-${ database }` );
rmSync( dir, { recursive: true, force: true } );

const server =
	database === 'mariadb'
		? await startMariadb( { dir: `${ dir }-server` } )
		: null;
const site = await startCms( {
	dir,
	db: server?.url ?? 'sqlite',
	php: 'native',
	orders,
	plugin: option( 'plugin', undefined ),
	wp: option( 'wp', null ),
	log: createProgress(),
} );
const mustUse = path.join( site.wpPath, 'wp-content/mu-plugins' );
mkdirSync( mustUse, { recursive: true } );
copyFileSync(
	path.join( here, 'pages/least.php' ),
	path.join( mustUse, 'storedeck-bench-least.php' )
);

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
		await measureLoads( visitor, runs );
	}
	if ( part !== 'loads' ) {
		await measureChanges( visitor, runs );
	}
} finally {
	await visitor?.close();
	await site.stop();
	await server?.stop();
	rmSync( dir, { recursive: true, force: true } );
}
