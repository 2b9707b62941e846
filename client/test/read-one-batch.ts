import type { Call } from '@storedeck/data/testing';

/**
 * The paths, without parameters, that one request asks for. Fails if another request asks the server's own namespace.
 *
 * @param calls Requests after a change of the URL.
 */
export function readOneBatch( [ first, ...others ]: readonly Call[] ) {
	const questions = [ first?.query.questions ].flat().map( String );
	const isOwn = ( url: string ) => url.startsWith( '/storedeck' );
	expect( first?.path ).toBe( '/storedeck/v1/answers/batch' );
	// The fake server answers with its own routes.
	expect( others.map( ( call ) => call.decodedUrl ).filter( isOwn ) ).toEqual(
		questions.map( decodeURIComponent ).filter( isOwn )
	);
	return questions.map( ( question ) => question.replace( /\?.*/, '' ) );
}

/** The path of the answer of a report. */
export const toAnswerPath = ( report: string ) =>
	`/storedeck/v1/answers/${ report }`;
