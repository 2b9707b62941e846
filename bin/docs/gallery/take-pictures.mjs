import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCms } from '../../cms/index.mjs';
import { root as repository } from '../../cms/root.mjs';
import { showPage } from '../../release/assets/make.mjs';
import { openBrowser } from '../../../tests/setup/chromium.mjs';
import { reduce } from '../../../tests/pictures/picture.mjs';
import { RUN_JOBS } from '../../../tests/setup/site.mjs';
import { PICTURES } from './examples.mjs';
import { PLACES } from './places.mjs';

const RUN_CODE = path.join( repository, 'tests/setup/run-code.php' );

const WINDOW = { width: 1200, height: 750 };

/** A picture has 960 × 600 pixels. With these few colors, text is sharp and it has about 40 kB. */
const SIZE = { scale: 1.25, step: 4, colors: 64 };

const ORDERS = 2000;

/** The menu stays when the page is scrolled, and no place is kept for a bar that is not in the picture. */
const STYLE =
	'#adminmenuwrap { position: fixed !important; } html { scrollbar-gutter: auto !important; }';

/**
 * Takes the picture of an example, which is the only one in the site.
 *
 * @param {import('../../cms/index.mjs').Cms} site
 * @param {import('playwright-core').Page}    page
 * @param {string}                            folder The example.
 * @return {Promise<Buffer>} A PNG.
 */
async function takePicture( site, page, folder ) {
	const name = path.basename( folder );
	const { url, focus, prepare } = PLACES[ name ];
	const run = async ( code ) => {
		const { code: status, stderr } = await site.php( [
			RUN_CODE,
			site.wpPath,
			code,
		] );
		if ( status !== 0 ) {
			throw new Error( `${ name }: ${ stderr }` );
		}
	};
	const installed = path.join( site.wpPath, 'wp-content/plugins', name );
	await cp( folder, installed, { recursive: true } );
	const activate = ( call ) =>
		run(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return ${ call }( '${ name }/${ name }.php' );`
		);
	await activate( 'activate_plugin' );
	try {
		await run( prepare ?? 'return true;' );
		await run( `${ RUN_JOBS } return true;` );
		await showPage( page, new URL( `/wp-admin/${ url }`, site.url ).href );
		await page.addStyleTag( { content: STYLE } );
		if ( focus ) {
			await page
				.locator( focus )
				.first()
				.evaluate( ( element ) =>
					element.scrollIntoView( { block: 'center', inline: 'end' } )
				);
		}
		return await reduce(
			page,
			await page.screenshot( { animations: 'disabled' } ),
			SIZE
		);
	} finally {
		await activate( 'deactivate_plugins' );
		await rm( installed, { recursive: true, force: true } );
	}
}

/**
 * Takes the pictures of the gallery in a new demo store.
 *
 * @param {string}                                    root     The repository. Its scripts must have been built.
 * @param {string[]}                                  names    Examples.
 * @param {import('../../cms/progress.mjs').Progress} progress
 * @throws {Error} Names an example whose place is unknown.
 */
export async function takePictures( root, names, progress ) {
	const unknown = names.filter( ( name ) => ! PLACES[ name ] );
	if ( unknown.length > 0 ) {
		throw new Error(
			`Where ${ unknown.join(
				', '
			) } is seen is unknown: add it to bin/docs/gallery/places.mjs.`
		);
	}
	const site = await startCms( {
		dir: path.join( root, '.cache/test-sites/gallery' ),
		orders: ORDERS,
		reset: true,
		log: progress,
	} );
	const browser = await openBrowser();
	try {
		const page = await browser.newPage( {
			viewport: WINDOW,
			locale: 'en-US',
			reducedMotion: 'reduce',
		} );
		await page.goto( site.loginUrl );
		for ( const name of names ) {
			await progress.step( `Picture of ${ name }`, async () =>
				writeFile(
					path.join( root, PICTURES, `${ name }.png` ),
					await takePicture(
						site,
						page,
						path.join( root, 'examples', name )
					)
				)
			);
		}
	} finally {
		await browser.close();
		await site.stop();
	}
}
