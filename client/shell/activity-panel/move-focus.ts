/**
 * Moves the focus to a neighboring card, or to the panel, before a card is
 * removed.
 *
 * @param element An element inside the card.
 */
export function moveFocus( element: Element ) {
	const card = element.closest( '.storedeck-activity-card' );
	const panel = element.closest< HTMLElement >( '[data-retry-focus]' );
	const neighbor =
		card?.nextElementSibling?.querySelector< HTMLElement >(
			'a[href], button'
		) ??
		card?.previousElementSibling?.querySelector< HTMLElement >(
			'a[href], button'
		);
	( neighbor ?? panel )?.focus();
}
