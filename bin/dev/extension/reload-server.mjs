import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listen } from '../../cms/ports.mjs';

const CLIENT = new URL( 'reload-client.js', import.meta.url );

/**
 * Serves the script that reloads pages, and tells it what changed.
 *
 * @param {string} origin Of the pages.
 * @return {Promise<{ url: string, send: ( files: string[] ) => void, close: () => void }>} The URL of the script; `send` takes the paths of URLs.
 */
export async function startReloadServer( origin ) {
	/** @type {Set<import('node:http').ServerResponse>} */
	const pages = new Set();
	const server = createServer( async ( request, response ) => {
		response.setHeader( 'Access-Control-Allow-Origin', origin );
		response.setHeader( 'Cache-Control', 'no-store' );
		if ( request.url === '/client.js' ) {
			response
				.setHeader( 'Content-Type', 'text/javascript; charset=utf-8' )
				.end( await readFile( CLIENT ) );
		} else if ( request.url === '/changes' ) {
			response
				.writeHead( 200, { 'Content-Type': 'text/event-stream' } )
				.write( '\n' );
			pages.add( response );
			response.on( 'close', () => pages.delete( response ) );
		} else {
			response.writeHead( 404 ).end();
		}
	} );
	const port = await listen( server );
	return {
		url: `http://127.0.0.1:${ port }/client.js`,
		send: ( files ) => {
			for ( const page of pages ) {
				page.write( `data: ${ JSON.stringify( files ) }\n\n` );
			}
		},
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
