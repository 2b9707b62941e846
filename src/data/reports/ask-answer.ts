import { addQueryArgs } from '@wordpress/url';
import { getPreloaded, request } from '@storedeck/api';
import type { Query } from '@storedeck/api';
import { createBatcher } from '../core';
import type { ReportAnswer, ReportArgs } from './types';

const ANSWERS = '/storedeck/v1/answers';

/** What is asked at the same time, by path and parameters. */
const askTogether = createBatcher< unknown >( {
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
 * Requests an answer, or the names of its items. What a screen asks at the same time is one request; what has no
 * answer in it is asked alone, which says why.
 */
export async function requestTogether< Answer >( options: {
	path: string;
	query?: Query | undefined;
	signal: AbortSignal;
} ): Promise< Answer > {
	const { path, query, signal } = options;
	const answer = getPreloaded( options )
		? undefined
		: await askTogether( addQueryArgs( path, query ), signal );
	return ( answer as Answer | null | undefined ) ?? request( options );
}

/** Asks a question. */
export const askAnswer = ( signal: AbortSignal, ...args: ReportArgs ) =>
	requestTogether< ReportAnswer >( { ...toRequest( ...args ), signal } );
