import { crc32, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
// Symbolic link: the upper four bits of the Unix file mode.
const UNIX_LINK = 0o12;

/**
 * @typedef {Object} ZipEntry
 * @property {string}       name   Path in the archive.
 * @property {boolean}      isFile False for folders and symbolic links.
 * @property {() => Buffer} read   Decompresses the file and verifies its checksum.
 */

/**
 * @param {Buffer} zip
 * @return {number} Offset of the end-of-central-directory record.
 */
function findEnd( zip ) {
	const last = Math.max( 0, zip.length - 22 - 0xffff );
	for ( let at = zip.length - 22; at >= last; at-- ) {
		if ( zip.readUInt32LE( at ) === END_OF_DIRECTORY ) {
			return at;
		}
	}
	throw new Error( 'Not a zip archive.' );
}

/**
 * @param {Buffer} zip
 * @param {number} at  Offset of the entry in the central directory.
 * @return {Buffer} The contents.
 */
function readContents( zip, at ) {
	const method = zip.readUInt16LE( at + 10 );
	const sum = zip.readUInt32LE( at + 16 );
	const packed = zip.readUInt32LE( at + 20 );
	const size = zip.readUInt32LE( at + 24 );
	const local = zip.readUInt32LE( at + 42 );
	if ( zip.readUInt32LE( local ) !== LOCAL_HEADER ) {
		throw new Error( 'The zip archive is damaged.' );
	}
	const start =
		local +
		30 +
		zip.readUInt16LE( local + 26 ) +
		zip.readUInt16LE( local + 28 );
	const raw = zip.subarray( start, start + packed );
	if ( method !== 0 && method !== 8 ) {
		throw new Error( `Unknown compression ${ method } in a zip archive.` );
	}
	// Limits the output to one byte more than declared, to detect zip bombs.
	const data =
		method === 8
			? inflateRawSync( raw, { maxOutputLength: size + 1 } )
			: raw;
	if ( data.length !== size || crc32( data ) !== sum ) {
		throw new Error( 'The zip archive is damaged.' );
	}
	return data;
}

/**
 * Reads a zip archive from memory. Supports neither zip64 nor encryption.
 *
 * @param {Buffer} zip
 * @return {Generator<ZipEntry, void>} The entries in the order of the central directory.
 * @throws If the data is not a zip archive or is damaged.
 */
export function* readZip( zip ) {
	const end = findEnd( zip );
	const count = zip.readUInt16LE( end + 10 );
	let at = zip.readUInt32LE( end + 16 );
	for ( let index = 0; index < count; index++ ) {
		if ( zip.readUInt32LE( at ) !== DIRECTORY_ENTRY ) {
			throw new Error( 'The zip archive is damaged.' );
		}
		const entry = at;
		const nameLength = zip.readUInt16LE( at + 28 );
		const name = zip.toString( 'utf8', at + 46, at + 46 + nameLength );
		const unixKind = Math.floor( zip.readUInt16LE( at + 40 ) / 0o10000 );
		at +=
			46 +
			nameLength +
			zip.readUInt16LE( at + 30 ) +
			zip.readUInt16LE( at + 32 );
		yield {
			name,
			isFile: ! name.endsWith( '/' ) && unixKind !== UNIX_LINK,
			read: () => readContents( zip, entry ),
		};
	}
}
