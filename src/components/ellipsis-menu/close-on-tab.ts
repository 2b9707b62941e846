import type { KeyboardEvent } from 'react';

const TAB_STOPS =
	'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Whether no tab stop follows in the menu. */
function isLastStop( menu: Element, target: EventTarget, isBack: boolean ) {
	const stops = [
		...menu.querySelectorAll< HTMLElement >( TAB_STOPS ),
	].filter( ( { tabIndex } ) => tabIndex >= 0 );
	const index = stops.findIndex( ( stop ) => stop === target );
	return stops[ isBack ? index - 1 : index + 1 ] === undefined;
}

/**
 * Closes a menu when Tab leaves it. Closing returns focus to the button, so the
 * browser continues from there. Controls inside items are reached first. Must
 * be used in the capture phase, before the popover traps focus.
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
