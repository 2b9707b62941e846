/**
 * Hands the focus on before a card goes away: to the next card's heading or,
 * where there is none, to the panel.
 *
 * @param element Something inside the card.
 */
export function handFocusOn( element: Element ) {
	const card = element.closest( '.storedeck-activity-card' );
	const panel = element.closest< HTMLElement >( '[data-retry-focus]' );
	const neighbour =
		card?.nextElementSibling?.querySelector< HTMLElement >(
			'a[href], button'
		) ??
		card?.previousElementSibling?.querySelector< HTMLElement >(
			'a[href], button'
		);
	( neighbour ?? panel )?.focus();
}
