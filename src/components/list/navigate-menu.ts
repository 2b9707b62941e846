import type { KeyboardEvent } from 'react';

/**
 * Returns the index of the item a key moves to, or undefined for other keys.
 */
function getNext( key: string, currentIndex: number, count: number ) {
	switch ( key ) {
		case 'ArrowDown':
			return ( currentIndex + 1 ) % count;
		case 'ArrowUp':
			return ( currentIndex - 1 + count ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}

/** Moves focus between menu items with arrow keys, Home and End. */
export function navigateMenu( event: KeyboardEvent< HTMLElement > ) {
	const items = [
		...( event.currentTarget
			.closest( '[role="menu"]' )
			?.querySelectorAll< HTMLElement >( '[role="menuitem"]' ) ?? [] ),
	];
	const currentIndex = items.findIndex( ( item ) => item === event.target );
	const next =
		currentIndex < 0
			? undefined
			: getNext( event.key, currentIndex, items.length );
	if ( next !== undefined ) {
		event.preventDefault();
		items[ next ]?.focus();
	}
}
