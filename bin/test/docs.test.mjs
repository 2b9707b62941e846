import assert from 'node:assert/strict';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../cms/root.mjs';
import {
	createFileFinder,
	findSilentlyDeprecated,
	findUndeclared,
	readDeclarations,
	readSources,
} from '../docs/declarations.mjs';
import {
	PICTURES,
	listExamples,
	readExamples,
} from '../docs/gallery/examples.mjs';
import { PLACES } from '../docs/gallery/places.mjs';
import { openApi } from '../docs/openapi.mjs';
import { createPages } from '../docs/pages.mjs';
import { readPhpHooks } from '../docs/php-hooks.mjs';
import { readRoutes } from '../types/routes.mjs';
import { describeStability } from '../docs/stability.mjs';

/** Creates a folder with files, for one test. */
function withFiles( files, test ) {
	const folder = mkdtempSync( path.join( tmpdir(), 'storedeck-docs-' ) );
	try {
		for ( const [ name, text ] of Object.entries( files ) ) {
			const file = path.join( folder, name );
			mkdirSync( path.dirname( file ), { recursive: true } );
			writeFileSync( file, text );
		}
		return test( folder );
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

describe( 'the generated pages', () => {
	for ( const [ file, text ] of Object.entries( createPages( root ) ) ) {
		it( `${ file } is up to date`, () => {
			assert.equal(
				readFileSync( path.join( root, file ), 'utf8' ),
				text,
				`${ file }: run "npm run docs" and commit the result.`
			);
		} );
	}
} );

describe( 'declared hooks', () => {
	it( 'has a declaration for each filter that the libraries apply', () => {
		assert.deepEqual( findUndeclared( root ), [] );
	} );

	it( 'lets only the wrappers apply filters and render slots', () => {
		const find = ( pattern ) =>
			readSources( root )
				.filter( ( { text } ) => pattern.test( text ) )
				.map( ( { file } ) => file );
		assert.deepEqual(
			find( /\bapplyFilters\b[^;]*from '@wordpress\/hooks'/ ),
			[]
		);
		assert.deepEqual( find( /<Slot(?=\s)/ ), [
			'client/common/contained-slot.tsx',
			// Extensions of WooCommerce's admin render it, with fills of their own.
			'client/compatibility/named-fill.tsx',
			'client/screens/home/task-slots.tsx',
			'src/navigation/woo-navigation-item.tsx',
		] );
	} );

	it( 'finds a name that nothing applies, and one that nothing declares', () => {
		const declarations = `export interface FilterTypes {
			/**
			 * Some names.
			 *
			 * Applied somewhere.
			 *
			 * @since 1.0.0
			 * @stability stable
			 */
			storedeck_used: ( names: string[] ) => string[];
			/**
			 * Other names.
			 *
			 * Applied nowhere.
			 *
			 * @since 1.0.0
			 * @stability experimental
			 */
			[ report_metric: \`storedeck_\${ string }_of_\${ string }\` ]: ( name: string ) => string;
		}`;
		withFiles(
			{
				'src/extend/filters.ts': declarations,
				'src/a.ts':
					"const HOOK = 'storedeck_other';\napplyContained( HOOK, [], isList );\napplyContained( 'storedeck_used', [], isList );",
				'client/b.ts':
					"/** Applies `storedeck_${ a }_of_${ b }`. */\n// 'storedeck_${ a }_of_${ b }'",
			},
			( folder ) => {
				const [ used, unused ] = readDeclarations( folder, 'filters' );
				const find = createFileFinder( folder );
				assert.equal( find( used ), 'src/a.ts' );
				assert.equal( find( unused ), undefined );
				assert.equal( unused.name, 'storedeck_{report}_of_{metric}' );
				assert.equal( unused.when, 'Applied nowhere.' );
				assert.deepEqual( findUndeclared( folder ), [
					"src/a.ts: 'storedeck_other'",
				] );
			}
		);
	} );

	it( 'requires a comment above each PHP hook', () => {
		const read = ( code ) =>
			withFiles( { 'php-stub/a.php': code }, readPhpHooks );
		assert.throws(
			() => read( "<?php\n\napply_filters( 'acme', 1 );\n" ),
			/php-stub\/a\.php:3: acme/
		);
		assert.throws(
			() =>
				read(
					"<?php\n/* This action is documented in b.php. */\ndo_action( 'acme' );\n"
				),
			/acme is not documented in php-stub\/b\.php/
		);
		assert.deepEqual(
			read(
				"<?php\n/*\n * Filters names.\n *\n * @param string[] $names Names.\n * @since 1.0.0\n * @stability experimental\n */\n$x = apply_filters( 'acme', $names );\n"
			),
			[
				{
					type: 'filter',
					name: 'acme',
					description: 'Filters names.',
					params: [ 'string[] $names Names.' ],
					since: '1.0.0',
					stability: { level: 'experimental' },
					file: 'php-stub/a.php',
				},
			]
		);
	} );
} );

describe( 'the stability of a hook', () => {
	const readPhp = ( name, tags, call = 'apply_filters' ) =>
		withFiles(
			{
				'php-stub/a.php': `<?php\n/*\n * Filters names.\n *\n * @since 1.0.0\n${ tags
					.map( ( tag ) => ` * ${ tag }\n` )
					.join( '' ) } */\n$x = ${ call }( '${ name }', $names );\n`,
			},
			readPhpHooks
		)[ 0 ].stability;
	const readFilter = ( name, tags ) =>
		withFiles(
			{
				'src/extend/filters.ts': `export interface FilterTypes {\n/**\n * Names.\n *\n * Applied.\n *\n * @since 1.0.0\n${ tags
					.map( ( tag ) => ` * ${ tag }\n` )
					.join(
						''
					) } */\n${ name }: ( names: string[] ) => string[];\n}`,
			},
			( folder ) => readDeclarations( folder, 'filters' )
		)[ 0 ].stability;

	for ( const [ kind, read ] of Object.entries( {
		PHP: readPhp,
		JavaScript: readFilter,
	} ) ) {
		it( `is said in ${ kind }, or follows from a name of WooCommerce's`, () => {
			assert.equal( read( 'woocommerce_names', [] ).level, 'stable' );
			assert.equal(
				read( 'experimental_woocommerce_names', [] ).level,
				'experimental'
			);
			assert.equal(
				read( 'storedeck_names', [ '@stability stable' ] ).level,
				'stable'
			);
			assert.throws(
				() => read( 'storedeck_names', [] ),
				/storedeck_names: expected .*"@stability stable"/
			);
			assert.throws(
				() => read( 'storedeck_names', [ '@stability good' ] ),
				/storedeck_names: expected/
			);
			assert.throws(
				() => read( 'woocommerce_names', [ '@deprecated 1.2.0' ] ),
				/woocommerce_names: expected .*"@deprecated 1\.2\.0 Use …"/
			);
		} );
	}

	it( 'says since when a deprecated one is, and what replaces it', () => {
		const tags = [ '@deprecated 1.2.0 Use `storedeck_texts`.' ];
		const expected = {
			level: /** @type {const} */ ( 'deprecated' ),
			since: '1.2.0',
			instead: 'Use `storedeck_texts`.',
		};
		assert.deepEqual(
			readPhp( 'storedeck_names', tags, 'apply_filters_deprecated' ),
			expected
		);
		assert.deepEqual( readFilter( 'storedeck_names', tags ), expected );
		assert.equal(
			describeStability( expected ),
			'**Deprecated** since 1.2.0. Use `storedeck_texts`.'
		);
	} );

	it( 'is told to authors who use a deprecated one', () => {
		assert.throws(
			() =>
				readPhp( 'woocommerce_names', [ '@deprecated 1.2.0 Use x.' ] ),
			/together with apply_filters_deprecated\(\)/
		);
		assert.throws(
			() =>
				readPhp( 'woocommerce_names', [], 'apply_filters_deprecated' ),
			/expected @deprecated together/
		);
		const filters = `export interface FilterTypes {\n/**\n * Names.\n *\n * Applied.\n *\n * @since 1.0.0\n * @deprecated 1.2.0 Use x.\n */\nacme: ( names: string[] ) => string[];\n}`;
		const find = ( code ) =>
			withFiles(
				{
					'src/extend/filters.ts': filters,
					'src/extend/slots.ts': '',
					'src/extend/areas.ts': '',
					'src/a.ts': code,
					'client/b.ts': '',
				},
				findSilentlyDeprecated
			);
		assert.deepEqual( find( "applyContained( 'acme', [] );" ), [
			'src/a.ts: acme',
		] );
		assert.deepEqual(
			find( "deprecated( 'acme' ); applyContained( 'acme', [] );" ),
			[]
		);
	} );
} );

describe( 'the gallery', () => {
	const PLUGIN =
		'<?php\n/**\n * Plugin Name: Gauge (Storedeck example)\n */\n\n// Adds it.\nadd_gauge();\n';
	const FILES = {
		'examples/gauge/gauge.php': PLUGIN,
		'examples/gauge/gauge.js': '/* A comment. */\nfirst();\n\nsecond();\n',
		'examples/README.md':
			'| Plugin | What it shows |\n| --- | --- |\n| [`gauge`](gauge/gauge.php) | A widget. |\n',
		[ `${ PICTURES }/gauge.png` ]: '',
	};

	it( 'has the texts of an example and its lines without comments', () => {
		assert.deepEqual( withFiles( FILES, readExamples ), [
			{
				name: 'gauge',
				title: 'Gauge',
				shows: 'A widget.',
				lines: { JavaScript: 2, PHP: 2 },
			},
		] );
	} );

	it( 'names an example without a picture, and one of which nothing is said', () => {
		const { [ `${ PICTURES }/gauge.png` ]: _, ...unseen } = FILES;
		assert.throws(
			() => withFiles( unseen, readExamples ),
			/No picture of gauge in docs\/images\/examples: .*npm run docs:pictures/
		);
		assert.throws(
			() =>
				withFiles(
					{ ...FILES, 'examples/README.md': '' },
					readExamples
				),
			/examples\/gauge: expected .*examples\/README\.md/
		);
	} );

	it( 'has a place and a small picture of each example, and no others', () => {
		const pictures = readdirSync( path.join( root, PICTURES ) );
		const names = listExamples( root );
		assert.deepEqual(
			pictures.sort(),
			names.map( ( name ) => `${ name }.png` ).sort()
		);
		assert.deepEqual( Object.keys( PLACES ).sort(), [ ...names ].sort() );
		const bytes = pictures.map(
			( name ) => statSync( path.join( root, PICTURES, name ) ).size
		);
		assert.ok( Math.max( ...bytes ) < 60_000, String( bytes ) );
	} );
} );

describe( 'the OpenAPI file', () => {
	const api = openApi( root );
	const operations = Object.entries( api.paths ).flatMap(
		( [ name, { parameters = [], ...methods } ] ) =>
			Object.values( methods ).map( ( operation ) => ( {
				name,
				pathParameters: parameters,
				...operation,
			} ) )
	);

	it( 'has all recorded routes and methods', () => {
		const routes = readRoutes( root );
		assert.equal( Object.keys( api.paths ).length, routes.length );
		assert.equal(
			operations.length,
			routes.flatMap( ( { methods } ) => Object.keys( methods ) ).length
		);
	} );

	it( 'gives each operation a name of its own and a response', () => {
		const ids = operations.map( ( { operationId } ) => operationId );
		assert.equal( new Set( ids ).size, ids.length );
		for ( const { responses } of operations ) {
			assert.ok( responses[ 200 ].description );
		}
	} );

	it( 'declares exactly the parameters that a path has', () => {
		for ( const { name, pathParameters } of operations ) {
			assert.deepEqual(
				pathParameters.map( ( parameter ) => parameter.name ).sort(),
				[ ...name.matchAll( /\{(\w+)\}/g ) ]
					.map( ( [ , parameter ] ) => parameter )
					.sort()
			);
			assert.ok( pathParameters.every( ( { required } ) => required ) );
		}
	} );

	it( 'has only references that exist and types that JSON Schema has', () => {
		const types = new Set();
		const visit = ( value ) => {
			if ( Array.isArray( value ) ) {
				value.forEach( visit );
			} else if ( typeof value === 'object' && value !== null ) {
				if ( value.$ref ) {
					const [ , , group, name ] = value.$ref.split( '/' );
					assert.ok( api.components[ group ][ name ], value.$ref );
				}
				Object.values( value ).forEach( visit );
			}
		};
		visit( api );
		const visitSchema = ( schema ) => {
			[ schema.type ]
				.flat()
				.filter( Boolean )
				.forEach( ( type ) => types.add( type ) );
			Object.values( schema.properties ?? {} ).forEach( visitSchema );
			if ( schema.items ) {
				visitSchema( schema.items );
			}
		};
		Object.values( api.components.schemas ).forEach( visitSchema );
		assert.deepEqual( [ ...types ].sort(), [
			'array',
			'boolean',
			'integer',
			'null',
			'number',
			'object',
			'string',
		] );
	} );
} );
