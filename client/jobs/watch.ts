/** Milliseconds between two looks: while somebody reads the page, and otherwise. */
const PAUSE = 1000;
const HIDDEN_PAUSE = 15_000;

/** Milliseconds after a look that failed. */
const FAILED_PAUSE = 5000;

/** A watch over work that the server does. */
export interface Watch {
	/** Begins to look, unless it is at it already. The first look is at once. */
	start: () => void;
	/** Ends it. */
	stop: () => void;
}

/**
 * Looks how far work of the server is, again and again until nothing is under
 * way any more. It belongs to no component: it goes on while the reader moves
 * about in the app. A look that fails is tried again.
 *
 * @param look Looks once, and tells whether there is something to wait for.
 *
 * @example
 * ```ts
 * const watch = createWatch( async () => {
 *   await refresh( 'getImportStatus', [ {} ] );
 *   return select( importStore ).getImportStatus( {} ).is_importing === true;
 * } );
 * watch.start();
 * ```
 */
export function createWatch( look: () => Promise< boolean > ): Watch {
	let isStarted = false;
	let timer: number | undefined;
	/** Tells a look of a watch that was stopped from one of the next. */
	let round = 0;

	const wait = ( pause: number ) => {
		timer = window.setTimeout( run, pause );
	};

	async function run() {
		const mine = round;
		timer = undefined;
		let pause = document.hidden ? HIDDEN_PAUSE : PAUSE;
		let goesOn = true;
		try {
			goesOn = await look();
		} catch {
			// Why is in the store that was asked.
			pause = Math.max( pause, FAILED_PAUSE );
		}
		if ( mine !== round ) {
			return;
		}
		if ( goesOn ) {
			wait( pause );
		} else {
			stop();
		}
	}

	/** Who comes back to the page wants to see how it is now. */
	function lookAgain() {
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
		document.removeEventListener( 'visibilitychange', lookAgain );
	}

	return {
		start: () => {
			if ( ! isStarted ) {
				isStarted = true;
				document.addEventListener( 'visibilitychange', lookAgain );
				run();
			}
		},
		stop,
	};
}
