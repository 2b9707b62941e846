import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCms } from '../../cms/index.mjs';
import { findChromium } from '../../testing/requirements.mjs';
import { openBrowser } from '../../../tests/setup/chromium.mjs';
import { readPluginHeader } from '../plugin-header.mjs';
import { SCREENS } from './screens.mjs';

/** Sizes in pixels that the plugin directory shows, with its file names. */
const ICONS = [ 128, 256 ];
const BANNERS = [
	[ 772, 250 ],
	[ 1544, 500 ],
];
const SCREEN = { width: 1440, height: 1000 };

/** The same number and day always give the same store. */
const ORDERS = 5000;

/** What is shown until there is data. Products without an image have a placeholder that stays. */
const LOADING =
	'#wpbody :is( .is-loading, .is-placeholder:not( .woocommerce-product-image ), [aria-busy="true"], .components-spinner )';

const readDrawing = ( /** @type {string} */ name ) =>
	readFile( path.join( import.meta.dirname, name ), 'utf8' );

/** @param {string} root */
async function readBanner( root ) {
	const [ banner, icon ] = await Promise.all(
		[ 'banner.svg', 'icon.svg' ].map( readDrawing )
	);
	const [ , shapes = '' ] = /<svg[^>]*>([^]*)<\/svg>/.exec( icon ) ?? [];
	return banner
		.replace( '{name}', readPluginHeader( root )( 'Plugin Name' ) )
		.replace(
			'{icon}',
			// Both have a gradient of this name.
			shapes.replaceAll( 'field', 'icon-field' )
		);
}

/**
 * The texts of a page that leave it or another text covers. Runs in the page: the
 * machine's fonts decide how wide texts are.
 */
function findOverlappingTexts() {
	const texts = [ ...document.querySelectorAll( 'text' ) ].map(
		( text ) => ( {
			content: text.textContent ?? '',
			box: text.getBoundingClientRect(),
		} )
	);
	return texts
		.filter(
			( { content, box } ) =>
				box.left < 0 ||
				box.right > window.innerWidth ||
				box.bottom > window.innerHeight ||
				texts.some(
					( other ) =>
						other.content !== content &&
						box.left < other.box.right &&
						other.box.left < box.right &&
						// Boxes have space above and below the letters.
						box.top + box.height / 4 <
							other.box.bottom - other.box.height / 4 &&
						other.box.top + other.box.height / 4 <
							box.bottom - box.height / 4
				)
		)
		.map( ( { content } ) => content );
}

/**
 * Draws an SVG as PNG.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string}                            svg
 * @param {number}                            width
 * @param {number}                            height
 * @param {string}                            file
 */
async function draw( browser, svg, width, height, file ) {
	const page = await browser.newPage( { viewport: { width, height } } );
	await page.setContent(
		`<style>body { margin: 0 } svg:root, body > svg { display: block; width: ${ width }px; height: ${ height }px }</style>${ svg }`
	);
	const overlapping = await page.evaluate( findOverlappingTexts );
	if ( overlapping.length ) {
		throw new Error(
			`With the fonts of this machine, texts overlap or are cut off: ${ overlapping.join(
				', '
			) }`
		);
	}
	await page.screenshot( { path: file, omitBackground: true } );
	await page.close();
}

/**
 * Opens a page and waits until all data is shown.
 *
 * @param {import('playwright-core').Page} page
 * @param {string}                         address
 */
export async function showPage( page, address ) {
	await page.goto( address, { waitUntil: 'networkidle' } );
	await page.getByRole( 'heading', { level: 1 } ).first().waitFor();
	await page.waitForFunction(
		( selector ) => ! document.querySelector( selector ),
		LOADING
	);
	await page.evaluate( () => document.fonts.ready );
}

/**
 * Opens a screen and takes its picture once all data is shown.
 *
 * @param {import('playwright-core').Page} page
 * @param {string}                         url    URL of the site.
 * @param {import('./screens.mjs').Screen} screen
 * @param {string}                         file
 */
async function takeScreenshot( page, url, { path: screen, query }, file ) {
	const address = new URL( '/wp-admin/admin.php?page=storedeck', url );
	for ( const [ name, value ] of Object.entries( {
		path: screen,
		...query,
	} ) ) {
		address.searchParams.set( name, value );
	}
	await showPage( page, address.href );
	// The counts of the header come last.
	await page.locator( '.storedeck-tool__count' ).nth( 3 ).waitFor();
	await page.screenshot( { path: file, animations: 'disabled' } );
}

/**
 * Makes the pictures of the plugin directory in `build/assets`: icons and banners
 * from the drawings in this folder, and screenshots of a demo store.
 *
 * @param {string}                                    root     The repository. Its scripts must have been built.
 * @param {import('../../cms/progress.mjs').Progress} progress
 * @return {Promise<string>} The folder.
 */
export async function makeAssets( root, progress ) {
	const folder = path.join( root, 'build/assets' );
	await rm( folder, { recursive: true, force: true } );
	await mkdir( folder, { recursive: true } );
	process.env.CHROMIUM_PATH ||= findChromium() ?? '';
	const browser = await openBrowser();
	try {
		await progress.step( 'Drawing icons and banners', async () => {
			const icon = await readDrawing( 'icon.svg' );
			await writeFile( path.join( folder, 'icon.svg' ), icon );
			for ( const size of ICONS ) {
				const file = path.join(
					folder,
					`icon-${ size }x${ size }.png`
				);
				await draw( browser, icon, size, size, file );
			}
			const banner = await readBanner( root );
			for ( const [ width, height ] of BANNERS ) {
				const file = path.join(
					folder,
					`banner-${ width }x${ height }.png`
				);
				await draw( browser, banner, width, height, file );
			}
		} );
		const site = await startCms( {
			dir: path.join( root, '.cache/test-sites/assets' ),
			orders: ORDERS,
			log: progress,
		} );
		try {
			await progress.step( 'Taking screenshots', async ( detail ) => {
				const context = await browser.newContext( {
					viewport: SCREEN,
					locale: 'en-US',
				} );
				const page = await context.newPage();
				await page.goto( site.loginUrl );
				for ( const [ index, screen ] of SCREENS.entries() ) {
					detail( `${ index + 1 } of ${ SCREENS.length }` );
					await takeScreenshot(
						page,
						site.url,
						screen,
						path.join( folder, `screenshot-${ index + 1 }.png` )
					);
				}
			} );
		} finally {
			await site.stop();
		}
	} finally {
		await browser.close();
	}
	return folder;
}
