import { useCallback, useEffect, useRef } from '@wordpress/element';

/** The focusable day, or the month navigation if no day is available. */
const TARGETS = [ 'td button[tabindex="0"]:enabled', 'nav button' ];

/**
 * Moves focus between a field and its calendar: into the calendar as soon as it
 * has rendered, and back without opening it again.
 */
export function useCalendarFocus() {
	const contents = useRef< HTMLDivElement >( null );
	const isEntering = useRef( false );
	const isSuppressed = useRef( false );
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
	// The calendar may render after this effect if it is still loading.
	useEffect( tryToEnter );

	return {
		contents,
		/** Value for `CalendarReadyContext`. */
		onReady: tryToEnter,
		enter: () => {
			isEntering.current = true;
			tryToEnter();
		},
		/**
		 * Whether focus is in the popover, so that closing it must return focus
		 * to the field.
		 */
		isInside: () => {
			const popover = contents.current?.closest( '.components-popover' );
			return Boolean(
				popover?.contains( popover.ownerDocument.activeElement )
			);
		},
		isOpeningSuppressed: () => isSuppressed.current,
		/** Focuses the field without opening the calendar. */
		focusWithoutOpening: ( field: HTMLElement | null ) => {
			isEntering.current = false;
			isSuppressed.current = true;
			field?.focus();
			isSuppressed.current = false;
		},
	};
}
