import { open, stat } from 'node:fs/promises';

const INTERVAL_MS = 500;

/**
 * Prints the lines that are added to a log and concern a plugin.
 *
 * @param {string}                   file
 * @param {string[]}                 texts One of which such a line contains.
 * @param {( line: string ) => void} print
 * @return {Promise<() => void>} Stops it.
 */
export async function followLog( file, texts, print ) {
	const sizeOf = () =>
		stat( file ).then(
			( { size } ) => size,
			() => 0
		);
	let position = await sizeOf();
	const read = async () => {
		const size = await sizeOf();
		const start = Math.min( position, size );
		position = size;
		if ( size <= start ) {
			return;
		}
		const log = await open( file );
		const { buffer } = await log.read( {
			buffer: Buffer.alloc( size - start ),
			position: start,
		} );
		await log.close();
		buffer
			.toString()
			.split( '\n' )
			.filter( ( line ) =>
				texts.some( ( text ) => line.includes( text ) )
			)
			.forEach( ( line ) => print( line ) );
	};
	// A watcher of Node tells of no change before its first look.
	const timer = setInterval( read, INTERVAL_MS );
	return () => clearInterval( timer );
}
