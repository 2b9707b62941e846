import { connect, createServer } from 'node:net';

/**
 * @return {Promise<number>} A free port of 127.0.0.1. Another process may still take it.
 */
export function freePort() {
	return new Promise( ( resolve, reject ) => {
		const probe = createServer();
		probe.once( 'error', reject );
		probe.listen( 0, '127.0.0.1', () => {
			const address = probe.address();
			const port = typeof address === 'object' ? address?.port : 0;
			probe.close( () => resolve( port ?? 0 ) );
		} );
	} );
}

/**
 * @param {number} port
 * @return {Promise<boolean>} Whether a server on 127.0.0.1 accepts connections.
 */
export function isListening( port ) {
	return new Promise( ( resolve ) => {
		const socket = connect( { port, host: '127.0.0.1' } );
		const end = ( /** @type {boolean} */ result ) => {
			socket.destroy();
			resolve( result );
		};
		socket.setTimeout( 1000, () => end( false ) );
		socket.once( 'connect', () => end( true ) );
		socket.once( 'error', () => end( false ) );
	} );
}
