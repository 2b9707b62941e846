import type { Note } from './types';

/** Number of characters that the inbox shows. */
export const MAX_TEXT_LENGTH = 320;

/** The text of HTML, which is neither loaded nor run. */
const getText = ( markup: string ) =>
	new DOMParser().parseFromString( markup, 'text/html' ).body.textContent ??
	'';

/**
 * Creates a function that logs, once, that the text of a note is too long for
 * the inbox.
 */
export function createLongNoteWarning() {
	let hasWarned = false;

	return ( notes: readonly Note[] ) => {
		const long = notes.find(
			( { content = '' } ) =>
				! hasWarned && getText( content ).length > MAX_TEXT_LENGTH
		);
		if ( long ) {
			hasWarned = true;

			console.warn(
				`The note "${ long.name ?? long.id }" has more than ` +
					`${ MAX_TEXT_LENGTH } characters of text; the inbox cuts it off.`
			);
		}
	};
}
