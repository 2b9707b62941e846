import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Requests after which the runtime is made anew, as its memory only grows. Its
 * compiled scripts are lost then, which makes the next page slow.
 */
const ROTATE_AFTER = 1000;

/**
 * @typedef {Object} RuntimeSettings
 * @property {string}   folder Where the packages are installed.
 * @property {string}   php    `8.3`.
 * @property {string[]} mounts Folders of this machine that PHP sees, at the same paths.
 */

/**
 * What of the packages is used here.
 *
 * @typedef {Object} NodePackage
 * @property {( version: string, options: object ) => Promise<number>} loadNodeRuntime
 * @property {new () => object}                                        FileLockManagerForPosix
 * @property {new () => object}                                        FileLockManagerForWindows
 * @property {( path: string ) => unknown}                             createNodeFsMountHandler
 *
 * @typedef {Object} UniversalPackage
 * @property {new ( runtime: number ) => Php}                                 PHP
 * @property {( php: Php, entries: Record<string, string> ) => Promise<void>} setPhpIniEntries
 *
 * @typedef {Object} Php
 * @property {( name: string ) => Promise<void>}                                  setSapiName
 * @property {( request: object ) => Promise<PhpAnswer>}                          runStream
 * @property {( argv: string[], options: object ) => Promise<PhpAnswer>}          cli
 * @property {( path: string ) => void}                                           mkdirTree
 * @property {( path: string ) => boolean}                                        fileExists
 * @property {( path: string, handler: unknown ) => Promise<unknown>}             mount
 * @property {( options: object ) => void}                                        enableRuntimeRotation
 * @typedef {Object} PhpAnswer
 * @property {Promise<number>}                   httpStatusCode
 * @property {Promise<Record<string, string[]>>} headers
 * @property {ReadableStream<Uint8Array>}        stdout
 * @property {ReadableStream<Uint8Array>}        stderr
 * @property {Promise<number>}                   exitCode
 */

/**
 * A PHP that sees the given folders. File locks are real ones of the operating
 * system, so several processes can share one SQLite file.
 *
 * @param {RuntimeSettings} settings
 * @return {Promise<Php>} Ready to run scripts.
 */
export async function createPhp( { folder, php: version, mounts } ) {
	const address = ( /** @type {string} */ name ) =>
		pathToFileURL(
			join( folder, 'node_modules/@php-wasm', name, 'index.js' )
		).href;
	/** @type {NodePackage} */
	const node = await import( address( 'node' ) );
	/** @type {UniversalPackage} */
	const universal = await import( address( 'universal' ) );
	const recreateRuntime = () =>
		node.loadNodeRuntime( version, {
			followSymlinks: true,
			fileLockManager:
				process.platform === 'win32'
					? new node.FileLockManagerForWindows()
					: new node.FileLockManagerForPosix(),
			emscriptenOptions: { processId: process.pid },
		} );
	const php = new universal.PHP( await recreateRuntime() );
	for ( const path of mounts ) {
		php.mkdirTree( path );
		await php.mount( path, node.createNodeFsMountHandler( path ) );
	}
	// Under another name PHP's own cache of compiled scripts stays off.
	await php.setSapiName( 'cli-server' );
	await universal.setPhpIniEntries( php, {
		memory_limit: '512M',
		max_execution_time: '0',
		upload_max_filesize: '64M',
		post_max_size: '72M',
		expose_php: '0',
		display_errors: '0',
		'date.timezone': 'UTC',
		output_buffering: '0',
		'opcache.file_cache_only': '0',
		'opcache.file_cache': '',
		'opcache.memory_consumption': '96',
		'opcache.max_accelerated_files': '8000',
	} );
	php.enableRuntimeRotation( {
		recreateRuntime,
		maxRequests: ROTATE_AFTER,
	} );
	return php;
}
