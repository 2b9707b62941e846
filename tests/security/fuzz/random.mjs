/** A prime: numbers repeat only after all numbers below it (minimal standard generator). */
const MODULUS = 2 ** 31 - 1;
const MULTIPLIER = 48271;

/**
 * Random choices that a seed repeats.
 *
 * @param {number} seed Integer.
 */
export function createRandom( seed ) {
	let state = ( Math.abs( Math.trunc( seed ) ) % ( MODULUS - 1 ) ) + 1;

	/** The next number from 0 to below 1. */
	const next = () => {
		state = ( state * MULTIPLIER ) % MODULUS;
		return ( state - 1 ) / ( MODULUS - 1 );
	};

	/** An integer from 0 to below a limit. */
	const below = ( limit ) => Math.floor( next() * limit );

	return {
		next,
		below,
		/** Whether something with a probability happens. */
		chance: ( probability ) => next() < probability,
		/** One of a list. */
		pick: ( list ) => list[ below( list.length ) ],
	};
}
