import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { compileString } from 'sass';
import ts from 'typescript';
import { root } from '../cms/root.mjs';
import { listFiles } from '../cms/files.mjs';
import { checkPhp } from '../docs/blocks/check-php.mjs';
import { checkShell } from '../docs/blocks/check-shell.mjs';
import { checkTypeScript } from '../docs/blocks/check-typescript.mjs';
import { readCodeBlocks } from '../docs/blocks/code-blocks.mjs';
import { writeTypes } from '../types/write.mjs';

/*
 * Every code block of every page is read by what runs it. tests/e2e/getting-started.test.mjs
 * and tests/contract/test/readme-examples.test.ts run some of them.
 */

/** Languages that nothing here reads, with the reason. */
const UNREAD = {
	mermaid: 'a drawing, which GitHub renders',
	ini: 'settings of MariaDB and Redis',
	crontab: 'a line of cron',
};

const pages = listFiles( root, ( file, isFolder ) =>
	isFolder
		? ! /(^|\/)(node_modules|build|\..*)$/.test( file )
		: file.endsWith( '.md' )
).map( ( page ) => ( {
	page,
	text: readFileSync( path.join( root, page ), 'utf8' ),
} ) );

const blocks = pages.flatMap( ( { page, text } ) =>
	readCodeBlocks( text ).map( ( block ) => ( {
		...block,
		page,
		at: `${ page }:${ block.line }`,
		// Those of the reference are types.
		isReference: text.startsWith( '<!-- Generated' ),
		isComplete: page.startsWith( 'docs/' ),
	} ) )
);

const select = ( pattern ) =>
	blocks.filter( ( { language } ) => pattern.test( language ) );

/** What TypeScript says about the syntax alone. */
const parse = ( { at, code }, fileName ) =>
	(
		ts.transpileModule( code, { fileName, reportDiagnostics: true } )
			.diagnostics ?? []
	).map(
		( { messageText } ) =>
			`${ at }: ${ ts.flattenDiagnosticMessageText( messageText, '\n' ) }`
	);

describe( 'the code blocks of all pages', () => {
	it( 'are in languages that are read here, but for those with a reason', () => {
		const read = /^(tsx?|jsx?|php|json|sh|html|scss)$/;
		assert.deepEqual(
			blocks
				.filter(
					( { language } ) =>
						! read.test( language ) &&
						! Object.hasOwn( UNREAD, language )
				)
				.map( ( { at, language } ) => `${ at }: ${ language }` ),
			[]
		);
	} );

	it( 'have TypeScript and JSX that compiles', async () => {
		await writeTypes( root );
		const typed = select( /^(tsx?|jsx)$/ );
		assert.ok( typed.length >= 130, `found ${ typed.length } blocks` );
		assert.equal(
			[
				...checkTypeScript(
					root,
					typed.filter( ( { isReference } ) => ! isReference )
				),
				...typed
					.filter( ( { isReference } ) => isReference )
					.flatMap( ( { at, code } ) =>
						parse( { at, code: `type Hook = ${ code }` }, 'x.ts' )
					),
			].join( '\n' ),
			''
		);
	} );

	it( 'have JavaScript, styles, JSON and HTML that parse', () => {
		const problems = select( /^js$/ ).flatMap( ( block ) =>
			parse( block, 'block.js' )
		);
		for ( const { at, page, code } of select( /^scss$/ ) ) {
			assert.doesNotThrow(
				() =>
					compileString( code, {
						url: pathToFileURL( path.join( root, page ) ),
					} ),
				at
			);
		}
		for ( const { at, code } of select( /^json$/ ) ) {
			assert.doesNotThrow( () => JSON.parse( code ), at );
		}
		for ( const { at, code } of select( /^html$/ ) ) {
			const props = [ ...code.matchAll( /data-props='([^']*)'/g ) ];
			assert.ok( props.length, at );
			for ( const [ , json = '' ] of props ) {
				assert.doesNotThrow( () => JSON.parse( json ), at );
			}
		}
		assert.deepEqual( problems, [] );
	} );

	it( 'have PHP that parses and names what exists', () => {
		const php = select( /^php$/ );
		assert.ok( php.length >= 45, `found ${ php.length } blocks` );
		assert.deepEqual( checkPhp( root, php ), [] );
	} );

	it( 'have commands, flags and files that exist', () => {
		const shell = select( /^sh$/ );
		assert.ok( shell.length >= 40, `found ${ shell.length } blocks` );
		assert.deepEqual( checkShell( root, shell ), [] );
	} );
} );

describe( 'the checks of code blocks', () => {
	it( 'read the language, the file and the line of blocks', () => {
		assert.deepEqual(
			readCodeBlocks(
				'Text\n\n```ts run\none;\n```\n\n```php file=a.php\ntwo();\n```\n'
			),
			[
				{ language: 'ts', file: undefined, code: 'one;\n', line: 3 },
				{ language: 'php', file: 'a.php', code: 'two();\n', line: 7 },
			]
		);
	} );

	it( 'find wrong PHP, unknown names and members', () => {
		const check = ( code ) =>
			checkPhp( root, [ { at: 'x', code } ] ).map( ( text ) =>
				text.replace( /\n.*/s, '' )
			);
		assert.match( check( 'one( ;' )[ 0 ] ?? '', /syntax error/i );
		assert.deepEqual( check( 'storedeck_register_fruit( array() );' ), [
			'x: there is no function storedeck_register_fruit()',
		] );
		assert.deepEqual( check( "add_action( 'storedeck_changed', 'f' );" ), [
			'x: there is no hook storedeck_changed',
		] );
		assert.deepEqual( check( 'use Storedeck\\Reports\\Registrar;' ), [
			'x: there is no class Storedeck\\Reports\\Registrar',
		] );
		assert.deepEqual(
			check( 'use Storedeck\\Reports\\Registry; Registry::fetch();' ),
			[ 'x: Registry has no fetch' ]
		);
		assert.deepEqual( check( 'new Registry(); get_option( "a" );' ), [] );
	} );

	it( 'find wrong types, and unknown names only in complete modules', () => {
		const check = ( code, isComplete ) =>
			checkTypeScript( root, [
				{
					page: isComplete ? 'docs/x.md' : 'src/number/README.md',
					at: 'x',
					code,
					isComplete,
				},
			] );
		assert.equal( check( 'const a: string = 1;', false ).length, 1 );
		assert.equal( check( 'missing( 1 );', true ).length, 1 );
		assert.deepEqual( check( 'missing( 1 );', false ), [] );
		// A name that the folder exports, with a wrong value.
		assert.equal( check( 'calculateDelta( "a" );', false ).length, 1 );
	} );

	it( 'find unknown scripts, flags, parts, files and services', () => {
		const check = ( code ) => checkShell( root, [ { at: 'x', code } ] );
		assert.deepEqual( check( 'npm run dve' ), [
			'x: package.json has no script “dve”',
		] );
		assert.deepEqual( check( 'npm start -- --bananas=3 # --not' ), [
			'x: “npm run start” has no --bananas',
		] );
		assert.deepEqual(
			check( 'npm test -- fruit && npm test -- unit bin/x' ),
			[ 'x: the tests have no part “fruit”', 'x: there is no bin/x' ]
		);
		assert.deepEqual( check( 'docker compose run --rm fruit npm run x' ), [
			'x: docker-compose.yml has no fruit',
			'x: package.json has no script “x”',
		] );
		assert.deepEqual( check( 'A=1 whistle' ), [
			'x: unknown command “whistle”',
		] );
	} );
} );
