/*
 * Settings of the installed PHP, for `npm start` and for tests.
 *
 * Compiled scripts are either in the memory of a server or in a folder. With both,
 * PHP 8.2 ends with a segmentation fault when a second process loads classes of
 * WooCommerce from the folder.
 */

/** Settings of all PHP. */
export const COMMON = { memory_limit: '512M', 'date.timezone': 'UTC' };

/**
 * Where pcov is installed, all code takes half as long again and is never compiled
 * just in time, unless it is disabled.
 *
 * @return {Record<string, string | number>} The setting, unless this process notes coverage.
 */
export const coverage = () =>
	process.env.STOREDECK_COVERAGE ? {} : { 'pcov.enabled': 0 };
const COMMAND_LINE = { display_errors: 'stderr', max_execution_time: 0 };
const OPCACHE = {
	'opcache.enable': 1,
	'opcache.enable_cli': 1,
	// A changed file is seen by the next request.
	'opcache.revalidate_freq': 0,
};
/** Settings of a server, whose messages are in its log. */
export const SERVER = {
	display_errors: 0,
	display_startup_errors: 0,
	upload_max_filesize: '64M',
	post_max_size: '72M',
	expose_php: 0,
	output_buffering: 0,
};

/**
 * @param {Record<string, string | number>[]} groups Settings of php.ini.
 * @return {string[]} The arguments of PHP.
 */
export const settings = ( ...groups ) =>
	Object.entries( Object.assign( {}, ...groups ) ).flatMap(
		( [ name, value ] ) => [ '-d', `${ name }=${ value }` ]
	);

/**
 * @param {number} seconds How long a request may take; 0 for any time.
 * @return {string[]} Arguments of PHP for a server.
 */
export const serverSettings = ( seconds ) =>
	settings( COMMON, coverage(), SERVER, OPCACHE, {
		// Also where the php.ini of the machine has a folder.
		'opcache.file_cache': '',
		max_execution_time: seconds,
	} );

/**
 * @param {string} [cache] Folder for compiled scripts, for commands that often run.
 * @return {string[]} Arguments of PHP for a command.
 */
export const commandSettings = ( cache ) =>
	settings(
		COMMON,
		coverage(),
		COMMAND_LINE,
		cache
			? {
					...OPCACHE,
					'opcache.file_cache': cache,
					'opcache.file_cache_only': 1,
			  }
			: {}
	);
