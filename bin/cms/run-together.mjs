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
	const controller = new AbortController();
	const abort = () => controller.abort();
	signal?.throwIfAborted();
	signal?.addEventListener( 'abort', abort );
	const results = /** @type {const} */ ( [
		first( controller.signal ),
		second( controller.signal ),
	] );
	try {
		return await Promise.all( results );
	} catch ( error ) {
		abort();
		await Promise.allSettled( results );
		throw error;
	} finally {
		signal?.removeEventListener( 'abort', abort );
	}
}
