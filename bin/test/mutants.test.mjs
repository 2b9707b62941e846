import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMutant } from '../../tests/mutation/kinds.mjs';
import { listMutants as listPhpMutants } from '../../tests/mutation/php/mutants.mjs';
import { chooseMutants } from '../../tests/mutation/sample.mjs';
import { listMutants as listTypeScriptMutants } from '../../tests/mutation/typescript/mutants.mjs';

const LANGUAGES = {
	PHP: { list: listPhpMutants, start: '<?php\n' },
	TypeScript: { list: listTypeScriptMutants, start: '' },
};

/** @type {Record<string, [ string, string[] ][]>} Changed versions of a statement. */
const CASES = {
	PHP: [
		[ '$a = $b < $c;', [ ';', '$a = $b <= $c;' ] ],
		[ 'echo $a === $b;', [ 'echo $a !== $b;' ] ],
		[
			'echo $a && ( $b - $c );',
			[ 'echo $a || ( $b - $c );', 'echo $a && ( $b + $c );' ],
		],
		[ 'echo ! $a;', [ 'echo $a;' ] ],
		[ 'echo true;', [ 'echo false;' ] ],
		[ 'echo 9;', [ 'echo 10;' ] ],
		[ 'echo $a ? $b : $c;', [ 'echo $a ? $c : $b;' ] ],
		[ 'if ( $a ) { echo $b; }', [ 'if ( ! ( $a ) ) { echo $b; }' ] ],
		[ 'save( $a );', [ ';' ] ],
		[ 'echo save( $a, $b, $c );', [ 'echo save( $b, $a, $c );' ] ],
		[ 'echo new Item( $a, $b );', [ 'echo new Item( $b, $a );' ] ],
		[ 'return $a;', [ 'return null;' ] ],
		[ 'echo "a < b" . $c;', [] ],
		[ "echo __( 'Save', 'storedeck' );", [] ],
		[ 'echo array_map( fn() => $a, $b );', [] ],
		[ 'return null;', [] ],
		[ "defined( 'ABSPATH' ) || exit;", [] ],
	],
	TypeScript: [
		[ 'a = b < c;', [ ';', 'a = b <= c;' ] ],
		[ 'const a = b ?? c;', [ 'const a = b && c;' ] ],
		[ 'const a = ! b;', [ 'const a = b;' ] ],
		[
			'const a = b ? 9 : c;',
			[ 'const a = b ? c : 9;', 'const a = b ? 10 : c;' ],
		],
		[ 'const a = [ true ];', [ 'const a = [ false ];' ] ],
		[ 'if ( a ) {}', [ 'if ( ! ( a ) ) {}' ] ],
		[ 'save( a );', [ ';' ] ],
		[ 'const a = save( b, c );', [ 'const a = save( c, b );' ] ],
		[ 'const a = () => b;', [ 'const a = () => null;' ] ],
		[
			'const a = () => { return b; };',
			[ 'const a = () => { return null; };' ],
		],
		[ "const a = __( 'Save', 'storedeck' );", [] ],
		[ 'const a = save( () => {}, b );', [] ],
		[ 'type A = B< 9 >; import a from "b";', [] ],
	],
};

for ( const [ language, { list, start } ] of Object.entries( LANGUAGES ) ) {
	describe( `changes of ${ language }`, () => {
		for ( const [ code, expected ] of CASES[ language ] ) {
			it( `are ${
				expected.join( ' or ' ) || 'none'
			} for ${ code }`, () => {
				assert.deepEqual(
					list( start + code ).map( ( mutant ) =>
						applyMutant( start + code, mutant ).slice(
							start.length
						)
					),
					expected
				);
			} );
		}

		it( 'name the line of the changed expression', () => {
			const [ { line } ] = list( `${ start }\n\nconst a = 9;` );
			assert.equal( line, start ? 4 : 3 );
		} );
	} );
}

describe( 'chosen changes', () => {
	const code = Array.from(
		{ length: 50 },
		( _, index ) => `save( a === b, ${ index } );`
	).join( '\n' );
	const all = listTypeScriptMutants( code ).map( ( mutant ) => ( {
		...mutant,
		file: 'a.ts',
	} ) );

	it( 'are of each kind that the code has', () => {
		assert.deepEqual(
			chooseMutants( all, 8, 1 ).map( ( { kind } ) => kind ),
			[
				...[ 'operator', 'constant', 'statement', 'arguments' ],
				...[ 'operator', 'constant', 'statement', 'arguments' ],
			]
		);
	} );

	it( 'are the same for a seed, and others for another seed', () => {
		assert.deepEqual(
			chooseMutants( all, 8, 1 ),
			chooseMutants( all, 8, 1 )
		);
		assert.notDeepEqual(
			chooseMutants( all, 8, 1 ),
			chooseMutants( all, 8, 2 )
		);
	} );
} );
