/** A controller of one's own that is also aborted with the given signal. */
export function chainSignal( signal?: AbortSignal | null ) {
	const controller = new AbortController();
	const abort = () => controller.abort();
	if ( signal?.aborted ) {
		abort();
	} else {
		signal?.addEventListener( 'abort', abort, {
			once: true,
			signal: controller.signal,
		} );
	}
	return controller;
}
