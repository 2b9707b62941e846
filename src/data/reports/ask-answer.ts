import { addQueryArgs } from '@wordpress/url';
import { request } from '@storedeck/api';
import type { ReportAnswer, ReportArgs } from './types';

const ANSWERS = '/storedeck/v1/answers';

/** Questions in one request of the server. */
const MAX_QUESTIONS = 10;

interface Asked {
	/** Path of the answer with its parameters. */
	question: string;
	signal: AbortSignal;
	/** Undefined if it has to be asked alone. */
	resolve: ( answer: ReportAnswer | null | undefined ) => void;
}

let waiting: Asked[] = [];

/** Requests several answers, until none of them is needed any more. */
async function askTogether( asked: readonly Asked[] ) {
	const controller = new AbortController();
	const leave = () => {
		if ( asked.every( ( { signal } ) => signal.aborted ) ) {
			controller.abort();
		}
	};
	asked.forEach( ( { signal } ) =>
		signal.addEventListener( 'abort', leave, { once: true } )
	);
	const answers =
		asked.length > 1
			? await request< unknown >( {
					path: `${ ANSWERS }/batch`,
					query: { questions: asked.map( ( one ) => one.question ) },
					signal: controller.signal,
			  } ).catch( () => undefined )
			: [];
	asked.forEach( ( { signal, resolve }, at ) => {
		signal.removeEventListener( 'abort', leave );
		resolve( Array.isArray( answers ) ? answers[ at ] : undefined );
	} );
}

function askWaiting() {
	const asked = waiting.filter( ( { signal } ) => ! signal.aborted );
	waiting
		.filter( ( { signal } ) => signal.aborted )
		.forEach( ( { resolve } ) => resolve( undefined ) );
	waiting = [];
	for ( let at = 0; at < asked.length; at += MAX_QUESTIONS ) {
		askTogether( asked.slice( at, at + MAX_QUESTIONS ) );
	}
}

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
	const answer = await new Promise< ReportAnswer | null | undefined >(
		( resolve ) => {
			const question = addQueryArgs( path, query );
			if ( waiting.push( { question, signal, resolve } ) === 1 ) {
				setTimeout( askWaiting );
			}
		}
	);
	return answer ?? request< ReportAnswer >( { path, query, signal } );
}
