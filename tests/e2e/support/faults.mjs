/** What a server, a proxy or the network may do instead of responding with data. */

const json = ( status, message ) => ( route ) =>
	route.fulfill( { status, json: { code: 'broken', message } } );

const body =
	( contentType, text, status = 200 ) =>
	( route ) =>
		route.fulfill( { status, contentType, body: text } );

const PAGE = '<!DOCTYPE html><h1>Maintenance</h1>';

/** @type {Record<string, ( route: any ) => unknown>} */
export const FAULTS = {
	'an error 500': json( 500, 'Not today.' ),
	'too many requests': json( 429, 'Slow down.' ),
	'a bad gateway': body( 'text/html', PAGE, 502 ),
	'a gateway timeout': body( 'text/html', '', 504 ),
	'a web page': body( 'text/html', PAGE ),
	'half a JSON': body( 'application/json', '[{"id":1,"na' ),
	'JSON of another shape': body( 'application/json', '[null,7,"x",[]]' ),
	'no connection': ( route ) => route.abort( 'internetdisconnected' ),
};

/** Lets the server process the request, and cuts the connection before it responds. */
export async function loseResponse( route ) {
	await route.fetch().catch( () => {} );
	await route.abort( 'internetdisconnected' ).catch( () => {} );
}

/** Console errors other than those that the browser logs for a failed request. */
export const withoutFailedRequests = ( faults ) =>
	faults.filter( ( text ) => ! /^Failed to load resource/.test( text ) );
