import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../cms/root.mjs';
import { NothingSelected } from '../testing/results.mjs';
import { runBrowserTests, runJest, runNodeTests } from '../testing/runners.mjs';
import { selectFiles } from '../testing/selection.mjs';

describe( 'selectFiles', () => {
	const files = [ '/store/tests/e2e/orders.test.mjs', '/store/a/b.test.mjs' ];

	it( 'returns the files with one of the texts in their path', () => {
		assert.deepEqual( selectFiles( '/store', files, [ 'e2e/orders' ] ), [
			files[ 0 ],
		] );
		assert.deepEqual( selectFiles( '/store', files, [ './a/b', 'x' ] ), [
			files[ 1 ],
		] );
	} );

	it( 'does not search the path of the repository', () => {
		assert.throws(
			() => selectFiles( '/store', files, [ 'store' ] ),
			NothingSelected
		);
	} );

	it( 'returns all files if nothing is selected', () => {
		assert.deepEqual( selectFiles( '/store', files ), files );
	} );
} );

describe( 'runners', () => {
	let folder = '';
	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
		await mkdir( join( folder, 'src/date/test' ), { recursive: true } );
		await cp(
			join( root, 'package.json' ),
			join( folder, 'package.json' )
		);
		await symlink(
			join( root, 'node_modules' ),
			join( folder, 'node_modules' )
		);
		await writeFile(
			join( folder, 'jest.config.js' ),
			"module.exports = { testMatch: [ '**/test/*.test.js' ], transform: {} };"
		);
		const jest =
			"it( 'adds days', () => {} );\nit( 'adds months', () => { throw new Error(); } );\n";
		await writeFile( join( folder, 'src/date/test/add.test.js' ), jest );
		await writeFile(
			join( folder, 'node.test.mjs' ),
			`import { it } from 'node:test';\n${ jest }`
		);
	} );
	after( () => rm( folder, { recursive: true, force: true } ) );

	const jest = ( options ) =>
		runJest( folder, {
			name: 'unit',
			config: join( folder, 'jest.config.js' ),
			...options,
		} );

	it( 'runs the tests of Jest with a matching name', async () => {
		const { passed, failed } = await jest( {
			files: [ 'src/date' ],
			grep: 'days$',
		} );
		assert.deepEqual( [ passed, failed ], [ 1, 0 ] );
		assert.equal( ( await jest( { files: [ 'src/date' ] } ) ).failed, 1 );
	} );

	it( 'reports that Jest has none of the selected files', async () => {
		await assert.rejects(
			jest( { files: [ 'src/money' ] } ),
			NothingSelected
		);
	} );

	it( 'runs the tests of Node with a matching name', async () => {
		const run = ( grep ) =>
			runNodeTests( folder, {
				name: 'node',
				files: [ join( folder, 'node.test.mjs' ) ],
				grep,
				// The runner of these tests marks its processes.
				env: { NODE_TEST_CONTEXT: undefined },
			} );
		const { passed, failed } = await run( 'adds d' );
		assert.deepEqual( [ passed, failed ], [ 1, 0 ] );
		const all = await run( 'adds' );
		assert.equal( all.failed, 1 );
		assert.match( all.failures?.join() ?? '', /^adds months\n/ );
	} );

	it( 'runs the tests of Playwright that its options select', async () => {
		await writeFile(
			join( folder, 'playwright.config.mjs' ),
			`export default {
				testMatch: 'browser.test.mjs',
				retries: 1,
				reporter: [ [ 'json', { outputFile: \`.cache/test-results/\${ process.env.STOREDECK_PART }.json\` } ] ],
			};`
		);
		await writeFile(
			join( folder, 'browser.test.mjs' ),
			`import { expect, test } from '@playwright/test';
			test( 'adds days', () => {} );
			test( 'adds months', () => expect( 1 ).toBe( 2 ) );
			test( 'adds weeks', ( {}, { retry } ) => expect( retry ).toBe( 1 ) );`
		);
		const run = ( ...args ) =>
			runBrowserTests( folder, { part: 'e2e', args, wp: null } );
		const all = await run();
		assert.deepEqual( [ all.passed, all.failed, all.flaky ], [ 2, 1, 1 ] );
		const { passed, failed } = await run( 'browser', '--grep=days$' );
		assert.deepEqual( [ passed, failed ], [ 1, 0 ] );
		await assert.rejects( run( 'orders' ), NothingSelected );
	} );
} );
