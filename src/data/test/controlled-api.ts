import {
	ApiError,
	request,
	requestList,
	requestWithHeaders,
} from '@storedeck/api';
import type { RequestOptions } from '@storedeck/api';

/** A request that a test answers by hand. */
export interface Call extends RequestOptions {
	/** The path with its query, as an address has it. */
	address: string;
	isAborted: boolean;
	answer: ( data: unknown, totals?: Totals ) => Promise< void >;
	fail: ( message?: string ) => Promise< void >;
}

interface Totals {
	totalResults?: number;
	totalPages?: number;
}

const toAddress = ( { path, query = {} }: RequestOptions ) => {
	const given = Object.entries( query ).filter(
		( [ , value ] ) => value !== undefined
	);
	return given.length === 0
		? path
		: `${ path }?${ given
				.map( ( [ name, value ] ) => `${ name }=${ String( value ) }` )
				.join( '&' ) }`;
};

/** Lets timers and promises that are due run. */
export const settle = () => jest.advanceTimersByTimeAsync( 5 );

/**
 * Collects the requests of a mocked `@storedeck/api`; the test file mocks the
 * module and uses fake timers.
 */
export function controlApi(): Call[] {
	const calls: Call[] = [];

	const control = < Result >(
		options: RequestOptions,
		toResult: ( data: unknown, totals: Totals ) => Result
	) =>
		new Promise< Result >( ( resolve, reject ) => {
			const call: Call = {
				...options,
				address: toAddress( options ),
				isAborted: false,
				answer: async ( data, totals = {} ) => {
					resolve( toResult( data, totals ) );
					await settle();
				},
				fail: async ( message = 'No connection.' ) => {
					reject( new ApiError( { code: 'fetch_error', message } ) );
					await settle();
				},
			};
			options.signal?.addEventListener( 'abort', () => {
				call.isAborted = true;
				reject(
					new ApiError( { code: 'aborted', message: 'Aborted.' } )
				);
			} );
			calls.push( call );
		} );

	jest.mocked( request ).mockImplementation( ( options ) =>
		control( options, ( data ) => data )
	);
	jest.mocked( requestList< unknown > ).mockImplementation( ( options ) =>
		control( options, ( data, { totalResults = 0, totalPages = 1 } ) => ( {
			data: Array.isArray( data ) ? data : [],
			totalResults,
			totalPages,
		} ) )
	);
	jest.mocked( requestWithHeaders< unknown > ).mockImplementation(
		( options ) =>
			control( options, ( data, { totalResults, totalPages } ) => ( {
				data,
				status: 200,
				headers: {
					get: ( name ) =>
						( name === 'x-wp-total' && totalResults?.toString() ) ||
						( name === 'x-wp-totalpages' &&
							totalPages?.toString() ) ||
						null,
				},
			} ) )
	);
	return calls;
}
