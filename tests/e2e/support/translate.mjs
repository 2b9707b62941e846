import assert from 'node:assert/strict';

/**
 * Creates a function that translates a text of the catalog and fills in its placeholders.
 *
 * @param {import('../../../bin/translations/po-file.mjs').Catalog} catalog
 */
export const createTranslate =
	( { entries } ) =>
	( /** @type {string} */ text, /** @type {string[]} */ ...values ) => {
		const entry = entries.find(
			( { id, context } ) => id === text && context === undefined
		);
		assert.ok( entry?.translations[ 0 ], `not translated: ${ text }` );
		let next = 0;
		return entry.translations[ 0 ].replaceAll(
			/%(?:(\d+)\$)?[sd]/g,
			( _, number ) => values[ number ? number - 1 : next++ ]
		);
	};
