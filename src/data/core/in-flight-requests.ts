import { nextSequence } from './sequence';

/** A request in flight and its readers. */
interface InFlightRequest< Result > {
	promise: Promise< Result >;
	controller: AbortController;
	/** When it started, in the order of all requests and changes. */
	sequence: number;
	/** Number of readers. */
	readers: number;
	/** A newer request that replaced this one. */
	successor?: InFlightRequest< Result >;
}

interface JoinOptions {
	/**
	 * Aborted when the reader no longer needs the response. Readers without a
	 * signal always do.
	 */
	signal?: AbortSignal;
	/**
	 * A request that started before this is replaced by a new one; its readers
	 * get the newer response.
	 */
	since?: number;
}

/**
 * Requests in flight by key. Equal requests are deduplicated; a request is
 * aborted when all of its readers have left.
 */
export class InFlightRequests< Result > {
	private readonly current = new Map< string, InFlightRequest< Result > >();

	/**
	 * Joins the request of a key, or starts it.
	 *
	 * @param key     Key of the request.
	 * @param run     Starts the request; its signal aborts it.
	 * @param options The reader's signal, and how old a response may be.
	 */
	join(
		key: string,
		run: ( signal: AbortSignal ) => Promise< Result >,
		{ signal, since = 0 }: JoinOptions = {}
	): Promise< Result > {
		const running = this.current.get( key );
		let request = running;

		if ( ! request || request.sequence < since ) {
			request = this.start( key, run );
			if ( running ) {
				running.successor = request;
				request.readers = running.readers;
				running.controller.abort();
			}
		}
		this.wait( key, request, signal );
		return request.promise;
	}

	has( key: string ): boolean {
		return this.current.has( key );
	}

	private start(
		key: string,
		run: ( signal: AbortSignal ) => Promise< Result >
	): InFlightRequest< Result > {
		const controller = new AbortController();
		const remove = ( request: InFlightRequest< Result > ) => {
			if ( this.current.get( key ) === request ) {
				this.current.delete( key );
			}
		};
		const execute = async (
			request: InFlightRequest< Result >
		): Promise< Result > => {
			try {
				const result = await run( controller.signal );
				return request.successor ? request.successor.promise : result;
			} catch ( error ) {
				if ( request.successor ) {
					return request.successor.promise;
				}
				throw error;
			} finally {
				remove( request );
			}
		};
		const request: InFlightRequest< Result > = {
			promise: new Promise( ( resolve, reject ) => {
				// In a separate task: resolvers that were called together run
				// one after the other, and the last must still find the request
				// of the first.
				setTimeout(
					() => execute( request ).then( resolve, reject ),
					0
				);
			} ),
			controller,
			sequence: nextSequence(),
			readers: 0,
		};
		this.current.set( key, request );
		return request;
	}

	private wait(
		key: string,
		request: InFlightRequest< Result >,
		signal?: AbortSignal
	) {
		request.readers += 1;
		const leave = () => {
			let latest = request;
			while ( latest.successor ) {
				latest = latest.successor;
			}
			latest.readers -= 1;
			if ( latest.readers === 0 && this.current.get( key ) === latest ) {
				this.current.delete( key );
				latest.controller.abort();
			}
		};
		if ( signal?.aborted ) {
			leave();
		} else {
			signal?.addEventListener( 'abort', leave, { once: true } );
			// The signal of a subscription outlives its requests and would keep
			// their responses.
			const forget = () => signal?.removeEventListener( 'abort', leave );
			request.promise.then( forget, forget );
		}
	}
}
