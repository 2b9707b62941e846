import { SharedRequests } from '@storedeck/api';
import { getOwn } from '@storedeck/settings/guards';

interface Waiter< Value > {
	resolve: ( value: Value | undefined ) => void;
	reject: ( error: unknown ) => void;
	/** Aborted when the value is not needed any more. */
	signal: AbortSignal;
}

interface BatcherOptions< Value > {
	/** How long names are collected, in ms. */
	wait: number;
	/** Names in one request; further names are sent in further requests. */
	maxSize: number;
	/**
	 * Requests several names; resolves to the values by name. The signal is aborted
	 * when none of them is needed any more.
	 */
	load: (
		names: string[],
		signal: AbortSignal
	) => Promise< Readonly< Record< string, Value > > >;
	/**
	 * The names that an error is about. Only these fail; the others are
	 * requested again, once. Without it, or when it returns none, all of them
	 * fail.
	 */
	getRejectedNames?: ( error: unknown ) => readonly string[];
}

/**
 * Collects names that are requested at about the same time and loads them with
 * one request. A name in flight is not requested again. When the request fails
 * because of some names, only their callers get the error.
 *
 * @param options How long names are collected, and how they are loaded.
 * @return Requests one name until the signal is aborted; undefined when the response
 *         does not contain it.
 */
export function createBatcher< Value >( options: BatcherOptions< Value > ) {
	const inFlight = new SharedRequests< Value | undefined >();
	let collected = new Map< string, Waiter< Value > >();

	type Batch = Array< [ string, Waiter< Value > ] >;

	const load = async (
		batch: Batch,
		getRejectedNames = options.getRejectedNames
	) => {
		const controller = new AbortController();
		const leave = () => {
			if ( batch.every( ( [ , { signal } ] ) => signal.aborted ) ) {
				controller.abort();
			}
		};
		batch.forEach( ( [ , { signal } ] ) =>
			signal.addEventListener( 'abort', leave, { once: true } )
		);
		try {
			const values = await options.load(
				batch.map( ( [ name ] ) => name ),
				controller.signal
			);
			batch.forEach( ( [ name, { resolve } ] ) =>
				resolve( getOwn( values, name ) )
			);
		} catch ( error ) {
			const rejected = getRejectedNames?.( error ) ?? [];
			const others = batch.filter(
				( [ name ] ) => ! rejected.includes( name )
			);
			const isRetried = others.length > 0 && others.length < batch.length;
			const failed = isRetried
				? batch.filter( ( entry ) => ! others.includes( entry ) )
				: batch;
			failed.forEach( ( [ , { reject } ] ) => reject( error ) );
			if ( isRetried ) {
				await load( others, () => [] );
			}
		}
	};

	const flush = () => {
		const batch = [ ...collected ].filter(
			( [ , { signal } ] ) => ! signal.aborted
		);
		collected = new Map();
		for ( let at = 0; at < batch.length; at += options.maxSize ) {
			load( batch.slice( at, at + options.maxSize ) );
		}
	};

	return (
		name: string,
		callerSignal?: AbortSignal
	): Promise< Value | undefined > =>
		inFlight.join(
			name,
			( signal ) =>
				new Promise( ( resolve, reject ) => {
					if ( collected.size === 0 ) {
						setTimeout( flush, options.wait );
					}
					collected.set( name, { resolve, reject, signal } );
				} ),
			{ signal: callerSignal }
		);
}
