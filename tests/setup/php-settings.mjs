import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * PHP settings for code of tests. OPcache stores compiled scripts in a folder until
 * their sources change. PHP without OPcache ignores its settings.
 *
 * @param {string} wpPath The WordPress folder.
 * @return {string[]} Arguments of `php`.
 */
export function phpSettings( wpPath ) {
	const folder = path.join( wpPath, '../opcache' );
	mkdirSync( folder, { recursive: true } );
	return [
		'memory_limit=512M',
		'max_execution_time=0',
		'opcache.enable_cli=1',
		'opcache.revalidate_freq=0',
		`opcache.file_cache=${ folder }`,
	].flatMap( ( setting ) => [ '-d', setting ] );
}
