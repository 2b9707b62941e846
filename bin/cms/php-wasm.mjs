import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashParts } from './files.mjs';
import { npm } from './npm.mjs';
import { ensureCached } from './wordpress-source.mjs';

const here = fileURLToPath( new URL( 'wasm/', import.meta.url ) );
const MANIFESTS = [ 'package.json', 'package-lock.json' ];

/** PHP version to download unless another one is requested. */
const VERSION = '8.3';

/** Versions with an npm package that the plugin can run on. */
export const PHP_VERSIONS = [ '8.1', '8.2', '8.3', '8.4', '8.5' ];

/** @param {string} version */
const getPackage = ( version ) =>
	`@php-wasm/node-${ version.replace( '.', '-' ) }`;

/*
 * With two workers, a slow page does not block the next one. Each uses about
 * 300 MB of memory, so there are no more.
 */
const WORKERS = 2;

/**
 * The manifests of the packages with a PHP version. Another version has no lock
 * file: its packages are those of the same release.
 *
 * @return {Promise<[ name: string, text: string ][]>} Names and texts.
 */
async function readManifests( /** @type {string} */ version ) {
	const names = version === VERSION ? MANIFESTS : MANIFESTS.slice( 0, 1 );
	const installed = getPackage( VERSION );
	const wanted = getPackage( version );
	return Promise.all(
		names.map( async ( name ) => {
			const text = await readFile( join( here, name ), 'utf8' );
			return [
				name,
				// The other version takes the place of this one among those that are left out.
				text.replace(
					new RegExp( `${ installed }|${ wanted }`, 'g' ),
					( match ) => ( match === installed ? wanted : installed )
				),
			];
		} )
	);
}

/**
 * PHP compiled to WebAssembly, installed into the cache on first use.
 *
 * Its npm package depends on the builds of all PHP versions (500 MB). The
 * package.json in `wasm/` overrides all but one of them with a small package,
 * and the lock file pins all packages by hash.
 *
 * @param {import('./wordpress-source.mjs').SourceContext} context
 * @param {string}                                         [version] One of `PHP_VERSIONS`.
 * @return {Promise<import('./php-engine.mjs').PhpEngine>} The runtime.
 */
export async function wasmEngine(
	{ cache, progress, signal },
	version = VERSION
) {
	const manifests = await readManifests( version );
	const texts = manifests.map( ( [ , text ] ) => text );
	const name = `php-wasm-${ hashParts( texts ).slice( 0, 10 ) }`;
	const folder = join( cache, name );
	if ( ! existsSync( folder ) ) {
		const command = version === VERSION ? 'ci' : 'install';
		const label = `Downloading PHP ${ version } as WebAssembly (36 MB)`;
		await progress.step( label, () =>
			ensureCached( cache, name, async ( output ) => {
				for ( const [ manifest, text ] of manifests ) {
					await writeFile( join( output, manifest ), text );
				}
				await npm( [ command, '--ignore-scripts', '--omit=dev' ], {
					cwd: output,
					failure: 'Could not download PHP as WebAssembly',
					signal,
				} );
			} )
		);
	}
	/** @type {( script: string, settings: object, args?: string[] ) => import('./php-engine.mjs').Command} */
	const node = ( script, settings, args = [] ) => ( {
		command: process.execPath,
		args: [
			'--no-warnings',
			join( here, script ),
			JSON.stringify( { folder, php: version, ...settings } ),
			...args,
		],
		env: process.env,
	} );
	return {
		kind: 'wasm',
		version,
		workers: WORKERS,
		worker: ( site, port, mounts ) =>
			node( 'server.mjs', { site, port, mounts } ),
		cli: ( args, mounts = [] ) => node( 'cli.mjs', { mounts }, args ),
	};
}
