import { useCallback, useEffect, useRef } from '@wordpress/element';

/** The day of the keyboard; where no day shown can be chosen, the other months. */
const TARGETS = [ 'td button[tabindex="0"]:enabled', 'nav button' ];

/**
 * The way of the focus between a field and the calendar below it: into the
 * calendar as soon as it is there, and back without opening it again.
 */
export function useCalendarFocus() {
	const contents = useRef< HTMLDivElement >( null );
	const isEntering = useRef( false );
	const quiet = useRef( false );
	const tryToEnter = useCallback( () => {
		const target =
			isEntering.current &&
			TARGETS.map(
				( selector ) =>
					contents.current?.querySelector< HTMLElement >( selector )
			).find( Boolean );
		if ( target ) {
			isEntering.current = false;
			target.focus();
		}
	}, [] );
	// Opened by the same key, it is there after this; loaded first, later.
	useEffect( tryToEnter );

	return {
		contents,
		/** For `CalendarReady` around the contents. */
		onReady: tryToEnter,
		enter: () => {
			isEntering.current = true;
			tryToEnter();
		},
		/** The focus is in the popover: closing it has to give the focus back. */
		isInside: () => {
			const popover = contents.current?.closest( '.components-popover' );
			return Boolean(
				popover?.contains( popover.ownerDocument.activeElement )
			);
		},
		isQuiet: () => quiet.current,
		/** Opens nothing. */
		focusQuietly: ( field: HTMLElement | null ) => {
			isEntering.current = false;
			quiet.current = true;
			field?.focus();
			quiet.current = false;
		},
	};
}
