const TABLE = Uint32Array.from( { length: 256 }, ( _, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? 0xedb88320 ^ ( value >>> 1 ) : value >>> 1;
	}
	return value >>> 0;
} );

/**
 * The checksum of zip archives. (node:zlib has one only since Node 22.2.)
 *
 * @param {Uint8Array} data
 * @return {number} Unsigned 32 bits.
 */
export function crc32( data ) {
	let sum = 0xffffffff;
	for ( const byte of data ) {
		sum = ( TABLE[ ( sum ^ byte ) & 0xff ] ?? 0 ) ^ ( sum >>> 8 );
	}
	return ( sum ^ 0xffffffff ) >>> 0;
}
