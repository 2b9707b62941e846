import { request } from 'node:http';

const MAX_DELAY_MS = 60_000;
const AFTER_WRITE_MS = 1000;
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
	let isStopped = false;
	let isRequestedAgain = false;

	const schedule = ( /** @type {number} */ delay ) => {
		const at = Date.now() + delay;
		if ( isStopped || at >= due ) {
			return;
		}
		clearTimeout( timer );
		due = at;
		timer = setTimeout( run, delay );
		timer.unref();
	};

	const run = () => {
		isRunning = true;
		isRequestedAgain = false;
		due = Infinity;
		const call = request( `${ url }/wp-cron.php`, { agent: false } );
		let delay = MAX_DELAY_MS;
		call.on( 'response', ( response ) => {
			const next = response.headers[ 'x-storedeck-next-cron' ];
			if ( next ) {
				delay = Math.max( MIN_DELAY_MS, Number( next ) * 1000 );
			}
			response.resume();
		} );
		call.on( 'error', () => {} );
		call.on( 'close', () => {
			isRunning = false;
			schedule(
				isRequestedAgain
					? AFTER_WRITE_MS
					: Math.min( delay, MAX_DELAY_MS )
			);
		} );
		call.end();
	};

	schedule( AFTER_WRITE_MS );
	return {
		runSoon() {
			if ( isRunning ) {
				isRequestedAgain = true;
			} else {
				schedule( AFTER_WRITE_MS );
			}
		},
		stop() {
			isStopped = true;
			clearTimeout( timer );
		},
	};
}
