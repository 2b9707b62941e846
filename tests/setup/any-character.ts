import fc from 'fast-check';

/** Code points that stand for half a character in UTF-16. */
const FIRST_HALF = 0xd800;
const HALVES = 0x800;

/**
 * Any character of Unicode, for `fc.string( { unit: anyCharacter } )`: the same as the
 * unit `binary`, for which fast-check lists all million characters in a second.
 */
export const anyCharacter = fc
	.integer( { min: 0, max: 0x10ffff - HALVES } )
	.map(
		( number ) =>
			String.fromCodePoint(
				number < FIRST_HALF ? number : number + HALVES
			),
		( character ) => {
			const code = String( character ).codePointAt( 0 ) ?? 0;
			return code < FIRST_HALF ? code : code - HALVES;
		}
	);
