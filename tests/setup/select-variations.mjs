/**
 * The variations whose name `npm test -- PART --grep=NAME` matches, so that sites that no
 * test uses are not started. If the name matches none, it is the name of a test, and all
 * are returned.
 */
export function selectVariations( /** @type {string[]} */ names ) {
	const pattern = new RegExp( process.env.STOREDECK_GREP ?? '' );
	const matching = names.filter( ( name ) => pattern.test( name ) );
	return matching.length ? matching : names;
}
