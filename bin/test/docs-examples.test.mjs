import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { readCodeBlocks } from '../docs/code-blocks.mjs';
import { writeTypes } from '../types/write.mjs';

/*
 * The pages for authors of plugins: their code compiles, and their links lead
 * somewhere. tests/e2e/getting-started.test.mjs runs the plugin of that page.
 */

const root = fileURLToPath( new URL( '../..', import.meta.url ) );
const docs = path.join( root, 'docs' );
const folder = path.join( root, '.cache/docs-examples' );

const pages = readdirSync( docs )
	.filter( ( name ) => name.endsWith( '.md' ) )
	.map( ( name ) => ( {
		name,
		text: readFileSync( path.join( docs, name ), 'utf8' ),
	} ) );

/** Blocks of the reference are types, not modules. */
const guides = pages.filter(
	( { text } ) => ! text.startsWith( '<!-- Generated' )
);

const blocks = guides.flatMap( ( { name, text } ) =>
	readCodeBlocks( text ).map( ( block, index ) => ( {
		...block,
		at: `${ name.replace( '.md', '' ) }-${ index + 1 }`,
	} ) )
);

/** The id that GitHub gives a heading. */
const toAnchor = ( heading ) =>
	heading
		.toLowerCase()
		.replace( /[^\p{L}\p{N} _-]/gu, '' )
		.replace( / /g, '-' );

const readAnchors = ( file ) =>
	[ ...readFileSync( file, 'utf8' ).matchAll( /^#+ (.+)$/gm ) ].map(
		( [ , heading ] ) => toAnchor( heading )
	);

describe( 'the pages for authors of plugins', () => {
	it( 'have TypeScript that compiles', async () => {
		await writeTypes( root );
		rmSync( folder, { recursive: true, force: true } );
		mkdirSync( folder, { recursive: true } );
		const files = blocks
			.filter( ( { language } ) => /^tsx?$/.test( language ) )
			.map( ( { at, code } ) => {
				const file = path.join( folder, `${ at }.tsx` );
				writeFileSync( file, code );
				return file;
			} );
		assert.ok( files.length >= 10, `found ${ files.length } blocks` );
		const { config } = ts.readConfigFile(
			path.join( root, 'tsconfig.json' ),
			ts.sys.readFile
		);
		const { options } = ts.parseJsonConfigFileContent(
			{
				compilerOptions: {
					...config.compilerOptions,
					incremental: false,
					tsBuildInfoFile: undefined,
				},
				files: [],
			},
			ts.sys,
			root
		);
		const program = ts.createProgram( files, options );
		const problems = files.flatMap( ( file ) =>
			ts
				.getPreEmitDiagnostics( program, program.getSourceFile( file ) )
				.map(
					( { messageText } ) =>
						`${ path.basename(
							file
						) }: ${ ts.flattenDiagnosticMessageText(
							messageText,
							'\n'
						) }`
				)
		);
		assert.deepEqual( problems, [] );
	} );

	it( 'have PHP and JavaScript that parses', () => {
		for ( const { at, language, code } of blocks ) {
			if ( language === 'js' ) {
				const { diagnostics } = ts.transpileModule( code, {
					reportDiagnostics: true,
				} );
				assert.deepEqual( diagnostics, [], at );
			}
			if ( language === 'php' ) {
				const { status, stdout, error } = spawnSync( 'php', [ '-l' ], {
					input: code.startsWith( '<?php' )
						? code
						: `<?php ${ code }`,
					encoding: 'utf8',
				} );
				// The machine may have no PHP; other tests run it then.
				assert.ok( error || status === 0, `${ at }: ${ stdout }` );
			}
		}
	} );

	it( 'have links to files and headings that exist', () => {
		const links = pages.flatMap( ( { name, text } ) =>
			[ ...text.matchAll( /\]\(([^)\s]+)\)/g ) ]
				.map( ( [ , href ] ) => href )
				.filter( ( href ) => ! /^https?:/.test( href ) )
				.map( ( href ) => {
					const [ file, anchor ] = href.split( '#' );
					return {
						at: `${ name }: ${ href }`,
						target: path.join( docs, file || name ),
						anchor,
					};
				} )
		);
		assert.ok( links.length > 50 );
		assert.deepEqual(
			links
				.filter(
					( { target, anchor } ) =>
						! existsSync( target ) ||
						( anchor && ! readAnchors( target ).includes( anchor ) )
				)
				.map( ( { at } ) => at ),
			[]
		);
	} );

	it( 'are all in the index', () => {
		const index = readFileSync( path.join( docs, 'README.md' ), 'utf8' );
		for ( const { name } of pages ) {
			assert.ok(
				name === 'README.md' || index.includes( `(${ name })` ),
				name
			);
		}
	} );
} );
