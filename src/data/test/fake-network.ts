import { getQueryArgs } from '@wordpress/url';
import { FakeResponse } from '@storedeck/api/test/fake-server';
import type { Method } from '@storedeck/api';

/** What an answer has beside its body. */
export interface ResponseOptions {
	/** 200 unless given; an error answer is a body with `code` and `message`. */
	status?: number;
	/** The `x-wp-total` header. */
	totalResults?: number;
	/** The `x-wp-totalpages` header. */
	totalPages?: number;
	headers?: Record< string, string >;
}

/** An error answer of the server, status 500 unless given. */
export interface ErrorResponse {
	status?: number;
	code?: string;
	message: string;
}

/** A request that has reached the network. */
export interface Call {
	/** The route below the REST root, for example `/wc-analytics/reports/orders`. */
	path: string;
	/** The query of the request. Its values are text, lists and groups of it. */
	query: Record< string, unknown >;
	/** Path and query as they were sent, without the host's own parameters. */
	url: string;
	/** The same, decoded. */
	decodedUrl: string;
	method: Method;
	/** The body that was sent, undefined where none was. */
	data: unknown;
	headers: Record< string, string >;
	isAborted: boolean;
	/** Lets the server answer. */
	respond: ( body: unknown, extras?: ResponseOptions ) => Promise< void >;
	/** Lets the server answer an error: a message, or code and status with it. */
	fail: ( error?: string | ErrorResponse ) => Promise< void >;
	/** Loses the connection. Reads are sent again after a while. */
	drop: () => Promise< void >;
}

/** An answer with a status, totals or headers, for the declarative form. */
class PreparedResponse {
	constructor(
		readonly body: unknown,
		readonly extras: ResponseOptions
	) {}
}

/**
 * Makes an answer with more than a body, for the declarative form.
 *
 * @param body   What the server sends.
 * @param extras Status, totals, headers.
 */
export const createResponse = ( body: unknown, extras: ResponseOptions ) =>
	new PreparedResponse( body, extras );

/**
 * Bodies by method and path, `*` for any one part of a path:
 * `{ 'GET /wc-analytics/products/*': { id: 7 } }`. A function gets the request
 * and gives the body; `createResponse` adds a status.
 */
export type Responses = Readonly< Record< string, unknown > >;

/** Lets timers and promises that are due run. */
export async function settle() {
	const hasFakeTimers = Object.hasOwn( setTimeout, 'clock' );
	await ( hasFakeTimers
		? jest.advanceTimersByTimeAsync( 5 )
		: new Promise( ( resolve ) => setTimeout( resolve, 30 ) ) );
}

/** The part of an address behind the REST root. */
function toRoute( address: string ) {
	const { pathname, search } = new URL( address, 'http://store.test' );
	const route = pathname.replace( /^.*\/wp-json(?=\/|$)/, '' );
	const parameters = search
		.slice( 1 )
		.split( '&' )
		.filter( ( pair ) => pair !== '' && pair !== '_locale=user' );
	return {
		path: route,
		url: [ route, parameters.join( '&' ) ].filter( Boolean ).join( '?' ),
	};
}

function toResponse( body: unknown, extras: ResponseOptions = {} ) {
	const { status = 200, totalResults, totalPages, headers } = extras;
	const totals = Object.entries( {
		'X-WP-Total': totalResults,
		'X-WP-TotalPages': totalPages,
	} ).flatMap( ( [ name, value ] ) =>
		value === undefined ? [] : [ [ name, String( value ) ] ]
	);
	return new FakeResponse( body === undefined ? '' : JSON.stringify( body ), {
		status,
		headers: { ...Object.fromEntries( totals ), ...headers },
	} );
}

const toErrorResponse = ( {
	status = 500,
	code = 'server_error',
	message,
}: ErrorResponse ) =>
	toResponse( { code, message, data: { status } }, { status } );

/** Whether a key of the declarative form means this request. */
function isMeant( key: string, { method, path }: Call ) {
	const [ meantMethod, meantPath = '' ] = key.split( ' ' );
	const parts = meantPath.split( '/' );
	const asked = path.split( '/' );
	return (
		meantMethod === method &&
		parts.length === asked.length &&
		parts.every( ( part, at ) => part === '*' || part === asked[ at ] )
	);
}

const abortError = () => new DOMException( 'Aborted', 'AbortError' );

/**
 * Ends the reads that the test before has left without an answer: the next one
 * who asks the same would join them. Nobody joins a write.
 */
let hangUp = () => {};

afterEach( async () => {
	hangUp();
	for ( let turn = 0; turn < 50; turn++ ) {
		await Promise.resolve();
	}
} );

/**
 * Puts a fake network under `window.fetch`, below everything that the project
 * does with a request, and notes what is asked of it. Works with jest's fake
 * timers and with real ones.
 *
 * @param answers What is answered at once; the test answers all else by hand.
 * @return The requests in the order in which they came; new ones are added.
 */
export function fakeNetwork( answers: Responses = {} ): Call[] {
	const calls: Call[] = [];
	const open = new Set< () => void >();
	hangUp = () => open.forEach( ( close ) => close() );

	const fetch = ( address: string, init: RequestInit = {} ) =>
		new Promise< FakeResponse >( ( resolve, reject ) => {
			const headers = {
				...( init.headers as Record< string, string > ),
			};
			const { path, url } = toRoute( address );
			let isOver = false;
			const end = () => {
				isOver = true;
				open.delete( close );
			};
			const close = () => {
				end();
				reject( abortError() );
			};
			const say = async ( tell: () => void ) => {
				end();
				tell();
				await settle();
			};
			const call: Call = {
				path,
				url,
				query: getQueryArgs( url ),
				decodedUrl: decodeURIComponent( url.replaceAll( '+', ' ' ) ),
				method: ( headers[ 'X-HTTP-Method-Override' ] ??
					init.method ??
					'GET' ) as Method,
				data:
					typeof init.body === 'string'
						? JSON.parse( init.body )
						: init.body ?? undefined,
				headers,
				isAborted: false,
				respond: ( body, extras ) =>
					say( () => resolve( toResponse( body, extras ) ) ),
				fail: ( error = 'It did not work.' ) =>
					say( () =>
						resolve(
							toErrorResponse(
								typeof error === 'string'
									? { message: error }
									: error
							)
						)
					),
				drop: () =>
					say( () => reject( new TypeError( 'Failed to fetch' ) ) ),
			};
			if ( call.method === 'GET' ) {
				open.add( close );
			}
			init.signal?.addEventListener( 'abort', () => {
				call.isAborted = ! isOver;
				close();
			} );
			calls.push( call );

			const key = Object.keys( answers ).find( ( name ) =>
				isMeant( name, call )
			);
			if ( key !== undefined ) {
				const given = answers[ key ];
				const body: unknown =
					typeof given === 'function' ? given( call ) : given;
				end();
				resolve(
					body instanceof PreparedResponse
						? toResponse( body.body, body.extras )
						: toResponse( body )
				);
			}
		} );

	Object.assign( window, { fetch, Response: FakeResponse } );
	return calls;
}
