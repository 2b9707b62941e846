import type { KeyboardEvent } from 'react';
import { getNextIndex } from '../ellipsis-menu/move-focus';

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
			: getNextIndex( event.key, currentIndex, items.length );
	if ( next !== undefined ) {
		event.preventDefault();
		items[ next ]?.focus();
	}
}
