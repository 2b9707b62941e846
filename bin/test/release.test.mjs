import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { nativeEngine } from '../cms/php-native.mjs';
import { releaseChangelog } from '../release/changelog.mjs';
import { findPhpProblems } from '../release/checks/php.mjs';
import { checkVersion } from '../release/checks/version.mjs';
import { publishPackages } from '../release/npm.mjs';
import { parseReleaseOptions } from '../release/options.mjs';
import { prepareRelease } from '../release/prepare.mjs';
import {
	commitRelease,
	git,
	requireReleasable,
} from '../release/repository.mjs';
import { raiseVersion } from '../release/version.mjs';

const PLUGIN = '<?php\n/**\n * Plugin Name: Test\n * Version: 0.2.0\n */\n';
const CHANGELOG =
	'# Changelog\n\n## Unreleased\n\n- Fast.\n\n## 0.1.0 (2026-01-01)\n\n- New.\n';

let root;
beforeEach( () => {
	root = mkdtempSync( path.join( os.tmpdir(), 'storedeck-release-' ) );
	mkdirSync( path.join( root, 'php-stub' ) );
	writeFileSync( path.join( root, 'php-stub/storedeck.php' ), PLUGIN );
	writeFileSync( path.join( root, 'CHANGELOG.md' ), CHANGELOG );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

/** Makes the folder a repository with one commit. */
function commitAll() {
	git( root, [ 'init', '--quiet', '--initial-branch=main' ] );
	git( root, [ 'config', 'user.name', 'Test' ] );
	git( root, [ 'config', 'user.email', 'test@example.test' ] );
	git( root, [ 'add', '.' ] );
	git( root, [ 'commit', '--quiet', '-m', 'Begin' ] );
}

describe( 'options of npm run release', () => {
	it( 'are all off by default', () => {
		assert.deepEqual( parseReleaseOptions( [] ), {
			version: null,
			isDryRun: false,
			help: false,
		} );
	} );

	it( 'take a version after an equals sign or a space', () => {
		for ( const words of [
			[ '--version=1.2.3' ],
			[ '--version', '1.2.3' ],
		] ) {
			assert.equal( parseReleaseOptions( words ).version, '1.2.3' );
		}
	} );

	/** @type {[ string[], RegExp ][]} */
	const invalid = [
		[
			[ '--version=1.2' ],
			/--version must be three numbers such as 1\.2\.0, not "1\.2"/,
		],
		[ [ '--version=v1.2.3' ], /must be three numbers/ ],
		[ [ '--version=01.2.3' ], /must be three numbers/ ],
		[ [ '--version=' ], /must be three numbers/ ],
		[
			[ '--version' ],
			/^UserError: Option '--version <value>' argument missing/,
		],
		[ [ '--check' ], /Unknown option '--check'/ ],
	];
	for ( const [ words, problem ] of invalid ) {
		it( `reject ${ words.join( ' ' ) }`, () => {
			assert.throws( () => parseReleaseOptions( words ), problem );
		} );
	}
} );

describe( 'the changelog of a release', () => {
	it( 'has version and date instead of "Unreleased"', () => {
		assert.equal(
			releaseChangelog( CHANGELOG, '0.2.0', '2026-11-23' ),
			CHANGELOG.replace( 'Unreleased', '0.2.0 (2026-11-23)' )
		);
	} );

	it( 'is refused when the version is in it', () => {
		assert.throws(
			() => releaseChangelog( CHANGELOG, '0.1.0', '2026-11-23' ),
			/already has a section for 0\.1\.0/
		);
	} );

	for ( const text of [
		CHANGELOG.replace( '- Fast.\n', '' ),
		'# Changelog\n\n## 0.1.0 (2026-01-01)\n\n- New.\n',
		'# Changelog\n',
	] ) {
		it( `is refused without changes: ${ JSON.stringify( text ) }`, () => {
			assert.throws(
				() => releaseChangelog( text, '0.2.0', '2026-11-23' ),
				/no unreleased changes/
			);
		} );
	}
} );

describe( 'the version of a release', () => {
	it( 'is written to the header only', () => {
		assert.equal(
			raiseVersion( PLUGIN, '0.10.0' ),
			PLUGIN.replace( '0.2.0', '0.10.0' )
		);
	} );

	it( 'is not lower than the one in the header', () => {
		assert.throws(
			() => raiseVersion( PLUGIN, '0.1.9' ),
			/must be 0\.2\.0 or higher/
		);
	} );

	const check = ( changelog, contents = {} ) =>
		checkVersion( {
			root,
			edits: { 'CHANGELOG.md': changelog },
			contents: Object.fromEntries(
				Object.entries( contents ).map( ( [ name, text ] ) => [
					name,
					Buffer.from( text ),
				] )
			),
			file: '',
			hash: '',
			folder: '',
			context: /** @type {any} */ ( {} ),
		} );
	const released = CHANGELOG.replace( 'Unreleased', '0.2.0 (2026-11-23)' );

	it( 'needs a section of the changelog with a date', () => {
		assert.deepEqual( check( released ), [] );
		assert.match(
			check( CHANGELOG )[ 0 ],
			/must be "## 0\.2\.0 \(YYYY-MM-DD\)", not "## Unreleased"/
		);
		assert.match(
			check( released.replace( ' (2026-11-23)', '' ) )[ 0 ],
			/not "## 0\.2\.0"/
		);
		assert.match(
			check( released.replace( '- Fast.', 'Fast.' ) )[ 0 ],
			/lists no change/
		);
	} );

	it( 'is found in a second place', () => {
		assert.match(
			check( released, {
				'includes/class-x.php': "const VERSION = '0.2.0';",
			} )[ 0 ],
			/includes\/class-x\.php states the version/
		);
	} );
} );

describe( 'the npm packages', () => {
	const publish = ( args, env = {} ) =>
		spawnSync( process.execPath, [ 'bin/publish-packages.mjs', ...args ], {
			encoding: 'utf8',
			env: { ...process.env, GITHUB_REF_NAME: '', ...env },
		} );

	it( 'are published only by the workflow of their tag', () => {
		for ( const [ env, text ] of /** @type {const} */ ( [
			[ {}, /not from here/ ],
			[ { GITHUB_REF_NAME: 'v99.0.0' }, /not of v99\.0\.0/ ],
		] ) ) {
			const { status, stderr } = publish( [], env );
			assert.equal( status, 1 );
			assert.match( stderr, text );
		}
	} );

	it( 'are not published after npm refused one', async () => {
		const write = ( name, manifest ) => {
			mkdirSync( path.join( root, name ) );
			writeFileSync(
				path.join( root, name, 'package.json' ),
				JSON.stringify( manifest )
			);
			return path.join( root, name );
		};
		const good = write( 'good', { name: 'acme-good', version: '1.0.0' } );
		const bad = write( 'bad', { name: 'Not a name' } );
		const args = [ '--dry-run', '--force' ];
		assert.deepEqual( await publishPackages( root, [ good ], args ), [] );
		const [ problem, ...others ] = await publishPackages(
			root,
			[ bad, bad ],
			args
		);
		assert.match( problem, /npm publish .*bad: /s );
		assert.deepEqual( others, [] );
	} );
} );

describe( 'a release', () => {
	it( 'takes the version of the header, or a given one', () => {
		const day = new Date( '2026-11-23T10:00:00Z' );
		assert.equal( prepareRelease( root, null, day ).version, '0.2.0' );
		const { edits } = prepareRelease( root, '1.0.0', day );
		assert.match( edits[ 'php-stub/storedeck.php' ], /Version: 1\.0\.0/ );
		assert.match( edits[ 'CHANGELOG.md' ], /## 1\.0\.0 \(2026-11-23\)/ );
	} );

	it( 'is made from main without uncommitted changes, once for a version', () => {
		commitAll();
		requireReleasable( root, '0.2.0' );

		writeFileSync( path.join( root, 'notes.txt' ), '' );
		assert.throws( () => requireReleasable( root, '0.2.0' ), {
			message: /not committed/,
			log: '?? notes.txt',
		} );
		rmSync( path.join( root, 'notes.txt' ) );

		git( root, [ 'switch', '--quiet', '--create', 'feature' ] );
		assert.throws(
			() => requireReleasable( root, '0.2.0' ),
			/made from main, but feature is checked out/
		);
		git( root, [ 'switch', '--quiet', 'main' ] );

		git( root, [ 'tag', 'v0.2.0' ] );
		assert.throws(
			() => requireReleasable( root, '0.2.0' ),
			/The tag v0\.2\.0 exists/
		);
	} );

	it( 'is one commit with an annotated tag', () => {
		commitAll();
		const { edits } = prepareRelease( root, '0.3.0', new Date() );
		for ( const [ name, text ] of Object.entries( edits ) ) {
			writeFileSync( path.join( root, name ), text );
		}
		commitRelease( root, '0.3.0', Object.keys( edits ) );
		assert.equal( git( root, [ 'status', '--porcelain' ] ), '' );
		assert.equal(
			git( root, [ 'log', '--format=%s', '-1', 'v0.3.0' ] ),
			'Release 0.3.0'
		);
		assert.equal( git( root, [ 'cat-file', '-t', 'v0.3.0' ] ), 'tag' );
	} );

	it( 'says on the command line what is wrong', () => {
		const { status, stderr } = spawnSync(
			process.execPath,
			[ 'bin/release.mjs', '--version=new' ],
			{ encoding: 'utf8' }
		);
		assert.equal( status, 1 );
		assert.equal(
			stderr,
			'--version must be three numbers such as 1.2.0, not "new".\n'
		);
	} );
} );

describe( 'PHP in the zip', () => {
	const find = async ( code ) => {
		writeFileSync( path.join( root, 'file.php' ), `<?php\n${ code }\n` );
		const { engine, problem } = await nativeEngine( 'sqlite' );
		assert.ok( engine, problem );
		return findPhpProblems( engine, root, 'storedeck' );
	};

	it( 'is accepted with texts in the text domain', async () => {
		assert.deepEqual(
			await find(
				"__( 'A', 'storedeck' ); _n( 'A', 'B', f( 1, 2 ), 'storedeck' ); _x( 'A', 'b', 'storedeck', ); $x->__( 'A' );"
			),
			[]
		);
	} );

	for ( const code of [
		"__( 'A' );",
		"__( 'A', 'other' );",
		"_x( 'A', 'storedeck' );",
		"_n( 'A', 'B', 2 );",
		"esc_html_e( 'A', $domain );",
	] ) {
		it( `is rejected with a text of another domain: ${ code }`, async () => {
			assert.match(
				( await find( code ) )[ 0 ],
				/^file\.php:2: \w+\(\) must have the text domain 'storedeck'\.$/
			);
		} );
	}

	it( 'is rejected with a syntax error', async () => {
		assert.match(
			( await find( 'if if' ) )[ 0 ],
			/^file\.php:2: syntax error/
		);
	} );
} );
