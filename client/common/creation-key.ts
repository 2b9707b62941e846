/**
 * A new key for a request that creates something. A request that is repeated
 * with its key, because its response was lost, creates nothing twice.
 */
export const createCreationKey = () =>
	Array.from(
		window.crypto.getRandomValues( new Uint32Array( 4 ) ),
		( part ) => part.toString( 16 ).padStart( 8, '0' )
	).join( '' );
