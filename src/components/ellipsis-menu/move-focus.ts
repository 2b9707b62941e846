const ITEMS =
	'[role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"]';

/** The index of the item that a key moves to, or undefined for other keys. */
export function getNextIndex( key: string, index: number, count: number ) {
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

function getMenuItems( item: HTMLElement ): HTMLElement[] {
	const menu = item.closest( '[role="menu"]' ) ?? item.parentElement;
	return [ ...( menu?.querySelectorAll< HTMLElement >( ITEMS ) ?? [] ) ];
}

/**
 * Moves focus between menu items: Down and Up wrap around, Home and End move to
 * the first and last item.
 *
 * @param item  The focused item.
 * @param key   `KeyboardEvent.key`.
 * @param items All items; those of the menu by default.
 * @return Whether the key was handled.
 */
export function moveFocus(
	item: HTMLElement,
	key: string,
	items = getMenuItems( item )
): boolean {
	const next = getNextIndex( key, items.indexOf( item ), items.length );
	if ( next === undefined ) {
		return false;
	}
	items[ next ]?.focus();
	return true;
}
