import { hooksPage } from './hooks-page.mjs';

/**
 * The generated pages.
 *
 * @param {string} root The repository.
 * @return {Record<string, string>} File below the repository => content.
 */
export const createPages = ( root ) => ( {
	'docs/hooks.md': hooksPage( root ),
} );
