import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../security/fuzz/random.mjs';

/** Lines of a block. Changes of larger pieces of code are in no sample. */
const BLOCK = 15;

const isMutated = ( /** @type {string} */ file ) =>
	/\.tsx?$/.test( file ) &&
	! /\.d\.ts$|(^|\/)(test|stories)(\/|\.tsx$)/.test( file );

/** Blocks of lines of the code in folders, as Stryker names them. */
const listBlocks = ( /** @type {string[]} */ folders ) =>
	folders.flatMap( ( folder ) =>
		readdirSync( folder, { recursive: true } )
			.map( String )
			.filter( isMutated )
			.sort()
			.flatMap( ( name ) => {
				const file = path.posix.join( folder, name );
				const { length } = readFileSync( file, 'utf8' ).split( '\n' );
				return Array.from(
					{ length: Math.ceil( length / BLOCK ) },
					( _block, index ) =>
						`${ file }:${ index * BLOCK + 1 }-${ Math.min(
							length,
							( index + 1 ) * BLOCK
						) }`
				);
			} )
	);

/**
 * Chooses blocks of lines. The same seed chooses the same ones.
 *
 * @param {string[]} folders
 * @param {number}   count   How many.
 * @param {number}   seed
 */
export function chooseBlocks( folders, count, seed ) {
	const blocks = listBlocks( folders );
	const random = createRandom( seed * 1_000_003 );
	return Array.from( { length: Math.min( count, blocks.length ) }, () =>
		blocks.splice( random.below( blocks.length ), 1 )
	).flat();
}
