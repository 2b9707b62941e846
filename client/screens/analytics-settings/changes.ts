import type { Values } from '../../common/setting/types';

/** The order of lists does not matter. */
const comparable = ( value: unknown ) =>
	JSON.stringify( Array.isArray( value ) ? [ ...value ].sort() : value );

/** The names of the changed settings. */
export const getChanged = ( saved: Values, edited: Values ): string[] =>
	Object.keys( edited ).filter(
		( name ) => comparable( edited[ name ] ) !== comparable( saved[ name ] )
	);
