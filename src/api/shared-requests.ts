import { createError } from './read-response';
import { nextSequence } from './sequence';

interface Caller< T > {
	resolve: ( result: T ) => void;
	reject: ( error: unknown ) => void;
}

/** A request in flight and those who wait for its response. */
interface SharedRequest< T > {
	callers: Set< Caller< T > >;
	/** Aborts what was sent last. */
	controller: AbortController;
	/** When that was sent, in the order of all requests and changes. */
	sequence: number;
}

interface JoinOptions {
	/** Aborted when the caller no longer needs the response. */
	signal?: AbortSignal;
	/**
	 * What was sent before this is aborted and sent again; its callers get the
	 * newer response.
	 */
	since?: number;
}

/**
 * Joins equal requests: of a store by the call of a selector, and all by their path.
 * A request is aborted when all of its callers have left.
 */
export class SharedRequests< T > {
	private readonly shared = new Map< string, SharedRequest< T > >();

	/**
	 * @param key     Requests with the same key are shared; `undefined` is never
	 *                shared.
	 * @param start   Sends the request; its signal aborts it.
	 * @param options The caller's signal, and how old a response may be.
	 */
	join(
		key: string | undefined,
		start: ( signal: AbortSignal ) => Promise< T >,
		{ signal, since = 0 }: JoinOptions = {}
	): Promise< T > {
		if ( signal?.aborted ) {
			return Promise.reject(
				createError( 'aborted', { cause: signal.reason } )
			);
		}
		const request = ( key !== undefined && this.shared.get( key ) ) || {
			callers: new Set(),
			controller: new AbortController(),
			sequence: -1,
		};
		const response = this.wait( key, request, signal );
		if ( request.sequence < since ) {
			this.send( key, request, start );
		}
		return response;
	}

	has( key: string ): boolean {
		return this.shared.has( key );
	}

	/** Later calls send new requests; those in flight continue. */
	forget() {
		this.shared.clear();
	}

	private send(
		key: string | undefined,
		request: SharedRequest< T >,
		start: ( signal: AbortSignal ) => Promise< T >
	) {
		request.controller.abort();
		const controller = new AbortController();
		Object.assign( request, { controller, sequence: nextSequence() } );
		if ( key !== undefined ) {
			this.shared.set( key, request );
		}
		const end = ( settle: ( caller: Caller< T > ) => void ) => {
			// Otherwise a newer one was sent.
			if ( request.controller === controller ) {
				this.close( key, request );
				request.callers.forEach( settle );
			}
		};
		start( controller.signal ).then(
			( result ) => end( ( { resolve } ) => resolve( result ) ),
			( error ) => end( ( { reject } ) => reject( error ) )
		);
	}

	private close( key: string | undefined, request: SharedRequest< T > ) {
		if ( key !== undefined && this.shared.get( key ) === request ) {
			this.shared.delete( key );
		}
	}

	private wait(
		key: string | undefined,
		request: SharedRequest< T >,
		signal?: AbortSignal
	) {
		let leave = () => {};
		return new Promise< T >( ( resolve, reject ) => {
			const caller = { resolve, reject };
			request.callers.add( caller );
			leave = () => {
				request.callers.delete( caller );
				if ( request.callers.size === 0 ) {
					this.close( key, request );
					request.controller.abort();
				}
				reject( createError( 'aborted', { cause: signal?.reason } ) );
			};
			signal?.addEventListener( 'abort', leave, { once: true } );
			// The signal of a subscription outlives its requests and would keep
			// their responses.
		} ).finally( () => signal?.removeEventListener( 'abort', leave ) );
	}
}
