import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

/**
 * @typedef {{ name: string, data?: string | Buffer, type?: string, link?: string }} Entry
 */

/**
 * @param {Entry} entry `type` is the type flag: 0 file, 1 and 2 links, 5 folder, x pax header, L long name.
 * @return {Buffer} The header and the data, padded to blocks.
 */
function tarEntry( { name, data = '', type = '0', link = '' } ) {
	const bytes = Buffer.from( data );
	const header = Buffer.alloc( 512 );
	header.write( name, 0, 100 );
	header.write( '0000644\0', 100 );
	header.write(
		`${ bytes.length.toString( 8 ).padStart( 11, '0' ) }\0`,
		124
	);
	header.write( '        ', 148 );
	header.write( type, 156 );
	header.write( link, 157, 100 );
	header.write( 'ustar\u000000', 257 );
	const sum = header.reduce( ( total, byte ) => total + byte, 0 );
	header.write( `${ sum.toString( 8 ).padStart( 6, '0' ) }\0 `, 148 );
	const padding = Buffer.alloc( ( 512 - ( bytes.length % 512 ) ) % 512 );
	return Buffer.concat( [ header, bytes, padding ] );
}

/**
 * @param {Entry[]} entries
 * @return {Buffer} A tar archive.
 */
export function makeTar( entries ) {
	return Buffer.concat( [
		...entries.map( tarEntry ),
		Buffer.alloc( 1024 ),
	] );
}

/**
 * @param {Entry[]} entries
 * @return {Buffer} A .tgz file.
 */
export function makeTarball( entries ) {
	return gzipSync( makeTar( entries ) );
}

/**
 * @param {{ name: string, data: string, mode?: number, sum?: number, size?: number }[]} entries `sum` and `size` replace the correct checksum and size.
 * @return {Buffer} A zip archive.
 */
export function makeZip( entries ) {
	const parts = [];
	const directory = [];
	let offset = 0;
	for ( const { name, data, mode = 0o100644, ...lies } of entries ) {
		const bytes = Buffer.from( data );
		const packed = deflateRawSync( bytes );
		const path = Buffer.from( name );
		const common = Buffer.alloc( 26 );
		common.writeUInt16LE( 20, 0 );
		common.writeUInt16LE( 8, 4 );
		common.writeUInt32LE( lies.sum ?? crc32( bytes ), 10 );
		common.writeUInt32LE( packed.length, 14 );
		common.writeUInt32LE( lies.size ?? bytes.length, 18 );
		common.writeUInt16LE( path.length, 22 );
		const local = Buffer.from( 'PK\x03\x04', 'latin1' );
		const entry = Buffer.from( 'PK\x01\x02\x14\x03', 'latin1' );
		const rest = Buffer.alloc( 14 );
		rest.writeUInt16LE( mode, 8 );
		rest.writeUInt32LE( offset, 10 );
		directory.push( entry, common, rest, path );
		parts.push( local, common, path, packed );
		offset += 30 + path.length + packed.length;
	}
	const list = Buffer.concat( directory );
	const end = Buffer.alloc( 22 );
	end.write( 'PK\x05\x06', 'latin1' );
	end.writeUInt16LE( entries.length, 8 );
	end.writeUInt16LE( entries.length, 10 );
	end.writeUInt32LE( list.length, 12 );
	end.writeUInt32LE( offset, 16 );
	return Buffer.concat( [ ...parts, list, end ] );
}
