/** Whether a path has a variable segment. */
export const isPattern = ( path: string ) => path.includes( '/:' );

/**
 * The variable segments of a path by their names, or undefined if the path does
 * not match.
 *
 * @param pattern Path with segments such as `:id`.
 * @param path    The `path` parameter of the URL.
 * @example
 * matchPath( '/orders/:id', '/orders/7' ); // { id: '7' }
 */
export function matchPath(
	pattern: string,
	path: string
): Record< string, string > | undefined {
	const segments = path.split( '/' );
	const names = pattern.split( '/' );
	const isMatch =
		names.length === segments.length &&
		names.every( ( name, at ) =>
			name.startsWith( ':' )
				? segments[ at ] !== ''
				: name === segments[ at ]
		);
	return isMatch
		? Object.fromEntries(
				names.flatMap( ( name, at ) =>
					name.startsWith( ':' )
						? [ [ name.slice( 1 ), segments[ at ] ?? '' ] ]
						: []
				)
		  )
		: undefined;
}
