import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../cms/root.mjs';
import { CHECK_PHP_SYNTAX } from '../testing/php-syntax.mjs';

const folder = mkdtempSync( path.join( tmpdir(), 'storedeck-syntax-' ) );

/** Checks files with these contents, whose names are their numbers. */
const check = ( ...codes ) => {
	const files = codes.map( ( code, index ) => {
		const file = path.join( folder, `${ index + 1 }.php` );
		writeFileSync( file, `<?php\n${ code }\n` );
		return file;
	} );
	const { status, stderr } = spawnSync(
		`${ CHECK_PHP_SYNTAX } ${ files.join( ' ' ) }`,
		{ cwd: root, shell: true, encoding: 'utf8' }
	);
	return { status, stderr };
};

describe( 'the check of PHP syntax', () => {
	after( () => rmSync( folder, { recursive: true } ) );

	it( 'accepts files that declare the same class, and runs none of them', () => {
		const code = 'class A {} throw new Exception();';
		assert.deepEqual( check( code, code ), { status: 0, stderr: '' } );
	} );

	it( 'names file and line of every error', () => {
		const { status, stderr } = check(
			'$a = [ 1;',
			'class B {}',
			'function c( $d, $d ) {}',
			'\nclass E extends Missing { function f() {} function f() {} }'
		);
		assert.notEqual( status, 0 );
		assert.match( stderr, /unexpected .* in .*1\.php on line 2/ );
		assert.match( stderr, /\$d in .*3\.php on line 2/ );
		assert.match( stderr, /E::f\(\) in .*4\.php on line 3/ );
		assert.doesNotMatch( stderr, /2\.php/ );
	} );
} );
