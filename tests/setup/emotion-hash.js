const names = new Map();

/**
 * Names the styles of emotion in their order. Its own function reads each character
 * of all styles in JavaScript whenever a component is rendered, for names that are
 * the same on servers and in browsers.
 */
module.exports = ( styles ) => {
	if ( ! names.has( styles ) ) {
		names.set( styles, names.size.toString( 36 ) );
	}
	return names.get( styles );
};
