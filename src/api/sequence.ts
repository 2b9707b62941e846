let last = 0;

/**
 * Numbers requests and changes in the order in which they start, so that a late
 * response is not mistaken for a newer one.
 */
export function nextSequence(): number {
	last += 1;
	return last;
}
