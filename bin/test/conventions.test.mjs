import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import {
	cp,
	mkdtemp,
	readFile,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../cms/root.mjs';
import { run } from '../cms/processes.mjs';

const read = ( name ) => readFileSync( join( root, name ), 'utf8' );

describe( 'pre-commit hook', () => {
	let folder = '';
	const env = {
		...process.env,
		CI: '',
		GIT_CONFIG_GLOBAL: '/dev/null',
		GIT_AUTHOR_NAME: 'A',
		GIT_AUTHOR_EMAIL: 'a@example.com',
		GIT_COMMITTER_NAME: 'A',
		GIT_COMMITTER_EMAIL: 'a@example.com',
	};
	const git = ( args, more = {} ) =>
		run( 'git', args, { cwd: folder, env: { ...env, ...more } } );
	const CODE = 'export const sum = (a,b) => a+b;\n';

	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
		await git( [ 'init', '-q' ] );
		for ( const name of [
			'.cspell',
			'.husky',
			'.prettierrc.json',
			'bin/cms',
			'bin/testing/php-syntax.mjs',
			'bin/tools.mjs',
			'cspell.json',
			'eslint.config.mjs',
			'examples',
			'lint-staged.config.mjs',
			'package-lock.json',
			'package.json',
		] ) {
			await cp( join( root, name ), join( folder, name ), {
				recursive: true,
			} );
		}
		await symlink(
			join( root, 'node_modules' ),
			join( folder, 'node_modules' )
		);
		await writeFile( join( folder, '.gitignore' ), 'node_modules\n' );
		const hooks = await run( 'npm', [ 'run', 'hooks' ], {
			cwd: folder,
			env,
		} );
		assert.equal( hooks.code, 0, hooks.stderr );
	} );
	after( () => rm( folder, { recursive: true, force: true } ) );

	const commit = async ( name, code, more ) => {
		await writeFile( join( folder, name ), code );
		await git( [ 'add', name ] );
		return git( [ 'commit', '-q', '-m', name ], more );
	};

	it( 'formats what is committed', async () => {
		const { code, stderr } = await commit( 'sum.mjs', CODE );
		assert.equal( code, 0, stderr );
		const { stdout } = await git( [ 'show', 'HEAD:sum.mjs' ] );
		assert.equal( stdout, 'export const sum = ( a, b ) => a + b;\n' );
	} );

	it( 'refuses what the linters cannot fix', async () => {
		const { code, stderr, stdout } = await commit(
			'wrong.mjs',
			'export const sum = 1;\nexport const sum = 2;\n'
		);
		assert.notEqual( code, 0 );
		assert.match( stdout + stderr, /eslint/ );
		await git( [ 'reset', '-q' ] );
	} );

	it( 'does nothing in CI', async () => {
		const { code } = await commit( 'other.mjs', CODE, { CI: 'true' } );
		assert.equal( code, 0 );
		assert.equal(
			await readFile( join( folder, 'other.mjs' ), 'utf8' ),
			CODE
		);
	} );
} );

describe( 'versions', () => {
	it( 'has the oldest supported Node in .nvmrc', () => {
		assert.equal(
			`>=${ read( '.nvmrc' ).trim() }`,
			JSON.parse( read( 'package.json' ) ).engines.node
		);
	} );

	it( 'pins every action of the workflows', () => {
		const uses = readdirSync( join( root, '.github/workflows' ) ).flatMap(
			( name ) =>
				[
					...read( `.github/workflows/${ name }` ).matchAll(
						/^\s*-?\s*uses: (\S+)/gm
					),
				].map( ( [ , action = '' ] ) => action )
		);
		assert.ok( uses.length > 3 );
		assert.deepEqual(
			uses.filter( ( action ) => ! /@v?\d+\.\d+\.\d+$/.test( action ) ),
			[]
		);
	} );

	it( 'pins every package of Composer and npm', () => {
		const { dependencies, devDependencies } = JSON.parse(
			read( 'package.json' )
		);
		const versions = {
			...dependencies,
			...devDependencies,
			...JSON.parse( read( 'composer.json' ) )[ 'require-dev' ],
		};
		assert.deepEqual(
			Object.entries( versions ).filter(
				( [ , version ] ) =>
					! /^(npm:.+@)?\d+\.\d+\.\d+$/.test( String( version ) )
			),
			[]
		);
	} );
} );
