/*
 * HTTP server on a port of 127.0.0.1 that runs PHP as WebAssembly and handles
 * one request at a time. Argument: the settings as JSON.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { bytesOf } from './bytes.mjs';
import { createPhp } from './runtime.mjs';

const {
	folder,
	php: version,
	site,
	port,
	mounts,
} = JSON.parse( process.argv[ 2 ] ?? '{}' );

// Standard input is closed when the parent process ends, even if it is killed.
process.stdin.on( 'end', () => process.exit() ).resume();

const php = await createPhp( {
	folder,
	php: version,
	mounts: [ site, ...mounts ],
	sapi: 'cli-server',
} );

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse}  response
 */
async function handleRequest( request, response ) {
	const body = await buffer( request );
	/** @type {Record<string, string>} */
	const headers = {};
	for ( const [ name, value ] of Object.entries( request.headers ) ) {
		headers[ name ] = String( value );
	}
	const result = await php.runStream( {
		scriptPath: join( site, 'router.php' ),
		relativeUri: request.url,
		method: request.method,
		headers,
		body: body.length ? new Uint8Array( body ) : undefined,
	} );
	response.writeHead( await result.httpStatusCode, await result.headers );
	await pipeline( bytesOf( result.stdout ), response );
	await result.exitCode;
}

/** @type {Promise<unknown>} */
let queue = Promise.resolve();

createServer( ( request, response ) => {
	queue = queue
		.then( () => handleRequest( request, response ) )
		.catch( ( error ) => {
			// A crashed runtime cannot be reused. The worker pool starts a new
			// process.
			process.stderr.write( `${ error?.stack ?? error }\n` );
			process.exit( 1 );
		} );
} ).listen( port, '127.0.0.1' );
