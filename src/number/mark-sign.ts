import { getSetting } from '@storedeck/settings';

const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * Keeps the sign of a number to its left on a right-to-left page, where it would
 * move behind the digits. `Intl` writes Arabic numbers with the same mark.
 *
 * @example
 * markSign( '-$5.00' ); // '-$5.00'; with the mark in front on a right-to-left page
 */
export function markSign( text: string ): string {
	return /^[-+]/.test( text ) && getSetting( 'locale' ).isRtl
		? LEFT_TO_RIGHT_MARK + text
		: text;
}
