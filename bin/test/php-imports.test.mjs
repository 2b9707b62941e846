import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { checkPhpImports } from '../testing/php-imports.mjs';

const LIST =
	'| [`foundation`](foundation) | |\n| [`host`](host) | |\n| [`lower`](lower) | |\n| [`upper-part`](upper) | |\n';
const folders = [];

/** Checks a folder with these files, whose code follows the namespace. */
const check = ( files ) => {
	const root = mkdtempSync( path.join( tmpdir(), 'storedeck-imports-' ) );
	folders.push( root );
	const write = ( file, text ) => {
		mkdirSync( path.join( root, path.dirname( file ) ), {
			recursive: true,
		} );
		writeFileSync( path.join( root, file ), text );
	};
	write( 'README.md', LIST );
	for ( const [ file, code ] of Object.entries( files ) ) {
		write( file, `<?php\nnamespace ${ code }` );
	}
	return checkPhpImports( root );
};

const UPPER = {
	'upper-part/class-high.php': 'Storedeck\\Upper_Part;\nclass High {}',
};

describe( 'the rules of imports in PHP', () => {
	after( () =>
		folders.forEach( ( folder ) => rmSync( folder, { recursive: true } ) )
	);

	it( 'let a folder use itself, those above it in the list, and classes of others', () => {
		assert.deepEqual(
			check( {
				'lower/class-low.php': 'Storedeck\\Lower;\nclass Low {}',
				'lower/class-next.php':
					'Storedeck\\Lower;\nnew Low( new \\WP_Query() );',
				'upper-part/class-high.php':
					'Storedeck\\Upper_Part;\nuse Storedeck\\Lower\\Low;\nclass High extends Low {}',
				'class-start.php':
					'Storedeck;\nUpper_Part\\High::start( new Lower\\Low() );',
			} ),
			[]
		);
	} );

	it( 'refuse more than ten classes that can only be understood together', () => {
		const circleOf = ( length ) =>
			Object.fromEntries(
				Array.from( { length }, ( _, index ) => [
					`lower/class-part-${ index }.php`,
					`Storedeck\\Lower;\nclass Part_${ index } extends Part_${
						( index + 1 ) % length
					} {}`,
				] )
			);
		assert.deepEqual( check( circleOf( 10 ) ), [] );
		assert.match(
			check( circleOf( 11 ) ).join(),
			/^more than 10 files lead to each other: .*class-part-3\.php/
		);
	} );

	for ( const [ kind, code ] of Object.entries( {
		'an imported class': 'use Storedeck\\Upper_Part\\High; new High();',
		'a class by its whole name': '\\Storedeck\\Upper_Part\\High::run();',
		'another name of a class':
			'use Storedeck\\Upper_Part\\High as Top; new Top();',
		'the type of a parameter':
			'use Storedeck\\Upper_Part\\High; function f( ?High $a ) {}',
		'the type of a result':
			'use Storedeck\\Upper_Part\\High; function f(): High|null {}',
		'a caught exception':
			'use Storedeck\\Upper_Part\\High; try {} catch ( High $e ) {}',
		'the name of a class':
			'use Storedeck\\Upper_Part\\High; $a = High::class;',
		'a required file':
			"require dirname( __DIR__ ) . '/upper-part/class-high.php';",
	} ) ) {
		it( `refuse ${ kind } of a folder below it in the list`, () => {
			assert.deepEqual(
				check( {
					...UPPER,
					'lower/class-low.php': `Storedeck\\Lower;\n${ code }`,
				} ),
				[
					'lower/class-low.php:3: imports upper-part/class-high.php, which is above it',
				]
			);
		} );
	}

	it( 'ignore tests, and names in comments and texts', () => {
		assert.deepEqual(
			check( {
				...UPPER,
				'lower/test/LowTest.php':
					'Storedeck\\Lower\\Test;\nnew \\Storedeck\\Upper_Part\\High();',
				'lower/class-low.php':
					"Storedeck\\Lower;\n// \\Storedeck\\Upper_Part\\High\n$a = 'Storedeck\\Upper_Part\\High';",
			} ),
			[]
		);
	} );

	it( 'refuse folders that are not in the list, and other namespaces than that of the folder', () => {
		assert.deepEqual(
			check( {
				'extra/class-a.php': 'Storedeck\\Extra;',
				'lower/deep-er/class-b.php': 'Storedeck\\Lower;',
			} ),
			[
				'extra/class-a.php: no folder of the list in README.md',
				'lower/deep-er/class-b.php: the namespace Storedeck\\Lower is not that of its folder',
			]
		);
	} );

	for ( const question of [
		"class_exists( 'WooCommerce', false )",
		"\\class_exists( 'WooCommerce' )",
		"function_exists( 'WC' )",
		"is_plugin_active( 'woocommerce/woocommerce.php' )",
	] ) {
		it( `let nothing but host ask ${ question }`, () => {
			const code = `;\nclass_exists( 'Other' );\nif ( ${ question } ) {}`;
			assert.deepEqual(
				check( {
					'host/class-host.php': `Storedeck\\Host${ code }`,
					'lower/class-low.php': `Storedeck\\Lower${ code }`,
				} ),
				[
					'lower/class-low.php:4: asks whether WooCommerce is active, which only host/ does',
				]
			);
		} );
	}

	for ( const access of [
		'global $wpdb;',
		'function f() { global $post, $wpdb; }',
		"$GLOBALS['wpdb']->query( '' );",
	] ) {
		it( `let nothing but the database folder use ${ access }`, () => {
			const code = `;\n$GLOBALS['post'] = 1;\n${ access }`;
			assert.deepEqual(
				check( {
					'foundation/database/class-reader.php': `Storedeck\\Foundation\\Database${ code }`,
					'lower/class-low.php': `Storedeck\\Lower${ code }`,
				} ),
				[
					'lower/class-low.php:4: uses $wpdb, which only foundation/database/ does: read with Database, write with Row_Writer',
				]
			);
		} );
	}

	for ( const state of [
		'class Low { private static ?array $all = null; }',
		'class Low { function all() { static $all = array(); } }',
	] ) {
		it( `refuse ${ state }`, () => {
			const code = `;\nclass Next { private array $a; static function f() { return static fn() => 1; } }\n${ state }`;
			assert.deepEqual(
				check( {
					'foundation/class-request-state.php': `Storedeck\\Foundation${ code }`,
					'lower/class-low.php': `Storedeck\\Lower${ code }`,
				} ),
				[
					'lower/class-low.php:4: keeps static state: extend Request_State, of which each request has its own object',
				]
			);
		} );
	}

	it( 'refuse folders side by side that import each other', () => {
		assert.deepEqual(
			check( {
				'lower/a/class-one.php':
					'Storedeck\\Lower\\A;\nuse Storedeck\\Lower\\B\\Two;\nclass One extends Two {}',
				'lower/b/class-two.php':
					'Storedeck\\Lower\\B;\nuse Storedeck\\Lower\\C\\Three;\nclass Two extends Three {}',
				'lower/c/class-three.php':
					'Storedeck\\Lower\\C;\nclass Three { function f() { new \\Storedeck\\Lower\\A\\One(); } }',
			} ),
			[ 'lower: a cycle: a → b → c → a' ]
		);
	} );
} );
