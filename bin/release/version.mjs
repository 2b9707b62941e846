import { compareVersions } from '../cms/compare-versions.mjs';
import { UserError } from '../cms/user-error.mjs';

const PATTERN = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** @param {string} version */
export const isVersion = ( version ) => PATTERN.test( version );

/**
 * Sets the version in the header of the plugin.
 *
 * @param {string} text    Text of the plugin's file.
 * @param {string} version
 * @throws {UserError} If the version is lower than the one in the header.
 */
export function raiseVersion( text, version ) {
	const line = /^( \* Version: *)(.+)$/m;
	const current = line.exec( text )?.[ 2 ].trim() ?? '';
	if ( current && compareVersions( version, current ) < 0 ) {
		throw new UserError(
			`--version must be ${ current } or higher, the version in the header, not ${ version }.`
		);
	}
	return text.replace( line, `$1${ version }` );
}
