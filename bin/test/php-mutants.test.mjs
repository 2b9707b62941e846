import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMutant, listMutants } from '../../tests/mutation/php/mutants.mjs';

/** The changed versions of a statement. */
const mutate = ( code ) => {
	const file = `<?php\n${ code }`;
	return listMutants( file ).map( ( mutant ) =>
		applyMutant( file, mutant ).slice( '<?php\n'.length )
	);
};

describe( 'changes of PHP code', () => {
	/** @type {[ string, string[] ][]} */
	const cases = [
		[ 'return $a < $b;', [ 'return $a <= $b;' ] ],
		[ 'return $a === $b;', [ 'return $a !== $b;' ] ],
		[
			'return $a && ( $b - $c );',
			[ 'return $a || ( $b - $c );', 'return $a && ( $b + $c );' ],
		],
		[ 'return ! $a;', [ 'return $a;' ] ],
		[ 'return true;', [ 'return false;' ] ],
		[ 'return 9;', [ 'return 10;' ] ],
		[ 'return $a ? $b : $c;', [ 'return $a ? $c : $b;' ] ],
		[ 'if ( $a ) { $b = $c; }', [ 'if ( ! ( $a ) ) { $b = $c; }' ] ],
		[ 'save( $a );', [ ';' ] ],
		[ 'return "a < b" . $c;', [] ],
		[ "defined( 'ABSPATH' ) || exit;", [] ],
	];
	for ( const [ code, expected ] of cases ) {
		it( `changes ${ code }`, () => {
			assert.deepEqual( mutate( code ), expected );
		} );
	}

	it( 'names the line of the changed expression', () => {
		const [ { line } ] = listMutants( '<?php\n\nreturn\n\t$a < $b;' );
		assert.equal( line, 4 );
	} );
} );
