/** What browsers skip at the start and inside of a scheme. */
const IGNORED = /[\u0000-\u0020]/g;

/**
 * The address, unless following it would run a script: links may come from
 * notes, plugins or imported texts.
 */
export function getSafeHref( href: string ) {
	const scheme = href.replace( IGNORED, '' ).match( /^([^/?#:]*):/ )?.[ 1 ];
	const isScript =
		scheme !== undefined &&
		[ 'javascript', 'data', 'vbscript' ].includes( scheme.toLowerCase() );
	return isScript ? undefined : href;
}
