import { nextSequence } from './sequence';

/** One request on its way and those who wait for it. */
interface InFlightRequest< Result > {
	promise: Promise< Result >;
	controller: AbortController;
	/** When it began, in the order of all requests and changes. */
	sequence: number;
	/** Readers that are still there. */
	waiting: number;
	/** A newer request for the same that took this one's place. */
	successor?: InFlightRequest< Result >;
}

interface JoinOptions {
	/** Tells when this reader no longer waits. Without one it always does. */
	signal?: AbortSignal;
	/**
	 * A request that began before this will not do: another takes its place, and
	 * its readers get the newer response.
	 */
	since?: number;
}

/**
 * Requests on their way, by key. Who asks for the same while a request runs
 * joins it; when all who waited have left, it is aborted.
 */
export class InFlightRequests< Result > {
	private readonly current = new Map< string, InFlightRequest< Result > >();

	/**
	 * Joins the request of a key, or starts it.
	 *
	 * @param key     What is asked for.
	 * @param run     Starts the request; its signal aborts it.
	 * @param options Who waits and whether an older response will do.
	 */
	join(
		key: string,
		run: ( signal: AbortSignal ) => Promise< Result >,
		{ signal, since = 0 }: JoinOptions = {}
	): Promise< Result > {
		const running = this.current.get( key );
		let flight = running;

		if ( ! flight || flight.sequence < since ) {
			flight = this.start( key, run );
			if ( running ) {
				running.successor = flight;
				flight.waiting = running.waiting;
				running.controller.abort();
			}
		}
		this.wait( key, flight, signal );
		return flight.promise;
	}

	/** Whether a request of this key is on its way. */
	has( key: string ): boolean {
		return this.current.has( key );
	}

	private start(
		key: string,
		run: ( signal: AbortSignal ) => Promise< Result >
	): InFlightRequest< Result > {
		const controller = new AbortController();
		const land = ( flight: InFlightRequest< Result > ) => {
			if ( this.current.get( key ) === flight ) {
				this.current.delete( key );
			}
		};
		const fly = async (
			flight: InFlightRequest< Result >
		): Promise< Result > => {
			try {
				const result = await run( controller.signal );
				return flight.successor ? flight.successor.promise : result;
			} catch ( error ) {
				if ( flight.successor ) {
					return flight.successor.promise;
				}
				throw error;
			} finally {
				land( flight );
			}
		};
		const flight: InFlightRequest< Result > = {
			promise: new Promise( ( resolve, reject ) => {
				// In a task of its own: resolvers that were called together run
				// one after the other, and the last shall still find the first's.
				setTimeout( () => fly( flight ).then( resolve, reject ), 0 );
			} ),
			controller,
			sequence: nextSequence(),
			waiting: 0,
		};
		this.current.set( key, flight );
		return flight;
	}

	private wait(
		key: string,
		flight: InFlightRequest< Result >,
		signal?: AbortSignal
	) {
		flight.waiting += 1;
		const leave = () => {
			let latest = flight;
			while ( latest.successor ) {
				latest = latest.successor;
			}
			latest.waiting -= 1;
			if ( latest.waiting === 0 && this.current.get( key ) === latest ) {
				this.current.delete( key );
				latest.controller.abort();
			}
		};
		if ( signal?.aborted ) {
			leave();
		} else {
			signal?.addEventListener( 'abort', leave, { once: true } );
		}
	}
}
