import { InFlightRequests } from '../in-flight-requests';

it.each( [
	[ 'succeeded', () => Promise.resolve( 'data' ) ],
	[ 'failed', () => Promise.reject( new Error( 'offline' ) ) ],
] )(
	'leaves no listener on the signal of a reader once a request has %s',
	async ( _case, run ) => {
		const { signal } = new AbortController();
		const add = jest.spyOn( signal, 'addEventListener' );
		const remove = jest.spyOn( signal, 'removeEventListener' );
		const requests = new InFlightRequests< string >();
		await requests.join( 'key', run, { signal } ).catch( () => {} );
		await Promise.resolve();
		expect( add ).toHaveBeenCalledTimes( 1 );
		expect( remove ).toHaveBeenCalledWith(
			'abort',
			add.mock.calls[ 0 ]?.[ 1 ]
		);
	}
);

it( 'still aborts a request in flight when its reader leaves', async () => {
	const reader = new AbortController();
	const requests = new InFlightRequests< string >();
	let sent: AbortSignal | undefined;
	requests
		.join(
			'key',
			( signal ) => {
				sent = signal;
				return new Promise( () => {} );
			},
			{ signal: reader.signal }
		)
		.catch( () => {} );
	await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	reader.abort();
	expect( sent?.aborted ).toBe( true );
} );
