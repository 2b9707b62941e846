/** Whether a filtered value is a list of names. */
export const isNames = ( value: unknown ): value is string[] =>
	Array.isArray( value ) &&
	value.every( ( name ) => typeof name === 'string' );
