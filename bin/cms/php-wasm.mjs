import { existsSync } from 'node:fs';
import { copyFile, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashParts, withTempFolder } from './files.mjs';
import { npm } from './npm.mjs';

const here = fileURLToPath( new URL( 'wasm/', import.meta.url ) );
const MANIFESTS = [ 'package.json', 'package-lock.json' ];

/** PHP version to download. */
const VERSION = '8.3';

/*
 * With two workers, a slow page does not block the next one. Each uses about
 * 300 MB of memory, so there are no more.
 */
const WORKERS = 2;

/**
 * PHP compiled to WebAssembly, installed into the cache on first use.
 *
 * Its npm package depends on the builds of all PHP versions (500 MB). The
 * package.json in `wasm/` overrides all but one of them with a small package,
 * and the lock file pins all packages by hash.
 *
 * @param {import('./wordpress-source.mjs').SourceContext} context
 * @return {Promise<import('./php-engine.mjs').PhpEngine>} The runtime.
 */
export async function wasmEngine( { cache, progress, signal } ) {
	const texts = await Promise.all(
		MANIFESTS.map( ( name ) => readFile( join( here, name ) ) )
	);
	const folder = join(
		cache,
		`php-wasm-${ hashParts( texts ).slice( 0, 10 ) }`
	);
	if ( ! existsSync( folder ) ) {
		await progress.step( 'Downloading PHP as WebAssembly (36 MB)', () =>
			withTempFolder( join( cache, 'tmp' ), async ( temp ) => {
				for ( const name of MANIFESTS ) {
					await copyFile( join( here, name ), join( temp, name ) );
				}
				await npm( [ 'ci', '--ignore-scripts', '--omit=dev' ], {
					cwd: temp,
					failure: 'Could not download PHP as WebAssembly',
					signal,
				} );
				await rename( temp, folder ).catch( ( error ) => {
					// Another process may have finished the same work first.
					if ( ! existsSync( folder ) ) {
						throw error;
					}
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
			JSON.stringify( { folder, php: VERSION, ...settings } ),
			...args,
		],
		env: process.env,
	} );
	return {
		kind: 'wasm',
		version: VERSION,
		workers: WORKERS,
		worker: ( site, port, mounts ) =>
			node( 'server.mjs', { site, port, mounts } ),
		cli: ( args, mounts = [] ) => node( 'cli.mjs', { mounts }, args ),
	};
}
