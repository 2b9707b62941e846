import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { screen, TOOLS } from '../pages/screens.mjs';

const { getHandle, listLibraries } = createRequire( import.meta.url )(
	'../../../src/dependency-extraction-webpack-plugin/libraries.js'
);

/** Milliseconds in which a screen requests what it loads last. */
const LATE = 2500;

/** Whether a script belongs to the plugin. */
const isOwn = ( url ) => /\/plugins\/[^/]+\/(build|assets)\//.test( url );

const kilobytes = ( sizes ) =>
	[ ...sizes.values() ].reduce( ( sum, size ) => sum + size, 0 ) / 1000;

/**
 * Loads a page with an empty cache and returns its scripts.
 *
 * @param {any}    visitor
 * @param {string} url     Relative to the site.
 * @return {Promise<Map<string, number>>} URL => gzipped bytes.
 */
async function loadScripts( visitor, url ) {
	const page = await visitor.open();
	const responses = new Map();
	page.on( 'response', ( response ) => {
		// Core creates the script of a worker from a blob.
		if (
			response.request().resourceType() === 'script' &&
			response.url().startsWith( 'http' )
		) {
			responses.set( response.url(), response );
		}
	} );
	try {
		await visitor.load( page, url );
		await page.waitForLoadState( 'networkidle' );
		await page.waitForTimeout( LATE );
		const sizes = new Map();
		for ( const [ scriptUrl, response ] of responses ) {
			sizes.set(
				scriptUrl,
				gzipSync( await response.body(), { level: 9 } ).length
			);
		}
		return sizes;
	} finally {
		await page.context().close();
	}
}

const ownOf = ( scripts ) =>
	new Map( [ ...scripts ].filter( ( [ url ] ) => isOwn( url ) ) );

/** The paths of all screens, from the settings in the page. */
async function listPaths( visitor ) {
	const page = await visitor.open();
	try {
		await visitor.load( page, '/wp-admin/admin.php?page=storedeck' );
		const screens = await page.waitForFunction(
			() => window.storedeckSettings?.screens
		);
		return ( await screens.jsonValue() ).map( ( { path } ) => path );
	} finally {
		await page.context().close();
	}
}

/**
 * Measures every screen.
 *
 * @return {Promise<Record<string, { files: number, size: number, allFiles: number, allSize: number }>>}
 *         By path; sizes in kB, gzipped.
 */
export async function measureScreens( /** @type {any} */ visitor ) {
	/** @type {Record<string, { files: number, size: number, allFiles: number, allSize: number }>} */
	const screens = {};
	for ( const path of await listPaths( visitor ) ) {
		const scripts = await loadScripts(
			visitor,
			`/wp-admin/admin.php?page=storedeck&path=${ encodeURIComponent(
				path
			) }`
		);
		const own = ownOf( scripts );
		screens[ path ] = {
			files: own.size,
			size: kilobytes( own ),
			allFiles: scripts.size,
			allSize: kilobytes( scripts ),
		};
	}
	return screens;
}

/**
 * Measures what each library adds to a page of WordPress and to a report.
 *
 * @return {Promise<Record<string, { own: number, files: number, size: number, all: number, report: number }>>}
 *         By name: its own file, all files of the plugin, their size, that with
 *         WordPress' scripts, and what it adds to a report; kB, gzipped.
 */
export async function measureLibraries( /** @type {any} */ visitor ) {
	const without = {};
	const pages = { tools: TOOLS, report: screen( 'orders' ) };
	for ( const [ name, url ] of Object.entries( pages ) ) {
		without[ name ] = await loadScripts( visitor, url );
	}
	/** @type {Record<string, { own: number, files: number, size: number, all: number, report: number }>} */
	const libraries = {};
	for ( const library of listLibraries() ) {
		const added = {};
		for ( const [ name, url ] of Object.entries( pages ) ) {
			const separator = url.includes( '?' ) ? '&' : '?';
			const scripts = await loadScripts(
				visitor,
				`${ url }${ separator }bench_scripts=${ getHandle( library ) }`
			);
			added[ name ] = new Map(
				[ ...scripts ].filter(
					( [ scriptUrl ] ) => ! without[ name ].has( scriptUrl )
				)
			);
		}
		const own = ownOf( added.tools );
		libraries[ library ] = {
			own: kilobytes(
				new Map(
					[ ...own ].filter( ( [ url ] ) =>
						url.includes( `/libraries/${ library }.js` )
					)
				)
			),
			files: own.size,
			size: kilobytes( own ),
			all: kilobytes( added.tools ),
			report: kilobytes( added.report ),
		};
	}
	return libraries;
}
