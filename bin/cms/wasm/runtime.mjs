import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMON, SERVER } from '../php-settings.mjs';

/**
 * Number of requests after which the runtime is recreated, because its memory
 * only grows. This clears OPcache, so that the next page is slow.
 */
const ROTATE_AFTER = 1000;

/**
 * @typedef {Object} RuntimeSettings
 * @property {string}   folder Folder with the npm packages.
 * @property {string}   php    PHP version, e.g. `8.3`.
 * @property {string[]} mounts Folders of this machine that PHP can access, at the same paths.
 * @property {string}   sapi   Value of `PHP_SAPI`. OPcache only works for names it knows.
 */

/**
 * The used API of the npm packages.
 *
 * @typedef {Object} NodePackage
 * @property {( version: string, options: object ) => Promise<number>}        loadNodeRuntime           Loads a PHP version.
 * @property {new () => object}                                               FileLockManagerForPosix   File locks on Linux and macOS.
 * @property {new () => object}                                               FileLockManagerForWindows File locks on Windows.
 * @property {( path: string ) => unknown}                                    createNodeFsMountHandler  Creates a handler for `Php.mount`.
 *
 * @typedef {Object} UniversalPackage
 * @property {new ( runtime: number ) => Php}                                 PHP                       Wraps a runtime.
 * @property {( php: Php, entries: Record<string, string> ) => Promise<void>} setPhpIniEntries          Changes settings in php.ini.
 *
 * @typedef {Object} Php
 * @property {( name: string ) => Promise<void>}                              setSapiName               Sets `PHP_SAPI`.
 * @property {( request: object ) => Promise<PhpResponse>}                    runStream                 Handles a request.
 * @property {( argv: string[], options: object ) => Promise<PhpResponse>}    cli                       Runs PHP on the command line.
 * @property {( path: string ) => void}                                       mkdirTree                 Creates a folder in the virtual file system.
 * @property {( path: string ) => boolean}                                    fileExists                Whether a file exists in the virtual file system.
 * @property {( path: string, handler: unknown ) => Promise<unknown>}         mount                     Mounts a folder in the virtual file system.
 * @property {( options: object ) => void}                                    enableRuntimeRotation     Recreates the runtime after a number of requests.
 * @typedef {Object} PhpResponse
 * @property {Promise<number>}                                                httpStatusCode            Resolves with the first output.
 * @property {Promise<Record<string, string[]>>}                              headers                   Values by header name.
 * @property {ReadableStream<Uint8Array>}                                     stdout                    Response body.
 * @property {ReadableStream<Uint8Array>}                                     stderr                    Error messages.
 * @property {Promise<number>}                                                exitCode                  Resolves when PHP has finished.
 */

const toTexts = ( /** @type {Record<string, string | number>} */ values ) =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ name, value ] ) => [
			name,
			`${ value }`,
		] )
	);

/**
 * Creates a PHP runtime with access to the given folders. It uses the file
 * locks of the operating system, so that several processes can share an SQLite
 * database.
 *
 * @param {RuntimeSettings} settings
 * @return {Promise<Php>} The runtime.
 */
export async function createPhp( { folder, php: version, mounts, sapi } ) {
	const getModuleUrl = ( /** @type {string} */ name ) =>
		pathToFileURL(
			join( folder, 'node_modules/@php-wasm', name, 'index.js' )
		).href;
	/** @type {NodePackage} */
	const node = await import( getModuleUrl( 'node' ) );
	/** @type {UniversalPackage} */
	const universal = await import( getModuleUrl( 'universal' ) );
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
	await php.setSapiName( sapi );
	await universal.setPhpIniEntries( php, {
		...toTexts( { ...COMMON, ...SERVER, max_execution_time: 0 } ),
		'opcache.file_cache_only': '0',
		'opcache.file_cache': '',
		'opcache.memory_consumption': '96',
		'opcache.max_accelerated_files': '8000',
		// A folder besides the site and Storedeck is a plugin that is edited: the next
		// request sees its changes, but every page takes longer.
		...( mounts.length > 2 ? { 'opcache.revalidate_freq': '0' } : {} ),
	} );
	php.enableRuntimeRotation( {
		recreateRuntime,
		maxRequests: ROTATE_AFTER,
	} );
	return php;
}
