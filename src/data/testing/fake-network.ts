import { getQueryArgs } from '@wordpress/url';
import { FakeResponse } from '@storedeck/api/testing';
import type { Method } from '@storedeck/api';
import { settle } from './settle';

/** Status and headers of a response. */
export interface ResponseOptions {
	/** 200 by default; an error response is a body with `code` and `message`. */
	status?: number;
	/** The `x-wp-total` header. */
	totalResults?: number;
	/** The `x-wp-totalpages` header. */
	totalPages?: number;
	headers?: Record< string, string >;
}

/** An error response, status 500 by default. */
export interface ErrorResponse {
	status?: number;
	code?: string;
	message: string;
}

/** A request that reached the network. */
export interface Call {
	/**
	 * The route below the REST root, for example
	 * `/wc-analytics/reports/orders`.
	 */
	path: string;
	/** The query of the request: strings, lists and groups of them. */
	query: Record< string, unknown >;
	/** Path and query as they were sent, without WordPress' own parameters. */
	url: string;
	/** Path and query, decoded. */
	decodedUrl: string;
	method: Method;
	/** The body of the request; undefined without one. */
	data: unknown;
	headers: Record< string, string >;
	isAborted: boolean;
	/** Responds to the request. */
	respond: ( body: unknown, extras?: ResponseOptions ) => Promise< void >;
	/** Responds with an error: a message, or code and status with it. */
	fail: ( error?: string | ErrorResponse ) => Promise< void >;
	/**
	 * Fails as if the connection was lost. GET requests are sent again after a
	 * delay.
	 */
	drop: () => Promise< void >;
}

/** A response with status, totals or headers, for `fakeNetwork`. */
class PreparedResponse {
	constructor(
		readonly body: unknown,
		readonly extras: ResponseOptions
	) {}
}

/**
 * Creates a response with more than a body, for `fakeNetwork`.
 *
 * @param body   Body of the response.
 * @param extras Status, totals, headers.
 */
export const createResponse = ( body: unknown, extras: ResponseOptions ) =>
	new PreparedResponse( body, extras );

/**
 * Bodies by method and path, `*` for any segment: `{ 'GET
 * /wc-analytics/products/*': { id: 7 } }`. A function gets the request and its
 * signal and returns the body or a promise; `createResponse` adds a status.
 */
export type Responses = Readonly< Record< string, unknown > >;

/** The part of a URL after the REST root. */
function toRoute( url: string ) {
	const { pathname, search } = new URL( url, 'http://store.test' );
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

/** Whether a key matches a request. */
function matches( key: string, { method, path }: Call ) {
	const [ matchedMethod, matchedPath = '' ] = key.split( ' ' );
	const parts = matchedPath.split( '/' );
	const segments = path.split( '/' );
	return (
		matchedMethod === method &&
		parts.length === segments.length &&
		parts.every( ( part, at ) => part === '*' || part === segments[ at ] )
	);
}

const abortError = () => new DOMException( 'Aborted', 'AbortError' );

let abortOpenRequests = () => {};

/**
 * Ends the GET requests of a test without a response: equal requests of the
 * next test would join them. Writes are never joined.
 *
 * Runs after each test if the test runner has a global `afterEach`, as Jest has.
 * With Vitest, enable `globals` or call it: `afterEach( resetFakeNetwork )`.
 */
export async function resetFakeNetwork(): Promise< void > {
	abortOpenRequests();
	for ( let turn = 0; turn < 50; turn++ ) {
		await Promise.resolve();
	}
}

const runAfterEach: unknown = Reflect.get( globalThis, 'afterEach' );
if ( typeof runAfterEach === 'function' ) {
	runAfterEach( resetFakeNetwork );
}

/**
 * Replaces `window.fetch` by a fake network that records its requests. It needs
 * jsdom or happy-dom, and works with fake timers of Jest and Vitest and with
 * real ones.
 *
 * @param responses Responses that are sent at once; the test responds to all
 *                  other requests itself.
 * @return The requests in their order; new ones are added.
 */
export function fakeNetwork( responses: Responses = {} ): Call[] {
	const calls: Call[] = [];
	const open = new Set< () => void >();
	abortOpenRequests = () => open.forEach( ( close ) => close() );

	const fetch = ( fullUrl: string, init: RequestInit = {} ) =>
		new Promise< FakeResponse >( ( resolve, reject ) => {
			const headers = {
				...( init.headers as Record< string, string > ),
			};
			const { path, url } = toRoute( fullUrl );
			let isOver = false;
			const end = () => {
				isOver = true;
				open.delete( close );
			};
			const close = () => {
				end();
				reject( abortError() );
			};
			const respond = async ( settleRequest: () => void ) => {
				end();
				settleRequest();
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
					respond( () => resolve( toResponse( body, extras ) ) ),
				fail: ( error = 'It did not work.' ) =>
					respond( () =>
						resolve(
							toErrorResponse(
								typeof error === 'string'
									? { message: error }
									: error
							)
						)
					),
				drop: () =>
					respond( () =>
						reject( new TypeError( 'Failed to fetch' ) )
					),
			};
			if ( call.method === 'GET' ) {
				open.add( close );
			}
			init.signal?.addEventListener( 'abort', () => {
				call.isAborted = ! isOver;
				close();
			} );
			calls.push( call );

			const key = Object.keys( responses ).find( ( name ) =>
				matches( name, call )
			);
			if ( key !== undefined ) {
				const given = responses[ key ];
				const answer = ( body: unknown ) => {
					end();
					resolve(
						body instanceof PreparedResponse
							? toResponse( body.body, body.extras )
							: toResponse( body )
					);
				};
				const body: unknown =
					typeof given === 'function'
						? given( call, init.signal )
						: given;
				if ( body instanceof Promise ) {
					body.then( answer, reject );
				} else {
					answer( body );
				}
			}
		} );

	// Without a test environment, `window` may be an object of its own.
	for ( const target of [ globalThis, window ] ) {
		Object.assign( target, { fetch, Response: FakeResponse } );
	}
	return calls;
}
