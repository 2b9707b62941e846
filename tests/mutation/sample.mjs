import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { createRandom } from '../security/fuzz/random.mjs';
import { KINDS } from './kinds.mjs';
import { listMutants as listPhpMutants } from './php/mutants.mjs';
import { listMutants as listTypeScriptMutants } from './typescript/mutants.mjs';

/** Lines of a block. Changes of larger pieces of code are in no sample. */
const BLOCK = 15;

const isMutated = ( /** @type {string} */ file ) =>
	/\.(tsx?|php)$/.test( file ) &&
	! /\.d\.ts$|(^|\/)(test|stories)(\/|\.tsx$)/.test( file );

const listMutants = ( /** @type {string} */ file ) => {
	const code = readFileSync( file, 'utf8' );
	return file.endsWith( '.php' )
		? listPhpMutants( code )
		: listTypeScriptMutants( code, file );
};

/** @typedef {import('./kinds.mjs').Mutant & { file: string }} MutantOfFile */

/**
 * All small changes of the code in folders, without tests.
 *
 * @param {string[]} folders
 * @return {MutantOfFile[]} The changes.
 */
export const listAllMutants = ( folders ) =>
	spawnSync( 'git', [ 'ls-files', '--', ...folders ], { encoding: 'utf8' } )
		.stdout.split( '\n' )
		.filter( isMutated )
		.flatMap( ( file ) =>
			listMutants( file ).map( ( mutant ) => ( { file, ...mutant } ) )
		);

/**
 * Chooses changes, of each kind as many. The same seed chooses the same ones.
 *
 * @param {MutantOfFile[]} all
 * @param {number}         count
 * @param {number}         seed
 */
export function chooseMutants( all, count, seed ) {
	const random = createRandom( seed * 1_000_003 );
	const kinds = KINDS.map( ( name ) =>
		all.filter( ( { kind } ) => kind === name )
	);
	return Array.from(
		{ length: Math.min( count, all.length ) },
		( _, index ) => {
			const left = kinds.filter( ( { length } ) => length > 0 );
			const mutants = left[ index % left.length ];
			return mutants.splice( random.below( mutants.length ), 1 );
		}
	).flat();
}

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
