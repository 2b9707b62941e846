import { abortedError } from './read-answer';
import { chainSignal } from './signals';

/** A request on its way and how many wait for it. */
interface Flight< T > {
	promise: Promise< T >;
	controller: AbortController;
	waiting: number;
}

/**
 * Requests on their way, shared by key. Whoever gives up leaves; the last one
 * to leave cancels the request.
 */
export class Flights< T > {
	private readonly shared = new Map< string, Flight< T > >();

	/**
	 * @param key    Same key, same request; `undefined` is never shared.
	 * @param start  Sends the request.
	 * @param signal Gives up waiting.
	 */
	join(
		key: string | undefined,
		start: ( signal: AbortSignal ) => Promise< T >,
		signal?: AbortSignal
	): Promise< T > {
		if ( signal?.aborted ) {
			return Promise.reject( abortedError( signal.reason ) );
		}
		const flight =
			( key !== undefined && this.shared.get( key ) ) ||
			this.open( key, start );
		return this.wait( key, flight, signal );
	}

	/** Later requests are sent anew; those on their way go on. */
	forget() {
		this.shared.clear();
	}

	private open(
		key: string | undefined,
		start: ( signal: AbortSignal ) => Promise< T >
	) {
		const controller = chainSignal();
		const flight: Flight< T > = {
			promise: start( controller.signal ).finally( () =>
				this.close( key, flight )
			),
			controller,
			waiting: 0,
		};
		if ( key !== undefined ) {
			this.shared.set( key, flight );
		}
		return flight;
	}

	private close( key: string | undefined, flight: Flight< T > ) {
		if ( key !== undefined && this.shared.get( key ) === flight ) {
			this.shared.delete( key );
		}
	}

	private wait(
		key: string | undefined,
		flight: Flight< T >,
		signal?: AbortSignal
	) {
		flight.waiting++;
		return new Promise< T >( ( resolve, reject ) => {
			const leave = () => {
				flight.waiting--;
				if ( flight.waiting === 0 ) {
					this.close( key, flight );
					flight.controller.abort();
				}
				reject( abortedError( signal?.reason ) );
			};
			signal?.addEventListener( 'abort', leave, { once: true } );
			flight.promise
				.then( resolve, reject )
				.finally( () => signal?.removeEventListener( 'abort', leave ) );
		} );
	}
}
