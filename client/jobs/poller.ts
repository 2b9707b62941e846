/** Pause between two polls in ms, for a visible and for a hidden page. */
const PAUSE = 1000;
const HIDDEN_PAUSE = 15_000;

/** Pause after a failed poll, in ms. */
const FAILED_PAUSE = 5000;

interface Poller {
	/** Starts polling at once, unless it has been started. */
	start: () => void;
	stop: () => void;
}

/**
 * Polls until the server's work is done. It belongs to no component, so that it
 * continues while the user navigates in the app. A failed poll is retried.
 *
 * @param poll Returns whether polling must continue.
 *
 * @example
 * ```ts
 * const poller = createPoller( async () => {
 *   await refresh( 'getImportStatus', [ {} ] );
 *   return select( importStore ).getImportStatus( {} ).is_importing === true;
 * } );
 * poller.start();
 * ```
 */
export function createPoller( poll: () => Promise< boolean > ): Poller {
	let isStarted = false;
	let timer: number | undefined;
	/** Distinguishes a poll that ends after `stop()` from later ones. */
	let round = 0;

	const wait = ( pause: number ) => {
		timer = window.setTimeout( run, pause );
	};

	async function run() {
		const current = round;
		timer = undefined;
		let pause = document.hidden ? HIDDEN_PAUSE : PAUSE;
		let isPending = true;
		try {
			isPending = await poll();
		} catch {
			// The error is in the store.
			pause = Math.max( pause, FAILED_PAUSE );
		}
		if ( current !== round ) {
			return;
		}
		if ( isPending ) {
			wait( pause );
		} else {
			stop();
		}
	}

	function pollWhenVisible() {
		if ( ! document.hidden && timer !== undefined ) {
			window.clearTimeout( timer );
			run();
		}
	}

	function stop() {
		isStarted = false;
		round++;
		window.clearTimeout( timer );
		timer = undefined;
		document.removeEventListener( 'visibilitychange', pollWhenVisible );
	}

	return {
		start: () => {
			if ( ! isStarted ) {
				isStarted = true;
				document.addEventListener(
					'visibilitychange',
					pollWhenVisible
				);
				run();
			}
		},
		stop,
	};
}
