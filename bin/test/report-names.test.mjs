import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../cms/root.mjs';

const REPORTS = 'php-stub/includes/reports/reports';

/** Lines in which the names of a list stand. */
const LINES = 15;

/** Ids of the reports: the files with a definition. */
const ids = readdirSync( path.join( root, REPORTS ) ).map( ( file ) =>
	path.basename( file, '.php' )
);

/**
 * Names that a list of reports has, and no list of products, coupons and
 * other things that reports are about.
 */
const OWN_NAMES = [ 'revenue', 'downloads', 'stock' ];

/** Lists that the contract of the navigation and the names of facts fix. */
const ALLOWED = [
	'src/navigation/screens.ts',
	'php-stub/includes/reports/functions.php',
];

/** The first line of a list with at least three names of reports, or undefined. */
function findList( text ) {
	const names = text
		.split( '\n' )
		.map( ( line ) =>
			[ ...line.matchAll( /['"`]([a-z]+)['"`]/g ) ]
				.map( ( [ , name ] ) => name )
				.filter( ( name ) => ids.includes( name ) )
		);
	const index = names.findIndex( ( _, start ) => {
		const found = new Set( names.slice( start, start + LINES ).flat() );
		return (
			found.size >= 3 &&
			OWN_NAMES.filter( ( name ) => found.has( name ) ).length >= 2
		);
	} );
	return index < 0 ? undefined : index + 1;
}

describe( 'names of reports', () => {
	it( 'are the files of the definitions', () => {
		assert.ok( ids.includes( 'revenue' ) );
		assert.ok( ids.length >= 10 );
	} );

	it( 'are found in a list', () => {
		assert.equal(
			findList(
				"a\nconst x = [\n\t'revenue',\n\t'orders',\n\t'stock' ];"
			),
			1
		);
		assert.equal( findList( "'revenue' and 'orders'" ), undefined );
	} );

	it( 'stand in no list, because reports are registered once', () => {
		const files = execFileSync(
			'git',
			[
				'ls-files',
				'client',
				'src',
				'php-stub/includes',
				'webpack.config.js',
			],
			{ cwd: root, encoding: 'utf8' }
		)
			.split( '\n' )
			.filter(
				( file ) =>
					/\.(php|tsx?|js)$/.test( file ) &&
					! /\/(test|demo)\//.test( file ) &&
					! /stories\.tsx$/.test( file ) &&
					! ALLOWED.includes( file )
			);
		assert.ok( files.length > 1000 );
		assert.deepEqual(
			files.flatMap( ( file ) => {
				const line = findList(
					readFileSync( path.join( root, file ), 'utf8' )
				);
				return line ? [ `${ file }:${ line }` ] : [];
			} ),
			[]
		);
	} );
} );
