import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runAsWorker } from 'synckit';
import { serverSettings } from '../../bin/cms/php-settings.mjs';
import { freePort, waitForPort } from '../../bin/cms/ports.mjs';
import { start } from '../../bin/cms/processes.mjs';

/*
 * A thread that runs code of tests in the site's WordPress, while the test waits.
 * Its PHP server keeps compiled scripts in memory: a process for each call would
 * take six times as long. The server ends with this process.
 */

const START_TIMEOUT_MS = 60_000;
const SCRIPT = fileURLToPath( new URL( 'run-code.php', import.meta.url ) );

/** @type {ReturnType<typeof startServer> | undefined} */
let server;

async function startServer() {
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
	return { url: `http://127.0.0.1:${ port }/`, secret };
}

runAsWorker( async ( /** @type {Object} */ call ) => {
	server ??= startServer();
	const { url, secret } = await server;
	const response = await fetch( url, {
		method: 'POST',
		headers: { 'x-secret': secret },
		body: JSON.stringify( call ),
	} );
	return { isOk: response.ok, text: await response.text() };
} );
