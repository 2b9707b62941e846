import { PLUGIN_FILE, readSource } from './sources.mjs';

/**
 * Reads the header of the plugin, which is the one place of its version and of
 * what it requires.
 *
 * @param {string}                        root    The repository.
 * @param {import('./sources.mjs').Edits} [edits] Texts that replace files.
 * @return {( field: string ) => string} Returns a field, such as `Version`.
 * @throws {Error} If the header lacks the field.
 */
export function readPluginHeader( root, edits ) {
	const text = readSource( root, PLUGIN_FILE, edits );
	return ( field ) => {
		const value = text.match(
			new RegExp( `^ \\* ${ field }: *(.+)$`, 'm' )
		)?.[ 1 ];
		if ( ! value ) {
			throw new Error(
				`The header of ${ PLUGIN_FILE } has no "${ field }".`
			);
		}
		return value.trim();
	};
}
