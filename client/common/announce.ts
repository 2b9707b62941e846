import { speak } from '@wordpress/a11y';

type Politeness = 'polite' | 'assertive';

/**
 * Time between two announcements, in milliseconds. A screen reader misses a
 * message that is replaced sooner.
 */
export const PAUSE = 500;

const waiting: [ string, Politeness ][] = [];
let isPausing = false;

function announceNext() {
	const next = waiting.shift();
	isPausing = next !== undefined;
	if ( next ) {
		speak( ...next );
		setTimeout( announceNext, PAUSE );
	}
}

/**
 * Announces a message to assistive technology. Messages are queued: WordPress
 * has one live region per politeness, in which a second message replaces the
 * first before it is read.
 *
 * @param message    Plain text.
 * @param politeness `assertive` interrupts the user.
 */
export function announce( message: string, politeness: Politeness = 'polite' ) {
	waiting.push( [ message, politeness ] );
	if ( ! isPausing ) {
		announceNext();
	}
}
