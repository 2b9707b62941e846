import { useRef } from '@wordpress/element';
import type { KeyboardEvent } from 'react';

/** A key that is held down repeats; only the first of a burst counts. */
const KEY_THROTTLE = 300;

interface Actions {
	/** Into the calendar. */
	onArrowDown: () => void;
	/** The help on the keyboard. */
	onQuestionMark: () => void;
}

/**
 * What the keys of a date field do: at most one action in 300 ms, the first.
 * Keys with a modifier belong to the browser.
 *
 * @param actions What to do.
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
		// Whatever happens, the question mark never reaches the text.
		event.preventDefault();
		if ( event.timeStamp - last.current >= KEY_THROTTLE ) {
			last.current = event.timeStamp;
			action();
		}
	};
}
