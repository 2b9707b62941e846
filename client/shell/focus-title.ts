const getFocused = () => window.document.activeElement;

/**
 * Moves the focus to the title of the screen, once it is rendered: screen readers
 * read where the person is. A field that the screen focuses meanwhile keeps it.
 */
export const focusTitle = () => {
	const before = getFocused();
	setTimeout( () => {
		const now = getFocused();
		const isOfScreen =
			now !== before && now?.closest( '.storedeck-layout__screen' );
		if ( ! isOfScreen ) {
			document
				.querySelector< HTMLElement >( '.storedeck-header__title' )
				?.focus( { preventScroll: true } );
		}
	} );
};
