let last = 0;

/**
 * Numbers requests and changes in the order in which they begin, so that an
 * response that comes late can be told from a newer one.
 */
export function nextSequence(): number {
	last += 1;
	return last;
}
