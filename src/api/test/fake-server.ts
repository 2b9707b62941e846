import { FakeResponse } from '../testing';

export { FakeResponse };

/** A request that reached the fake network. */
export interface SeenRequest {
	url: string;
	method: string;
	nonce?: string;
	body?: unknown;
	headers: Record< string, string >;
	signal?: AbortSignal | null;
}

type Handler = (
	request: SeenRequest
) => FakeResponse | Promise< FakeResponse >;

/** Replaces `window.fetch` by a fake network that records its requests. */
export function serve( respond: Handler ) {
	const seen: SeenRequest[] = [];
	const fetch = async ( url: string, init: RequestInit = {} ) => {
		const headers = { ...( init.headers as Record< string, string > ) };
		const request: SeenRequest = {
			url: url.replace( /[?&]_locale=user/, '' ),
			method: headers[ 'X-HTTP-Method-Override' ] ?? init.method ?? 'GET',
			nonce: headers[ 'X-WP-Nonce' ],
			body: init.body,
			headers,
			signal: init.signal,
		};
		seen.push( request );
		const aborted = new Promise< never >( ( _resolve, reject ) => {
			init.signal?.addEventListener( 'abort', () =>
				reject( new DOMException( 'Aborted', 'AbortError' ) )
			);
		} );
		return Promise.race( [
			Promise.resolve( respond( request ) ),
			aborted,
		] );
	};
	Object.assign( window, { fetch, Response: FakeResponse } );
	return seen;
}

export const json = (
	data: unknown,
	init: { status?: number; headers?: Record< string, string > } = {}
) => new FakeResponse( JSON.stringify( data ), init );

/** A response that never arrives. */
export const never = () => new Promise< FakeResponse >( () => {} );
