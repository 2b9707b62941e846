/**
 * Runs two tasks at the same time. When one fails, the other is aborted, and the
 * error is thrown once both have ended.
 *
 * @template First, Second
 * @param {( signal: AbortSignal ) => Promise<First>}  first
 * @param {( signal: AbortSignal ) => Promise<Second>} second
 * @param {AbortSignal}                                [signal] Aborts both.
 * @return {Promise<[ First, Second ]>} Their results.
 */
export async function runTogether( first, second, signal ) {
	const failure = new AbortController();
	const either = signal
		? AbortSignal.any( [ signal, failure.signal ] )
		: failure.signal;
	const results = /** @type {const} */ ( [
		first( either ),
		second( either ),
	] );
	try {
		return await Promise.all( results );
	} catch ( error ) {
		failure.abort();
		await Promise.allSettled( results );
		throw error;
	}
}
