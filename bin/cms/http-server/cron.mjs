const MAX_DELAY_MS = 60_000;
const MIN_DELAY_MS = 1000;

/**
 * Runs WP-Cron. WordPress would send a request to itself while it handles a
 * page view; instead, this server requests wp-cron.php when the next event is
 * due, shortly after each write request, and at least once a minute.
 *
 * @param {string} url URL of the site.
 * @return {{ runSoon: () => void, stop: () => void }} Call `runSoon` after each write request.
 */
export function createCron( url ) {
	/** @type {NodeJS.Timeout | undefined} */
	let timer;
	let due = Infinity;
	let isRunning = false;
	let isRequestedAgain = false;
	let isStopped = false;

	const schedule = ( /** @type {number} */ delay ) => {
		if ( ! isStopped && Date.now() + delay < due ) {
			clearTimeout( timer );
			due = Date.now() + delay;
			timer = setTimeout( run, delay ).unref();
		}
	};

	const run = async () => {
		isRunning = true;
		isRequestedAgain = false;
		due = Infinity;
		const response = await fetch( `${ url }/wp-cron.php` ).catch(
			() => null
		);
		await response?.text().catch( () => '' );
		isRunning = false;
		const next = response?.headers.get( 'x-storedeck-next-cron' );
		const delay = isRequestedAgain ? 0 : Number( next || 60 ) * 1000;
		schedule( Math.min( Math.max( delay, MIN_DELAY_MS ), MAX_DELAY_MS ) );
	};

	schedule( MIN_DELAY_MS );
	return {
		runSoon() {
			isRequestedAgain = true;
			if ( ! isRunning ) {
				schedule( MIN_DELAY_MS );
			}
		},
		stop() {
			isStopped = true;
			clearTimeout( timer );
		},
	};
}
