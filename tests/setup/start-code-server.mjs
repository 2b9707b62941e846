import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serverSettings } from '../../bin/cms/php-settings.mjs';
import { freePort, waitForPort } from '../../bin/cms/ports.mjs';
import { start, stop } from '../../bin/cms/processes.mjs';

const START_TIMEOUT_MS = 60_000;
const SCRIPT = fileURLToPath( new URL( 'run-code.php', import.meta.url ) );

/**
 * Starts a PHP server that runs code of tests in a site's WordPress. It keeps compiled
 * scripts in memory: a process for each call would take six times as long. It ends
 * with this process.
 *
 * @return {Promise<{ url: string, secret: string, stop: () => Promise<void> }>} `secret` is the value of the header `x-secret`.
 */
export async function startCodeServer() {
	const port = await freePort();
	const secret = randomBytes( 24 ).toString( 'base64url' );
	const child = start(
		'php',
		[ ...serverSettings( 0 ), '-S', `127.0.0.1:${ port }`, SCRIPT ],
		{
			env: { ...process.env, STOREDECK_CODE_SECRET: secret },
			stdio: 'ignore',
		}
	);
	if ( ! ( await waitForPort( port, child, START_TIMEOUT_MS ) ) ) {
		throw new Error( 'The PHP server for code of tests did not start.' );
	}
	return {
		url: `http://127.0.0.1:${ port }/`,
		secret,
		stop: () => stop( child ),
	};
}
