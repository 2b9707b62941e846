const CARD = '.storedeck-activity-card';

/** The first link or button of an element, if it is a card. */
const findTarget = ( element: Element | null | undefined ) =>
	element?.matches( CARD )
		? element.querySelector< HTMLElement >( 'a[href], button' )
		: null;

/**
 * Moves the focus to a neighboring card, or to the panel, before a card is
 * removed.
 *
 * @param element An element inside the card.
 */
export function moveFocus( element: Element ) {
	const card = element.closest( CARD );
	const panel = element.closest< HTMLElement >( '[data-retry-focus]' );
	const neighbor =
		findTarget( card?.nextElementSibling ) ??
		findTarget( card?.previousElementSibling );
	( neighbor ?? panel )?.focus();
}
