export const isAdvanced = ( value: unknown ) => value === 'advanced';

export const isComparison = ( value: unknown ): value is string =>
	typeof value === 'string' && value.startsWith( 'compare' );
