/**
 * Converts to lower case, so that each position is that of the same character in
 * the text. Characters that would become longer, as İ, stay.
 *
 * @param text Text.
 */
export const toLowerCase = ( text: string ) =>
	Array.from( text, ( character ) => {
		const result = character.toLowerCase();
		return result.length === character.length ? result : character;
	} ).join( '' );
