// cspell:ignore ABCDEFGHJKMNPQRSTUVWXYZ

/** Without those that look alike. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const LENGTH = 8;

/** A random code, which cannot be guessed. */
export const generateCode = () =>
	Array.from(
		window.crypto.getRandomValues( new Uint32Array( LENGTH ) ),
		( part ) => CHARACTERS[ part % CHARACTERS.length ]
	).join( '' );
