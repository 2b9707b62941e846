const BLOCK = 512;

/**
 * @typedef {Object} TarEntry
 * @property {string}                      name Path in the archive.
 * @property {'file' | 'folder' | 'other'} type Links and devices are `other`.
 * @property {Buffer}                      data Contents of a selected file, otherwise empty.
 */

/**
 * Creates a function that reads a number of bytes from a stream.
 *
 * @param {AsyncIterable<Buffer>} source
 * @return {( length: number, keep: boolean ) => Promise<Buffer | null>} Reads the next bytes, or returns null at the end. Without `keep`, the bytes are skipped.
 */
function byteReader( source ) {
	const iterator = source[ Symbol.asyncIterator ]();
	/** @type {Buffer} */
	let chunk = Buffer.alloc( 0 );
	return async ( length, keep ) => {
		const taken = [];
		let missing = length;
		while ( missing > 0 ) {
			if ( ! chunk.length ) {
				const next = await iterator.next();
				if ( next.done ) {
					return null;
				}
				chunk = next.value;
			}
			const part = chunk.subarray( 0, missing );
			chunk = chunk.subarray( part.length );
			missing -= part.length;
			if ( keep ) {
				taken.push( part );
			}
		}
		return Buffer.concat( taken );
	};
}

/**
 * @param {Buffer} field
 * @return {string} The text before the first NUL byte.
 */
function text( field ) {
	const end = field.indexOf( 0 );
	return field.toString( 'utf8', 0, end < 0 ? field.length : end );
}

/**
 * @param {Buffer} field Octal digits, or a big-endian number if the highest bit is set.
 * @return {number} The number.
 */
function number( field ) {
	if ( ( field[ 0 ] ?? 0 ) >= 0x80 ) {
		return field.readUIntBE( field.length - 6, 6 );
	}
	return parseInt( text( field ).trim() || '0', 8 );
}

/**
 * @param {Buffer} header
 * @return {boolean} Whether the checksum is correct.
 */
function isSound( header ) {
	let sum = 8 * 32;
	header.forEach( ( byte, at ) => {
		sum += at >= 148 && at < 156 ? 0 : byte;
	} );
	return sum === number( header.subarray( 148, 156 ) );
}

/**
 * @param {Buffer} data Records "length key=value\n" of a pax header.
 * @return {Record<string, string>} The values by key.
 */
function paxRecords( data ) {
	/** @type {Record<string, string>} */
	const records = {};
	for ( let at = 0; at < data.length;  ) {
		const space = data.indexOf( 32, at );
		const length = parseInt( data.toString( 'utf8', at, space ), 10 );
		if ( space < 0 || ! ( length > 0 ) ) {
			break;
		}
		const record = data.toString( 'utf8', space + 1, at + length - 1 );
		const equals = record.indexOf( '=' );
		records[ record.slice( 0, equals ) ] = record.slice( equals + 1 );
		at += length;
	}
	return records;
}

/**
 * Reads a tar archive (ustar, pax and GNU long names).
 *
 * @param {AsyncIterable<Buffer>}       source The decompressed archive.
 * @param {( name: string ) => boolean} wanted Selects files to read; others are skipped.
 * @return {AsyncGenerator<TarEntry, void>} The folders and the selected files.
 * @throws If the archive is damaged or incomplete.
 */
export async function* readTar( source, wanted ) {
	const take = byteReader( source );
	/** @type {Record<string, string>} */
	let next = {};
	for (;;) {
		const header = await take( BLOCK, true );
		if ( ! header || header.every( ( byte ) => byte === 0 ) ) {
			if ( ! header ) {
				throw new Error( 'The archive is incomplete.' );
			}
			return;
		}
		if ( ! isSound( header ) ) {
			throw new Error( 'The archive is damaged.' );
		}
		const kind = String.fromCharCode( header[ 156 ] ?? 0 );
		const prefix = text( header.subarray( 345, 500 ) );
		const short = text( header.subarray( 0, 100 ) );
		const isUstar = text( header.subarray( 257, 262 ) ) === 'ustar';
		const name =
			next.path ??
			( isUstar && prefix ? `${ prefix }/${ short }` : short );
		const size = Number(
			next.size ?? number( header.subarray( 124, 136 ) )
		);
		const isMeta = 'xgLK'.includes( kind );
		const isFile = kind === '0' || kind === '\0';
		const keep = isMeta || ( isFile && wanted( name ) );
		const data = await take( size, keep );
		const padding = await take(
			( BLOCK - ( size % BLOCK ) ) % BLOCK,
			false
		);
		if ( ! data || ! padding ) {
			throw new Error( 'The archive is incomplete.' );
		}
		if ( kind === 'x' ) {
			next = { ...next, ...paxRecords( data ) };
		} else if ( kind === 'L' ) {
			next = { ...next, path: text( data ) };
		} else if ( ! isMeta ) {
			next = {};
			if ( keep || ! isFile ) {
				const isFolder = kind === '5';
				const other = isFolder ? 'folder' : 'other';
				yield { name, type: isFile ? 'file' : other, data };
			}
		}
	}
}
