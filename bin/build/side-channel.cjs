/*
 * Replaces the side-channel package in the bundle. The package also supports
 * engines without WeakMap, which makes it larger than the whole navigation
 * library. All supported browsers have WeakMap.
 */

const isObject = ( key ) =>
	( typeof key === 'object' && key !== null ) || typeof key === 'function';

/** Stores values for objects without changing them. */
module.exports = function getSideChannel() {
	const objects = new WeakMap();
	const others = new Map();
	const of = ( key ) => ( isObject( key ) ? objects : others );
	const channel = {
		assert( key ) {
			if ( ! channel.has( key ) ) {
				throw new TypeError( 'Side channel does not contain the key.' );
			}
		},
		delete: ( key ) => of( key ).delete( key ),
		get: ( key ) => of( key ).get( key ),
		has: ( key ) => of( key ).has( key ),
		set( key, value ) {
			of( key ).set( key, value );
		},
	};
	return channel;
};
