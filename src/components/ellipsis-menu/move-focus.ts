const ITEMS =
	'[role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"]';

/** How far a key moves in a menu of `count` items; `undefined`: not at all. */
function target( key: string, index: number, count: number ) {
	switch ( key ) {
		case 'ArrowDown':
			return ( index + 1 ) % count;
		case 'ArrowUp':
			return ( index - 1 + count ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}

/**
 * Moves the focus from one menu item to another: Down and Up wrap around, Home
 * and End go to the first and the last.
 *
 * @param item The item that has the focus.
 * @param key  `KeyboardEvent.key`.
 * @return Whether the key was one of these.
 */
export function moveFocus( item: HTMLElement, key: string ): boolean {
	const menu = item.closest( '[role="menu"]' ) ?? item.parentElement;
	const items = [
		...( menu?.querySelectorAll< HTMLElement >( ITEMS ) ?? [] ),
	];
	const next = target( key, items.indexOf( item ), items.length );
	if ( next === undefined ) {
		return false;
	}
	items[ next ]?.focus();
	return true;
}
