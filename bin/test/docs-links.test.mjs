import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../cms/root.mjs';

/*
 * The pages for authors of plugins: their links lead somewhere. Their code is
 * checked with that of all pages in code-blocks.test.mjs.
 */

const docs = path.join( root, 'docs' );

const pages = readdirSync( docs )
	.filter( ( name ) => name.endsWith( '.md' ) )
	.map( ( name ) => ( {
		name,
		text: readFileSync( path.join( docs, name ), 'utf8' ),
	} ) );

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
