import { galleryPage } from './gallery/page.mjs';
import { hooksPage } from './hooks-page.mjs';
import { openApi } from './openapi.mjs';
import { restPage } from './rest-page.mjs';

/** Too large to read: not in git. */
export const OPEN_API = '.cache/docs/openapi.json';

/**
 * The generated pages that are in git.
 *
 * @return {Record<string, string>} File below the repository => content.
 */
export const createPages = ( /** @type {string} */ root ) => ( {
	'docs/gallery.md': galleryPage( root ),
	'docs/hooks.md': hooksPage( root ),
	'docs/rest-api.md': restPage( root ),
} );

/**
 * All generated files.
 *
 * @return {Record<string, string>} File below the repository => content.
 */
export const createFiles = ( /** @type {string} */ root ) => ( {
	...createPages( root ),
	[ OPEN_API ]: `${ JSON.stringify( openApi( root ), null, '\t' ) }\n`,
} );
