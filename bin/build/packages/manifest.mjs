import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPluginHeader } from '../../release/plugin-header.mjs';
import { getApiVersion } from '../../../src/dependency-extraction-webpack-plugin/libraries.js';
import { FORMATS } from './libraries.mjs';

/** Packages of which a page must have one copy, the one of the plugin. */
const PEERS = [ 'react', 'react-dom' ];

/**
 * Packages that a page has from WordPress, and that only bundles without WordPress'
 * scripts and tests need. New versions of both depend on `@wordpress/ui`: they are
 * three quarters of all files that npm would install.
 */
const OPTIONAL_PEERS = [ '@wordpress/components', '@wordpress/notices' ];

/** Packages of the newest WordPress that the unit tests run with. */
const NEWEST = 'tests/setup/latest-wordpress/package.json';

const readJson = ( root, file ) =>
	JSON.parse( readFileSync( path.join( root, file ), 'utf8' ) );

/**
 * The `package.json` of a library.
 *
 * @param {string}                            root    The repository.
 * @param {import('./libraries.mjs').Library} library
 * @param {string[]}                          imports Packages that its scripts and types import.
 * @param {string[]}                          styles  Its style sheets in `dist`.
 * @throws {Error} If an imported package has no version in the repository.
 */
export function createManifest( root, library, imports, styles ) {
	const { license, engines, sideEffects } = readJson( root, 'package.json' );
	const release = describeRelease( root, library.name );
	const ranges = readRanges( root, release.version );
	const rangesOf = ( names ) =>
		Object.fromEntries(
			names.sort().map( ( name ) => [ name, ranges( name, library ) ] )
		);
	const others = imports.filter(
		( name ) => name !== `@storedeck/${ library.name }`
	);
	const isUsed = ( name ) => others.includes( name );
	const peers = PEERS.filter( isUsed );
	const optional = [
		...peers.map( ( name ) => `@types/${ name }` ),
		...OPTIONAL_PEERS.filter( isUsed ),
	];
	const allPeers = [ ...optional, ...peers ];
	const [ esm, cjs ] = FORMATS;
	const built = ( /** @type {'script' | 'types'} */ file, format, name ) =>
		`./dist/${ format.format }/${ name }${ format[ file ] }`;
	const conditions = ( format, name ) => ( {
		types: built( 'types', format, name ),
		default: built( 'script', format, name ),
	} );
	const modules = Object.entries( library.entries ).map(
		( [ entry, file ] ) => ( {
			entry,
			name: path.relative( library.folder, file ).replace( /\.ts$/, '' ),
		} )
	);
	const submodules = modules.filter( ( { entry } ) => entry !== '.' );
	return {
		name: `@storedeck/${ library.name }`,
		...release,
		description: readDescription( library ),
		license,
		// What the plugin must know, so that scripts built with the package run.
		storedeck: { apiVersion: getApiVersion() },
		type: 'module',
		main: built( 'script', cjs, 'index' ),
		types: built( 'types', esm, 'index' ),
		exports: {
			...Object.fromEntries(
				modules.map( ( { entry, name } ) => [
					entry,
					{
						import: conditions( esm, name ),
						require: conditions( cjs, name ),
					},
				] )
			),
			...Object.fromEntries(
				styles.map( ( file ) => [ `./${ file }`, `./dist/${ file }` ] )
			),
			'./package.json': './package.json',
		},
		// For TypeScript's older module resolution, which ignores "exports".
		...( submodules.length && {
			typesVersions: {
				'*': Object.fromEntries(
					submodules.map( ( { entry, name } ) => [
						entry.slice( 2 ),
						[ built( 'types', esm, name ) ],
					] )
				),
			},
		} ),
		sideEffects: getSideEffects( sideEffects, library, styles ),
		engines,
		dependencies: rangesOf(
			others.filter( ( name ) => ! allPeers.includes( name ) )
		),
		...( allPeers.length && {
			peerDependencies: rangesOf( allPeers ),
			peerDependenciesMeta: Object.fromEntries(
				optional.map( ( name ) => [ name, { optional: true } ] )
			),
		} ),
	};
}

/**
 * What the `package.json` of each package says of its release. The registry compares
 * the repository with the one that the provenance names: a workflow knows it.
 *
 * @param {string} root The repository.
 * @param {string} name Folder of the package in `src`.
 */
export function describeRelease( root, name ) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } =
		process.env;
	return {
		version: readPluginHeader( root )( 'Version' ),
		...( server &&
			repository && {
				repository: {
					type: 'git',
					url: `git+${ server }/${ repository }.git`,
					directory: `src/${ name }`,
				},
			} ),
		// Packages with a scope are private by default.
		publishConfig: { access: 'public' },
	};
}

/** The first sentence of a library's README. */
function readDescription( { folder } ) {
	const [ , text = '' ] = readFileSync(
		path.join( folder, 'README.md' ),
		'utf8'
	).split( '\n\n' );
	return text
		.replaceAll( '\n', ' ' )
		.replaceAll( '`', '' )
		.replace( /\. .*$/, '.' );
}

/**
 * The files that bundlers must keep although nothing is imported from them: the
 * same as in the bundle of the plugin.
 */
function getSideEffects( patterns, { name }, styles ) {
	const folder = `src/${ name }/`;
	const modules = patterns
		.filter( ( pattern ) => pattern.startsWith( folder ) )
		.flatMap( ( pattern ) =>
			FORMATS.map(
				( { format, script } ) =>
					`./dist/${ format }/${ pattern
						.slice( folder.length )
						.replace( /\.tsx?$/, script ) }`
			)
		);
	const files = [ ...modules, ...( styles.length ? [ '**/*.css' ] : [] ) ];
	return files.length ? files : false;
}

/**
 * Version ranges of imported packages. For packages of WordPress, from the
 * version of the oldest supported WordPress to the newest that is tested: they
 * have state, so a project should have one copy of each.
 */
function readRanges( root, ownVersion ) {
	const { dependencies, devDependencies } = readJson( root, 'package.json' );
	const versions = { ...dependencies, ...devDependencies };
	const newest = readJson( root, NEWEST ).dependencies;
	return ( name, library ) => {
		if ( name.startsWith( '@storedeck/' ) ) {
			return ownVersion;
		}
		const oldest = versions[ name ];
		if ( ! oldest ) {
			throw new Error(
				`@storedeck/${ library.name } imports ${ name }, which package.json does not list.`
			);
		}
		const major = ( range ) => range.split( '.' )[ 0 ];
		if ( name.startsWith( '@types/' ) ) {
			const [ , typed ] = name.split( '/' );
			return `${ major( oldest ) } - ${ major( newest[ typed ] ) }`;
		}
		return newest[ name ]
			? `${ oldest } - ${ major( newest[ name ] ) }`
			: `^${ oldest }`;
	};
}
