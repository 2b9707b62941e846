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
		[ 'echo max( $a, $b );', [] ],
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
		[ 'const a = Math.max( b, c );', [] ],
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
	const lines = Array.from(
		{ length: 50 },
		( _, index ) => `save( a === b, ${ index } );`
	);
	const list = ( code ) =>
		listTypeScriptMutants( code.join( '\n' ) ).map( ( mutant ) => ( {
			...mutant,
			file: 'a.ts',
			code: code.join( '\n' ).slice( mutant.start, mutant.end ),
		} ) );
	const choose = ( code, seed = 1 ) =>
		chooseMutants( list( code ), 8, seed ).map(
			( { kind, code: before, text } ) => ( { kind, before, text } )
		);

	it( 'are of each kind that the code has', () => {
		assert.deepEqual(
			choose( lines ).map( ( { kind } ) => kind ),
			[ 1, 2 ].flatMap( () => [
				'operator',
				'constant',
				'statement',
				'arguments',
			] )
		);
	} );

	it( 'are others for another seed', () => {
		assert.notDeepEqual( choose( lines ), choose( lines, 2 ) );
	} );

	it( 'stay the same when code around them changes', () => {
		const chosen = choose( lines ).map( ( { before } ) => before );
		const others = lines.filter(
			( line ) => ! chosen.some( ( text ) => line.includes( text ) )
		);
		assert.deepEqual(
			choose( [ ...lines, ...others.slice( 0, 1 ) ] ),
			choose( lines )
		);
	} );
} );
