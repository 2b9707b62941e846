import type { Values } from '../../common/setting/types';

/** Lists are chosen, not ordered. */
const comparable = ( value: unknown ) =>
	JSON.stringify( Array.isArray( value ) ? [ ...value ].sort() : value );

/** The names of the settings that are not as they were saved. */
export const getChanged = ( saved: Values, edited: Values ): string[] =>
	Object.keys( edited ).filter(
		( name ) => comparable( edited[ name ] ) !== comparable( saved[ name ] )
	);
