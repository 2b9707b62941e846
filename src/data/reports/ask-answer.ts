import { addQueryArgs } from '@wordpress/url';
import { request } from '@storedeck/api';
import { createBatcher } from '../core';
import type { ReportAnswer, ReportArgs } from './types';

const ANSWERS = '/storedeck/v1/answers';

/** What is asked at the same time, by path and parameters. */
const askTogether = createBatcher< ReportAnswer | null >( {
	wait: 0,
	// The most that the server answers in one request.
	maxSize: 10,
	load: async ( questions, signal ) => {
		const answers =
			questions.length > 1
				? await request< unknown >( {
						path: `${ ANSWERS }/batch`,
						query: { questions },
						signal,
				  } ).catch( () => undefined )
				: undefined;
		return Array.isArray( answers )
			? Object.fromEntries(
					questions.map( ( question, at ) => [
						question,
						answers[ at ],
					] )
			  )
			: {};
	},
} );

/** The request for an answer alone. */
export const toRequest = ( ...[ report, query ]: ReportArgs ) => ( {
	path: `${ ANSWERS }/${ report }`,
	query,
} );

/**
 * Asks a question. What a screen asks at the same time is one request; what has
 * no answer in it is asked alone, which says why.
 */
export async function askAnswer( signal: AbortSignal, ...args: ReportArgs ) {
	const { path, query } = toRequest( ...args );
	return (
		( await askTogether( addQueryArgs( path, query ), signal ) ) ??
		request< ReportAnswer >( { path, query, signal } )
	);
}
