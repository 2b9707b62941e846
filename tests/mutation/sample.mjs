import { createHash } from 'node:crypto';
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
	return (
		file.endsWith( '.php' )
			? listPhpMutants( code )
			: listTypeScriptMutants( code, file )
	).map( ( mutant ) => ( {
		...mutant,
		file,
		code: code.slice( mutant.start, mutant.end ),
	} ) );
};

/** @typedef {import('./kinds.mjs').Mutant & { file: string, code: string }} MutantOfFile With the code that is replaced. */

/** All small changes of the code in folders, without tests. */
export const listAllMutants = ( /** @type {string[]} */ folders ) =>
	spawnSync( 'git', [ 'ls-files', '--', ...folders ], { encoding: 'utf8' } )
		.stdout.split( '\n' )
		.filter( isMutated )
		.flatMap( listMutants );

/**
 * Chooses changes, of each kind as many. The same seed chooses the same ones, also after
 * other code changed: each has a place in the order that depends on its own text alone.
 */
export function chooseMutants(
	/** @type {MutantOfFile[]} */ all,
	/** @type {number} */ count,
	/** @type {number} */ seed
) {
	/** @type {Map<string, number>} Changes with equal texts in a file. */
	const counts = new Map();
	const ordered = all
		.map( ( mutant ) => {
			const { file, kind, code, text } = mutant;
			const name = JSON.stringify( [ seed, file, kind, code, text ] );
			const place = counts.get( name ) ?? 0;
			counts.set( name, place + 1 );
			return {
				mutant,
				key: createHash( 'md5' )
					.update( name + place )
					.digest( 'hex' ),
			};
		} )
		.sort( ( one, other ) => ( one.key < other.key ? -1 : 1 ) )
		.map( ( { mutant } ) => mutant );
	const kinds = KINDS.map( ( name ) =>
		ordered.filter( ( { kind } ) => kind === name )
	);
	return Array.from(
		{ length: Math.min( count, all.length ) },
		( _, index ) => {
			const left = kinds.filter( ( { length } ) => length > 0 );
			return left[ index % left.length ].splice( 0, 1 );
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
