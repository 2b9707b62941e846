import { createAbortError } from './read-response';
import { createLinkedController } from './signals';

/** A request in flight and the number of its callers. */
interface SharedRequest< T > {
	promise: Promise< T >;
	controller: AbortController;
	waiting: number;
}

/**
 * Shares requests in flight by key. A request is aborted when all of its
 * callers have aborted.
 */
export class SharedRequests< T > {
	private readonly shared = new Map< string, SharedRequest< T > >();

	/**
	 * @param key    Requests with the same key are shared; `undefined` is never
	 *               shared.
	 * @param start  Sends the request.
	 * @param signal Aborts this caller.
	 */
	join(
		key: string | undefined,
		start: ( signal: AbortSignal ) => Promise< T >,
		signal?: AbortSignal
	): Promise< T > {
		if ( signal?.aborted ) {
			return Promise.reject( createAbortError( signal.reason ) );
		}
		const request =
			( key !== undefined && this.shared.get( key ) ) ||
			this.open( key, start );
		return this.wait( key, request, signal );
	}

	/** Later calls send new requests; those in flight continue. */
	forget() {
		this.shared.clear();
	}

	private open(
		key: string | undefined,
		start: ( signal: AbortSignal ) => Promise< T >
	) {
		const controller = createLinkedController();
		const request: SharedRequest< T > = {
			promise: start( controller.signal ).finally( () =>
				this.close( key, request )
			),
			controller,
			waiting: 0,
		};
		if ( key !== undefined ) {
			this.shared.set( key, request );
		}
		return request;
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
		request.waiting++;
		return new Promise< T >( ( resolve, reject ) => {
			const leave = () => {
				request.waiting--;
				if ( request.waiting === 0 ) {
					this.close( key, request );
					request.controller.abort();
				}
				reject( createAbortError( signal?.reason ) );
			};
			signal?.addEventListener( 'abort', leave, { once: true } );
			request.promise
				.then( resolve, reject )
				.finally( () => signal?.removeEventListener( 'abort', leave ) );
		} );
	}
}
