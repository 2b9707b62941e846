/** The path of a screen of Storedeck in an address, in a list; empty for other addresses. */
export const getPathOfHref = ( href: string ) =>
	new URL( href, window.location.href ).searchParams.getAll( 'path' );
