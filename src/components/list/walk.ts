import type { KeyboardEvent } from 'react';

/** Which item a key leads to; undefined for other keys. */
function getNext( key: string, at: number, count: number ) {
	switch ( key ) {
		case 'ArrowDown':
			return ( at + 1 ) % count;
		case 'ArrowUp':
			return ( at - 1 + count ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}

/** Arrows, Home and End go from an item of a menu to another. */
export function walk( event: KeyboardEvent< HTMLElement > ) {
	const items = [
		...( event.currentTarget
			.closest( '[role="menu"]' )
			?.querySelectorAll< HTMLElement >( '[role="menuitem"]' ) ?? [] ),
	];
	const at = items.findIndex( ( item ) => item === event.target );
	const next = at < 0 ? undefined : getNext( event.key, at, items.length );
	if ( next !== undefined ) {
		event.preventDefault();
		items[ next ]?.focus();
	}
}
