import { once } from 'node:events';
import http from 'node:http';

/** What a response must never contain: messages of PHP or the database. */
const MESSAGES =
	/(<b>(Fatal error|Warning|Notice|Deprecated)<\/b>|PHP (Fatal|Warning|Notice|Deprecated)|WordPress database error|SQLSTATE\[|SQL syntax)/;

/** How much of a response is checked. */
const LOOKED_AT = 200_000;

/**
 * A proxy in front of a site that records what passes.
 *
 * @param {string} target The site, `http://127.0.0.1:8888`.
 * @return {Promise<{ url: string, requests: () => number, statuses: Map<number, number>, faults: string[], close: () => void }>}
 *         `faults` holds each request that was answered with a 5xx or a message
 *         of PHP or the database.
 */
export async function startRecorder( target ) {
	const { hostname, port } = new URL( target );
	const agent = new http.Agent( { keepAlive: true } );
	const statuses = new Map();
	const faults = [];
	const note = ( status, what ) => {
		statuses.set( status, ( statuses.get( status ) ?? 0 ) + 1 );
		if ( what ) {
			faults.push( what );
		}
	};

	const server = http.createServer( ( request, answer ) => {
		const sent = [];
		request.on( 'data', ( part ) => sent.push( part ) );
		const asked = http.request(
			{
				agent,
				hostname,
				port,
				method: request.method,
				path: request.url,
				headers: {
					...request.headers,
					// WordPress redirects requests with another host name.
					host: new URL( target ).host,
					// Compressed responses cannot be checked.
					'accept-encoding': 'identity',
				},
			},
			( given ) => {
				const status = given.statusCode ?? 0;
				answer.writeHead( status, given.headers );
				let text = '';
				given.on( 'data', ( part ) => {
					if ( text.length < LOOKED_AT ) {
						text += part;
					}
				} );
				given.on( 'end', () => {
					const message = MESSAGES.exec( text )?.[ 0 ];
					note(
						status,
						( status >= 500 || message ) &&
							`${ status } ${ message ?? '' } ${
								request.method
							} ${ request.url } ${ Buffer.concat(
								sent
							).toString() } → ${ text.slice( 0, 300 ) }`
					);
				} );
				given.pipe( answer );
			}
		);
		asked.on( 'error', ( error ) => {
			note( 0, `No answer (${ error.message }): ${ request.url }` );
			answer.destroy();
		} );
		request.on( 'error', () => asked.destroy() );
		request.pipe( asked );
	} );
	server.listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const bound = /** @type {import('node:net').AddressInfo} */ (
		server.address()
	);
	return {
		url: `http://127.0.0.1:${ bound.port }`,
		requests: () => [ ...statuses.values() ].reduce( ( a, b ) => a + b, 0 ),
		statuses,
		faults,
		close: () => {
			agent.destroy();
			server.closeAllConnections();
			server.close();
		},
	};
}
