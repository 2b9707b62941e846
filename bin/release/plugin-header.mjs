import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the header of the plugin, which is the one place of its version and of
 * what it requires.
 *
 * @param {string} root The repository.
 * @return {( field: string ) => string} Returns a field, such as `Version`.
 * @throws {Error} If the header lacks the field.
 */
export function readPluginHeader( root ) {
	const text = readFileSync(
		path.join( root, 'php-stub/storedeck.php' ),
		'utf8'
	);
	return ( field ) => {
		const value = text.match(
			new RegExp( `^ \\* ${ field }: *(.+)$`, 'm' )
		)?.[ 1 ];
		if ( ! value ) {
			throw new Error(
				`The header of php-stub/storedeck.php has no "${ field }".`
			);
		}
		return value.trim();
	};
}
