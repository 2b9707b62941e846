/** Rotation amounts of each round. */
const TURNS = [
	[ 7, 12, 17, 22 ],
	[ 5, 9, 14, 20 ],
	[ 4, 11, 16, 23 ],
	[ 6, 10, 15, 21 ],
];
const BLOCK = 64;

/** Encodes a string as UTF-8; lone surrogates become U+FFFD. */
function toBytes( text: string ): number[] {
	const whole = text.replace( /\p{Surrogate}/gu, '\ufffd' );
	const parts = encodeURIComponent( whole ).match( /%..|./g ) ?? [];
	return parts.map( ( part ) =>
		part.length === 3
			? parseInt( part.slice( 1 ), 16 )
			: part.charCodeAt( 0 )
	);
}

/** Pads the bytes and appends their length, in whole blocks. */
function pad( bytes: number[] ): DataView {
	const length = Math.ceil( ( bytes.length + 9 ) / BLOCK ) * BLOCK;
	const padded = new Uint8Array( length );
	padded.set( bytes );
	padded[ bytes.length ] = 0x80;
	const view = new DataView( padded.buffer );
	view.setUint32( length - 8, bytes.length * 8, true );
	return view;
}

/** The mixing function and message index of each round. */
function mix( step: number, b: number, c: number, d: number ) {
	switch ( step >> 4 ) {
		case 0:
			return [ ( b & c ) | ( ~b & d ), step ] as const;
		case 1:
			return [ ( d & b ) | ( ~d & c ), ( 5 * step + 1 ) % 16 ] as const;
		case 2:
			return [ b ^ c ^ d, ( 3 * step + 5 ) % 16 ] as const;
		default:
			return [ c ^ ( b | ~d ), ( 7 * step ) % 16 ] as const;
	}
}

const turn = ( word: number, bits: number ) =>
	( word << bits ) | ( word >>> ( 32 - bits ) );

/** Formats a word as hexadecimal digits, lowest byte first. */
const toHex = ( word: number ) =>
	[ 0, 8, 16, 24 ]
		.map( ( bits ) =>
			( ( word >>> bits ) & 0xff ).toString( 16 ).padStart( 2, '0' )
		)
		.join( '' );

/**
 * Returns the MD5 hash (RFC 1321) of a UTF-8 string as lower-case hexadecimal
 * digits. Only used in URLs of avatars, not for security.
 */
export function md5( text: string ): string {
	const view = pad( toBytes( text ) );
	let [ a0, b0, c0, d0 ] = [ 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476 ];
	for ( let start = 0; start < view.byteLength; start += BLOCK ) {
		let [ a, b, c, d ] = [ a0, b0, c0, d0 ];
		for ( let step = 0; step < BLOCK; step++ ) {
			const [ mixed, word ] = mix( step, b, c, d );
			const constant = Math.floor(
				Math.abs( Math.sin( step + 1 ) ) * 2 ** 32
			);
			const sum =
				( a +
					mixed +
					constant +
					view.getUint32( start + word * 4, true ) ) |
				0;
			const bits = TURNS[ step >> 4 ]?.[ step % 4 ] ?? 0;
			[ a, d, c, b ] = [ d, c, b, ( b + turn( sum, bits ) ) | 0 ];
		}
		a0 = ( a0 + a ) | 0;
		b0 = ( b0 + b ) | 0;
		c0 = ( c0 + c ) | 0;
		d0 = ( d0 + d ) | 0;
	}
	return [ a0, b0, c0, d0 ].map( toHex ).join( '' );
}
