import { readCatalogs } from '../../translations/index.mjs';
import { readMessages } from '../../translations/sources.mjs';
import { describeProgress } from '../../translations/update.mjs';

/**
 * Checks that every language is complete.
 *
 * @param {{ root: string }} release
 * @return {Promise<string[]>} A line for each language that is not.
 */
export const checkTranslations = async ( { root } ) =>
	describeProgress( await readCatalogs( root ), await readMessages( root ) )
		.filter( ( { missing } ) => missing > 0 )
		.map( ( { text } ) => `${ text }. Run npm run translations.` );
