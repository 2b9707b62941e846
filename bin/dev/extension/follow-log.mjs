import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readLines } from '../../cms/processes.mjs';

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
		readLines(
			createReadStream( file, { start, end: size - 1 } ),
			( line ) =>
				texts.some( ( text ) => line.includes( text ) ) && print( line )
		);
	};
	// A watcher of Node tells of no change before its first look.
	const timer = setInterval( read, INTERVAL_MS );
	return () => clearInterval( timer );
}
