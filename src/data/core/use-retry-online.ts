import { useEffect, useRef } from '@wordpress/element';

/**
 * How long after the `online` event a failed request is requested again, in ms.
 * Browsers report a connection before the network can be used.
 */
const RECENT = 10_000;

/** Pause before a further attempt, in ms. */
const PAUSE = 1000;

/**
 * Requests again what failed for a lost connection, once the browser is back
 * online.
 *
 * @param error The network error of the last attempt, if it had one.
 * @param retry Requests again.
 */
export function useRetryOnline( error: unknown, retry: () => void ) {
	const onlineAt = useRef( -Infinity );
	// Listens also before a request has failed: the error may be shown, and the
	// browser be back, before effects have run.
	useEffect( () => {
		const handleOnline = () => {
			onlineAt.current = Date.now();
			if ( error ) {
				retry();
			}
		};
		window.addEventListener( 'online', handleOnline );
		return () => window.removeEventListener( 'online', handleOnline );
	}, [ error, retry ] );

	useEffect( () => {
		if ( ! error || Date.now() - onlineAt.current > RECENT ) {
			return undefined;
		}
		const timer = window.setTimeout( retry, PAUSE );
		return () => window.clearTimeout( timer );
	}, [ error, retry ] );
}
