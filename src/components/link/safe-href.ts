/** Characters that browsers ignore in a scheme. */
const IGNORED_CHARACTERS = /[\u0000-\u0020]/g;

/**
 * Returns the URL, or undefined if it would run a script. URLs can come from
 * notes, plugins or imported data.
 */
export function getSafeHref( href: string ) {
	const scheme = href
		.replace( IGNORED_CHARACTERS, '' )
		.match( /^([^/?#:]*):/ )?.[ 1 ];
	const isScript =
		scheme !== undefined &&
		[ 'javascript', 'data', 'vbscript' ].includes( scheme.toLowerCase() );
	return isScript ? undefined : href;
}
