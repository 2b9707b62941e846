import { request } from 'node:http';

const QUIET_MS = 60_000;
const AFTER_WRITE_MS = 1000;
const LEAST_MS = 1000;

/**
 * Runs WordPress' scheduled work. WordPress would do so by a request to itself
 * while it answers a visitor; here this server requests it: when the next
 * piece is due, a moment after anything was written, and once a minute.
 *
 * @param {string} url The site.
 * @return {{ soon: () => void, stop: () => void }} `soon` is called after a write.
 */
export function createCron( url ) {
	/** @type {NodeJS.Timeout | undefined} */
	let timer;
	let due = Infinity;
	let isRunning = false;
	let isStopped = false;
	let again = false;

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
		again = false;
		due = Infinity;
		const call = request( `${ url }/wp-cron.php`, { agent: false } );
		let delay = QUIET_MS;
		call.on( 'response', ( answer ) => {
			const next = answer.headers[ 'x-storedeck-next-cron' ];
			if ( next ) {
				delay = Math.max( LEAST_MS, Number( next ) * 1000 );
			}
			answer.resume();
		} );
		call.on( 'error', () => {} );
		call.on( 'close', () => {
			isRunning = false;
			schedule( again ? AFTER_WRITE_MS : Math.min( delay, QUIET_MS ) );
		} );
		call.end();
	};

	schedule( AFTER_WRITE_MS );
	return {
		soon() {
			if ( isRunning ) {
				again = true;
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
