const focusNow = () =>
	document
		.querySelector< HTMLElement >( '.storedeck-header__title' )
		?.focus( { preventScroll: true } );

/**
 * Moves the focus to the title of the screen, once it is rendered: screen readers
 * read where the person is.
 */
export const focusTitle = () => {
	setTimeout( focusNow );
};
