import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../bin/cms/root.mjs';
import { option, startStore } from '../setup/store.mjs';
import { measureLibraries, measureScreens } from './script-sizes/measure.mjs';
import { printLibraries, printScreens } from './script-sizes/tables.mjs';
import { openVisitor } from './pages/visitor.mjs';

/*
 * Prints what each screen loads, and what each library adds to a page.
 *
 *   npm run bench -- script-sizes [--before=FOLDER] [--wp=PATH]
 *
 * - `files`, `kB`: script files of the plugin and their size, gzipped, until the
 *   network is idle, with everything that the screen loads later on its own.
 * - `all files`, `all kB`: with those of WordPress.
 * - With `--before`, the folder of an earlier built plugin (`php-stub`), both are
 *   measured and the change is printed. No screen may grow by more than 10 %.
 * - A library is measured on the Tools page with a script that depends on it, and
 *   on the Orders report, where it adds only what the report has not loaded.
 *
 * Files that the page loads before its first screen, before libraries were scripts
 * and after (from the built files, kB gzipped):
 *
 *   Home 62.2 → 62.3 (4 → 3 files), Overview 102.9 → 103.8 (7 → 7), reports
 *   114.4 → 115.5 (10 → 10), Reviews 74.9 → 75.5 (6 → 6), Setup 73.7 → 74.7 (7 → 7),
 *   Extensions 62.0 → 62.9 (5 → 5), Inbox 56.0 → 56.3 (4 → 4).
 *
 * Without WordPress' concatenation of scripts, whose URLs differ between pages.
 * CHROMIUM_PATH is the path of the browser, by default that of Playwright.
 */
/**
 * Starts a site and measures it.
 *
 * @param {string}                             name    Folder of the site.
 * @param {string | undefined}                 plugin  Folder of the plugin, this one by default.
 * @param {( visitor: any ) => Promise< any >} measure
 */
async function withVisitor( name, plugin, measure ) {
	const { site, stop } = await startStore( {
		dir: path.join( root, '.cache/bench', name ),
		db: 'sqlite',
		mustUse: fileURLToPath(
			new URL( 'script-sizes/site.php', import.meta.url )
		),
		site: { orders: 500, plugin, wp: option( 'wp', null ) },
	} );
	let visitor;
	try {
		visitor = await openVisitor( site );
		return await measure( visitor );
	} finally {
		await visitor?.close();
		await stop();
	}
}

const earlier = option( 'before' );
const before =
	earlier &&
	( await withVisitor( 'scripts-before', earlier, measureScreens ) );
await withVisitor( 'scripts', undefined, async ( visitor ) => {
	printScreens( await measureScreens( visitor ), before );
	printLibraries( await measureLibraries( visitor ) );
} );
