import { speak } from '@wordpress/a11y';

type Politeness = 'polite' | 'assertive';

/** So much time, in ms, a screen reader has to notice what is said before the next. */
export const PAUSE = 500;

const waiting: [ string, Politeness ][] = [];
let isPausing = false;

function sayNext() {
	const next = waiting.shift();
	isPausing = next !== undefined;
	if ( next ) {
		speak( ...next );
		setTimeout( sayNext, PAUSE );
	}
}

/**
 * Says something to assistive technology, after what is said at the same moment:
 * the host has one place for it, so a second message wipes out the first before it
 * is noticed.
 *
 * @param message    What is said, as text.
 * @param politeness Whether it may interrupt (`assertive`).
 */
export function say( message: string, politeness: Politeness = 'polite' ) {
	waiting.push( [ message, politeness ] );
	if ( ! isPausing ) {
		sayNext();
	}
}
