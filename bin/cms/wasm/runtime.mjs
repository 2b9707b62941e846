import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Requests after which the runtime is created again, as its memory only grows. Its
 * compiled scripts are lost then, which makes the next page slow.
 */
const ROTATE_AFTER = 1000;

/**
 * @typedef {Object} RuntimeSettings
 * @property {string}   folder Where the packages are installed.
 * @property {string}   php    `8.3`.
 * @property {string[]} mounts Folders of this machine that PHP sees, at the same paths.
 * @property {string}   sapi   What PHP calls its surroundings. Its cache of compiled scripts works under a name it knows only.
 */

/**
 * What of the packages is used here.
 *
 * @typedef {Object} NodePackage
 * @property {( version: string, options: object ) => Promise<number>}        loadNodeRuntime           Loads a PHP version.
 * @property {new () => object}                                               FileLockManagerForPosix   Locks of Linux and macOS.
 * @property {new () => object}                                               FileLockManagerForWindows Locks of Windows.
 * @property {( path: string ) => unknown}                                    createNodeFsMountHandler  Gives PHP a folder.
 *
 * @typedef {Object} UniversalPackage
 * @property {new ( runtime: number ) => Php}                                 PHP                       Wraps a runtime.
 * @property {( php: Php, entries: Record<string, string> ) => Promise<void>} setPhpIniEntries          Writes its php.ini.
 *
 * @typedef {Object} Php
 * @property {( name: string ) => Promise<void>}                              setSapiName               What PHP calls its surroundings.
 * @property {( request: object ) => Promise<PhpAnswer>}                      runStream                 Answers a request.
 * @property {( argv: string[], options: object ) => Promise<PhpAnswer>}      cli                       Runs the command line.
 * @property {( path: string ) => void}                                       mkdirTree                 Makes a folder in its own file system.
 * @property {( path: string ) => boolean}                                    fileExists                Looks into it.
 * @property {( path: string, handler: unknown ) => Promise<unknown>}         mount                     Puts a folder there.
 * @property {( options: object ) => void}                                    enableRuntimeRotation     Makes the runtime again after some requests.
 * @typedef {Object} PhpAnswer
 * @property {Promise<number>}                                                httpStatusCode            Known with the first output.
 * @property {Promise<Record<string, string[]>>}                              headers                   Lists, as a name may come twice.
 * @property {ReadableStream<Uint8Array>}                                     stdout                    The page.
 * @property {ReadableStream<Uint8Array>}                                     stderr                    Complaints.
 * @property {Promise<number>}                                                exitCode                  Settles at the end.
 */

/**
 * A PHP that sees the given folders. File locks are real ones of the operating
 * system, so several processes can share one SQLite file.
 *
 * @param {RuntimeSettings} settings
 * @return {Promise<Php>} Ready to run scripts.
 */
export async function createPhp( { folder, php: version, mounts, sapi } ) {
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
	await php.setSapiName( sapi );
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
