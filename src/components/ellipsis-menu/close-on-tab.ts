import type { KeyboardEvent } from 'react';

const TAB_STOPS =
	'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Whether Tab finds nothing more in a menu. */
function isLastStop( menu: Element, target: EventTarget, isBack: boolean ) {
	const stops = [
		...menu.querySelectorAll< HTMLElement >( TAB_STOPS ),
	].filter( ( { tabIndex } ) => tabIndex >= 0 );
	const index = stops.findIndex( ( stop ) => stop === target );
	return stops[ isBack ? index - 1 : index + 1 ] === undefined;
}

/**
 * Lets Tab leave a menu: closing it returns the focus to its button, and the
 * browser then moves on from there. A control inside an item is reached first.
 * For the capturing phase, before the popover keeps the focus inside.
 *
 * @param onClose Closes the menu.
 */
export const closeOnTab =
	( onClose: () => void ) => ( event: KeyboardEvent< HTMLElement > ) => {
		if (
			event.key === 'Tab' &&
			isLastStop( event.currentTarget, event.target, event.shiftKey )
		) {
			event.stopPropagation();
			onClose();
		}
	};
