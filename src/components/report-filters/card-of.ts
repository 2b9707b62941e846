/** The value of a dropdown that opens the advanced filters. */
export const isAdvanced = ( value: unknown ) => value === 'advanced';

/** The values of a dropdown that open a comparison. */
export const isComparison = ( value: unknown ): value is string =>
	typeof value === 'string' && value.startsWith( 'compare' );
