import { runAsWorker } from 'synckit';
import { startCodeServer } from './start-code-server.mjs';

/*
 * A thread that runs code of tests in the site's WordPress, while the test waits: on
 * the server that STOREDECK_CODE_SERVER describes, which several test files share, or
 * on one of its own.
 */

/** @type {Promise<{ url: string, secret: string }> | undefined} */
let server;

runAsWorker( async ( /** @type {Object} */ call ) => {
	server ??= process.env.STOREDECK_CODE_SERVER
		? Promise.resolve( JSON.parse( process.env.STOREDECK_CODE_SERVER ) )
		: startCodeServer();
	const { url, secret } = await server;
	const response = await fetch( url, {
		method: 'POST',
		headers: { 'x-secret': secret },
		body: JSON.stringify( call ),
	} );
	return { isOk: response.ok, text: await response.text() };
} );
