import type { Note } from './types';

/** Characters of text that fit into the inbox without being cut off. */
export const MAX_TEXT_LENGTH = 320;

/** The text of some markup; nothing in it is loaded or run. */
const textOf = ( markup: string ) =>
	new DOMParser().parseFromString( markup, 'text/html' ).body.textContent ??
	'';

/**
 * Makes a function that tells the authors of notes, in the console and only
 * once, that a text is too long for the inbox.
 */
export function createLongNoteWarning() {
	let hasWarned = false;

	return ( notes: readonly Note[] ) => {
		const long = hasWarned
			? undefined
			: notes.find(
					( { content = '' } ) =>
						textOf( content ).length > MAX_TEXT_LENGTH
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
