interface Waiter< Value > {
	resolve: ( value: Value | undefined ) => void;
	reject: ( error: unknown ) => void;
}

interface BatcherOptions< Value > {
	/** How long to collect, in ms. */
	wait: number;
	/** Names in one request; more are spread over several. */
	maxSize: number;
	/** Asks for several names at once and gives the values by name. */
	load: ( names: string[] ) => Promise< Readonly< Record< string, Value > > >;
}

/**
 * Collects names that are asked for at about the same time and asks for all of
 * them in one request. A name that is already on its way is not asked for
 * twice. When the request fails, everyone who waits for it is told.
 *
 * @param options How long to collect, and how to ask.
 * @return Asks for one name; undefined where the answer does not have it.
 */
export function createBatcher< Value >( options: BatcherOptions< Value > ) {
	const running = new Map< string, Promise< Value | undefined > >();
	let collected = new Map< string, Waiter< Value > >();

	const send = async ( batch: Array< [ string, Waiter< Value > ] > ) => {
		try {
			const values = await options.load(
				batch.map( ( [ name ] ) => name )
			);
			batch.forEach( ( [ name, { resolve } ] ) =>
				resolve(
					Object.hasOwn( values, name ) ? values[ name ] : undefined
				)
			);
		} catch ( error ) {
			batch.forEach( ( [ , { reject } ] ) => reject( error ) );
		} finally {
			batch.forEach( ( [ name ] ) => running.delete( name ) );
		}
	};

	const flush = () => {
		const batch = [ ...collected ];
		collected = new Map();
		for ( let at = 0; at < batch.length; at += options.maxSize ) {
			send( batch.slice( at, at + options.maxSize ) );
		}
	};

	return ( name: string ): Promise< Value | undefined > => {
		const known = running.get( name );
		if ( known ) {
			return known;
		}
		const promise = new Promise< Value | undefined >(
			( resolve, reject ) => {
				collected.set( name, { resolve, reject } );
			}
		);
		running.set( name, promise );
		if ( collected.size === 1 ) {
			setTimeout( flush, options.wait );
		}
		return promise;
	};
}
