import { useRef } from '@wordpress/element';
import type { KeyboardEvent } from 'react';

/** Key repeats within this time, in ms, are ignored. */
const KEY_THROTTLE = 300;

interface Actions {
	/** Moves focus into the calendar. */
	onArrowDown: () => void;
	/** Opens the keyboard help. */
	onQuestionMark: () => void;
}

/**
 * Handles the keys of a date field, at most one every 300 ms. Keys with a
 * modifier are ignored.
 *
 * @param actions Handlers.
 * @return A handler for `onKeyDown`.
 */
export function useInputKeys( { onArrowDown, onQuestionMark }: Actions ) {
	const last = useRef( -Infinity );
	return ( event: KeyboardEvent ) => {
		const { key, altKey, ctrlKey, metaKey } = event;
		if ( altKey || ctrlKey || metaKey ) {
			return;
		}
		const action = { ArrowDown: onArrowDown, '?': onQuestionMark }[ key ];
		if ( ! action ) {
			return;
		}
		// A question mark is never typed, even if it is throttled.
		event.preventDefault();
		if ( event.timeStamp - last.current >= KEY_THROTTLE ) {
			last.current = event.timeStamp;
			action();
		}
	};
}
