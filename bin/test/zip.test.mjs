import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { root } from '../cms/root.mjs';
import {
	findLocalClasses,
	findMissingFiles,
	findUnwantedFiles,
} from '../release/checks/files.mjs';
import { SCREENS } from '../release/assets/screens.mjs';
import { findReadmeProblems, parseReadme } from '../release/checks/readme.mjs';
import { hashZip } from '../release/checks/reproducible.mjs';
import { createPluginZip } from '../release/plugin-zip.mjs';
import { readPluginHeader } from '../release/plugin-header.mjs';
import { createReadme } from '../release/readme.mjs';

/** Text of a file in git, with changes. */
const readFile = ( name ) => readFileSync( path.join( root, name ), 'utf8' );

describe( 'the zip of the plugin', () => {
	it( 'has the same bytes in every time zone', () => {
		assert.equal(
			hashZip( root, 'Pacific/Auckland' ),
			hashZip( root, 'America/Lima' )
		);
	} );

	it( 'has every class, and nothing for developers', async () => {
		const { files } = await createPluginZip( root );
		// Scripts are built by other tests.
		assert.deepEqual(
			findMissingFiles( root, files ).filter(
				( file ) => ! file.startsWith( 'build/' )
			),
			[]
		);
		assert.deepEqual( findUnwantedFiles( files ), [] );
	} );

	it( 'needs no class that it does not have', async () => {
		const { zip } = await createPluginZip( root );
		assert.deepEqual( findLocalClasses( unzipSync( zip ) ), [] );
	} );

	it( 'has the texts of a release before they are written', async () => {
		const file = 'php-stub/storedeck.php';
		const { zip } = await createPluginZip( root, {
			[ file ]: readFile( file ).replace(
				/^( \* Version: ).+$/m,
				'$19.8.7'
			),
			'CHANGELOG.md': '# Changelog\n\n## 9.8.7 (2030-01-02)\n\n- Fast.\n',
		} );
		const files = unzipSync( zip );
		const text = ( name ) =>
			Buffer.from( files[ `storedeck/${ name }` ] ).toString();
		assert.match( text( 'storedeck.php' ), /^ \* Version: 9\.8\.7$/m );
		assert.match( text( 'readme.txt' ), /^Stable tag: 9\.8\.7$/m );
		assert.match( text( 'readme.txt' ), /^= 9\.8\.7 \(2030-01-02\) =$/m );
	} );
} );

describe( 'files in the zip', () => {
	for ( const file of [
		'includes/test/class-x.php',
		'includes/tools/demo/class-demo.php',
		'README.md',
		'build/storedeck.js.map',
		'.gitignore',
		'includes/.DS_Store',
		'package.json',
		'notes',
		'build/archive.zip',
	] ) {
		it( `do not include ${ file }`, () => {
			assert.deepEqual( findUnwantedFiles( [ file ] ), [ file ] );
		} );
	}
} );

describe( 'readme.txt', () => {
	const header = readPluginHeader( root );
	const readme = createReadme( root );

	it( 'follows the rules of the plugin directory', () => {
		assert.deepEqual( findReadmeProblems( readme, header ), [] );
	} );

	it( 'has the caption of each screenshot', () => {
		assert.deepEqual(
			parseReadme( readme ).captions,
			SCREENS.map( ( { caption } ) => caption )
		);
	} );

	it( 'is not refused for a version with fewer digits than the required one', () => {
		const [ problem ] = findReadmeProblems(
			readme
				.replace( /^Tested up to: .*$/m, 'Tested up to: 7.0' )
				.replace(
					/^Requires at least: .*$/m,
					'Requires at least: 6.10'
				),
			( field ) =>
				field === 'Requires at least' ? '6.10' : header( field )
		);
		assert.equal( problem, undefined );
	} );

	/** @type {[ string, string | RegExp, string, RegExp ][]} */
	const faulty = [
		[
			'another stable tag',
			/^Stable tag: .*$/m,
			'Stable tag: trunk',
			/"Stable tag" must be/,
		],
		[
			'six tags',
			/^Tags: .*$/m,
			'Tags: a, b, c, d, e, f',
			/"Tags" must be 1 to 5/,
		],
		[
			'an ignored tag',
			/^Tags: .*$/m,
			'Tags: plugin',
			/ignores the tag "plugin"/,
		],
		[
			'a version that is none',
			/^Tested up to: .*$/m,
			'Tested up to: WordPress 6',
			/"Tested up to" must be/,
		],
		[
			'a version below the required one',
			/^Tested up to: .*$/m,
			'Tested up to: 6.0',
			/is lower than "Requires at least"/,
		],
		[
			'a long description',
			header( 'Description' ),
			'x'.repeat( 151 ),
			/has 151 characters/,
		],
		[
			'an unknown section',
			'== Installation ==',
			'== Setup ==',
			/no section "Setup"/,
		],
		[
			'no changelog',
			/== Changelog ==[^]*/,
			'== Changelog ==\n',
			/"Changelog" is missing or empty/,
		],
		[
			'a long section',
			'== Installation ==\n',
			`== Installation ==\n${ 'x '.repeat( 2501 ) }`,
			/"Installation" has 25\d\d words/,
		],
		[
			'a placeholder',
			'== Installation ==\n',
			'== Installation ==\n{steps}\n',
			/\{steps\} has no value/,
		],
		[
			'a contributor with a space',
			/^Contributors: .*$/m,
			'Contributors: The Team',
			/"Contributors" must be/,
		],
	];
	for ( const [ title, from, to, problem ] of faulty ) {
		it( `is rejected with ${ title }`, () => {
			const text = readme.replace( from, to );
			assert.notEqual( text, readme );
			assert.match(
				findReadmeProblems( text, header ).join( '\n' ),
				problem
			);
		} );
	}
} );
